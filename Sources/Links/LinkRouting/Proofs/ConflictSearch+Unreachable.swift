import TextPrimitives

// A route is unreachable if all of its links also match patterns that have precedence. Exclusions
// have precedence over routes, and literals over parameters. A catch-all ranks below every other
// component and below the end of a path. One pattern may match all links of the route, or several
// patterns together.

extension ConflictSearch {
  /// The components of a pattern, and the nodes before them.
  struct Path {
    var components: [Probe] = []
    /// For each component, `true` if it is a parameter, over which a literal has precedence.
    var isParameter: [Bool] = []
    /// The node before each component, and the last node.
    var nodes: [Int32] = []
    var rest: CatchAllGroup?
    /// The number of components after the catch-all.
    var tailCount = 0
  }

  /// The patterns that match all links of a route at the sites that were checked so far.
  struct PartialCover {
    var sites = 0
    var alone: Set<Place> = []
    var together: Set<Place> = []
    var item: ConflictList.Item
  }

  /// Finds the unreachable routes, until the budget is exhausted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of components, if no node has both a literal and
  ///   a parameter, or both a catch-all and another choice, and if the exclusions are few.
  func findUnreachableRoutes() {
    for root in sites.routeRoots.sorted() {
      let rootSites = sites.sites(ofRoot: root)
      let excluded =
        hasTails ? Set(table.nodes.indices.map(Int32.init)) : nodesNearExclusions(rootSites)
      for index in table.nodes.indices where roots[index] == root {
        if budget.isExhausted { return }
        let node = Int32(index)
        if table.nodes[index].entry >= 0, excluded.contains(node) || hasRivals(above: node) {
          find(Terminal(node: node), ends(of: node), rest: nil, rootSites)
        }
        if table.nodes[index].catchAll >= 0 {
          for rest in catchAlls(of: node) {
            find(rest.terminal, rest.groups, rest: rest, rootSites)
          }
        }
      }
    }
    finishPartialCovers()
  }

  /// Returns the nodes whose paths an exclusion may match.
  ///
  /// A node is omitted only if no exclusion can match its path.
  private func nodesNearExclusions(_ rootSites: [ProofSites.Site]) -> Set<Int32> {
    let starts = rootSites.map(\.exclusionRoot).filter { $0 >= 0 }.map { Reached(node: $0) }
    guard let root = rootSites.first?.root, !starts.isEmpty else { return [] }
    var reached: [Int32: [Reached]] = [root: starts]
    var near: Set<Int32> = [root]
    for index in table.nodes.indices where parents[index] >= 0 && roots[index] == root {
      let node = Int32(index)
      guard near.contains(parents[index]) else { continue }
      // Several exclusions may each match some values of a parameter, so no node below a parameter
      // is omitted.
      guard case .literal(let number) = vias[index], let places = reached[parents[index]],
        !table.literalChildren[Int(number)].isFolded
      else {
        near.insert(node)
        continue
      }
      let text = table.literals.literal(ofSlot: table.literalChildren[Int(number)].slot)
      let next = advance(places, .text(Bytes(text)))
      if next.isEmpty, !budget.isExhausted { continue }
      reached[node] = next
      near.insert(node)
    }
    return near
  }

  /// Returns `true` if a parameter in the path to a node has a literal as an alternative.
  private func hasRivals(above node: Int32) -> Bool {
    var index = Int(node)
    while parents[index] >= 0 {
      if case .language = vias[index], table.nodes[Int(parents[index])].literal >= 0 {
        return true
      }
      index = Int(parents[index])
    }
    return false
  }

  private func find(
    _ end: Terminal, _ groups: [Group], rest: CatchAllGroup?, _ rootSites: [ProofSites.Site]
  ) {
    var path = path(to: end.node)
    if let rest { path.rest = rest }
    guard isPossible(end.node) else { return }
    for group in groups {
      for site in rootSites {
        guard let cover = cover(path, group.slash, site) else { continue }
        let item = ConflictList.Item(first: 0, second: 0, left: end, right: nil, site: site)
        if sites.sites(ofFamily: group.family).count == 1 {
          add(cover.alone, cover.together, group.places, item)
        } else {
          for place in group.places { addPartially(cover, place, item) }
        }
      }
    }
  }

  // MARK: Results

  private func add(
    _ alone: Set<Place>, _ together: Set<Place>, _ places: [Place], _ item: ConflictList.Item
  ) {
    if !alone.isEmpty {
      found.addPairs(taking: alone.sorted(), taken: places, item)
      return
    }
    let takers = together.sorted()
    guard let first = takers.first else { return }
    for place in places {
      var item = item
      (item.first, item.second) = (first, place)
      item.others = Array(takers.dropFirst())
      found.add(item)
    }
  }

  private func addPartially(
    _ cover: (alone: Set<Place>, together: Set<Place>), _ place: Place, _ item: ConflictList.Item
  ) {
    var known = partial[place] ?? PartialCover(alone: cover.alone, item: item)
    known.sites += 1
    known.alone.formIntersection(cover.alone)
    known.together.formUnion(cover.together)
    partial[place] = known
  }

  /// Adds the routes that are unreachable at all of their sites.
  private func finishPartialCovers() {
    for (place, cover) in partial.sorted(by: { $0.key < $1.key })
    where cover.sites == sites.sites(ofFamily: sites.family(of: place)).count {
      add(cover.alone, cover.together, [place], cover.item)
    }
  }

  // MARK: One route at one site

  /// Returns the components in the path to a node.
  func path(to node: Int32) -> Path {
    var path = Path()
    var index = node
    path.nodes.append(node)
    while parents[Int(index)] >= 0 {
      switch vias[Int(index)] {
      case .root: break
      case .language(let id):
        path.components.append(.language(id))
        path.isParameter.append(true)
      case .literal(let number):
        let child = table.literalChildren[Int(number)]
        let text = Bytes(table.literals.literal(ofSlot: child.slot))
        path.components.append(
          child.isFolded ? .language(languages.id(folded: text)) : .text(text))
        path.isParameter.append(false)
      case .rest(let number):
        let catchAll = table.catchAlls[Int(number)]
        path.rest = CatchAllGroup(
          terminal: Terminal(node: parents[Int(index)], catchAll: number),
          language: languages.id(type: catchAll.type), minimum: max(0, Int(catchAll.minimum)),
          groups: [])
        path.tailCount = path.components.count
      }
      index = parents[Int(index)]
      path.nodes.append(index)
    }
    path.components.reverse()
    path.isParameter.reverse()
    path.nodes.reverse()
    return path
  }
}
