import FormatStrings

extension NamedPlaceholder {
  /// The AsciiDoc attributes for characters, which a translation may replace with the characters.
  ///
  /// See AsciiDoc's character replacements:
  /// <https://docs.asciidoctor.org/asciidoc/latest/attributes/character-replacement-ref/>
  static let asciiDocCharacters: Set<String> = [
    "blank", "empty", "sp", "nbsp", "zwsp", "wj", "apos", "quot", "lsquo", "rsquo", "ldquo",
    "rdquo", "deg", "plus", "brvbar", "vbar", "amp", "lt", "gt", "startsb", "endsb", "caret",
    "asterisk", "tilde", "backslash", "backtick", "two-colons", "two-semicolons", "cpp", "cxx",
    "pp", "colon",
  ]
}

extension NamedPlaceholders {
  /// Removes a missing and an unexpected name if either is the count of a vue-i18n plural.
  ///
  /// vue-i18n passes `{n}` and `{count}` to each plural, in addition to the values of the program.
  /// See [predefined implicit
  /// argument](https://vue-i18n.intlify.dev/guide/essentials/pluralization).
  func removeCounts(
    _ lost: inout [NamedPlaceholder], _ strange: inout [NamedPlaceholder], isPlural: Bool
  ) {
    let places = Set(strange.map(\.name))
    if lost.count == 1, lost[0].isImplicitCount, places.count == 1,
      places.isSubset(of: countedNames)
    {
      (lost, strange) = ([], [])
    } else if isPlural, strange.contains(where: \.isImplicitCount) {
      strange.removeAll(where: \.isImplicitCount)
      if lost.count == 1 { lost = [] }
    }
  }
}
