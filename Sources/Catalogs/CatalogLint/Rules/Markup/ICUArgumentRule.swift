import Diagnostics

/// Reports a message that uses the values of the app differently from its source.
struct ICUArgumentRule: MessageRule {
  let id = "icu-argument"
  let family = RuleFamily.markup
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "arguments of a message of ICU that are others than those of its source"

  func message(for matter: MessageDifference.Matter) -> String? {
    switch matter {
    case .missing(let names):
      Self.list(names)
        + (names.count == 1
          ? " is missing: the value is lost" : " are missing: the values are lost")
    case .lostEverywhere(let names):
      "no translation shows \(Self.list(names)): "
        + (names.count == 1 ? "the value may be lost" : "the values may be lost")
    case .lostInBranch(let name, let selector):
      "{\(name)} is missing in the string for \(selector): the value is lost"
    case .notShown(let names):
      "no string shows \(Self.list(names)): "
        + (names.count == 1 ? "the value is lost" : "the values are lost")
    case .extra(let name): "{\(name)} is no value of the source"
    case .renamed(let name, let expected):
      "{\(name)} is no value: the source has {\(expected)}"
    case .type(let name, let found, let expected):
      "{\(name)} is \(found.phrase) here, but \(expected.phrase) in the source"
    case .unknownKey(let key, let argument, let known):
      "{\(argument)} is never \(key): the source chooses by \(known)"
    case .missingKeys(let keys, let argument):
      "the choice by {\(argument)} has nothing for \(keys)"
    default: nil
    }
  }

  /// Returns names in braces, the first three of many.
  private static func list(_ names: [String]) -> String {
    names.prefix(3).map { "{\($0)}" }.joined(separator: ", ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }

  func severity(of matter: MessageDifference.Matter) -> Severity {
    switch matter {
    case .missingKeys, .lostEverywhere: .warning
    default: .error
    }
  }

  func notes(on matter: MessageDifference.Matter) -> [String] {
    switch matter {
    case .unknownKey, .missingKeys: ["people see the string for other instead"]
    case .lostEverywhere: ["it may be new in the source, or left out on purpose"]
    case .notShown: ["in a plural, # shows the number"]
    default: []
    }
  }
}
