import FormatStrings
import StringCatalogs

extension NamedPlaceholders {
  /// The names of the values that a program passes to a message, as the file of the source shows
  /// them.
  ///
  /// These are the variables in its value, in its attributes and in its comment, shown or not.
  static func passedVariables(to entry: Int, of content: CatalogFile) -> Set<String> {
    var names: Set<String> = []
    for place in content.siblings(of: entry) {
      let sibling = content.entries[place]
      if let number = content.format.definition.pluralNumber(of: sibling, in: content) {
        names.insert(number)
      }
      for localization in content.localizations[sibling.localizations] {
        for value in content.values[localization.values]
        where value.text.range.count <= ArgumentUsage.maximumLength {
          let found = NamedPlaceholder.variables(in: content.string(value.text)) ?? []
          names.formUnion(found.map(\.name))
        }
      }
    }
    if let comment = content.entries[entry].comment {
      names.formUnion(documentedVariables(in: Array(content.string(comment).utf8)))
    }
    return names
  }

  /// The names after dollar signs in a comment, as in "$count (Number): how many".
  private static func documentedVariables(in comment: [UInt8]) -> [String] {
    comment.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).dropFirst()
      .map { part in
        let name = part.prefix {
          ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_")
            || $0 == UInt8(ascii: "-")
        }
        return String(decoding: name, as: UTF8.self)
      }
  }
}

extension CatalogFile {
  /// The most entries that are looked at for values of one message.
  private static let mostSiblings = 32

  /// The places of the entries of the same message: its value and its attributes.
  fileprivate func siblings(of entry: Int) -> Range<Int> {
    func message(_ place: Int) -> Range<Int> {
      entries[place].scope.flatMap { scopes[$0].name }?.range ?? entries[place].key.range
    }
    let own = message(entry)
    var start = entry
    while start > 0, entry - start < Self.mostSiblings, message(start - 1) == own { start -= 1 }
    var end = entry + 1
    while end < entries.count, end - entry < Self.mostSiblings, message(end) == own { end += 1 }
    return start..<end
  }
}
