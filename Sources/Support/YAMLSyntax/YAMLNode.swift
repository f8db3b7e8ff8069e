package import Diagnostics

/// A node of a YAML document with the bytes it stands on.
///
/// Aliases are resolved: an aliased node has the content of its anchor and the place of the alias.
/// Its content is shared, so a document of many aliases stays as small as its file.
package struct YAMLNode: Sendable {
  /// What a node is.
  package enum Content: Sendable {
    /// A text.
    case scalar(YAMLScalar)
    /// Nodes in an order.
    case list([YAMLNode])
    /// Keys with values, as the file has them.
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  package struct Entry: Sendable {
    /// The key, which may be any node.
    package var key: YAMLNode
    /// The value.
    package var value: YAMLNode
  }

  /// What it is.
  package var content: Content
  /// The bytes it stands on.
  package var range: SourceRange
  /// The number of nodes, aliases written out, this one included.
  var weight: Int
  /// The number of levels, aliases written out, this one included.
  var depth: Int

  /// The text, if it is one.
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// A Boolean value that indicates whether a key has no value at all: not even a quoted empty one.
  package var isMissing: Bool {
    if let scalar { scalar.isPlain && scalar.text.isEmpty } else { false }
  }

  /// Returns a text at the place of this node.
  package func with(text: String) -> YAMLNode {
    var node = self
    node.content = .scalar(YAMLScalar(text: text, isPlain: false))
    return node
  }

  /// Returns the document with other texts for some keys, found by their ranges.
  package func renamingKeys(_ names: [SourceRange: String]) -> YAMLNode {
    guard !names.isEmpty else { return self }
    var node = self
    switch content {
    case .scalar: break
    case .list(let items): node.content = .list(items.map { $0.renamingKeys(names) })
    case .mapping(let entries):
      node.content = .mapping(
        entries.map { entry in
          let value = entry.value.renamingKeys(names)
          guard let name = names[entry.key.range] else {
            return Entry(key: entry.key, value: value)
          }
          return Entry(key: entry.key.with(text: name), value: value)
        })
    }
    return node
  }

  /// What the node is, for a message that says what was found.
  package var kind: String {
    switch content {
    case .scalar(let scalar) where scalar.isPlain && scalar.text.isEmpty: "nothing"
    case .scalar: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A text in a YAML document, as written: `no`, `1.0` and `0x10` are texts.
package struct YAMLScalar: Sendable {
  /// The text.
  package var text: String
  /// A Boolean value that indicates whether the scalar is plain, without quotes.
  package var isPlain: Bool
  /// Where the bytes of the text begin in the file, if they stand there one for one: no escapes, no
  /// folded lines, no alias.
  package var verbatimStart: Int?

  /// Makes a text.
  package init(text: String, isPlain: Bool, verbatimStart: Int? = nil) {
    self.text = text
    self.isPlain = isPlain
    self.verbatimStart = verbatimStart
  }
}
