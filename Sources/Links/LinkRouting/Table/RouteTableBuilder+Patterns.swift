import URLSyntax

extension RouteTableBuilder {
  /// Adds the nodes of a pattern that a root lacks, and adds the entry to the last node.
  mutating func insert(
    _ pattern: RoutePattern, folded: Bool, entry: Int32, root: Int32
  ) {
    guard pattern.components.count <= Self.maximumComponents else {
      let manifest = manifests[Int(entries[Int(entry)].app)]
      diagnostics.append(
        ManifestDiagnostic(
          code: "too-many-components", app: manifest.app, location: location(of: entry),
          message: "path has more than \(Self.maximumComponents) components"))
      return
    }
    var node = root
    for (index, component) in pattern.components.enumerated() {
      switch component {
      case .literal(let text):
        node = child(of: node, literal: text, folded: folded)
      case .parameter(_, let typeName, let prefix, let suffix):
        guard let type = type(named: typeName, in: .path) else { return }
        node = child(of: node, type: type, prefix: prefix, suffix: suffix)
      case .compound(let pieces):
        guard let compound = compound(of: pieces) else { return }
        node = child(of: node, compound: compound)
      case .catchAll(_, let typeName, let minimum):
        guard let type = type(named: typeName, in: .path) else { return }
        guard index == pattern.components.count - 1 else {
          diagnostics.append(
            ManifestDiagnostic(
              code: "catch-all-not-last", app: manifests[Int(entries[Int(entry)].app)].app,
              location: location(of: entry),
              message: "catch-all is not at the end of the path"))
          return
        }
        catchAlls.append(
          RouteTable.CatchAll(
            type: type, minimum: Int32(clamping: minimum), entry: entry,
            next: nodes[Int(node)].catchAll))
        nodes[Int(node)].catchAll = Int32(catchAlls.count - 1)
        return
      }
    }
    // An entry may be in several tries. Sharing it would connect the chains of its `next` entries,
    // so an entry that already has a node is copied.
    let place = entries[Int(entry)].isPlaced ? copy(of: entry) : entry
    entries[Int(place)].isPlaced = true
    entries[Int(place)].next = nodes[Int(node)].entry
    nodes[Int(node)].entry = place
  }

  /// Clears `isSimple` if a byte is not ordinary in links.
  mutating func note(_ bytes: some Sequence<UInt8>) {
    if isSimple, !bytes.allSatisfy(URLParts.isOrdinary) { isSimple = false }
  }

  mutating func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }
}
