import Diagnostics
import LinkDeclarations
import LinkRouting
import Testing

/// The diagnostics of declarations with mistakes.
@Suite struct DeclarationMistakeTests {
  /// Each row has a manifest with a mistake and the code of its diagnostic.
  static let mistakes: [(LinkManifest, String)] = [
    (
      LinkManifest(app: "shop", hosts: ["shop.example"]) {
        Shop.route("a") {
          "a"
          PathParameter("id", .text("a-z"))
        }
        Shop.route("b") {
          "b"
          PathParameter("id", .text("0-9"))
        }
      }, "duplicate-type"
    ),
    (
      LinkManifest(app: "shop", hosts: ["shop.example"]) {
        Shop.route("a") { PathParameter("id", .text("z-a")) }
      }, "impossible-text"
    ),
    (
      LinkManifest(app: "shop", hosts: ["shop.example"]) {
        Shop.route("a") { PathParameter("date", .text("0-9")) }
      }, "built-in-type"
    ),
    (
      LinkManifest(app: "shop", hosts: ["shop.example"]) {
        Shop.route("a") {
          PathParameter("id", .uuid)
          QueryParameter("id", .uuid)
        }
      }, "duplicate-parameter"
    ),
    (
      LinkManifest(app: "shop", hosts: ["shop.example"]) {
        Shop.home
        Shop.home
      }, "duplicate-route"
    ),
    (
      LinkManifest(app: "shop", hosts: ["shop.example"]) {
        Shop.route("a") {
          PathParameter(catchAll: "rest", .text)
          PathParameter(catchAll: "others", .text)
        }
      }, "two-catch-alls"
    ),
    (
      LinkManifest(app: "shop", hosts: ["shop.example"]) {
        Shop.route("a") { QueryParameter("n", .integer(1...9), default: 10) }
      }, "invalid-default"
    ),
    (
      LinkManifest(app: "shop", hosts: ["shop.example"]) {
        Shop.route("a") {
          PathParameter("id", .uuid)
          PathAlias { "b" }
        }
      }, "alias-parameters"
    ),
  ]

  @Test(arguments: mistakes)
  func mistakesAreDiagnostics(_ manifest: LinkManifest, _ code: String) {
    let codes = manifest.validationDiagnostics().filter { $0.severity == .error }.map(\.code)
    #expect(codes.contains(code))
    #expect(throws: ManifestError.self) { try manifest.validate() }
  }

  /// Each row has the parts of a route with a mistake, and the message of its diagnostic.
  static let routeMistakes:
    [(DeclaredRoute<Shop, (Int?, Int?)>, location: String, message: String)] = [
      (
        mistaken {
          PathParameter(optional: "a", .integer)
          PathParameter(optional: "b", .integer, within: "c")
        }, "path", "no optional parameter 'c' precedes parameter 'b'"
      ),
      (
        mistaken {
          PathParameter(optional: "a", .integer, within: "b")
          PathParameter(optional: "b", .integer)
        }, "path", "no optional parameter 'b' precedes parameter 'a'"
      ),
      (
        mistaken {
          PathParameter(optional: "a", .integer)
          "page"
          PathParameter(optional: "b", .integer, within: "a")
        }, "path", "parameter 'b' does not directly follow the optional part of 'a'"
      ),
      (
        mistaken {
          PathParameter(optional: "a", .integer)
          "page"
          PathParameter(optional: "b", .integer, with: "a")
        }, "path", "parameter 'b' does not directly follow the optional part of 'a'"
      ),
      (
        mistaken {
          PathParameter(optional: "b", .integer, with: "a", continuesComponent: true)
          PathParameter(optional: "a", .integer)
        }, "path", "no optional parameter 'a' precedes parameter 'b'"
      ),
      (
        mistaken {
          FragmentText("L")
          FragmentParameter(optional: "a", .integer)
          FragmentText("-")
          FragmentParameter(optional: "b", .integer, key: "c")
        }, "fragment", "parameter 'b' has options that a fragment without keys does not support"
      ),
      (
        mistaken {
          FragmentText("L")
          FragmentParameter(optional: "a", .integer, invalid: .reject)
          FragmentText("-")
          FragmentParameter(optional: "b", .integer)
        }, "fragment", "parameter 'a' has options that a fragment without keys does not support"
      ),
      (
        mistaken {
          QueryParameter(optional: "a", .integer)
          QueryParameter(optional: "b", .integer)
          FragmentText("L")
        }, "fragment", "the fragment has no parameter"
      ),
    ]

  private static func mistaken<Values>(
    @RouteBuilder _ parts: () -> RouteParts<Values>
  ) -> DeclaredRoute<Shop, Values> { Shop.route("b", parts: parts) }

