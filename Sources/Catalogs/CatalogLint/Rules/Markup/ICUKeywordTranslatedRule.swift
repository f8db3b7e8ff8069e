import Diagnostics

/// Reports an ICU keyword or a Fluent plural category that was translated or mistyped.
struct ICUKeywordTranslatedRule: MessageRule {
  let id = "icu-keyword-translated"
  let family = RuleFamily.markup
  let severity = Severity.error
  let summary = "an ICU keyword or a Fluent plural category that was translated or mistyped"
  var checks: RuleChecks { RuleChecks(catalog: MistypedCategories.check, message: self) }

  func message(for matter: MessageDifference.Matter) -> String? {
    switch matter {
    case .selector(let found, let expected):
      "unknown plural category '\(found)'" + (expected.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownType(let found): "unknown argument type '\(found)': formatters reject the message"
    case .word(let found, let expected):
      "unknown argument type or style '\(found)': the source has '\(expected)'"
    default: nil
    }
  }

  func notes(on matter: MessageDifference.Matter) -> [String] {
    guard case .selector = matter else { return [] }
    return ["the categories in all languages are zero, one, two, few, many and other"]
  }
}
