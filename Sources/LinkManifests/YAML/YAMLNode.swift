import Diagnostics

/// A node of a YAML document with the bytes it stands on.
///
/// Aliases are resolved: an aliased node has the content of its anchor and the place of the alias.
/// Its content is shared, so a document of many aliases stays as small as its file.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case scalar(YAMLScalar)
    case list([YAMLNode])
    case mapping([Entry])
  }

  struct Entry: Sendable {
    var key: YAMLNode
    var value: YAMLNode
  }

  var content: Content
  var range: SourceRange
  /// The number of nodes, aliases written out, this one included.
  var weight: Int
  /// The number of levels, aliases written out, this one included.
  var depth: Int

  var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// Whether a key has no value at all: not even a quoted empty one.
  var isMissing: Bool {
    if let scalar { scalar.isPlain && scalar.text.isEmpty } else { false }
  }

  /// What the node is, for a message that says what was found.
  var kind: String {
    switch content {
    case .scalar(let scalar) where scalar.isPlain && scalar.text.isEmpty: "nothing"
    case .scalar: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A text in a YAML document, as written: `no`, `1.0` and `0x10` are texts.
struct YAMLScalar: Sendable {
  var text: String
  /// Whether it stands without quotes.
  var isPlain: Bool
  /// Where the bytes of the text begin in the file, if they stand there one for one: no escapes, no
  /// folded lines, no alias.
  var verbatimStart: Int?
}
