import URLSyntax
import TextPrimitives

// Which patterns take every path that another pattern stands for. The patterns are followed through
// the trie together, as a list of the places that all texts of the components so far have reached.

extension ConflictSearch {
  /// A component of the path that is followed: one text, or all texts of a language.
  enum Probe {
    case text(Bytes)
    case language(ProofLanguages.ID)
  }

  /// A place in the trie that every path so far has reached.
  struct Reached: Hashable {
    var node: Int32
    /// A catch-all that has taken components, -1 for the node itself.
    var catchAll: Int32 = -1
    var count: Int32 = 0
  }

  /// The places behind one more component.
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
        if takesAll(languages.id(type: table.catchAlls[Int(catchAll)].type), probe) {
          next.append(Reached(node: place.node, catchAll: catchAll, count: 1))
        }
        catchAll = table.catchAlls[Int(catchAll)].next
      }
    }
    return next
  }

  /// The nodes behind a node to which every text of a component leads.
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

  /// The nodes behind the literals of a node to which every text of a component leads.
  func literalChildren(of node: Int32, taking probe: Probe) -> [Reached] {
    guard table.nodes[Int(node)].literal >= 0 else { return [] }
    let words: [Bytes]
    switch probe {
    case .text(let text): words = [text]
    // More than all spellings of a word of ten letters in both cases is no one literal.
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

  private func takesAll(_ language: ProofLanguages.ID, _ probe: Probe) -> Bool {
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

  /// The texts of a language that has few.
  func words(of id: ProofLanguages.ID) -> [Bytes]? {
    if let known = knownWords[id] { return known }
    let words = languages.words(id, limit: Self.maximumPaths)
    knownWords[id] = .some(words)
    return words
  }

  /// The greatest number of paths of a route that are looked at one by one.
  static let maximumPaths = 1000

  /// The patterns that take a path which ends here.
  ///
  /// - Parameter hasSlash: Whether it ends in a slash; `nil` for the root, where it does not matter.
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
        if choice.minimum <= 0 { insert(choice.entry, hasSlash, into: &takers) }
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
  /// Whether a link with, or without, a slash at its end is taken.
  func allows(_ hasSlash: Bool) -> Bool {
    switch self {
    case .tolerated: true
    case .refused: !hasSlash
    case .required: hasSlash
    }
  }

  /// Whether no link is taken by both.
  @inline(__always)
  func excludes(_ other: Self) -> Bool {
    self == .refused && other == .required || self == .required && other == .refused
  }

  /// The ends that are taken.
  var ends: [Bool] { [false, true].filter(allows) }
}
