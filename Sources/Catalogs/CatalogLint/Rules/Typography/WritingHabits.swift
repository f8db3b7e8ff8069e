/// The writing conventions in which languages differ.
enum WritingHabits {
  /// Returns `true` if the language does not write spaces between words.
  static func hasNoSpaces(_ facts: LanguageFacts) -> Bool {
    switch facts.script {
    case "Hans", "Hant", "Hani", "Jpan", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr", "Tibt":
      true
    default: false
    }
  }

  /// Returns `true` if a space can end a sentence in the language, without any punctuation.
  static func endsWithoutSign(_ facts: LanguageFacts) -> Bool {
    switch facts.script {
    case "Thai", "Laoo", "Khmr", "Mymr", "Tibt": true
    default: false
    }
  }

  /// Returns `true` for Chinese, Japanese and Korean.
  static func isEastAsian(_ facts: LanguageFacts) -> Bool {
    switch facts.script {
    case "Hans", "Hant", "Hani", "Jpan", "Kore", "Hang": true
    default: false
    }
  }

  /// Returns `true` if the question mark is placed within a word, as in Armenian.
  static func asksInWords(_ facts: LanguageFacts) -> Bool { facts.script == "Armn" }

  /// Returns `true` if a word can mark a question, so that it needs no question mark.
  static func mayAskWithoutSign(_ facts: LanguageFacts) -> Bool {
    facts.script == "Jpan" || endsWithoutSign(facts)
  }

  /// Returns the question mark of a language that does not use `?`; otherwise `nil`.
  static func questionMark(of facts: LanguageFacts) -> String? {
    switch (facts.language, facts.script) {
    case ("el", _): ";"
    case (_, "Arab"): "؟"
    default: nil
    }
  }

  /// Returns the opening question mark of a language that uses one, such as Spanish, or `nil`.
  static func openingQuestionMark(of facts: LanguageFacts) -> String? {
    facts.language == "es" ? "¿" : nil
  }
}
