import Foundation
@testable import LinkCodeGeneration
@testable import LinkManifests
import TestSupport
import Testing

/// Tests the embedded runtime of generated Kotlin.
@Suite struct KotlinRuntimeTests {
  private static let folder = LinkTable.folder.appending(
    path: "../../../Sources/Links/LinkCodeGeneration/Kotlin/Runtime",
    directoryHint: .isDirectory)

  @Test func everyFileIsEmbeddedAndFresh() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == KotlinRuntime.files.map { $0 + ".kt" }.sorted())
    for name in KotlinRuntime.files {
      let url = Self.folder.appending(path: name + ".kt")
      let source = try String(contentsOf: url, encoding: .utf8)
      let embedded = KotlinRuntime.source(of: name).map { "\($0)" }
      #expect(embedded == source, "run: swift run GenerateEmbeddedTexts")
    }
  }

  @Test func languageTagsAreOnlyWhereTheyAreNeeded() {
    let with = KotlinRuntime.lines(without: ["PatternType"])
    let without = KotlinRuntime.lines(without: ["LanguageTags"])
    #expect(with.contains { $0.contains("class LanguageType") })
    #expect(!without.contains { $0.contains("LanguageTag") })
    #expect(!with.contains { $0.contains("class PatternType") })
    #expect(without.contains { $0.contains("class PatternType") })
  }

  @Test(arguments: [
    ("com.example.links", true), ("links", true), ("a_b.c1", true), ("in.fun", true), ("", false),
    ("a..b", false), (".a", false), ("a.", false), ("1a", false), ("a-b", false), ("a b", false),
    ("ä", false), ("a;import b", false),
  ])
  func packagesAreIdentifiers(_ text: String, _ isPackage: Bool) {
    #expect(KotlinGenerator.isPackage(text) == isPackage)
  }

  /// The JVM limits a method to 64 KiB, and a route with a hundred parameters takes about 4 KiB.
  @Test func noFunctionHoldsMoreThanSixteenRoutes() throws {
    let routes = (0..<33).map { "  r\($0): /r\($0)\n" }.joined()
    let text = "app: many\nschemes: [many]\nroutes:\n" + routes
    let (file, diagnostics) = ManifestFile.read(Array(text.utf8), path: "many.links.yaml")
    let manifest = try #require(file, "\(diagnostics)")
    let code = KotlinGenerator().file(for: manifest).text
    for function in ["routes2()", "value2(match)", "link2(link, scheme)"] {
      #expect(code.contains(function))
    }
    #expect(!code.contains("value3(match)"))
  }
}
