import Diagnostics
import TextPrimitives

extension RouteTable {
  /// The maximum number of literals of a node that are compared with one misspelt literal.
  private static let spellingBudget = 512
  /// The maximum number of steps in all comparisons with one misspelt literal together.
  ///
  /// This number of steps takes about 20 microseconds.
  private static let spellingSteps = 16_384
  /// The maximum number of nodes that are searched for the nearest route.
  private static let nearestBudget = 64
  /// The maximum number of choices that an expectation lists.
  private static let listedChoices = 12

  /// Returns the last literals of a node, in the order of the manifests, at most `limit`.
  private func literals(of node: Node, limit: Int) -> [LiteralChild] {
    var result: [LiteralChild] = []
    var index = node.literal
    while index >= 0, result.count < limit {
      let child = literalChildren[Int(index)]
      result.append(child)
      index = child.next
    }
    return result.reversed()
  }

  private func text(of child: LiteralChild) -> String {
    String(decoding: literals.literal(ofSlot: child.slot), as: UTF8.self)
  }

  /// Returns the literal of a node that a component probably misspells, and the child node after
  /// the literal; `nil` if there is none.
  ///
  /// - Complexity: At most 512 literals are compared, in at most 16,384 steps.
  func nearestLiteral(of node: Node, to bytes: Bytes) -> (child: Int32, text: String)? {
    guard node.literal >= 0 else { return nil }
    let word = String(decoding: bytes, as: UTF8.self)
    guard var search = SpellingSearch(for: word, steps: Self.spellingSteps) else { return nil }
    var nearest: LiteralChild?
    for child in literals(of: node, limit: Self.spellingBudget)
    where search.isNearer(literals.literal(ofSlot: child.slot).span) {
      nearest = child
    }
    guard let nearest else { return nil }
    let text = text(of: nearest)
    // An equal literal is not misspelt. The search has continued below it, so its dead end is
    // farther along the path.
    return text.utf8.elementsEqual(bytes) ? nil : (nearest.child, text)
  }

  /// Returns the components that may follow at a node as an expectation: "attend, present or a
  /// UUID".
  func expectation(at node: Int32) -> LinkExpectation {
    let current = nodes[Int(node)]
    var choices = literals(of: current, limit: 9).map { LinkExpectation.literal(text(of: $0)) }
    if choices.count > 8 { choices = choices.prefix(8) + [.literal("…")] }
    func add(_ first: Int32) {
      var index = first
      while index >= 0, choices.count < Self.listedChoices {
        let edge = edges[Int(index)]
        choices.append(types[Int(edge.type)].expectation)
        index = edge.next
      }
    }
    add(current.edge)
    var shape = current.shape
    while shape >= 0, choices.count < Self.listedChoices {
      var affix = shapes[Int(shape)].affix
      if shapes[Int(shape)].isCompound {
        forEachCompound(of: current) { compound, _ in
          if choices.count < Self.listedChoices { choices.append(.literal(compound.outline)) }
        }
        affix = -1
      }
      while affix >= 0, choices.count < Self.listedChoices {
        let prefix = Int(shapes[Int(shape)].prefix)
        let text = literals.literal(ofSlot: affixes[Int(affix)].slot)
        let front = String(decoding: text.prefix(prefix), as: UTF8.self)
        let back = String(decoding: text.dropFirst(prefix), as: UTF8.self)
        choices.append(.literal(front + "{…}" + back))
        affix = affixes[Int(affix)].next
      }
      shape = shapes[Int(shape)].next
    }
    if current.catchAll >= 0 {
      let type = catchAlls[Int(current.catchAll)].type
      choices.append(types[Int(type)].expectation)
    }
    guard let first = choices.first else { return .phrase(.endOfPath) }
    return choices.count > 1 ? .anyOf(choices) : first
  }

  /// Returns the route with the shortest path below a node, or the first of several such routes.
  ///
  /// The result is `nil` if there is none among the nodes that the method visits.
  func nearest(under node: Int32) -> RouteReference? {
    firstEntry(under: node).map(reference(of:))
  }

  func firstEntry(under node: Int32) -> Entry? {
    var level = [node]
    var budget = Self.nearestBudget
    while !level.isEmpty, budget > 0 {
      var found: Int32?
      func offer(_ entry: Int32) {
        guard entry >= 0 else { return }
        found = min(found ?? entry, entry)
      }
      var next: [Int32] = []
      for node in level.prefix(budget) {
        budget -= 1
        let current = nodes[Int(node)]
        offer(current.entry)
        if current.catchAll >= 0 { offer(catchAlls[Int(current.catchAll)].entry) }
        if found == nil, next.count < Self.nearestBudget {
          next += children(of: current, limit: Self.nearestBudget)
        }
      }
      if let found { return entries[Int(found)] }
      level = next
    }
    return nil
  }

  /// Returns the nodes that follow the literals and the single parameters of a node.
  ///
  /// - Parameter limit: The maximum number of nodes that follow literals. The result contains at
  ///   most twice as many nodes.
  private func children(of node: Node, limit: Int) -> [Int32] {
    var result = literals(of: node, limit: limit).map(\.child)
    func follow(_ first: Int32) {
      var index = first
      while index >= 0, result.count < limit * 2 {
        result.append(edges[Int(index)].child)
        index = edges[Int(index)].next
      }
    }
    follow(node.edge)
    var shape = node.shape
    while shape >= 0, result.count < limit * 2 {
      var affix = shapes[Int(shape)].affix
      while affix >= 0, result.count < limit * 2 {
        follow(affixes[Int(affix)].edge)
        affix = affixes[Int(affix)].next
      }
      shape = shapes[Int(shape)].next
    }
    return result
  }
}
