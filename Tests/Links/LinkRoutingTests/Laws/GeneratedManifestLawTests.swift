import LinkRouting
import LinkTestSupport
import TestSupport
import Testing

/// Tests the laws for unusual generated manifests.
@Suite struct GeneratedManifestLawTests {
  @Test(arguments: [false, true], 0..<4)
  func linksAreBuiltAndReadBack(_ clashes: Bool, _ seed: Int) {
    var generator = LawManifestGenerator(seed: UInt64(seed) &+ 0xFACE)
    var builtCount = 0
    for _ in 0..<LawEffort.rounds(5) {
      let manifest = generator.manifest(clashes: clashes)
      // The manifest is compiled although routes conflict, so the builder must respect the
      // precedence of routes.
      let router = Router(proven: [manifest])
      var laws = Laws(router, seed: generator.values.random.next(), clashes: clashes)
      for route in manifest.routes { laws.check(manifest, route, rounds: 2) }
      builtCount += laws.builtCount
    }
    #expect(builtCount > 30)
  }
}
