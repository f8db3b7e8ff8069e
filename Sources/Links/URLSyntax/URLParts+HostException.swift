import Diagnostics

extension URLParts {
  /// Returns the error for a host that is rejected unless a manifest lists it, or `nil`.
  ///
  /// A host is rejected if it has a port, an `xn--` label, an empty label, a trailing dot or an
  /// underscore, or if it is an IP address in any notation. After a custom scheme, only a port and
  /// an address in brackets are rejected. Parsers disagree about such hosts, or the hosts are not
  /// public. A router calls this method only for hosts that no manifest lists, so it never runs for
  /// the most common links.
  ///
  /// - Complexity: O(*h*), where *h* is the length of the host.
  package func hostException(in bytes: Span<UInt8>) -> URLParseError? {
    if let exception = hostNameException(in: bytes) { return exception }
    return port.map { URLParseError(.portNotAllowed, $0.lowerBound - 1..<$0.upperBound) }
  }

  private func hostNameException(in bytes: Span<UInt8>) -> URLParseError? {
    guard let host else { return nil }
    if !host.isEmpty, bytes[host.lowerBound] == UInt8(ascii: "[") {
      return URLParseError(.ipAddressHost, host)
    }
    // After a custom scheme, the host is usually a path component. Only an address in brackets or a
    // port is unusual there.
    guard hasWebScheme else { return nil }

    var exception: URLParseError?
    var label = host.lowerBound..<host.lowerBound
    var lastLabel = label
    var start = host.lowerBound
    while start <= host.upperBound {
      var end = start
      while end < host.upperBound, bytes[end] != UInt8(ascii: ".") { end += 1 }
      label = start..<end
      if label.isEmpty {
        let isLast = end == host.upperBound
        exception =
          exception
          ?? (isLast
            ? URLParseError(.trailingDotHost, end - 1..<end)
            : URLParseError(.emptyHostLabel, max(start - 1, host.lowerBound)..<end + 1))
        if !isLast { lastLabel = label }
      } else {
        exception = exception ?? Self.labelException(bytes, label)
        lastLabel = label
      }
      start = end + 1
    }
    // The URL Standard reads a host as an IPv4 address if its last label is a number. With a
    // trailing dot, that is the label before the dot.
    if Self.isNumber(bytes, lastLabel) { return URLParseError(.ipAddressHost, host) }
    return exception
  }

  private static func labelException(_ bytes: Span<UInt8>, _ label: Range<Int>) -> URLParseError? {
    let start = label.lowerBound
    let isPunycode =
      label.count >= 4 && bytes[start] | 0x20 == UInt8(ascii: "x")
      && bytes[start + 1] | 0x20 == UInt8(ascii: "n") && bytes[start + 2] == UInt8(ascii: "-")
      && bytes[start + 3] == UInt8(ascii: "-")
    if isPunycode { return URLParseError(.punycodeHost, label) }
    return label.first { bytes[$0] == UInt8(ascii: "_") }.map {
      URLParseError(.underscoreHost, $0..<$0 + 1)
    }
  }

  /// Returns `true` if a label consists of decimal digits, or of `0x` and any hexadecimal digits.
  ///
  /// The URL Standard calls this test of the last label the "ends in a number" checker.
  private static func isNumber(_ bytes: Span<UInt8>, _ label: Range<Int>) -> Bool {
    guard !label.isEmpty else { return false }
    if label.allSatisfy({ bytes[$0] &- 0x30 < 10 }) { return true }
    let start = label.lowerBound
    return label.count >= 2 && bytes[start] == UInt8(ascii: "0")
      && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
      && label.dropFirst(2).allSatisfy { bytes[$0].hexadecimalValue != nil }
  }
}
