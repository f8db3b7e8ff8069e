import Diagnostics

/// Reports a key that the code constructs at run time.
struct UndeterminableKeyRule: Rule {
  let id = "undeterminable-key"
  let family = RuleFamily.code
  let severity = Severity.info
  let summary = "a key that the code creates at run time (with --usage)"
  var checks: RuleChecks { RuleChecks(use: check) }
  let needsUsage = true

  func check(
    _ usage: KeyUsage, definitions: KeyDefinitions, report: (KeyUse, UseDefect) -> Void
  ) {
    for use in usage.uses {
      guard case .computed(let prefix, let suffix, let reason) = use.key else { continue }
      report(
        use,
        UseDefect(
          message: "key cannot be determined: \(reason)",
          notes: [Self.meaning(prefix, suffix)]))
    }
  }

  private static func meaning(_ prefix: String, _ suffix: String) -> String {
    switch (prefix.isEmpty, suffix.isEmpty) {
    case (true, true): "the code may use any key, so no key is certain to be unused"
    case (false, true): "keys that begin with '\(prefix)' are treated as used"
    case (true, false): "keys that end with '\(suffix)' are treated as used"
    case (false, false):
      "keys that begin with '\(prefix)' and end with '\(suffix)' are treated as used"
    }
  }
}
