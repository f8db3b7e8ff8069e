import URLSyntax

/// A match inside the bytes of its link, for code that knows the routes and their parameters by
/// number: nothing is copied or counted until a value is asked for.
package struct TypedMatch {
  /// The number of the route's entry in its router.
  package var entryIndex = -1
  var captures = Captures()
  /// Whether anything in the link is percent-encoded.
  var isEncoded = false

  package init() {}
}

extension Router {
  /// Matches the bytes of a link without keeping it, and says whether it is not refused.
  ///
  /// - Parameter match: A new match, which is filled in.
  package func match(_ bytes: Span<UInt8>, into match: inout TypedMatch) -> Bool {
    var parts = URLParts()
    match.entryIndex = Int(table.match(bytes, &parts, &match.captures))
    match.isEncoded =
      parts.flags.contains(.percentInPath) || parts.flags.contains(.percentAfterPath)
    return match.entryIndex >= 0
  }

  /// The canonical spelling of a parameter that its type accepted; `nil` if it is absent.
  ///
  /// - Parameters:
  ///   - slot: The number of the parameter in its route; see ``slots(of:names:)``.
  ///   - bytes: The bytes of the same link.
  package func text(_ slot: Int, of match: TypedMatch, _ bytes: Span<UInt8>) -> String? {
    guard slot >= 0, let range = match.captures[slot] else { return nil }
    let entry = table.entries[match.entryIndex]
    let parameter = table.parameters[Int(entry.firstParameter) &+ slot]
    return table.canonicalText(
      parameter, bytes, range,
      isForm: entry.flags.contains(.formEncoded) && slot >= Int(entry.pathCount))
  }

  /// The bytes of a parameter, if it is there and nothing in the link is percent-encoded.
  @inline(__always)
  package func verbatimRange(
    _ slot: Int, of match: TypedMatch
  ) -> Range<Int>? {
    guard slot >= 0, !match.isEncoded else { return nil }
    return match.captures[slot]
  }

  /// Every entry of the router: a route may have several, one for each set of origins.
  package var routeEntries: [(index: Int, reference: RouteReference)] {
    table.entries.indices.compactMap { index in
      let entry = table.entries[index]
      return entry.isExclusion ? nil : (index, table.reference(of: entry))
    }
  }

  /// The numbers of parameters in an entry, -1 for one that it does not have.
  package func slots(of entryIndex: Int, names: [String]) -> [Int] {
    let parameters = table.parameters(of: table.entries[entryIndex])
    return names.map { name in parameters.firstIndex { table.hasName($0, name) } ?? -1 }
  }
}

extension RouteTable {
  /// The canonical spelling of a value of the link.
  @inline(__always)
  func canonicalText(
    _ parameter: Parameter, _ bytes: Span<UInt8>, _ range: Range<Int>, isForm: Bool
  ) -> String {
    let filter = filters[Int(parameter.type)]
    let isVerbatim =
      !isForm
      && ByteSearch.first(
        of: UInt8(ascii: "%"), in: bytes, from: range.lowerBound, to: range.upperBound)
        == range.upperBound
    if isVerbatim { return filter.canonicalText(bytes, range) }
    let decoded = DecodedRange(range, of: bytes, plusIsSpace: isForm)
    return filter.canonicalText(decoded.bytes.span, 0..<decoded.bytes.count)
  }
}
