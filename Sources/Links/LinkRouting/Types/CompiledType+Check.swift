import LanguageTags
import TextPrimitives
import URLSyntax

/// The result of checking a value against a type.
enum ValueCheck: Equatable {
  case accepted
  /// The byte at this offset is not allowed at its position.
  case rejectedByte(Int)
  /// The value as a whole is not valid; the check does not name an invalid byte.
  case rejected
}

extension CompiledType {
  /// Checks the decoded bytes of a value, which are valid UTF-8.
  func check(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ValueCheck {
    switch shape {
    case .text: checkText(bytes, range)
    case .pattern: checkPattern(bytes, range)
    case .integer: Self.checkInteger(bytes, range, in: filter.minimum...filter.maximum)
    case .uuid: Self.checkUUID(bytes, range)
    case .enumeration:
      hasWord(bytes, range) ? .accepted : .rejected
    case .languageTag:
      LanguageTag.isRegisteredTag(bytes, from: range.lowerBound, to: range.upperBound)
        ? .accepted : .rejected
    case .date: CalendarDate(bytes, range) == nil ? .rejected : .accepted
    case .boolean:
      Self.equals(bytes, range, "true") || Self.equals(bytes, range, "false")
        ? .accepted : .rejected
    }
  }

  /// Returns `true` if a range equals a word of the enumeration.
  ///
  /// - Complexity: O(log *n*) comparisons for *n* words.
  private func hasWord(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if sortedWords.isEmpty { return words.contains { Self.equals(bytes, range, $0) } }
    var low = 0
    var high = sortedWords.count
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(sortedWords[middle], bytes, range) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < sortedWords.count && Self.equals(bytes, range, sortedWords[low])
  }

  private static func precedes(
    _ word: Bytes, _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> Bool {
    for index in 0..<min(word.count, range.count)
    where word[index] != bytes[range.lowerBound + index] {
      return word[index] < bytes[range.lowerBound + index]
    }
    return word.count < range.count
  }

  /// Checks the decoded bytes of a value in a link.
  ///
  /// Unlike `check`, it also accepts a language tag that the router can repair, such as `en_US`.
  /// See ``isRepaired(_:_:)``.
  func checkLink(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ValueCheck {
    let check = check(bytes, range)
    return check != .accepted && isRepaired(bytes, range) ? .accepted : check
  }

  /// Returns `true` if a language tag in a link is valid only after a repair.
  ///
  /// A repair replaces underscores, as POSIX and Java write them, or a three-letter region: `en_US`
  /// is read as `en-US`, and `es-MEX` as `es-MX`. The result is always `false` in a path component,
  /// because the router repairs no path.
  func isRepaired(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard shape == .languageTag, place != .path else { return false }
    return LanguageTag(repairing: bytes, range)?.isRegisteredTag ?? false
  }

  /// `true` if `.` or `..` is a value of the type.
  var acceptsDots: Bool {
    [".", ".."].contains { text in text.withSpan { check($0, 0..<$0.count) == .accepted } }
  }

  private func checkText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ValueCheck {
    var scalars = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte < 0x80 {
        if !filter.accepts(byte) { return .rejectedByte(offset) }
        offset += 1
      } else {
        guard let (scalar, length) = UTF8Sequence.scalar(at: offset, in: bytes),
          beyondASCII.contains(scalar)
        else { return .rejectedByte(offset) }
        offset += length
        if filter.countsBytes { scalars += length - 1 }
      }
      scalars += 1
    }
    return scalars >= filter.minimum && scalars <= filter.maximum ? .accepted : .rejected
  }

  private func checkPattern(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ValueCheck {
    guard case .pattern(let pattern) = source.kind, let automaton = pattern.decidingAutomaton,
      place == .item || !range.isEmpty
    else { return checkDigits(bytes, range) }
    return automaton.check(bytes, range)
  }

  /// Checks a value of a pattern with check digits, and rejects the values of all other patterns.
  private func checkDigits(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ValueCheck {
    guard case .pattern(let pattern) = source.kind, let automaton = pattern.automaton,
      let check = pattern.check, !range.isEmpty
    else { return .rejected }
    let result = automaton.check(bytes, range)
    return result == .accepted && !check.accepts(bytes, range) ? .rejected : result
  }

  /// Checks decimal digits without leading zeros, with a minus sign before negative numbers.
  private static func checkInteger(
    _ bytes: Span<UInt8>, _ range: Range<Int>, in bounds: ClosedRange<Int>
  ) -> ValueCheck {
    guard let value = integer(bytes, range) else {
      for offset in range {
        let isSign = bytes[offset] == UInt8(ascii: "-") && offset == range.lowerBound
        if bytes[offset] &- 0x30 >= 10, !isSign { return .rejectedByte(offset) }
      }
      return .rejected
    }
    return bounds.contains(value) ? .accepted : .rejected
  }

  /// Returns the integer that the bytes spell, or `nil` if they are not the canonical spelling of
  /// an integer with 64 bits.
  static func integer(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    guard offset < range.upperBound else { return nil }
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let digits = range.upperBound - offset
    // A 64-bit integer has at most 19 digits.
    guard digits > 0, digits <= 19 else { return nil }
    if bytes[offset] == UInt8(ascii: "0"), digits > 1 || isNegative { return nil }
    var value = 0
    while offset < range.upperBound {
      let digit = bytes[offset] &- 0x30
      guard digit < 10 else { return nil }
      // The value is accumulated as a negative number, because `Int.min` has no positive
      // counterpart.
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow2) = product.subtractingReportingOverflow(Int(digit))
      guard !overflow, !overflow2 else { return nil }
      value = sum
      offset += 1
    }
    if isNegative { return value }
    return value == Int.min ? nil : -value
  }

  /// Returns `true` if the bytes are the canonical spelling of an integer of any size.
  static func isInteger(_ bytes: Span<UInt8>) -> Bool {
    let isNegative = !bytes.isEmpty && bytes[0] == UInt8(ascii: "-")
    let digits = (isNegative ? 1 : 0)..<bytes.count
    guard !digits.isEmpty, digits.allSatisfy({ bytes[$0] &- 0x30 < 10 }) else { return false }
    return bytes[digits.lowerBound] != UInt8(ascii: "0") || bytes.count == 1
  }

  private static func checkUUID(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ValueCheck {
    for (index, offset) in range.enumerated() {
      let isHyphenPlace = index == 8 || index == 13 || index == 18 || index == 23
      let isRight =
        isHyphenPlace
        ? bytes[offset] == UInt8(ascii: "-") : bytes[offset].hexadecimalValue != nil
      if !isRight || index >= 36 { return .rejectedByte(offset) }
    }
    return range.count == 36 ? .accepted : .rejected
  }

  static func equals(_ bytes: Span<UInt8>, _ range: Range<Int>, _ word: Bytes) -> Bool {
    guard range.count == word.count else { return false }
    for index in 0..<word.count where bytes[range.lowerBound + index] != word[index] {
      return false
    }
    return true
  }

  private static func equals(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ word: StaticString
  ) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count {
      // In bounds: the counts are equal.
      let expected = unsafe word.utf8Start[index]
      if bytes[range.lowerBound + index] != expected { return false }
    }
    return true
  }
}
