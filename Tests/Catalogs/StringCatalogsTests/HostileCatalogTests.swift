import StringCatalogs
import Testing

/// Tests that malicious files quickly cause a diagnostic.
@Suite("String catalogs: hostile files")
struct HostileCatalogTests {
  @Test("A hundred megabytes of brackets cause a single error", arguments: CatalogFormat.allCases)
  func brackets(_ format: CatalogFormat) {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 100_000_000)
    let file = CatalogFile.read(bytes, format: format)
    // In properties, any characters form a key.
    let isKey = format == .properties
    #expect(file.entries.count == (isKey ? 1 : 0) && file.errors.count == (isKey ? 0 : 1))
  }

  @Test("A string of fifty megabytes is read, and an unclosed one is reported")
  func longString() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 50_000_000)
    let front = Array(#"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"comment":""#.utf8)
    let file = CatalogFile.read(front + long + Array(#""}}}"#.utf8), format: .xcstrings)
    #expect(file.errors.isEmpty && file.entries[0].comment?.range.count == 50_000_000)
    #expect(CatalogFile.read(front + long, format: .xcstrings).errors.map(\.code) == [.syntax])
  }

  @Test("A hundred thousand languages, duplicates and nested variations are read")
  func many() {
    let count = 100_000
    func read(_ localizations: String) -> CatalogFile {
      CatalogFile.read(
        Array(
          """
          {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":\
          {\(localizations)}}}}
          """.utf8), format: .xcstrings)
    }
    let languages = read((0..<count).map { "\"l\($0)\":{}" }.joined(separator: ","))
    #expect(languages.languages.count == count + 1 && languages.errors.isEmpty)
    let duplicates = read((0..<count).map { _ in "\"de\":{}" }.joined(separator: ","))
    #expect(duplicates.errors.count == count - 1 && duplicates.languages.count == 2)
    let open = String(repeating: #"{"variations":{"device":{"mac":"#, count: 120)
    let deep = read("\"de\":" + open + "{}" + String(repeating: "}}}", count: 120))
    #expect(deep.errors.allSatisfy { $0.code == .illegalVariation })
  }
}
