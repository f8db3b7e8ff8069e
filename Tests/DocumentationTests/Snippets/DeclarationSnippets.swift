import LinkDeclarations
import LinkManifests
import LinkRouting
import Testing

enum Shop: DeclaredLinks {
  static let item = route("item") {
    "item"
    PathParameter("sku", .text("A-Z 0-9 -", length: 4...12, folding: .uppercase))
    QueryParameter("page", .integer(1...), default: 1)
  }
  static let basket = route("basket") { "basket" }

  static let manifest = LinkManifest(app: "shop", hosts: ["shop.example"]) {
    item
    basket
  }
  static let router = Router(proven: [manifest])
}

/// An app with a shared parameter.
enum Store: DeclaredLinks {
  static let campaign = QueryParameter(optional: "campaign", .slug)
  static let basket = route("basket") { "basket" }
  static let manifest = LinkManifest(
    app: "store", hosts: ["store.example"], types: campaign.item.types,
    sharedQuery: [campaign.item.declaration]
  ) {
    basket
  }
  static let router = Router(proven: [manifest])
}

/// An app with a retired route.
enum News: DeclaredLinks {
  static let article = route("article") {
    "article"
    PathParameter("id", .integer(1...))
  }
  static let oldArticle = route(
    "old-article",
    redirect: Route.Redirect(to: "article", values: [.init("id", .parameter("number"))])
  ) {
    "a"
    PathParameter("number", .integer(1...))
  }
  static let manifest = LinkManifest(app: "news", hosts: ["news.example"]) {
    article
    oldArticle
  }
  static let router = Router(proven: [manifest])
}

/// The code about links that are declared in Swift.
@Suite struct DeclarationSnippets {
  @Test func typedValues() throws {
    func title(of link: String) throws -> String {
      switch try Shop.router.match(link) {
      case Shop.basket: return "Basket"
      case let match:
        guard let (sku, page) = Shop.item.values(in: match) else { return "Shop" }
        return "Item \(sku), page \(page)"
      }
    }
    let link = try Shop.item.link("AB-12", 2)  // "https://shop.example/item/AB-12?page=2"
    #expect(link == "https://shop.example/item/AB-12?page=2")
    #expect(try title(of: link) == "Item AB-12, page 2")
    #expect(try title(of: "https://shop.example/basket") == "Basket")
  }

  @Test func theLinksAreValid() throws {
    try Shop.manifest.validate()
  }

  @Test func sharedParameters() throws {
    let match = try Store.router.match("https://store.example/basket?campaign=summer")
    let campaign = Store.campaign.value(in: match)  // "summer"
    let link = try Store.basket.link(shared: [Store.campaign("summer")])  // the same link
    #expect(campaign == "summer" && link == match.link)
  }

  @Test func retiredRoutes() throws {
    try News.manifest.validate()
    let old = try News.router.match("https://news.example/a/17")
    let id = News.article.values(in: old.destination ?? old)  // 17
    #expect(id == 17)
  }

  @Test func printing() throws {
    try Shop.manifest.validate()
    print(ManifestWriter().text(of: Shop.manifest), terminator: "")
  }
}
