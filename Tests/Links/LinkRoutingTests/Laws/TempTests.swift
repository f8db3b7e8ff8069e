import LinkRouting
import TestSupport
import Testing

struct TempTests {
  static func names(_ c: Router.Conflicts) -> Set<Set<String>> {
    let pairs = c.pairs.filter { $0.kind == .ambiguous }.map { conflict in
      Set([conflict.first, conflict.second].map { String(($0.route ?? "").prefix { $0 != "-" }) })
    }
    return Set(pairs.filter { $0.count == 2 })
  }

  @Test func totals() {
    var bad = 0
    for seed in 0..<120 {
      var generator = LawManifestGenerator(seed: UInt64(seed) &+ 0x77_0971)
      for round in 0..<4 {
        var manifest = generator.manifest(clashes: round.isMultiple(of: 2))
        for index in manifest.routes.indices { manifest.routes[index].redirect = nil }
        var flat = manifest
        flat.routes = manifest.routes.flatMap { route in
          route.variants.enumerated().map { index, variant in
            var variant = variant
            variant.name += "-\(index)"
            return variant
          }
        }
        let (router, plain) = (Router(proven: [manifest]), Router(proven: [flat]))
        let (a, b) = (router.conflicts(), plain.conflicts())
        if Self.names(a) != Self.names(b) {
          bad += 1
          if bad < 6 {
            print("DIFF", seed, round, a.total, b.total, a.isTotalExact, b.isTotalExact)
            print(manifest.hosts, manifest.exclusions)
            for r in manifest.routes { print(r.name, r.pattern, r.aliases, r.isCaseSensitive, r.hosts ?? []) }
            for c in a.pairs { print("A", c.kind, c.first, c.second as Any, c.witness) }
            for c in b.pairs { print("B", c.kind, c.first, c.second as Any, c.witness) }
          }
        }
      }
    }
    print("BAD", bad)
  }
}
