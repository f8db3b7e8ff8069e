import Diagnostics
import LinkRouting
import TestSupport
import Testing

@testable import LinkCodeGeneration
@testable import LinkManifests

/// Tests names and strings that try to become code in every target language.
@Suite("Hostile manifests in generated code")
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

  /// Returns the file of a manifest; throws an error if the manifest contains errors.
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

  /// Returns one manifest for each kind of name; in each, a name of this kind is the word.
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

  @Test("Names have distinct identifiers, whatever their order")
  func identifiers() {
    let words = HostileNames.words + HostileNames.pairs.flatMap { [$0.0, $0.1] }
    let names = Set(words).sorted()
    let taken: Set<String> = ["parse", "Self", "self"]
    for rules in [SwiftNames.rules, KotlinSyntax.rules, KotlinSyntax.classRules] {
      for (style, suffix) in [(IdentifierCase.camel, "Route"), (.pascal, "Word")] {
        let scope = NameScope(rules, taken: taken)
        let identifiers = scope.identifiers(for: names, in: style, suffix: suffix)
        let keys = Set(identifiers.map { rules.ignoresCase ? $0.lowercased() : $0 })
        #expect(keys.count == names.count && keys.isDisjoint(with: taken))
        let reversed = scope.identifiers(for: names.reversed(), in: style, suffix: suffix)
        #expect(reversed.reversed() == identifiers)
      }
    }
  }

  @Test("A reserved word can be a name of every kind", arguments: targets)
  func words(target: Target) throws {
    for word in Set(HostileNames.words).sorted() {
      for manifest in manifests(named: word) {
        _ = target.generator.file(for: try file(manifest))
      }
    }
  }

  /// Returns `true` if the identifier for a word, such as `// ESCAPED`, is `ESCAPED`.
  private static func isName(_ word: String) -> Bool {
    IdentifierCase.pascal.identifier(word) == "ESCAPED"
  }

  @Test("Words of choices that are not identifiers become identifiers", arguments: targets)
  func choices(target: Target) throws {
    for word in HostileNames.choices + HostileTexts.lines {
      let choice = ParameterDeclaration(
        name: "p", type: .inline(.enumeration([word, "other-word"])))
      _ = target.generator.file(for: try file(manifest([route("r", [choice])])))
    }
  }

  @Test("No string escapes from its comment or its literal", arguments: targets)
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
      // The name of the file may be hostile, too.
      let (read, diagnostics) = ManifestFile.read(
        Array(yaml.utf8), path: "a/" + text + ".links.yaml")
      #expect(!diagnostics.contains { $0.severity == .error }, "\(diagnostics.map(\.message))")
      let generated = target.generator.file(for: try #require(read))
      let code = CodeWords(generated.text, target.language)
      #expect(!code.isOpen && !code.words.contains("ESCAPED"), "\(text)")
      #expect(!code.words.contains("$E"), "\(text)")
      let hidden = generated.text.unicodeScalars.filter {
        if 0x20...0x7E ~= $0.value || $0 == "\n" { return false }
        return switch $0.properties.generalCategory {
        case .control: $0 != "\n"
        case .format: $0 != "\u{200D}"
        case .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
      #expect(hidden.isEmpty, "\(text): \(hidden)")
    }
  }

  @Test("The same manifest always produces the same bytes", arguments: targets)
  func deterministic(target: Target) throws {
    let file = try file(
      manifest(HostileNames.words.prefix(40).map { route($0 + "-x") }))
    let first = target.generator.file(for: file)
    #expect(target.generator.file(for: file) == first)
    #expect(first.path == "ShopLink." + type(of: target.generator).target.fileExtension)
    #expect(first.text.hasSuffix("\n") && !first.text.hasSuffix("\n\n"))
    #expect(
      first.text.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy {
        !$0.hasSuffix(" ")
      })
  }
}
