import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Compares the order of keys with Foundation's order of strings, which Xcode uses.
@Suite("xcstrings: the order of keys")
struct XcodeOrderTests {
  private static func isOrdered(_ left: String, before right: String) -> Bool {
    left.compare(
      right, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], range: nil,
      locale: Locale(identifier: "en")) == .orderedAscending
  }

  private static func check(_ keys: [String]) {
    for (place, left) in keys.enumerated() {
      for right in keys[(place + 1)...] {
        let isSame =
          isOrdered(left, before: right) == XcodeOrder.isOrdered(left, before: right)
          && isOrdered(right, before: left) == XcodeOrder.isOrdered(right, before: left)
        #expect(isSame, "\(left) and \(right)")
      }
    }
  }

  @Test("Case, accents, digits, width, signs and scripts are ordered like in Foundation")
  func samples() {
    let keys = [
      "", " ", "a", "A", "á", "à", "Á", "ab", "aB", "Ab", "b", "B", "item 2", "item 10", "item 02",
      "item2", "item10", "résumé a", "resume b", "Resume", "résumé", "RÉSUMÉ", "ａ", "Ａ", "１２", "12",
      "012", "-1", "%@", "%lld files", "%1$@ of %2$@", "…", "...", "“Quoted”", "\"Quoted\"", "'s",
      "’s",
      "• one", "· one", "ß", "ss", "æ", "ae", "Æ", "ø", "o", "z", "日本", "日", "ひらがな", "カタカナ",
      "한국어", "עברית", "العربية", "русский", "Ελληνικά", "ไทย", "🙂", "👍🏽", "👍", "a\u{301}",
      "e\u{301}x",
      "éx", "a-b", "ab-", "a b", "a_b", "a.b", "a/b", "a\nb", "\tb", "$", "€", "©", "1.5", "1,5",
      "1/2",
      "½", "x²", "x2",
    ]
    Self.check(keys)
  }

  @Test(
    "Keys from real apps are ordered like in Foundation",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func realKeys() throws {
    var keys: Set<String> = []
    for ending in [".xcstrings", ".strings", ".json", ".po"] {
      for path in try CatalogTestData.paths(ending) {
        guard let format = CatalogFormat(fileName: path) else { continue }
        let file = CatalogFile.read(try CatalogTestData.bytes(path), format: format)
        for entry in file.entries { keys.insert(file.string(entry.key)) }
      }
    }
    // Long keys are left out: Foundation orders some of them before their own prefix in a different
    // case.
    let sorted = keys.filter { $0.utf16.count <= 64 }.sorted { Self.isOrdered($0, before: $1) }
    #expect(sorted.count > 10_000)
    for distance in [1, 2, 5, 1000] {
      for (left, right) in zip(sorted, sorted.dropFirst(distance)) {
        #expect(XcodeOrder.isOrdered(left, before: right), "\(left) and \(right)")
        #expect(!XcodeOrder.isOrdered(right, before: left), "\(right) and \(left)")
      }
    }
  }
}
