import TextPrimitives

extension Mojibake {
  /// The accented capital letters with which words of a language may end.
  ///
  /// For example, a quotation mark may follow `Ã` in a Portuguese string, as in `“AMANHÃ”`. In
  /// other languages, such a letter is probably the first byte of an incorrectly decoded character.
  struct UsualLetters {
    private let letters: [UInt8]

    init(_ language: String?) {
      letters =
        switch language {
        case nil: [0xC2, 0xC3, 0xC4, 0xC5]
        case "pt", "gn": [0xC2, 0xC3]
        case "vi": [0xC2, 0xC3]
        case "fr", "ro", "tr", "cy", "fur", "frp", "rm", "ku": [0xC2]
        case "wa": [0xC2, 0xC5]
        case "de", "et", "gsw", "lb", "nds", "sk", "tk", "vro", "ksh", "bar": [0xC4]
        case "da", "fo", "kl", "nn", "no": [0xC5]
        case "fi", "sv", "smn", "se", "sma": [0xC4, 0xC5]
        default: []
        }
    }

    /// Returns `true` if the language uses the letter with the given Latin-1 code.
    func contain(_ letter: UInt8) -> Bool { letters.contains(letter) }
  }

  /// A sequence of characters whose Windows-1252 bytes are one character in UTF-8.
  struct Sequence {
    let meant: Unicode.Scalar
    let end: String.Index
    /// The length of the sequence in the UTF-8 of the string.
    let length: Int
    private let first: UInt8
    /// The second byte of the intended character's UTF-8.
    private let second: UInt8
    private let last: UInt8

    init?(_ scalars: String.UnicodeScalarView, at start: String.Index) {
      guard scalars[start].value < 0xF5, scalars[start].value >= 0xC2 else { return nil }
      let lead = UInt8(scalars[start].value)
      let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var bytes = [lead]
      var length = 2
      var index = scalars.index(after: start)
      while bytes.count < count {
        guard index < scalars.endIndex, let byte = Windows1252.byte(scalars[index]),
          byte & 0xC0 == 0x80
        else { return nil }
        bytes.append(byte)
        length += UTF8.width(scalars[index])
        scalars.formIndex(after: &index)
      }
      guard let text = String(validating: bytes, as: UTF8.self),
        let meant = text.unicodeScalars.first
      else { return nil }
      self.meant = meant
      self.length = length
      end = index
      first = lead
      second = bytes[1]
      last = bytes[count - 1]
    }

    /// `true` if the intended character is a control character.
    ///
    /// Such a sequence is mojibake only beside others, in a string that was decoded incorrectly
    /// more than once.
    var isControl: Bool { meant.value < 0xA0 }

    /// `true` if the intended character is a Latin letter, or a mark that occurs in Latin text.
    var isLatin: Bool {
      switch meant.value {
      case 0xA0..<0x180, 0x1E00..<0x1F00, 0x2010..<0x2040: true
      default: false
      }
    }

    /// Returns `true` if the intended character and the adjacent characters suggest mojibake.
    func isLikely(
      behind front: Unicode.Scalar?, inFrontOf behind: Unicode.Scalar?, _ usual: UsualLetters
    ) -> Bool {
      switch meant.value {
      case 0xA0..<0x180:
        // The second byte may be a mark, such as a quotation mark, that correctly follows a word
        // ending in `Ã`.
        if !usual.contain(first) || !Self.mayEndWord(second) { return true }
        return isInWord(front, behind)
      case 0x1E80..<0x1EC0: return true
      case 0x1EC0..<0x1F00: return !Self.mayEndWord(last) || isInWord(nil, behind)
      case 0x2010...0x2027, 0x2030...0x203A, 0x20AC, 0x2122, 0x2190...0x21FF: return true
      case 0x2600...0x27BF, 0x1F300...0x1FAFF: return true
      case 0xFEFF, 0xFFFD: return true
      default: return false
      }
    }

    /// Returns `true` if the adjacent characters show that the sequence is within a word.
    ///
    /// For example, a lowercase letter directly precedes or follows the sequence. Within a word,
    /// the characters of the sequence are not plausible.
    private func isInWord(_ front: Unicode.Scalar?, _ behind: Unicode.Scalar?) -> Bool {
      if front?.isLowercase ?? false { return true }
      if first == 0xC2, front?.generalCategory == .decimalNumber { return true }
      guard let behind, !(front?.isUppercase ?? false) else {
        return Self.opensQuotation(last) && behind?.isAlphabetic ?? false
          || Self.isInfix(last) && behind?.isLowercase ?? false
      }
      return behind.isLowercase
        || Self.opensQuotation(last) && behind.isAlphabetic
    }

    /// Returns `true` for an opening quotation mark, which normally follows a space.
    private static func opensQuotation(_ byte: UInt8) -> Bool {
      [0x82, 0x84, 0x91, 0x93].contains(byte)
    }

    /// Returns `true` for a sign that does not occur within words, such as `¿` or `²`.
    private static func isInfix(_ byte: UInt8) -> Bool {
      [0xA1, 0xAE, 0xB0, 0xB2, 0xB3, 0xB9, 0xBF].contains(byte)
    }

    /// Returns `true` for a space, quotation mark, dash or other sign that may follow a word.
    private static func mayEndWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x82, 0x84...0x87, 0x8B, 0x91...0x97, 0x99, 0x9B, 0xA0, 0xA1, 0xAB, 0xAE, 0xB0: true
      case 0xB7, 0xB9, 0xB2, 0xB3, 0xBB, 0xBF: true
      default: false
      }
    }
  }
}
