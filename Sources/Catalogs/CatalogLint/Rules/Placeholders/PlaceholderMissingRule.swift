import Diagnostics
import FormatStrings

/// Reports a value of the source that the translation does not print.
struct PlaceholderMissingRule: PlaceholderRule {
  let id = "placeholder-missing"
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let kind = FormatDifference.Kind.missing
  let summary = "a placeholder of the source that the translation lacks"

  func message(for difference: FormatDifference) -> String {
    if difference.cause == .shifted {
      return "placeholder \(difference.expected) is missing, so its value appears in "
        + "\(difference.found): \(difference.outcome)"
    }
    if difference.cause == .refused {
      return "argument \(difference.found) of the source is missing: " + FormatDifference.refusal
    }
    if difference.cause == .attached {
      return "placeholder \(difference.expected) is joined to other characters: "
        + "its value may be lost"
    }
    if difference.cause == .inVariant {
      return "placeholder \(difference.expected) is missing in variant [\(difference.found)]: "
        + difference.outcome
    }
    if difference.cause == .inline {
      return "\(difference.expected) is missing"
        + (difference.consequence == .none ? "" : ": its content is lost")
    }
    let also = difference.alsoLost
    let shown =
      (also.isEmpty ? "placeholder " : "placeholders ")
      + ([difference.expected] + also).prefix(3).joined(separator: ", ")
    let others = also.count > 2 ? " and \(also.count - 2) more" : ""
    if difference.cause == .everywhere || difference.cause == .mostly {
      return (difference.cause == .everywhere ? "no translation has " : "most translations lack ")
        + "\(shown)\(others)"
    }
    if also.isEmpty {
      let outcome = difference.isProved ? "its value is lost" : "its value may be lost"
      return "\(shown) is missing: \(outcome)"
    }
    let outcome = difference.isProved ? "their values are lost" : "their values may be lost"
    return "\(shown)\(others) are missing: \(outcome)"
  }
}
