import Diagnostics

extension URLParts {
  /// Reads the host and the port after `//` and returns the offset of the path.
  package mutating func scanAuthority(
    _ bytes: Span<UInt8>, from start: Int
  ) throws(URLParseError) -> Int {
    flags.insert(.hasAuthority)
    hostStart = UInt16(truncatingIfNeeded: start)
    let count = bytes.count
    var offset = start
    scan: while offset < count {
      let byte = bytes[offset]
      if byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") {
        offset += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":"):
        break scan
      case UInt8(ascii: "_"):
        offset += 1
      case UInt8(ascii: "[") where offset == start:
        offset = try Self.scanIPLiteral(bytes, from: start)
        break scan
      default:
        // After a custom scheme, the host can be the first path component, so it may contain more
        // characters than a host name.
        guard !flags.contains(.webScheme), Self.isSubDelimiter(byte) || byte == UInt8(ascii: "~")
        else { throw Self.errorInAuthority(bytes, at: offset, start: start) }
        offset += 1
      }
    }
    hostEnd = UInt16(truncatingIfNeeded: offset)
    if !flags.contains(.webScheme) {
      try Self.checkCustomHost(bytes, start..<offset)
    } else if offset == start {
      throw Self.errorForMissingHost(bytes, at: start)
    }
    if offset < count, bytes[offset] == UInt8(ascii: ":") {
      offset = try scanPort(bytes, from: offset + 1, authorityStart: start)
    }
    authorityEnd = UInt16(truncatingIfNeeded: offset)
    return offset
  }

  /// Rejects the hosts that are invalid even after a custom scheme.
  ///
  /// The host can become the first path component, so it may not be a dot segment. The URL Standard
  /// rejects a port without a host, which RFC 3986 accepts.
  private static func checkCustomHost(
    _ bytes: Span<UInt8>, _ host: Range<Int>
  ) throws(URLParseError) {
    let code: URLParseError.Code
    if host.isEmpty {
      guard host.upperBound < bytes.count, bytes[host.upperBound] == UInt8(ascii: ":") else {
        return
      }
      code = .missingHost
    } else {
      guard host.count <= 2, bytes[host.lowerBound] == UInt8(ascii: "."),
        bytes[host.upperBound - 1] == UInt8(ascii: ".")
      else { return }
      code = .dotSegment
    }
    throw userinfoError(bytes, from: host.lowerBound) ?? URLParseError(code, host)
  }

  /// Reads a port and returns the offset after it; the caller decides which ports are allowed.
  private mutating func scanPort(
    _ bytes: Span<UInt8>, from digits: Int, authorityStart: Int
  ) throws(URLParseError) -> Int {
    var offset = digits
    var value = 0
    while offset < bytes.count, bytes[offset] &- 0x30 < 10 {
      value = min(value * 10 + Int(bytes[offset] &- 0x30), 65536)
      offset += 1
    }
    if offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break
      default:
        if let error = Self.userinfoError(bytes, from: authorityStart) { throw error }
        let error = Self.forbidden(bytes, at: offset)
        throw error.code == .forbiddenCharacter || error.code == .nonASCIICharacter
          ? URLParseError(.invalidPort, digits - 1..<Self.authorityEnd(bytes, from: offset)) : error
      }
    }
    let hasLeadingZero = offset - digits > 1 && bytes[digits] == UInt8(ascii: "0")
    guard offset > digits, value < 65536, !hasLeadingZero else {
      throw URLParseError(.invalidPort, digits - 1..<offset)
    }
    flags.insert(.hasPort)
    return offset
  }

  /// Reads an address in brackets and returns the offset after it.
  ///
  /// The address is only compared with hosts in manifests, so its grammar is not checked.
  private static func scanIPLiteral(
    _ bytes: Span<UInt8>, from start: Int
  ) throws(URLParseError) -> Int {
    var offset = start + 1
    address: while true {
      // Report the position of an unclosed bracket, not the end of the authority.
      guard offset < bytes.count else {
        throw URLParseError(.forbiddenHostCharacter, start..<start + 1)
      }
      switch bytes[offset] {
      case UInt8(ascii: "]"): break address
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        throw URLParseError(.forbiddenHostCharacter, start..<start + 1)
      case UInt8(ascii: ":"), UInt8(ascii: "."): offset += 1
      case let byte where byte.hexadecimalValue != nil: offset += 1
      default: throw errorInAuthority(bytes, at: offset, start: start)
      }
    }
    offset += 1
    guard offset < bytes.count else { return offset }
    switch bytes[offset] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":"): return offset
    default: throw errorInAuthority(bytes, at: offset, start: start)
    }
  }

  /// `sub-delims` of RFC 3986 §2.2.
  private static func isSubDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
