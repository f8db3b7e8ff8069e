import Diagnostics
import LinkRouting
import TestSupport
import Testing

/// Tests links whose path differs from their canonical path.
@Suite("Canonical paths that match a different route or an exclusion")
struct CanonicalPathTests {
  static func router(excluding exclusions: [String] = []) throws -> Router {
    var item = Route(name: "item", pattern: try RoutePattern(parsing: "/item/{code:code}"))
    item.aliases = [try RoutePattern(parsing: "/i/{code:code}")]
    var page = Route(name: "page", pattern: try RoutePattern(parsing: "/Page/{id:integer}"))
    page.isCaseSensitive = false
    let new = Route(name: "new", pattern: try RoutePattern(parsing: "/item/NEW"))
    let tag = Route(name: "tag", pattern: try RoutePattern(parsing: "/t/{tag:language}"))
    let upper = TextRule(folding: .uppercase)
    var manifest = LinkManifest(
      app: "shop", hosts: ["shop.example", "other.example"], schemes: ["shop"],
      types: [
        ParameterType("code", .text(upper)), ParameterType("integer", .integer(0...99)),
        ParameterType("language", .languageTag),
      ],
      routes: [item, page, new, tag])
    manifest.exclusions = try exclusions.map {
      LinkManifest.Exclusion(pattern: try RoutePattern(parsing: $0))
    }
    return try Router([manifest])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var link: String
    /// The canonical link, or the code of the error.
    var result: String
    var testDescription: String { link }
  }

  static let rows = [
    Row(link: "https://shop.example/i/a", result: "https://shop.example/item/A"),
    Row(link: "https://shop.example/i/A?x=1", result: "https://shop.example/item/A"),
    Row(link: "https://shop.example/item/a", result: "https://shop.example/item/A"),
    // The route `new` precedes `item`.
    Row(link: "https://shop.example/item/NEW", result: "https://shop.example/item/NEW"),
    Row(link: "https://shop.example/item/new", result: "leads-elsewhere"),
    Row(link: "https://shop.example/i/new", result: "leads-elsewhere"),
    Row(link: "https://shop.example/i/%6Eew/", result: "leads-elsewhere"),
    Row(link: "shop://i/New", result: "leads-elsewhere"),
    Row(link: "https://shop.example/item/%6E%65%77", result: "leads-elsewhere"),
    Row(link: "https://shop.example/item/%6F%6C%64", result: "excluded"),
    Row(link: "https://shop.example/item/%6F%6C%65", result: "https://shop.example/item/OLE"),
    Row(link: "https://shop.example/t/%45%4E-us", result: "excluded"),
    // Exclusions apply to the canonical path, too.
    Row(link: "https://shop.example/item/OLD", result: "excluded"),
    Row(link: "https://shop.example/item/old", result: "excluded"),
    Row(link: "https://other.example/i/old", result: "excluded"),
    Row(link: "https://shop.example/page/7", result: "excluded"),
    Row(link: "https://shop.example/page/8", result: "https://shop.example/Page/8"),
    Row(link: "https://shop.example/t/EN-us", result: "excluded"),
    Row(link: "https://shop.example/t/EN-gb", result: "https://shop.example/t/en-GB"),
  ]

  @Test("A link is rejected if its canonical path has a different meaning", arguments: rows)
  func result(row: Row) throws {
    let router = try Self.router(excluding: ["/item/OLD", "/Page/7", "/t/en-US"])
    do throws(LinkError) {
      let match = try router.match(row.link)
      #expect(match.canonicalLink == row.result)
      let again = try router.match(match.canonicalLink)
      #expect(again.reference == match.reference)
      #expect(again.parameters.count == match.parameters.count)
    } catch {
      #expect(error.code.rawValue == row.result)
      #expect(router.rejectionCode(of: row.link) == error.code)
    }
  }

  @Test("Without exclusions and preceding routes, no link is rejected")
  func uncontested() throws {
    let router = try Self.router()
    for link in ["https://shop.example/item/old", "https://other.example/page/7"] {
      #expect(throws: Never.self) { try router.match(link) }
    }
  }

  @Test("The error has the range of the path")
  func range() throws {
    let router = try Self.router()
    let error = #expect(throws: LinkError.self) {
      try router.match("https://shop.example/i/new?x=1")
    }
    #expect(error?.range == SourceRange(20, 26))
    #expect(error?.nearest == RouteReference(app: "shop", route: "new"))
  }
}
