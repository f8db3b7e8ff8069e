import Diagnostics
import URLSyntax

// Of all the dead ends that the search of a path runs into, the one that got farthest is shown; among
// equals, a misspelt literal before a value that is not of its type, before a path that is too short,
// before one that is too long, before a component that resembles nothing.

extension RouteTable {
  /// A dead end.
  private struct DeadEnd {
    enum Rank: Int {
      case unknown, tooLong, tooShort, slash, value, misspelt
    }

    var depth: Int
    var rank: Rank
    var explanation: Explanation

    func outranks(_ other: DeadEnd?) -> Bool {
      guard let other else { return true }
      return (depth, rank.rawValue) > (other.depth, other.rank.rawValue)
    }
  }

  /// The work that one explanation may do, in nodes: a manifest made to be slow stays fast enough.
  private static let nodeBudget = 2000

  func explainPath(
    _ origin: Origin, _ path: Range<Int>, _ bytes: Span<UInt8>, _ search: Search
  ) -> Explanation {
    var best: DeadEnd?
    var budget = Self.nodeBudget
    explore(origin.root, path.lowerBound, 0, 0, bytes, search, &best, &budget)
    if let best { return best.explanation }
    let error = LinkError(
      code: .unknownPathComponent, range: SourceRange(path), expected: .phrase(.pathOfRoute))
    return Explanation(error: error)
  }

  /// Follows every choice at a node and keeps the best dead end.
  ///
  /// - Parameters:
  ///   - level: The number of components before this one.
  ///   - depth: The number of parameters before this one.
  private func explore(
    _ node: Int32, _ start: Int, _ level: Int, _ depth: Int, _ bytes: Span<UInt8>,
    _ search: Search, _ best: inout DeadEnd?, _ budget: inout Int
  ) {
    budget -= 1
    guard budget > 0 else { return }
    let current = nodes[Int(node)]
    func consider(
      _ rank: DeadEnd.Rank, _ error: LinkError, _ edit: Explanation.Edit? = nil,
      at place: Int? = nil
    ) {
      let end = DeadEnd(
        depth: place ?? level, rank: rank, explanation: Explanation(error: error, edit: edit))
      if end.outranks(best) { best = end }
    }
    guard start < search.end else {
      if current.entry >= 0 {
        let (error, edit) = explainSlash(entries[Int(current.entry)], search)
        consider(.slash, error, edit)
      }
      forEachCatchAll(current) { choice in
        guard choice.minimum == 0 else { return }
        let (error, edit) = explainSlash(entries[Int(choice.entry)], search)
        consider(.slash, error, edit)
      }
      if current.entry < 0 {
        consider(
          .tooShort,
          LinkError(
            code: .missingPathComponent, range: SourceRange(search.end, search.end),
            expected: expectation(at: node), nearest: nearest(under: node)))
      }
      return
    }
    var stop = start
    while stop < search.end, bytes[stop] != UInt8(ascii: "/") { stop += 1 }
    let next = min(stop + 1, search.end)
    let decoded = DecodedRange(start..<stop, of: bytes)
    let all = 0..<decoded.bytes.count

    for (namespace, isFolded) in [
      (LiteralTable.Namespace.exact, false), (LiteralTable.Namespace.folded, true),
    ] {
      let text = isFolded ? decoded.bytes.map(\.asciiLowercased) : decoded.bytes
      let child = literals.target(UInt32(node) | namespace, text.span, all)
      if child >= 0 {
        explore(child, next, level + 1, depth, bytes, search, &best, &budget)
      }
    }
    forEachTypedChild(current, decoded) { type, child, value in
      switch types[Int(type)].check(decoded.bytes.span, value) {
      case .accepted:
        explore(child, next, level + 1, depth + 1, bytes, search, &best, &budget)
      case .rejectedByte(let index):
        let place = decoded.link(decoded.scalar(at: index))
        consider(.value, valueError(type, child, depth, place))
      case .rejected:
        consider(
          .value, valueError(type, child, depth, decoded.link(value)),
          valueEdit(type, decoded, value))
      }
    }
    forEachCatchAll(current) { choice in
      let rest = explainRest(
        choice, level: level, depth: depth, from: start, bytes, search)
      if let rest {
        consider(.value, rest.error, at: rest.level)
      } else {
        let (error, edit) = explainSlash(entries[Int(choice.entry)], search)
        consider(.slash, error, edit)
      }
    }
    if let (child, literal) = nearestLiteral(of: current, to: decoded.bytes) {
      var encoded: [UInt8] = []
      PercentEncoding.append(literal, to: &encoded)
      consider(
        .misspelt,
        LinkError(
          code: .unknownPathComponent, range: SourceRange(start, stop),
          expected: expectation(at: node), nearest: nearest(under: child)),
        Explanation.Edit(range: start..<stop, bytes: encoded))
    } else if current.literal < 0, current.edge < 0, current.shape < 0, current.catchAll < 0 {
      consider(
        .tooLong,
        LinkError(
          code: .unexpectedPathComponent, range: SourceRange(start, search.end),
          expected: .phrase(.endOfPath), nearest: nearest(under: node)))
    } else {
      consider(
        .unknown,
        LinkError(
          code: .unknownPathComponent, range: SourceRange(start, stop),
          expected: expectation(at: node), nearest: level > 0 ? nearest(under: node) : nil))
    }
  }

