extension RouteTable {
  /// What a node leaves to do for the next component.
  enum Step: UInt8, Sendable, BitwiseCopyable {
    /// To try several choices, or a choice that needs more than one look-up.
    case choices
    /// To find an exact literal.
    case literals
    /// To check the one parameter.
    case parameter
  }
}

extension RouteTableBuilder {
  /// The nodes with what each leaves to do; they are complete by now.
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
