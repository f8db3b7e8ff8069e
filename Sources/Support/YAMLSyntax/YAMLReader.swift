import Diagnostics

/// A parser of YAML documents that produces nodes with byte ranges.
///
/// An alias shares the node of its anchor, so a small file with many aliases uses little memory.
package struct YAMLReader: ~Copyable {
  /// The maximum number of nodes in a document, with aliases expanded.
  static let maximumNodes = 1_000_000
  /// The maximum number of levels in a document, with aliases expanded.
  static let maximumDepth = 64

  let source: YAMLSource
  private var places: PlaceCursor
  private var events: YAMLEvents
  private var anchors: [String: YAMLNode] = [:]
  private var nodeCount = 0

  private init(_ source: YAMLSource) {
    self.source = source
    places = PlaceCursor(source.bytes)
    events = YAMLEvents(source.bytes)
  }

  /// Parses the document in a file.
  ///
  /// - Returns: The root node, or `nil` if the file contains no document.
  /// - Throws: ``YAMLRefusal`` if the file is not valid YAML, contains a tag, or exceeds a
  ///   limit.
  package static func read(_ file: [UInt8]) throws(YAMLRefusal) -> YAMLNode? {
    do {
      return try document(of: file)
    } catch {
      throw YAMLCorrection.refined(error, of: file) { (corrected: [UInt8]) throws(YAMLRefusal) in
        _ = try document(of: corrected)
      }
    }
  }

  private static func document(of file: [UInt8]) throws(YAMLRefusal) -> YAMLNode? {
    var reader = YAMLReader(try YAMLSource(file))
    return try reader.document()
  }

  private mutating func document() throws(YAMLRefusal) -> YAMLNode? {
    guard case .document = try next().kind else { return nil }
    let root = try node(try next(), level: 1)
    let last = try next()
    guard case .streamEnd = last.kind else {
      let start = places.offset(last.start)
      throw YAMLRefusal(
        "multiple-documents", range: range(start, start + 3),
        message: "a second document starts here; keep only one in a file")
    }
    return root
  }

  private mutating func next() throws(YAMLRefusal) -> YAMLEvent {
    do {
      return try events.next()
    } catch {
      throw refusal(error)
    }
  }

  /// Returns the byte offset of a position in code points.
  mutating func offset(_ place: Int) -> Int { places.offset(place) }

  // MARK: Nodes

  private mutating func node(_ event: YAMLEvent, level: Int) throws(YAMLRefusal) -> YAMLNode {
    var start = offset(event.start)
    nodeCount += 1
    guard level <= Self.maximumDepth else { throw tooDeep(start) }
    guard nodeCount <= Self.maximumNodes else { throw tooManyNodes(start) }
    if event.hasTag {
      if source.bytes[start] == UInt8(ascii: "&") { start = afterAnchor(start) }
      throw YAMLRefusal(
        "unexpected-tag", range: range(start, tokenEnd(start)),
        message: "tags are not supported; remove the tag")
    }
    if event.anchor != nil { start = afterAnchor(start) }
    let result: YAMLNode
    switch event.kind {
    case .alias(let name):
      return try alias(name, range(start, offset(event.end)), level: level)
    case .scalar(let text, let style):
      let end = offset(event.end)
      // libyaml's event for an empty value ends at the anchor of the value, before its start.
      result = scalar(text, style, start: min(start, end), end: end)
    case .list: result = try list(from: start, level: level)
    default: result = try mapping(from: start, level: level)
    }
    if let anchor = event.anchor { anchors[anchor] = result }
    return result
  }

  private mutating func list(from start: Int, level: Int) throws(YAMLRefusal) -> YAMLNode {
    var items: [YAMLNode] = []
    var event = try next()
    while !event.isEnd {
      items.append(try node(event, level: level + 1))
      event = try next()
    }
    return YAMLNode(
      content: .list(items),
      range: range(start, end(event, lastChild: items.last, from: start)),
      weight: items.reduce(1) { $0 + $1.weight }, depth: items.reduce(1) { max($0, $1.depth + 1) })
  }

  private mutating func mapping(from start: Int, level: Int) throws(YAMLRefusal) -> YAMLNode {
    var entries: [YAMLNode.Entry] = []
    var weight = 1
    var depth = 1
    var event = try next()
    while !event.isEnd {
      let key = try node(event, level: level + 1)
      let value = try node(try next(), level: level + 1)
      weight += key.weight + value.weight
      depth = max(depth, key.depth + 1, value.depth + 1)
      entries.append(YAMLNode.Entry(key: key, value: value))
      event = try next()
    }
    return YAMLNode(
      content: .mapping(entries),
      range: range(start, end(event, lastChild: entries.last?.value, from: start)),
      weight: weight, depth: depth)
  }

  /// Returns the end of a collection, which is that of its closing bracket or its last child.
  private mutating func end(_ event: YAMLEvent, lastChild: YAMLNode?, from start: Int) -> Int {
    let isFlow = start < source.bytes.count && "[{".utf8.contains(source.bytes[start])
    if isFlow, event.end > event.start { return offset(event.end) }
    return max(start, lastChild.map { $0.range.upperBound - source.shift } ?? start)
  }

  private func scalar(
    _ text: String, _ style: YAMLEvent.Style, start: Int, end: Int
  ) -> YAMLNode {
    var end = end
    var inside = start..<end
    switch style {
    case .plain: break
    case .quoted: inside = min(start + 1, end)..<max(min(start + 1, end), end - 1)
    case .block:
      // Trailing blank lines are not part of a block scalar.
      while end > start, Self.isBlank(source.bytes[end - 1]) { end -= 1 }
    }
    let isVerbatim = style != .block && source.bytes[inside].elementsEqual(text.utf8)
    return YAMLNode(
      content: .scalar(
        YAMLScalar(
          text: text, isPlain: style == .plain,
          verbatimStart: isVerbatim ? inside.lowerBound + source.shift : nil)),
      range: range(start, end), weight: 1, depth: 1)
  }

  private mutating func alias(
    _ name: String, _ range: SourceRange, level: Int
  ) throws(YAMLRefusal) -> YAMLNode {
    guard var target = anchors[name] else {
      throw YAMLRefusal(
        "unknown-alias", range: range,
        message: "no anchor '&\(name)' precedes this alias; quote a literal '*'")
    }
    nodeCount += target.weight
    guard nodeCount <= Self.maximumNodes else {
      throw tooManyNodes(range.lowerBound - source.shift)
    }
    guard level + target.depth - 1 <= Self.maximumDepth else {
      throw YAMLRefusal(
        "too-deep", range: range,
        message:
          "the document has more than \(Self.maximumDepth) levels with this alias; reduce the "
          + "nesting"
      )
    }
    target.range = range
    if case .scalar(var scalar) = target.content {
      scalar.verbatimStart = nil
      target.content = .scalar(scalar)
    }
    return target
  }

  private func tooManyNodes(_ start: Int) -> YAMLRefusal {
    YAMLRefusal(
      "too-many-nodes", range: range(start, start + 1),
      message: "the document has more than \(Self.maximumNodes) nodes; split the file")
  }

  // MARK: Places

  /// Converts offsets relative to the end of the byte order mark to a range clamped to the file.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    let start = min(start, source.bytes.count)
    return SourceRange(start, max(start, min(end, source.bytes.count))).shifted(by: source.shift)
  }

  /// Returns the offset of a node's content, given the offset of its anchor or of the content.
  private func afterAnchor(_ start: Int) -> Int {
    guard start < source.bytes.count, source.bytes[start] == UInt8(ascii: "&") else { return start }
    var offset = tokenEnd(start)
    while offset < source.bytes.count {
      if source.bytes[offset] == UInt8(ascii: "#") {
        while offset < source.bytes.count, !Self.isLineEnd(source.bytes[offset]) { offset += 1 }
      } else if Self.isBlank(source.bytes[offset]) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  private func tokenEnd(_ start: Int) -> Int {
    source.bytes[start...].firstIndex(where: Self.isBlank) ?? source.bytes.count
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || isLineEnd(byte)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension YAMLEvent {
  fileprivate var isEnd: Bool { if case .end = kind { true } else { false } }
}

/// A converter from positions in code points, which libyaml reports, to byte offsets.
///
/// Most positions are requested in ascending order, so a forward scan usually finds them.
private struct PlaceCursor {
  private let bytes: [UInt8]
  private var offset = 0
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the byte offset of a position, or the end if the position is past the end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes between the previous position and this
  ///   one. For a smaller position, the scan restarts at the beginning.
  mutating func offset(_ wanted: Int) -> Int {
    if wanted < place { (offset, place) = (0, 0) }
    while place < wanted, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      place += 1
    }
    return offset
  }
}