  /// Calls a function with every parameter that the text of a component leads to.
  private func forEachTypedChild(
    _ node: Node, _ component: DecodedRange, _ body: (Int32, Int32, Range<Int>) -> Void
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
        let text = Array(component.bytes[..<prefix] + component.bytes[(count - suffix)...])
        let affix = literals.target(
          UInt32(index) | LiteralTable.Namespace.affix, text.span, 0..<text.count)
        if affix >= 0 { follow(affixes[Int(affix)].edge, prefix..<count - suffix) }
      }
      index = shape.next
    }
  }

  private func valueError(
    _ type: Int32, _ child: Int32, _ depth: Int, _ range: SourceRange
  ) -> LinkError {
    let entry = firstEntry(under: child)
    let parameter = entry.map { parameters[Int($0.firstParameter) + depth] }
    return LinkError(
      code: .invalidValue, range: range, expected: types[Int(type)].expectation,
      parameter: parameter.map(name(of:)), nearest: entry.map(reference(of:)))
  }

  private func explainSlash(
    _ entry: Entry, _ search: Search
  ) -> (LinkError, Explanation.Edit?) {
    let end = search.end
    if search.hasTrailingSlash {
      let error = LinkError(
        code: .trailingSlash, range: SourceRange(end, end + 1),
        expected: .phrase(.noSlash), nearest: reference(of: entry))
      return (error, Explanation.Edit(range: end..<end + 1, bytes: []))
    }
    let error = LinkError(
      code: .missingTrailingSlash, range: SourceRange(end, end),
      expected: .phrase(.slash), nearest: reference(of: entry))
    return (error, Explanation.Edit(range: end..<end, bytes: [UInt8(ascii: "/")]))
  }

  /// The value that was probably meant: a word of an enumeration, or a language tag spelled as
  /// POSIX does.
  func valueEdit(_ type: Int32, _ decoded: DecodedRange, _ value: Range<Int>) -> Explanation.Edit? {
    let type = types[Int(type)]
    guard !type.isSecret else { return nil }
    let meant: String?
    if type.shape == .languageTag {
      let tag = decoded.bytes[value].map {
        $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0
      }
      let isTag = type.check(tag.span, 0..<tag.count) == .accepted
      meant = isTag ? String(decoding: tag, as: UTF8.self) : nil
    } else {
      let words = type.words.prefix(256).map { String(decoding: $0, as: UTF8.self) }
      meant = Spelling.nearest(
        to: String(decoding: decoded.bytes[value], as: UTF8.self), among: words)
    }
    guard let meant else { return nil }
    var encoded: [UInt8] = []
    PercentEncoding.append(meant, to: &encoded)
    return Explanation.Edit(range: decoded.link(value).range, bytes: encoded)
  }
}

extension DecodedRange {
  /// The decoded bytes of the scalar that starts at one of them.
  func scalar(at index: Int) -> Range<Int> {
    index..<index + (UTF8Sequence.length(at: index, in: bytes.span) ?? 1)
  }

  /// The bytes of the link that spell some of the decoded bytes.
  func link(_ range: Range<Int>) -> SourceRange {
    SourceRange(offsets[range.lowerBound], offsets[range.upperBound])
  }
}
