import MessageSyntax

extension ValueText {
  mutating func parseNames(
    _ text: String, in bytes: [UInt8], syntax: NamedPlaceholder.Syntax, isNumbered: Bool = false
  ) {
    guard let names = NamedPlaceholder.names(in: text, isSource: true, syntax) else {
      isDoubtful = true
      return append(bytes)
    }
    var end = 0
    let style = syntax == .nested ? "{{*}}" : "{*}"
    for name in names where name.range.lowerBound >= end {
      // A conversion cannot preserve the format after a name in single braces.
      let written = String(decoding: bytes[name.range], as: UTF8.self)
      let spelled = style.replacing("*", with: name.name)
      guard name.style == style, written.filter({ $0 != " " }) == spelled else {
        isDoubtful = true
        continue
      }
      appendQuoted(bytes[end..<name.range.lowerBound], syntax, hasValues: true)
      end = name.range.upperBound
      var value = Value(name: name.name)
      if syntax == .messageFormat || isNumbered, let number = Int(name.name) {
        value = Value(argument: number + 1)
        value.isExplicit = true
      }
      parts.append(.value(value))
    }
    appendQuoted(bytes[end...], syntax, hasValues: !names.isEmpty)
  }

  /// Appends the characters between names, without the marks that escape braces.
  private mutating func appendQuoted(
    _ bytes: ArraySlice<UInt8>, _ syntax: NamedPlaceholder.Syntax, hasValues: Bool
  ) {
    guard hasValues, syntax != .nested else { return append(bytes) }
    var decoded: [UInt8] = []
    var offset = bytes.startIndex
    var isQuoted = false
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      let isDoubled = offset + 1 < bytes.endIndex && bytes[offset + 1] == byte
      if syntax == .messageFormat, byte == UInt8(ascii: "'") {
        if isDoubled {
          decoded.append(byte)
          offset += 2
          continue
        }
        let opensBrace = offset + 1 < bytes.endIndex && "{}".utf8.contains(bytes[offset + 1])
        if !isQuoted, !opensBrace {
          // Java treats the following text as quoted, up to the next apostrophe or the end of the
          // string. Authors rarely intend this.
          isDoubtful = true
        }
        isQuoted.toggle()
      } else {
        decoded.append(byte)
        if syntax == .braces, "{}".utf8.contains(byte), isDoubled { offset += 1 }
      }
      offset += 1
    }
    append(decoded)
  }

  mutating func parsePlaceables(_ text: String) {
    guard let found = FluentText.parts(of: text) else {
      isDoubtful = true
      return append(text.utf8)
    }
    for part in found {
      switch part {
      case .characters(let text): append(text.utf8)
      case .variable(let name): parts.append(.value(Value(name: name)))
      case .other(let written):
        isDoubtful = true
        append(written.utf8)
      }
    }
  }

  mutating func parseMessage(_ bytes: [UInt8]) {
    guard bytes.count <= MessageNodeTable.maximumLength else {
      isDoubtful = true
      return append(bytes)
    }
    var table = MessageNodeTable()
    guard table.parse(recovering: bytes.span, apostrophes: .literal).isEmpty else {
      isDoubtful = true
      return append(bytes)
    }
    for place in table.children(of: 0) {
      let node = table[place]
      switch node.kind {
      case .argument where node.argumentType == .none:
        parts.append(.value(Value(name: String(decoding: bytes[node.name], as: UTF8.self))))
      case .text: append(bytes[node.range])
      default:
        isDoubtful = true
        append(bytes[node.range])
      }
    }
  }
}
