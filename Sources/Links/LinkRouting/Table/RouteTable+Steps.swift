// What a walk needs to know of nodes and of the first host; see RouteTable+Walk.swift.

extension RouteTable {
  /// What a node leaves to do.
  enum Step: UInt8, Sendable, BitwiseCopyable {
    /// Everything that the search knows.
    case choices
    /// To find an exact literal.
    case literals
    /// To check the one parameter.
    case parameter
  }

  /// A host of at most 16 bytes, in lower case, and its origin; -1 for none.
  struct FirstHost: Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    /// The bits of the words that are the host's.
    var lowMask: UInt64 = 0
    var highMask: UInt64 = 0
    var count = -1
    var origin: Int32 = -1
    /// The root of its routes if a link may walk to them, else -1.
    ///
    /// It may if no byte of a match needs the scan, and if nothing but the root is excluded.
    var root: Int32 = -1
  }
}

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
