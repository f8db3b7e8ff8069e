import Diagnostics
import TextPrimitives
import URLSyntax

// The search for a path can reach many dead ends. The explanation reports the dead end that is
// farthest along the path. If several are equally far, the first of these kinds is reported: a
// misspelt literal, an invalid value, a wrong trailing slash, a path that is too short or too long,
// or an unknown component.

extension RouteTable {
  /// A position where the search for a path cannot continue.
  private struct DeadEnd {
    enum Rank: Int {
      case unknown, tooLong, tooShort, slash, value, misspelt
    }

    var depth: Int
    var rank: Rank
    var explanation: Explanation
  }

  /// The maximum number of nodes that one explanation visits.
  ///
  /// The limit bounds the time even for manifests that are designed to make explanations slow.
  private static let nodeBudget = 512

  /// The state of one exploration of the dead ends of a path.
  private struct Exploration {
    /// A component of the path, decoded, and the offset after it and its slash.
    struct Component {
      var range: Range<Int>
      var decoded: DecodedRange
      var next: Int
    }

    let path: Path
    let detail: Explanation.Detail
    var components: [Component] = []
    var best: DeadEnd?
    /// The nodes whose literals were not compared with the component, each with the number of
    /// components before the node.
    var uncompared: [(node: Int32, level: Int)] = []
    var budget = nodeBudget
    /// The sets of twin nodes that were visited; see RouteTableBuilder+Twins.swift.
    var twins: Set<Int32> = []

    /// Keeps a dead end if it is farther along the path than the best one so far, or equally far
    /// and of a higher rank.
    ///
    /// The closure `make` creates the error. It is called only for a dead end that is kept.
    mutating func consider(
      _ rank: DeadEnd.Rank, _ code: LinkError.Code, at depth: Int,
      _ make: (LinkError.Code) -> (LinkError, Explanation.Edit?)
    ) {
      guard mayImprove(rank, at: depth) else { return }
      best = DeadEnd(depth: depth, rank: rank, explanation: Explanation(code, detail: detail, make))
    }

    func mayImprove(_ rank: DeadEnd.Rank, at depth: Int) -> Bool {
      guard let best else { return true }
      return (depth, rank.rawValue) > (best.depth, best.rank.rawValue)
    }
  }

  /// Finds the dead end that is farthest along the path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes that the path reaches, at most 512.
  ///   Twins are visited once.
  func explainPath(
    _ path: Path, of origin: Origin, in bytes: Span<UInt8>, detail: Explanation.Detail
  ) -> Explanation {
    var exploration = Exploration(path: path, detail: detail)
    var start = path.start
    while start < path.end {
      let stop = ByteSearch.first(of: UInt8(ascii: "/"), in: bytes, from: start, to: path.end)
      let next = min(stop + 1, path.end)
      exploration.components.append(
        .init(
          range: start..<stop, decoded: DecodedRange(start..<stop, of: bytes), next: next))
      start = stop + 1
    }
    explore(origin.root, level: 0, depth: 0, in: bytes, &exploration)
    compareLiterals(&exploration)
    if let best = exploration.best { return best.explanation }
    let error = LinkError(
      code: .unknownPathComponent, range: SourceRange(path.range), expected: .phrase(.pathOfRoute))
    return Explanation(error: error)
  }

