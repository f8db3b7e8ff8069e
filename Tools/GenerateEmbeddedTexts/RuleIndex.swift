import CatalogLint

/// The index of rules in the manual, between two marker comments.
enum RuleIndex {
  /// The file with the index, relative to the root of the package.
  static let target = "Tools/Manual/pages/reference/rules.md"
  private static let start = "<!-- rules -->\n"
  private static let end = "<!-- end of rules -->"

  /// Returns the text of the file with an updated index; `nil` if the comments are missing.
  static func updated(_ text: String) -> String? {
    guard let start = text.firstRange(of: start)?.upperBound,
      let end = text[start...].firstRange(of: end)?.lowerBound
    else { return nil }
    let index = RuleRegistry.index()
    return text[..<start] + index + text[end...]
  }
}
