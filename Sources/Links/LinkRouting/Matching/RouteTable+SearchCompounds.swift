import TextPrimitives
import URLSyntax

// These functions search a node that has components with several parameters. The search of all
// other nodes does not test for such components; see `Shape.isCompound`.

extension RouteTable {
  /// Tries all choices of a node that has a twin number.
  ///
  /// Unlike the search of other nodes, this method also tries components with several parameters.
  /// It tries them after the other parameters and before catch-alls.
  @inline(never)
  func searchChoicesAndCompounds(
    of node: Int32, at start: Int, depth: Int, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    let current = nodes[Int(node)]
    let stop = ByteSearch.first(of: UInt8(ascii: "/"), in: bytes, from: start, to: search.path.end)
    if search.path.isUnscanned, Self.isDoubtful(bytes, from: start, to: stop) { return -1 }
    let component = Component(
      range: start..<stop, next: min(stop &+ 1, search.path.end), depth: depth)
    var entry: Int32 = -1
    if !hasOnlyCompounds(current) {
      entry =
        search.path.hasPercent && Self.isEncoded(bytes, from: start, to: stop)
        ? searchDecoded(component, of: node, in: bytes, search)
        : searchPlain(component, of: node, in: bytes, search)
    }
    if entry < 0 {
      search.captures.clear(from: depth)
      entry = searchCompounds(of: current, component, in: bytes, search)
    }
    if entry < 0 {
      search.captures.clear(from: depth)
      entry = searchCatchAlls(from: current.catchAll, at: start, depth: depth, in: bytes, search)
    }
    if entry < 0 { search.captures.fail(below: current.twin) }
    return entry
  }

  /// Returns `true` if all choices of a node, except catch-alls, have several parameters.
  @inline(__always)
  private func hasOnlyCompounds(_ node: Node) -> Bool {
    guard node.edge < 0, node.literal < 0, node.shape >= 0 else { return false }
    return shapes[Int(node.shape)].isCompound && shapes[Int(node.shape)].next < 0
  }

  /// Tries the components with several parameters.
  private func searchCompounds(
    of node: Node, _ component: Component, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    var index = firstCompound(of: node)
    guard index >= 0 else { return -1 }
    let range = component.range
    // In an unscanned path, a component may contain only bytes that are valid everywhere in a link.
    // Other bytes require a scan.
    if search.path.isUnscanned {
      for offset in range where !URLParts.isOrdinary(bytes[offset]) { return -1 }
    }
    let isEncoded =
      search.path.hasPercent
      && Self.isEncoded(bytes, from: range.lowerBound, to: range.upperBound)
    while index >= 0 {
      let edge = edges[Int(index)]
      let compound = compounds[Int(edge.type)]
      let isSplit =
        isEncoded
        ? nil
        : compound.forcedSplit(bytes, range) { value, start, end in
          search.captures.set(component.depth + value, start, end)
        }
      if isSplit ?? split(compound, component, in: bytes, search) {
        let entry = self.search(
          from: edge.child, at: component.next, depth: component.depth + compound.count, in: bytes,
          search)
        if entry >= 0 { return entry }
      }
      search.captures.clear(from: component.depth)
      index = edge.next
    }
    return -1
  }

  /// Captures the values of a component that may be encoded, or has several possible splits.
  ///
  /// - Returns: `false` if there is not exactly one split into valid values.
  @inline(never)
  private func split(
    _ compound: CompiledCompound, _ component: Component, in bytes: Span<UInt8>, _ search: Search
  ) -> Bool {
    let decoded = DecodedRange(component.range, of: bytes)
    guard let values = compound.split(decoded.bytes) else { return false }
    for (offset, value) in values.enumerated() {
      search.captures.set(
        component.depth + offset, decoded.offsets[value.lowerBound],
        decoded.offsets[value.upperBound])
    }
    return true
  }

  /// Returns the first edge of a node for components with several parameters, or -1.
  func firstCompound(of node: Node) -> Int32 {
    var shape = node.shape
    while shape >= 0 {
      if shapes[Int(shape)].isCompound { return affixes[Int(shapes[Int(shape)].affix)].edge }
      shape = shapes[Int(shape)].next
    }
    return -1
  }

  /// Calls a function with each choice of a node that is a component with several parameters, and
  /// with the child of this choice.
  func forEachCompound(of node: Node, _ body: (CompiledCompound, _ child: Int32) -> Void) {
    var index = compounds.isEmpty ? -1 : firstCompound(of: node)
    while index >= 0 {
      body(compounds[Int(edges[Int(index)].type)], edges[Int(index)].child)
      index = edges[Int(index)].next
    }
  }
}
