import Diagnostics
import LinkRouting
import YAMLSyntax

/// Finds the places of a manifest in a document.
///
/// Large mappings are indexed when they are first asked for, so that ten thousand diagnostics cost
/// no more than ten thousand lookups.
struct ManifestPlaces {
  /// A place that was found.
  struct Place {
    var range: SourceRange
    var scalar: YAMLScalar?
    /// The key whose value it is, if the last step is one of a mapping.
    var key: YAMLNode?
    /// Whether this is the place that was asked for, and not one around it.
    var isExact: Bool
  }

  private let root: YAMLNode
  private var indexes: [ManifestLocation: [String: Int]] = [:]
  private var routes: [String: Int]?

  init(_ root: YAMLNode) {
    self.root = root
  }

  /// The place, or where it is the value of a key and that is meant, the key.
  mutating func find(_ location: ManifestLocation, isKey: Bool) -> Place? {
    let place = find(location)
    guard isKey, let key = place?.key else { return place }
    return Place(range: key.range, scalar: key.scalar, isExact: true)
  }

  /// The node at a place, or the nearest one around it that the file has; `nil` for the document
  /// itself standing in for a missing key.
  mutating func find(_ location: ManifestLocation) -> Place? {
    var node = root
    var keyNode: YAMLNode?
    var depth = 0
    var remaining = location.steps[...]
    while let step = remaining.first {
      if case .key(let key) = step, case .mapping(let entries) = node.content {
        let parent = ManifestLocation(Array(location.steps.prefix(depth)))
        guard let index = index(of: key, in: entries, at: parent) else { break }
        let entry = entries[index]
        keyNode = entry.key
        // A key without a value stands for both.
        node = entry.value.isMissing ? entry.key : entry.value
      } else if case .index(let index) = step, case .list(let items) = node.content {
        guard items.indices.contains(index) else { break }
        node = items[index]
        keyNode = nil
      } else if case .index(0) = step, depth > 0 {
        // One item where a list may stand.
      } else {
        break
      }
      remaining.removeFirst()
      depth += 1
    }
    if depth == 0, !remaining.isEmpty { return nil }
    if let scalar = node.scalar, let place = Self.part(Array(remaining), of: scalar) {
      return place
    }
    return Place(
      range: remaining.isEmpty || node.scalar != nil ? node.range : Self.head(of: node),
      scalar: node.scalar, key: remaining.isEmpty ? keyNode : nil,
      isExact: remaining.isEmpty || node.scalar != nil)
  }

  /// The index of a route in the manifest of the document.
  mutating func routeIndex(_ name: String, in manifest: LinkManifest) -> Int? {
    let index =
      routes
      ?? Dictionary(
        manifest.routes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    routes = index
    return index[name]
  }

  private mutating func index(
    of key: String, in entries: [YAMLNode.Entry], at location: ManifestLocation
  ) -> Int? {
    guard entries.count > 16 else { return entries.firstIndex { $0.key.scalar?.text == key } }
    if let index = indexes[location] { return index[key] }
    let pairs = entries.enumerated().compactMap { index, entry in
      entry.key.scalar.map { ($0.text, index) }
    }
    let index = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    indexes[location] = index
    return index[key]
  }

  /// The start of a collection, where something is missing from it: its first key, or its bracket.
  static func head(of node: YAMLNode) -> SourceRange {
    if case .mapping(let entries) = node.content, let first = entries.first,
      first.key.range.lowerBound == node.range.lowerBound
    {
      return first.key.range
    }
    return SourceRange(
      node.range.lowerBound, min(node.range.upperBound, node.range.lowerBound + 1))
  }

  /// A part of a declaration such as `low | high = high`: its type, a word, or the default.
  private static func part(_ steps: [ManifestLocation.Step], of scalar: YAMLScalar) -> Place? {
    guard let start = scalar.verbatimStart else { return nil }
    let bytes = Array(scalar.text.utf8)
    let equals = bytes.firstIndex(of: UInt8(ascii: "="))
    let words = bytes[..<(equals ?? bytes.count)].split(
      separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    var part: ArraySlice<UInt8>
    switch steps {
    case [.key("default")]:
      guard let equals else { return nil }
      part = bytes[(equals + 1)...]
    case [.key("type")] where words.count == 1: part = words[0]
    default:
      guard steps.count == 2, steps[0] == .key("enum"), case .index(let index) = steps[1],
        words.count > 1, words.indices.contains(index)
      else { return nil }
      part = words[index]
    }
    part = part.drop { $0 == 0x20 || $0 == 0x09 }
    let isValue = steps == [.key("default")]
    while let last = part.last,
      last == 0x20 || last == 0x09 || (!isValue && "?[]".utf8.contains(last))
    {
      part.removeLast()
    }
    guard !part.isEmpty else { return nil }
    let text = String(decoding: part, as: UTF8.self)
    let range = SourceRange(start + part.startIndex, start + part.endIndex)
    return Place(
      range: range, scalar: YAMLScalar(text: text, isPlain: true, verbatimStart: range.lowerBound),
      isExact: true)
  }
}

extension ManifestPlaces.Place {
  /// The bytes of a part of the text, or of all of it where the part cannot be found.
  func range(of part: SourceRange?, in expected: String?) -> SourceRange {
    guard let part, isExact, let scalar, let start = scalar.verbatimStart,
      expected == nil || expected == scalar.text, part.upperBound <= scalar.text.utf8.count
    else { return range }
    return part.shifted(by: start)
  }

  /// The edit that puts a text in the place of a part, or of the whole text.
  func replaceable(_ part: SourceRange?, in expected: String?, by text: String) -> FixIt.Edit? {
    guard isExact, let scalar, let start = scalar.verbatimStart,
      !text.unicodeScalars.contains(where: { "'\"\\\n".unicodeScalars.contains($0) })
    else { return nil }
    let whole = SourceRange(start, start + scalar.text.utf8.count)
    let bytes = part == nil ? whole : range(of: part, in: expected)
    // A part that was not found must not take the whole text with it.
    guard part == nil || bytes.count == part?.count else { return nil }
    return FixIt.Edit(range: bytes, text: text)
  }
}
