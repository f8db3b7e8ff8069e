internal import CICU
import TextPrimitives

/// The order in which Xcode writes the keys of a string catalog, and the languages of a key.
///
/// This is the order of Foundation's `localizedStandardCompare` in English: letters have precedence
/// over accents, and accents over case and width. Digits are compared by numeric value. Two
/// different strings never compare as equal.
public enum XcodeOrder {
  /// Returns `true` if the left string precedes the right one.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of both strings in UTF-16.
  public static func isOrdered(_ left: String, before right: String) -> Bool {
    Comparison(left, right).isOrdered
  }
}

/// A comparison of two strings that follows Foundation, with CLDR's root collation.
///
/// The comparison begins at the first difference other than case, width, or leading zeros.
private struct Comparison {
  private let left: [UInt16]
  private let right: [UInt16]

  init(_ left: String, _ right: String) {
    self.left = Array(left.utf16)
    self.right = Array(right.utf16)
  }

  var isOrdered: Bool {
    var (one, two) = (0, 0)
    // `true` if the left string has fewer leading zeros at the first number where they differ.
    var zeros: Bool?
    while one < left.count, two < right.count {
      if Self.isDigit(left[one]), Self.isDigit(right[two]) {
        let (first, second) = (Self.number(left, at: &one), Self.number(right, at: &two))
        if first != second {
          return first.count == second.count
            ? first.lexicographicallyPrecedes(second) : first.count < second.count
        }
        if zeros == nil, one != two { zeros = one < two }
        continue
      }
      guard Self.folded(left[one]) == Self.folded(right[two]) else {
        return isOrdered(from: one, two)
      }
      one += 1
      two += 1
    }
    if one == left.count, two == right.count {
      let order = Collation.root.compare(left, right, level: .case)
      if order != 0 { return order < 0 }
      return zeros ?? left.lexicographicallyPrecedes(right)
    }
    return isOrdered(from: one, two)
  }

  /// Compares the remaining parts of both strings, which begin with a difference.
  private func isOrdered(from one: Int, _ two: Int) -> Bool {
    let (first, second) = (Array(left[one...]), Array(right[two...]))
    let (plain, other) = (first.map(Self.plainQuote), second.map(Self.plainQuote))
    let letters = Collation.root.compare(plain, other, level: .letters)
    if letters != 0 { return letters < 0 }
    // In Apple's data, different quotation marks are variants of one character.
    if let mark = plain.first, mark == other.first, let own = first.first, let their = second.first,
      own != their, mark == Self.single || mark == Self.double
    {
      return own < their
    }
    let accents = Collation.root.compare(plain, other, level: .accents)
    if accents != 0 { return accents < 0 }
    let order = Collation.root.compare(first, second, level: .case)
    return order == 0 ? first.lexicographicallyPrecedes(second) : order < 0
  }

  // MARK: Characters

  private static let single = UInt16(UInt8(ascii: "'"))
  private static let double = UInt16(UInt8(ascii: "\""))

  private static func isDigit(_ unit: UInt16) -> Bool { unit &- 0x30 < 10 }

  /// Reads the digits at an index, and returns them without leading zeros.
  private static func number(_ units: [UInt16], at place: inout Int) -> ArraySlice<UInt16> {
    let start = place
    while place < units.count, isDigit(units[place]) { place += 1 }
    return units[start..<place].drop { $0 == 0x30 }
  }

  /// Returns a code unit in lowercase; fullwidth characters become ASCII.
  private static func folded(_ unit: UInt16) -> UInt16 {
    let unit = (0xFF01...0xFF5E).contains(unit) ? unit - 0xFEE0 : unit
    if unit < 0x80 { return unit &- 0x41 < 26 ? unit + 0x20 : unit }
    guard let lowercase = Unicode.Scalar(unit)?.properties.lowercaseMapping.utf16,
      lowercase.count == 1
    else { return unit }
    return lowercase.first ?? unit
  }

  /// Returns the straight form of a quotation mark, and other code units unchanged.
  private static func plainQuote(_ unit: UInt16) -> UInt16 {
    switch unit {
    case 0x2018...0x201B, 0xFF07: single
    case 0x201C...0x201F, 0x301D...0x301F, 0xFF02: double
    default: unit
    }
  }
}

/// CLDR's root collation with the option to compare digits as numbers.
@safe private struct Collation: Sendable {
  /// The strength of a comparison: the least significant difference that it considers.
  enum Level: Int32 {
    case letters
    case accents
    case `case`
  }

  static let root = Collation()

  // The collation is never freed, because it is used until the program ends.
  private nonisolated(unsafe) let collation = unsafe waymark_collation_create()

  /// Returns a negative number, zero, or a positive number, like `strcmp`.
  ///
  /// The result is also zero if ICU could not create the collation.
  func compare(_ left: [UInt16], _ right: [UInt16], level: Level) -> Int32 {
    guard let collation = unsafe collation else { return 0 }
    return unsafe waymark_collation_compare(
      collation, level.rawValue, left, Int32(clamping: left.count), right,
      Int32(clamping: right.count))
  }
}
