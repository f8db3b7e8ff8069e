extension TagDifference {
  /// Returns `true` if a source and its translation differ only in how often they repeat an
  /// element.
  ///
  /// The element is, for example, `<app>gedit</app>`. A translation may repeat a name where the
  /// source uses a pronoun. The translation may also mark a name that is plain text in the source,
  /// or contain plain text where the source marks the name.
  func isRepetition(_ source: MarkupText, _ target: MarkupText) -> Bool {
    let name: String
    switch self {
    case .missing(let tag, _), .extra(let tag): name = tag.name
    case .unbalanced, .renamed: return false
    }
    guard let wanted = Self.elements(named: name, in: source), !wanted.isEmpty,
      let found = Self.elements(named: name, in: target), !found.isEmpty
    else { return false }
    let isOnlyOne = Self.hasOneDifference(source, target)
    // In the translation, the name may have an inflectional ending.
    if wanted.count > found.count {
      let isSame = Set(wanted) == Set(found)
      return isOnlyOne && (isSame || Set(wanted).count == 1 && Set(found).count == 1)
    }
    return isOnlyOne && Set(found).isSubset(of: wanted)
  }

  /// Returns `true` if the number of elements differs for exactly one name.
  private static func hasOneDifference(_ source: MarkupText, _ target: MarkupText) -> Bool {
    func counts(_ text: MarkupText) -> [String: Int] {
      text.tags.filter { $0.kind != .end }.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    }
    let (expected, found) = (counts(source), counts(target))
    return Set(expected.keys).union(found.keys).count { expected[$0] != found[$0] } == 1
  }

  /// Returns the elements with a name, each as its start tag and content in lowercase.
  ///
  /// Returns `nil` if an element is not well-formed, is empty or contains other elements.
  private static func elements(named name: String, in text: MarkupText) -> [String]? {
    var elements: [String] = []
    var start: MarkupTag?
    for tag in text.tags {
      if let open = start {
        // An element that contains other elements is more than a name.
        guard tag.name == name, tag.kind == .end else { return nil }
        let part = open.range.lowerBound..<tag.range.lowerBound
        guard tag.range.lowerBound > open.range.upperBound else { return nil }
        elements.append(String(decoding: text.bytes[part], as: UTF8.self).lowercased())
        start = nil
      } else if tag.name == name {
        guard tag.kind == .start else { return nil }
        start = tag
      }
    }
    return start == nil ? elements : nil
  }
}
