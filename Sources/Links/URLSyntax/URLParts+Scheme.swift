import Diagnostics

// Step 1 of the scan that URLParts+Scan.swift describes: the scheme and the separator after it.

extension URLParts {
  /// Returns `true` if the first eight bytes are `https://`, ignoring ASCII case.
  ///
  /// The method compares all eight bytes at the same time.
  @inline(__always)
  static func startsWithHTTPS(_ bytes: Span<UInt8>) -> Bool {
    ByteSearch.load(bytes, 0) | 0x0000_0020_2020_2020 == 0x2F2F_3A73_7074_7468
  }

  /// Reads the scheme (RFC 3986 §3.1) and sets ``Flags/webScheme`` if it is a web scheme.
  mutating func scanScheme(_ bytes: Span<UInt8>) throws(URLParseError) {
    guard bytes.count > 0 else { throw URLParseError(.emptyLink, 0..<0) }
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ":") { break }
      let isSchemeByte =
        offset == 0
        ? (byte | 0x20) &- 0x61 < 26
        : byte.isASCIIAlphanumeric || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".")
      guard isSchemeByte else { throw Self.errorInScheme(bytes, at: offset) }
      offset += 1
    }
    guard 0 < offset, offset < bytes.count else {
      throw URLParseError(.missingScheme, 0..<offset)
    }
    schemeEnd = UInt16(truncatingIfNeeded: offset)
    if Self.isWebScheme(bytes, 0..<offset) { flags.insert(.webScheme) }
  }

  /// Returns the error for a byte that no scheme contains.
  ///
  /// If no part of a link may contain the byte, the error reports the byte, because browsers remove
  /// some such bytes before they read the scheme. Otherwise, the error reports a missing scheme.
  static func errorInScheme(_ bytes: Span<UInt8>, at offset: Int) -> URLParseError {
    switch ByteClass.of(bytes[offset]) {
    case ByteClass.ordinary, ByteClass.slash, ByteClass.question, ByteClass.hash,
      ByteClass.percent, ByteClass.bracket:
      URLParseError(.missingScheme, 0..<offset)
    default: forbidden(bytes, at: offset)
    }
  }

  /// Reads the separator and the authority of a link that does not start with `https://`.
  ///
  /// - Returns: The offset of the path.
  mutating func scanAfterScheme(_ bytes: Span<UInt8>) throws(URLParseError) -> Int {
    let start = Int(schemeEnd) + 1
    let slashes = Self.slashes(bytes, from: start)
    if slashes.count >= 2 {
      let pathStart = try scanAuthority(bytes, from: start + 2)
      try checkFileHost(bytes)
      return pathStart
    }
    if flags.contains(.webScheme) {
      throw Self.errorForMissingSlashes(bytes, found: slashes)
    }
    hostStart = UInt16(truncatingIfNeeded: start)
    hostEnd = hostStart
    authorityEnd = hostStart
    return start
  }

  /// Returns the error for a web link without two slashes after the scheme.
  ///
  /// If browsers read the byte after the found slashes as a slash, or remove it, the error reports
  /// that byte.
  private static func errorForMissingSlashes(
    _ bytes: Span<UInt8>, found slashes: Range<Int>
  ) -> URLParseError {
    if slashes.upperBound < bytes.count {
      switch ByteClass.of(bytes[slashes.upperBound]) {
      case ByteClass.backslash, ByteClass.control, ByteClass.space:
        return forbidden(bytes, at: slashes.upperBound)
      default: break
      }
    }
    return URLParseError(.missingSlashes, slashes)
  }

  /// Rejects a `file` link with the host `localhost` or with a port.
  ///
  /// After `file://`, the URL Standard reads `localhost` as an empty host and rejects a port. RFC
  /// 3986 has neither exception.
  private func checkFileHost(_ bytes: Span<UInt8>) throws(URLParseError) {
    // Of the web schemes, only `file` and `ftp` start with an F, and only `file` has four letters.
    guard flags.contains(.webScheme), schemeEnd == 4, bytes[0] | 0x20 == UInt8(ascii: "f") else {
      return
    }
    let host = Int(hostStart)..<Int(hostEnd)
    if Self.equals(bytes, at: host, name: "localhost") { throw URLParseError(.missingHost, host) }
    if flags.contains(.hasPort) {
      throw URLParseError(.portNotAllowed, Int(hostEnd)..<Int(authorityEnd))
    }
  }

  /// Returns the range of the slashes from an offset.
  private static func slashes(_ bytes: Span<UInt8>, from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
    return start..<end
  }

  /// Returns `true` if a scheme is a special scheme of the URL Standard, ignoring ASCII case.
  package static func isWebScheme(_ bytes: Span<UInt8>, _ scheme: Range<Int>) -> Bool {
    equals(bytes, at: scheme, name: "https") || equals(bytes, at: scheme, name: "http")
      || equals(bytes, at: scheme, name: "ws") || equals(bytes, at: scheme, name: "wss")
      || equals(bytes, at: scheme, name: "ftp") || equals(bytes, at: scheme, name: "file")
  }

  /// Returns `true` if the bytes in a range equal a lower-case name, ignoring ASCII case.
  private static func equals(
    _ bytes: Span<UInt8>, at range: Range<Int>, name: StaticString
  ) -> Bool {
    guard name.utf8CodeUnitCount == range.count else { return false }
    for index in 0..<range.count {
      // In bounds: the name has `range.count` bytes.
      let expected = unsafe name.utf8Start[index]
      if bytes[range.lowerBound + index].asciiLowercased != expected { return false }
    }
    return true
  }
}
