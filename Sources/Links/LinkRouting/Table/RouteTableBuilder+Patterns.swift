import URLSyntax

extension RouteTableBuilder {
  /// Adds an entry at the end of a pattern, with the nodes that the trie below a root lacks.
  ///
  /// A pattern with too many components or two catch-alls is reported instead.
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
    var hasCatchAll = false
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
        guard !hasCatchAll else {
          diagnostics.append(
            ManifestDiagnostic(
              code: "two-catch-alls", app: manifests[Int(entries[Int(entry)].app)].app,
              location: location(of: entry), message: "path has two catch-alls"))
          return
        }
        hasCatchAll = true
        let tailCount = pattern.components.count - 1 - index
        guard tailCount == 0 else {
          node = tail(
            of: node, type: type, minimum: Int32(clamping: minimum), count: Int32(tailCount),
            entry: entry)
          continue
        }
        add(
          RouteTable.CatchAll(
            type: type, minimum: Int32(clamping: minimum), entry: entry, next: -1),
          to: node)
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

  /// Returns the root of the trie after a catch-all, and adds the catch-all if it is new.
  private mutating func tail(
    of node: Int32, type: Int32, minimum: Int32, count: Int32, entry: Int32
  ) -> Int32 {
    var index = nodes[Int(node)].catchAll
    while index >= 0 {
      let choice = catchAlls[Int(index)]
      if (choice.type, choice.minimum, choice.tailCount) == (type, minimum, count) {
        return choice.tail
      }
      index = choice.next
    }
    let tail = addNode()
    add(
      RouteTable.CatchAll(
        type: type, minimum: minimum, entry: entry, next: -1, tail: tail, tailCount: count),
      to: node)
    return tail
  }

  /// Adds a catch-all to a node, before all catch-alls with as many or fewer components after them.
  private mutating func add(_ catchAll: RouteTable.CatchAll, to node: Int32) {
    var catchAll = catchAll
    var previous: Int32 = -1
    var next = nodes[Int(node)].catchAll
    while next >= 0, catchAlls[Int(next)].tailCount > catchAll.tailCount {
      previous = next
      next = catchAlls[Int(next)].next
    }
    catchAll.next = next
    catchAlls.append(catchAll)
    if previous < 0 {
      nodes[Int(node)].catchAll = Int32(catchAlls.count - 1)
    } else {
      catchAlls[Int(previous)].next = Int32(catchAlls.count - 1)
    }
  }

  /// Clears `isSimple` if a link cannot contain all of the bytes unencoded.
  mutating func note(_ bytes: some Sequence<UInt8>) {
    if isSimple, !bytes.allSatisfy(URLParts.isOrdinary) { isSimple = false }
  }

  mutating func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }
}
