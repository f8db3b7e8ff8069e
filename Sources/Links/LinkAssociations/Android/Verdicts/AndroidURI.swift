import URLSyntax

/// The parts of a link as `android.net.Uri` gives them: decoded, and in UTF-16.
///
/// The authority ends at a backslash too, as in browsers. Decoding comes before anything is matched, so that an
/// encoded slash is a slash, and before the query is split, so that an encoded `&` splits it.
struct AndroidURI: Sendable {
  /// The scheme as written; `nil` for a text without one.
  let scheme: String?
  /// The host; `nil` where the link has no `//`.
  let host: String?
  /// The port; `nil` where it is absent or no number.
  let port: Int?
  /// The path; `nil` where the link is no more than a scheme and a text.
  let path: [UInt16]?
  /// What stands between two `&`, or `;` where there is no `&`; `nil` without a query.
  let parameters: [[UInt16]]?
  /// The fragment; `nil` without one.
  let fragment: [UInt16]?

  /// Everything behind the scheme and in front of the fragment.
  let schemeSpecificPart: [UInt16]

  /// Whether the scheme is one of the web, in its exact case.
  var isWeb: Bool { scheme == "https" || scheme == "http" }

  /// Reads the parts.
  ///
  /// - Complexity: O(*n*).
  init(_ link: AssociationLink) {
    let bytes = link.bytes
    scheme = link.scheme.map(link.text)
    fragment = link.fragment.map { Self.decoded(bytes, $0) }
    schemeSpecificPart = Self.decoded(
      bytes,
      (link.scheme.map { $0.upperBound + 1 } ?? 0)..<(link.query?.upperBound ?? link.path.upperBound)
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

  /// The units of a part; what is no encoded byte, and no character, becomes a replacement character.
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

  /// The parts of a query; empty ones at its end fall away, as Java's `split` has it.
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
