import FormatStrings
import StringCatalogs

extension FormatComparison {
  /// Returns the evidence that the source string of a key is a format string.
  ///
  /// The evidence is needed only if the file does not specify which strings are format strings.
  func proof(of key: LintedCatalog.Key) -> FormatProof {
    let nothing: FormatProof = isInferred ? .none : .bothSides
    if scanned.evidence.hasForeignPercents { return isFlagged ? .none : nothing }
    if !source.hasPercent {
      // If the source does not contain `%%` either, a percent sign in a translation is a
      // placeholder or prose.
      let isPlain = source.texts.allSatisfy { $0.escapedPercents == 0 }
      return isPlain && scanned.evidence.hasFormats ? .proved : nothing
    }
    if datePattern(of: source) != nil { return .date }
    guard source.strays.isEmpty, !source.uses.contains(where: \.isUncertain) else {
      return isFlagged ? .none : nothing
    }
    if scanned.evidence.hasFormatStrings || isFlagged && isNumberOfPlural { return .proved }
    return isSuggested || FormatEvidence.isKept(key, in: scanned) ? .translations : nothing
  }

  /// `true` if the source is a gettext plural with a placeholder for its number.
  private var isNumberOfPlural: Bool {
    guard source.texts.count > 1, let plural = source.texts.last else { return false }
    return plural.uses.contains { source.uses[$0].value.isNumber }
  }

  /// `true` if the source string has features that occur only in format strings.
  ///
  /// An example is an argument number, as in `%1$s`. In a small catalog whose file format has
  /// flags, a common conversion, such as `%d`, is also sufficient.
  private var isSuggested: Bool {
    let values = source.uses.filter { $0.placeholder.kind == .value }
    if values.contains(where: \.placeholder.isExplicit) { return true }
    return isFlagged && scanned.evidence.isSmall
      && values.contains { "sdiu".utf8.contains($0.placeholder.conversion) }
  }
}
