// If patterns overlap, one link can reach very many nodes. For example, if each of eleven
// components may be a literal or a parameter, there are 2048 patterns.
//
// If a search fails below one node, it fails below every node at the same depth that continues with
// the same patterns. Such nodes are twins. A search that has failed below one of them skips the
// others.

extension RouteTableBuilder {
  /// The builder marks twins only if one link may reach more nodes than this number.
  private static let fewVisits = 64
  /// The maximum number of sets of twins that a search remembers.
  private static let maximumTwins = 4096

  /// Numbers the sets of twins, up to a maximum, and marks each of their nodes with the number of
  /// its set.
  ///
  /// - Returns: The number of sets. It is zero for most tables, because few of their nodes overlap.
  /// - Complexity: O(*n*), where *n* is the number of nodes, edges and literals.
  func markTwins(_ nodes: inout [RouteTable.Node]) -> Int {
    guard visits(nodes).contains(where: { $0 > Self.fewVisits }) else { return 0 }
    var depths = Array(repeating: Int32(0), count: nodes.count)
    for index in nodes.indices {
      forEachChild(of: nodes[index]) { depths[Int($0)] = depths[index] + 1 }
      // The position of a component after a catch-all is counted from the end of the path.
      forEachTail(of: nodes[index]) { tail, count in depths[Int(tail)] = Int32.max - count }
    }
    var literalNumbers: [ArraySlice<UInt8>: Int32] = [:]
    var numbers: [[Int32]: Int32] = [:]
    var kinds = Array(repeating: Int32(0), count: nodes.count)
    var counts: [Int] = []
    // Children have higher indices than their parents.
    for index in nodes.indices.reversed() {
      let signature = signature(of: nodes[index], depths[index], kinds, &literalNumbers)
      let kind = numbers[signature] ?? Int32(counts.count)
      if Int(kind) == counts.count {
        numbers[signature] = kind
        counts.append(0)
      }
      kinds[index] = kind
      counts[Int(kind)] += 1
    }
    var twins: [Int32: Int32] = [:]
    for index in nodes.indices where counts[Int(kinds[index])] > 1 {
      nodes[index].step = .choices
      if let known = twins[kinds[index]] {
        nodes[index].twin = known
      } else if twins.count < Self.maximumTwins {
        nodes[index].twin = Int32(twins.count)
        twins[kinds[index]] = nodes[index].twin
      }
    }
    return twins.count
  }

  /// Gives a twin number to each node that has components with several parameters and is not a
  /// twin.
  func markCompounds(_ nodes: inout [RouteTable.Node], _ count: inout Int) {
    for index in nodes.indices where nodes[index].twin < 0 {
      var shape = nodes[index].shape
      while shape >= 0, !shapes[Int(shape)].isCompound { shape = shapes[Int(shape)].next }
      guard shape >= 0 else { continue }
      nodes[index].twin = Int32(count)
      count += 1
    }
  }