  /// Follows every choice at a node and keeps the best dead end.
  ///
  /// - Parameters:
  ///   - level: The number of components before the node.
  ///   - depth: The number of parameters before the node.
  private func explore(
    _ node: Int32, level: Int, depth: Int, in bytes: Span<UInt8>,
    _ exploration: inout Exploration
  ) {
    let path = exploration.path
    exploration.budget -= 1
    guard exploration.budget > 0 else { return }
    let current = nodes[Int(node)]
    // Twins have the same dead ends, and the first of equal dead ends is kept.
    if current.twin >= 0, !exploration.twins.insert(current.twin).inserted { return }
    guard level < exploration.components.count else {
      if current.entry >= 0 {
        considerSlash(entries[Int(current.entry)], at: level, &exploration)
      }
      forEachCatchAll(current) { choice in
        guard choice.minimum == 0, choice.tail < 0 else { return }
        considerSlash(entries[Int(choice.entry)], at: level, &exploration)
      }
      if current.entry < 0 {
        exploration.consider(.tooShort, .missingPathComponent, at: level) { code in
          let error = LinkError(
            code: code, range: SourceRange(path.end, path.end),
            expected: expectation(at: node), nearest: nearest(under: node))
          return (error, nil)
        }
      }
      return
    }
    let component = exploration.components[level]
    let decoded = component.decoded
    let all = 0..<decoded.bytes.count

    if current.hasExactLiterals {
      let child = literals.target(of: UInt32(node), in: decoded.bytes.span, at: all)
      if child >= 0 { explore(child, level: level + 1, depth: depth, in: bytes, &exploration) }
    }
    if current.hasFoldedLiterals {
      let text = decoded.bytes.asciiLowercased
      let child = literals.target(
        of: UInt32(node) | LiteralTable.Namespace.folded, in: text.span, at: all)
      if child >= 0 { explore(child, level: level + 1, depth: depth, in: bytes, &exploration) }
    }
    forEachTypedChild(of: current, decoded) { type, child, value in
      switch types[Int(type)].check(decoded.bytes.span, value) {
      case .accepted:
        explore(child, level: level + 1, depth: depth + 1, in: bytes, &exploration)
      case .rejectedByte(let index):
        exploration.consider(.value, .invalidValue, at: level) { code in
          let place = decoded.link(decoded.scalar(at: index))
          return (valueError(code, type, at: place, child: child, depth: depth), nil)
        }
      case .rejected:
        exploration.consider(.value, .invalidValue, at: level) { code in
          let error = valueError(
            code, type, at: decoded.link(value), child: child, depth: depth)
          return (error, valueEdit(value, of: decoded, type: type))
        }
      }
    }
    forEachCompound(of: current) { compound, child in
      exploreCompound(
        compound, to: child, level: level, depth: depth, at: component, in: bytes, &exploration)
    }
    forEachCatchAll(current) { choice in
      guard choice.tail < 0 else {
        return exploreTail(choice, level: level, depth: depth, in: bytes, &exploration)
      }
      let rest = explainRest(
        choice, level: level, depth: depth, from: component.range.lowerBound, in: bytes,
        path)
      if let rest {
        exploration.consider(.value, rest.error.code, at: rest.level) { _ in (rest.error, nil) }
      } else {
        considerSlash(entries[Int(choice.entry)], at: level, &exploration)
      }
    }
    explainLiterals(of: node, level: level, component, &exploration)
  }

  /// Follows a component with several parameters, or considers the dead end at an invalid value.
  private func exploreCompound(
    _ compound: CompiledCompound, to child: Int32, level: Int, depth: Int,
    at component: Exploration.Component, in bytes: Span<UInt8>, _ exploration: inout Exploration
  ) {
    let decoded = component.decoded
    guard compound.split(decoded.bytes) == nil else {
      return explore(
        child, level: level + 1, depth: depth + compound.count, in: bytes, &exploration)
    }
    guard let misfit = compound.misfit(in: decoded.bytes) else { return }
    exploration.consider(.value, .invalidValue, at: level) { code in
      let place =
        if case .rejectedByte(let index) = misfit.check {
          decoded.link(decoded.scalar(at: index))
        } else {
          decoded.link(misfit.range)
        }
      return (
        valueError(
          code, compound.type(of: misfit.index), at: place, child: child,
          depth: depth + misfit.index), nil
      )
    }
  }

  /// Follows the components after a catch-all, or considers the dead end before them.
  private func exploreTail(
    _ choice: CatchAll, level: Int, depth: Int, in bytes: Span<UInt8>,
    _ exploration: inout Exploration
  ) {
    let tail = exploration.components.count - Int(choice.tailCount)
    let end = exploration.path.end
    guard tail >= level + Int(choice.minimum) else {
      exploration.consider(.tooShort, .missingPathComponent, at: exploration.components.count) {
        code in
        let expected =
          choice.minimum > 0
          ? types[Int(choice.type)].expectation : expectation(at: choice.tail)
        let error = LinkError(
          code: code, range: SourceRange(end, end), expected: expected,
          nearest: nearest(under: choice.tail))
        return (error, nil)
      }
      return
    }
    let start = exploration.components[level].range.lowerBound
    var before = exploration.path
    before.end = tail > level ? exploration.components[tail - 1].range.upperBound : start
    let rest = explainRest(choice, level: level, depth: depth, from: start, in: bytes, before)
    if let rest {
      exploration.consider(.value, rest.error.code, at: rest.level) { _ in (rest.error, nil) }
    } else {
      explore(choice.tail, level: tail, depth: depth + 1, in: bytes, &exploration)
    }
  }

