import Foundation
@testable import LinkCodeGeneration
@testable import LinkManifests
import TestSupport
import Testing

/// Compares the embedded runtime with the files in its folder; the compiler is not needed.
@Suite struct TypeScriptRuntimeTests {
  @Test func embeddedTextsAreThoseOfTheFolder() throws {
    let folder = ProjectFolder.url
      .appending(path: "Sources/Links/LinkCodeGeneration/TypeScript/Runtime")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".ts") }.map { String($0.dropLast(".ts".count)) }
    #expect(names.sorted() == TypeScriptRuntime.files.sorted(), "every file has its place")
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name + ".ts"), encoding: .utf8)
      let embedded = TypeScriptRuntime.source(of: name).map { "\($0)" }
      #expect(embedded == text, "run: swift run GenerateEmbeddedTexts")
    }
  }

  @Test func commentsShowWordsAsTheyAreAndLeaveNoBlanks() throws {
    let text = """
      app: shop
      summary: "One\\n\\nTwo"
      schemes: [shop]
      types: { size: { enum: [x, y] }, pin: { enum: [x, y], secret: true }, count: integer }
      routes: { item: { path: /item, query: { a: size, b: pin, c: count } } }
      """
    let (file, diagnostics) = ManifestFile.read(Array(text.utf8), path: "shop.links.yaml")
    let manifest = try #require(file, "\(diagnostics)")
    let code = TypeScriptGenerator().file(for: manifest).text
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains("/** x or y. */"))
    #expect(lines.contains("/** A secret: x or y. */"))
    #expect(lines.contains("/** A whole number. */"))
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }
}
