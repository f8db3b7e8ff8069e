/// The alphabet of generated ids, and the conversion of typed characters to its symbols.
///
/// The alphabet contains all digits, and the consonants that do not look like a digit or another
/// letter of the alphabet. Unlike Crockford's alphabet
/// (<https://www.crockford.com/base32.html>), it omits the following letters:
///
/// - A and E, which are vowels
/// - B, G, S and Z, which look like 8, 6, 5 and 2
/// - D and Q, which look like 0
/// - Y, which looks like V
///
/// 23 symbols remain. The check character requires the number of symbols to be prime, which 23 is.
enum SessionIDAlphabet {
  /// The symbols in the order of their values.
  static let symbols = Array("0123456789CFHJKMNPRTVWX".utf8)

  /// The number of symbols; the check character requires a prime number.
  static let count = 23

  /// The symbol value of every ASCII byte; -1 if the byte does not represent a symbol.
  private static let values: [Int8] = {
    var values = [Int8](repeating: -1, count: 128)
    for (value, symbol) in symbols.enumerated() { values[Int(symbol)] = Int8(value) }
    for (alike, symbol) in lookAlikes { values[Int(alike)] = values[Int(symbol)] }
    for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      values[Int(letter | 0x20)] = values[Int(letter)]
    }
    return values
  }()

  /// Letters that no id contains, with the symbols that they are read as.
  ///
  /// A, E and letters of other scripts are not read as symbols, because people do not confuse them
  /// with the symbols of an id.
  private static let lookAlikes: [(UInt8, UInt8)] = [
    (UInt8(ascii: "O"), UInt8(ascii: "0")), (UInt8(ascii: "D"), UInt8(ascii: "0")),
    (UInt8(ascii: "Q"), UInt8(ascii: "0")), (UInt8(ascii: "I"), UInt8(ascii: "1")),
    (UInt8(ascii: "L"), UInt8(ascii: "1")), (UInt8(ascii: "Z"), UInt8(ascii: "2")),
    (UInt8(ascii: "S"), UInt8(ascii: "5")), (UInt8(ascii: "G"), UInt8(ascii: "6")),
    (UInt8(ascii: "B"), UInt8(ascii: "8")), (UInt8(ascii: "U"), UInt8(ascii: "V")),
    (UInt8(ascii: "Y"), UInt8(ascii: "V")),
  ]

  /// The result of reading one typed character.
  enum Reading: Equatable {
    /// The symbol with this value.
    case symbol(UInt8)
    /// A hyphen, white space or an invisible character, which is ignored.
    case nothing
    /// A character that is neither ignored nor read as a symbol.
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
    // The full-width forms of ASCII characters, at a constant distance from them.
    case 0xFF01...0xFF5E:
      return Unicode.Scalar(scalar.value - 0xFEE0).map(reading(of:)) ?? .foreign
    // Hyphens and dashes. U+30FC and U+FF70 are the Japanese prolonged sound mark, which Japanese
    // keyboards often type instead of a hyphen.
    case 0x2010...0x2015, 0x2043, 0x2212, 0x30FC, 0xFE58, 0xFE63, 0xFF70: return .nothing
    // The dotted capital I and the dotless small i, which Turkish keyboards have. Like I, they are
    // read as 1.
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

  /// Returns `true` for white space and for invisible characters that copied strings often contain.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format
  }
}
