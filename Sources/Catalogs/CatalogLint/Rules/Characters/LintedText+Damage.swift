extension LintedText {
  /// The incorrectly decoded parts of the string, which ``MojibakeRule`` reports.
  ///
  /// A control character or soft hyphen in one of these parts is a byte of an incorrectly decoded
  /// character, so other rules ignore it.
  ///
  /// - Complexity: O(*n*) if the string has the trait ``TextTraits/mojibake``, where *n* is its
  ///   length; otherwise O(1).
  var damagedParts: [Range<Int>] {
    guard traits.contains(.mojibake) else { return [] }
    return Mojibake(string, language: language.facts.language).runs.map(\.part)
  }
}
