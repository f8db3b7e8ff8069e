import FormatStrings
import StringCatalogs

// `QString::arg` replaces the lowest number, then the next one. No escape protects a percent sign.

extension FormatComparison {
  /// Returns `true` if a placeholder of `QString::arg` is a percentage that begins with its sign.
  ///
  /// Turkish and Basque write percentages so. The source has the same number with a percent sign.
  func isPercentage(_ use: ArgumentUsage.Use, _ text: ArgumentUsage.Text) -> Bool {
    guard target.dialect.isNumbered, use.placeholder.kind == .value else { return false }
    let bytes = Array(catalog.files[target.file].content.string(text.text).utf8)
    let digits = bytes.dropFirst(use.placeholder.range.lowerBound + 1).prefix { $0 &- 0x30 < 10 }
    guard !digits.isEmpty else { return false }
    let number = String(decoding: digits, as: UTF8.self)
    return source.texts.contains { other in
      let string = catalog.files[source.file].content.string(other.text)
      return ["%", " %", "\u{A0}%", "\u{202F}%"].contains { string.contains(number + $0) }
    }
  }

  /// Returns `true` if a string has as many different numbers as its source, but not the same ones.
  ///
  /// Each value is in its place all the same.
  func isRenumbered(_ text: ArgumentUsage.Text, _ uses: [Int]) -> Bool {
    guard target.dialect == .numberedWithCount, let main = main(of: text) else { return false }
    let taken = Set(uses.map { target.uses[$0].argument }).filter { $0 > 0 }
    let passed = Set(source.texts[main].uses.map { source.uses[$0].argument }).filter { $0 > 0 }
    guard taken != passed, taken.count == passed.count else { return false }
    // A number and a dollar sign are part of a `printf` placeholder.
    let bytes = Array(catalog.files[target.file].content.string(text.text).utf8)
    return !uses.contains { index in
      let end = target.uses[index].placeholder.range.upperBound
      return end < bytes.count && bytes[end] == UInt8(ascii: "$")
    }
  }
}
