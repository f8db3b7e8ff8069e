/// The writing conventions in which languages differ.
enum WritingHabits {
  /// Returns `true` if words have no spaces between them.
  static func hasNoSpaces(_ facts: LanguageFacts) -> Bool {
    switch facts.script {
    case "Hans", "Hant", "Hani", "Jpan", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr", "Tibt":
      true
    default: false
    }
  }

  /// Returns `true` if a sentence needs no final punctuation: a space between sentences is enough.
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

  /// Returns `true` if the sign of a question is inside of a word, as in Armenian.
  static func asksInWords(_ facts: LanguageFacts) -> Bool { facts.script == "Armn" }

  /// Returns `true` if a question may end as any sentence does, because a word marks it.
  static func mayAskWithoutSign(_ facts: LanguageFacts) -> Bool {
    facts.script == "Jpan" || endsWithoutSign(facts)
  }

  /// Returns the question mark of a language with its own one; otherwise `nil`.
  static func questionMark(of facts: LanguageFacts) -> String? {
    switch (facts.language, facts.script) {
    case ("el", _): ";"
    case (_, "Arab"): "؟"
    default: nil
    }
  }

  /// Returns the opening question mark of a language that marks both ends; otherwise `nil`.
  static func openingQuestionMark(of facts: LanguageFacts) -> String? {
    facts.language == "es" ? "¿" : nil
  }
}
