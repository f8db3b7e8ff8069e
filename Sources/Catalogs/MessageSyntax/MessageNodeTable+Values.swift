extension MessageNodeTable {
  /// Appends the characters that a text, quoted text or apostrophe node represents.
  ///
  /// For any other node, nothing is appended.
  ///
  /// - Parameters:
  ///   - place: The index of the node.
  ///   - bytes: The message.
  ///   - buffer: The buffer to which the characters are appended in UTF-8.
  /// - Complexity: O(*n*), where *n* is the length of the node in bytes.
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
        // A single apostrophe ends the quoted text.
        if isApostrophe, !isDouble { return }
        buffer.append(bytes[offset])
        offset += isDouble ? 2 : 1
      }
    case .message, .numberSign, .argument, .offset, .variant: break
    }
  }

  /// Returns a Boolean value that indicates whether quoted text has no closing apostrophe.
  ///
  /// Such text continues to the end of the message.
  public func isUnterminated(_ place: Int, in bytes: Span<UInt8>) -> Bool {
    guard nodes[place].kind == .quotedText, nodes[place].range.upperBound == bytes.count else {
      return false
    }
    // After the opening apostrophe, pairs of apostrophes are literal. An unpaired apostrophe ends
    // the quoted text.
    var run = 0
    var offset = bytes.count - 1
    while offset > nodes[place].range.lowerBound, bytes[offset] == Self.apostrophe {
      run += 1
      offset -= 1
    }
    return run.isMultiple(of: 2)
  }

  /// Returns the number of an offset node, or the number in the selector of a variant.
  ///
  /// The selector `=1` of a plural and the selector `1` of a choice have the number 1. The result
  /// is `nil` for a selector that is a word, and for all other nodes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the number in bytes.
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
