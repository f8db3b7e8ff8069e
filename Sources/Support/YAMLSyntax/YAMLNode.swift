package import Diagnostics

/// A node of a YAML document, with its byte range.
///
/// Aliases are resolved: an aliased node has the content of its anchor and the range of the alias.
/// The content is shared, so the memory of a document does not grow with its expanded aliases.
package struct YAMLNode: Sendable {
  /// The content of a node.
  package enum Content: Sendable {
    /// A scalar.
    case scalar(YAMLScalar)
    /// A sequence.
    case list([YAMLNode])
    /// A mapping, with its entries in file order.
    case mapping([Entry])
  }

  /// An entry of a mapping.
  package struct Entry: Sendable {
    /// The key, which may be any node.
    package var key: YAMLNode
    /// The value, which may be any node.
    package var value: YAMLNode

    package init(key: YAMLNode, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  /// The content of the node.
  package var content: Content
  /// The byte range of the node.
  package var range: SourceRange
  /// The number of nodes in the subtree of this node, with aliases expanded.
  var weight: Int
  /// The number of levels in the subtree of this node, with aliases expanded.
  var depth: Int

  /// The scalar, or `nil` for a sequence or a mapping.
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// A Boolean value that indicates whether the node represents the missing value of a key.
  ///
  /// A quoted empty string is not a missing value.
  package var isMissing: Bool {
    if let scalar { scalar.isPlain && scalar.text.isEmpty } else { false }
  }

  /// Returns a node with a string as its content and the range of this node.
  package func with(text: String) -> YAMLNode {
    var node = self
    node.content = .scalar(YAMLScalar(text: text, isPlain: false))
    return node
  }

  /// Returns the node with some keys in its subtree renamed.
  ///
  /// - Parameter names: The new names, by the byte range of the key.
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

  /// The kind of the node, for use in error messages.
  package var kind: String {
    switch content {
    case .scalar(let scalar) where scalar.isPlain && scalar.text.isEmpty: "nothing"
    case .scalar: "a string"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A scalar as a string: `no`, `1.0` and `0x10` are not converted.
package struct YAMLScalar: Sendable {
  /// The content of the scalar.
  package var text: String
  /// A Boolean value that indicates whether the scalar is plain, without quotes.
  package var isPlain: Bool
  /// The offset of the content in the file; `nil` if the file does not contain it verbatim.
  ///
  /// It is `nil` for a block scalar, a scalar with escapes or folded lines, and an alias.
  package var verbatimStart: Int?

  package init(text: String, isPlain: Bool, verbatimStart: Int? = nil) {
    self.text = text
    self.isPlain = isPlain
    self.verbatimStart = verbatimStart
  }
}
