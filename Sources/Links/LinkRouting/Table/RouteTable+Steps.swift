extension RouteTable {
  /// The step that a search takes at a node for the next component.
  enum Step: UInt8, Sendable, BitwiseCopyable {
    /// Try several choices, or a choice that needs more than one look-up.
    case choices
    /// Look up an exact literal.
    case literals
    /// Check the only parameter.
    case parameter
  }
}

extension RouteTableBuilder {
  /// The nodes with their steps, after all routes have been added.
  var nodesWithSteps: [RouteTable.Node] {
    nodes.map { node in
      var node = node
      let isPlain = node.shape < 0 && node.catchAll < 0 && !node.hasFoldedLiterals
      if isPlain, node.edge < 0, node.hasExactLiterals {
        node.step = .literals
      } else if isPlain, node.edge >= 0, edges[Int(node.edge)].next < 0, !node.hasExactLiterals {
        node.step = .parameter
      }
      return node
    }
  }
}
