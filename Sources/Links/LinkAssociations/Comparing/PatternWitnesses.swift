/// A search for links that the patterns of two files may treat differently.
struct PatternWitnesses {
  private let old: [PatternShape]
  private let new: [PatternShape]
  /// The remaining budget of the proofs for both files together.
  private var budget = 40_000_000
  /// The budget of one proof.
  private static let proofBudget = 400_000
  /// The maximum size of a pattern that takes part in a proof, in characters.
  private static let maximumSize = 1500
  /// `true` if the search for links of the current shape is incomplete: a proof exceeded its
  /// budget, or was skipped because the total budget is used up or the pattern is too large.
  private var isProofUnfinished = false

  private init(_ old: [PatternShape], _ new: [PatternShape]) {
    self.old = old
    self.new = new
  }

  /// Returns the links for two files, and the number of shapes whose links are incomplete because
  /// of a limit or a budget.
  ///
  /// The links contain no duplicates, and their order is deterministic.
  static func all(
    _ old: [PatternShape], _ new: [PatternShape]
  ) -> (links: [String], unfinished: Int) {
    var search = PatternWitnesses(old, new)
    return search.links()
  }

  /// Returns the links, but only a few for each shape that both files contain, unless all shapes
  /// are in both files.
  ///
  /// If the verdict for a link of such a shape changes, the cause is a shape that only one of the
  /// files contains. The links of that shape then show the change.
  private mutating func links() -> (links: [String], unfinished: Int) {
    var list = LinkList()
    var unfinished = 0
    let known = (old: Set(old), new: Set(new))
    let isReordered = known.old == known.new
    for (own, other, theirs) in [(old, new, known.new), (new, old, known.old)] {
      for (index, shape) in own.enumerated() {
        guard !list.isFull else {
          unfinished += own.count - index
          break
        }
        list.startShape()
        let isKept = theirs.contains(shape)
        if isKept, !isReordered {
          list.add(shape, paths: Self.paths(of: shape).prefix(2), tails: shape.tails.prefix(2))
          if list.isCut { unfinished += 1 }
          continue
        }
        isProofUnfinished = false
        let twins = other.filter { $0.hasSamePath(as: shape) }.prefix(4)
        var paths = Self.paths(of: shape)
        // If the other file contains the same path pattern, only the origin, query or fragment can
        // differ.
        let others = twins.isEmpty ? other : []
        paths = difference(of: shape, behind: Array(own[..<index]), from: others) + paths
        let neighbours = isReordered ? own[..<index].suffix(20) : Self.around(index, in: own)
        paths += overlaps(of: shape, with: neighbours)
        paths = paths.unique
        let tails = (shape.tails + shape.otherTails + twins.flatMap(\.tails) + ["", "?zz=1"]).unique
        var changed = shape
        changed.origins = (shape.origins + twins.flatMap(\.origins)).unique
        // The first four paths are combined with all queries and fragments, and later paths only
        // with those that the shape matches.
        list.add(changed, paths: paths.dropFirst(4), tails: shape.tails[...])
        // A file may match only one of several spellings.
        for path in paths.prefix(2) {
          for spelled in PatternShape.spellings(shape.spelled(path)) {
            list.add(changed.origins.prefix(4), paths: [spelled], tails: tails.prefix(2))
          }
        }
        list.add(changed, paths: paths.prefix(4), tails: tails[...])
        if list.isCut || shape.isCut || isProofUnfinished { unfinished += 1 }
      }
    }
    return (list.links.map(PatternShape.written).unique, unfinished)
  }

  /// Returns some links that match or nearly match each shape, without duplicates.
  static func samples(of shapes: [PatternShape]) -> [String] {
    var list = LinkList()
    for shape in shapes where !list.isFull {
      list.startShape()
      list.add(shape, paths: paths(of: shape)[...], tails: shape.tails.prefix(2))
    }
    return list.links.map(PatternShape.written).unique
  }

  private static func around(_ index: Int, in shapes: [PatternShape]) -> ArraySlice<PatternShape> {
    shapes[max(0, index - 60)..<min(shapes.count, index + 60)]
  }

  /// Returns paths that a pattern matches, and similar paths.
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

  /// Returns paths of a pattern, including some that no earlier exclusion or other pattern matches.
  ///
  /// The method checks each path that it finds against these patterns. If one of them matches the
  /// path, the next search avoids that pattern.
  private mutating func difference(
    of shape: PatternShape, behind earlier: [PatternShape], from others: [PatternShape]
  ) -> [String] {
    guard budget > 0, shape.path?.size ?? 1 <= Self.maximumSize else {
      isProofUnfinished = true
      return []
    }
    var found: [String] = []
    var known: [PatternAutomaton] = []
    let own = shape.automaton
    while known.count < 16, budget > 0 {
      let answer = PatternProof.isIncluded(
        own, in: known, isPath: shape.isCore, budget: Self.proofBudget)
      budget -= Self.proofBudget / 10
      guard case .no(let text) = answer else {
        if answer == .unknown { isProofUnfinished = true }
        break
      }
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

  /// Returns paths that a pattern and a neighboring pattern both match, so that the order of the
  /// patterns matters.
  private mutating func overlaps(
    of shape: PatternShape, with earlier: some Sequence<PatternShape>
  ) -> [String] {
    var found: [String] = []
    for other in earlier where other.isCore == shape.isCore {
      guard budget > 0 else {
        isProofUnfinished = true
        break
      }
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

/// A list of links generated from shapes, with limits on their number and size.
private struct LinkList {
  private(set) var links: [String] = []
  /// `true` if links of the current shape were omitted.
  private(set) var isCut = false
  /// The number of bytes that can still be added, in total and for the current shape.
  private var left = 12_000_000
  private var leftOfShape = 0

  /// The maximum number of links.
  private static let maximumCount = 40_000
  /// The maximum number of bytes of the links of one shape.
  private static let maximumShapeBytes = 3_000_000

  /// `true` if no link can be added.
  var isFull: Bool { links.count >= Self.maximumCount || left <= 0 }

  /// Starts adding the links of a shape.
  mutating func startShape() {
    isCut = false
    leftOfShape = min(Self.maximumShapeBytes, left)
  }

  /// Adds a link for each combination of one of the first 40 origins of a shape, a path, and a
  /// tail.
  ///
  /// A tail is a query, a fragment, or both.
  mutating func add(
    _ shape: PatternShape, paths: some Sequence<String>, tails: ArraySlice<String>
  ) {
    add(shape.origins.prefix(40), paths: paths.map(shape.spelled), tails: tails)
  }

  /// Adds a link for each combination of an origin, a percent-encoded path and a tail.
  mutating func add(
    _ origins: ArraySlice<String>, paths: [String], tails: ArraySlice<String>
  ) {
    for origin in origins {
      for path in paths {
        for tail in tails {
          guard leftOfShape > 0 else {
            isCut = true
            return
          }
          let link = origin + path + tail
          left -= link.utf8.count
          leftOfShape -= link.utf8.count
          links.append(link)
        }
      }
    }
  }
}
