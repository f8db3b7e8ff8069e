import Diagnostics
import Foundation
import LinkCodeGeneration
import LinkManifests
import LinkRouting
import ManifestSamples
import TestSupport
import Testing

/// A custom type of the tests: a text with an even number of characters.
struct Even: LinkConvertible {
  let linkText: String

  init?(linkText: String) {
    guard linkText.utf8.count.isMultiple(of: 2) else { return nil }
    self.linkText = linkText
  }
}

/// Tests generated Swift with custom types.
@Suite struct CustomTypeTests {
  private static func file() throws -> ManifestFile {
    try ManifestFile(
      parsing: Array(CustomTypeSamples.manifest.utf8), path: "custom.links.yaml")
  }

  @Test func theTestsContainTheGeneratedCode() throws {
    let url = ProjectFolder.url.appending(
      path: "Tests/Links/LinkManifestsTests/CodeGeneration/CustomLink.swift")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(SwiftGenerator(access: .internal).file(for: try Self.file()).text == text)
  }

  private static func outcome(_ link: String) -> String {
    do throws(LinkError) {
      switch try CustomLink(parsing: link) {
      case .item(let id, let size, let color, let strict, let tags):
        let tags = tags.map(\.linkText).joined(separator: ",")
        return "item \(id.linkText) \(size?.linkText ?? "-") \(color.linkText)"
          + " \(strict?.linkText ?? "-") [\(tags)]"
      case .files(let parts):
        return "files [\(parts.map(\.linkText).joined(separator: ","))]"
      case .plain(let text): return "plain \(text.text)"
      case .part(let a, let b, let f, let g):
        let texts = [a?.linkText, b?.linkText, f?.linkText, g.map { "\($0)" }]
        return "part " + texts.map { $0 ?? "-" }.joined(separator: " ")
      }
    } catch {
      return ([error.code.rawValue] + (error.parameter.map { [$0] } ?? [])).joined(separator: " ")
    }
  }

  @Test(arguments: CustomTypeSamples.rows.map { [$0.link, $0.outcome] })
  func reads(_ row: [String]) throws {
    let link = CustomTypeSamples.origin + row[0]
    #expect(Self.outcome(link) == row[1])
    guard let intent = try? CustomLink(parsing: link) else { return }
    #expect(try CustomLink(parsing: intent.link()) == intent)
  }

  @Test func theErrorHasTheRangeOfTheValue() {
    let link = CustomTypeSamples.origin + "/item/ab?strict=cde"
    let error = #expect(throws: LinkError.self) { try CustomLink(parsing: link) }
    #expect(error.map { link.utf8.count - $0.range.lowerBound } == 3)
    #expect(error?.range.upperBound == link.utf8.count)
  }

  /// The declared type checks the text of a value.
  @Test func invalidTextsAreNotWritten() throws {
    let id = try #require(Even(linkText: "a-"))
    let color = try #require(Even(linkText: "ab"))
    let error = #expect(throws: LinkError.self) {
      try CustomLink.item(id: id, color: color).link()
    }
    #expect(error?.code == .invalidValue)
    let lower = CustomLink.item(id: color, color: color)
    #expect(try lower.link() == CustomTypeSamples.origin + "/item/AB")
  }

  @Test func matchesConvertToCustomTypes() throws {
    let match = try CustomLink.router.match(CustomTypeSamples.origin + "/item/abcd?size=abc")
    #expect(match["id", as: Even.self]?.linkText == "ABCD")
    #expect(match["size", as: Even.self] == nil)
    #expect(match["size"]?.text == "ABC")
  }

  @Test(arguments: [
    ("swift", "Sku", true), ("swift", "Shop.Sku from ShopModel", true), ("swift", "1Sku", false),
    ("swift", "Sku from", false), ("swift", "Sku of X", false), ("swift", "Sku from ./x", false),
    ("kotlin", "com.example.Sku", true), ("kotlin", "Sku", false), ("kotlin", "a..B", false),
    ("typescript", "Sku from ./sku.js", true), ("typescript", "Sku", false),
    ("swift", "Shop.Type", false), ("swift", "class", false),
    ("kotlin", "com.example.class", false), ("typescript", "default from ./sku.js", false),
    ("typescript", "A.B from ./sku.js", false), ("typescript", "Sku from \\", false),
  ])
  func namesAreChecked(_ key: String, _ text: String, _ isValid: Bool) throws {
    let yaml =
      "app: a\nschemes: [a]\ntypes: { t: { text: any, \(key): '\(text)' } }\n"
      + "routes: { r: '/{t}' }\n"
    let (file, diagnostics) = ManifestFile.read(Array(yaml.utf8), path: "a.links.yaml")
    #expect(diagnostics.map(\.rule) == (isValid ? [] : ["wrong-value"]))
    guard isValid, let manifest = file?.manifest else { return }
    let again = try ManifestFile(
      parsing: Array(ManifestWriter().text(of: manifest).utf8), path: "a.links.yaml")
    #expect(again.manifest == manifest)
  }

  @Test(arguments: ["{ text: any, secret: true, swift: T }", "{ language: true, swift: T }"])
  func someTypesCannotBeCustom(_ type: String) {
    let yaml =
      "app: a\nschemes: [a]\ntypes: { t: \(type) }\nroutes: { r: { path: /r, query: { t: t? } } }\n"
    let diagnostics = ManifestFile.read(Array(yaml.utf8), path: "a.links.yaml").diagnostics
    #expect(diagnostics.filter { $0.severity == .error }.map(\.rule) == ["invalid-custom-type"])
  }

  @Test func modulesAreImported() throws {
    let yaml =
      "app: a\nschemes: [a]\ntypes: { t: { text: any, swift: 'T from Model' } }\n"
      + "routes: { r: '/{t}' }\n"
    let file = try ManifestFile(parsing: Array(yaml.utf8), path: "a.links.yaml")
    let text = SwiftGenerator(access: .public).file(for: file).text
    #expect(text.contains("\n\npublic import LinkRouting\npublic import Model\n\n"))
    #expect(text.contains("case r(t: T)"))
  }
}
