import URLSyntax
import TextPrimitives

/// A search for conflicts between the patterns of a table.
///
/// Two patterns diverge at the last node of the trie that they share. Below this node, both
/// branches are followed together (ConflictSearch+Cross.swift). Because both branches are trees, no
/// pair of their nodes is visited twice. Patterns with the same end are processed as a group, so
/// identical patterns have no extra cost.
final class ConflictSearch {
  /// A number that identifies a pattern of a route or an exclusion.
  ///
  /// The numbers are in the order of the manifests.
  typealias Place = Int

  /// The end of one or more patterns: a node, or a group of equal catch-alls at a node.
  struct Terminal: Hashable {
    var node: Int32
    /// The first of the catch-alls, or -1 for the node itself.
    var catchAll: Int32 = -1
  }

  /// Patterns with the same end, the same slash policy and the same origins.
  struct Group {
    var slash: Route.TrailingSlash
    var family: Int
    var places: [Place]
  }

  /// Catch-alls of one node with the same language and minimum.
  struct CatchAllGroup {
    var terminal: Terminal
    var language: ProofLanguages.ID
    var minimum: Int
    var groups: [Group]
  }

  /// The component that connects a node to its parent.
  enum Via {
    case root
    case literal(Int32)
    case language(ProofLanguages.ID)
    /// A catch-all, as an index of `RouteTable.catchAlls`, before more components.
    case rest(Int32)
  }

  /// A parameter of one component, and the node that follows.
  struct Choice {
    var language: ProofLanguages.ID
    var child: Int32
  }

  let table: RouteTable
  let budget: ProofBudget
  let languages: ProofLanguages
  private(set) var parents: [Int32]
  private(set) var vias: [Via]
  /// The root of the trie that contains each node.
  private(set) var roots: [Int32]
  /// `true` if a pattern has components after a catch-all.
  private(set) var hasTails = false
  let sites: ProofSites
  var found: ConflictList
  /// `true` if a pair could not be decided.
  var hasUnknown = false
  /// The choices of all nodes; `choiceRanges` contains the range of each node.
  private(set) var choicePool: [Choice] = []
  private(set) var choiceRanges: [Range<Int>]
  private var knownEnds: [Int32: [Group]] = [:]
  private var knownCatchAlls: [Int32: [CatchAllGroup]] = [:]
  var knownWords: [ProofLanguages.ID: [Bytes]?] = [:]
  /// The first entry of each route, by the place of its canonical path.
  private(set) lazy var entriesOfRoutes: [Place: Int] = Dictionary(
    table.entries.indices.filter { !table.entries[$0].isExclusion }.map { index in
      var entry = table.entries[index]
      entry.pattern = 0
      return (ProofSites.place(of: entry), index)
    }, uniquingKeysWith: { first, _ in first })
  /// The results of ``listedPatterns(ofRoot:)``, by root.
  var knownPatterns: [Int32: [ListedPattern]] = [:]
  /// For each route with several sites, the patterns that make it unreachable at the sites that
  /// were checked so far.
  var partial: [Place: PartialCover] = [:]

  init(_ table: RouteTable, limit: Int, budget: ProofBudget) {
    self.table = table
    self.budget = budget
    languages = ProofLanguages(table.types, budget: budget)
    found = ConflictList(limit: limit)
    parents = Array(repeating: -1, count: table.nodes.count)
    vias = Array(repeating: .root, count: table.nodes.count)
    roots = (0..<Int32(table.nodes.count)).map { $0 }
    choiceRanges = Array(repeating: 0..<0, count: table.nodes.count)
    sites = ProofSites(table)
    // Nodes are created after their parents, so the root of each node is already known.
    for node in table.nodes.indices {
      var literal = table.nodes[node].literal
      while literal >= 0 {
        let child = table.literalChildren[Int(literal)]
        enter(child.child, from: node, .literal(literal))
        literal = child.next
      }
      if table.nodes[node].edge >= 0 || table.nodes[node].shape >= 0 {
        let start = choicePool.count
        addChoices(of: Int32(node))
        choiceRanges[node] = start..<choicePool.count
        for choice in choices(of: Int32(node)) {
          enter(choice.child, from: node, .language(choice.language))
        }
      }
      var catchAll = table.nodes[node].catchAll
      while catchAll >= 0 {
        let tail = table.catchAlls[Int(catchAll)].tail
        if tail >= 0 {
          enter(tail, from: node, .rest(catchAll))
          hasTails = true
        }
        catchAll = table.catchAlls[Int(catchAll)].next
      }
    }
    sites.assignFamilies(table, roots)
  }

