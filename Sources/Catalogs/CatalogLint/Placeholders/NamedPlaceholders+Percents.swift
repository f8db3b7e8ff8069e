import Diagnostics
import FormatStrings
import StringCatalogs

extension NamedPlaceholders {
  /// Returns the names of counts that precede their singular noun, as in `%minutes% minute`.
  ///
  /// A translation may write the count of a single item as a word.
  static func countsOfOne(_ names: [NamedPlaceholder], in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return names.filter { name in
      guard name.name.hasSuffix("s") else { return false }
      let noun = " " + name.name.dropLast()
      let rest = bytes[name.range.upperBound...]
      guard rest.starts(with: noun.utf8) else { return false }
      let next = rest.dropFirst(noun.utf8.count).first ?? 0x20
      return (next | 0x20) &- 0x61 >= 26
    }.map(\.name)
  }

  /// Reports a source name that is missing in a string.
  func reportMissing(
    _ name: NamedPlaceholder, in value: CatalogValue, at site: LintSite, text: String,
    into differences: inout [FormatDifference]
  ) {
    // The value of `s` or `plural` is the ending of an English plural, which other languages do not
    // need.
    if ["plural", "s"].contains(name.name) { return }
    let isThere = name.style.hasPrefix("%*") && Self.contains(name, text)
    // Symfony replaces the name wherever it occurs, even in `%%name%`.
    if isThere, isSymfony { return }
    var missing = FormatDifference(
      kind: .missing, cause: isThere ? .attached : .named, consequence: .lost, site: site,
      range: value.text.sourceRange, expected: name.spelling)
    // Most files do not specify which library replaces names, so the names may be plain text.
    missing.isProved = !isThere && isProved(name)
    missing.isGuess = isDoubled(name)
    differences.append(missing)
  }

  /// Returns `true` if a string contains a name exactly as the source writes it.
  ///
  /// If the name is a number, the percent sign must not be doubled.
  private static func contains(_ name: NamedPlaceholder, _ text: String) -> Bool {
    text.ranges(of: name.spelling).contains { range in
      !name.isNumber || text[..<range.lowerBound].utf8.last != UInt8(ascii: "%")
    }
  }

  /// Reports names in braces whose spaces differ from those in the source.
  ///
  /// For Symfony, the spaces are part of the name, so `{{ limit }}` and `{{limit}}` are different.
  func compareBlanks(
    of names: [NamedPlaceholder], in value: CatalogValue, at site: LintSite, _ content: CatalogFile,
    _ differences: inout [FormatDifference]
  ) {
    guard isSymfony else { return }
    for name in names.prefix(FormatComparison.maximumPerText) where name.style == "{{*}}" {
      let same = sourceNames.filter { $0.name == name.name && $0.style == name.style }
      guard let expected = same.first, !same.contains(where: { $0.pattern == name.pattern }) else {
        continue
      }
      let blamed = content.sourceRange(of: name.range, in: value.text)
      let edit = FixIt.Edit(range: blamed, text: expected.spelling)
      var difference = FormatDifference(
        kind: .malformed, cause: .named, consequence: .wrong, site: site, range: blamed,
        found: content.part(name.range, of: value.text), expected: expected.spelling,
        fixIts: [FixIt(title: "write \(expected.spelling)", applicability: .safe, edits: [edit])])
      difference.isProved = isProved(expected)
      difference.isGuess = !difference.isProved
      differences.append(difference)
    }
  }
}