  /// Returns, for each node, the maximum number of nodes that one link can reach from it, up to a
  /// limit.
  ///
  /// The number includes the node itself.
  private func visits(_ nodes: [RouteTable.Node]) -> [Int] {
    var visits = Array(repeating: 1, count: nodes.count)
    func sum(ofEdges first: Int32) -> Int {
      var sum = 0
      var edge = first
      while edge >= 0 {
        sum += visits[Int(edges[Int(edge)].child)]
        edge = edges[Int(edge)].next
      }
      return sum
    }
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      var (exact, folded) = (0, 0)
      var literal = node.literal
      while literal >= 0 {
        let child = literalChildren[Int(literal)]
        let count = visits[Int(child.child)]
        if child.isFolded { folded = max(folded, count) } else { exact = max(exact, count) }
        literal = child.next
      }
      var affixed = 0
      forEachShape(of: node) { _, affixes in
        affixed += affixes.map { sum(ofEdges: $0.edge) }.max() ?? 0
      }
      var tails = 0
      forEachTail(of: node) { tail, _ in tails += visits[Int(tail)] }
      visits[index] = min(
        1 + exact + folded + sum(ofEdges: node.edge) + affixed + tails, 1 << 20)
    }
    return visits
  }

  /// Returns a key for a node.
  ///
  /// If two nodes have equal keys, each search that fails below one of them also fails below the
  /// other.
  private func signature(
    of node: RouteTable.Node, _ depth: Int32, _ kinds: [Int32],
    _ literalNumbers: inout [ArraySlice<UInt8>: Int32]
  ) -> [Int32] {
    var signature = [depth]
    func number(of slot: Int32) -> Int32 {
      let text = literals.literal(ofSlot: slot)
      let number = literalNumbers[text] ?? Int32(literalNumbers.count)
      literalNumbers[text] = number
      return number
    }
    func append(edges first: Int32) {
      var edge = first
      while edge >= 0 {
        let next = edges[Int(edge)]
        signature += [next.type, kinds[Int(next.child)]]
        edge = next.next
      }
      signature.append(-1)
    }
    func slash(_ entry: Int32) -> Int32 {
      Int32(
        entries[Int(entry)].flags.intersection([.refusesSlash, .requiresSlash]).rawValue)
    }
    var entry = node.entry
    while entry >= 0 {
      signature.append(slash(entry))
      entry = entries[Int(entry)].next
    }
    signature.append(-1)
    var children: [[Int32]] = []
    var literal = node.literal
    while literal >= 0 {
      let child = literalChildren[Int(literal)]
      children.append([number(of: child.slot), child.isFolded ? 1 : 0, kinds[Int(child.child)]])
      literal = child.next
    }
    signature += children.sorted { $0.lexicographicallyPrecedes($1) }.joined()
    signature.append(-1)
    append(edges: node.edge)
    forEachShape(of: node) { shape, affixes in
      signature += [Int32(shape.prefix), Int32(shape.suffix)]
      for affix in affixes {
        signature.append(affix.slot < 0 ? -1 : number(of: affix.slot))
        append(edges: affix.edge)
      }
      signature.append(-1)
    }
    signature.append(-1)
    var catchAll = node.catchAll
    while catchAll >= 0 {
      let choice = catchAlls[Int(catchAll)]
      signature += [choice.type, choice.minimum]
      signature +=
        choice.tail < 0 ? [slash(choice.entry)] : [-1 - choice.tailCount, kinds[Int(choice.tail)]]
      catchAll = choice.next
    }
    return signature
  }

  /// Calls a function with the root of each trie after a catch-all, and its number of components.
  private func forEachTail(of node: RouteTable.Node, _ body: (Int32, _ count: Int32) -> Void) {
    var index = node.catchAll
    while index >= 0 {
      let choice = catchAlls[Int(index)]
      if choice.tail >= 0 { body(choice.tail, choice.tailCount) }
      index = choice.next
    }
  }

  private func forEachShape(
    of node: RouteTable.Node, _ body: (RouteTable.Shape, [RouteTable.Affix]) -> Void
  ) {
    var index = node.shape
    while index >= 0 {
      let shape = shapes[Int(index)]
      var all: [RouteTable.Affix] = []
      var affix = shape.affix
      while affix >= 0 {
        all.append(affixes[Int(affix)])
        affix = affixes[Int(affix)].next
      }
      body(shape, all)
      index = shape.next
    }
  }

  private func forEachChild(of node: RouteTable.Node, _ body: (Int32) -> Void) {
    func follow(_ first: Int32) {
      var edge = first
      while edge >= 0 {
        body(edges[Int(edge)].child)
        edge = edges[Int(edge)].next
      }
    }
    var literal = node.literal
    while literal >= 0 {
      body(literalChildren[Int(literal)].child)
      literal = literalChildren[Int(literal)].next
    }
    follow(node.edge)
    forEachShape(of: node) { _, affixes in for affix in affixes { follow(affix.edge) } }
  }
}