  private func enter(_ child: Int32, from node: Int, _ via: Via) {
    parents[Int(child)] = Int32(node)
    vias[Int(child)] = via
    roots[Int(child)] = roots[node]
  }

  // MARK: Nodes

  /// Returns the parameters of one component at a node.
  func choices(of node: Int32) -> ArraySlice<Choice> { choicePool[choiceRanges[Int(node)]] }

  private func addChoices(of node: Int32) {
    func add(_ first: Int32, prefix: Bytes, suffix: Bytes) {
      var index = first
      while index >= 0 {
        let edge = table.edges[Int(index)]
        let id = languages.id(type: edge.type, prefix: prefix, suffix: suffix)
        choicePool.append(Choice(language: id, child: edge.child))
        index = edge.next
      }
    }
    add(table.nodes[Int(node)].edge, prefix: [], suffix: [])
    var shape = table.nodes[Int(node)].shape
    while shape >= 0 {
      let lengths = table.shapes[Int(shape)]
      var affix = lengths.affix
      while affix >= 0 {
        if lengths.isCompound {
          addCompounds(table.affixes[Int(affix)].edge)
          break
        }
        let text = table.literals.literal(ofSlot: table.affixes[Int(affix)].slot)
        add(
          table.affixes[Int(affix)].edge, prefix: Bytes(text.prefix(Int(lengths.prefix))),
          suffix: Bytes(text.suffix(Int(lengths.suffix))))
        affix = table.affixes[Int(affix)].next
      }
      shape = lengths.next
    }
  }

  private func addCompounds(_ first: Int32) {
    var index = first
    while index >= 0 {
      let edge = table.edges[Int(index)]
      let id = languages.id(table.compounds[Int(edge.type)], at: edge.type)
      choicePool.append(Choice(language: id, child: edge.child))
      index = edge.next
    }
  }

  /// Returns the patterns that end at a node.
  func ends(of node: Int32) -> [Group] {
    if let known = knownEnds[node] { return known }
    var entries: [Int32] = []
    var entry = table.nodes[Int(node)].entry
    while entry >= 0 {
      entries.append(entry)
      entry = table.entries[Int(entry)].next
    }
    let groups = groups(of: entries)
    knownEnds[node] = groups
    return groups
  }

  /// Returns the catch-alls of a node that end patterns.
  func catchAlls(of node: Int32) -> [CatchAllGroup] {
    guard table.nodes[Int(node)].catchAll >= 0 else { return [] }
    if let known = knownCatchAlls[node] { return known }
    struct Key: Hashable {
      var language: ProofLanguages.ID
      var minimum: Int32
    }
    var order: [Key] = []
    var members: [Key: [Int32]] = [:]
    var index = table.nodes[Int(node)].catchAll
    while index >= 0 {
      let catchAll = table.catchAlls[Int(index)]
      guard catchAll.tail < 0 else {
        index = catchAll.next
        continue
      }
      let key = Key(
        language: languages.id(type: catchAll.type), minimum: max(0, catchAll.minimum))
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(index)
      index = catchAll.next
    }
    let result = order.map { key in
      let indices = members[key] ?? []
      return CatchAllGroup(
        terminal: Terminal(node: node, catchAll: indices.first ?? -1), language: key.language,
        minimum: Int(key.minimum),
        groups: groups(of: indices.map { table.catchAlls[Int($0)].entry }))
    }
    knownCatchAlls[node] = result
    return result
  }

  private func groups(of entries: [Int32]) -> [Group] {
    struct Key: Hashable {
      var slash: Route.TrailingSlash
      var family: Int
    }
    var members: [Key: Set<Place>] = [:]
    for index in entries {
      let entry = table.entries[Int(index)]
      let place = ProofSites.place(of: entry)
      members[Key(slash: entry.flags.slash, family: sites.family(of: place)), default: []]
        .insert(place)
    }
    return members.map { Group(slash: $0.slash, family: $0.family, places: $1.sorted()) }
      .sorted { ($0.places.first ?? 0) < ($1.places.first ?? 0) }
  }
}

extension RouteTable.Flags {
  /// The slash policy that the flags represent.
  var slash: Route.TrailingSlash {
    contains(.refusesSlash) ? .refused : contains(.requiresSlash) ? .required : .tolerated
  }
}
