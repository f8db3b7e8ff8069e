/// How much a diagnostic matters.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; nothing is broken.
  case info
  /// Suspicious: it works today, and probably not as meant.
  case warning
  /// Wrong: the input is refused, or breaks for the people who use it.
  case error

  /// Orders by weight: `info`, `warning`, `error`.
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
