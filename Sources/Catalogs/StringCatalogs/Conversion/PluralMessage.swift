import MessageSyntax

/// A message of ICU that is nothing but plurals of one number, as texts for its categories.
///
/// What stands around the argument is a part of each text. As for Flutter, `=0`, `=1` and `=2` are
/// the categories `zero`, `one` and `two`, and `#` is itself.
package struct PluralMessage: Hashable, Sendable {
  /// The name of the number.
  package let number: String
  /// The texts, each category once, in the order of the message.
  package private(set) var forms: [Form] = []

  /// A text for a category.
  package struct Form: Hashable, Sendable {
    /// The category.
    package let category: PluralCategory
    /// The text, a message too.
    package let text: String
  }

  /// Reads a message; `nil` if it is more, or less.
  ///
  /// - Complexity: O(*n*) in its bytes.
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
