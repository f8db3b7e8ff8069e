/// Finds links that the patterns of two files may treat differently.
struct PatternWitnesses {
  private let old: [PatternShape]
  private let new: [PatternShape]
  /// The steps that proofs may still take, for both files together.
  private var budget = 40_000_000
  /// What one proof may take.
  private static let proofBudget = 400_000
  /// A pattern of more characters than this takes part in no proof.
  private static let maximumSize = 1500
  /// The most links that are made.
  private static let maximumCount = 40_000

  init(_ old: [PatternShape], _ new: [PatternShape]) {
    self.old = old
    self.new = new
  }

  /// The links, each once and always in the same order.
  ///
  /// A shape that both files have is tried with a few links: what another one takes of it is found with that one.
  func links() -> [String] {
    var links: [String] = []
    var search = self
    let known = (old: Set(old), new: Set(new))
    let isReordered = known.old == known.new
    for (own, other, theirs) in [(old, new, known.new), (new, old, known.old)] {
      for (index, shape) in own.enumerated() where links.count < Self.maximumCount {
        let isKept = theirs.contains(shape)
        if isKept, !isReordered {
          links += Self.links(of: shape, Self.paths(of: shape).prefix(2), shape.tails.prefix(2))
          continue
        }
        let twins = other.filter { $0.hasSamePath(as: shape) }.prefix(4)
        var paths = Self.paths(of: shape)
        // Where the other file has the same path, only what stands around it can differ.
        let others = twins.isEmpty ? other : []
        paths = search.difference(of: shape, behind: Array(own[..<index]), from: others) + paths
        let neighbours = isReordered ? own[..<index].suffix(20) : Self.around(index, in: own)
        paths += search.overlaps(of: shape, with: neighbours)
        paths = paths.unique
        let tails = shape.tails + shape.otherTails + twins.flatMap(\.tails) + ["", "?zz=1"]
        var changed = shape
        changed.origins = (shape.origins + twins.flatMap(\.origins)).unique
        // Around the first paths everything is tried, around the others what the pattern takes.
        links += Self.links(of: changed, paths.prefix(4), tails.unique[...])
        links += Self.links(of: changed, paths.dropFirst(4), shape.tails[...])
        // One spelling may be taken where another is not.
        for path in paths.prefix(2) {
          for spelled in PatternShape.spellings(shape.spelled(path)) {
            links += changed.origins.prefix(4).flatMap { origin in
              tails.unique.prefix(2).map { origin + spelled + $0 }
            }
          }
        }
      }
    }
    return links.map(PatternShape.written).unique
  }

  /// Some links of each shape and around it, each once.
  static func samples(of shapes: [PatternShape]) -> [String] {
    var links: [String] = []
    for shape in shapes where links.count < maximumCount {
      links += Self.links(of: shape, paths(of: shape)[...], shape.tails.prefix(2))
    }
    return links.map(PatternShape.written).unique
  }

  private static func around(_ index: Int, in shapes: [PatternShape]) -> ArraySlice<PatternShape> {
    shapes[max(0, index - 60)..<min(shapes.count, index + 60)]
  }

  private static func links(
    of shape: PatternShape, _ paths: ArraySlice<String>, _ tails: ArraySlice<String>
  ) -> [String] {
    shape.origins.prefix(40).flatMap { origin in
      paths.flatMap { path in
        let text = origin + shape.spelled(path)
        return tails.map { text + $0 }
      }
    }
  }

  /// Paths that a pattern takes, and their neighbours.
  private static func paths(of shape: PatternShape) -> [String] {
    guard let path = shape.path else { return ["/", "/zz", "/zz/zz"] }
    let samples = path.samples.map { String(decoding: $0, as: UTF8.self) }.map { text in
      text.hasPrefix("/") ? text : "/" + text
    }
    let neighbours = samples.prefix(1).flatMap { text in
      [
        text + "/", text + "/x", text + "x", String(text.dropLast()), text.uppercased(),
        text.lowercased(), String(text.prefix(upTo: text.lastIndex(of: "/") ?? text.startIndex)),
      ]
    }
    return (samples + neighbours).filter { $0.hasPrefix("/") }
  }

  /// Paths that a pattern takes and no exclusion in front of it, and of them some that no other pattern takes.
  ///
  /// What is found is asked who else takes it, and that pattern is left out of the next search.
  private mutating func difference(
    of shape: PatternShape, behind earlier: [PatternShape], from others: [PatternShape]
  ) -> [String] {
    guard budget > 0, shape.path?.size ?? 1 <= Self.maximumSize else { return [] }
    var found: [String] = []
    var known: [PatternAutomaton] = []
    let own = shape.automaton
    while known.count < 16, budget > 0 {
      let answer = PatternProof.isIncluded(
        own, in: known, isPath: shape.isCore, budget: Self.proofBudget)
      budget -= Self.proofBudget / 10
      guard case .no(let text) = answer else { break }
      let path = shape.isCore ? "/" + text : text
      found.append(path)
      func takes(_ other: PatternShape) -> Bool {
        other.isCore == shape.isCore && other.takes(path)
          && other.path?.size ?? 1 <= Self.maximumSize
      }
      let next = earlier.first { $0.excludes && takes($0) } ?? others.first(where: takes)
      guard let next else { break }
      known.append(next.automaton)
    }
    return found.filter { $0.hasPrefix("/") }
  }

  /// Paths that a pattern shares with some in front of it, for which their order decides.
  private mutating func overlaps(
    of shape: PatternShape, with earlier: some Sequence<PatternShape>
  ) -> [String] {
    var found: [String] = []
    for other in earlier where budget > 0 && other.isCore == shape.isCore {
      guard (shape.path?.size ?? 1) + (other.path?.size ?? 1) <= 200 else { continue }
      budget -= Self.proofBudget / 40
      var left = Self.proofBudget / 40
      let answer = PatternProof.search(
        shape.automaton, and: other.automaton, isPath: shape.isCore, left: &left)
      if case .no(let text) = answer { found.append(shape.isCore ? "/" + text : text) }
    }
    return found.filter { $0.hasPrefix("/") }
  }
}
