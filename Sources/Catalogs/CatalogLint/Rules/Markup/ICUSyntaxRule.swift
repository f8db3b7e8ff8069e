import Diagnostics
import MessageSyntax

/// Reports a string that is not a valid ICU message.
struct ICUSyntaxRule: MessageRule {
  let id = "icu-syntax"
  let family = RuleFamily.markup
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a message of ICU that cannot be read"

  func message(for matter: MessageDifference.Matter) -> String? {
    switch matter {
    case .malformed: "ICU cannot read this message"
    case .spacedNumber(let found, _): "'\(found)' has a space after its equals sign"
    case .missingOther(let argument): "the choice by {\(argument)} has no message for other"
    case .strayBrace, .brokenChoice: "a closing brace without an opening one"
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
      ["ICU rejects a message without it; other is for all remaining values"]
    case .spacedNumber(_, isRead: true): ["ICU rejects the message, but Flutter reads it"]
    case .spacedNumber: ["ICU rejects a message in which the number does not follow the sign"]
    case .brokenChoice: ["what was meant as messages of a choice is read as arguments"]
    case .strayBrace: ["ICU shows it; other programs reject the message"]
    default: []
    }
  }
}
