import Diagnostics
import StringCatalogs

/// Reports a substitution with the wrong argument or an invalid format.
struct SubstitutionArgumentRule: PlaceholderRule {
  let id = "substitution-argument"
  let severity = Severity.error
  let kind = FormatDifference.Kind.substitutionArgument
  let summary = "a substitution with the wrong argument, or the format of none"

  func applies(to format: CatalogFormat) -> Bool {
    [.apple, .appleWithArguments].contains(format.traits.formatStrings)
  }

  func message(for difference: FormatDifference) -> String {
    switch difference.cause {
    case .outside: "%arg is the number only in a substitution; here it prints another value"
    case .undefined:
      "\(difference.found) is for argument \(difference.expected), which the source does not have"
    case .reordered:
      "\(difference.found) is for argument \(difference.foundPhrase), but for argument "
        + "\(difference.expected) in the source"
    case .named:
      "\(difference.found) is for \(difference.foundPhrase), but \(difference.expected) of the source is "
        + difference.expectedPhrase
    default: "\(difference.found) is no format of a number, such as lld"
    }
  }
}
