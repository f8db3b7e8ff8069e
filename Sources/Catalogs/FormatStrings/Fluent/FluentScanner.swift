import TextPrimitives

/// A scanner that reads Fluent patterns, expressions and identifiers at its current offset.
///
/// A function returns `nil` or `false` if the syntax is invalid. The offset is then unspecified.
///
/// Follows `fluent.ebnf` and `valid.md` of [Fluent 1.0](https://github.com/projectfluent/fluent).
package struct FluentScanner {
  /// The maximum depth of nested placeables, calls and variants.
  static let maximumDepth = 100

  private static let depthLimit = "at most \(maximumDepth) nested placeables and calls"

  package var offset: Int
  package let end: Int
  /// `true` for a decoded string, from which the indentation in the file was removed.
  package var isUnindented = false
  /// The references in the expressions, in order.
  package var references: [FluentReference] = []
  /// The ranges of literal characters in patterns; `nil` if the scanner does not collect them.
  package var texts: [Range<Int>]?
  /// The select expressions, with inner ones before outer ones; `nil` to not collect them.
  package var choices: [FluentPattern.Choice]?
  /// The keys of variants that duplicate the key of an earlier variant, each with that earlier key.
  package private(set) var repeatedVariants: [(key: Range<Int>, first: Range<Int>)] = []
  /// The failure at the depth limit if there is one; otherwise, the failure with the highest
  /// offset.
  package private(set) var failure: Failure?
  private var depth = 0

  /// A position at which the syntax is invalid, or expressions are nested too deeply.
  package struct Failure {
    package let offset: Int
    /// A description of what is expected at the position.
    package let expected: String
    /// `true` if the input only exceeds the depth limit of this scanner, which is not part of
    /// Fluent.
    package let isLimit: Bool
  }

  package init(offset: Int, end: Int) {
    self.offset = offset
    self.end = end
  }

  // MARK: Characters

  /// Returns the byte at an offset; 0 after the end of the input.
  private func byte(_ bytes: Span<UInt8>, at place: Int) -> UInt8 {
    place < end ? bytes[place] : 0
  }

  private func isNext(_ sign: UInt8, _ bytes: Span<UInt8>) -> Bool {
    offset < end && bytes[offset] == sign
  }

  /// If the given character is next, skips it and returns `true`; otherwise returns `false`.
  package mutating func skip(_ sign: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    guard isNext(UInt8(ascii: sign), bytes) else { return false }
    offset += 1
    return true
  }

  /// Records a description of what is expected at the current offset, and returns `nil`.
  @discardableResult
  mutating func fail<Result>(_ expected: String, isLimit: Bool = false) -> Result? {
    if failure?.isLimit ?? false { return nil }
    if isLimit || failure.map({ $0.offset <= offset }) ?? true {
      failure = Failure(offset: offset, expected: expected, isLimit: isLimit)
    }
    return nil
  }

  /// Skips spaces.
  package mutating func skipSpaces(_ bytes: Span<UInt8>) {
    while isNext(0x20, bytes) { offset += 1 }
  }

  /// Skips spaces and line terminators.
  mutating func skipBlank(_ bytes: Span<UInt8>) {
    while offset < end {
      if bytes[offset] == 0x20 {
        offset += 1
      } else if let next = lineEnd(at: offset, bytes) {
        offset = next
      } else {
        return
      }
    }
  }

  /// Returns the offset after a line terminator; `nil` if there is none, as at the end of the file.
  package func lineEnd(at place: Int, _ bytes: Span<UInt8>) -> Int? {
    switch byte(bytes, at: place) {
    case 0x0A where place < end: place + 1
    case 0x0D where byte(bytes, at: place + 1) == 0x0A: place + 2
    default: nil
    }
  }

  /// Skips a line terminator; returns `true` if there is one, or if the input has ended.
  package mutating func skipLineEnd(_ bytes: Span<UInt8>) -> Bool {
    if offset >= end { return true }
    guard let next = lineEnd(at: offset, bytes) else { return false }
    offset = next
    return true
  }

  mutating func identifier(_ bytes: Span<UInt8>) -> Range<Int>? {
    guard offset < end, (bytes[offset] | 0x20) &- 0x61 < 26 else { return fail("an identifier") }
    let start = offset
    while offset < end, Self.isInIdentifier(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  /// Returns `true` if a byte may follow the first letter of an identifier.
  package static func isInIdentifier(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-")
  }
}

// MARK: - Decoded strings

extension FluentScanner {
  /// Scans a decoded string, and returns the scanner with its results.
  ///
  /// The result is `nil` if a brace is not part of a valid placeable.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func reading(_ bytes: [UInt8], collectsChoices: Bool = false) -> FluentScanner? {
    var scanner = FluentScanner(offset: 0, end: bytes.count)
    scanner.isUnindented = true
    if collectsChoices { scanner.choices = [] }
    while scanner.offset < bytes.count {
      switch bytes[scanner.offset] {
      case UInt8(ascii: "{"): if scanner.placeable(bytes.span) == nil { return nil }
      case UInt8(ascii: "}"): return nil
      default: scanner.offset += 1
      }
    }
    return scanner
  }
}

// MARK: - Entries

extension FluentScanner {
  /// Reads a message or term with its attributes and the terminator of its last line.
  package mutating func entry(_ bytes: Span<UInt8>) -> FluentEntry? {
    let start = offset
    let isTerm = skip("-", bytes)
    guard identifier(bytes) != nil else { return nil }
    var entry = FluentEntry(name: start..<offset, isTerm: isTerm, equals: offset)
    skipSpaces(bytes)
    entry.equals = offset
    guard skip("=", bytes) else { return fail("an equals sign") }
    skipSpaces(bytes)
    let place = offset
    entry.value = pattern(bytes)
    if entry.value == nil {
      if isTerm { return nil }
      offset = place
    }
    while let attribute = attribute(bytes) { entry.attributes.append(attribute) }
    guard entry.value != nil || !entry.attributes.isEmpty else { return nil }
    guard skipLineEnd(bytes) else { return fail("the end of the line") }
    return entry
  }

  /// Reads an attribute that begins on the next line.
  ///
  /// If there is none, the result is `nil` and the offset does not change.
  private mutating func attribute(_ bytes: Span<UInt8>) -> FluentEntry.Attribute? {
    let place = offset
    guard lineEnd(at: place, bytes) != nil else { return nil }
    skipBlank(bytes)
    let start = offset
    if skip(".", bytes), let name = identifier(bytes) {
      skipSpaces(bytes)
      if skip("=", bytes) {
        skipSpaces(bytes)
        if let pattern = pattern(bytes) {
          return FluentEntry.Attribute(start: start, name: name, pattern: pattern)
        }
      } else {
        fail("an equals sign") as Void?
      }
    }
    offset = place
    return nil
  }
}

// MARK: - Patterns

extension FluentScanner {
  /// Reads a pattern and the spaces before it; `nil` if there is no pattern.
  package mutating func pattern(_ bytes: Span<UInt8>) -> FluentPattern? {
    var pattern = FluentPattern()
    let first = offset
    var last = offset
    var textStart = offset
    defer { if textStart < offset { texts?.append(textStart..<offset) } }
    reading: while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "{"):
        let start = offset
        if textStart < start { texts?.append(textStart..<start) }
        textStart = .max
        defer { textStart = offset }
        guard let placeable = placeable(bytes) else {
          // The pattern ends before an invalid placeable. If the placeable begins a line, the entry
          // ends there too.
          offset = start
          if let line = pattern.lines.last, line.content == start {
            offset = line.end
            pattern.lines.removeLast()
          }
          break reading
        }
        pattern.placeables.append(placeable)
        last = offset
      case UInt8(ascii: "}"): break reading
      case _ where lineEnd(at: offset, bytes) != nil:
        guard let line = nextLine(bytes) else { break reading }
        pattern.lines.append(line)
        offset = line.content
      case let byte:
        offset += 1
        if byte != 0x20 { last = offset }
      }
    }
    // Trailing spaces are not part of the value.
    guard last > first else { return fail("a value") }
    pattern.range = pattern.start(first)..<last
    return pattern
  }

  /// Returns the next nonblank line of a pattern; `nil` if the pattern ends with the current line.
  private func nextLine(_ bytes: Span<UInt8>) -> FluentPattern.Line? {
    var line = FluentPattern.Line(end: offset, start: offset, content: offset)
    while let next = lineEnd(at: line.content, bytes) {
      line.start = next
      line.content = next
      while byte(bytes, at: line.content) == 0x20 { line.content += 1 }
    }
    guard line.content < end else { return nil }
    switch bytes[line.content] {
    case UInt8(ascii: "{"): return line
    case UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "."): return nil
    default: return line.indentation > 0 || isUnindented ? line : nil
    }
  }

  /// Reads an expression enclosed in braces.
  package mutating func placeable(_ bytes: Span<UInt8>) -> FluentPattern.Placeable? {
    guard depth < Self.maximumDepth else { return fail(Self.depthLimit, isLimit: true) }
    depth += 1
    defer { depth -= 1 }
    let start = offset
    guard skip("{", bytes) else { return fail("a brace") }
    skipBlank(bytes)
    let expressionStart = offset
    let firstReference = references.count
    guard let expression = expression(bytes) else { return nil }
    var placeable = FluentPattern.Placeable(range: start..<start)
    if case .literal(let content) = expression { placeable.literal = content }
    let expressionEnd = offset
    skipBlank(bytes)
    if byte(bytes, at: offset) == UInt8(ascii: "-"), byte(bytes, at: offset + 1) == 0x3E {
      guard expression.canSelect else {
        offset = expressionStart
        return fail("a variable, a function, a literal or an attribute of a term")
      }
      offset += 2
      placeable.literal = nil
      for index in references.indices[firstReference...] { references[index].isSelector = true }
      guard let variants = variants(bytes) else { return nil }
      let choice = FluentPattern.Choice(
        selector: start + 1..<expressionEnd, number: expression.number, variants: variants)
      placeable.choice = choice
      choices?.append(choice)
      skipBlank(bytes)
    } else if case .termAttribute = expression {
      offset = expressionStart
      return fail("a select expression; only select expressions can use an attribute of a term")
    }
    guard skip("}", bytes) else { return fail("a closing brace") }
    placeable.range = start..<offset
    return placeable
  }

  /// Reads the variants of a select expression, which follow its arrow.
  private mutating func variants(_ bytes: Span<UInt8>) -> [FluentPattern.Variant]? {
    skipSpaces(bytes)
    var variants: [FluentPattern.Variant] = []
    var hasDefault = false
    while true {
      let last = offset
      guard lineEnd(at: offset, bytes) != nil else { break }
      skipBlank(bytes)
      let start = offset
      let isDefault = skip("*", bytes)
      guard isNext(UInt8(ascii: "["), bytes) else {
        if isDefault { return fail("a variant key") }
        offset = last
        break
      }
      if isDefault, hasDefault { return fail("one default variant") }
      hasDefault = hasDefault || isDefault
      guard let variant = variant(from: start, isDefault, bytes) else { return nil }
      variants.append(variant)
    }
    guard !variants.isEmpty else { return fail("a variant on its own line") }
    guard hasDefault else { return fail("a default variant, such as *[other]") }
    guard skipLineEnd(bytes) else { return fail("the end of the line") }
    repeatedVariants += FluentPattern.repeatedKeys(of: variants, in: bytes)
    return variants
  }

  private mutating func variant(
    from start: Int, _ isDefault: Bool, _ bytes: Span<UInt8>
  ) -> FluentPattern.Variant? {
    offset += 1
    skipBlank(bytes)
    let keyStart = offset
    if number(bytes) == nil {
      offset = keyStart
      guard identifier(bytes) != nil else { return fail("a number or an identifier") }
    }
    let key = keyStart..<offset
    skipBlank(bytes)
    guard skip("]", bytes) else { return fail("a closing bracket") }
    skipSpaces(bytes)
    guard let pattern = pattern(bytes) else { return nil }
    return FluentPattern.Variant(
      start: start, key: key, isDefault: isDefault, range: pattern.range)
  }
}

