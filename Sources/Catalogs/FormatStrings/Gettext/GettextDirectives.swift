/// The numbers or names of the arguments in a format string, without their types.
///
/// `msgfmt --check` requires the source and the translation of a format string to have the same
/// arguments. For the syntaxes that this type supports, the linter does not compare the types of
/// the arguments. See [the flags of GNU
/// gettext](https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html).
package struct GettextDirectives {
  /// An argument: its number or name, and its placeholder.
  package struct Argument {
    package let name: String
    package let spelling: String
  }

  /// The arguments in the order of the string, without duplicates.
  package private(set) var arguments: [Argument] = []
  private let bytes: [UInt8]
  private var offset = 0
  private var sequential = 0

  /// Returns `true` if placeholders in the given syntax are supported.
  package static func isKnown(_ syntax: PlaceholderSyntax) -> Bool {
    [.qtPlural, .shell, .tildes, .percents].contains(syntax)
  }

  /// Parses a string; `nil` if the number of an argument cannot be determined.
  ///
  /// This is the case for directives of Common Lisp that enclose other directives, or that skip or
  /// repeat arguments.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. The number of placeholders is limited.
  package init?(_ bytes: [UInt8], _ syntax: PlaceholderSyntax) {
    self.bytes = bytes
    let sign: Unicode.Scalar =
      switch syntax {
      case .shell: "$"
      case .tildes: "~"
      default: "%"
      }
    while arguments.count < FormatString.maximumCount,
      let start = bytes[offset...].firstIndex(of: UInt8(ascii: sign))
    {
      offset = start + 1
      let name: String?
      switch syntax {
      case .shell: name = readVariable()
      case .tildes:
        guard let read = readTilde() else { return nil }
        name = read
      case .qtPlural: name = readNumber()
      default: name = readPercent()
      }
      guard let name, !name.isEmpty, !arguments.contains(where: { $0.name == name }) else {
        continue
      }
      arguments.append(
        Argument(name: name, spelling: String(decoding: bytes[start..<offset], as: UTF8.self)))
    }
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skip(_ characters: String.UTF8View) {
    while let byte = next, characters.contains(byte) { offset += 1 }
  }

  /// Reads a word of letters, digits and underscores.
  private mutating func readWord() -> String {
    let start = offset
    while let byte = next,
      (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
        || offset > start && byte &- 0x30 < 10
    {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads digits as a number without leading zeros.
  private mutating func readDigits() -> String {
    let start = offset
    skip("0123456789".utf8)
    return String(String(decoding: bytes[start..<offset], as: UTF8.self).drop { $0 == "0" })
  }

  private mutating func nextSequential() -> String {
    sequential += 1
    return String(sequential)
  }

  /// Reads `name` or `{name}` after a dollar sign.
  ///
  /// The result is empty or `nil` if there is no such name.
  private mutating func readVariable() -> String? {
    let start = offset
    if next == UInt8(ascii: "{") { offset += 1 }
    let isBraced = offset > start
    let name = readWord()
    if isBraced, next != UInt8(ascii: "}") { return nil }
    if isBraced { offset += 1 }
    return name
  }

  /// Reads `1`, `L1`, `n` or `Ln`, as in Qt.
  private mutating func readNumber() -> String? {
    if next == UInt8(ascii: "L") { offset += 1 }
    if next == UInt8(ascii: "n") {
      offset += 1
      return "n"
    }
    return readDigits()
  }

  /// Reads the parameters and the letter of a Common Lisp directive.
  ///
  /// The result is empty for a directive that takes no argument. It is `nil` for a directive that
  /// encloses other directives, or that skips or repeats arguments.
  private mutating func readTilde() -> String? {
    skip("0123456789,'#:@+-".utf8)
    guard let letter = next else { return "" }
    offset += 1
    if "(){}[]<>^;*?".utf8.contains(letter) { return nil }
    return (letter | 0x20) &- 0x61 < 26 && letter != UInt8(ascii: "t") ? nextSequential() : ""
  }

  /// Reads the part after a percent sign: the number or name of an argument, flags, and a letter.
  ///
  /// The result is the number or name; `nil` if the directive is invalid or takes no argument.
  private mutating func readPercent() -> String? {
    if next == UInt8(ascii: "|") { return readBetweenBars() }
    if let name = readName() { return name }
    var number = readDigits()
    if !number.isEmpty, let byte = next, "$%".utf8.contains(byte) {
      offset += 1
      if byte == UInt8(ascii: "%") { return number }
    } else {
      number = ""
    }
    skip(" +-#0'123456789.".utf8)
    if next == UInt8(ascii: "*") {
      offset += 1
      _ = nextSequential()
    }
    skip(".0123456789".utf8)
    if next == UInt8(ascii: "*") {
      offset += 1
      _ = nextSequential()
    }
    if next == UInt8(ascii: "[") {
      offset += 1
      number = readDigits()
      guard next == UInt8(ascii: "]") else { return nil }
      offset += 1
    }
    if let name = readName() { return name }
    // In GCC, `q` is a flag that quotes a value. In Go, it is a conversion.
    if next == UInt8(ascii: "q"), offset + 1 < bytes.count,
      (bytes[offset + 1] | 0x20) &- 0x61 < 26 || "+#".utf8.contains(bytes[offset + 1])
    {
      offset += 1
    }
    skip("+#hlwzjtL".utf8)
    guard let letter = next, (letter | 0x20) &- 0x61 < 26, letter != UInt8(ascii: "m") else {
      if next == UInt8(ascii: "%") { offset += 1 }
      return nil
    }
    offset += 1
    return number.isEmpty ? nextSequential() : number
  }

  /// Reads `<name>` or `{name}`, as in Ruby; `nil` if neither is next.
  private mutating func readName() -> String? {
    guard let opening = next, "<{".utf8.contains(opening) else { return nil }
    let start = offset
    offset += 1
    let name = readWord()
    let closing: Unicode.Scalar = opening == UInt8(ascii: "<") ? ">" : "}"
    guard !name.isEmpty, next == UInt8(ascii: closing) else {
      offset = start
      return nil
    }
    offset += 1
    return name
  }

  /// Reads `|1$s|`, as in Boost; `nil` if the second bar is missing.
  private mutating func readBetweenBars() -> String? {
    offset += 1
    let number = readDigits()
    let isNumbered = next == UInt8(ascii: "$") || next == UInt8(ascii: "|")
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "|")) else { return nil }
    offset = end + 1
    return isNumbered && !number.isEmpty ? number : nextSequential()
  }
}