  @Test(arguments: routeMistakes)
  func mistakesInPartsHaveALocation(
    _ route: DeclaredRoute<Shop, (Int?, Int?)>, _ location: String, _ message: String
  ) throws {
    let manifest = LinkManifest(app: "shop", hosts: ["shop.example"]) {
      Shop.route("a") { "a" }
      route
    }
    let diagnostics = manifest.validationDiagnostics().filter { $0.severity == .error }
    #expect(diagnostics.map(\.message).contains(message))
    let found = try #require(diagnostics.first { $0.message == message })
    #expect(found.code == "invalid-declaration" && found.app == "shop")
    #expect(found.location.description == "routes.b." + location)
    #expect(throws: ManifestError.self) { try Router([manifest]) }
  }

  /// Most of the calls declare a component, and then a parameter that cannot continue this
  /// component.
  @Test func onlyValuesAndLiteralsCanBeContinued() {
    func messages<Values>(@RouteBuilder _ parts: () -> RouteParts<Values>) -> [String] {
      LinkManifest(app: "shop", hosts: ["shop.example"]) { Shop.route("a", parts: parts) }
        .diagnostics().filter { $0.code == "invalid-declaration" }.map(\.message)
    }
    let b = PathParameter("b", .integer, continuesComponent: true)
    let expected = ["parameter 'b' cannot continue the component before it"]
    #expect(messages { b } == expected)
    #expect(
      messages {
        PathParameter(catchAll: "a", .slug)
        b
      } == expected)
    #expect(
      messages {
        PathParameter(optional: "a", .slug)
        b
      } == expected)
    #expect(
      messages {
        PathParameter(optional: "a", .slug)
        PathParameter(optional: "c", .slug, within: "a")
        PathParameter(optional: "b", .integer, with: "a", continuesComponent: true)
      } == expected)
    #expect(
      messages {
        "v"
        b
      } == [])
    #expect(
      messages {
        PathParameter(optional: "a", .integer)
        PathParameter(
          optional: "b", .integer, after: "x", with: "a", continuesComponent: true)
      } == ["parameter 'b' has both 'continuesComponent' and 'after'"])
    #expect(
      messages {
        PathParameter("a", .integer)
        PathParameter(optional: "b", .integer, with: "a", continuesComponent: true)
      } == ["parameter 'a' is required, so links cannot omit 'b' with it"])
    #expect(
      messages { PathParameter(optional: "a", .integer, after: "x[") }
        == ["literal 'x[' contains brackets"])
    #expect(messages { "item[/x]" } == ["literal 'item[/x]' contains brackets"])
    #expect(
      messages {
        FragmentText("L")
        FragmentParameter("from", .integer)
        FragmentText("-")
        FragmentParameter(optional: "to", .integer)
      } == ["the fragment has required and optional parameters"])
    #expect(
      messages {
        FragmentText("L")
        FragmentParameter("from", .integer, default: 3)
      } == ["parameter 'from' has options that a fragment without keys does not support"])
  }

  @Test func mistakesInAliasesAndExclusionsHaveALocation() {
    let manifest = LinkManifest(app: "shop", hosts: ["shop.example"]) {
      Shop.route("a") {
        "a"
        PathParameter("id", .integer)
        PathAlias {
          "b"
          PathParameter("id", .integer)
        }
        PathAlias { PathParameter("id", .integer, continuesComponent: true) }
      }
      ExcludedPath { "c" }
      ExcludedPath { PathParameter("n", .integer, continuesComponent: true) }
    }
    let found = manifest.diagnostics().filter { $0.code == "invalid-declaration" }
    #expect(
      found.map(\.location.description) == ["routes.a.aliases[1]", "exclude[1]"])
  }

  /// A manifest file cannot express these literals, and links would not contain them unchanged.
  @Test(arguments: ["#L", "[L", "?L", "{a}", "a\u{0}"])
  func textOfFragmentsIsChecked(_ text: String) {
    let manifest = LinkManifest(app: "shop", hosts: ["shop.example"]) {
      Shop.route("a") {
        "a"
        FragmentText(text)
        FragmentParameter(optional: "from", .integer)
      }
    }
    let found = manifest.diagnostics().filter { $0.severity == .error }
    #expect(found.map(\.location.description) == ["routes.a.fragment"])
  }

  /// In a manifest file, only a named type can be secret.
  @Test func secretsOfPredefinedTypesAreNamedAfterTheParameter() throws {
    let manifest = LinkManifest(app: "shop", hosts: ["shop.example"]) {
      Shop.route("a") {
        PathParameter("name", .slug)
        QueryParameter(optional: "code", .secret(.slug))
      }
    }
    #expect(manifest.types.map(\.name) == ["code", "slug"])
    try manifest.validate()
  }
}
