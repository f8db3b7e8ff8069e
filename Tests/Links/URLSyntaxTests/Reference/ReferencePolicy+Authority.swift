extension ReferencePolicy {
  private static let hostName =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._"

  /// Splits the authority into host and port, and rejects those that no manifest can list.
  func authority(
    from start: Int, scheme: String
  ) throws(Refused) -> (host: Range<Int>?, port: Range<Int>?, end: Int) {
    let end = firstIndex(of: "/?#\\", from: start) ?? link.count
    let authority = start..<end
    if let at = link[authority].lastIndex(of: UInt8(ascii: "@")) {
      throw Refused("userinfo", start..<at + 1)
    }
    let isWeb = Self.webSchemes.contains(scheme)
    let host = try host(in: authority, isWeb: isWeb)
    let hasPort = host.upperBound < end
    if host.isEmpty, isWeb || hasPort {
      let slashes = run(of: "/", from: start)
      throw slashes.isEmpty
        ? Refused("missing-host", host) : Refused("missing-slashes", start - 2..<slashes.upperBound)
    }
    // A dot segment must be a complete component. As in a path, a backslash does not end a
    // component, so `..\` is not a dot segment.
    let isComponent = host.upperBound == link.count || link[host.upperBound] != 0x5C
    if !isWeb, isComponent, [".", ".."].contains(text(host)) { throw Refused("dot-segment", host) }
    let port = hasPort ? try port(in: host.upperBound..<end) : nil
    if end < link.count, link[end] == 0x5C { throw Refused("backslash", end..<end + 1) }

    if scheme == "file" {
      if text(host).lowercased() == "localhost" { throw Refused("missing-host", host) }
      if port != nil { throw Refused("port-not-allowed", host.upperBound..<end) }
    }
    return (host, port, end)
  }

  private func host(in authority: Range<Int>, isWeb: Bool) throws(Refused) -> Range<Int> {
    let start = authority.lowerBound
    var allowed = Self.hostName + (isWeb ? "" : "!$&'()*+,;=~")
    var end = start
    if link[authority].first == UInt8(ascii: "[") {
      allowed = "0123456789abcdefABCDEF:."
      end += 1
    }
    while end < authority.upperBound, allowed.utf8.contains(link[end]) { end += 1 }
    if link[authority].first == UInt8(ascii: "[") {
      if end == authority.upperBound, end == link.count || link[end] != 0x5C {
        throw Refused("forbidden-host-character", start..<start + 1)
      }
      guard link[end] == UInt8(ascii: "]") else { throw wrongInHost(at: end) }
      end += 1
    }
    let isOver = end == authority.upperBound || link[end] == UInt8(ascii: ":")
    guard isOver else { throw wrongInHost(at: end) }
    let isEmptyBeforeBackslash = end == start && end < link.count && link[end] == 0x5C
    if isEmptyBeforeBackslash { throw Refused("backslash", end..<end + 1) }
    return start..<end
  }

  private func wrongInHost(at offset: Int) -> Refused {
    if link[offset] == UInt8(ascii: "%") {
      return Refused("percent-encoded-host", percentRange(at: offset))
    }
    guard let wrong = neverAllowed(at: offset), wrong.code != "forbidden-character" else {
      return Refused("forbidden-host-character", offset..<offset + 1)
    }
    return wrong.code == "non-ascii-character" ? Refused("non-ascii-host", wrong.range) : wrong
  }

  /// Returns the range of a port, including its colon.
  private func port(in range: Range<Int>) throws(Refused) -> Range<Int> {
    let digits = range.lowerBound + 1..<range.upperBound
    if let other = digits.first(where: { !"0123456789".utf8.contains(link[$0]) }) {
      let named: Set = ["backslash", "space", "control-character", "invalid-utf-8"]
      if let wrong = neverAllowed(at: other), named.contains(wrong.code) { throw wrong }
      throw Refused("invalid-port", range)
    }
    if range.upperBound < link.count, link[range.upperBound] == 0x5C {
      throw Refused("backslash", range.upperBound..<range.upperBound + 1)
    }
    let isNumber = UInt16(text(digits)).map { String($0) } == text(digits)
    guard isNumber else { throw Refused("invalid-port", range) }
    return digits
  }

  // MARK: Odd hosts

  /// Returns the reason why a manifest must list the host; `nil` if there is none.
  func oddity(_ parts: PartRanges, isWeb: Bool) -> Refused? {
    guard let host = parts.host else { return nil }
    let name = text(host).lowercased()
    if name.hasPrefix("[") || isWeb && Self.endsInNumber(name) {
      return Refused("ip-address-host", host)
    }
    if isWeb {
      var start = host.lowerBound
      let labels = name.split(separator: ".", omittingEmptySubsequences: false)
      for (index, label) in labels.enumerated() {
        let range = start..<start + label.utf8.count
        start = range.upperBound + 1
        if label.isEmpty, index == labels.count - 1 {
          return Refused("trailing-dot-host", range.lowerBound - 1..<range.upperBound)
        }
        if label.isEmpty {
          let front = index == 0 ? range.lowerBound : range.lowerBound - 1
          return Refused("empty-host-label", front..<range.upperBound + 1)
        }
        if label.hasPrefix("xn--") { return Refused("punycode-host", range) }
        if let underscore = link[range].firstIndex(of: UInt8(ascii: "_")) {
          return Refused("underscore-host", underscore..<underscore + 1)
        }
      }
    }
    return parts.port.map { Refused("port-not-allowed", $0.lowerBound - 1..<$0.upperBound) }
  }

  /// Implements the standard's
  /// [ends-in-a-number checker](https://url.spec.whatwg.org/#ends-in-a-number-checker) literally.
  static func endsInNumber(_ host: String) -> Bool {
    var parts = host.split(separator: ".", omittingEmptySubsequences: false)
    if parts.last == "" {
      if parts.count == 1 { return false }
      parts.removeLast()
    }
    guard let last = parts.last else { return false }
    if !last.isEmpty, last.allSatisfy({ "0123456789".contains($0) }) { return true }
    return last.hasPrefix("0x") && last.dropFirst(2).allSatisfy { "0123456789abcdef".contains($0) }
  }
}
