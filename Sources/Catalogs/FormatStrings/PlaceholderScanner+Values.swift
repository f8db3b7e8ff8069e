// The value classes of conversions that are a single letter or a C macro.

extension PlaceholderScanner {
  func pythonValue(_ conversion: UInt8) -> ValueClass? {
    switch conversion {
    case UInt8(ascii: "s"), UInt8(ascii: "r"), UInt8(ascii: "a"): .any
    case UInt8(ascii: "p"), UInt8(ascii: "n"), UInt8(ascii: "A"), UInt8(ascii: "C"),
      UInt8(ascii: "S"), UInt8(ascii: "@"), UInt8(ascii: "D"), UInt8(ascii: "U"),
      UInt8(ascii: "O"):
      nil
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "x"), UInt8(ascii: "X"):
      .integer
    default: appleValue(conversion)
    }
  }

  /// Returns the class of a `printf` conversion; `nil` if it is invalid, or if only Apple supports
  /// it.
  func cValue(_ conversion: UInt8) -> ValueClass? {
    switch conversion {
    case UInt8(ascii: "@"), UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): nil
    case UInt8(ascii: "S"): .wideString
    case UInt8(ascii: "s") where isLong: .wideString
    default: appleValue(conversion)
    }
  }

  /// Returns the class of a conversion in JavaScript's `sprintf` libraries; `nil` if it is invalid.
  func scriptValue(_ conversion: UInt8) -> ValueClass? {
    switch conversion {
    case UInt8(ascii: "s"), UInt8(ascii: "j"), UInt8(ascii: "o"), UInt8(ascii: "O"),
      UInt8(ascii: "t"), UInt8(ascii: "v"), UInt8(ascii: "c"):
      .any
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "b"),
      UInt8(ascii: "x"), UInt8(ascii: "X"):
      .integer
    case UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "g"): .float
    default: nil
    }
  }

  /// Returns the end of a conversion that a C macro inserts, such as `%<PRIu64>`; `nil` if none is
  /// next.
  func fixedWidthEnd(_ bytes: Span<UInt8>) -> Int? {
    guard offset + 4 < bytes.count, bytes[offset] == UInt8(ascii: "<"),
      bytes[offset + 1] == UInt8(ascii: "P"), bytes[offset + 2] == UInt8(ascii: "R"),
      bytes[offset + 3] == UInt8(ascii: "I")
    else { return nil }
    var end = offset + 4
    while end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 || bytes[end] &- 0x30 < 10 {
      end += 1
    }
    return end < bytes.count && bytes[end] == UInt8(ascii: ">") ? end + 1 : nil
  }

  func appleValue(_ conversion: UInt8) -> ValueClass? {
    switch conversion {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "X"), UInt8(ascii: "o"):
      isLong || isLongDouble ? .wideInteger : .integer
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      isLongDouble ? .longDouble : .float
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "p"): .pointer
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .cString
    case UInt8(ascii: "n"): .count
    default: nil
    }
  }
}
