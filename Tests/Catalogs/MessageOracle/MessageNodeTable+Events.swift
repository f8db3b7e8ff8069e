public import MessageSyntax

extension MessageNodeTable {
  /// Returns the parts of the message in a representation that is comparable with ICU's parts.
  public func events(in bytes: [UInt8]) -> [MessageEvent] {
    var walk = EventWalk(table: self, bytes: bytes)
    walk.visit(0)
    return walk.events
  }
}

private struct EventWalk {
  let table: MessageNodeTable
  let bytes: [UInt8]
  var events: [MessageEvent] = []
  var pending: [UInt8] = []

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func flush() {
    if !pending.isEmpty { events.append(.text(String(decoding: pending, as: UTF8.self))) }
    pending = []
  }

  mutating func visit(_ place: Int) {
    let node = table[place]
    switch node.kind {
    case .message:
      events.append(.message)
      for child in table.children(of: place) { visit(child) }
      flush()
      events.append(.end)
    case .text, .quotedText, .apostrophe:
      var text: [UInt8] = []
      table.appendText(of: place, in: bytes.span, to: &text)
      pending += text
    case .numberSign:
      flush()
      events.append(.numberSign)
    case .argument:
      flush()
      events.append(.argument(kind: Int(node.argumentType.rawValue)))
      events.append(.name(string(node.name)))
      if !node.type.isEmpty, !node.argumentType.isComplex {
        events.append(.type(string(node.type)))
        if let style = node.style { events.append(.style(string(style))) }
      }
      for child in table.children(of: place) {
        if table[child].kind == .variant { addSelector(child, of: node) }
        visit(child)
      }
      events.append(.end)
    case .offset: addNumber(place)
    case .variant: for child in table.children(of: place) { visit(child) }
    }
  }

  /// Adds a selector in ICU's order.
  ///
  /// In ICU, a selector precedes its number, but in a choice the number precedes the separator.
  private mutating func addSelector(_ place: Int, of argument: MessageNode) {
    let name = table[place].name
    if argument.argumentType == .choice {
      addNumber(place)
      let separator = string(name.upperBound..<table[place + 1].range.lowerBound)
      events.append(.selector(String(separator.unicodeScalars.suffix(1))))
      return
    }
    events.append(.selector(string(name)))
    if argument.argumentType.hasPluralStyle, bytes[name.lowerBound] == UInt8(ascii: "=") {
      addNumber(place)
    }
  }

  private mutating func addNumber(_ place: Int) {
    events.append(.number(table.number(of: place, in: bytes.span) ?? .nan))
  }
}
