import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

@testable import CatalogLint

/// Tests suppressions in comments and in `tools:ignore`.
@Suite("Suppressions")
struct SuppressionTests {
  @Test(
    "Suppressions in comments are parsed",
    arguments: [
      ("waymark:allow a-b", ["a-b"]),
      ("A greeting. waymark:allow a, b(fr, de) ,c", ["a", "b(fr de)", "c"]),
      ("waymark:allow a(fr de)", ["a(fr de)"]),
      ("waymark:allow a -- because, b is not meant", ["a"]),
      ("waymark:allow a: because", ["a"]),
      ("waymark:allow a (fr), b; c", ["a(fr)", "b"]),
      ("waymark:allow a, -- b", ["a"]),
      ("waymark:allow a(fr", ["a"]),
      ("waymark:allow\n  a,\n  b\nwaymark:allow c", ["a", "b", "c"]),
      ("waymark:allowed a", []), ("waymark:allow", []), ("waymark:allow (fr)", []), ("", []),
    ])
  func comments(_ comment: String, _ expected: [String]) {
    let items = SuppressionComment(comment).items.map { item in
      item.rule + (item.languages.isEmpty ? "" : "(\(item.languages.joined(separator: " ")))")
    }
    #expect(items == expected)
    for item in SuppressionComment(comment).items {
      #expect(String(decoding: Array(comment.utf8)[item.range], as: UTF8.self) == item.rule)
    }
  }

  @Test(
    "The fix for an unused suppression removes only the unused rule",
    arguments: [
      ("A. waymark:allow a", 0, "A."), ("waymark:allow a: why", 0, ": why"),
      ("waymark:allow a(de), b", 0, "waymark:allow b"),
      ("waymark:allow a, b(de)", 1, "waymark:allow a"),
      ("waymark:allow a, b, c", 1, "waymark:allow a, c"),
    ])
  func removals(_ comment: String, _ item: Int, _ rest: String) {
    var bytes = Array(comment.utf8)
    bytes.removeSubrange(SuppressionComment(comment).items[item].removal)
    #expect(String(decoding: bytes, as: UTF8.self) == rest)
  }

  private func lint(
    _ files: [(path: String, text: String)], encoding: (String) -> [UInt8] = { Array($0.utf8) }
  ) -> [Diagnostic] {
    let files = files.compactMap { path, text -> LintedCatalog.File? in
      guard let format = CatalogFormat(fileName: path) else { return nil }
      let folder = path.split(separator: "/").dropLast().last.flatMap { LanguageFolder(String($0)) }
      return LintedCatalog.File(
        path: path,
        content: CatalogFile.read(encoding(text), format: format, language: folder?.language))
    }
    return Linter(LintOptions(severities: Self.severities)).lint(
      LintedCatalog(name: "Test", files: files, atlas: .icu))
  }

  /// Severities that enable only the two rules of these tests.
  private static let severities: [String: Severity?] = {
    var severities: [String: Severity?] = [:]
    for rule in RuleRegistry.all {
      let isOn = ["replacement-character", "unused-suppression"].contains(rule.id)
      severities[rule.id] = .some(isOn ? rule.severity : nil)
    }
    return severities
  }()

