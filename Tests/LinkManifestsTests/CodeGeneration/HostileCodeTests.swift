import Diagnostics
import LinkRouting
import TestSupport
import Testing

@testable import LinkManifests

/// Names and texts that try to become code, in every target.
@Suite("Hostile manifests in code")
struct HostileCodeTests {
  struct Target: Sendable, CustomTestStringConvertible {
    var generator: any CodeGenerator
    var language: CodeWords.Language
    var testDescription: String { language.testDescription }
  }

  static let targets = [
    Target(generator: SwiftGenerator(), language: .swift),
    Target(generator: KotlinGenerator(package: "com.example"), language: .kotlin),
    Target(generator: TypeScriptGenerator(), language: .typeScript),
  ]

  /// A manifest as a file, which only a test of its own mistakes may have errors.
  private func file(_ manifest: LinkManifest) throws -> ManifestFile {
    let text = ManifestWriter().text(of: manifest)
    return try ManifestFile(parsing: Array(text.utf8), path: "shop.links.yaml")
  }

  private func route(_ name: String, _ query: [ParameterDeclaration] = []) -> Route {
    Route(name: name, pattern: RoutePattern([.literal(name)]), query: query)
  }

  private func manifest(
    app: String = "shop", types: [ParameterType] = [], _ routes: [Route]
  ) -> LinkManifest {
    LinkManifest(app: app, schemes: ["shop"], types: types, routes: routes)
  }

  private static let builtIn = Set(ParameterType.builtIn.map(\.name))

  /// Manifests in which a word is a name of each kind, alone.
  private func manifests(named word: String) -> [LinkManifest] {
    let parameter = ParameterDeclaration(name: word, type: .named("text"))
    let choice = ParameterDeclaration(
      name: "p", type: .inline(.enumeration([word, "other-word"])), occurrence: .optional,
      defaultValue: word)
    var all = [
      manifest(app: word, [route("r")]), manifest([route(word)]),
      manifest([route(word, [parameter])]),
      manifest([route("r", [parameter])]), manifest([route("r", [choice])]),
      manifest([
        route(
          "r",
          [
            ParameterDeclaration(
              name: word, type: .inline(.enumeration(["a", "b"])), occurrence: .repeated)
          ])
      ]),
    ]
    if !Self.builtIn.contains(word) {
      for type in [
        ParameterType(word, .text(TextRule())), ParameterType(word, .enumeration([word])),
      ] {
        let typed = ParameterDeclaration(name: word, type: .named(word), occurrence: .optional)
        all.append(manifest(types: [type], [route(word, [typed])]))
        all.append(
          manifest(
            types: [ParameterType(word, type.kind, isSecret: true)], [route("r", [typed])]))
      }
    }
    return all
  }

  @Test("A reserved word alone is never refused", arguments: targets)
  func words(target: Target) throws {
    for word in Set(HostileNames.words).sorted() {
      for manifest in manifests(named: word) {
        do {
          let generated = try target.generator.file(for: try file(manifest))
          let code = CodeWords(generated.text, target.language)
          #expect(!code.isOpen, "\(word)")
        } catch {
          Issue.record("\(word): \(error)")
        }
      }
    }
  }

  /// Whether a word is a name of a choice in code by right: `// ESCAPED` is `ESCAPED`.
  private static func isName(_ word: String) -> Bool {
    IdentifierCase.pascal.identifier(word) == "ESCAPED"
  }

  @Test("Words of choices that are no names are never refused", arguments: targets)
  func choices(target: Target) throws {
    for word in HostileNames.choices + HostileTexts.lines where !Self.isName(word) {
      let choice = ParameterDeclaration(
        name: "p", type: .inline(.enumeration([word, "other-word"])))
      let generated = try target.generator.file(for: try file(manifest([route("r", [choice])])))
      let code = CodeWords(generated.text, target.language)
      #expect(!code.isOpen && !code.words.contains("ESCAPED"), "\(word)")
    }
  }

