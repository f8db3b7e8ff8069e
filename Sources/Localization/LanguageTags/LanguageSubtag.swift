internal import Diagnostics

/// The byte range and the kinds of characters of one subtag.
struct LanguageSubtag {
  let start: Int
  let end: Int
  let hasLetter: Bool
  let hasDigit: Bool

  /// The number of letters and digits, from 1 to 8.
  var count: Int { end - start }
  var range: SourceRange { SourceRange(start, end) }

  /// Reads the subtag at an offset, up to the next hyphen or the end.
  init(at start: Int, in bytes: Span<UInt8>) throws(LanguageTagError) {
    var hasLetter = false
    var hasDigit = false
    var end = start
    while end < bytes.count, bytes[end] != .hyphen {
      if bytes[end].isASCIILetter {
        hasLetter = true
      } else if bytes[end].isASCIIDigit {
        hasDigit = true
      } else {
        throw .invalidCharacter(
          SourceRange(end, LanguageSubtag.endOfCharacter(at: end, in: bytes)),
          isUnderscore: bytes[end] == .underscore)
      }
      end += 1
    }
    self.start = start
    self.end = end
    self.hasLetter = hasLetter
    self.hasDigit = hasDigit
    if count == 0 { throw .emptySubtag(at: start) }
    if count > 8 { throw .subtagTooLong(range) }
  }

  /// Returns `true` if a range of subtags contains this subtag, ignoring case.
  func occurs(in others: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    var other = others.lowerBound
    while other < others.upperBound {
      var otherEnd = other
      var isEqual = true
      while otherEnd < others.upperBound, bytes[otherEnd] != .hyphen {
        let offset = start + (otherEnd - other)
        if offset >= end || bytes[offset].lowercasedASCII != bytes[otherEnd].lowercasedASCII {
          isEqual = false
        }
        otherEnd += 1
      }
      if isEqual, otherEnd - other == count { return true }
      other = otherEnd + 1
    }
    return false
  }

  /// Returns the end of the UTF-8 sequence at an offset, so that a range never splits a character.
  ///
  /// A byte that is not valid UTF-8 is treated as one character.
  private static func endOfCharacter(at start: Int, in bytes: Span<UInt8>) -> Int {
    let length =
      switch bytes[start] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    var end = start + 1
    while end < start + length {
      if end >= bytes.count || bytes[end] & 0xC0 != 0x80 { return start + 1 }
      end += 1
    }
    return end
  }
}
