import MessageSyntax

/// An ICU message with one plural argument, expanded to one string for each plural category.
///
/// The message may contain simple arguments, but no other complex argument. Each string includes
/// the text around the plural argument. As in Flutter, `=0`, `=1` and `=2` are read as the
/// categories `zero`, `one` and `two`, and `#` is literal.
package struct PluralMessage: Hashable, Sendable {
  /// The name of the plural argument.
  package let number: String
  /// The strings in the order of the message, one for each category.
  package private(set) var forms: [Form] = []

  /// The string of a plural category.
  package struct Form: Hashable, Sendable {
    /// The plural category.
    package let category: PluralCategory
    /// The string, which is itself an ICU message.
    package let text: String
  }

  /// Parses a message; `nil` if it cannot be expanded.
  ///
  /// The message must have exactly one plural, without an offset, and no other complex argument.
  /// Each selector of the plural must represent a different category, and one of them must be
  /// `other`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the message in bytes.
  package init?(parsing text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= MessageNodeTable.maximumLength else { return nil }
    var table = MessageNodeTable()
    guard table.parse(recovering: bytes.span, apostrophes: .literal).isEmpty else { return nil }
    let children = Array(table.children(of: 0))
    let plurals = children.filter { table[$0].argumentType == .plural }
    guard plurals.count == 1, let plural = plurals.first,
      children.allSatisfy({ $0 == plural || Self.isSimple(table[$0]) })
    else { return nil }
    number = String(decoding: bytes[table[plural].name], as: UTF8.self)
    let front = bytes[..<table[plural].range.lowerBound]
    let back = bytes[table[plural].range.upperBound...]
    for variant in table.children(of: plural) {
      guard table[variant].kind == .variant,
        let category = Self.category(String(decoding: bytes[table[variant].name], as: UTF8.self)),
        !forms.contains(where: { $0.category == category })
      else { return nil }
      let message = variant + 1
      guard
        table.children(of: message).allSatisfy({
          Self.isSimple(table[$0]) || table[$0].kind == .numberSign
        })
      else { return nil }
      let inside = table[message].range.dropFirst().dropLast()
      forms.append(
        Form(
          category: category,
          text: String(decoding: front + bytes[inside] + back, as: UTF8.self)))
    }
    guard forms.contains(where: { $0.category == .other }) else { return nil }
  }

  private static func isSimple(_ node: MessageNode) -> Bool {
    node.kind == .text || node.kind == .argument && node.argumentType == .none
  }

  private static func category(_ word: String) -> PluralCategory? {
    switch word {
    case "=0": .zero
    case "=1": .one
    case "=2": .two
    default: PluralCategory(rawValue: word)
    }
  }
}
