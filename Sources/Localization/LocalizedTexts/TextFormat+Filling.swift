extension TextFormat {
  /// The number that selects the plural form: the argument of the integer placeholder, if it is
  /// one.
  func number(in values: [TextArgumentValue]) -> Int? {
    for placeholder in placeholders where placeholder.kind == .integer {
      let index = placeholder.position - 1
      if values.indices.contains(index), case .integer(let number) = values[index] { return number }
    }
    return nil
  }

  /// The text with its arguments.
  ///
  /// - Parameters:
  ///   - values: The arguments.
  ///   - conventions: How numbers are written.
  ///   - isolatesStrings: Whether strings are wrapped in directional isolates.
  ///   - unfit: Is told of an argument that is not there, or is a string where a number is wanted.
  func text(
    _ values: [TextArgumentValue], conventions: LanguageConventions, isolatesStrings: Bool,
    unfit: () -> Void
  ) -> String {
    var result = ""
    for segment in segments {
      switch segment {
      case .literal(let text), .malformed(let text): result += text
      case .percentSign: result += "%"
      case .placeholder(let placeholder):
        let index = placeholder.position - 1
        guard values.indices.contains(index) else {
          unfit()
          result += placeholder.spelling
          continue
        }
        switch values[index] {
        case .integer(let number): result += conventions.text(of: number)
        case .string(let text):
          if placeholder.kind == .integer { unfit() }
          result += isolatesStrings ? "\u{2068}" + text + "\u{2069}" : text
        }
      }
    }
    return result
  }
}
