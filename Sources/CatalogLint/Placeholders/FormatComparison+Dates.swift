import Diagnostics
import StringCatalogs

extension FormatComparison {
  /// The pattern of dates that the source string is; `nil` if it is none.
  func datePattern(of source: FormatMeaning) -> DatePattern? {
    guard let text = source.texts.last(where: { !$0.isKeyOfSource }) else { return nil }
    let pattern = DatePattern(bytes(of: text, source).span)
    return pattern.isCertain ? pattern : nil
  }

  /// The UTF-8 of a text.
  private func bytes(of text: FormatMeaning.Text, _ meaning: FormatMeaning) -> [UInt8] {
    Array(catalog.files[meaning.file].content.string(text.text).utf8)
  }

  /// Compares patterns of dates: a translation needs the parts of its source, in any order and
  /// form.
  mutating func compareDates() {
    guard let sourceText = source.texts.last(where: { !$0.isKeyOfSource }) else { return }
    let pattern = DatePattern(bytes(of: sourceText, source).span)
    for text in target.texts where !isUntranslated(text) {
      let translated = DatePattern(bytes(of: text, target).span)
      for place in translated.unknown.prefix(Self.maximumPerText) {
        differences.append(
          FormatDifference(
            kind: .malformed, cause: .date, consequence: .wrong, site: site(text, target),
            range: range(place, text, target), found: spelling(place, text, target)))
      }
      guard translated.unknown.isEmpty else { continue }
      let lost = pattern.parts.subtracting(translated.parts)
      guard let conversion = pattern.conversions.first(where: { !$0.parts.isDisjoint(with: lost) })
      else { continue }
      differences.append(
        FormatDifference(
          kind: .missing, cause: .date, consequence: .lost, site: site(text, target),
          range: text.text.sourceRange,
          expected: spelling(conversion.range, sourceText, source)))
    }
  }
}
