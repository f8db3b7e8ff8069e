@testable import LanguageTags
import Testing

@testable import LinkCodeGeneration

/// Tests the copies of the language registry in the runtimes of generated code.
@Suite("Languages in generated code")
struct RegisteredLanguageTests {
  @Test("The runtimes contain the same registry as `LanguageTags`")
  func copies() throws {
    let table = "\(LanguageRegistry.table)"
    let regions = "\(RegionCodes.table)"
    // Each language takes seven characters; shorter ones are padded with spaces.
    let list = Array("\(RegionCodes.extendedLanguages)")
    let extlangs = stride(from: 0, to: list.count, by: 7).map { start in
      String(list[start..<start + 7].filter { $0 != " " })
    }
    let kotlin = "\(try #require(KotlinRuntime.source(of: "LanguageTags")))"
    let typeScript = "\(try #require(TypeScriptRuntime.source(of: "LanguageType")))"
    for runtime in [kotlin, typeScript] {
      let quoted = runtime.split(separator: "\n").map { line in
        line.split(separator: "\"", omittingEmptySubsequences: false)
      }
      let rows = quoted.filter { $0.count == 3 && $0[1].utf8.count == 78 }.map { $0[1] }
      #expect(rows.joined() == table)
      let codes = quoted.filter { $0.count == 3 && $0[1].utf8.count > 20 }.map { $0[1] }
      #expect(
        codes.filter { $0.utf8.allSatisfy { 0x41...0x5A ~= $0 } }.joined() == regions)
      #expect(extlangs.count == 11 && extlangs.allSatisfy { runtime.contains("\"\($0)\"") })
    }
  }
}
