extension LintedText {
  /// The parts of the text that were read in the wrong encoding, which the rule for that reports: what seems to
  /// be a control or a soft hyphen there is a part of another character.
  ///
  /// - Complexity: O(*n*) if the text has the trait, else O(1).
  var damagedParts: [Range<Int>] {
    guard traits.contains(.mojibake) else { return [] }
    return Mojibake(string, language: language.facts.language).runs.map(\.part)
  }
}
