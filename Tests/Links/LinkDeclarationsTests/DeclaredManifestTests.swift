import Diagnostics
import LinkDeclarations
import LinkManifests
import LinkRouting
import Testing

@Suite struct DeclaredManifestTests {
  @Test func theModelEqualsThatOfAFile() throws {
    let file = try ManifestFile(parsing: Array(Shop.yaml.utf8), path: "shop.links.yaml")
    #expect(Shop.manifest == file.manifest)
    #expect(Shop.manifest.routes == file.manifest.routes)
    #expect(Shop.manifest.types == file.manifest.types)
  }

  @Test func optionalPartsAndFragmentsEqualThoseOfAFile() throws {
    let file = try ManifestFile(parsing: Array(Travel.yaml.utf8), path: "travel.links.yaml")
    #expect(Travel.manifest.types == file.manifest.types)
    #expect(Travel.manifest.routes == file.manifest.routes)
    #expect(Travel.manifest == file.manifest)
    try Travel.manifest.validate()
  }

  @Test func partsWithSeveralValuesEqualThoseOfAFile() throws {
    let file = try ManifestFile(parsing: Array(Calendar.yaml.utf8), path: "calendar.links.yaml")
    #expect(Calendar.manifest.types == file.manifest.types)
    #expect(Calendar.manifest.routes == file.manifest.routes)
    #expect(Calendar.manifest == file.manifest)
    try Calendar.manifest.validate()
  }

  @Test func theWriterWritesAnEqualFile() throws {
    let text = ManifestWriter().text(of: Shop.manifest)
    let file = try ManifestFile(parsing: Array(text.utf8), path: "shop.links.yaml")
    #expect(file.manifest == Shop.manifest)
  }

  @Test func validDeclarationsHaveNoDiagnostics() throws {
    try Shop.manifest.validate()
    #expect(Shop.manifest.validationDiagnostics() == [])
    #expect(Shop.router.diagnostics == [])
  }

  /// Each expectation has the parts of a route and its path.
  @Test func partsBecomeAPath() {
    func path<Values>(@RouteBuilder _ parts: () -> RouteParts<Values>) -> String {
      Shop.route("route", parts: parts).route.pattern.description
    }
    #expect(path {} == "/")
    #expect(path { "a" } == "/a")
    #expect(path { "/a/b/" } == "/a/b")
    #expect(path { PathParameter("id", .uuid) } == "/{id:uuid}")
    #expect(path { PathParameter("uuid", .uuid) } == "/{uuid}")
    #expect(path { PathParameter("id", .integer(1...9)) } == "/{id}")
    #expect(path { PathParameter("id", .integer(1...9).named("rank")) } == "/{id:rank}")
    #expect(path { PathParameter("words", .slug) } == "/{words:slug}")
    #expect(path { PathParameter(catchAll: "rest", .text, minimum: 1) } == "/{rest:text+}")
    #expect(
      path {
        "a"
        QueryParameter("q", .text)
        "b"
      } == "/a/b")
    #expect(
      path {
        PathParameter("w", .integer)
        PathParameter("h", .integer, prefix: "x", suffix: "px", continuesComponent: true)
        "b"
      } == "/{w:integer}x{h:integer}px/b")
    #expect(
      path {
        PathParameter(optional: "a", .slug)
        PathParameter(optional: "b", .slug, within: "a")
        PathParameter(optional: "c", .slug, after: "x/y", within: "b")
        "z"
        PathParameter(optional: "d", .slug)
      } == "[/{a:slug}[/{b:slug}[/x/y/{c:slug}]]]/z[/{d:slug}]")
    #expect(
      path {
        PathParameter(optional: "a", .slug, prefix: "v", suffix: "x", before: "y/z")
        PathParameter(optional: "b", .slug, within: "a")
        PathParameter(optional: "c", .integer, within: "b")
        PathParameter(optional: "d", .integer, prefix: "-", with: "c", continuesComponent: true)
        PathParameter(optional: "e", .slug, after: "w", with: "a")
        PathParameter(optional: "f", .slug)
      } == "[/v{a:slug}x/y/z[/{b:slug}[/{c:integer}-{d:integer}]]/w/{e:slug}][/{f:slug}]")
  }

  @Test func conditionsAndLoopsAreAllowed() {
    func manifest(_ isDebug: Bool) -> LinkManifest {
      LinkManifest(app: "shop", hosts: ["shop.example"]) {
        if isDebug { Shop.item } else { Shop.home }
        if isDebug { Shop.files }
        for name in ["a", "b"] { Shop.route(name) { name } }
      }
    }
    #expect(manifest(true).routes.map(\.name) == ["item", "files", "a", "b"])
    #expect(manifest(false).routes.map(\.name) == ["home", "a", "b"])
    #expect(manifest(true).types.map(\.name) == ["sku"])
  }

  @Test func conflictsHaveAWitness() throws {
    let manifest = LinkManifest(app: "shop", hosts: ["shop.example"]) {
      Shop.route("word") {
        "item"
        PathParameter("word", .text("a-z"))
      }
      Shop.route("code") {
        "item"
        PathParameter("code", .text("a-f 0-9"))
      }
    }
    let error = try #require(throws: ManifestError.self) { try manifest.validate() }
    let conflict = try #require(error.diagnostics.first)
    #expect(conflict.code == "ambiguous-routes")
    #expect(conflict.location == ManifestLocation("routes", "code", "path"))
    // A link of both routes consists of the letters that both types allow.
    let witness = try #require(
      conflict.message.split(separator: "'").first { $0.hasPrefix("https://shop.example/item/") })
    #expect(witness.split(separator: "/").last?.allSatisfy { "abcdef".contains($0) } == true)
  }
}
