import FormatStrings
import StringCatalogs

// Each call of `QString::arg` replaces all placeholders that have the lowest remaining number. A
// percent sign cannot be escaped.

extension FormatComparison {
  /// Returns `true` if an apparent `QString::arg` placeholder is a percentage, such as `%50`.
  ///
  /// Turkish and Basque write the percent sign before the number: `60-80%` becomes `%60-80`. In the
  /// source, a percent sign follows the same number, or a range that begins with the number.
  func isPercentage(_ use: ArgumentUsage.Use, _ text: ArgumentUsage.Text) -> Bool {
    guard target.dialect.isNumbered, use.placeholder.kind == .value else { return false }
    let bytes = Array(catalog.files[target.file].content.string(text.text).utf8)
    let digits = bytes.dropFirst(use.placeholder.range.lowerBound + 1).prefix { $0 &- 0x30 < 10 }
    guard !digits.isEmpty else { return false }
    let number = String(decoding: digits, as: UTF8.self)
    return source.texts.contains { other in
      let string = catalog.files[source.file].content.string(other.text)
      return string.ranges(of: number).contains { range in
        var rest = string[range.upperBound...]
        if let dash = rest.first, "-–—~".contains(dash) {
          rest = rest.dropFirst().drop { $0.isNumber }
        }
        return ["%", " %", "\u{A0}%", "\u{202F}%"].contains { rest.hasPrefix($0) }
      }
    }
  }

  /// Returns `true` if a string has as many argument numbers as its source, but different ones.
  ///
  /// `QString::arg` still inserts each value at the correct position, because only the order of the
  /// numbers matters.
  func isRenumbered(_ text: ArgumentUsage.Text, _ uses: [Int]) -> Bool {
    guard target.dialect == .numberedWithCount, let main = main(of: text) else { return false }
    let taken = Set(uses.map { target.uses[$0].argument }).filter { $0 > 0 }
    let passed = Set(source.texts[main].uses.map { source.uses[$0].argument }).filter { $0 > 0 }
    guard taken != passed, taken.count == passed.count else { return false }
    // A number with a dollar sign is part of a `printf` placeholder.
    let bytes = Array(catalog.files[target.file].content.string(text.text).utf8)
    return !uses.contains { index in
      let end = target.uses[index].placeholder.range.upperBound
      return end < bytes.count && bytes[end] == UInt8(ascii: "$")
    }
  }
}
