extension TextFormat {
  /// Returns the number that selects the plural category; `nil` if there is none.
  ///
  /// The number is the first integer among the arguments of integer placeholders.
  func number(in values: [TextArgumentValue]) -> Int? {
    for placeholder in placeholders where placeholder.kind == .integer {
      let index = placeholder.position - 1
      if values.indices.contains(index), case .integer(let number) = values[index] { return number }
    }
    return nil
  }

  /// Returns the string with its placeholders replaced by arguments.
  ///
  /// - Parameters:
  ///   - values: The arguments.
  ///   - conventions: The number conventions of the language.
  ///   - isolatesStrings: `true` to enclose inserted strings in directional isolates.
  ///   - unfit: A closure that is called if an argument is missing, or if the argument for an
  ///     integer placeholder is a string.
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
