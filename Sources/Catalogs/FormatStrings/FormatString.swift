import TextPrimitives

/// A text as a formatter reads it: its placeholders in their order, and percent signs that begin
/// none.
///
/// ```swift
/// var format = FormatString()
/// format.parse(text.utf8.span, .apple)
/// format.placeholders.map(\.argument)
/// ```
///
/// It says what the formatter would do, not what is meant: "100% accurate" has a placeholder `% a`.
/// Whether the text is formatted at all, only a comparison with its source shows. See
/// ``Placeholder/hasSpace``.
package struct FormatString: Sendable {
  /// Its placeholders, in the order of the text; a `*` in front of the value whose width it is.
  package private(set) var placeholders: [Placeholder] = []
  /// Percent signs that begin none.
  package private(set) var strays: [StrayPercent] = []
  /// How many `%%` it has.
  package private(set) var escapedPercents = 0
  /// The last argument that a placeholder without a number took.
  private(set) var lastSequential = 0

  /// The highest number of an argument that is understood.
  static let maximumArgument = 999
  /// How many placeholders and stray percent signs are read; no app passes more arguments.
  package static let maximumCount = 500

  /// Makes the format of a text without placeholders.
  package init() {}

  /// Reads a text in place of the one before; memory is reused.
  ///
  /// - Complexity: O(*n*) in the bytes; no allocation for texts without `%`.
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
        // The second sign of `% %` belongs to the conversion that begins at the first one.
        if strays.last?.range.contains(offset) != true {
          strays.append(StrayPercent(range: offset..<scanner.offset, reason: reason))
        }
      case .placeholder(let placeholder): add(placeholder, scanner)
      }
      // Behind a stray percent sign another one may begin a placeholder: "50 %%@".
      offset = if case .stray = outcome { offset + 1 } else { scanner.offset }
    }
  }

  /// Adds `%1`, or `%L1` for a number in the format of the locale, and returns the place after it.
  ///
  /// - Parameter hasCount: `true` to read `%n` and `%Ln`, which are the number of a plural.
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

  /// Adds a placeholder and the widths it takes, and numbers those that say no number.
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

  /// Placeholders with a number do not move the counter, neither Apple's nor Java's.
  private mutating func nextSequential() -> Int {
    lastSequential += 1
    return lastSequential
  }
}
