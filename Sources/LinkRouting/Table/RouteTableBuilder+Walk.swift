extension RouteTableBuilder {
  /// The nodes, each with what it leaves to do; they are complete by now.
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

  /// The first host, with the root that links of it may walk from.
  var firstHostWithRoot: RouteTable.FirstHost {
    var host = firstHost
    if isSimple, host.origin >= 0 {
      let origin = origins[Int(host.origin)]
      if origin.exclusionRoot < 0 || origin.excludesOnlyRoot { host.root = origin.root }
    }
    return host
  }
}
