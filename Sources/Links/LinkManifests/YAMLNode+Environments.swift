import YAMLSyntax

extension YAMLNode {
  /// Returns the document of a manifest with the values of an environment.
  func applying(environment name: String) -> YAMLNode {
    guard let environment = self["environments"]?[name],
      case .mapping(let fields) = environment.content
    else { return self }
    var node = self
    for field in fields {
      guard let key = field.key.scalar?.text else { continue }
      if key == "platforms", case .mapping(let platforms) = field.value.content {
        guard var own = self[key] else {
          node.replace(field)
          continue
        }
        for platform in platforms { own.replace(platform) }
        node.replace(Entry(key: field.key, value: own))
      } else {
        node.replace(field)
      }
    }
    return node
  }

  /// The value of a key of a mapping, or `nil`.
  private subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.scalar?.text == key }?.value
  }

  /// Replaces the entry of a mapping that has the same key, or adds the entry.
  private mutating func replace(_ entry: Entry) {
    guard case .mapping(var entries) = content else { return }
    entries.removeAll { $0.key.scalar?.text == entry.key.scalar?.text }
    content = .mapping(entries + [entry])
  }
}
