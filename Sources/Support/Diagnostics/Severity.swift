/// The severity of a diagnostic.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// A remark that does not indicate a defect.
  case info
  /// A suspicious construct that works, but probably not as intended.
  case warning
  /// A defect: the input is rejected, or does not work for its users.
  case error

  /// Returns `true` if a severity is lower than another, in the order `info`, `warning`, `error`.
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
