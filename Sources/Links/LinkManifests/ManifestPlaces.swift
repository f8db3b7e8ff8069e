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
  ///
  /// - Parameter spelling: How the file spells the text of the model.
  func range(of part: SourceRange?, in spelling: PatternSpelling?) -> SourceRange {
    guard let start = scalar?.verbatimStart, let part = textRange(of: part, in: spelling) else {
      return range
    }
    return part.shifted(by: start)
  }

  /// The edit that puts a text in the place of a part, or of the whole text.
  func edit(
    replacing part: SourceRange?, in spelling: PatternSpelling?, by text: String
  ) -> FixIt.Edit? {
    guard isExact, let scalar else { return nil }
    guard part != nil else { return scalar.edit(by: text) }
    // A part that was not found must not take the whole text with it.
    return textRange(of: part, in: spelling).flatMap { scalar.edit(replacing: $0.range, by: text) }
  }

  /// The bytes of a part in the text of the scalar; `nil` where it cannot be found.
  private func textRange(of part: SourceRange?, in spelling: PatternSpelling?) -> SourceRange? {
    guard let part, isExact, let scalar else { return nil }
    guard let spelling else {
      return part.upperBound <= scalar.text.utf8.count ? part : nil
    }
    return spelling.isKnown ? spelling.range(of: part) : nil
  }
}

/// How a file spells a pattern: `/a/{id:id}/` is the pattern `/a/{id}`.
///
/// The model gives ranges in its own spelling of a pattern.
struct PatternSpelling {
  /// Whether the text in the file is the pattern.
  private(set) var isKnown = false
  /// Whether ranges of names that are also the names of types mean the types.
  let prefersTypes: Bool
  /// The bytes of the text that the model's spelling leaves out, each with its offset in that
  /// spelling and the name before it.
  private var omissions: [(offset: Int, name: Int, count: Int)] = []

  /// Compares the spellings of a pattern.
  ///
  /// - Parameters:
  ///   - text: The text in the file.
  ///   - head: The part of the text before the pattern, such as a host.
  ///   - pattern: The pattern.
  ///   - prefersTypes: Whether ranges of names that are also the names of types mean the types.
  init(_ text: String, after head: String, of pattern: RoutePattern, prefersTypes: Bool) {
    self.prefersTypes = prefersTypes
    let written = Array(text.utf8)
    let expected = Array((head + pattern.description).utf8)
    var offset = 0
    var nameStart = 0
    for (index, byte) in expected.enumerated() {
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+"),
        offset < written.count, written[offset] == UInt8(ascii: ":")
      {
        // The type is written although the parameter has its name.
        let name = expected[nameStart..<index]
        guard written[(offset + 1)...].starts(with: name) else { return }
        omissions.append((index, name.count, name.count + 1))
        offset += name.count + 1
      }
      guard offset < written.count, written[offset] == byte else { return }
      if byte == UInt8(ascii: "{") { nameStart = index + 1 }
      offset += 1
    }
    isKnown = offset == written.count || written[offset...].elementsEqual([UInt8(ascii: "/")])
  }

  /// The text in the place of a range, where that of a model's replacement repeats the name: of
  /// `{id}` it replaces `id` with `id:text`, of `{id:id}` the type only.
  func replacement(_ text: String, for part: SourceRange?) -> String {
    guard let part, prefersTypes, range(of: part) != plainRange(of: part),
      let colon = text.firstIndex(of: ":")
    else { return text }
    return String(text[text.index(after: colon)...])
  }

  /// The bytes in the file of a range in the model's spelling.
  func range(of part: SourceRange) -> SourceRange {
    let plain = plainRange(of: part)
    let isName = omissions.contains { omission in
      omission.offset == part.upperBound && omission.offset - omission.name == part.lowerBound
    }
    return prefersTypes && isName ? plain.shifted(by: part.count + 1) : plain
  }

  /// The bytes in the file of the same text.
  private func plainRange(of part: SourceRange) -> SourceRange {
    var start = part.lowerBound
    var end = part.upperBound
    for omission in omissions {
      if omission.offset <= part.lowerBound { start += omission.count }
      if omission.offset < part.upperBound { end += omission.count }
    }
    return SourceRange(start, end)
  }
}
