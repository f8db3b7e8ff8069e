import Diagnostics
import LinkRouting
import TestSupport
import Testing

@testable import LinkManifests

@Suite("Names in generated code")
struct NameTests {
  @Test(
    "Names become identifiers",
    arguments: [
      ("observationId", "observationId", "ObservationId"), ("my-shop", "myShop", "MyShop"),
      ("my_shop", "myShop", "MyShop"), ("MyShop", "myShop", "MyShop"), ("URL", "url", "URL"),
      ("URLItem", "urlItem", "URLItem"), ("X", "x", "X"), ("a1-b2", "a1B2", "A1B2"),
      ("trailing-", "trailing", "Trailing"), ("1st", "_1st", "_1st"), ("naïve", "naïve", "Naïve"),
      ("élan", "élan", "Élan"), ("日本語", "日本語", "日本語"), ("🎉", "u1F389", "U1F389"),
      ("-", "u002D", "U002D"), ("", "empty", "Empty"), ("a+b", "aU002BB", "AU002BB"),
      ("e\u{301}", "eU0301", "EU0301"), ("ﬁ", "uFB01", "UFB01"), ("\u{202E}x", "u202EX", "U202EX"),
      ("ǰ", "ǰ", "ǰ"), ("İ", "İ", "İ"),
      ("recommendation_ready", "recommendationReady", "RecommendationReady"),
    ])
  func identifiers(name: String, camel: String, pascal: String) {
    #expect(IdentifierCase.camel.identifier(name) == camel)
    #expect(IdentifierCase.pascal.identifier(name) == pascal)
  }

  @Test("Whatever a name holds, its identifier is one of every language")
  func valid() {
    let names = HostileNames.words + HostileNames.choices + HostileTexts.all
    for name in names {
      for style in [IdentifierCase.camel, .pascal] {
        let identifier = style.identifier(name)
        let first = identifier.unicodeScalars.first
        #expect(first.map { $0 == "_" || $0.properties.isAlphabetic } == true, "\(name)")
        #expect(
          identifier.unicodeScalars.allSatisfy {
            $0 == "_" || ($0.isASCII && ("0"..."9") ~= $0)
              || ($0.properties.isAlphabetic && $0.properties.isXIDContinue)
          }, "\(name)")
      }
    }
  }

  private static let place = LinkInterface.Place(
    app: "a", location: ManifestLocation("routes", "r"))

  @Test("Reserved words are escaped, members are told apart, twins are refused")
  func scope() {
    var scope = NameScope(
      "Kotlin", IdentifierRules(reserved: ["class"], escape: { "`\($0)`" }), taken: ["parse"])
    var diagnostics: [ManifestDiagnostic] = []
    func claim(_ name: String) -> String {
      scope.claim(name, .camel, "route", at: Self.place, &diagnostics)
    }
    #expect(claim("class") == "`class`" && claim("parse") == "parseRoute")
    #expect(claim("foo") == "foo" && claim("fOO") == "fOO")
    #expect(diagnostics.isEmpty)
    #expect(claim("parse-route") == "parseRoute")
    #expect(diagnostics.map(\.code) == ["name-collision"])
    #expect(
      diagnostics.first?.message
        == "the route parse-route and parse have one name in Kotlin, parseRoute; rename one")
    #expect(diagnostics.first?.notes.count == 1)
  }

  @Test("Where files are named by classes, case tells no names apart")
  func caseless() {
    let rules = IdentifierRules(reserved: [], escape: { $0 }, ignoresCase: true)
    var scope = NameScope("Kotlin", rules, taken: ["Secret"])
    var diagnostics: [ManifestDiagnostic] = []
    for name in ["foo", "fOO", "secret"] {
      _ = scope.claim(name, .pascal, "type", at: Self.place, &diagnostics)
    }
    #expect(diagnostics.count == 1)
  }

  @Test("A refusal has the places of the file")
  func places() throws {
    let text = "app: a\nschemes: [a]\nroutes:\n  my-shop: /x\n  «myShop»: /y\n"
    let marked = MarkedText(text)
    let file = try ManifestFile(parsing: marked.bytes, path: "a.links.yaml")
    let rules = IdentifierRules(reserved: [], escape: { $0 })
    var scope = NameScope("Swift", rules)
    var diagnostics: [ManifestDiagnostic] = []
    for route in LinkInterface(file).routes {
      _ = scope.claim(route.name, .camel, "route", at: route.place, &diagnostics)
    }
    let error = try #require(throws: ManifestFileError.self) { try file.check(diagnostics) }
    let diagnostic = try #require(error.diagnostics.first)
    #expect(diagnostic.range == marked.range && diagnostic.path == "a.links.yaml")
    let first = try #require(diagnostic.notes.first?.range)
    #expect(String(decoding: marked.bytes[first.range], as: UTF8.self) == "my-shop")
  }

  @Test("The name of a parameter in a path has its bytes")
  func pathPlaces() throws {
    let text = "app: a\nschemes: [a]\nroutes:\n  r: /a/v{«major»:integer}/{rest:text*}\n"
    let marked = MarkedText(text)
    let file = try ManifestFile(parsing: marked.bytes, path: "p")
    let parameter = try #require(LinkInterface(file).routes.first?.parameters.first)
    let place = parameter.place
    let diagnostic = ManifestDiagnostic(
      code: "c", app: place.app, location: place.location, range: place.range, message: "m")
    #expect(file.diagnostics(for: [diagnostic]).first?.range == marked.range)
  }
}
