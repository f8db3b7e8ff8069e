import Diagnostics

// The scan reads each byte once, from the first to the last:
//
//     scheme ":" [ "//" host [ ":" port ] ] path [ "?" query ] [ "#" fragment ]
//
// 1. `scanScheme` reads letters, digits and `+-.` up to the colon. It recognizes the web schemes,
//    such as `https` and `ws`.
// 2. `scanAuthority` reads the host, which a web scheme requires, and the port. A user name is an
//    error.
// 3. `scanRest` reads path, query and fragment in one loop over byte classes. An escape is
//    validated together with the UTF-8 sequence that it starts, except in the fragment. A percent
//    sign that starts no escape is an error only in the path. The first byte of each component
//    decides whether to check for a dot segment. In the fragment, only bytes that are rejected
//    everywhere are errors: see URLParts+Fragment.swift.
//
// `hostException(in:)` in URLParts+HostException.swift checks for unusual hosts (a port, `xn--`, an
// IP address, …). A router calls it only for hosts that no manifest lists.

extension URLParts {
  /// Scans a link; the caller rejects unusual hosts.
  ///
  /// - Parameter allowsLineBreaks: A Boolean value that indicates whether the query may contain an
  ///   encoded tab, line feed or carriage return. The caller then rejects those outside of values
  ///   that allow them; see ``Flags/encodedLineBreak``.
  /// - Complexity: O(*n*), where *n* is the number of bytes; no allocation.
  package init(
    scanning bytes: Span<UInt8>, allowsLineBreaks: Bool = false
  ) throws(URLParseError) {
    guard bytes.count <= Self.maximumLength else {
      throw URLParseError(.tooLong, Self.maximumLength..<bytes.count)
    }
    self.init()
    let pathStart: Int
    if bytes.count > 8, Self.startsWithHTTPS(bytes) {
      schemeEnd = 5
      flags = .webScheme
      pathStart = try scanAuthority(bytes, from: 8)
    } else {
      try scanScheme(bytes)
      pathStart = try scanAfterScheme(bytes)
    }
    try scanRest(bytes, from: pathStart, allowsLineBreaks: allowsLineBreaks)
  }

  /// Scans a link, with encoded line breaks allowed in the query, and returns `true` if the link
  /// follows the syntax policy.
  ///
  /// Unlike ``init(scanning:allowsLineBreaks:)``, this method does not throw.
  package static func scan(_ bytes: Span<UInt8>, into parts: inout URLParts) -> Bool {
    do throws(URLParseError) {
      parts = try URLParts(scanning: bytes, allowsLineBreaks: true)
      return true
    } catch {
      return false
    }
  }

  /// Reads the path, the query and the fragment.
  private mutating func scanRest(
    _ bytes: Span<UInt8>, from pathStart: Int, allowsLineBreaks: Bool
  ) throws(URLParseError) {
    let count = bytes.count
    var offset = pathStart
    end = UInt16(truncatingIfNeeded: count)

    try Self.checkComponentStart(bytes, at: offset)
    path: while true {
      offset = Self.skipOrdinary(bytes, from: offset)
      guard offset < count else {
        pathEnd = end
        queryEnd = end
        return
      }
      switch ByteClass.of(bytes[offset]) {
      case ByteClass.slash:
        offset += 1
        if offset < count {
          if bytes[offset] == UInt8(ascii: "/") {
            throw URLParseError(.emptyPathComponent, offset - 1..<offset + 1)
          }
          try Self.checkComponentStart(bytes, at: offset)
        }
      case ByteClass.percent:
        offset = try Self.scanPercent(bytes, at: offset)
        flags.insert(.percentInPath)
      case ByteClass.question, ByteClass.hash:
        break path
      default:
        throw Self.forbidden(bytes, at: offset)
      }
    }
    pathEnd = UInt16(truncatingIfNeeded: offset)

    if bytes[offset] == UInt8(ascii: "?") {
      flags.insert(.hasQuery)
      offset += 1
      query: while true {
        offset = Self.skipOrdinary(bytes, from: offset)
        guard offset < count else { break }
        switch ByteClass.of(bytes[offset]) {
        case ByteClass.slash, ByteClass.question:
          offset += 1
        case ByteClass.bracket:
          offset += 1
          flags.insert(.irregularQuery)
        case ByteClass.percent:
          flags.insert(.percentAfterPath)
          if !Self.isEscape(bytes, at: offset) {
            offset += 1
            flags.insert(.irregularQuery)
          } else if allowsLineBreaks, Self.isEncodedLineBreak(bytes, at: offset) {
            offset += 3
            flags.insert(.encodedLineBreak)
          } else {
            offset = try Self.scanPercent(bytes, at: offset)
          }
        case ByteClass.hash:
          break query
        default:
          throw Self.forbidden(bytes, at: offset)
        }
      }
    }
    queryEnd = UInt16(truncatingIfNeeded: offset)
    guard offset < count else { return }

    flags.insert(.hasFragment)
    offset += 1
    while true {
      offset = Self.skipOrdinary(bytes, from: offset)
      guard offset < count else { return }
      switch ByteClass.of(bytes[offset]) {
      case ByteClass.slash, ByteClass.question:
        offset += 1
      case ByteClass.percent:
        flags.insert(.percentAfterPath)
        if !Self.isEscape(bytes, at: offset) { flags.insert(.irregularFragment) }
        offset += 1
      default:
        flags.insert([.percentAfterPath, .irregularFragment])
        offset = try Self.scanIrregular(bytes, at: offset)
      }
    }
  }

  /// Returns the offset of the next byte that is not ordinary, or the end.
  @inline(__always)
  private static func skipOrdinary(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count,
      ByteClass.of(bytes[offset]) == ByteClass.ordinary
    {
      offset += 1
    }
    return offset
  }
}
