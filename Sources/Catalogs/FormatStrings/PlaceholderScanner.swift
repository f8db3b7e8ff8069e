import TextPrimitives

/// A scanner that reads one placeholder.
///
///     placeholder = "%" [position] flags [width] ["." precision] [length] conversion
///     position    = number "$"; in Java also "<", the argument of the previous placeholder
///     width       = digits, "*", or "*" number "$"
///     precision   = digits, "*", or "*" number "$"
///
/// Follows C17 §7.21.6.1 with the argument positions of POSIX, Apple's String Format Specifiers,
/// and java.util.Formatter.
package struct PlaceholderScanner {
  package enum Outcome {
    /// `%%`, or a conversion without an argument: `%n` in Java (a line terminator), `%m` in C.
    case escape
    case placeholder(Placeholder)
    case stray(StrayPercent.Reason)
  }

  /// A width or precision.
  package enum Width: Hashable {
    case none
    case digits
    /// `*`, which uses the argument at the given position; if the position is `nil`, the next
    /// argument.
    case argument(Int?)
  }

  private let start: Int
  package let dialect: FormatString.Dialect
  /// The offset after the bytes that were read.
  package private(set) var offset: Int
  package private(set) var width = Width.none
  package private(set) var precision = Width.none
  /// `true` if the placeholder uses the argument of the previous one.
  private(set) var takesPrevious = false
  private var number: Int?
  private var isAlternate = false
  private var hasSpace = false
  private var hasZero = false
  private var hasMinus = false
  package private(set) var isLong = false
  private(set) var isLongDouble = false

  /// Creates a scanner at a percent sign.
  package init(at start: Int, dialect: FormatString.Dialect) {
    self.start = start
    self.dialect = dialect
    offset = start + 1
  }

  /// Reads a placeholder, and moves ``offset`` after it or after the first invalid character.
  package mutating func scan(_ bytes: Span<UInt8>) -> Outcome {
    if dialect == .appleSubstitution, bytes.count - offset >= 3, bytes[offset] == UInt8(ascii: "a"),
      bytes[offset + 1] == UInt8(ascii: "r"), bytes[offset + 2] == UInt8(ascii: "g")
    {
      offset += 3
      return .placeholder(
        Placeholder(
          range: start..<offset, kind: .ownNumber, value: .wideInteger, argument: 0,
          conversion: UInt8(ascii: "g"), layout: offset..<offset))
    }
    if dialect == .appleSubstitution, let end = Placeholder.damagedOwnNumber(at: start, in: bytes) {
      offset = end
      return .stray(.ownNumber)
    }
    if let reason = readNumber(bytes) { return .stray(reason) }
    let layoutStart = offset
    readFlags(bytes)
    width = readWidth(bytes)
    if next(bytes) == UInt8(ascii: ".") {
      offset += 1
      precision = readWidth(bytes)
      // In C, a precision without digits means 0.
      if precision == .none { precision = .digits }
    }
    let layout = layoutStart..<offset
    if dialect != .java, dialect != .script { readLength(bytes) }
    if dialect == .c, let end = fixedWidthEnd(bytes) {
      offset = end
      return .placeholder(
        Placeholder(
          range: start..<offset, value: .wideInteger, argument: number ?? 0,
          isExplicit: number != nil, conversion: UInt8(ascii: "d"), hasSpace: hasSpace,
          layout: layout))
    }
    guard let conversion = next(bytes) else { return .stray(.end) }
    if conversion == UInt8(ascii: "%") {
      offset += 1
      return number == nil && offset == start + 2 ? .escape : .stray(.unknownConversion)
    }
    if dialect.isApple, isAlternate, conversion == UInt8(ascii: "@") {
      return readSubstitution(bytes, layout)
    }
    let value = value(bytes, conversion)
    // `%m` prints the message for the last system error and takes no argument.
    if value == nil, dialect == .c, conversion == UInt8(ascii: "m") {
      offset += 1
      return .escape
    }
    guard let value, dialect != .java || haveFlagsNumbers(value) else {
      if dialect == .java, conversion == UInt8(ascii: "n"), offset == start + 1 {
        offset += 1
        return .escape
      }
      let (_, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      offset += length
      return .stray(.unknownConversion)
    }
    offset += 1
    return .placeholder(
      Placeholder(
        range: start..<offset, value: value, argument: number ?? 0, isExplicit: number != nil,
        conversion: bytes[offset - 1], hasSpace: hasSpace, layout: layout))
  }

  /// Returns `true` if the flags are valid for a class of values in Java.
  ///
  /// The flags `0` and space require a number, and the flags `0` and `-` require a width. If one of
  /// these is missing, [`java.util.Formatter`][java] throws an exception.
  ///
  /// [java]: https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/Formatter.html
  private func haveFlagsNumbers(_ value: ValueClass) -> Bool {
    (value.isNumber || !hasSpace && !hasZero) && (width != .none || !hasZero && !hasMinus)
  }

  private func next(_ bytes: Span<UInt8>) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads a number; `nil` if there are no digits.
  ///
  /// Values above the maximum are clamped to the maximum plus one.
  private mutating func readDigits(_ bytes: Span<UInt8>) -> Int? {
    var value: Int?
    while let byte = next(bytes), byte &- 0x30 < 10 {
      value = min((value ?? 0) * 10 + Int(byte &- 0x30), FormatString.maximumArgument + 1)
      offset += 1
    }
    return value
  }

  /// Reads `1$` or Java's `<`, if present; returns a reason if the position is invalid.
  private mutating func readNumber(_ bytes: Span<UInt8>) -> StrayPercent.Reason? {
    if dialect == .java, next(bytes) == UInt8(ascii: "<") {
      offset += 1
      takesPrevious = true
      return nil
    }
    let before = offset
    guard let digits = readDigits(bytes), next(bytes) == UInt8(ascii: "$") else {
      offset = before
      return nil
    }
    offset += 1
    guard (1...FormatString.maximumArgument).contains(digits) else { return .badNumber }
    number = digits
    return nil
  }

  private mutating func readFlags(_ bytes: Span<UInt8>) {
    while let byte = next(bytes) {
      switch byte {
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "-"): hasMinus = true
      case UInt8(ascii: "0"): hasZero = true
      case UInt8(ascii: " "):
        guard dialect != .script else { return }
        hasSpace = true
      case UInt8(ascii: "#"): isAlternate = true
      case UInt8(ascii: "'") where dialect.isApple || dialect == .c: break
      // With this flag, the GNU C library prints locale-specific digits.
      case UInt8(ascii: "I") where dialect == .c: break
      case UInt8(ascii: ","), UInt8(ascii: "("):
        guard dialect == .java else { return }
      default: return
      }
      offset += 1
    }
  }

  private mutating func readWidth(_ bytes: Span<UInt8>) -> Width {
    if dialect != .java, next(bytes) == UInt8(ascii: "*") {
      offset += 1
      let before = offset
      if let digits = readDigits(bytes), next(bytes) == UInt8(ascii: "$"),
        (1...FormatString.maximumArgument).contains(digits)
      {
        offset += 1
        return .argument(digits)
      }
      offset = before
      return .argument(nil)
    }
    return readDigits(bytes) == nil ? .none : .digits
  }

  private mutating func readLength(_ bytes: Span<UInt8>) {
    while let byte = next(bytes) {
      switch byte {
      case UInt8(ascii: "h"): break
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z"),
        UInt8(ascii: "t"):
        isLong = true
      case UInt8(ascii: "L"): isLongDouble = true
      default: return
      }
      offset += 1
    }
  }

  /// Reads the name after `%#@`, up to the next `@`.
  private mutating func readSubstitution(_ bytes: Span<UInt8>, _ layout: Range<Int>) -> Outcome {
    let nameStart = offset + 1
    var end = nameStart
    while end < bytes.count, bytes[end] != UInt8(ascii: "@"), bytes[end] != UInt8(ascii: "%"),
      bytes[end] != 0x0A
    {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "@"), end > nameStart else {
      offset = nameStart
      return .stray(.unclosedSubstitution)
    }
    offset = end + 1
    return .placeholder(
      Placeholder(
        range: start..<offset, kind: .substitution, value: .wideInteger, argument: number ?? 0,
        isExplicit: number != nil, conversion: UInt8(ascii: "@"), layout: layout,
        name: nameStart..<end))
  }

  private mutating func value(_ bytes: Span<UInt8>, _ conversion: UInt8) -> ValueClass? {
    switch dialect {
    case .java: javaValue(bytes, conversion)
    case .python: pythonValue(conversion)
    case .c: cValue(conversion)
    case .script: scriptValue(conversion)
    case .apple, .appleSubstitution, .numbered, .numberedWithCount, .unformatted:
      appleValue(conversion)
    }
  }

  /// Returns the class of a Java conversion; `nil` if it is invalid.
  ///
  /// For a date, the function also reads the second letter.
  private mutating func javaValue(_ bytes: Span<UInt8>, _ conversion: UInt8) -> ValueClass? {
    switch conversion {
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "b"), UInt8(ascii: "B"),
      UInt8(ascii: "h"), UInt8(ascii: "H"):
      return .any
    case UInt8(ascii: "d"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"):
      return .integer
    case UInt8(ascii: "f"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      return .float
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      guard offset + 1 < bytes.count, Self.dateSuffixes.contains(bytes[offset + 1]) else {
        return nil
      }
      offset += 1
      return .date
    default: return nil
    }
  }

  private static let dateSuffixes = Array("HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".utf8)
}
