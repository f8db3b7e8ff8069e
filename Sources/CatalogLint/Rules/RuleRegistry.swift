import Diagnostics

/// The rules there are.
public enum RuleRegistry {
  /// All rules, by families and in the order of their identifiers.
  public static let all: [any Rule] = [
    // Coverage.
    // Structure.
    UnusedSuppressionRule(),
    // Placeholders.
    // Plurals.
    // Characters.
    ReplacementCharacterRule(),
  ]

  /// The rule with an identifier; `nil` if there is none.
  public static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }

  /// The identifier that somebody probably meant.
  public static func nearest(to id: String) -> String? {
    Spelling.nearest(to: id, among: all.map { $0.id })
  }
}
