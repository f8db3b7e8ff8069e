/// The checks of Android's lint that look for what rules of ours look for.
///
/// Their identifiers are those of
/// [Android's documentation](https://googlesamples.github.io/android-custom-lint-rules/checks/index.md.html).
enum AndroidCheck {
  /// The rules that look for what a check looks for.
  static let rules: [String: [String]] = [
    "ExtraTranslation": ["orphan-key"],
    "ImpliedQuantity": ["implied-quantity"],
    "MissingQuantity": ["missing-other-category", "missing-plural-category"],
    "MissingTranslation": ["missing-language", "missing-translation"],
    "StringFormatCount": [
      "placeholder-extra", "placeholder-missing", "placeholder-mixed-positional",
    ],
    "StringFormatInvalid": [
      "placeholder-lookalike", "placeholder-malformed", "placeholder-mixed-positional",
      "unescaped-percent",
    ],
    "StringFormatMatches": ["placeholder-type"],
    "TypographyEllipsis": ["ellipsis"],
    "UnusedQuantity": ["unused-plural-category"],
    "UnusedResources": ["unused-key"],
  ]

  /// The rules that the value of `tools:ignore` allows; `nil` for all of them.
  ///
  /// Checks that no rule of ours makes, such as `TypographyDashes`, allow nothing.
  static func rules(ignoredIn list: String) -> [String]? {
    let checks = list.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    return checks.contains("all") ? nil : checks.flatMap { rules[$0] ?? [] }
  }
}
