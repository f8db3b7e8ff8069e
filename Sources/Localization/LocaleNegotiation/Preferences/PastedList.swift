/// A list of languages in the output format of another program.
struct PastedList {
  /// The nonempty items, without brackets and quotation marks.
  let items: [String]
  /// The platform that prints such lists; `nil` for a plain list.
  let source: PreferenceSource?

  /// Creates a list from a string, detecting its format by its brackets or quotation marks.
  init(_ text: String) {
    var inner = Self.trimmed(text[...])
    // `defaults read` prints a semicolon after a nested list.
    if inner.hasSuffix(");") { inner.removeLast() }
    let isQuoted = inner.utf8.contains(UInt8(ascii: "\""))
    switch (inner.first, inner.last) {
    case ("(", ")"): source = .appleLanguages
    case ("[", "]"): source = isQuoted ? .appleLanguages : .androidLocales
    case ("\"", "\"") where inner.utf8.count > 1: source = .appleLanguages
    default:
      items = ListItems.items(of: text)
      source = nil
      return
    }
    if inner.first != "\"" { inner = inner.dropFirst().dropLast() }
    items = ListItems.items(of: String(inner)).map { item in
      let isItemQuoted = item.utf8.count >= 2 && item.first == "\"" && item.last == "\""
      return isItemQuoted ? String(item.dropFirst().dropLast()) : item
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
