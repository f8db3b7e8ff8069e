import TextPrimitives
import XMLSyntax

/// An XML property list as a flat table, in the order of its bytes.
///
/// The root value is node 0. The keys and values of a dictionary follow the dictionary, each with
/// its descendants.
struct PropertyListNodes {
  enum Kind {
    case dictionary
    case array
    case string
    /// The key of a dictionary member.
    case key
    /// A number, a date, data, or a Boolean value.
    case other
  }

  struct Node {
    let kind: Kind
    /// The content between the tags.
    var text: CatalogText
    /// The range that includes the tags.
    var range: Range<Int>
    /// The index after the node and its descendants.
    var next: Int
  }

  private(set) var nodes: [Node] = []
  /// The range of an entity that refers to other entities or to an external resource.
  private(set) var nestedEntity: Range<Int>?
  private var hasEntities = false
  /// The indices of open dictionaries that contain a key whose value is not read yet.
  private var waiting: Set<Int> = []

  /// Parses a property list.
  ///
  /// - Parameter start: The offset of the content, after any byte order mark.
  /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
  init(_ bytes: Span<UInt8>, from start: Int) throws(XMLScanner.Failure) {
    var scanner = XMLScanner(offset: start)
    var open: [(node: Int?, name: Range<Int>)] = []
    var isDone = false
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, _, let isEmpty, let range):
        if isDone || open.count > 512 { throw .init(range: range, expected: "the end") }
        let node = try begin(
          name, at: range, parent: open.last?.node, isRoot: open.count == 1, in: bytes)
        open.append((node, name))
        if isEmpty {
          end(node, contentEnd: range.upperBound, end: range.upperBound, in: bytes)
          open.removeLast()
          isDone = open.isEmpty
        }
      case .end(let name, let range):
        guard let last = open.popLast(), bytes.isSame(last.name, name) else {
          throw .init(range: range, expected: "the end tag of the last open element")
        }
        if let node = last.node, waiting.contains(node) {
          throw .init(range: range, expected: "the value of the key")
        }
        end(last.node, contentEnd: range.lowerBound, end: range.upperBound, in: bytes)
        isDone = open.isEmpty
      case .text(let range):
        try checkText(range, node: open.last?.node, in: bytes)
      case .doctype(let range):
        let entities = XMLEntities(in: range, bytes)
        hasEntities = entities.areDeclared
        nestedEntity = entities.firstNested
      case .verbatim(_, let range):
        if let node = open.last?.node, nodes[node].kind != .dictionary, nodes[node].kind != .array {
          continue
        }
        throw .init(range: range, expected: "a tag")
      case .comment, .instruction: break
      }
    }
    guard isDone, !nodes.isEmpty else {
      throw .init(range: bytes.count..<bytes.count, expected: "the end of the property list")
    }
  }

  /// Begins an element, and returns the index of its node; `nil` for `<plist>`, which has no node.
  private mutating func begin(
    _ name: Range<Int>, at range: Range<Int>, parent: Int?, isRoot: Bool, in bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> Int? {
    if bytes.isEqual(name, "plist"), parent == nil, !isRoot, nodes.isEmpty { return nil }
    // Core Foundation also reads a dictionary without `<plist>`.
    let isBare = bytes.isEqual(name, "dict") && parent == nil
    guard parent != nil || ((isRoot || isBare) && nodes.isEmpty) else {
      throw .init(range: range, expected: "one value in <plist>")
    }
    let kind: Kind =
      if bytes.isEqual(name, "dict") {
        .dictionary
      } else if bytes.isEqual(name, "array") {
        .array
      } else if bytes.isEqual(name, "string") {
        .string
      } else if bytes.isEqual(name, "key") {
        .key
      } else {
        .other
      }
    if let parent, nodes[parent].kind != .dictionary, nodes[parent].kind != .array {
      throw .init(range: range, expected: "only text")
    }
    if let parent, nodes[parent].kind == .dictionary {
      let isKeyExpected = takeTurn(of: parent)
      guard isKeyExpected == (kind == .key) else {
        throw .init(range: range, expected: isKeyExpected ? "<key>" : "the value of the key")
      }
    } else if kind == .key {
      throw .init(range: range, expected: "a value")
    }
    let content = range.upperBound..<range.upperBound
    nodes.append(
      Node(kind: kind, text: CatalogText(content, .verbatim), range: range, next: nodes.count + 1))
    return nodes.count - 1
  }

  /// Returns `true` if a dictionary expects a key, not a value; each call switches between them.
  private mutating func takeTurn(of parent: Int) -> Bool {
    if waiting.remove(parent) != nil { return false }
    waiting.insert(parent)
    return true
  }

  private mutating func end(
    _ node: Int?, contentEnd: Int, end: Int, in bytes: Span<UInt8>
  ) {
    guard let node else { return }
    let content = nodes[node].text.range.lowerBound..<contentEnd
    let isPlain = !content.contains {
      bytes[$0] == UInt8(ascii: "&") || bytes[$0] == UInt8(ascii: "<")
    }
    nodes[node].text = CatalogText(content, isPlain ? .verbatim : .xml)
    nodes[node].range = nodes[node].range.lowerBound..<end
    nodes[node].next = nodes.count
  }

  private func checkText(
    _ range: Range<Int>, node: Int?, in bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) {
    if let node, nodes[node].kind != .dictionary, nodes[node].kind != .array {
      guard let unknown = XMLReference.firstUnknown(in: range, hasEntities: hasEntities, bytes)
      else { return }
      throw .init(range: unknown, expected: XMLReference.expectation)
    }
    if let stray = range.first(where: { !XMLScanner.isSpace(bytes[$0]) }) {
      throw .init(range: stray..<range.upperBound, expected: "a tag")
    }
  }
}
