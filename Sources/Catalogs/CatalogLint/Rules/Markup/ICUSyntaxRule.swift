import Diagnostics
import MessageSyntax

/// Reports a string that is not a valid ICU message.
struct ICUSyntaxRule: MessageRule {
  let id = "icu-syntax"
  let family = RuleFamily.markup
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a string that cannot be read as an ICU message"

  func message(for matter: MessageDifference.Matter) -> String? {
    switch matter {
    case .malformed: "invalid ICU message"
    case .spacedNumber(let found, _): "space after the equals sign in '\(found)'"
    case .missingOther(let argument): "argument {\(argument)} has no variant for 'other'"
    case .strayBrace, .brokenChoice: "unmatched closing brace"
    default: nil
    }
  }

  func severity(of matter: MessageDifference.Matter) -> Severity {
    switch matter {
    case .strayBrace: .warning
    case .spacedNumber(_, isRead: true): .info
    default: .error
    }
  }

  func notes(on matter: MessageDifference.Matter) -> [String] {
    switch matter {
    case .malformed(let error): ["expected \(error.expected)"]
    case .missingOther:
      ["ICU requires the variant 'other', which is used for all remaining values"]
    case .spacedNumber(_, isRead: true): ["ICU rejects the message, but Flutter accepts it"]
    case .spacedNumber: ["ICU accepts no space between the equals sign and the number"]
    case .brokenChoice: ["the variants after it are read as arguments"]
    case .strayBrace: ["ICU displays it, but other libraries reject the message"]
    default: []
    }
  }
}
