import Diagnostics
import URLSyntax

extension RouteTable {
  /// Calls a function with every catch-all of a node.
  func forEachCatchAll(_ node: Node, _ body: (CatchAll) -> Void) {
    var index = node.catchAll
    while index >= 0 {
      let choice = catchAlls[Int(index)]
      body(choice)
      index = choice.next
    }
  }

  /// Returns the error for the first component that a catch-all rejects, or that is missing.
  ///
  /// The result also contains the level of this component.
  ///
  /// - Parameters:
  ///   - level: The number of components before the catch-all.
  ///   - depth: The number of parameters before the catch-all.
  /// - Returns: `nil` if the catch-all accepts all components, and there are enough of them.
  func explainRest(
    _ choice: CatchAll, level: Int, depth: Int, from start: Int, in bytes: Span<UInt8>,
    _ path: Path
  ) -> (level: Int, error: LinkError)? {
    let entry = entries[Int(choice.entry)]
    let parameter = parameters[Int(entry.firstParameter) + depth]
    let type = types[Int(choice.type)]
    var start = start
    var count = 0
    while start < path.end {
      let stop = ByteSearch.first(of: UInt8(ascii: "/"), in: bytes, from: start, to: path.end)
      let decoded = DecodedRange(start..<stop, of: bytes)
      let all = 0..<decoded.bytes.count
      switch type.check(decoded.bytes.span, all) {
      case .accepted: break
      case .rejectedByte(let index):
        let place = decoded.link(decoded.scalar(at: index))
        return (level + count, invalidValue(parameter, entry, place))
      case .rejected:
        return (level + count, invalidValue(parameter, entry, decoded.link(all)))
      }
      count += 1
      start = stop + 1
    }
    guard count < Int(choice.minimum) else { return nil }
    let error = LinkError(
      code: .missingPathComponent, range: SourceRange(path.end, path.end),
      expected: .value(type.source.kind, in: .any), parameter: name(of: parameter),
      nearest: entry.isExclusion ? nil : reference(of: entry))
    return (level + count, error)
  }
}
