import Diagnostics
import FormatStrings
import StringCatalogs
import TextPrimitives

/// Reports a number in the source string that differs in the translation.
struct NumberChangedRule: Rule {
  let id = "number-changed"
  let family = RuleFamily.content
  let severity = Severity.info
  let summary = "a number in the translation that differs from the source"
  var checks: RuleChecks { RuleChecks(pair: check, aspect: aspect) }
  let aspect = TextAspects.numbers

  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink
  ) {
    // The selectors in an ICU message contain numbers that users never see.
    guard !Self.isMessageFormat(source), !Self.isMessageFormat(target) else { return }
    let hasNumbers = Self.hasNumberedPercents(pair.text)
    let expected = TextNumbers(source, hasNumberedPercents: hasNumbers)
    let found = TextNumbers(target, hasNumberedPercents: hasNumbers)
    // Each number is compared with all numbers in the other string, so strings with too many
    // numbers are not compared.
    guard expected.numbers.count <= Self.mostNumbers, found.numbers.count <= Self.mostNumbers,
      expected.allDigits != found.allDigits,
      expected.groups.sorted() != found.groups.sorted()
    else { return }
    var lost = expected.numbers.map(\.digits)
    var strange: [TextNumbers.Number] = []
    for number in found.numbers {
      if let place = lost.firstIndex(of: number.digits) {
        lost.remove(at: place)
      } else if !expected.numbers.contains(where: { $0.digits == number.digits }) {
        strange.append(number)
      }
    }
    lost.removeAll { digits in found.numbers.contains { $0.digits == digits } }
    guard let number = strange.first, let wanted = lost.first,
      !Self.isSameTime(wanted, number.digits), !Self.isScaled(wanted, number.digits),
      !Self.isYear(wanted, number: number, in: target)
    else { return }
    sink.report(
      "number '\(number.digits)' differs from '\(wanted)' in the source",
      at: pair.text.range(of: number.range), pair.text.site)
  }

  private static let mostNumbers = 200

  /// Returns `true` if the placeholders in the string are percent signs with numbers, such as `%1`.
  private static func hasNumberedPercents(_ text: LintedText) -> Bool {
    guard let entry = text.site.entry else { return false }
    return text.content.entries[entry].placeholderSyntax == .qtPlural
      || text.content.dialect(of: entry).isNumbered
  }

  private static func isMessageFormat(_ bytes: Span<UInt8>) -> Bool {
    plural.first(in: bytes) != nil || select.first(in: bytes) != nil
  }

  private static let plural = ByteNeedle(", plural,".utf8)
  private static let select = ByteNeedle(", select".utf8)

  /// Returns `true` if two numbers may be the same hour in 12-hour and 24-hour notation.
  private static func isSameTime(_ left: String, _ right: String) -> Bool {
    guard let left = Int(left), let right = Int(right) else { return false }
    return left + 12 == right && right <= 24 || right + 12 == left && left <= 24
  }

  /// Returns `true` if a number may be the year `wanted` in a Japanese era, as in 平成28年.
  private static func isYear(
    _ wanted: String, number: TextNumbers.Number, in bytes: Span<UInt8>
  ) -> Bool {
    let end = number.range.upperBound
    return wanted.utf8.count == 4 && end + 3 <= bytes.count
      && UTF8Sequence.uncheckedScalar(at: end, in: bytes).0 == 0x5E74
  }

  /// Returns `true` if two numbers differ only in trailing zeros, such as `10000` and the 1 in
  /// `1万`.
  private static func isScaled(_ left: String, _ right: String) -> Bool {
    func withoutZeros(_ digits: String) -> Substring {
      digits[
        ..<(digits.lastIndex { $0 != "0" }.map { digits.index(after: $0) } ?? digits.startIndex)]
    }
    return left.count != right.count && withoutZeros(left) == withoutZeros(right)
  }
}
