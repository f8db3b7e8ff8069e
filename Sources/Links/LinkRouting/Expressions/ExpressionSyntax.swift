/// The syntax tree of a regular expression.
struct ExpressionSyntax {
  /// A part of an expression.
  indirect enum Node: Hashable {
    /// One character of a set.
    case set(ScalarSet)
    /// All parts in this order; a sequence without parts matches the empty string.
    case sequence([Node])
    /// One of the alternatives.
    case choice([Node])
    /// A repetition; the maximum is `nil` if there is none.
    case repeated(Node, minimum: Int, maximum: Int?)
  }

  /// The whole expression.
  let root: Node
  /// The characters that the expression lists, without those of `.` and of negated classes.
  let listed: ScalarSet

  /// The characters that `.` matches, and from which a negated class removes characters.
  static let any = ScalarSet.printable.subtracting(.separators).subtracting(.invisible)

  /// Parses an expression; throws its first problem.
  init(parsing expression: String) throws(TextPattern.Problem) {
    var parser = ExpressionParser(expression)
    root = try parser.parse()
    listed = ScalarSet(parser.listed)
  }
}

extension ExpressionSyntax.Node {
  /// Returns the number of character sets after all repetitions are written out, or `limit` if
  /// there are more.
  ///
  /// For example, `[a-z]{3}` has three.
  func size(limit: Int) -> Int {
    func sum(_ nodes: [Self]) -> Int {
      nodes.reduce(0) { min(limit, $0 + $1.size(limit: limit)) }
    }
    switch self {
    case .set: return 1
    case .sequence(let nodes), .choice(let nodes): return sum(nodes)
    case .repeated(let node, let minimum, let maximum):
      let (size, overflow) = node.size(limit: limit).multipliedReportingOverflow(
        by: maximum ?? max(1, minimum))
      return overflow ? limit : min(limit, size)
    }
  }
}
