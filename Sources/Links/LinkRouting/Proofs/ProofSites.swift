/// The origins and the tries of each pattern.
///
/// Origins with the same routes share a trie. If other routes have other origins, a route may be in
/// several tries. Patterns in the same tries are a family. If several tries contain a pair of
/// patterns, the pair is checked only in the first of them.
final class ProofSites {
  /// The trie of an origin's routes and the trie of its exclusions.
  ///
  /// Two origins with the same site match the same paths.
  struct Site: Hashable {
    var root: Int32
    var exclusionRoot: Int32
  }

  /// The origin of a link: `https://example.com`, or `shop:` for a custom scheme.
  struct Origin {
    var text: String
    var isWeb: Bool
  }

  private(set) var sites: [Site] = []
  private var origins: [Origin] = []
  private var originSites: [Site] = []
  private(set) var routeRoots: Set<Int32> = []
  /// The tries of each family, in increasing order.
  private var families: [[Int32]] = [[]]
  private var familyOfPlace: [Int: Int] = [:]

  init(_ table: RouteTable) {
    // The table contains the origins in the order in which the manifests first name them.
    var names: Set<String> = []
    for manifest in table.manifests {
      for host in manifest.hosts.map({ WildcardHost.withoutParameter($0.asciiLowercased) })
      where names.insert("//" + host).inserted {
        origins.append(Origin(text: table.manifests.sampleOrigin(of: host), isWeb: true))
      }
      for scheme in manifest.schemes.map(\.asciiLowercased)
      where names.insert(":" + scheme).inserted {
        origins.append(Origin(text: scheme + ":", isWeb: false))
      }
    }
    originSites = table.origins.map { Site(root: $0.root, exclusionRoot: $0.exclusionRoot) }
    for site in originSites where !sites.contains(site) { sites.append(site) }
    routeRoots = Set(sites.map(\.root))
  }

  /// Determines which tries contain each pattern.
  func assignFamilies(_ table: RouteTable, _ roots: [Int32]) {
    guard routeRoots.count > 1 else {
      families = [routeRoots.sorted()]
      return
    }
    var rootsOfPlace: [Int: Set<Int32>] = [:]
    for node in table.nodes.indices where routeRoots.contains(roots[node]) {
      var entry = table.nodes[node].entry
      while entry >= 0 {
        rootsOfPlace[Self.place(of: table.entries[Int(entry)]), default: []].insert(roots[node])
        entry = table.entries[Int(entry)].next
      }
      var catchAll = table.nodes[node].catchAll
      while catchAll >= 0 {
        let choice = table.catchAlls[Int(catchAll)]
        rootsOfPlace[Self.place(of: table.entries[Int(choice.entry)]), default: []]
          .insert(roots[node])
        catchAll = choice.next
      }
    }
    families = []
    var known: [Set<Int32>: Int] = [:]
    for (place, roots) in rootsOfPlace.sorted(by: { $0.key < $1.key }) {
      if let family = known[roots] {
        familyOfPlace[place] = family
      } else {
        known[roots] = families.count
        familyOfPlace[place] = families.count
        families.append(roots.sorted())
      }
    }
    if families.isEmpty { families = [[]] }
  }

  func family(of place: Int) -> Int { familyOfPlace[place] ?? 0 }

  /// Returns the first trie that contains both families, or `nil`.
  func firstCommonRoot(_ left: Int, _ right: Int) -> Int32? {
    if left == right { return families[left].first }
    return families[left].first { families[right].contains($0) }
  }

  /// Returns the sites of a family.
  func sites(ofFamily family: Int) -> [Site] {
    sites.filter { families[family].contains($0.root) }
  }

  /// Returns the sites of a trie.
  func sites(ofRoot root: Int32) -> [Site] { sites.filter { $0.root == root } }

  /// Returns the first origin of a site, or `nil`.
  func origin(of site: Site) -> Origin? { zip(originSites, origins).first { $0.0 == site }?.1 }

  // MARK: Places

  /// Returns the number that identifies the pattern of an entry.
  ///
  /// The numbers are sorted by app, with routes before exclusions, and then in the order of the
  /// manifest. The patterns of a route are in the order of `Route.patterns`.
  static func place(of entry: RouteTable.Entry) -> Int {
    Int(entry.app) << 47 | (entry.isExclusion ? 1 << 46 : 0) | Int(entry.route) << 14
      | Int(entry.pattern)
  }

  static func app(of place: Int) -> Int { place >> 47 }
  static func isExclusion(_ place: Int) -> Bool { place >> 46 & 1 == 1 }
  static func index(of place: Int) -> Int { place >> 14 & 0xFFFF_FFFF }
  static func pattern(of place: Int) -> Int { place & 0x3FFF }
}
