import TextPrimitives

/// A parsed format string: its placeholders in order, and stray percent signs.
///
/// ```swift
/// var format = FormatString()
/// format.parse(text.utf8.span, .apple)
/// format.placeholders.map(\.argument)
/// ```
///
/// For the string `%2$@ %1$d`, the last line returns `[2, 1]`. The result describes the behavior of
/// the formatter, not the intention of the author: "100% accurate" contains a placeholder `% a`.
/// Only a comparison with the source string can determine whether the app formats the string at
/// all. See ``Placeholder/hasSpace``.
package struct FormatString: Sendable {
  /// The placeholders, in the order of the string; a `*` precedes the value that it applies to.
  package private(set) var placeholders: [Placeholder] = []
  /// The percent signs that do not begin a placeholder.
  package private(set) var strays: [StrayPercent] = []
  /// The number of occurrences of `%%` in the string.
  package private(set) var escapedPercents = 0
  /// The highest argument position that was assigned to a placeholder without an explicit position.
  private(set) var lastSequential = 0

  /// The highest argument position that is supported.
  static let maximumArgument = 999
  /// The maximum number of placeholders and stray percent signs that are read from a string.
  ///
  /// No app passes as many arguments.
  package static let maximumCount = 500

  /// Creates a format string without placeholders.
  package init() {}

  /// Parses a string; the result replaces the previous one, whose memory is reused.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. For a string without `%`, no memory is
  ///   allocated.
  package mutating func parse(_ bytes: Span<UInt8>, _ dialect: Dialect) {
    placeholders.removeAll(keepingCapacity: true)
    strays.removeAll(keepingCapacity: true)
    escapedPercents = 0
    lastSequential = 0
    if dialect == .unformatted { return }
    var offset = 0
    while placeholders.count + strays.count < Self.maximumCount {
      offset = bytes.firstOffset(of: UInt8(ascii: "%"), from: offset)
      guard offset < bytes.count else { return }
      if let end = Placeholder.nameEnd(from: offset, in: bytes) {
        offset = end
        continue
      }
      if dialect == .python, let end = Placeholder.mappingEnd(from: offset, in: bytes) {
        offset = end
        continue
      }
      if dialect.isNumbered {
        offset = addNumbered(at: offset, in: bytes, hasCount: dialect == .numberedWithCount)
        continue
      }
      var scanner = PlaceholderScanner(at: offset, dialect: dialect)
      let outcome = scanner.scan(bytes)
      switch outcome {
      case .escape: escapedPercents += 1
      case .stray(let reason):
        // In `% %`, the space is a flag, so the second percent sign is not another stray percent
        // sign.
        if strays.last?.range.contains(offset) != true {
          strays.append(StrayPercent(range: offset..<scanner.offset, reason: reason))
        }
      case .placeholder(let placeholder): add(placeholder, scanner)
      }
      // A placeholder may begin inside a stray percent sign: the `%@` in "50% %@".
      offset = if case .stray = outcome { offset + 1 } else { scanner.offset }
    }
  }

  /// Appends `%1`, or `%L1` for a localized number, and returns the offset after it.
  ///
  /// - Parameter hasCount: `true` to also read `%n` and `%Ln`, the count of a plural.
  private mutating func addNumbered(
    at start: Int, in bytes: Span<UInt8>, hasCount: Bool
  ) -> Int {
    var end = start + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "L") { end += 1 }
    if hasCount, end < bytes.count, bytes[end] == UInt8(ascii: "n") {
      placeholders.append(
        Placeholder(
          range: start..<end + 1, kind: .ownNumber, value: .integer, argument: 0,
          isExplicit: true, conversion: UInt8(ascii: "n"), layout: end + 1..<end + 1))
      return end + 1
    }
    let digits = end
    while end < min(digits + 2, bytes.count), bytes[end] &- 0x30 < 10 { end += 1 }
    let number = (digits..<end).reduce(0) { $0 * 10 + Int(bytes[$1] &- 0x30) }
    guard number > 0 else { return start + 1 }
    placeholders.append(
      Placeholder(
        range: start..<end, value: .any, argument: number, isExplicit: true,
        conversion: bytes[end - 1], layout: end..<end))
    return end
  }

  /// Appends a placeholder and its widths, and assigns a position to each that has no explicit one.
  private mutating func add(_ placeholder: Placeholder, _ scanner: PlaceholderScanner) {
    addWidth(scanner.width, of: placeholder)
    addWidth(scanner.precision, of: placeholder)
    var numbered = placeholder
    if scanner.takesPrevious {
      numbered.argument = placeholders.last { $0.kind == .value }?.argument ?? 0
      numbered.isExplicit = true
      numbered.isRelative = true
    } else if !placeholder.isExplicit, placeholder.kind != .ownNumber {
      numbered.argument = nextSequential()
    }
    placeholders.append(numbered)
  }

  private mutating func addWidth(_ width: PlaceholderScanner.Width, of placeholder: Placeholder) {
    guard case .argument(let number) = width else { return }
    var star = placeholder
    star.kind = .width
    star.value = .integer
    star.isExplicit = number != nil
    star.argument = number ?? nextSequential()
    placeholders.append(star)
  }

  /// Returns the position of the next argument for a placeholder that has no explicit position.
  ///
  /// Neither Apple's nor Java's formatter advances this counter for explicit positions.
  private mutating func nextSequential() -> Int {
    lastSequential += 1
    return lastSequential
  }
}
