import LanguageTags
import TextPrimitives

/// Keys grouped into nested objects, which are in the order of their first keys.
struct JSONTree {
  /// The maximum length of a path in bytes, with a dot after each component.
  static let longestPath = 1024
  /// The maximum depth of nested objects.
  static let maximumDepth = 500

  /// The entries, grouped by object.
  private let entries: [PortableEntry]
  /// `true` if grouping did not change the order of the entries.
  let isInOrder: Bool

  /// Creates a tree with the keys grouped by object.
  ///
  /// - Complexity: O(*n* log *n* · *d*), where *n* is the number of entries and *d* the depth of
  ///   the objects.
  init(_ entries: [PortableEntry]) {
    var first: [[[UInt8]]: Int] = [:]
    var ranks: [[Int]] = []
    for (place, entry) in entries.enumerated() {
      let path = entry.path.map { Array($0.utf8) }
      var rank: [Int] = []
      for depth in path.indices.dropFirst() {
        let around = Array(path[..<depth])
        let known = first[around] ?? place
        first[around] = known
        rank.append(known)
      }
      ranks.append(rank + [place])
    }
    let order = entries.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
    self.entries = order.map { entries[$0] }
    isInOrder = order == Array(entries.indices)
  }

  /// Returns the content of the file for a language.
  func text(in language: LanguageTag) -> String {
    let style = JSONStyle.usual
    var text = "{"
    var open: [String] = []
    var isFirst = true
    func close(to depth: Int) {
      while open.count > depth {
        text += style.line(open.count) + "}"
        open.removeLast()
      }
    }
    func begin(_ name: String) {
      text += (isFirst ? "" : ",") + style.line(open.count + 1) + JSONText.quoted(name) + ": "
      isFirst = false
    }
    for entry in entries {
      guard let texts = entry.texts[language], let key = entry.path.last else { continue }
      let around = entry.path.dropLast()
      let common = zip(open, around).prefix { $0.utf8.elementsEqual($1.utf8) }.count
      close(to: common)
      for name in around.dropFirst(common) {
        begin(name)
        text += "{"
        open.append(name)
        isFirst = true
      }
      switch entry.kind {
      case .string:
        begin(key)
        text += JSONText.quoted(texts[0].text)
      case .plurals:
        for form in texts {
          begin(key + "_" + (form.variation.plural ?? .other).rawValue)
          text += JSONText.quoted(form.text)
        }
      case .stringArray:
        begin(key)
        let line = style.line(open.count + 2)
        let elements = texts.map { line + JSONText.quoted($0.text) }
        text += "[" + elements.joined(separator: ",") + style.line(open.count + 1) + "]"
      }
    }
    close(to: 0)
    return text + (isFirst ? "" : style.line(0)) + "}\n"
  }
}
