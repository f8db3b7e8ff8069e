/// The symbols of the ids that are generated, and how symbols that people type are read as them.
///
/// All digits, and the letters that look like no digit, like no vowel and like no other letter of
/// the alphabet: of Crockford's alphabet (<https://www.crockford.com/base32.html>) A and E are left
/// out as vowels, B, G, S and Z because they look like 8, 6, 5 and 2, D and Q like 0, Y like V.
/// That leaves 23 symbols, and 23 is a prime: the check character needs one.
enum SessionIDAlphabet {
  /// The symbols in the order of their values.
  static let symbols = Array("0123456789CFHJKMNPRTVWX".utf8)

  /// The number of symbols.
  static let count = 23

  /// The value of every ASCII byte that reads as a symbol, -1 for the others.
  private static let values: [Int8] = {
    var values = [Int8](repeating: -1, count: 128)
    for (value, symbol) in symbols.enumerated() { values[Int(symbol)] = Int8(value) }
    for (alike, symbol) in lookAlikes { values[Int(alike)] = values[Int(symbol)] }
    for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      values[Int(letter | 0x20)] = values[Int(letter)]
    }
    return values
  }()

  /// Letters that are in no id, and the symbols that they are taken for.
  ///
  /// A, E and the letters of other scripts are taken for nothing: nobody reads them in an id.
  private static let lookAlikes: [(UInt8, UInt8)] = [
    (UInt8(ascii: "O"), UInt8(ascii: "0")), (UInt8(ascii: "D"), UInt8(ascii: "0")),
    (UInt8(ascii: "Q"), UInt8(ascii: "0")), (UInt8(ascii: "I"), UInt8(ascii: "1")),
    (UInt8(ascii: "L"), UInt8(ascii: "1")), (UInt8(ascii: "Z"), UInt8(ascii: "2")),
    (UInt8(ascii: "S"), UInt8(ascii: "5")), (UInt8(ascii: "G"), UInt8(ascii: "6")),
    (UInt8(ascii: "B"), UInt8(ascii: "8")), (UInt8(ascii: "U"), UInt8(ascii: "V")),
    (UInt8(ascii: "Y"), UInt8(ascii: "V")),
  ]

  /// What a character that somebody typed stands for.
  enum Reading: Equatable {
    /// The symbol of this value.
    case symbol(UInt8)
    /// Nothing: a hyphen, white space, or a mark that is not seen.
    case nothing
    /// No part of any id.
    case foreign
  }

  /// Reads one typed or pasted character.
  static func reading(of scalar: Unicode.Scalar) -> Reading {
    if scalar.isASCII {
      let value = values[Int(scalar.value)]
      if value >= 0 { return .symbol(UInt8(value)) }
      return scalar == "-" || isBlank(scalar) ? .nothing : .foreign
    }
    switch scalar.value {
    // Full-width forms of ASCII stand in its order.
    case 0xFF01...0xFF5E:
      return Unicode.Scalar(scalar.value - 0xFEE0).map(reading(of:)) ?? .foreign
    // What Japanese keyboards give for a hyphen is often the mark of a long vowel.
    case 0x2010...0x2015, 0x2043, 0x2212, 0x30FC, 0xFE58, 0xFE63, 0xFF70: return .nothing
    // Turkish keyboards have an i without and an I with a dot.
    case 0x0130, 0x0131: return .symbol(1)
    default: break
    }
    if let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil,
      (0...9).contains(digit)
    {
      return .symbol(UInt8(digit))
    }
    return isBlank(scalar) ? .nothing : .foreign
  }

  /// White space, and characters that copying brings along and nobody sees.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format
  }
}
