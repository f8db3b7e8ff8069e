import Diagnostics

/// Reports a translated keyword of ICU's syntax.
struct ICUKeywordTranslatedRule: MessageRule {
  let id = "icu-keyword-translated"
  let family = RuleFamily.markup
  let severity = Severity.error
  let summary = "a keyword of a message of ICU that is none, such as a translated “other”"
  var checks: RuleChecks { RuleChecks(catalog: MistypedCategories.check, message: self) }

  func message(for matter: MessageDifference.Matter) -> String? {
    switch matter {
    case .selector(let found, let expected):
      "\(found) is no plural category" + (expected.map { ": \($0) was meant" } ?? "")
    case .unknownType(let found): "\(found) is no type of a value: formatters reject the message"
    case .word(let found, let expected):
      "\(found) is no type or style of a message: the source has \(expected)"
    default: nil
    }
  }

  func notes(on matter: MessageDifference.Matter) -> [String] {
    guard case .selector = matter else { return [] }
    return ["the categories are zero, one, two, few, many and other in every language"]
  }
}
