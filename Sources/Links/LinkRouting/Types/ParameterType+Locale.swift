extension ParameterType {
  /// The name of the type whose values are the languages of the app.
  package static let localeName = "locale"

  /// Returns the type `locale`, whose values are the languages of an app.
  ///
  /// The case of letters in a link does not matter. Canonical links have lower-case letters:
  /// `fr-CA` becomes `fr-ca`.
  ///
  /// - Parameter languages: Language tags, such as `fr-CA`.
  public static func locale(languages: [String]) -> ParameterType {
    // The tags need no escapes in the expression: of their characters, only the hyphen can have a
    // special meaning, and only in brackets.
    let words = languages.map(\.asciiLowercased)
    return ParameterType(
      localeName, .pattern(TextPattern(words.joined(separator: "|"), folding: .lowercase)))
  }
}
