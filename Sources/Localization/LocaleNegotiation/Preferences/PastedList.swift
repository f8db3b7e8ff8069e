/// A list of languages as another program prints it, without brackets and quotation marks.
struct PastedList {
  /// The items with commas between them.
  let text: String
  /// The platform that prints such lists; `nil` for a plain list.
  let source: PreferenceSource?

  /// Recognizes a list by its brackets and quotation marks.
  init(_ text: String) {
    let marks = text.utf8.filter { $0 == UInt8(ascii: "\"") || Self.brackets.contains($0) }
    guard !marks.isEmpty else {
      self.text = text
      source = nil
      return
    }
    let isAndroid = marks.allSatisfy { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
    source = isAndroid ? .androidLocales : .appleLanguages
    self.text = text.filter { !"\"()[];".contains($0) }
  }

  private static let brackets: [UInt8] = ["(", ")", "[", "]"].map { (sign: Unicode.Scalar) in
    UInt8(ascii: sign)
  }
}
