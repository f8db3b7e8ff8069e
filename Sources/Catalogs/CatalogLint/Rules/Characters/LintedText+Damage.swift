extension LintedText {
  /// The parts of the string that were decoded incorrectly, which ``MojibakeRule`` reports.
  ///
  /// A control or soft hyphen in such a part is a byte of a different character.
  ///
  /// - Complexity: O(*n*) if the string has the trait, else O(1).
  var damagedParts: [Range<Int>] {
    guard traits.contains(.mojibake) else { return [] }
    return Mojibake(string, language: language.facts.language).runs.map(\.part)
  }
}
