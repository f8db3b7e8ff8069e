import CWaymark
import Foundation
import TestSupport
import Testing

/// Tests routers, languages, and the version through the C interface.
struct RouterTests {
  static let shop = """
    app: shop
    hosts: [shop.example]
    routes:
      item: "/item/{id:integer}"
      files: "/files/{path:text*}"
    """

  @Test func aRouterOfAManifest() throws {
    let router = try TestRouter([Self.shop])
    #expect(
      router.description == """
        [{"app":"shop","route":"item","parameters":[{"name":"id","list":false,"secret":false}]},\
        {"app":"shop","route":"files","parameters":[{"name":"path","list":true,"secret":false}]}]
        """)
    let links = ["https://shop.example/item/7", "https://shop.example/files/a%22b/c"]
    let rows = try TestBatch(links).rows(router)
    #expect(rows.map { $0?["parameters"] } == ["id=7", #"path=["a\"b","c"]"#])
  }

  @Test func severalManifests() throws {
    let other = Self.shop.replacing("shop", with: "book")
    let rows = try TestBatch(["https://book.example/item/1", "https://shop.example/item/1"])
      .rows(TestRouter([Self.shop, other]))
    #expect(rows.map { $0?["app"] } == ["book", "shop"])
    #expect(rows.map { $0?["route"] } == ["item", "item"])
  }

  @Test func anInvalidManifestIsAnErrorWithPositions() throws {
    let failure = #expect(throws: LibraryFailure.self) {
      try TestRouter(["app: shop\nhosts: [shop.example]\nroutes:\n  item: \"/item/{id:nothing}\"\n"]
      )
    }
    #expect(failure?.status == Int32(WAYMARK_INVALID_MANIFEST))
    let message = try #require(failure?.message)
    #expect(message.hasPrefix("manifest:4:"), "\(message)")
    #expect(message.hasSuffix("]"), "\(message)")
  }

  @Test func missingArgumentsAreErrors() {
    var router: OpaquePointer?
    var error: OpaquePointer?
    #expect(unsafe waymark_router_create(nil, 1, &router, &error) == 1)
    #expect(unsafe String(cString: waymark_error_message(error)) == "no manifests")
    unsafe waymark_error_free(error)
    var manifest = unsafe waymark_manifest(path: nil, content: nil, length: 4)
    #expect(unsafe waymark_router_create(&manifest, 1, &router, nil) == 1)
    #expect(waymark_router_create_bundled(nil, nil) == 1)
    #expect(waymark_router_describe(nil, nil, nil) == 1)
    #expect(waymark_negotiate(nil, nil, nil, nil, nil) == 1)
    #expect(unsafe router == nil)
    // Calls with `NULL` have no effect.
    waymark_router_free(nil)
    waymark_error_free(nil)
    waymark_string_free(nil)
    #expect(unsafe waymark_error_message(nil) == nil)
  }

  @Test(
    arguments: [
      ("zh-SG,fr", nil, nil, "zh-CN", 0, 0),
      ("it,fr", "de,fr", nil, "fr", 1, 0),
      ("it", "de,en", nil, "en", -1, 0),
      ("it", "de,he", "he", "he", -1, 1),
      ("", "de", nil, "de", -1, 0),
    ] as [(String, String?, String?, String, Int64, Int32)])
  func aLanguage(
    preferences: String, supported: String?, fallback: String?, language: String, index: Int64,
    rightToLeft: Int32
  ) throws {
    var result = unsafe waymark_negotiation()
    #expect(unsafe waymark_negotiate(preferences, supported, fallback, &result, nil) == 0)
    defer { unsafe waymark_string_free(result.language) }
    #expect(unsafe String(cString: result.language) == language)
    #expect(unsafe result.preference_index == index)
    #expect(unsafe result.is_right_to_left == rightToLeft)
  }

  @Test func noSupportedLanguageIsAnError() {
    var result = unsafe waymark_negotiation()
    #expect(unsafe waymark_negotiate("fr", "", nil, &result, nil) == 1)
  }

  @Test func theVersionIsThatOfTheTool() throws {
    let version = unsafe String(cString: waymark_version())
    let file = ProjectFolder.url.appending(path: "Tools/WaymarkCommand/Waymark.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    #expect(source.contains("static let version = \"\(version)\""))
  }
}
