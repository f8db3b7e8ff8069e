extension MessageNodeTable {
  /// Adds the characters that a text, a quoted text or an apostrophe stands for; nothing for other nodes.
  ///
  /// - Parameters:
  ///   - place: The place of the node.
  ///   - bytes: The message.
  ///   - buffer: What they are added to, in UTF-8.
  /// - Complexity: O(*n*) in the bytes of the node.
  public func appendText(of place: Int, in bytes: Span<UInt8>, to buffer: inout [UInt8]) {
    let range = nodes[place].range
    switch nodes[place].kind {
    case .text: for offset in range { buffer.append(bytes[offset]) }
    case .apostrophe: buffer.append(Self.apostrophe)
    case .quotedText:
      var offset = range.lowerBound + 1
      while offset < range.upperBound {
        let isApostrophe = bytes[offset] == Self.apostrophe
        let isDouble =
          isApostrophe && offset + 1 < range.upperBound && bytes[offset + 1] == Self.apostrophe
        // By itself, it is the end.
        if isApostrophe, !isDouble { return }
        buffer.append(bytes[offset])
        offset += isDouble ? 2 : 1
      }
    case .message, .numberSign, .argument, .offset, .variant: break
    }
  }

  /// Whether a quoted text has no second apostrophe, so that it goes on to the end of all.
  public func isUnterminated(_ place: Int, in bytes: Span<UInt8>) -> Bool {
    guard nodes[place].kind == .quotedText, nodes[place].range.upperBound == bytes.count else {
      return false
    }
    // Behind the opening one, apostrophes in pairs are text; one that is left over is the end.
    var run = 0
    var offset = bytes.count - 1
    while offset > nodes[place].range.lowerBound, bytes[offset] == Self.apostrophe {
      run += 1
      offset -= 1
    }
    return run.isMultiple(of: 2)
  }

  /// The value of an offset, of a selector such as `=1`, or of the number of a choice; `nil` for others.
  ///
  /// - Complexity: O(*n*) in the bytes of the number.
  public func number(of place: Int, in bytes: Span<UInt8>) -> Double? {
    let node = nodes[place]
    switch node.kind {
    case .offset: return MessageNumber.value(node.range, in: bytes)
    case .variant where !node.name.isEmpty:
      let hasSign = bytes[node.name.lowerBound] == UInt8(ascii: "=")
      let digits = node.name.lowerBound + (hasSign ? 1 : 0)..<node.name.upperBound
      return digits.isEmpty ? nil : MessageNumber.value(digits, in: bytes)
    default: return nil
    }
  }

  private static let apostrophe = UInt8(ascii: "'")
}
