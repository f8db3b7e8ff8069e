import URLSyntax
import TextPrimitives

extension RouteTable {
  /// Returns the components at places where a route of an app in question has a secret parameter,
  /// as far as the literals before them agree, or were probably meant.
  ///
  /// - Parameters:
  ///   - segments: The parts of the text that may hold a path, such as that of a quoted link.
  ///   - scope: The apps whose routes count.
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
        let pattern = route(of: entry).pattern.components
        // A link may start with a scheme, a host, or right with the path; a pattern that starts with
        // a literal is sought anywhere, because dot segments and prefixes lead there too.
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

  /// - Parameter meanings: Which components were found to mean a literal, so that a link of many alike
  ///   costs no more.
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
        if parameters[Int(entry.firstParameter) + depth].flags.contains(.secret) {
          ranges.append(part.range)
        }
        depth += 1
      case .catchAll:
        if parameters[Int(entry.firstParameter) + depth].flags.contains(.secret) {
          ranges.append(
            part.range.lowerBound..<(components.last?.range.upperBound ?? part.range.upperBound))
        }
        return ranges
      }
    }
    return ranges
  }
}
