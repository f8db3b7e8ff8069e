import Foundation
@testable import LinkManifests
import Testing

/// What is embedded of the runtime is what the folder holds; it needs no compiler.
@Suite struct TypeScriptRuntimeTests {
  @Test func embeddedTextsAreThoseOfTheFolder() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/LinkManifests/CodeGeneration/TypeScript/Runtime")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".ts") }.map { String($0.dropLast(".ts".count)) }
    #expect(names.sorted() == TypeScriptRuntime.files.sorted(), "every file has its place")
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name + ".ts"), encoding: .utf8)
      let embedded = TypeScriptRuntime.source(of: name).map { "\($0)" }
      #expect(embedded == text, "run: swift run GenerateEmbeddedTexts")
    }
  }
}
