import URLSyntax
import TextPrimitives

extension RouteTableBuilder {
  /// Returns the child of a node for a literal, and adds it if there is none.
  mutating func child(of node: Int32, literal: String, folded: Bool) -> Int32 {
    let bytes = folded ? literal.utf8.asciiLowercased : Bytes(literal.utf8)
    note(literal.utf8)
    let namespace = folded ? LiteralTable.Namespace.folded : LiteralTable.Namespace.exact
    let parent = UInt32(node) | namespace
    let found = literals.target(of: parent, in: bytes.span, at: 0..<bytes.count)
    if found >= 0 { return found }
    let child = addNode()
    let slot = literals.insert(parent, bytes.span, target: child)
    literalChildren.append(
      RouteTable.LiteralChild(
        slot: slot, child: child, isFolded: folded, next: nodes[Int(node)].literal))
    nodes[Int(node)].literal = Int32(literalChildren.count - 1)
    if folded {
      nodes[Int(node)].hasFoldedLiterals = true
    } else {
      nodes[Int(node)].hasExactLiterals = true
    }
    return child
  }

  /// Returns the child of a node for a parameter with literals around it, and adds it if needed.
  mutating func child(
    of node: Int32, type: Int32, prefix: String, suffix: String
  ) -> Int32 {
    guard !prefix.isEmpty || !suffix.isEmpty else {
      return edge(type, from: nodes[Int(node)].edge) { $0.nodes[Int(node)].edge = $1 }
    }
    let lengths = (UInt16(clamping: prefix.utf8.count), UInt16(clamping: suffix.utf8.count))
    var shape = nodes[Int(node)].shape
    while shape >= 0, (shapes[Int(shape)].prefix, shapes[Int(shape)].suffix) != lengths {
      shape = shapes[Int(shape)].next
    }
    if shape < 0 {
      shapes.append(
        RouteTable.Shape(
          prefix: lengths.0, suffix: lengths.1, next: nodes[Int(node)].shape, affix: -1))
      shape = Int32(shapes.count - 1)
      nodes[Int(node)].shape = shape
    }
    let bytes = Bytes(prefix.utf8) + Bytes(suffix.utf8)
    note(bytes)
    let parent = UInt32(shape) | LiteralTable.Namespace.affix
    var affix = literals.target(of: parent, in: bytes.span, at: 0..<bytes.count)
    if affix < 0 {
      affix = Int32(affixes.count)
      let slot = literals.insert(parent, bytes.span, target: affix)
      affixes.append(RouteTable.Affix(edge: -1, slot: slot, next: shapes[Int(shape)].affix))
      shapes[Int(shape)].affix = affix
    }
    return edge(type, from: affixes[Int(affix)].edge) { $0.affixes[Int(affix)].edge = $1 }
  }

  /// Returns the index of a component with several parameters, and compiles the component if it is
  /// new; returns `nil` if a type is undefined.
  ///
  /// Equal components share an index, so that patterns share nodes.
  mutating func compound(of pieces: [RoutePattern.Piece]) -> Int32? {
    var compiled: [CompiledCompound.Piece] = []
    for piece in pieces {
      switch piece {
      case .literal(let text):
        note(text.utf8)
        compiled.append(.literal(Bytes(text.utf8)))
      case .parameter(_, let typeName):
        guard let type = type(named: typeName, in: .path) else { return nil }
        compiled.append(.value(type))
      }
    }
    if let known = compoundIndices[compiled] { return known }
    let index = Int32(compounds.count)
    compounds.append(CompiledCompound(compiled, types: types))
    compoundIndices[compiled] = index
    return index
  }

  /// Returns the child of a node for a component with several parameters, and adds it if needed.
  ///
  /// The types of the edges below the compound shape are indices of `compounds`.
  mutating func child(of node: Int32, compound: Int32) -> Int32 {
    var shape = nodes[Int(node)].shape
    while shape >= 0, !shapes[Int(shape)].isCompound { shape = shapes[Int(shape)].next }
    if shape < 0 {
      affixes.append(RouteTable.Affix(edge: -1, slot: -1, next: -1))
      shapes.append(
        RouteTable.Shape(
          prefix: 0, suffix: 0, next: nodes[Int(node)].shape, affix: Int32(affixes.count - 1)))
      shape = Int32(shapes.count - 1)
      nodes[Int(node)].shape = shape
    }
    let affix = Int(shapes[Int(shape)].affix)
    return edge(compound, from: affixes[affix].edge) { $0.affixes[affix].edge = $1 }
  }

  /// Returns the child for a type in a list of edges, and adds an edge at the start if needed.
  mutating func edge(
    _ type: Int32, from first: Int32, setFirst: (inout Self, Int32) -> Void
  ) -> Int32 {
    var edge = first
    while edge >= 0 {
      if edges[Int(edge)].type == type { return edges[Int(edge)].child }
      edge = edges[Int(edge)].next
    }
    let child = addNode()
    edges.append(RouteTable.Edge(type: type, child: child, next: first))
    setFirst(&self, Int32(edges.count - 1))
    return child
  }
}
