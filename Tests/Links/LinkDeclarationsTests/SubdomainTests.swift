import LinkDeclarations
import LinkManifests
import LinkRouting
import Testing

private enum Stores: DeclaredLinks {
  static let store = Subdomain("store", .slug, of: "shop.example")
  static let item = route("item") {
    "item"
    PathParameter("id", .integer)
  }
  static let manifest = LinkManifest(
    app: "stores", hosts: ["shop.example", store.host], types: store.types, schemes: ["stores"]
  ) {
    item
  }
  static let router = Router(proven: [manifest])
}

/// Tests hosts whose first label is a parameter, declared in Swift.
@Suite("Declared subdomains")
struct DeclaredSubdomainTests {
  @Test("The declarations equal those of a file")
  func manifest() throws {
    let text = """
      app: stores
      hosts: [shop.example, "{store:slug}.shop.example"]
      schemes: [stores]
      routes: { item: "/item/{id:integer}" }
      """
    let file = try ManifestFile(parsing: Array(text.utf8), path: "stores.links.yaml")
    #expect(Stores.manifest == file.manifest)
    try Stores.manifest.validate()
  }

  @Test("The value is read from the host and written to it")
  func values() throws {
    let link = "https://berlin.shop.example/item/7"
    let match = try Stores.router.match(link)
    #expect(Stores.store.value(in: match) == "berlin")
    let id: Int? = Stores.item.values(in: match)
    #expect(id == 7)
    #expect(try Stores.item.link(7, subdomain: Stores.store("berlin")) == link)
    #expect(try Stores.item.link(7) == "https://shop.example/item/7")
    #expect(throws: LinkError.self) {
      try Stores.item.link(7, scheme: "stores", subdomain: Stores.store("berlin"))
    }
    #expect(Stores.store.value(in: try Stores.router.match("stores://item/7")) == nil)
  }
}
