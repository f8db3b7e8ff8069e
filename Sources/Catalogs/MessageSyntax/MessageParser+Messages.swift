extension MessageParser {
  /// Reads literal text and simple arguments up to the next complex argument, or up to the end of
  /// the message.
  mutating func scanMessage(_ bytes: Span<UInt8>, _ message: Open) {
    var start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "'") where apostrophes != .literal:
        guard let end = quoted(bytes, message.type) else {
          offset += 1
          continue
        }
        addText(start..<offset)
        let isDouble = end == offset + 2 && bytes[offset + 1] == byte
        _ = add(isDouble ? .apostrophe : .quotedText, offset..<end)
        offset = end
        start = end
      case UInt8(ascii: "#") where message.type.hasPluralStyle:
        addText(start..<offset)
        _ = add(.numberSign, offset..<offset + 1)
        offset += 1
        start = offset
      case UInt8(ascii: "{"):
        addText(start..<offset)
        let count = open.count
        scanArgument(bytes)
        // The argument is complex and is now open, or an error has closed the whole message.
        if open.count != count { return }
        start = offset
      case UInt8(ascii: "}") where message.node > 0,
        UInt8(ascii: "|") where message.type == .choice:
        addText(start..<offset)
        return endMessage(message, byte)
      default: offset += 1
      }
    }
    addText(start..<offset)
    if message.node == 0 { return closeAll(bytes) }
    // The message of a choice has no braces, so the error range is the opening brace of the
    // argument.
    let opening = message.type == .choice ? argument(around: message) : message.node
    failUnmatched(nodes[opening].range.lowerBound, bytes)
  }

  private func argument(around message: Open) -> Int {
    open.last { $0.isArgument }?.node ?? message.node
  }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { _ = add(.text, range) }
  }

  /// Ends the message of a variant at a closing brace or a vertical bar.
  private mutating func endMessage(_ message: Open, _ terminator: UInt8) {
    open.removeLast()
    depth -= 1
    let isChoice = message.type == .choice
    let end = isChoice ? offset : offset + 1
    close(message.node, at: end)
    close(message.node - 1, at: end)
    if isChoice, terminator == UInt8(ascii: "}") {
      if let argument = open.popLast() { endArgument(argument.node) }
    } else {
      offset += 1
    }
  }

  /// Ends an argument at its closing brace.
  mutating func endArgument(_ place: Int) {
    if let style = nodes[place].style { nodes[place].style = style.lowerBound..<offset }
    offset += 1
    close(place, at: offset)
  }

  /// Returns the end of the quoted text, or of the two apostrophes, at the current offset.
  ///
  /// The result is `nil` if the apostrophe at the current offset is literal.
  private func quoted(_ bytes: Span<UInt8>, _ type: MessageArgumentType) -> Int? {
    guard offset + 1 < bytes.count else { return nil }
    let next = bytes[offset + 1]
    if next == UInt8(ascii: "'") { return offset + 2 }
    let quotes =
      apostrophes == .doubleRequired || next == UInt8(ascii: "{") || next == UInt8(ascii: "}")
      || type == .choice && next == UInt8(ascii: "|")
      || type.hasPluralStyle && next == UInt8(ascii: "#")
    guard quotes else { return nil }
    var end = offset + 2
    while end < bytes.count {
      guard bytes[end] == UInt8(ascii: "'") else {
        end += 1
        continue
      }
      guard end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "'") else { return end + 1 }
      end += 2
    }
    return bytes.count
  }
}
