extension ScriptTokens {
  /// A Boolean value that indicates whether a JSX element or fragment starts at the current offset.
  ///
  /// If the value is `false`, the angle bracket starts a list of type parameters.
  var isElement: Bool {
    if byte(1) == UInt8(ascii: ">") { return true }
    guard Self.isName(byte(1)), !(0x30...0x39).contains(byte(1)) else { return false }
    var place = offset + 1
    while place < end, Self.isName(bytes[place]) || bytes[place] == UInt8(ascii: ".") { place += 1 }
    // In `<T,>(x) => x` and `<T extends U>(x) => x`, the name is a type parameter.
    if place < end, bytes[place] == UInt8(ascii: ",") { return false }
    return !bytes[place..<end].starts(with: Array(" extends ".utf8))
  }

  /// Reads the start of an element: `<Name`.
  mutating func beginElement() {
    let start = offset + 1
    offset = start
    while offset < end, Self.isName(byte()) || [0x2D, 0x2E, 0x3A].contains(byte()) { offset += 1 }
    add(.element, start..<offset)
    contexts.append(.tag)
  }

  /// Reads a part of the start tag of an element.
  mutating func readTag() {
    let start = offset
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"):
      offset += 2
      contexts.removeLast()
      add(.tagEnd, start..<offset)
    case UInt8(ascii: ">"):
      offset += 1
      contexts[contexts.count - 1] = .children
      add(.tagEnd, start..<offset)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = byte()
      offset += 1
      while offset < end, byte() != quote { offset += 1 }
      offset = min(offset + 1, end)
      add(.attribute, start..<offset)
    case UInt8(ascii: "{"):
      offset += 1
      add(.punctuation, start..<offset)
      contexts.append(.braces(0))
    case let byte where Self.isName(byte):
      while offset < end, Self.isName(self.byte()) || [0x2D, 0x3A].contains(self.byte()) {
        offset += 1
      }
      add(.name, start..<offset)
    case 0x09...0x0D, 0x20: offset += 1
    default:
      offset += 1
      add(.punctuation, start..<offset)
    }
  }

  /// Skips the text of an element, and reads the end tag, or the start of the next child or
  /// expression.
  mutating func readChildren() {
    while offset < end, byte() != UInt8(ascii: "<"), byte() != UInt8(ascii: "{") { offset += 1 }
    guard offset < end else { return }
    if byte() == UInt8(ascii: "{") {
      add(.punctuation, offset..<offset + 1)
      offset += 1
      contexts.append(.braces(0))
    } else if byte(1) == UInt8(ascii: "/") {
      while offset < end, byte() != UInt8(ascii: ">") { offset += 1 }
      offset = min(offset + 1, end)
      contexts.removeLast()
      add(.tagEnd, (offset - 1)..<offset)
    } else {
      beginElement()
    }
  }
}
