import URLSyntax

/// The parts of a link as `android.net.Uri` returns them: decoded, and in UTF-16.
///
/// The authority also ends at a backslash, as in browsers. Parts are decoded before they are
/// matched, so an encoded slash acts as a slash. The query is decoded before it is split, so an
/// encoded `&` splits it.
struct AndroidURI: Sendable {
  /// The scheme as written; `nil` if the string has none.
  let scheme: String?
  /// The host; `nil` if the link has no `//`.
  let host: String?
  /// The port; `nil` if it is absent or not a number.
  let port: Int?
  /// The path; `nil` if only text without a leading slash follows the scheme.
  let path: [UInt16]?
  /// The parts of the query, which are separated by `&` or, if it contains none, by `;`.
  ///
  /// The value is `nil` if the link has no query.
  let parameters: [[UInt16]]?
  /// The fragment; `nil` if the link has none.
  let fragment: [UInt16]?

  /// The decoded text after the scheme and its colon, up to the fragment.
  let schemeSpecificPart: [UInt16]

  /// `true` if the scheme is `http` or `https` in lower case.
  var isWeb: Bool { scheme == "https" || scheme == "http" }

  /// Reads the parts of a link.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the link.
  init(_ link: AssociationLink) {
    let bytes = link.bytes
    scheme = link.scheme.map(link.text)
    fragment = link.fragment.map { Self.decoded(bytes, $0) }
    schemeSpecificPart = Self.decoded(
      bytes,
      (link.scheme.map { $0.upperBound + 1 } ?? 0)..<(link.query?.upperBound
        ?? link.path.upperBound)
    )
    parameters = link.query.map { Self.parameters(Self.decoded(bytes, $0)) }
    guard let hostRange = link.host else {
      host = nil
      port = nil
      let isOpaque = bytes[link.path].first != UInt8(ascii: "/")
      path = isOpaque && link.scheme != nil ? nil : Self.decoded(bytes, link.path)
      return
    }
    let start = link.userInfo?.lowerBound ?? hostRange.lowerBound
    var authority = start..<link.path.lowerBound
    var pathStart = link.path.lowerBound
    if let backslash = bytes[authority].firstIndex(of: UInt8(ascii: "\\")) {
      authority = start..<backslash
      pathStart = backslash
    }
    path = Self.decoded(bytes, pathStart..<link.path.upperBound)
    let nameStart = bytes[authority].lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? start
    let name = nameStart..<authority.upperBound
    let digits = bytes[name].reversed().prefix { $0 &- 0x30 < 10 }.count
    let colon = name.upperBound - digits - 1
    if colon >= name.lowerBound, bytes[colon] == UInt8(ascii: ":") {
      host = String(decoding: Self.decoded(bytes, name.lowerBound..<colon), as: UTF16.self)
      port = Int32(String(decoding: bytes[colon + 1..<name.upperBound], as: UTF8.self)).map(
        Int.init)
    } else {
      host = String(decoding: Self.decoded(bytes, name), as: UTF16.self)
      port = nil
    }
  }

  /// Returns the decoded units of a part.
  ///
  /// A percent sign without two hexadecimal digits becomes a replacement character; so does invalid
  /// UTF-8.
  static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt16] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "%") else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      if offset + 2 < range.upperBound, let high = bytes[offset + 1].hexadecimalValue,
        let low = bytes[offset + 2].hexadecimalValue
      {
        result.append(high << 4 | low)
        offset += 3
      } else {
        result.append(contentsOf: [0xEF, 0xBF, 0xBD])
        offset += 1
      }
    }
    return Array(String(decoding: result, as: UTF8.self).utf16)
  }

  /// Returns the parts of a query, without trailing empty parts, like Java's `split`.
  private static func parameters(_ query: [UInt16]) -> [[UInt16]] {
    func split(_ separator: UInt8) -> [[UInt16]] {
      var parts = query.split(separator: UInt16(separator), omittingEmptySubsequences: false).map(
        Array.init)
      while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
      return parts
    }
    let parts = split(UInt8(ascii: "&"))
    return parts.count == 1 ? split(UInt8(ascii: ";")) : parts
  }
}
