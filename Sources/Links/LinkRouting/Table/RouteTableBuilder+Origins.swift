import TextPrimitives
import URLSyntax

extension RouteTableBuilder {
  /// A route or an exclusion of an origin, which is a host or a scheme.
  struct Member: Hashable {
    var app: Int32
    var index: Int32
    var isExclusion: Bool
  }

  /// Creates an entry for each route and exclusion, and a trie for each distinct set of them.
  mutating func compile() {
    // The keys of `members` identify origins. Several apps may share an origin.
    var order: [(namespace: UInt32, name: String)] = []
    var members: [String: [Member]] = [:]
    let hostsUpgradingHTTP = manifests.hostsUpgradingHTTP
    func key(_ namespace: UInt32, _ name: String) -> String {
      (namespace == LiteralTable.Namespace.host ? "//" : ":") + name
    }
    var entryOf: [Member: Int32] = [:]
    for (app, manifest) in manifests.enumerated() {
      let app = Int32(app)
      diagnostics += manifest.declarationDiagnostics
      prepareTypes(of: manifest)
      for (index, route) in manifest.routes.enumerated() {
        let member = Member(app: app, index: Int32(index), isExclusion: false)
        entryOf[member] = addEntry(route, app: app, index: Int32(index))
      }
      // This is a separate loop, so that the entries of the first manifest's routes have the same
      // indices as these routes.
      for (index, route) in manifest.routes.enumerated()
      where !route.aliases.isEmpty || !route.pattern.optionalParts.isEmpty {
        let member = Member(app: app, index: Int32(index), isExclusion: false)
        if let entry = entryOf[member] { addPaths(of: route, entry: entry, in: manifest) }
      }
      for (index, _) in manifest.exclusions.enumerated() {
        let member = Member(app: app, index: Int32(index), isExclusion: true)
        entryOf[member] = addExclusionEntry(app: app, index: Int32(index))
      }
      let uniform = manifest.routes.indices.map {
        Member(app: app, index: Int32($0), isExclusion: false)
      }
      let isUniform = manifest.routes.allSatisfy { $0.hosts == nil && $0.schemes == nil }
      for host in manifest.hosts.map(Self.originName) {
        let served =
          isUniform
          ? uniform
          : uniform.filter {
            manifest.routes[Int($0.index)].hosts?.contains { Self.originName($0) == host } ?? true
          }
        let excluded = manifest.exclusions.indices.filter {
          manifest.exclusions[$0].host.map { Self.originName($0) == host } ?? true
        }
        let name = key(LiteralTable.Namespace.host, host)
        if members[name] == nil { order.append((LiteralTable.Namespace.host, host)) }
        members[name, default: []] +=
          served + excluded.map { Member(app: app, index: Int32($0), isExclusion: true) }
      }
      for scheme in manifest.schemes.map({ $0.asciiLowercased }) {
        let served =
          isUniform
          ? uniform
          : uniform.filter {
            manifest.routes[Int($0.index)].schemes?.contains { $0.asciiLowercased == scheme }
              ?? true
          }
        let excluded = manifest.exclusions.indices.filter { manifest.exclusions[$0].host == nil }
        let name = key(LiteralTable.Namespace.scheme, scheme)
        if members[name] == nil { order.append((LiteralTable.Namespace.scheme, scheme)) }
        members[name, default: []] +=
          served + excluded.map { Member(app: app, index: Int32($0), isExclusion: true) }
      }
    }

    addRedirects { key in
      entryOf[Member(app: key.app, index: key.route, isExclusion: false)]
    }
    var roots: [[Member]: Int32] = [:]
    for (namespace, name) in order {
      let all = members[key(namespace, name)] ?? []
      let routes = all.filter { !$0.isExclusion }
      let exclusions = all.filter(\.isExclusion)
      var origin = RouteTable.Origin(
        root: root(of: routes, &roots, entryOf) ?? addNode(),
        exclusionRoot: exclusionRoot(of: exclusions, &roots, entryOf),
        app: all.first?.app ?? 0)
      origin.excludesOnlyRoot =
        origin.exclusionRoot >= 0 && !hasChoices(nodes[Int(origin.exclusionRoot)])
      origin.upgradesHTTP =
        namespace == LiteralTable.Namespace.host && hostsUpgradingHTTP.contains(name)
      origins.append(origin)
      // Fold the name as the look-up does: see `LiteralTable.caseBits`.
      let folded = Bytes(name.utf8.map { $0 | 0x20 })
      // Folding turns `_`, `[` and `]` into bytes for which `note` clears `isSimple` of the whole
      // table. The router then scans every link completely.
      let target = Int32(origins.count - 1)
      if namespace == LiteralTable.Namespace.host, WildcardHost.isWildcard(name) {
        let end = Bytes(folded.dropFirst())
        note(end)
        _ = literals.insert(LiteralTable.Namespace.subdomains, end.span, target: target)
      } else {
        note(folded)
        _ = literals.insert(namespace, folded.span, target: target)
      }
    }
    markContested()
    markCertainRedirects { key in
      entryOf[Member(app: key.app, index: key.route, isExclusion: false)]
    }
  }

  /// Returns a host in lower case, in which `*` replaces a parameter.
  private static func originName(_ host: String) -> String {
    WildcardHost.withoutParameter(host.asciiLowercased)
  }

  /// Returns the root of the trie of some routes or exclusions; equal lists share one trie.
  ///
  /// - Parameter keepsExceptions: `false` to omit exceptions from exclusions.
  /// - Returns: `nil` if there are no routes or exclusions.
  mutating func root(
    of members: [Member], _ roots: inout [[Member]: Int32], _ entryOf: [Member: Int32],
    keepsExceptions: Bool = true
  ) -> Int32? {
    guard !members.isEmpty else { return nil }
    if let root = roots[members] { return root }
    let root = addNode()
    roots[members] = root
    var isFirstApp: Int32 = -1
    for member in members {
      guard let entry = entryOf[member], keepsExceptions || !isException(member) else { continue }
      let manifest = manifests[Int(member.app)]
      if isFirstApp != member.app {
        prepareTypes(of: manifest)
        isFirstApp = member.app
      }
      if member.isExclusion {
        let pattern = manifest.exclusions[Int(member.index)].pattern
        insert(pattern, folded: false, entry: entry, root: root)
      } else {
        let route = manifest.routes[Int(member.index)]
        let pattern =
          route.pattern.optionalParts.isEmpty
          ? route.pattern : RoutePattern(route.pattern.components)
        insert(pattern, folded: !route.isCaseSensitive, entry: entry, root: root)
        for path in pathsOfEntry[entry] ?? [] {
          insert(path.pattern, folded: !route.isCaseSensitive, entry: path.entry, root: root)
        }
      }
    }
    return root
  }
}
