import TextPrimitives

extension MessageParser {
  /// Reads one selector, the `offset:` of a plural, or the closing brace of the argument.
  ///
  /// After a selector, the current offset is inside the message of the selector.
  mutating func scanStyle(_ bytes: Span<UInt8>, _ argument: Open) {
    offset = PatternCharacter.skipSpace(bytes, from: offset)
    let brace = nodes[argument.node].range.lowerBound
    if offset == bytes.count { return failUnmatched(brace, bytes) }
    if bytes[offset] == UInt8(ascii: "}") {
      if !argument.hasOther { fail(.missingOther, nodes[argument.node].type) }
      open.removeLast()
      return endArgument(argument.node)
    }
    let start = offset
    if argument.type.hasPluralStyle, bytes[start] == UInt8(ascii: "=") {
      offset = MessageNumber.skip(bytes, from: start + 1)
      if !isNumber(start + 1..<offset, bytes) { fail(.invalidNumber, start..<offset) }
    } else {
      offset = PatternCharacter.skipIdentifier(bytes, from: start)
      if isOffset(start..<offset, argument: argument, in: bytes) {
        return scanOffset(bytes, argument)
      }
      if offset == start {
        fail(.invalidSelector, character(bytes))
        // A message that lacks its selector is parsed nevertheless.
        if bytes[start] != UInt8(ascii: "{") {
          offset = character(bytes).upperBound
          return
        }
      }
    }
    let selector = start..<offset
    if bytes.isEqual(selector, "other") { open[open.count - 1].hasOther = true }
    offset = PatternCharacter.skipSpace(bytes, from: offset)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else {
      return fail(.missingMessage, selector)
    }
    openMessage(selector, at: offset..<offset + 1, type: argument.type, in: bytes)
  }

  private func isNumber(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    !range.isEmpty && MessageNumber.isValid(range, in: bytes, allowsInfinity: false)
  }

  private func isOffset(_ word: Range<Int>, argument: Open, in bytes: Span<UInt8>) -> Bool {
    argument.type.hasPluralStyle && bytes.isEqual(word, "offset") && offset < bytes.count
      && bytes[offset] == UInt8(ascii: ":")
  }

  private mutating func scanOffset(_ bytes: Span<UInt8>, _ argument: Open) {
    let word = offset - 6..<offset + 1
    if argument.hasContent { fail(.misplacedOffset, word) }
    open[open.count - 1].hasContent = true
    let start = PatternCharacter.skipSpace(bytes, from: offset + 1)
    offset = MessageNumber.skip(bytes, from: start)
    if isNumber(start..<offset, bytes) {
      _ = add(.offset, start..<offset)
    } else {
      fail(.invalidNumber, word.lowerBound..<offset)
    }
  }

  /// Begins the message of a variant.
  private mutating func openMessage(
    _ selector: Range<Int>, at opening: Range<Int>, type: MessageArgumentType,
    in bytes: Span<UInt8>
  ) {
    open[open.count - 1].hasContent = true
    _ = add(.variant, selector.lowerBound..<opening.upperBound, name: selector)
    let message = add(.message, opening)
    open.append(Open(node: message, type: type, isArgument: false))
    offset = opening.upperBound
    depth += 1
    if depth > maximumDepth {
      fail(.tooDeep, opening)
      closeAll(bytes)
    }
  }

  /// Reads a number of a choice and its separator, up to the message after them.
  mutating func scanChoice(_ bytes: Span<UInt8>, _ argument: Open) {
    let start = PatternCharacter.skipSpace(bytes, from: offset)
    offset = start
    if offset == bytes.count {
      return failUnmatched(nodes[argument.node].range.lowerBound, bytes)
    }
    offset = MessageNumber.skip(bytes, from: start)
    let number = start..<offset
    guard !number.isEmpty,
      MessageNumber.isValid(number, in: bytes, allowsInfinity: true)
    else {
      let isMissing = !argument.hasContent && bytes[start] == UInt8(ascii: "}")
      fail(
        isMissing ? .missingVariants : .invalidNumber,
        number.isEmpty ? character(bytes) : number)
      return skipChoice(argument, bytes)
    }
    offset = PatternCharacter.skipSpace(bytes, from: offset)
    let separator = character(bytes)
    let isSeparator =
      bytes.isEqual(separator, "#") || bytes.isEqual(separator, "<")
      || bytes.isEqual(separator, "≤")
    guard isSeparator else {
      fail(.invalidSeparator, number.lowerBound..<separator.upperBound)
      return skipChoice(argument, bytes)
    }
    openMessage(number, at: separator.upperBound..<separator.upperBound, type: .choice, in: bytes)
  }

  private mutating func skipChoice(_ argument: Open, _ bytes: Span<UInt8>) {
    open.removeLast()
    skipArgument(argument.node, bytes)
  }
}
