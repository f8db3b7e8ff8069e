import Diagnostics
import TextPrimitives
import URLSyntax

// A manifest with the route `/item/{id}` may also declare or exclude `/item/new`. Then, no link can
// represent the id `new`, and the builder of the table marks `/item/{id}` as contested. If the
// writer produces a link for a contested route, the link is matched again, by its path alone,
// before it is returned.

extension RouteTable {
  /// Throws an error if a path that was written for an entry does not match that entry.
  ///
  /// - Parameter path: The path of the link, including its first slash.
  func checkLeadsBack(
    _ entry: Entry, _ origin: LinkOrigin, _ bytes: Span<UInt8>, _ path: Range<Int>
  ) throws(LinkError) {
    let place = originIndex(origin)
    guard place >= 0 else { return }
    let origin = origins[Int(place)]
    var range = path.isEmpty ? path : path.dropFirst()
    let hasTrailingSlash = range.last.map { bytes[$0] == UInt8(ascii: "/") } ?? false
    if hasTrailingSlash { range = range.dropLast() }
    let written = Path(
      start: range.lowerBound, end: range.upperBound, hasTrailingSlash: hasTrailingSlash,
      hasPercent: true)
    if origin.exclusionRoot >= 0,
      entryIndex(below: origin.exclusionRoot, of: written, in: bytes) >= 0
    {
      throw LinkError(
        code: .excluded, range: SourceRange(0, 0),
        expected: .phrase(.excludedValues),
        nearest: reference(of: entry))
    }
    let index = entryIndex(below: origin.root, of: written, in: bytes)
    if index >= 0 {
      let found = entries[Int(index)]
      if found.app == entry.app, found.route == entry.route { return }
      throw LinkError(
        code: .matchesOtherRoute, range: SourceRange(0, 0),
        expected: .phrase(.matchesOtherRoute), nearest: reference(of: found))
    }
    throw LinkError(
      code: .matchesOtherRoute, range: SourceRange(0, 0),
      expected: .phrase(.leadsNowhere), nearest: reference(of: entry))
  }

  /// Returns the index of the origin that a link starts with, or -1.
  private func originIndex(_ origin: LinkOrigin) -> Int32 {
    let scheme = "https://".utf8.count
    let bytes = Bytes(origin.bytes[origin.range])
    return origin.isWeb
      ? literals.target(
        of: LiteralTable.Namespace.host, in: bytes.span, at: scheme..<bytes.count,
        setting: LiteralTable.caseBits)
      : literals.target(
        of: LiteralTable.Namespace.scheme, in: bytes.span, at: 0..<bytes.count - 1,
        setting: LiteralTable.caseBits)
  }
}

extension LinkError.Code {
  /// A link with these values would match a route that precedes the requested one, or no route.
  public static let matchesOtherRoute = Self(rawValue: "leads-elsewhere")
}
