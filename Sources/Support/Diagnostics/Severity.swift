/// The severity of a diagnostic.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// A remark; nothing is broken.
  case info
  /// A suspicious construct: it works now, but probably not as intended.
  case warning
  /// A defect: the input is rejected, or it fails for its users.
  case error

  /// Returns `true` if a severity is lower than a second one: `info`, `warning`, `error`.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
