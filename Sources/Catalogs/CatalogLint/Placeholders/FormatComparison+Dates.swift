import Diagnostics
import FormatStrings
import StringCatalogs

extension FormatComparison {
  /// Returns the date pattern in a source string; `nil` if the string is not a date pattern.
  ///
  /// Outside of PO files, a date pattern must contain a conversion that the formatter of the file
  /// format rejects.
  func datePattern(of source: ArgumentUsage) -> DatePattern? {
    guard let text = source.texts.last(where: { !$0.isKeyOfSource }) else { return nil }
    if !isFlagged, source.strays.isEmpty { return nil }
    if source.uses.contains(where: { $0.placeholder.kind == .substitution }) { return nil }
    let pattern = DatePattern(bytes(of: text, source).span)
    if isFlagged { return pattern.isLikely ? pattern : nil }
    return pattern.isPossible && pattern.hasSeveralOrOnlyOne ? pattern : nil
  }

  /// Returns `true` if a translation shows that it and its source are date patterns.
  ///
  /// For example, `%d.%m.%Y` is a translation of `%x`.
  func areDatesTogether() -> Bool {
    guard needsProof || !isFlagged, source.hasPercent, target.hasPercent,
      !target.strays.isEmpty || needsProof,
      let sourceText = source.texts.last(where: { !$0.isKeyOfSource }),
      mayBeWholeDate(sourceText)
    else { return false }
    let pattern = DatePattern(bytes(of: sourceText, source).span)
    guard pattern.isWholeDate, !target.strays.isEmpty || needsProof && isDate(beside: pattern)
    else { return false }
    return target.texts.allSatisfy { text in
      if isUntranslated(text) { return true }
      let translated = DatePattern(bytes(of: text, target).span)
      return translated.isPossible && Self.firstLost(pattern, translated) == nil
    }
  }

  /// Returns `false` if the source's first conversion is certainly not a complete date or time.
  ///
  /// This quick check reads only a few bytes.
  private func mayBeWholeDate(_ text: ArgumentUsage.Text) -> Bool {
    let content = catalog.files[source.file].shared.content
    let range = text.text.range.clamped(to: content.bytes.indices)
    guard text.text.isVerbatim,
      let sign = content.bytes[range].firstIndex(of: UInt8(ascii: "%"))
    else { return true }
    let rest = content.bytes[(sign + 1)..<range.upperBound]
    guard let letter = rest.first(where: { !"-_0^#+:EO".utf8.contains($0) }) else { return false }
    return letter == UInt8(ascii: "%") || DatePattern.isWhole(letter)
  }

  /// Returns `true` if a translation consists of conversions for complete dates and times.
  ///
  /// Either the translation or its source must contain several of them. For example, `%c` is a
  /// translation of `%x %X`.
  private func isDate(beside pattern: DatePattern) -> Bool {
    target.texts.allSatisfy { text in
      let translated = DatePattern(bytes(of: text, target).span)
      return translated.isWholeDate
        && max(pattern.conversions.count, translated.conversions.count) > 1
    }
  }

  /// Parses a string as a date pattern, to decide whether a change of a percent sign is safe.
  func datePattern(in text: ArgumentUsage.Text) -> DatePattern {
    DatePattern(catalog.files[text.file].content.string(text.text).utf8.span)
  }

  /// Returns the UTF-8 of a string.
  private func bytes(of text: ArgumentUsage.Text, _ meaning: ArgumentUsage) -> [UInt8] {
    Array(catalog.files[meaning.file].content.string(text.text).utf8)
  }

  /// Returns the first source conversion for a date component that the translated pattern lacks.
  private static func firstLost(
    _ pattern: DatePattern, _ translated: DatePattern
  ) -> DatePattern.Conversion? {
    let parts = translated.parts
    return pattern.conversions.first { !$0.requiredParts.isSubset(of: parts) }
  }

  /// Reports unknown conversions in translated date patterns, and date components that they lack.
  ///
  /// The order and the format of the components may differ from the source.
  mutating func compareDates() {
    guard let sourceText = source.texts.last(where: { !$0.isKeyOfSource }) else { return }
    let pattern = DatePattern(bytes(of: sourceText, source).span)
    for text in target.texts where !isUntranslated(text) {
      let translated = DatePattern(bytes(of: text, target).span)
      let isCertain = pattern.isCertain || !isFlagged
      for place in translated.unknown.prefix(isCertain ? Self.maximumPerText : 0) {
        differences.append(
          FormatDifference(
            kind: .malformed, cause: .date, consequence: .wrong, site: site(text, target),
            range: range(of: place, in: text, from: target),
            found: spelling(of: place, in: text, from: target)))
      }
      guard translated.unknown.isEmpty || !isCertain,
        let conversion = Self.firstLost(pattern, translated)
      else { continue }
      // The translation may contain the same conversion with an argument number, as in `%1$B`,
      // which some programs support.
      let letter = spelling(of: conversion.range, in: sourceText, from: source).last
      if translated.unknown.contains(where: {
        spelling(of: $0, in: text, from: target).last == letter
      }) {
        continue
      }
      differences.append(
        FormatDifference(
          kind: .missing, cause: .date, consequence: .lost, site: site(text, target),
          range: text.text.sourceRange,
          expected: spelling(of: conversion.range, in: sourceText, from: source)))
    }
  }
}
