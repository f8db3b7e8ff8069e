/// How languages write what others write differently.
enum WritingHabits {
  /// Whether words stand without spaces between them.
  static func hasNoSpaces(_ facts: LanguageFacts) -> Bool {
    switch facts.script {
    case "Hans", "Hant", "Hani", "Jpan", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr", "Tibt":
      true
    default: false
    }
  }

  /// Whether a sentence needs no sign at its end: a space between two sentences is enough.
  static func endsWithoutSign(_ facts: LanguageFacts) -> Bool {
    switch facts.script {
    case "Thai", "Laoo", "Khmr", "Mymr", "Tibt": true
    default: false
    }
  }

  /// Whether it is Chinese, Japanese or Korean.
  static func isEastAsian(_ facts: LanguageFacts) -> Bool {
    switch facts.script {
    case "Hans", "Hant", "Hani", "Jpan", "Kore", "Hang": true
    default: false
    }
  }

  /// Whether the sign of a question stands in a word, as in Armenian.
  static func asksInWords(_ facts: LanguageFacts) -> Bool { facts.script == "Armn" }

  /// Whether a question may end as any sentence does, because a word says that it is one.
  static func mayAskWithoutSign(_ facts: LanguageFacts) -> Bool {
    facts.script == "Jpan" || endsWithoutSign(facts)
  }

  /// The question mark of a language that has one of its own.
  static func questionMark(of facts: LanguageFacts) -> String? {
    switch (facts.language, facts.script) {
    case ("el", _): ";"
    case (_, "Arab"): "؟"
    default: nil
    }
  }

  /// What opens a question in a language that marks both ends.
  static func openingQuestionMark(of facts: LanguageFacts) -> String? {
    facts.language == "es" ? "¿" : nil
  }
}
