import BundledApps
import Testing

@testable import LinkRouting

@Suite("Routers for manifests that are already checked")
struct ProvenRouterTests {
  private static func manifest() throws -> LinkManifest {
    LinkManifest(
      app: "shop", hosts: ["shop.example"],
      routes: [
        Route(name: "item", pattern: try RoutePattern(parsing: "/item/{id:missing}")),
        Route(name: "cart", pattern: try RoutePattern(parsing: "/cart")),
      ])
  }

  @Test("Routes that cannot be compiled are omitted and reported, and the other routes match")
  func leftOut() throws {
    let manifest = try Self.manifest()
    let router = Router(proven: [manifest])
    #expect(router.diagnostics.map(\.code) == ["undefined-type"])
    #expect(router.diagnostics.first?.location == ManifestLocation("routes", "item", "path"))
    #expect(try router.match("https://shop.example/cart").routeName == "cart")
    #expect(throws: LinkError.self) { try router.match("https://shop.example/item/1") }
    #expect(throws: ManifestError.self) { try Router([manifest]) }
  }

  @Test("A router for valid manifests reports nothing")
  func sound() throws {
    #expect(Router(proven: BundledApp.all).diagnostics.isEmpty)
    #expect(try Router(BundledApp.all).diagnostics.isEmpty)
    #expect(WordlyLink.router.diagnostics.isEmpty)
  }

  @Test("A match retains the table of its router, which is freed after the last match")
  func freed() throws {
    weak var table: RouteTable?
    var match: LinkMatch?
    do {
      let router = Router(proven: [BundledApp.wordly])
      table = router.table
      #expect(table != nil)
      match = try router.match("https://wordly.ai/attend/KXTR-7429")
    }
    #expect(table != nil && match?.app == "wordly")
    match = nil
    #expect(table == nil)
  }
}
