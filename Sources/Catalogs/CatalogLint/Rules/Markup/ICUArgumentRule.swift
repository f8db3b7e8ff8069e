import Diagnostics

/// Reports an ICU message whose arguments differ from those of its source.
struct ICUArgumentRule: MessageRule {
  let id = "icu-argument"
  let family = RuleFamily.markup
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "an ICU message whose arguments differ from those of its source"

  func message(for matter: MessageDifference.Matter) -> String? {
    switch matter {
    case .missing(let names):
      Self.list(names)
        + (names.count == 1
          ? " is missing: its value is lost" : " are missing: their values are lost")
    case .lostEverywhere(let names):
      "no translation displays \(Self.list(names)): "
        + (names.count == 1 ? "its value may be lost" : "their values may be lost")
    case .lostInBranch(let name, let selector):
      "argument {\(name)} is missing in the variant '\(selector)': its value is lost"
    case .notShown(let names):
      "no variant displays \(Self.list(names)): "
        + (names.count == 1 ? "its value is lost" : "their values are lost")
    case .extra(let name, _): "argument {\(name)} is not in the source"
    case .renamed(let name, let expected):
      "argument {\(name)} is not in the source, which has {\(expected)}"
    case .type(let name, let found, let expected):
      "argument {\(name)} is \(found.phrase), but \(expected.phrase) in the source"
    case .unknownKey(let key, let argument, let known):
      "unknown selector '\(key)' for {\(argument)}: the source has \(known)"
    case .missingKeys(let keys, let argument):
      "argument {\(argument)} has no variant for \(keys)"
    default: nil
    }
  }

  /// Returns a phrase such as "arguments {a}, {b}", which lists at most three names.
  private static func list(_ names: [String]) -> String {
    (names.count == 1 ? "argument " : "arguments ")
      + names.prefix(3).map { "{\($0)}" }.joined(separator: ", ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }

  func severity(of matter: MessageDifference.Matter) -> Severity {
    switch matter {
    case .missingKeys, .lostEverywhere, .extra(_, isParameter: true): .warning
    default: .error
    }
  }

  func notes(on matter: MessageDifference.Matter) -> [String] {
    switch matter {
    case .unknownKey, .missingKeys: ["for values without a variant, users see the variant 'other'"]
    case .lostEverywhere: ["the value may be new in the source, or omitted intentionally"]
    case .notShown: ["in a plural, # displays the number"]
    case .extra(_, isParameter: true):
      ["Flutter makes it a parameter of the generated method for all languages"]
    default: []
    }
  }
}