  @Test(
    "Two names that could be one are told apart, or refused with both places", arguments: targets)
  func pairs(target: Target) throws {
    for (first, second) in HostileNames.pairs {
      let types = [first, second].map { ParameterType($0, .text(TextRule())) }
      let typed = types.map { ParameterDeclaration(name: "p" + $0.name, type: .named($0.name)) }
      let manifests = [
        manifest([route(first), route(second)]),
        manifest([
          route("r", [first, second].map { ParameterDeclaration(name: $0, type: .named("text")) })
        ]),
        manifest(
          types: types, [route("r", typed.prefix(1) + []), route("s", typed.suffix(1) + [])]),
        manifest([
          route(
            "r", [ParameterDeclaration(name: "p", type: .inline(.enumeration([first, second])))])
        ]),
      ]
      for manifest in manifests {
        let file = try file(manifest)
        do throws(ManifestFileError) {
          _ = try target.generator.file(for: file)
        } catch {
          let bytes = Array(ManifestWriter().text(of: manifest).utf8)
          for diagnostic in error.diagnostics {
            #expect(diagnostic.rule == "name-collision" && diagnostic.severity == .error)
            let range = try #require(diagnostic.range)
            let place = String(decoding: bytes[range.range], as: UTF8.self)
            #expect(place.contains(first) || place.contains(second), "\(place)")
            #expect(diagnostic.notes.first?.range != nil)
          }
        }
      }
    }
  }

  @Test("No text leaves its comment or its literal", arguments: targets)
  func texts(target: Target) throws {
    for text in HostileTexts.all {
      let line = HostileTexts.lines.contains(text) ? text : "x"
      let word = Self.isName(line) ? "x" : line
      var route = route(
        "r",
        [
          ParameterDeclaration(
            name: "p", type: .inline(.enumeration([word, "y"])), occurrence: .optional,
            defaultValue: word),
          ParameterDeclaration(
            name: "q", type: .named("text"), occurrence: .optional, defaultValue: line),
        ])
      route.title = line
      route.summary = text
      route.requirements = [
        Requirement(
          fact: "f", need: .equals(line), when: [.init(name: "p", value: word)],
          otherwise: .parameters([.init(name: "p", value: "y")]))
      ]
      var manifest = manifest([route])
      manifest.title = line
      manifest.summary = text
      manifest.catalog = line
      let yaml = ManifestWriter().text(of: manifest)
      // The name of the file comes from somebody, too.
      let (read, diagnostics) = ManifestFile.read(
        Array(yaml.utf8), path: "a/" + text + ".links.yaml")
      #expect(!diagnostics.contains { $0.severity == .error }, "\(diagnostics.map(\.message))")
      let generated = try target.generator.file(for: try #require(read))
      let code = CodeWords(generated.text, target.language)
      #expect(!code.isOpen && !code.words.contains("ESCAPED"), "\(text)")
      #expect(!code.words.contains("$E"), "\(text)")
      let hidden = generated.text.unicodeScalars.filter {
        switch $0.properties.generalCategory {
        case .control: $0 != "\n"
        case .format: $0 != "\u{200D}"
        case .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
      #expect(hidden.isEmpty, "\(text): \(hidden)")
    }
  }

  @Test("The same manifest gives the same bytes", arguments: targets)
  func deterministic(target: Target) throws {
    let file = try file(
      manifest(HostileNames.words.prefix(40).map { route($0 + "-x") }))
    let first = try target.generator.file(for: file)
    #expect(try target.generator.file(for: file) == first)
    #expect(first.path == "ShopLink." + type(of: target.generator).target.fileExtension)
    #expect(first.text.hasSuffix("\n") && !first.text.hasSuffix("\n\n"))
    #expect(
      first.text.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy {
        !$0.hasSuffix(" ")
      })
  }
}
