import Diagnostics
import StringCatalogs

/// Reports a substitution with the wrong argument or an invalid format.
struct SubstitutionArgumentRule: PlaceholderRule {
  let id = "substitution-argument"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let kind = FormatDifference.Kind.substitutionArgument
  let summary = "a substitution for the wrong argument, or with an invalid format specifier"

  func applies(to format: CatalogFormat) -> Bool {
    [.apple, .appleWithArguments].contains(format.traits.formatStrings)
  }

  func message(for difference: FormatDifference) -> String {
    switch difference.cause {
    case .outside: "%arg outside a substitution is read as %a, so the output is wrong"
    case .untyped:
      "the app does not find this string: its key has a specifier such as %@ instead of %arg"
    case .undefined:
      "\(difference.found) uses argument \(difference.expected), which the source does not have"
    case .reordered:
      "\(difference.found) uses argument \(difference.foundPhrase), but argument "
        + "\(difference.expected) in the source"
    case .named:
      "\(difference.found) (\(difference.foundPhrase)) does not match \(difference.expected) "
        + "(\(difference.expectedPhrase)) in the source"
    default: "'\(difference.found)' is not a numeric format specifier, such as 'lld'"
    }
  }
}
