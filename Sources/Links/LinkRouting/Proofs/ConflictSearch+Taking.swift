import URLSyntax
import TextPrimitives

// These functions find the patterns that match every path of another pattern. The search follows
// the given pattern component by component. It keeps a list of the positions in the trie that all
// paths of the pattern have reached so far. ConflictSearch+TailCover.swift compares patterns with
// components after a catch-all.

extension ConflictSearch {
  /// A component of a pattern: one string, or all strings of a language.
  enum Probe {
    case text(Bytes)
    case language(ProofLanguages.ID)
  }

  /// A position in the trie that all paths of the given pattern have reached so far.
  struct Reached: Hashable {
    var node: Int32
    /// A catch-all that has matched components, or -1 for the node itself.
    var catchAll: Int32 = -1
    var count: Int32 = 0
  }

  /// Returns the positions that every string of one more component reaches.
  func advance(_ places: [Reached], _ probe: Probe) -> [Reached] {
    var next: [Reached] = []
    for place in places {
      guard budget.spend(60) else { return [] }
      if place.catchAll >= 0 {
        let language = languages.id(type: table.catchAlls[Int(place.catchAll)].type)
        if takesAll(language, probe) {
          next.append(
            Reached(node: place.node, catchAll: place.catchAll, count: place.count + 1))
        }
        continue
      }
      next += children(of: place.node, taking: probe)
      var catchAll = table.nodes[Int(place.node)].catchAll
      while catchAll >= 0 {
        guard budget.spend(60) else { return [] }
        let choice = table.catchAlls[Int(catchAll)]
        if choice.tail < 0, takesAll(languages.id(type: choice.type), probe) {
          next.append(Reached(node: place.node, catchAll: catchAll, count: 1))
        }
        catchAll = choice.next
      }
    }
    return next
  }

  /// Returns the node's children that every string of a component reaches.
  func children(of node: Int32, taking probe: Probe) -> [Reached] {
    var next = literalChildren(of: node, taking: probe)
    guard table.nodes[Int(node)].edge >= 0 || table.nodes[Int(node)].shape >= 0 else {
      return next
    }
    for choice in choices(of: node) {
      guard budget.spend(60) else { return [] }
      if takesAll(choice.language, probe) { next.append(Reached(node: choice.child)) }
    }
    return next
  }

  /// Returns the node's literal children that every string of a component reaches.
  func literalChildren(of node: Int32, taking probe: Probe) -> [Reached] {
    guard table.nodes[Int(node)].literal >= 0 else { return [] }
    let words: [Bytes]
    switch probe {
    case .text(let text): words = [text]
    // A language with more than `maximumPaths` strings is not compared with literals. This includes
    // folded literals of ten or more letters.
    case .language(let id): words = self.words(of: id) ?? []
    }
    guard let first = words.first else { return [] }
    budget.spend(20 * words.count)
    var next: [Reached] = []
    if words.count == 1 {
      let child = table.literals.target(of: UInt32(node), in: first.span, at: 0..<first.count)
      if child >= 0 { next.append(Reached(node: child)) }
    }
    let folded = first.asciiLowercased
    if table.nodes[Int(node)].hasFoldedLiterals,
      words.allSatisfy({ $0.count == folded.count && $0.asciiLowercased == folded })
    {
      let child = table.literals.target(
        of: UInt32(node) | LiteralTable.Namespace.folded, in: folded.span, at: 0..<folded.count)
      if child >= 0 { next.append(Reached(node: child)) }
    }
    return next
  }

  func takesAll(_ language: ProofLanguages.ID, _ probe: Probe) -> Bool {
    switch probe {
    case .text(let text): return languages.accepts(language, text.span, 0..<text.count)
    case .language(let id):
      if let words = words(of: id) {
        budget.spend(20 * words.count)
        return words.allSatisfy { languages.accepts(language, $0.span, 0..<$0.count) }
      }
      switch languages.includes(id, in: language) {
      case .yes: return true
      case .no: return false
      case .unknown:
        hasUnknown = true
        return false
      }
    }
  }

  /// Returns the strings of a language, or `nil` if there are too many.
  func words(of id: ProofLanguages.ID) -> [Bytes]? {
    if let known = knownWords[id] { return known }
    let words = languages.words(id, limit: Self.maximumPaths)
    knownWords[id] = .some(words)
    return words
  }

  /// The maximum number of paths of a route that are checked one by one.
  static let maximumPaths = 1000

  /// Returns the patterns that match a path that ends at the given positions.
  ///
  /// - Parameter hasSlash: `true` if the path ends with a slash; `nil` for the root, where a slash
  ///   does not matter.
  func takers(_ places: [Reached], hasSlash: Bool?) -> Set<Place> {
    var takers: Set<Place> = []
    for place in places {
      if place.catchAll >= 0 {
        let catchAll = table.catchAlls[Int(place.catchAll)]
        if place.count >= catchAll.minimum { insert(catchAll.entry, hasSlash, into: &takers) }
        continue
      }
      var entry = table.nodes[Int(place.node)].entry
      while entry >= 0 {
        insert(entry, hasSlash, into: &takers)
        entry = table.entries[Int(entry)].next
      }
      var catchAll = table.nodes[Int(place.node)].catchAll
      while catchAll >= 0 {
        let choice = table.catchAlls[Int(catchAll)]
        if choice.tail < 0, choice.minimum <= 0 { insert(choice.entry, hasSlash, into: &takers) }
        catchAll = choice.next
      }
    }
    return takers
  }

  private func insert(_ entry: Int32, _ hasSlash: Bool?, into takers: inout Set<Place>) {
    budget.spend(200)
    let entry = table.entries[Int(entry)]
    if hasSlash.map(entry.flags.slash.allows) ?? true { takers.insert(ProofSites.place(of: entry)) }
  }
}

extension Route.TrailingSlash {
  /// Returns `true` if the policy accepts paths with a trailing slash, or, if `hasSlash` is
  /// `false`, paths without one.
  func allows(_ hasSlash: Bool) -> Bool {
    switch self {
    case .tolerated: true
    case .refused: !hasSlash
    case .required: hasSlash
    }
  }

  /// Returns `true` if the policies have no path in common, except the root path.
  @inline(__always)
  func excludes(_ other: Self) -> Bool {
    self == .refused && other == .required || self == .required && other == .refused
  }

  /// The accepted ends of a path: `true` with a trailing slash, and `false` without one.
  var ends: [Bool] { [false, true].filter(allows) }
}