// MARK: - Expressions

extension FluentScanner {
  /// The kinds of expressions that Fluent's rules for valid placeables distinguish.
  private enum Expression {
    /// A string literal, and the range of its content.
    case literal(Range<Int>)
    case number
    /// A variable, and the range of its name.
    case variable(Range<Int>)
    case function(FluentPattern.Number?)
    case message
    case term
    case termAttribute
    case placeable

    /// `true` if the expression is allowed as a selector.
    var canSelect: Bool {
      switch self {
      case .literal, .number, .variable, .function, .termAttribute: true
      case .message, .term, .placeable: false
      }
    }

    /// The expression as a number; `nil` if it cannot be a number.
    var number: FluentPattern.Number? {
      switch self {
      case .variable(let name): FluentPattern.Number(name: name, isOrdinal: false)
      case .function(let number): number
      default: nil
      }
    }
  }

  private mutating func expression(_ bytes: Span<UInt8>) -> Expression? {
    let start = offset
    switch byte(bytes, at: offset) {
    case UInt8(ascii: "\""): return literal(bytes).map { .literal($0) }
    case UInt8(ascii: "{"): return placeable(bytes) == nil ? nil : .placeable
    case UInt8(ascii: "$"):
      offset += 1
      guard let name = identifier(bytes) else { return nil }
      references.append(FluentReference(kind: .variable, range: start..<offset, name: name))
      return .variable(name)
    case UInt8(ascii: "-") where (byte(bytes, at: offset + 1) | 0x20) &- 0x61 < 26:
      return term(bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number(bytes) == nil ? nil : .number
    default:
      guard let name = identifier(bytes) else { return fail("an expression") }
      return messageOrFunction(name, bytes)
    }
  }

  private mutating func term(_ bytes: Span<UInt8>) -> Expression? {
    let start = offset
    offset += 1
    guard let name = identifier(bytes) else { return nil }
    var reference = FluentReference(kind: .term, range: start..<offset, name: name)
    if isNext(UInt8(ascii: "."), bytes) {
      offset += 1
      guard let attribute = identifier(bytes) else { return nil }
      reference.attribute = attribute
      reference.range = start..<offset
    }
    references.append(reference)
    let place = references.count
    if arguments(bytes) == nil { return nil }
    // The app cannot pass variables to a term. A term receives only the arguments of the reference.
    for index in references.indices[place...] { references[index].isOfTerm = true }
    return reference.attribute == nil ? .term : .termAttribute
  }

  private mutating func messageOrFunction(
    _ name: Range<Int>, _ bytes: Span<UInt8>
  ) -> Expression? {
    if isNext(UInt8(ascii: "."), bytes) {
      offset += 1
      guard let attribute = identifier(bytes) else { return nil }
      references.append(
        FluentReference(
          kind: .message, range: name.lowerBound..<offset, name: name, attribute: attribute))
      return .message
    }
    let place = references.count
    references.append(FluentReference(kind: .message, range: name, name: name))
    guard let arguments = arguments(bytes) else { return nil }
    guard arguments.areThere else { return .message }
    guard name.allSatisfy({ bytes[$0] &- 0x61 >= 26 }) else {
      offset = name.lowerBound
      return fail("a function, whose name is in capital letters")
    }
    references[place].kind = .function
    guard bytes.isEqual(name, "NUMBER"), let number = arguments.number else {
      return .function(nil)
    }
    return .function(FluentPattern.Number(name: number, isOrdinal: arguments.isOrdinal))
  }

  /// The arguments of a function call.
  private struct Arguments {
    var areThere = false
    /// The name of the only positional argument, if it is a variable.
    var number: Range<Int>?
    /// `true` if the argument `type` is `ordinal`.
    var isOrdinal = false
  }

  /// Reads the arguments of a call, if there are any; `nil` if they are invalid.
  private mutating func arguments(_ bytes: Span<UInt8>) -> Arguments? {
    let start = offset
    skipBlank(bytes)
    guard skip("(", bytes) else {
      offset = start
      return Arguments()
    }
    guard depth < Self.maximumDepth else { return fail(Self.depthLimit, isLimit: true) }
    depth += 1
    defer { depth -= 1 }
    var arguments = Arguments(areThere: true)
    var names: Set<[UInt8]> = []
    var count = 0
    skipBlank(bytes)
    while !isNext(UInt8(ascii: ")"), bytes) {
      let place = offset
      if let name = argumentName(bytes) {
        guard names.insert(name.map { bytes[$0] }).inserted else {
          offset = place
          return fail("each name once")
        }
        let value = offset
        if isNext(UInt8(ascii: "\""), bytes) {
          guard let content = literal(bytes) else { return nil }
          if bytes.isEqual(name, "type"), bytes.isEqual(content, "ordinal") {
            arguments.isOrdinal = true
          }
        } else if number(bytes) == nil {
          offset = value
          return fail("a string or a number")
        }
      } else {
        offset = place
        guard names.isEmpty else {
          return fail("a named argument, because positional arguments come first")
        }
        guard let expression = expression(bytes) else { return nil }
        count += 1
        if case .variable(let name) = expression, count == 1 {
          arguments.number = name
        } else {
          arguments.number = nil
        }
      }
      skipBlank(bytes)
      guard skip(",", bytes) else { break }
      skipBlank(bytes)
    }
    guard skip(")", bytes) else { return fail("a closing parenthesis") }
    return arguments
  }

  /// Reads the name of an argument and its colon; `nil` if the argument has no name.
  private mutating func argumentName(_ bytes: Span<UInt8>) -> Range<Int>? {
    guard (byte(bytes, at: offset) | 0x20) &- 0x61 < 26, let name = identifier(bytes) else {
      return nil
    }
    skipBlank(bytes)
    guard skip(":", bytes) else { return nil }
    skipBlank(bytes)
    return name
  }

  /// Reads a string in quotation marks, and returns the range of its content.
  private mutating func literal(_ bytes: Span<UInt8>) -> Range<Int>? {
    offset += 1
    let start = offset
    while offset < end, bytes[offset] != UInt8(ascii: "\"") {
      if lineEnd(at: offset, bytes) != nil { return fail("a closing quotation mark") }
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      let length = FluentText.escapeLength(at: offset, in: bytes, before: end)
      guard length > 0 else { return fail(#"\\, \", \u with four digits or \U with six"#) }
      offset += length
    }
    guard offset < end else { return fail("a closing quotation mark") }
    offset += 1
    return start..<offset - 1
  }

  private mutating func number(_ bytes: Span<UInt8>) -> Range<Int>? {
    let start = offset
    _ = skip("-", bytes)
    let digits = offset
    while byte(bytes, at: offset) &- 0x30 < 10 { offset += 1 }
    guard offset > digits else { return fail("a number") }
    if isNext(UInt8(ascii: "."), bytes) {
      offset += 1
      let fraction = offset
      while byte(bytes, at: offset) &- 0x30 < 10 { offset += 1 }
      guard offset > fraction else { return fail("a digit") }
    }
    return start..<offset
  }
}
