import Diagnostics
import TextPrimitives
import URLSyntax

// A manifest with the route `/item/{id}` may also declare or exclude `/item/new`. Then, no link can
// represent the id `new`, and the builder of the table marks `/item/{id}` as contested. If the
// writer produces a link for a contested route, the link is matched again, by its path alone,
// before it is returned.

extension RouteTable {
  /// Throws an error if a path that was written for an entry is excluded or does not match that
  /// entry.
  ///
  /// - Parameters:
  ///   - isWeb: `true` for an `https` link; `false` for a link with a custom scheme.
  ///   - bytes: The scheme, the host and the path of the link.
  ///   - path: The path of the link, including its first slash.
  func checkLeadsBack(
    _ entry: Entry, isWeb: Bool, _ bytes: Span<UInt8>, _ path: Range<Int>
  ) throws(LinkError) {
    // In a web link, the host is between `https://` and the path. In a link with a custom scheme, a
    // colon and a slash are between the scheme and the path.
    let place =
      isWeb
      ? hostOrigin(bytes, at: "https://".utf8.count..<path.lowerBound)
      : literals.target(
        of: LiteralTable.Namespace.scheme, in: bytes, at: 0..<path.lowerBound - 2,
        setting: LiteralTable.caseBits)
    guard place >= 0 else { return }
    let origin = origins[Int(place)]
    var range = path.isEmpty ? path : path.dropFirst()
    let hasTrailingSlash = range.last.map { bytes[$0] == UInt8(ascii: "/") } ?? false
    if hasTrailingSlash { range = range.dropLast() }
    let written = Path(
      start: range.lowerBound, end: range.upperBound, hasTrailingSlash: hasTrailingSlash,
      hasPercent: true)
    if excludes(written, below: origin.exclusionRoot, in: bytes) {
      throw LinkError(
        code: .excluded, range: SourceRange(0, 0),
        expected: .phrase(.excludedValues),
        nearest: reference(of: entry))
    }
    let index = entryIndex(below: origin.root, of: written, in: bytes)
    if index >= 0 {
      let found = entries[Int(index)]
      // Copies and aliases of an entry have the same first mark. An alias that matches the path
      // reads other values from it, so a match of an alias is an error too.
      if found.firstMark == entry.firstMark, !isAlias(found) { return }
      throw LinkError(
        code: .matchesOtherRoute, range: SourceRange(0, 0),
        expected: .phrase(.matchesOtherRoute), nearest: reference(of: found))
    }
    throw LinkError(
      code: .matchesOtherRoute, range: SourceRange(0, 0),
      expected: .phrase(.leadsNowhere), nearest: reference(of: entry))
  }
}

extension LinkError.Code {
  /// A link with these values would match a route that precedes the requested one, or no route.
  public static let matchesOtherRoute = Self(rawValue: "leads-elsewhere")
}
