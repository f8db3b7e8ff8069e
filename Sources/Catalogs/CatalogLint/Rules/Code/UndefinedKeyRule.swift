import Diagnostics
import StringCatalogs

/// Reports a key that the code uses but no catalog contains.
struct UndefinedKeyRule: Rule {
  let id = "undefined-key"
  let family = RuleFamily.code
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning] }
  let summary = "a key that the code uses and no catalog has (with --usage)"
  var checks: RuleChecks { RuleChecks(use: check) }
  let needsUsage = true

  /// The maximum number of undefined keys for which the rule searches for similar keys.
  ///
  /// The search is slow.
  private static let mostSuggestions = 100

  func check(
    _ usage: KeyUsage, definitions: KeyDefinitions, report: (KeyUse, UseDefect) -> Void
  ) {
    var suggestions = 0
    var candidates: [CodeTable: [String]] = [:]
    for use in usage.uses {
      // A string array may consist of numbers. Such arrays are not in catalogs.
      guard let key = use.shownKey, !use.isUncertain, !use.isForeign, use.table != "string-array",
        Self.hasWords(use),
        definitions.hasPlatform(of: use), !definitions.defines(use)
      else { continue }
      guard definitions.hasTable(of: use) else {
        // An app may have no catalog with the default name, so only an explicit table name is
        // reported.
        if let table = use.table { report(use, Self.withoutTable(table)) }
        continue
      }
      var notes: [String] = []
      if case .literal = use.key, suggestions < Self.mostSuggestions {
        suggestions += 1
        let table = CodeTable(platform: use.language.platform, name: use.lookedUpTable)
        let names = candidates[table] ?? definitions.candidates(for: use)
        candidates[table] = names
        if let nearest = Spelling.nearest(to: key, among: names) {
          notes.append("did you mean '\(nearest)'?")
        }
      }
      let (severity, note) = Self.consequence(use, key)
      report(
        use,
        UseDefect(
          message: "undefined key '\(key)'\(Self.place(use))", severity: severity,
          notes: notes + [note]))
    }
  }

  private static func withoutTable(_ table: String) -> UseDefect {
    UseDefect(message: "no catalog for table '\(table)'")
  }

  private static func place(_ use: KeyUse) -> String {
    guard let table = use.table, !use.language.platform.hasKinds else { return "" }
    return " in table '\(table)'"
  }

  /// Returns the severity of an undefined key, and a note about what users see.
  private static func consequence(_ use: KeyUse, _ key: String) -> (Severity?, String) {
    if use.language.platform.hasKinds {
      return (.warning, "unless a library defines it, the app does not build")
    }
    if use.hasDefault { return (.warning, "all languages display the default string") }
    if isName(key) { return (nil, "users see the key") }
    return (.warning, "all languages display the key, which seems to be the source string")
  }

  /// Returns `true` if a key is an identifier rather than a readable string.
  private static func isName(_ key: String) -> Bool {
    !key.contains(where: \.isWhitespace) && key.contains { "._:/-".contains($0) }
      && key.unicodeScalars.allSatisfy(\.isASCII)
  }

  /// Returns `true` if the key contains words to translate.
  private static func hasWords(_ use: KeyUse) -> Bool {
    switch use.key {
    case .literal(let key): key.contains(where: \.isLetter)
    case .pieces(let pieces): pieces.contains { $0.contains(where: \.isLetter) }
    case .symbol, .computed: false
    }
  }
}
