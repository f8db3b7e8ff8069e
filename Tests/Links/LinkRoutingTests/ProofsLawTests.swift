import Testing
import TextPrimitives

@testable import LinkRouting

/// Tests proofs for generated manifests against an oracle that lists every link.
@Suite struct ProofsLawTests {
  /// Every string that a generated type accepts, the literals, and some strings without a match.
  static let words: [String] = {
    let languages = ProofsLanguageTests.languages(ProofsManifestGenerator.types)
    var words: Set<Bytes> = []
    for type in ProofsManifestGenerator.types.indices {
      for prefix in ["", "a", "1"] {
        for suffix in ["", "b", "0"] {
          let id = languages.id(
            type: Int32(type), prefix: Bytes(prefix.utf8), suffix: Bytes(suffix.utf8))
          words.formUnion(languages.words(id, limit: 1000) ?? [])
        }
      }
    }
    for literal in ["a", "b", "ab", "10", "true"] {
      let id = languages.id(folded: Bytes(literal.utf8))
      words.formUnion(languages.words(id, limit: 1000) ?? [])
    }
    return words.map { String(decoding: $0, as: UTF8.self) }.sorted() + ["zz"]
  }()

  struct Link {
    var path: [String]
    var hasSlash: Bool

    func text(host: String) -> String {
      "https://" + host + path.map { "/" + $0 }.joined() + (hasSlash || path.isEmpty ? "/" : "")
    }
  }

  /// Returns all paths of up to two components, as indices of words.
  static func paths(_ words: [String]) -> [[Int]] {
    [[]] + words.indices.map { [$0] }
      + words.indices.flatMap { first in words.indices.map { [first, $0] } }
  }

  /// Returns strings that the compound components of the patterns accept.
  ///
  /// A compound component contains several parameters.
  static func compoundWords(_ patterns: [Specification.Pattern]) -> [String] {
    let values = words.filter { $0.count <= 2 }
    var result: Set<String> = []
    for pattern in patterns {
      for case .compound(let pieces) in pattern.components {
        var texts = [""]
        for piece in pieces {
          switch piece {
          case .literal(let text): texts = texts.map { $0 + text }
          case .parameter(_, let type):
            let own = values.filter {
              pattern.takes(.parameter(name: "p", type: type), $0)
            }
            texts = texts.flatMap { text in own.map { text + $0 } }
          }
        }
        result.formUnion(texts)
      }
    }
    return result.subtracting(words).sorted()
  }

  /// Returns the conflicts of a manifest regardless of order: `r1~r2`, with the names sorted.
  static func unordered(_ conflicts: Router.Conflicts) -> Set<String> {
    Set(
      conflicts.pairs.map { conflict in
        func name(_ pattern: PatternReference) -> String {
          pattern.route.map { "\($0) \(pattern.pattern)" }
            ?? "-\(pattern.pattern)\(pattern.location)"
        }
        switch conflict.kind {
        case .ambiguous:
          return [name(conflict.first), name(conflict.second)].sorted().joined(separator: "~")
        case .unreachable:
          let takers = ([conflict.first] + conflict.others).map(name).sorted()
          return takers.joined(separator: "+") + ">" + name(conflict.second)
        }
      })
  }

