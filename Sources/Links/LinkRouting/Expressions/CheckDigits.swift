/// A scheme of check digits, which detects most typing errors in a text.
///
/// The check digits are the last characters of the text, except those of an IBAN. Upper-case and
/// lower-case letters have the same value. Punctuation, such as the hyphens of an ISBN, is ignored.
/// A text is invalid if it contains a letter, a digit or a non-ASCII character that the scheme does
/// not use.
///
/// Each scheme is a finite automaton, whose states are remainders. The router runs this automaton
/// only after the pattern of a type has matched. One automaton for the pattern and the check digits
/// would have many times as many states. The proofs run both automata at the same time.
public enum CheckDigits: String, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// The Luhn algorithm for digits (ISO/IEC 7812-1, annex B), as in payment card numbers and IMEIs.
  case luhn
  /// The check digit of GS1 identifiers: EAN, UPC, GTIN, SSCC, ISBN-13.
  case gs1
  /// The check character of ISBN-10 and ISSN: a digit or `X`.
  case isbn10
  /// The check digits of an IBAN (ISO 13616-1), which follow the country code.
  case iban
  /// The pure system of ISO/IEC 7064 for digits; the check character is a digit or `X`.
  case mod11Radix2 = "mod11-2"
  /// The pure system of ISO/IEC 7064 for letters and digits; the check character may also be `*`.
  case mod37Radix2 = "mod37-2"
  /// The pure system of ISO/IEC 7064 with two check digits.
  ///
  /// Each letter is replaced with two digits, from 10 for `A` to 35 for `Z`, as in an LEI.
  case mod97Radix10 = "mod97-10"
  /// The pure system of ISO/IEC 7064 for letters, with two check letters.
  case mod661Radix26 = "mod661-26"
  /// The pure system of ISO/IEC 7064 for letters and digits, with two check characters.
  case mod1271Radix36 = "mod1271-36"
  /// The hybrid system of ISO/IEC 7064 for digits.
  case mod11Mod10 = "mod11-10"
  /// The hybrid system of ISO/IEC 7064 for letters.
  case mod27Mod26 = "mod27-26"
  /// The hybrid system of ISO/IEC 7064 for letters and digits.
  case mod37Mod36 = "mod37-36"

  /// The characters that a scheme counts.
  private enum Alphabet { case digits, letters, alphanumerics }

  /// The way in which a scheme calculates its remainders.
  private enum Calculation {
    /// A sum with weights of 1 and `weight` in turn, from the end. If `addsDigits` is `true`, a
    /// product with two digits is replaced with the sum of its digits.
    case alternating(weight: UInt32, addsDigits: Bool)
    /// A sum with ascending weights from the end, modulo 11.
    case ascending
    case iban
    /// The remainder of the text, read as a number in a radix; it must be 1. The text may contain
    /// the character `end`, if any, only as its last character.
    case pure(modulus: UInt32, radix: UInt32, end: UInt8?)
    /// The remainder is doubled after each character, modulo `modulus + 1`.
    case hybrid(modulus: UInt32)
  }

  private var calculation: Calculation {
    switch self {
    case .luhn: .alternating(weight: 2, addsDigits: true)
    case .gs1: .alternating(weight: 3, addsDigits: false)
    case .isbn10: .ascending
    case .iban: .iban
    case .mod11Radix2: .pure(modulus: 11, radix: 2, end: UInt8(ascii: "X"))
    case .mod37Radix2: .pure(modulus: 37, radix: 2, end: UInt8(ascii: "*"))
    case .mod97Radix10: .pure(modulus: 97, radix: 10, end: nil)
    case .mod661Radix26: .pure(modulus: 661, radix: 26, end: nil)
    case .mod1271Radix36: .pure(modulus: 1271, radix: 36, end: nil)
    case .mod11Mod10: .hybrid(modulus: 10)
    case .mod27Mod26: .hybrid(modulus: 26)
    case .mod37Mod36: .hybrid(modulus: 36)
    }
  }

  private var alphabet: Alphabet {
    switch self {
    case .luhn, .gs1, .isbn10, .mod11Radix2, .mod11Mod10: .digits
    case .mod661Radix26, .mod27Mod26: .letters
    case .iban, .mod37Radix2, .mod97Radix10, .mod1271Radix36, .mod37Mod36: .alphanumerics
    }
  }

  // MARK: States

  /// The state before the first character.
  var firstState: UInt32 {
    if case .hybrid(let modulus) = calculation { modulus } else { 0 }
  }

  /// The bit that marks the states after the check character ``endCharacter``.
  private static let end: UInt32 = 1 << 15
  /// A factor that is greater than each remainder, so that a state can contain two remainders.
  private static let pair: UInt32 = 100

  /// Returns the state after a character, or `nil` if no valid text continues with it.
  ///
  /// A state has at most 16 bits.
  func state(after state: UInt32, reading scalar: UInt32) -> UInt32? {
    let isCounted =
      0x30...0x39 ~= scalar || 0x41...0x5A ~= scalar || 0x61...0x7A ~= scalar || scalar >= 0x80
    if let endCharacter, scalar | 0x20 == UInt32(endCharacter) | 0x20 {
      return self.state(after: state, readingDigit: endDigit, isEnd: true)
    }
    guard isCounted else { return state }
    guard scalar < 0x80, let digit = digit(of: UInt8(truncatingIfNeeded: scalar)) else {
      return nil
    }
    return self.state(after: state, readingDigit: digit, isEnd: false)
  }

  /// Returns `true` if a text that ends in a state is valid.
  func accepts(_ state: UInt32) -> Bool {
    let remainders = state & ~Self.end
    switch calculation {
    case .alternating: return state / Self.pair == 0
    case .ascending: return remainders / Self.pair == 0
    case .iban: return Self.acceptsIBAN(state)
    case .pure: return remainders == 1
    case .hybrid: return state == 2
    }
  }

  /// A character that the scheme allows only as the check character, such as `X` for the value 10,
  /// in upper case; `nil` if the scheme has none.
  private var endCharacter: UInt8? {
    switch calculation {
    case .ascending: UInt8(ascii: "X")
    case .pure(_, _, let end): end
    case .alternating, .iban, .hybrid: nil
    }
  }

  /// The value of ``endCharacter``.
  private var endDigit: UInt32 { self == .mod37Radix2 ? 36 : 10 }

  /// Returns the value of a letter or digit, or `nil` if it is not a character of the scheme.
  private func digit(of byte: UInt8) -> UInt32? {
    let letter = byte | 0x20
    let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
    switch alphabet {
    case .digits: return isLetter ? nil : UInt32(byte - 0x30)
    case .letters: return isLetter ? UInt32(letter - UInt8(ascii: "a")) : nil
    case .alphanumerics:
      return isLetter ? UInt32(letter - UInt8(ascii: "a")) + 10 : UInt32(byte - 0x30)
    }
  }

  private func state(
    after state: UInt32, readingDigit digit: UInt32, isEnd: Bool
  ) -> UInt32? {
    if state & Self.end != 0 { return nil }
    let end = isEnd ? Self.end : 0
    switch calculation {
    case .alternating(let weight, let addsDigits):
      // The first sum gives the last character the weight 1, and the second sum gives it `weight`.
      // The next character swaps the sums.
      let (once, weighted) = (state / Self.pair, state % Self.pair)
      let product = digit * weight
      let value = addsDigits && product > 9 ? product - 9 : product
      return (weighted + digit) % 10 * Self.pair + (once + value) % 10
    case .ascending:
      // Each further character increases the weights of all previous ones by 1.
      let total = (state % Self.pair + digit) % 11
      return ((state / Self.pair + total) % 11 * Self.pair + total) | end
    case .iban: return Self.ibanState(after: state, reading: digit)
    case .pure(let modulus, let radix, _):
      if self == .mod97Radix10, digit > 9 { return (state * 100 + digit) % modulus }
      return ((state * radix + digit) % modulus) | end
    case .hybrid(let modulus):
      let sum = (state + digit) % modulus
      return (sum == 0 ? modulus : sum) * 2 % (modulus + 1)
    }
  }

  // MARK: IBAN

  // An IBAN starts with the country code and the check digits, four characters that the calculation
  // moves to the end. While these characters are read, a state contains how many were read and
  // their remainder. Later states contain the remainder of all four and the remainder of the
  // following characters.

  private static let afterStart: UInt32 = 4 * pair

  private static func ibanState(after state: UInt32, reading digit: UInt32) -> UInt32? {
    let (count, remainder) = (state / pair, state % pair)
    if count < 2 { return digit > 9 ? (count + 1) * pair + (remainder * 100 + digit) % 97 : nil }
    if count < 4 {
      if digit > 9 { return nil }
      let start = (remainder * 10 + digit) % 97
      return count == 2 ? 3 * pair + start : afterStart + start * pair
    }
    let (start, rest) = ((state - afterStart) / pair, (state - afterStart) % pair)
    return afterStart + start * pair + (rest * (digit > 9 ? 100 : 10) + digit) % 97
  }

  private static func acceptsIBAN(_ state: UInt32) -> Bool {
    guard state >= afterStart else { return false }
    let (start, rest) = ((state - afterStart) / pair, (state - afterStart) % pair)
    // The first four characters yield six digits: two for each of the two letters, and two check
    // digits.
    return (rest * 1_000_000 + start) % 97 == 1
  }

  // MARK: Values

  /// Returns `true` if the check digits of decoded bytes are valid.
  ///
  /// - Complexity: O(*n*); no allocation.
  func accepts(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    var state = firstState
    for offset in range {
      guard let next = self.state(after: state, reading: UInt32(bytes[offset])) else {
        return false
      }
      state = next
    }
    return accepts(state)
  }
}
