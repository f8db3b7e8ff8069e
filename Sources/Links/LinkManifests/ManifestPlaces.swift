import Diagnostics
import LinkRouting
import YAMLSyntax

/// A lookup of manifest locations in a YAML document.
///
/// Mappings with more than 16 entries are indexed on first use. The lookup of a key then takes
/// constant time, which matters for manifests with thousands of diagnostics.
struct ManifestPlaces {
  /// The node, or the part of a scalar, that was found for a location.
  struct Place {
    var range: SourceRange
    var scalar: YAMLScalar?
    /// The key of the value, if the last step is a key of a mapping.
    var key: YAMLNode?
    /// `true` for the requested location, or for a scalar that contains it; `false` for a mapping
    /// or a list that encloses it.
    var isExact: Bool
  }

  private let root: YAMLNode
  private var indexes: [ManifestLocation: [String: Int]] = [:]
  private var routes: [String: Int]?

  init(_ root: YAMLNode) {
    self.root = root
  }

  /// Returns the part of the document at a location.
  ///
  /// If `isKey` is `true` and the location is that of a key, the result is the key, not its value.
  mutating func find(_ location: ManifestLocation, isKey: Bool) -> Place? {
    let place = find(location)
    guard isKey, let key = place?.key else { return place }
    return Place(range: key.range, scalar: key.scalar, isExact: true)
  }

  /// Returns the node at a location, or the nearest enclosing node in the file.
  ///
  /// - Returns: `nil` if the document does not contain even the first step.
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
        // If the value is missing, use the key instead.
        node = entry.value.isMissing ? entry.key : entry.value
      } else if case .index(let index) = step, case .list(let items) = node.content {
        guard items.indices.contains(index) else { break }
        node = items[index]
        keyNode = nil
      } else if case .index(0) = step, depth > 0 {
        // A list with a single item may be written as the item itself.
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

  /// Returns the index of a route in the manifest of the document.
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

  /// Returns the range at which a missing key or item of a collection is reported.
  ///
  /// The range is that of the first key or of the opening bracket.
  static func head(of node: YAMLNode) -> SourceRange {
    if case .mapping(let entries) = node.content, let first = entries.first,
      first.key.range.lowerBound == node.range.lowerBound
    {
      return first.key.range
    }
    return SourceRange(
      node.range.lowerBound, min(node.range.upperBound, node.range.lowerBound + 1))
  }

  /// Returns a part of a declaration such as `low | high = high`: its type, a word, or the default.
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
  /// Returns the byte range of a part of the string, or of the whole string as a fallback.
  ///
  /// - Parameter spelling: The pattern as the file spells it, if the string contains a pattern.
  func range(of part: SourceRange?, in spelling: PatternSpelling?) -> SourceRange {
    guard let start = scalar?.verbatimStart, let part = textRange(of: part, in: spelling) else {
      return range
    }
    return part.shifted(by: start)
  }

  /// Returns the edit that replaces a part of the string, or all of it if `part` is `nil`.
  ///
  /// - Returns: `nil` if the location or the part was not found.
  func edit(
    replacing part: SourceRange?, in spelling: PatternSpelling?, by text: String
  ) -> FixIt.Edit? {
    guard isExact, let scalar else { return nil }
    guard part != nil else { return scalar.edit(by: text) }
    // Do not replace the whole string if the part is not found.
    return textRange(of: part, in: spelling).flatMap { scalar.edit(replacing: $0.range, by: text) }
  }

  /// Returns the byte range of a part in the text of the scalar; `nil` if the part is not found.
  private func textRange(of part: SourceRange?, in spelling: PatternSpelling?) -> SourceRange? {
    guard let part, isExact, let scalar else { return nil }
    guard let spelling else {
      return part.upperBound <= scalar.text.utf8.count ? part : nil
    }
    return spelling.isKnown ? spelling.range(of: part) : nil
  }
}

/// The spelling of a pattern in a file, such as `/a/{id:id}/` for the pattern `/a/{id}`.
///
/// The ranges of diagnostics refer to `RoutePattern.description`. This type converts them into
/// ranges of the string in the file.
struct PatternSpelling {
  /// `true` if the string in the file is a spelling of the pattern.
  private(set) var isKnown = false
  /// `true` if a name that is both a parameter and a type is looked up as the type.
  let prefersTypes: Bool
  /// The parts of the string that `RoutePattern.description` omits, such as `:id` in `{id:id}`.
  ///
  /// Each element contains the offset of the part in the description, the length of the name before
  /// the part, and the length of the part.
  private var omissions: [(offset: Int, name: Int, count: Int)] = []

  /// Compares a string in a file with the description of its pattern.
  ///
  /// - Parameters:
  ///   - text: The string in the file.
  ///   - head: The part of the string before the pattern, such as a host.
  ///   - pattern: The pattern.
  ///   - prefersTypes: `true` if the range of a name that is both a parameter and its type, as in
  ///     `{id}`, refers to the type.
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
        // The file spells out a type that has the same name as the parameter.
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

  /// Returns the replacement for a range of the file, without a repeated parameter name.
  ///
  /// To change the type of `{id}`, a diagnostic replaces `id` with `id:text`. If the file contains
  /// `{id:id}`, the diagnostic must replace only the type, so the result is `text`.
  func replacement(_ text: String, for part: SourceRange?) -> String {
    guard let part, prefersTypes, range(of: part) != plainRange(of: part),
      let colon = text.firstIndex(of: ":")
    else { return text }
    return String(text[text.index(after: colon)...])
  }

  /// Converts a range of the pattern's description into a range of the string in the file.
  ///
  /// If ``prefersTypes`` is `true` and the file spells out the type after a name, the range of the
  /// name becomes the range of the type.
  func range(of part: SourceRange) -> SourceRange {
    let plain = plainRange(of: part)
    let isName = omissions.contains { omission in
      omission.offset == part.upperBound && omission.offset - omission.name == part.lowerBound
    }
    return prefersTypes && isName ? plain.shifted(by: part.count + 1) : plain
  }

  /// Converts a range of the pattern's description as if ``prefersTypes`` were `false`.
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
