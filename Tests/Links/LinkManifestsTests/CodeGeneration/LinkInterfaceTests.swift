import LinkRouting
import TestSupport
import Testing
import TextPrimitives

@testable import LinkCodeGeneration
@testable import LinkManifests

@Suite("The code interface of a manifest")
struct LinkInterfaceTests {
  private func interface(_ text: String) throws -> LinkInterface {
    LinkInterface(try ManifestFile(parsing: Array(text.utf8), path: "folder/x.links.yaml"))
  }

  @Test(
    "The type is named after the app, and spelled like its title",
    arguments: [
      ("wordly", "Wordly", "WordlyLink"), ("osqr", "OSQR", "OSQRLink"),
      ("fieldnotes", "FieldNotes", "FieldNotesLink"), ("cocotte", "CocotteAI", "CocotteLink"),
      ("my-shop", "My Shop", "MyShopLink"), ("my-shop", "My 🛒 Shop", "MyShopLink"),
      ("my-shop", nil, "MyShopLink"), ("class", nil, "ClassLink"),
    ])
  func typeName(app: String, title: String?, name: String) {
    let manifest = LinkManifest(app: app, title: title, schemes: ["s"])
    #expect(LinkInterface(manifest, fileName: "x").typeName == name)
  }

  @Test("Parameters are in the order of a link, and have a position and an occurrence")
  func parameters() throws {
    let interface = try interface(
      """
      app: shop
      schemes: [shop]
      types: { code: { text: any, secret: true }, unused: uuid, other: code }
      query: { org: uuid? }
      routes:
        item:
          path: /item/{id:uuid}/{rest:text+}
          query: { code: code?, size: s | m = m, tag: "text[]", n: integer }
          fragment: { part: other }
      """)
    #expect(interface.fileName == "x.links.yaml")
    let parameters = try #require(interface.routes.first).parameters
    #expect(parameters.map(\.name) == ["id", "rest", "code", "size", "tag", "n", "org", "part"])
    #expect(
      parameters.map(\.position) == [
        .path(component: 1), .path(component: 2), .query, .query, .query, .query, .sharedQuery,
        .fragment,
      ])
    #expect(
      parameters.map(\.occurrence) == [
        .required, .repeated(minimum: 1), .optional, .defaulted("m"), .repeated(minimum: 0),
        .required, .optional, .required,
      ])
    #expect(parameters.map(\.isSecret) == [false, false, true, false, false, false, false, true])
    #expect(interface.types.map(\.name) == ["code", "other", "size"])
    #expect(parameters.map(\.namedType) == [nil, nil, 0, 2, nil, nil, nil, 1])
    #expect(interface.types.last?.words == ["s", "m"])
  }

  @Test("The type for a choice of words is named after the parameter and, if necessary, the route")
  func choices() throws {
    let interface = try interface(
      """
      app: shop
      schemes: [shop]
      types: { level: { enum: [low, high] } }
      query: { level: a | b? }
      routes:
        one: { path: /one, query: { mode: x | y, kind: p | q, old: level? } }
        two: { path: /two, query: { mode: x | y, kind: p | r } }
      """)
    #expect(
      interface.types.map(\.name) == ["level", "mode", "one-kind", "query-level", "two-kind"])
    let indexes = interface.routes.map { $0.parameters.map(\.namedType) }
    #expect(indexes == [[1, 2, 0, 3], [1, 4, 3]])
  }

  @Test("Displayed text is split into lines and contains no hidden characters")
  func shownText() {
    #expect(ShownText.lines(of: "a\r\nb\u{2028}c\u{85}d \n\n") == ["a", "b", "c", "d"])
    #expect(ShownText.line("a\u{202E}b\u{0}👩‍👩‍👧") == "a<U+202E>b<U+0000>👩‍👩‍👧")
    #expect(ShownText.lines(of: " \n\n").isEmpty && ShownText.lines(of: "").isEmpty)
    for text in HostileTexts.all {
      #expect(
        !ShownText.line(text).unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
