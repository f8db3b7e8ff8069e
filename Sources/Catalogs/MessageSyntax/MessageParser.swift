import TextPrimitives

/// Parses a message into nodes.
///
/// Open messages and arguments are kept on an explicit stack, so no message can overflow the call
/// stack. In a message, ``scanMessage(_:_:)`` reads literal text up to a brace. In a plural or
/// select, ``scanStyle(_:_:)`` reads one selector up to the brace of its message. In a choice,
/// ``scanChoice(_:_:)`` reads one number and its separator. These functions follow ICU's
/// `MessagePattern` step by step.
struct MessageParser {
  /// A message or an argument whose end was not reached yet.
  struct Open {
    /// The index of the node.
    let node: Int
    /// The type of the argument, or of the argument that contains the message.
    let type: MessageArgumentType
    let isArgument: Bool
    var hasOther = false
    /// `true` if an offset or a message was read.
    var hasContent = false
  }

  var nodes: [MessageNode]
  private(set) var errors: [MessageParseError] = []
  var open: [Open] = []
  /// The number of open messages at the current offset.
  var depth = 0
  var offset = 0
  let apostrophes: ApostropheMode
  let maximumDepth: Int

  /// Creates a parser that reuses the memory of existing nodes.
  init(reusing nodes: [MessageNode], _ apostrophes: ApostropheMode, maximumDepth: Int) {
    self.nodes = nodes
    self.nodes.removeAll(keepingCapacity: true)
    self.apostrophes = apostrophes
    self.maximumDepth = maximumDepth
  }

  mutating func parse(_ bytes: Span<UInt8>) {
    guard bytes.count <= MessageNodeTable.maximumLength else {
      nodes.append(MessageNode(.message, 0..<0, next: 1))
      fail(.tooLarge, MessageNodeTable.maximumLength..<bytes.count)
      return
    }
    nodes.append(MessageNode(.message, 0..<bytes.count, next: 0))
    open.append(Open(node: 0, type: .none, isArgument: false))
    while let last = open.last {
      if !last.isArgument {
        scanMessage(bytes, last)
      } else if last.type == .choice {
        scanChoice(bytes, last)
      } else {
        scanStyle(bytes, last)
      }
    }
  }

  mutating func fail(_ code: MessageParseError.Code, _ range: Range<Int>) {
    if errors.count < MessageNodeTable.maximumErrors {
      errors.append(MessageParseError(code, range))
    }
  }

  /// Appends a node, and returns its index.
  mutating func add(
    _ kind: MessageNode.Kind, _ range: Range<Int>, name: Range<Int> = 0..<0
  ) -> Int {
    var node = MessageNode(kind, range, next: nodes.count + 1)
    node.name = name
    nodes.append(node)
    return nodes.count - 1
  }

  /// Ends a node, whose descendants are all nodes that were added after it.
  mutating func close(_ place: Int, at end: Int) {
    nodes[place].close(end: end, next: nodes.count)
  }

  /// Ends all open messages and arguments at the end of the message.
  mutating func closeAll(_ bytes: Span<UInt8>) {
    while let last = open.popLast() {
      close(last.node, at: bytes.count)
      if !last.isArgument, last.node > 0 { close(last.node - 1, at: bytes.count) }
    }
    offset = bytes.count
  }

  /// Reports a brace that has no closing brace, and ends the whole message.
  mutating func failUnmatched(_ brace: Int, _ bytes: Span<UInt8>) {
    fail(.unmatchedBrace, brace..<brace + 1)
    closeAll(bytes)
  }

  /// Returns the byte range of the character at the current offset.
  func character(_ bytes: Span<UInt8>) -> Range<Int> {
    guard offset < bytes.count else { return bytes.count..<bytes.count }
    let length = UTF8Sequence.uncheckedScalar(at: offset, in: bytes).length
    return offset..<min(offset + length, bytes.count)
  }
}