  /// Considers the dead end where no literal of a node equals the component.
  private func explainLiterals(
    of node: Int32, level: Int, _ component: Exploration.Component,
    _ exploration: inout Exploration
  ) {
    guard exploration.mayImprove(.misspelt, at: level) else { return }
    let current = nodes[Int(node)]
    let end = exploration.path.end
    let range = SourceRange(component.range)
    if exploration.detail == .code, current.literal >= 0 {
      exploration.uncompared.append((node, level))
      exploration.consider(.unknown, .unknownPathComponent, at: level) { code in
        (LinkError(code: code, range: range, expected: .phrase(.pathOfRoute)), nil)
      }
    } else if let (child, literal) = nearestLiteral(of: current, to: component.decoded.bytes) {
      exploration.consider(.misspelt, .unknownPathComponent, at: level) { code in
        var encoded: Bytes = []
        PercentEncoding.append(literal, to: &encoded)
        let error = LinkError(
          code: code, range: range, expected: expectation(at: node),
          nearest: nearest(under: child))
        return (error, Explanation.Edit(range: component.range, bytes: encoded))
      }
    } else if current.literal < 0, current.edge < 0, current.shape < 0, current.catchAll < 0 {
      exploration.consider(.tooLong, .unexpectedPathComponent, at: level) { code in
        let error = LinkError(
          code: code,
          range: SourceRange(component.range.lowerBound, end),
          expected: .phrase(.endOfPath), nearest: nearest(under: node))
        return (error, nil)
      }
    } else {
      exploration.consider(.unknown, .unknownPathComponent, at: level) { code in
        let error = LinkError(
          code: code, range: range, expected: expectation(at: node),
          nearest: level > 0 ? nearest(under: node) : nil)
        return (error, nil)
      }
    }
  }

  /// Compares the literals that ``explainLiterals(of:level:_:_:)`` left out, if they affect the
  /// result.
  ///
  /// A misspelt literal and an unknown component have the same code. Therefore, the comparison,
  /// which is slow, is necessary only if a dead end of another kind outranks an unknown component.
  private func compareLiterals(_ exploration: inout Exploration) {
    guard let best = exploration.best, best.rank != .unknown else { return }
    let isMisspelt = exploration.uncompared.contains { node, level in
      level == best.depth
        && nearestLiteral(
          of: nodes[Int(node)], to: exploration.components[level].decoded.bytes) != nil
    }
    guard isMisspelt else { return }
    exploration.consider(.misspelt, .unknownPathComponent, at: best.depth) { code in
      (LinkError(code: code, range: SourceRange(0, 0), expected: .phrase(.pathOfRoute)), nil)
    }
  }

  /// Calls a function with the type, the child node and the range of the value of each parameter.
  ///
  /// Parameters whose literal text the component does not contain are skipped. The value may be
  /// invalid.
  private func forEachTypedChild(
    of node: Node, _ component: DecodedRange, _ body: (Int32, Int32, Range<Int>) -> Void
  ) {
    func follow(_ first: Int32, _ value: Range<Int>) {
      var index = first
      while index >= 0 {
        let edge = edges[Int(index)]
        body(edge.type, edge.child, value)
        index = edge.next
      }
    }
    let count = component.bytes.count
    follow(node.edge, 0..<count)
    var index = node.shape
    while index >= 0 {
      let shape = shapes[Int(index)]
      let prefix = Int(shape.prefix)
      let suffix = Int(shape.suffix)
      if count > prefix + suffix {
        let text = Bytes(component.bytes[..<prefix] + component.bytes[(count - suffix)...])
        let affix = literals.target(
          of: UInt32(index) | LiteralTable.Namespace.affix, in: text.span, at: 0..<text.count)
        if affix >= 0 { follow(affixes[Int(affix)].edge, prefix..<count - suffix) }
      }
      index = shape.next
    }
  }

  private func valueError(
    _ code: LinkError.Code, _ type: Int32, at range: SourceRange, child: Int32, depth: Int
  ) -> LinkError {
    let entry = firstEntry(under: child)
    let parameter = entry.map { parameters[Int($0.firstParameter) + depth] }
    return LinkError(
      code: code, range: range, expected: types[Int(type)].expectation,
      parameter: parameter.map(name(of:)), nearest: entry.map(reference(of:)))
  }

  /// Considers the dead end where only the trailing slash of the path is wrong.
  private func considerSlash(
    _ entry: Entry, at level: Int, _ exploration: inout Exploration
  ) {
    let end = exploration.path.end
    if exploration.path.hasTrailingSlash {
      exploration.consider(.slash, .trailingSlash, at: level) { code in
        let error = LinkError(
          code: code, range: SourceRange(end, end + 1), expected: .phrase(.noSlash),
          nearest: reference(of: entry))
        return (error, Explanation.Edit(range: end..<end + 1, bytes: []))
      }
    } else {
      exploration.consider(.slash, .missingTrailingSlash, at: level) { code in
        let error = LinkError(
          code: code, range: SourceRange(end, end), expected: .phrase(.slash),
          nearest: reference(of: entry))
        return (error, Explanation.Edit(range: end..<end, bytes: [UInt8(ascii: "/")]))
      }
    }
  }
}

extension DecodedRange {
  /// Returns the range of the scalar that starts at an index of the decoded bytes.
  func scalar(at index: Int) -> Range<Int> {
    index..<index + (UTF8Sequence.length(at: index, in: bytes.span) ?? 1)
  }

  /// Returns the bytes of the link that spell a range of the decoded bytes.
  func link(_ range: Range<Int>) -> SourceRange {
    SourceRange(offsets[range.lowerBound], offsets[range.upperBound])
  }
}
