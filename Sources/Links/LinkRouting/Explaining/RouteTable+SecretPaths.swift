import URLSyntax
import TextPrimitives

extension RouteTable {
  /// Returns the ranges of path components at positions where a route has a secret parameter.
  ///
  /// The path must contain the literals that precede the parameter in the route, but they may be
  /// misspelt.
  ///
  /// - Parameters:
  ///   - segments: The parts of the input that may contain a path, such as the path of a quoted
  ///     link.
  ///   - scope: The apps that provide the routes.
  func secretPathRanges(
    in bytes: Bytes, _ segments: [LenientPath.Segment], of scope: SecretScope
  ) -> [Range<Int>] {
    let secretPathEntries = secretPathEntries.filter { scope.contains(app: entries[$0].app) }
    guard !secretPathEntries.isEmpty else { return [] }
    var ranges: Set<Range<Int>> = []
    var meanings: [Bytes: [Bytes: Bool]] = [:]
    let paths = segments.lazy.flatMap { segment in
      LenientPath.readings(of: segment, in: bytes).lazy.map { path in
        var path = path
        if segment.startsWithLiteral { path.mayStartWithParameter = false }
        return path
      }
    }
    for path in paths {
      let components = path.components
      for index in secretPathEntries {
        let entry = entries[index]
        let pattern = pattern(of: entry).components
        // A scheme and a host may precede the path, so a pattern that starts with a parameter may
        // match at any of the first three components. A pattern that starts with a literal is
        // compared at every component, because other components may precede it.
        let startsWithLiteral = if case .literal? = pattern.first { true } else { false }
        let last =
          startsWithLiteral
          ? components.count : path.mayStartWithParameter ? min(3, components.count) : 0
        for first in 0..<last {
          ranges.formUnion(secretRanges(of: entry, pattern, in: components[first...], &meanings))
        }
      }
    }
    return Array(ranges)
  }

  /// Returns the ranges of components at the positions of an entry's secret parameters.
  ///
  /// The components are compared with the pattern of the entry, up to the first literal that
  /// differs.
  ///
  /// - Parameter meanings: The results of earlier comparisons of a literal with a component, so
  ///   that no pair is compared twice.
  private func secretRanges(
    of entry: Entry, _ pattern: [RoutePattern.Component],
    in components: ArraySlice<LenientPath.Component>,
    _ meanings: inout [Bytes: [Bytes: Bool]]
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var depth = 0
    for (component, part) in zip(pattern, components) {
      switch component {
      case .literal(let text):
        let literal = text.utf8.asciiLowercased
        if literal == part.text { continue }
        let isMeant =
          meanings[literal]?[part.text] ?? LenientWord.isMeant(literal, by: part.text)
        meanings[literal, default: [:]][part.text] = isMeant
        guard isMeant else { return ranges }
      case .parameter:
        if isSecret(entry, depth) { ranges.append(part.range) }
        depth += 1
      case .compound(let pieces):
        let parameters = pieces.filter { $0.text == nil }
        if parameters.indices.contains(where: { isSecret(entry, depth + $0) }) {
          ranges.append(part.range)
        }
        depth += parameters.count
      case .catchAll:
        // The components after a catch-all have no fixed position from the start of the path.
        if (depth..<Int(entry.pathCount)).contains(where: { isSecret(entry, $0) }) {
          ranges.append(
            part.range.lowerBound..<(components.last?.range.upperBound ?? part.range.upperBound))
        }
        return ranges
      }
    }
    return ranges
  }

  private func isSecret(_ entry: Entry, _ index: Int) -> Bool {
    parameters[Int(entry.firstParameter) + index].flags.contains(.secret)
  }
}
