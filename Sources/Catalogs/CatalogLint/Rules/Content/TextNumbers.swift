import TextPrimitives

/// The numbers in a string, in the digits and with the separators of common languages.
///
/// `1,000`, `1.000`, `1 000` and `١٠٠٠` are equal, and so are `1.5` and `1,5`.
struct TextNumbers {
  /// A number.
  struct Number: Hashable {
    /// The digits of the number, without separators and leading zeros.
    var digits: String
    /// The byte range of the number in the string.
    var range: Range<Int>
  }

  /// The numbers, in the order of the string.
  private(set) var numbers: [Number] = []
  /// The digits of all numbers, concatenated.
  private(set) var allDigits = ""
  /// The groups of digits between separators, without leading zeros: `1` and `5` in `1.05`.
  private(set) var groups: [String] = []

  /// Finds the numbers in a string.
  ///
  /// - Parameter hasNumberedPercents: `true` if `%1` is a placeholder, as in `QString::arg`.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: Span<UInt8>, hasNumberedPercents: Bool = false) {
    var current = ""
    // The digits that follow the last separator.
    var group = ""
    var start = 0
    var offset = 0
    while offset < bytes.count {
      if let (digit, length) = Self.digit(at: offset, in: bytes) {
        if current.isEmpty { start = offset }
        current.append(digit)
        group.append(digit)
        offset += length
        continue
      }
      if !current.isEmpty {
        let mark = Self.mark(at: offset, in: bytes, front: group.utf8.count)
        addGroup(&group)
        if mark > 0 {
          offset += mark
          continue
        }
        add(current, start..<offset)
        current = ""
      }
      let skipped =
        hasNumberedPercents && bytes[offset] == UInt8(ascii: "%")
        ? Self.numberedPlace(at: offset, in: bytes) : NonTextParts.skipped(at: offset, in: bytes)
      offset += max(1, skipped)
    }
    if !current.isEmpty {
      addGroup(&group)
      add(current, start..<bytes.count)
    }
  }

  /// Returns the length of a placeholder such as `%1` or `%L12`; 0 if there is none.
  private static func numberedPlace(at percent: Int, in bytes: Span<UInt8>) -> Int {
    var end = percent + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "L") { end += 1 }
    let start = end
    while end < bytes.count, end - start < 2, bytes[end] &- 0x30 < 10 { end += 1 }
    return end > start ? end - percent : 0
  }

  /// Appends a group of digits to the groups, and then empties it.
  private mutating func addGroup(_ digits: inout String) {
    let value = digits.drop { $0 == "0" }
    groups.append(value.isEmpty ? "0" : String(value))
    digits = ""
  }

  private mutating func add(_ digits: String, _ range: Range<Int>) {
    allDigits += digits
    let value = digits.drop { $0 == "0" }
    numbers.append(Number(digits: value.isEmpty ? "0" : String(value), range: range))
  }

  /// Returns the decimal digit at an offset, as an ASCII digit, and its length in bytes.
  ///
  /// Returns `nil` if there is no digit, or only one in a rare script.
  private static func digit(at offset: Int, in bytes: Span<UInt8>) -> (Character, Int)? {
    let byte = bytes[offset]
    if byte &- 0x30 < 10 { return (Character(Unicode.Scalar(byte)), 1) }
    // These are the first bytes of Arabic, Indic, Thai, Burmese and full-width digits.
    guard
      byte == 0xD9 || byte == 0xDB || byte == 0xDF || byte == 0xE0 || byte == 0xE1
        || byte == 0xEF
    else { return nil }
    let (value, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
    guard let digit = Unicode.Scalar(value)?.decimalDigit else { return nil }
    return (Character(Unicode.Scalar(0x30 + digit)), length)
  }

  /// Returns the length of a separator between two digits; 0 if there is none.
  private static func mark(at offset: Int, in bytes: Span<UInt8>, front: Int) -> Int {
    let length: Int
    var isSpace = false
    switch bytes[offset] {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "'"): length = 1
    case 0x20:
      length = 1
      isSpace = true
    case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] == 0xA0:
      length = 2
      isSpace = true
    // These are the Arabic decimal and thousands separators, U+066B and U+066C.
    case 0xD9 where offset + 1 < bytes.count && bytes[offset + 1] &- 0xAB < 2: length = 2
    case 0xE2:
      let (scalar, count) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      guard [0x2019, 0x2009, 0x202F].contains(scalar) else { return 0 }
      length = count
      isSpace = scalar != 0x2019
    default: return 0
    }
    guard offset + length < bytes.count, digit(at: offset + length, in: bytes) != nil else {
      return 0
    }
    guard isSpace else { return length }
    // A space only separates groups of three digits.
    var end = offset + length
    var count = 0
    while end < bytes.count, count <= 3, let (_, digitLength) = digit(at: end, in: bytes) {
      end += digitLength
      count += 1
    }
    return count == 3 && front <= 3 ? length : 0
  }
}
