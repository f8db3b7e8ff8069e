/// A difference between the tags of a source and its translation, or an error in the translation's
/// tags.
enum TagDifference: Sendable {
  /// An unpaired tag, or a tag whose element crosses another element.
  case unbalanced(MarkupTag)
  /// A tag that is not in the source and that replaces a tag of the source.
  case renamed(MarkupTag, expected: MarkupTag)
  /// A tag of the source that is missing once or several times.
  case missing(MarkupTag, count: Int)
  /// A tag that is not in the source, or that the source contains less often.
  case extra(MarkupTag)

  /// Returns the most important difference; `nil` if there is none.
  ///
  /// Differences in line breaks and in the order of tags are ignored, because they depend on the
  /// layout and on the language.
  static func first(_ allOfSource: [MarkupTag], _ allOfTarget: [MarkupTag]) -> TagDifference? {
    if allOfSource.isEmpty, allOfTarget.isEmpty { return nil }
    let names = MarkupTag.names(in: allOfSource)
    let own = MarkupTag.names(in: allOfTarget)
    // A tag that the source does not close is not markup, or its end tag is optional.
    let others = Set(allOfSource.map(\.name)).subtracting(names)
    let source = allOfSource.filter { names.contains($0.name) }
    let target = allOfTarget.filter { tag in
      names.contains(tag.name)
        || !others.contains(tag.name)
          && (own.contains(tag.name) || tag.isHTML && !names.isEmpty)
    }
    let expected = counts(source)
    let found = counts(target)
    if let renamed = renamed(expected, found: found, source: source, target: target) {
      return renamed
    }
    // If tags in the source are unpaired, the correct end tags of the translation are unknown.
    if unbalanced(source) == nil, let tag = unbalanced(target) { return .unbalanced(tag) }
    let missing = source.filter {
      found[$0.name, default: 0] < expected[$0.name, default: 0]
    }
    let extra = target.filter {
      $0.kind != .end && found[$0.name, default: 0] > expected[$0.name, default: 0]
    }
    let lost = missing.first { !$0.isStyle } ?? missing.first
    let added = extra.last { !$0.isStyle } ?? extra.last
    // A difference in style tags is the least important.
    if let lost, !lost.isStyle || added?.isStyle ?? true {
      return .missing(
        lost, count: expected[lost.name, default: 0] - found[lost.name, default: 0])
    }
    return added.map { .extra($0) }
  }

  /// Returns the number of elements for each name; the line breaks `br` and `wbr` are omitted.
  private static func counts(_ tags: [MarkupTag]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for tag in tags where tag.kind != .end && tag.name != "br" && tag.name != "wbr" {
      counts[tag.name, default: 0] += 1
    }
    return counts
  }

  /// Returns the difference if tags of a different name replace all tags of one name.
  private static func renamed(
    _ expected: [String: Int], found: [String: Int], source: [MarkupTag],
    target: [MarkupTag]
  ) -> TagDifference? {
    let gone = source.filter {
      $0.kind != .end && expected[$0.name] != nil && found[$0.name] == nil
    }
    let strange = target.filter {
      $0.kind != .end && found[$0.name] != nil && expected[$0.name] == nil
    }
    guard let tag = strange.first, let other = gone.first, Set(strange.map(\.name)).count == 1,
      Set(gone.map(\.name)).count == 1, strange.count == gone.count
    else { return nil }
    return .renamed(tag, expected: other)
  }

  /// Returns `true` if each start tag has its end tag, and no elements cross.
  static func areNested(_ tags: [MarkupTag]) -> Bool { unbalanced(tags) == nil }

  /// Returns a tag that is unpaired or crosses another element; `nil` if there is none.
  ///
  /// This is the first end tag that does not match the innermost open element. If there is none, it
  /// is the last start tag without an end tag.
  private static func unbalanced(_ tags: [MarkupTag]) -> MarkupTag? {
    var open: [MarkupTag] = []
    for tag in tags {
      switch tag.kind {
      case .empty: continue
      case .start: open.append(tag)
      case .end:
        while let last = open.last?.name, last != tag.name, MarkupTag.withOptionalEnd.contains(last)
        {
          open.removeLast()
        }
        guard open.last?.name == tag.name else { return tag }
        open.removeLast()
      }
    }
    return open.last { !MarkupTag.withOptionalEnd.contains($0.name) }
  }
}
