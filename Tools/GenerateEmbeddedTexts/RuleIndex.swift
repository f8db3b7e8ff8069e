import CatalogLint

/// The index of rules in the README, between two comments.
enum RuleIndex {
  /// The file that holds it, from the root of the package.
  static let target = "Tools/Manual/pages/reference/rules.md"
  private static let start = "<!-- rules -->\n"
  private static let end = "<!-- end of rules -->"

  /// The file with the index of today's rules; `nil` if the comments are not there.
  static func updated(_ text: String) -> String? {
    guard let start = text.firstRange(of: start)?.upperBound,
      let end = text[start...].firstRange(of: end)?.lowerBound
    else { return nil }
    let index = RuleRegistry.index()
    return text[..<start] + index + text[end...]
  }
}
