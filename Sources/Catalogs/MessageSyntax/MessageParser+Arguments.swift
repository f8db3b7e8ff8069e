extension MessageParser {
  /// Reads an argument; if it has variants, reads only the part before them.
  mutating func scanArgument(_ bytes: Span<UInt8>) {
    let brace = offset
    let place = add(.argument, brace..<brace + 1)
    offset = PatternCharacter.skipSpace(bytes, from: brace + 1)
    if offset == bytes.count { return failUnmatched(brace, place: place, in: bytes) }
    let name = offset..<PatternCharacter.skipIdentifier(bytes, from: offset)
    offset = name.upperBound
    nodes[place].name = name
    if name.isEmpty {
      let isMissing = bytes[offset] == UInt8(ascii: "}") || bytes[offset] == UInt8(ascii: ",")
      fail(isMissing ? .missingName : .invalidName, brace..<character(bytes).upperBound)
      return skipArgument(place, bytes)
    }
    checkNumber(name, bytes)
    offset = PatternCharacter.skipSpace(bytes, from: offset)
    if offset == bytes.count { return failUnmatched(brace, place: place, in: bytes) }
    switch bytes[offset] {
    case UInt8(ascii: "}"): endArgument(place)
    case UInt8(ascii: ","): scanType(place, bytes)
    default:
      fail(.invalidName, name.lowerBound..<character(bytes).upperBound)
      skipArgument(place, bytes)
    }
  }

  private mutating func failUnmatched(_ brace: Int, place: Int, in bytes: Span<UInt8>) {
    close(place, at: bytes.count)
    failUnmatched(brace, bytes)
  }

  /// Checks a name that consists of digits, which is the number of an argument.
  private mutating func checkNumber(_ name: Range<Int>, _ bytes: Span<UInt8>) {
    guard name.allSatisfy({ bytes[$0] &- 0x30 < 10 }) else { return }
    if name.count > 1, bytes[name.lowerBound] == UInt8(ascii: "0") {
      return fail(.invalidName, name)
    }
    var value = 0
    for offset in name where value <= Self.maximumNumber {
      value = value * 10 + Int(bytes[offset] &- 0x30)
    }
    if value > Self.maximumNumber { fail(.numberTooLarge, name) }
  }

  private static let maximumNumber = 32_767

  /// Reads the type of an argument, and the style of a simple one, beginning at the first comma.
  private mutating func scanType(_ place: Int, _ bytes: Span<UInt8>) {
    let comma = offset
    let start = PatternCharacter.skipSpace(bytes, from: comma + 1)
    offset = start
    while offset < bytes.count, (bytes[offset] | 0x20) &- 0x61 < 26 { offset += 1 }
    let word = start..<offset
    offset = PatternCharacter.skipSpace(bytes, from: offset)
    let brace = nodes[place].range.lowerBound
    if offset == bytes.count { return failUnmatched(brace, place: place, in: bytes) }
    let isComma = bytes[offset] == UInt8(ascii: ",")
    guard !word.isEmpty, isComma || bytes[offset] == UInt8(ascii: "}") else {
      fail(.invalidType, (word.isEmpty ? comma : start)..<character(bytes).upperBound)
      return skipArgument(place, bytes)
    }
    let type = MessageArgumentType(word, in: bytes)
    nodes[place].type = word
    nodes[place].argumentType = type
    guard isComma else {
      if type.isComplex { fail(.missingVariants, word) }
      return endArgument(place)
    }
    offset += 1
    nodes[place].style = offset..<offset
    if !type.isComplex { return scanSimpleStyle(place, bytes) }
    open.append(Open(node: place, type: type, isArgument: true))
  }

  /// Skips a style, in which braces must be balanced unless apostrophes quote them.
  private mutating func scanSimpleStyle(_ place: Int, _ bytes: Span<UInt8>) {
    var braces = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "'") where apostrophes != .literal:
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "'") { offset += 1 }
        if offset == bytes.count {
          fail(.unterminatedQuote, start..<start + 1)
          close(place, at: offset)
          return closeAll(bytes)
        }
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"):
        if braces == 0 { return endArgument(place) }
        braces -= 1
      default: break
      }
      offset += 1
    }
    failUnmatched(nodes[place].range.lowerBound, place: place, in: bytes)
  }

  /// Skips the remaining part of an argument after an error.
  mutating func skipArgument(_ place: Int, _ bytes: Span<UInt8>) {
    var braces = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "{") { braces += 1 }
      if bytes[offset] == UInt8(ascii: "}") {
        if braces == 0 { return endArgument(place) }
        braces -= 1
      }
      offset += 1
    }
    close(place, at: offset)
    closeAll(bytes)
  }
}