  @Test(arguments: 0..<24)
  func pairsAgreeWithEveryLink(_ seed: UInt64) throws {
    var generator = ProofsManifestGenerator(seed: seed)
    let manifest = generator.manifest(8, exclusions: seed % 3 == 0 ? 2 : 0, maximum: 2)
    let conflicts = try Router([manifest]).conflicts()
    #expect(conflicts.isTotalExact && conflicts.total == conflicts.pairs.count)

    var ambiguous: Set<String> = []
    var reachable: Set<String> = []
    // If no route is limited to one host, all origins are equivalent.
    let isUniform =
      manifest.routes.allSatisfy { $0.hosts == nil }
      && manifest.exclusions.allSatisfy { $0.host == nil }
    for host in isUniform ? ["a.example"] : [nil, "a.example", "b.example"] {
      guard host.map(manifest.hosts.contains) ?? !manifest.schemes.isEmpty else { continue }
      var (routes, exclusions) = Specification.patterns(manifest, host: host)
      let words = Self.words + Self.compoundWords(routes + exclusions)
      routes = routes.map { $0.looked(at: words) }
      exclusions = exclusions.map { $0.looked(at: words) }
      for (path, hasSlash) in Self.paths(words).flatMap({
        $0.isEmpty ? [($0, false)] : [($0, false), ($0, true)]
      }) {
        let takers = routes.filter { $0.takes(path, hasSlash: hasSlash) }
        if takers.isEmpty { continue }
        if exclusions.contains(where: { $0.takes(path, hasSlash: hasSlash) }) { continue }
        for (index, left) in takers.enumerated() {
          for right in takers[(index + 1)...]
          where Specification.order(left, right) == .equal {
            ambiguous.insert([left.id, right.id].sorted().joined(separator: "~"))
          }
        }
        for taker in takers
        where !takers.contains(where: { Specification.order($0, taker) == .before }) {
          reachable.insert(taker.id)
        }
      }
    }
    let found = conflicts.pairs.filter { $0.kind == .ambiguous }
    let names = Set(
      found.map { [Self.id($0.first), Self.id($0.second)].sorted().joined(separator: "~") })
    #expect(ambiguous.isSubset(of: names))
    #expect(found.count == names.count)
    // The list contains only short links. Two patterns whose shared links are all longer must both
    // have a catch-all.
    for conflict in found {
      let names = [conflict.first, conflict.second].map(Self.id).sorted().joined(separator: "~")
      let areOpen = [conflict.first, conflict.second].allSatisfy { reference in
        reference.pattern.components.contains(where: \.isCatchAll)
      }
      #expect(ambiguous.contains(names) || areOpen, "\(names)")
    }

    // A pattern with a catch-all also matches links that are longer than the listed ones, so the
    // list cannot prove that the pattern is unreachable.
    let unreachable = Set(
      conflicts.pairs.filter { $0.kind == .unreachable }.map { Self.id($0.second) })
    for route in manifest.routes {
      for pattern in route.pattern.expansions {
        let id = Specification.Pattern.id(route.name, pattern)
        if pattern.components.contains(where: \.isCatchAll) {
          if reachable.contains(id) { #expect(!unreachable.contains(id)) }
        } else if pattern.components.count <= 2 {
          #expect(unreachable.contains(id) == !reachable.contains(id), "\(id)")
        }
      }
    }
  }

  private static func id(_ pattern: PatternReference) -> String {
    Specification.Pattern.id(pattern.route ?? "-", pattern.pattern)
  }

  @Test(arguments: 100..<160)
  func orderPlaysNoPart(_ seed: UInt64) throws {
    var generator = ProofsManifestGenerator(seed: seed)
    var manifest = generator.manifest(12, exclusions: 2)
    let conflicts = try Router([manifest]).conflicts()
    for _ in 0..<4 {
      manifest.routes.shuffle(using: &generator.random)
      let shuffled = try Router([manifest]).conflicts()
      #expect(Self.unordered(shuffled) == Self.unordered(conflicts))
      #expect(shuffled.total == conflicts.total)
    }
  }

  @Test(arguments: 200..<280)
  func witnessesAreTakenByBoth(_ seed: UInt64) throws {
    var generator = ProofsManifestGenerator(seed: seed)
    let manifest = generator.manifest(10, exclusions: 1)
    let router = try Router([manifest])
    for conflict in router.conflicts().pairs {
      /// Returns the route that matches the witness in a manifest with only the given routes.
      func taker(_ names: [String?]) throws -> String? {
        var rest = manifest
        rest.routes.removeAll { !names.contains($0.name) }
        rest.exclusions = []
        return try Router([rest]).match(conflict.witness).route.name
      }
      #expect(try taker([conflict.second.route]) == conflict.second.route)
      guard conflict.kind == .ambiguous else { continue }
      #expect(try taker([conflict.first.route]) == conflict.first.route)
    }
  }

  @Test(arguments: 300..<330)
  func theRouterFollowsTheSpecification(_ seed: UInt64) throws {
    var generator = ProofsManifestGenerator(seed: seed)
    var manifest = generator.manifest(14, exclusions: 1)
    // Without the conflicting routes, the specification determines the result for every link.
    while let conflict = try Router([manifest]).conflicts().pairs.first {
      manifest.routes.removeAll { $0.name == conflict.second.route }
    }
    let host = manifest.hosts[0]
    let (routes, exclusions) = Specification.patterns(manifest, host: host)
    var links = (0..<100).map { _ in
      Link(
        path: (0..<Int.random(in: 0...4, using: &generator.random)).map { _ in
          generator.random.one(of: Self.words)
        }, hasSlash: false)
    }
    // Most random links match no route, so some links are derived from the routes.
    for route in manifest.routes {
      for path in Self.paths(of: route, manifest, &generator.random) {
        links.append(Link(path: path, hasSlash: false))
        if !path.isEmpty { links.append(Link(path: path, hasSlash: true)) }
      }
    }
    func taker(_ path: [String], hasSlash: Bool) -> String? {
      if exclusions.contains(where: { $0.takes(path, hasSlash: hasSlash) }) { return nil }
      let takers = routes.filter { $0.takes(path, hasSlash: hasSlash) }
      return takers.first { taker in
        takers.allSatisfy { other in
          other.id == taker.id || Specification.order(taker, other) == .before
        }
      }?.name
    }
    let expected = links.map { link -> String? in
      let name = taker(link.path, hasSlash: link.hasSlash)
      let isTolerated = manifest.routes.contains {
        $0.name == name && $0.trailingSlash == .tolerated
      }
      // The canonical path has no trailing slash, and must match the same route.
      guard link.hasSlash, isTolerated else { return name }
      return taker(link.path, hasSlash: false) == name ? name : nil
    }
    for _ in 0..<4 {
      let router = try Router([manifest])
      for (link, expected) in zip(links, expected) {
        let text = link.text(host: host)
        let match = try? router.match(text)
        // The specification does not fold values. With folded values, the path may match another
        // route.
        let folds = manifest.routes.contains {
          $0.name == expected && $0.pattern.parameters.contains { $0.type == "up" }
        }
        let code = match == nil && folds ? refusal(text, router)?.code : nil
        if code == .matchesOtherRoute || code == .excluded { continue }
        #expect(match?.route.name == expected, "\(text)")
      }
      manifest.routes.shuffle(using: &generator.random)
    }
  }

  /// Returns random paths that are likely to match a route.
  private static func paths(
    of route: Route, _ manifest: LinkManifest, _ random: inout ProofsRandom
  ) -> [[String]] {
    (0..<6).map { _ in
      let own = random.one(of: route.pattern.expansions)
      let pattern = Specification.Pattern(route, own, manifest)
      var path: [String] = []
      for component in own.components {
        switch component {
        case .literal(let text): path.append(text)
        default:
          var count = 1
          if case .catchAll = component { count = Int.random(in: 0...2, using: &random) }
          let fitting = (words + compoundWords([pattern])).filter { pattern.takes(component, $0) }
          // If no listed word is valid for the component, any word is chosen. The path then matches
          // another route or none.
          let values = fitting.isEmpty ? words : fitting
          for _ in 0..<count { path.append(random.one(of: values)) }
        }
      }
      return path
    }
  }

  @Test func backtracking() throws {
    func routes(_ paths: [String]) throws -> [Route] {
      try paths.enumerated().map { index, path in
        Route(name: "r\(index)", pattern: try RoutePattern(parsing: path))
      }
    }
    for paths in [
      ["/a/b", "/{x:ab}/c"], ["/{x:ab}/c", "/a/b"],
      ["/a/b/c", "/a/{x:ab}/d", "/{y:ab}/b/e", "/{z:ab*}"],
    ] {
      let manifest = LinkManifest(
        app: "app", hosts: ["a.example"], types: ProofsManifestGenerator.types,
        routes: try routes(paths))
      let router = try Router([manifest])
      #expect(router.conflicts().total == 0)
      for (index, path) in paths.enumerated() {
        let link = path.split(separator: "/").map { $0.hasPrefix("{") ? "a" : $0 }
        let match = try router.match("https://a.example/" + link.joined(separator: "/"))
        #expect(match.route.name == "r\(index)")
      }
    }
  }
}
