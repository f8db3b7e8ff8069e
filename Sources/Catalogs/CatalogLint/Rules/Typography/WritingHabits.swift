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

  /// Returns `true` if a sentence may end without punctuation, because a space is sufficient.
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

  /// Returns `true` if a question may end like any sentence, because a word marks it as a question.
  static func mayAskWithoutSign(_ facts: LanguageFacts) -> Bool {
    facts.script == "Jpan" || endsWithoutSign(facts)
  }

  /// Returns the question mark of a language that has a special one; otherwise `nil`.
  static func questionMark(of facts: LanguageFacts) -> String? {
    switch (facts.language, facts.script) {
    case ("el", _): ";"
    case (_, "Arab"): "؟"
    default: nil
    }
  }

  /// Returns the opening question mark of a language that marks both ends of a question, or `nil`.
  static func openingQuestionMark(of facts: LanguageFacts) -> String? {
    facts.language == "es" ? "¿" : nil
  }
}
