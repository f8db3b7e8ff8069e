import Diagnostics
import Foundation
import Yams

/// Reads one YAML document into nodes with byte ranges.
///
/// Yams resolves aliases while it composes, which loses their places and lets a small file explode.
/// So Yams never sees one: every `*` is replaced by a private character that the file does not hold,
/// and a plain scalar that begins with it, which no YAML text can do with `*`, is an alias. The
/// texts get their `*` back. A mark counts code points, so no place moves.
package struct YAMLReader {
  /// The most nodes that a document may have, aliases written out.
  static let maximumNodes = 1_000_000
  /// The most levels that a document may have, aliases written out.
  static let maximumDepth = 64
  /// The most duplicate keys that are looked for; each costs reading the file again, so large files
  /// get fewer.
  static let maximumDuplicates = 32
  /// The most bytes that are read again for the sake of duplicate keys.
  static let maximumRereading = 4 << 20

  let source: YAMLSource
  let star: Unicode.Scalar
  var cursor: MarkCursor
  private var anchors: [String: YAMLNode] = [:]
  /// The keys that were renamed because they stand twice in a mapping, by their marks.
  private var renamedKeys: [Place: String] = [:]
  private var nodeCount = 0

  /// A mark of libyaml.
  struct Place: Hashable, Comparable {
    var line: Int
    var column: Int

    init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    init(_ mark: Mark) {
      self.init(line: mark.line, column: mark.column)
    }

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  private init(_ source: YAMLSource) {
    self.source = source
    // `YAMLSource` guarantees the first spare character.
    star = source.spareCharacters.first ?? "\u{E000}"
    cursor = MarkCursor(source.bytes)
  }

  /// Reads the document of a file.
  ///
  /// - Returns: The root; `nil` if the file holds nothing.
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
    return try reader.read()
  }

  private mutating func read() throws(YAMLRefusal) -> YAMLNode? {
    var text = source.bytes
    if text.contains(UInt8(ascii: "*")) {
      let replacement = Array(String(star).utf8)
      text = text.flatMap { $0 == UInt8(ascii: "*") ? replacement : [$0] }
    }
    let attempts = min(Self.maximumDuplicates, Self.maximumRereading / max(1, text.count))
    for attempt in 0...max(1, attempts) {
      do {
        let parser = try Parser(
          yaml: String(decoding: text, as: UTF8.self), resolver: .basic, encoding: .utf8)
        guard let root = try parser.singleRoot() else { return nil }
        // The parser owns the names of the anchors.
        return try withExtendedLifetime(parser) { () throws(YAMLRefusal) in
          try node(root, level: 1)
        }
      } catch let refusal as YAMLRefusal {
        throw refusal
      } catch let error as YamlError {
        guard case .duplicatedKeysInMapping(let keys, let context) = error else {
          throw refusal(error)
        }
        let key = keys.first ?? ""
        guard let renamed = rename(key, at: context.mark, in: text, attempt: attempt) else {
          let start = cursor.offset(line: context.mark.line, column: context.mark.column)
          throw YAMLRefusal(
            "duplicate-key", range: range(start, start + 1),
            message: "a key of this mapping stands twice: \(restored(key)); keep one")
        }
        text = renamed
      } catch {
        throw YAMLRefusal("yaml-syntax", range: range(0, 0), message: "this is no YAML: \(error)")
      }
    }
    throw YAMLRefusal(
      "duplicate-key", range: range(0, 0),
      message: "more than \(max(1, attempts)) keys stand twice in their mappings; keep one of each",
      notes: renamedKeys.keys.sorted().prefix(8).map { place in
        let start = cursor.offset(line: place.line, column: place.column)
        return Diagnostic.Note(
          "\(renamedKeys[place] ?? "") is one of them", range: range(start, start + 1))
      })
  }

  /// Makes a key that stands twice unique for Yams, which stops at the first such key; the reader of
  /// the document finds both again.
  private mutating func rename(
    _ key: String, at mark: Mark, in text: [UInt8], attempt: Int
  ) -> [UInt8]? {
    guard attempt + 1 < source.spareCharacters.count else { return nil }
    var textCursor = MarkCursor(text)
    var start = textCursor.offset(line: mark.line, column: mark.column)
    guard start + 1 < text.count else { return nil }
    if text[start] == UInt8(ascii: "'") || text[start] == UInt8(ascii: "\"") {
      start += 1
      guard !key.isEmpty, text[start] != UInt8(ascii: "\\") else { return nil }
    } else {
      guard text[start...].starts(with: key.utf8), !key.isEmpty else { return nil }
    }
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    let place = Place(mark)
    if renamedKeys[place] == nil { renamedKeys[place] = restored(key) }
    let replacement = Array(String(source.spareCharacters[attempt + 1]).utf8)
    return Array(text[..<start]) + replacement + Array(text[end...])
  }

  // MARK: Nodes

  private mutating func node(_ node: Node, level: Int) throws(YAMLRefusal) -> YAMLNode {
    let place = node.mark.map(Place.init) ?? Place(line: 1, column: 1)
    var start = cursor.offset(line: place.line, column: place.column)
    nodeCount += 1
    guard level <= Self.maximumDepth else { throw tooDeep(start) }
    guard nodeCount <= Self.maximumNodes else { throw tooManyNodes(start) }
    if start < source.bytes.count, source.bytes[start] == UInt8(ascii: "!") {
      throw YAMLRefusal(
        "unexpected-tag", range: range(start, tokenEnd(start)),
        message: "tags are not read; remove it")
    }
    start = afterAnchor(start)
    let result: YAMLNode
    switch node {
    case .scalar(let scalar):
      result = try self.scalar(scalar, start: start, place: place, level: level)
    case .sequence(let sequence):
      var items: [YAMLNode] = []
      items.reserveCapacity(sequence.count)
      for child in sequence { items.append(try self.node(child, level: level + 1)) }
      let end = self.end(of: items.last, from: start)
      result = YAMLNode(
        content: .list(items), range: range(start, end),
        weight: items.reduce(1) { $0 + $1.weight }, depth: items.reduce(1) { max($0, $1.depth + 1) }
      )
    case .mapping(let mapping):
      var entries: [YAMLNode.Entry] = []
      entries.reserveCapacity(mapping.count)
      var weight = 1
      var depth = 1
      for pair in mapping {
        let key = try self.node(pair.key, level: level + 1)
        let value = try self.node(pair.value, level: level + 1)
        weight += key.weight + value.weight
        depth = max(depth, key.depth + 1, value.depth + 1)
        entries.append(YAMLNode.Entry(key: key, value: value))
      }
      let end = self.end(of: entries.last?.value, from: start)
      result = YAMLNode(
        content: .mapping(entries), range: range(start, end), weight: weight, depth: depth)
    case .alias:
      // Only Yams' emitter knows these; an alias is a scalar here.
      throw YAMLRefusal(
        "yaml-syntax", range: range(start, start + 1), message: "an alias cannot stand here")
    }
    if let anchor = node.anchor { anchors[anchor.rawValue] = result }
    return result
  }

  private mutating func scalar(
    _ scalar: Node.Scalar, start: Int, place: Place, level: Int
  ) throws(YAMLRefusal) -> YAMLNode {
    var text = renamedKeys[place] ?? restored(scalar.string)
    if scalar.style == .doubleQuoted, beginsWithMark(start) {
      // Yams drops a byte order mark that an escape spells at the beginning of a text.
      text = "\u{FEFF}" + text
    }
    let extent: YAMLScalarExtent
    switch start < source.bytes.count ? scalar.style : .plain {
    case .singleQuoted, .doubleQuoted:
      extent = YAMLScalarExtent(quoted: text, in: source.bytes, at: start)
    case .literal, .folded:
      extent = YAMLScalarExtent(blockIn: source.bytes, at: start)
    case .plain, .any:
      extent = YAMLScalarExtent(plain: text, in: source.bytes, at: start)
      if scalar.string.unicodeScalars.first == star {
        return try alias(text, range(start, extent.end), level: level)
      }
    }
    let isPlain = scalar.style == .plain || scalar.style == .any
    return YAMLNode(
      content: .scalar(
        YAMLScalar(
          text: text, isPlain: isPlain,
          verbatimStart: extent.verbatimStart.map { $0 + source.shift })),
      range: range(start, extent.end), weight: 1, depth: 1)
  }

  private mutating func alias(
    _ text: String, _ range: SourceRange, level: Int
  ) throws(YAMLRefusal) -> YAMLNode {
    let name = String(text.dropFirst())
    guard var target = anchors[name] else {
      throw YAMLRefusal(
        "unknown-alias", range: range,
        message:
          "no anchor &\(name) stands before this alias; quote the text if * is meant literally")
    }
    nodeCount += target.weight
    guard nodeCount <= Self.maximumNodes else {
      throw tooManyNodes(range.lowerBound - source.shift)
    }
    guard level + target.depth - 1 <= Self.maximumDepth else {
      throw YAMLRefusal(
        "too-deep", range: range,
        message:
          "with this alias the document has more than \(Self.maximumDepth) levels; write less nested"
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
      message: "the document has more than \(Self.maximumNodes) nodes from here on; split the file")
  }
}