  @Test("A comment in the source language applies to all languages, any other comment to its own")
  func languages() {
    let allowed = "/* waymark:allow replacement-character */\n\"tea\" = \"T\";\n"
    let broken = "\"tea\" = \"T\u{FFFD}\";\n"
    #expect(
      lint([("en.lproj/A.strings", allowed), ("de.lproj/A.strings", broken)]).isEmpty)
    let found = lint([
      ("de.lproj/A.strings", "/* waymark:allow replacement-character */\n" + broken),
      ("en.lproj/A.strings", "\"tea\" = \"T\";\n"), ("fr.lproj/A.strings", broken),
    ])
    #expect(found.map(\.path) == ["fr.lproj/A.strings"])
  }

  @Test(
    "Removing a suppression also removes its line if the line becomes empty",
    arguments: [
      ("de.properties", "# waymark:allow replacement-character\na = x\n", "a = x\n"),
      ("de.properties", "# A\n# waymark:allow replacement-character\na = x\n", "# A\na = x\n"),
      ("de.properties", "# A waymark:allow replacement-character\na = x\n", "# A\na = x\n"),
      (
        "de.lproj/A.strings", "/* waymark:allow replacement-character */\r\n\"a\" = \"x\";\r\n",
        "\"a\" = \"x\";\r\n"
      ),
      (
        "de.lproj/A.strings", "/* waymark:allow replacement-character */ \"a\" = \"x\";\n",
        "/* */ \"a\" = \"x\";\n"
      ),
    ])
  func emptyComments(_ path: String, _ text: String, _ expected: String) throws {
    let edits = lint([(path, text)]).flatMap(\.fixIts).flatMap(\.edits)
    let fixed = try FixIt.Edit.apply(edits, to: Array(text.utf8))
    #expect(String(decoding: fixed, as: UTF8.self) == expected)
  }

  @Test("Suppressions in UTF-16 are read")
  func wide() {
    let text =
      "/* waymark:allow replacement-character */\n\"a\" = \"\u{FFFD}\";\n\"b\" = \"\u{FFFD}\";\n"
    for isLittle in [true, false] {
      let found = lint([("de.lproj/A.strings", "\u{FEFF}" + text)]) { text in
        text.utf16.flatMap { unit in
          let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
          return isLittle ? bytes : bytes.reversed()
        }
      }
      #expect(found.map { $0.subject?.key } == ["b"])
    }
  }

  @Test("Suppressions for Android's lint apply to an element or to a file")
  func android() {
    let name = "http://schemas.android.com/tools"
    func file(_ root: String, _ string: String) -> [(path: String, text: String)] {
      let text = """
        <resources xmlns:tools="\(name)"\(root)><string name="a"\(string)>\u{FFFD}</string>\
        </resources>
        """
      return [("res/values/strings.xml", text)]
    }
    #expect(lint(file("", "")).count == 1)
    #expect(lint(file("", " tools:ignore=\"MissingTranslation\"")).count == 1)
    #expect(lint(file("", " tools:ignore=\"all\"")).isEmpty)
    #expect(lint(file(" tools:ignore=\"TypographyDashes,all\"", "")).isEmpty)
    let comment = "<!-- waymark:allow replacement-character -->"
    #expect(
      lint([
        (
          "res/values/strings.xml",
          "<resources>\(comment)<string name=\"a\">\u{FFFD}</string></resources>"
        )
      ]).isEmpty)
  }

  @Test("Android's checks are mapped to rules")
  func checks() {
    let syntax = CatalogFormat.android.definition.suppressions
    #expect(syntax.attribute == "tools:ignore")
    #expect(
      syntax.rules(ofChecks: "MissingTranslation, TypographyDashes")
        == ["missing-language", "missing-translation"])
    #expect(syntax.rules(ofChecks: "ImpliedQuantity") == ["implied-quantity"])
    #expect(syntax.rules(ofChecks: "IconColors")?.isEmpty == true)
    #expect(syntax.rules(ofChecks: "all") == nil)
  }

  @Test("The rules to which platform checks are mapped exist", arguments: CatalogFormat.allCases)
  func checkedRules(format: CatalogFormat) {
    let syntax = format.definition.suppressions
    #expect((syntax.attribute == nil) == syntax.rulesOfChecks.isEmpty)
    for rule in syntax.rulesOfChecks.values.flatMap({ $0 }) {
      #expect(RuleRegistry.rule(rule) != nil, "\(rule)")
    }
  }

  @Test("ByteNeedle finds its bytes at every offset")
  func needle() {
    let needle = ByteNeedle("abcab".utf8)
    for front in 0..<20 {
      let text = String(repeating: "ab", count: front) + "abcab"
      #expect(needle.first(in: Array(text.utf8).span) == front * 2)
      #expect(needle.first(in: Array(text.dropLast().utf8).span) == nil)
    }
    #expect(ByteNeedle([]).first(in: [1].span) == nil)
  }
}
