import BundledApps
import LinkRouting
import TestSupport
import Testing

/// Tests the laws for every route of the five bundled apps.
@Suite struct BundledAppLawTests {
  @Test(arguments: BundledApp.all.map(\.app))
  func linksAreBuiltAndReadBack(_ app: String) throws {
    let router = try Router(BundledApp.all)
    let manifest = try #require(router.manifests.first { $0.app == app })
    var laws = Laws(router, seed: 0xB11D)
    for route in manifest.routes {
      let count = laws.builtCount
      laws.check(manifest, route, rounds: LawEffort.rounds(8))
      #expect(laws.builtCount > count, "no link of \(app).\(route.name) was built")
    }
  }
}
