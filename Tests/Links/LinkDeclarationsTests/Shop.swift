import LinkDeclarations
import LinkRouting

/// The links of an app with all kinds of parameters.
enum Shop: DeclaredLinks {
  enum Size: String, LinkWord {
    case small, large
  }

  struct Voucher: SecretText {
    static let type = ParameterType(
      "voucher",
      .text(TextRule(allowed: ScalarSet(parsing: "A-Z 0-9"), length: 4...16, folding: .uppercase)),
      isSecret: true)
    static let folding = TextRule.Folding.uppercase
    let _checked: _CheckedText
    init(_checked: _CheckedText) { self._checked = _checked }
  }

  private static let sku = PathParameter(
    "sku", .text("- 0-9 A-Z", length: 4...12, folding: .uppercase))

  static let home = route("home", title: "route.home") {}
  static let item = route("item") {
    "item"
    sku
    QueryParameter("page", .integer(1...), default: 1)
    PathAlias {
      "products"
      sku
    }
  }
  static let search = route("search", rejectsUnknownKeys: true, isFormEncoded: true) {
    "search"
    QueryParameter("q", .text(length: 1...100))
    QueryParameter(repeated: "tags", .slug, key: "tags[]")
    QueryParameter(optional: "size", .word(Size.self))
    QueryParameter(optional: "sort", .word("price", "name"))
    QueryParameter(optional: "lang", .language, invalid: .reject)
    FragmentParameter(optional: "at", .integer(0...9))
  }
  static let order = route("order", requirements: [Requirement(fact: "signedIn")]) {
    "account/orders"
    PathParameter("id", .uuid)
    QueryParameter(optional: "voucher", .text(Voucher.self))
    QueryParameter(optional: "pin", .secret(.integer(0...9999)))
  }
  static let day = route("day", trailingSlash: .required, hosts: ["www.shop.example"]) {
    "day"
    PathParameter("date", .date)
    QueryParameter("open", .boolean)
  }
  static let flight = route("flight", isCaseSensitive: false) {
    "flight"
    PathParameter("flight", .pattern("[A-Z]{2}[0-9]{1,4}", folding: .uppercase))
    PathParameter("edition", .integer, prefix: "v", suffix: "x")
  }
  static let files = route("files") {
    "files"
    PathParameter(catchAll: "path", .text)
  }
  static let price = route("price") {
    "price"
    PathParameter("currency", .currency)
    PathParameter("country", .country)
    QueryParameter(optional: "since", .dateTime)
  }

  static let manifest = LinkManifest(
    app: "shop", title: "Shop", hosts: ["shop.example", "www.shop.example"], schemes: ["shop"],
    catalog: "Shop.xcstrings", facts: ["signedIn"]
  ) {
    home
    item
    search
    order
    day
    flight
    files
    price
    ExcludedPath {
      "admin"
      PathParameter(catchAll: "rest", .text)
    }
    ExcludedPath(host: "www.shop.example") { "legal" }
  }
  static let router = Router(proven: [manifest])

  /// A manifest file in YAML that is equivalent to ``manifest``.
  static let yaml = """
    app: shop
    title: Shop
    hosts: [shop.example, www.shop.example]
    schemes: [shop]
    catalog: Shop.xcstrings
    facts: [signedIn]
    types:
      sku: { text: "A-Z 0-9 -", length: 4..12, fold: uppercase }
      voucher: { text: "A-Z 0-9", length: 4..16, fold: uppercase, secret: true }
      pin: { integer: 0..9999, secret: true }
      flight: { pattern: "[A-Z]{2}[0-9]{1,4}", fold: uppercase }
    routes:
      home: { path: /, title: route.home }
      item:
        path: /item/{sku}
        aliases: ["/products/{sku}"]
        query: { page: { integer: "1..", default: 1 } }
      search:
        path: /search
        query:
          q: { text: any, length: 1..100 }
          tags: { type: slug, repeated: true, key: "tags[]" }
          size: small | large?
          sort: price | name?
          lang: { type: language, optional: true, invalid: reject }
        fragment: { at: { integer: 0..9, optional: true } }
        strict: true
        form: true
      order:
        path: /account/orders/{id:uuid}
        query: { voucher: "voucher?", pin: "pin?" }
        requires: signedIn
      day:
        path: /day/{date}
        query: { open: boolean }
        slash: required
        hosts: [www.shop.example]
      flight:
        path: /flight/{flight}/v{edition:integer}x
        case: insensitive
      files: /files/{path:text*}
      price:
        path: /price/{currency}/{country}
        query: { since: "datetime?" }
    exclude: ["/admin/{rest:text*}", "https://www.shop.example/legal"]
    """
}

/// The links of another app, which has a route with the same name as a route of ``Shop``.
enum Blog: DeclaredLinks {
  static let home = route("home") {}
  static let draft = route("draft") { "draft" }
  static let manifest = LinkManifest(app: "blog", hosts: ["blog.example"]) { home }
  static let router = Router(proven: [manifest, Shop.manifest])
}
