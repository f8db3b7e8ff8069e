// The parser implements the grammar of RFC 8259 as a loop. After a value, while an array or object
// is open, it reads either a comma and the next value, or the closing bracket. The open nodes form
// a chain: each of them stores the index of the enclosing node until it is closed. Nesting
// therefore requires neither a stack nor any memory beyond the nodes.

/// A parser that reads one JSON text into nodes.
struct JSONParser {
  private static let none = UInt32.max
  /// The minimum size in bytes of JSON for which capacity is reserved.
  private static let largeSize = 1 << 16

  var nodes: [JSONNode]
  private let maximumDepth: Int
  private var depth = 0
  /// The index of the innermost open array or object; ``none`` at the top level.
  private var open = JSONParser.none

  init(reusing nodes: consuming [JSONNode], maximumDepth: Int) {
    self.nodes = nodes
    self.nodes.removeAll(keepingCapacity: true)
    self.maximumDepth = maximumDepth
  }

  mutating func parse(_ bytes: Span<UInt8>) throws(JSONParseError) {
    guard bytes.count < Int(UInt32.max) else {
      throw JSONParseError(.tooLarge, Int(UInt32.max)..<bytes.count)
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      throw JSONParseError(.byteOrderMark, 0..<3)
    }
    // Growing would copy the nodes of a large text several times. Unused capacity is never touched,
    // so it occupies no memory.
    if bytes.count >= Self.largeSize { nodes.reserveCapacity(bytes.count / 16) }
    var offset = JSONScanner.skipSpace(bytes, from: 0)
    if offset == bytes.count { throw JSONParseError(.emptyDocument, offset..<offset) }
    repeat {
      offset = try value(bytes, at: offset)
      offset = try afterValue(bytes, at: offset)
    } while open != Self.none
    offset = JSONScanner.skipSpace(bytes, from: offset)
    if offset < bytes.count { throw JSONScanner.unexpected(.trailingContent, bytes, at: offset) }
  }

  /// Reads up to the end of the first complete value, which is a scalar or an empty container.
  ///
  /// The arrays and objects that start before this value, such as `[[` in `[[1, 2]]`, stay open.
  ///
  /// - Returns: The offset after the complete value.
  private mutating func value(_ bytes: Span<UInt8>, at start: Int) throws(JSONParseError) -> Int {
    var offset = start
    while true {
      guard offset < bytes.count else { throw JSONParseError(.unexpectedEnd, offset..<offset) }
      switch bytes[offset] {
      case UInt8(ascii: "\""): return try string(bytes, at: offset)
      case UInt8(ascii: "{"):
        try begin(.object, at: offset)
        offset = JSONScanner.skipSpace(bytes, from: offset + 1)
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "}") { return end(at: offset + 1) }
        offset = try name(bytes, at: offset)
      case UInt8(ascii: "["):
        try begin(.array, at: offset)
        offset = JSONScanner.skipSpace(bytes, from: offset + 1)
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "]") { return end(at: offset + 1) }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let (end, traits) = try JSONScanner.number(bytes, at: offset)
        append(.number, at: offset..<end, traits: traits)
        return end
      default:
        let (kind, end) = try JSONScanner.literal(bytes, at: offset)
        append(kind, at: offset..<end)
        return end
      }
    }
  }

  /// Advances from the end of a value to the start of the next value.
  ///
  /// If no value follows, advances to the end of the top-level value.
  private mutating func afterValue(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(JSONParseError) -> Int {
    var offset = start
    while open != Self.none {
      offset = JSONScanner.skipSpace(bytes, from: offset)
      guard offset < bytes.count else { throw JSONParseError(.unexpectedEnd, offset..<offset) }
      let isObject = nodes[Int(open)].kind == .object
      let byte = bytes[offset]
      if byte == UInt8(ascii: ",") {
        let comma = offset
        offset = JSONScanner.skipSpace(bytes, from: offset + 1)
        if offset < bytes.count,
          bytes[offset] == UInt8(ascii: "}") || bytes[offset] == UInt8(ascii: "]")
        {
          throw JSONParseError(.trailingComma, comma..<comma + 1)
        }
        return isObject ? try name(bytes, at: offset) : offset
      }
      if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        offset = end(at: offset + 1)
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        throw JSONParseError(.mismatchedBracket, offset..<offset + 1)
      } else {
        throw JSONScanner.unexpected(.missingComma, bytes, at: offset)
      }
    }
    return offset
  }

  /// Reads the name of a member and the colon, and returns the offset after the colon.
  private mutating func name(_ bytes: Span<UInt8>, at start: Int) throws(JSONParseError) -> Int {
    guard start < bytes.count else { throw JSONParseError(.unexpectedEnd, start..<start) }
    guard bytes[start] == UInt8(ascii: "\"") else {
      if bytes[start] == UInt8(ascii: "]") {
        throw JSONParseError(.mismatchedBracket, start..<start + 1)
      }
      throw JSONScanner.unexpected(.missingName, bytes, at: start)
    }
    let offset = JSONScanner.skipSpace(bytes, from: try string(bytes, at: start, .isName))
    guard offset < bytes.count else { throw JSONParseError(.unexpectedEnd, offset..<offset) }
    guard bytes[offset] == UInt8(ascii: ":") else {
      throw JSONScanner.unexpected(.missingColon, bytes, at: offset)
    }
    return JSONScanner.skipSpace(bytes, from: offset + 1)
  }

  @inline(__always)
  private mutating func string(
    _ bytes: Span<UInt8>, at start: Int, _ traits: JSONNode.Traits = []
  ) throws(JSONParseError) -> Int {
    let (end, found) = try JSONScanner.string(bytes, at: start)
    append(.string, at: start..<end, traits: found.union(traits))
    return end
  }

  @inline(__always)
  private mutating func append(
    _ kind: JSONNode.Kind, at range: Range<Int>, traits: JSONNode.Traits = []
  ) {
    nodes.append(JSONNode(kind, range: range, next: nodes.count + 1, traits: traits))
  }

  private mutating func begin(_ kind: JSONNode.Kind, at offset: Int) throws(JSONParseError) {
    guard depth < maximumDepth else { throw JSONParseError(.tooDeep, offset..<offset + 1) }
    depth += 1
    let place = nodes.count
    nodes.append(JSONNode(kind, range: offset..<offset + 1, next: Int(open)))
    open = UInt32(truncatingIfNeeded: place)
  }

  /// Closes the innermost open array or object, and returns `offset`.
  private mutating func end(at offset: Int) -> Int {
    depth -= 1
    let around = nodes[Int(open)].next
    nodes[Int(open)].close(end: offset, next: nodes.count)
    open = around
    return offset
  }
}
