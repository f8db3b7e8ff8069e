import CatalogLinting
import Diagnostics
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogLint

/// Tests files that list the keys that code uses.
@Suite("Lists of used keys")
struct KeyUsageTests {
  private static let start =
    "{\"path\":\"A.swift\",\"range\":[0,4],\"language\":\"swift\",\"call\":\"Text\""

  private static func read(_ text: String) throws(KeyUsageError) -> KeyUsage {
    var usage = KeyUsage()
    try usage.read(Array(text.utf8))
    return usage
  }

  @Test("Each kind of line is read")
  func lines() throws {
    let usage = try Self.read(
      """
      \(Self.start),"key":"a","table":"T","bundle":".module","default":true,"later":{}}

      \(Self.start),"key":null,"pieces":["a ",""],"table":null}\r
      \(Self.start),"key":null,"prefix":"a.","suffix":".b","reason":"r"}
      {"path":"B.kt","error":"the file cannot be read"}
      """)
    #expect(
      usage.uses.map(\.key) == [
        .literal("a"), .pieces(["a ", ""]), .computed(prefix: "a.", suffix: ".b", reason: "r"),
      ])
    #expect(usage.uses.map(\.lookedUpTable) == ["T", nil, "Localizable"])
    #expect(usage.uses[0].hasDefault && usage.uses[0].bundle == ".module")
    #expect(usage.unscanned.map(\.path) == ["B.kt"])
  }

  @Test(
    "An invalid file is rejected with a code and a range",
    arguments: [
      ("{", KeyUsageError.Code.syntax, 1..<1),
      ("\n[]", .wrongType, 1..<3),
      ("{\"path\":1}", .wrongType, 8..<9),
      ("{}", .missingMember, 0..<2),
      ("{\"path\":\"\",\"path\":\"\"}", .duplicateMember, 11..<17),
      (start + "}", .missingMember, 0..<68),
      (start.replacing("[0,4]", with: "[4,0]") + ",\"key\":\"\"}", .wrongType, 26..<31),
      (start.replacing("[0,4]", with: "[0,4.5]") + ",\"key\":\"\"}", .wrongType, 29..<32),
      (start.replacing("swift\"", with: "basic\"") + ",\"key\":\"\"}", .unknownLanguage, 0..<0),
      (start + ",\"key\":true}", .wrongType, 71..<75),
      (start + ",\"key\":null,\"pieces\":[\"\"]}", .wrongType, 85..<89),
    ])
  func errors(_ text: String, _ code: KeyUsageError.Code, _ range: Range<Int>) throws {
    let error = #expect(throws: KeyUsageError.self) { try Self.read(text) }
    let found = try #require(error)
    #expect(found.code == code && found.range.upperBound <= text.utf8.count)
    if code == .wrongType || code == .duplicateMember { #expect(found.range.range == range) }
  }

  @Test(
    "A string with interpolations in code and the key in the catalog result in the same key shape",
    arguments: [
      (["Hello ", ", you have ", " messages"], "Hello %@, you have %lld messages", true),
      (["", "% done"], "%lld%% done", true), (["", "% done"], "%1$lf%% done", true),
      (["Hello ", ""], "Hello %@ %@", false), (["Hello ", ""], "Hello ", false),
      (["", ""], "%.2f", true), (["a ", ""], "a %", false), (["a", "b"], "a%-10sb", true),
    ])
  func shapes(_ pieces: [String], _ key: String, _ isSame: Bool) {
    #expect((KeyShape.shape(of: pieces) == KeyShape.shape(of: key)) == isSame)
  }

  @Test(
    "The symbols for keys are those that Xcode generates",
    arguments: [
      ("Allow uploads", "allowUploads", 0), ("Allow Uploads", "allowUploads", 0),
      ("allowUploads", "allowUploads", 0), ("TITLE", "title", 0), ("a.b_c-d", "aBCD", 0),
      ("%lld of %@", "of", 2), ("100", nil, 0), ("", nil, 0), ("%@", nil, 1), ("Don't", "don't", 0),
    ])
  func symbols(_ key: String, _ name: String?, _ arguments: Int) {
    #expect(GeneratedSymbol(key)?.name == name)
    if name != nil { #expect(GeneratedSymbol(key)?.arguments == arguments) }
  }

  @Test("Keys of Interface Builder are recognized")
  func interfaceBuilder() {
    for key in ["4y2-Ab-xQ7.text", "abc-12-xyz.segmentTitles[0]"] {
      #expect(UnusedKeyRule.isOfInterfaceBuilder(key))
    }
    for key in ["4y2-Ab-xQ7", "abcd-12-xyz.text", "abc-1é-xyz.text", "a.b-c-d", ""] {
      #expect(!UnusedKeyRule.isOfInterfaceBuilder(key))
    }
  }

  // MARK: Rules

  /// Returns the diagnostics of the rules about code, as `RULE SEVERITY PATH:OFFSET`.
  private static func lint(
    _ files: [(path: String, text: String)], _ lines: String, name: String = "A"
  ) throws -> [String] {
    let linted = files.map { path, text in
      LintedCatalog.File(
        path: path,
        content: CatalogFile.read(
          Array(text.utf8), format: CatalogFormat(fileName: path) ?? .strings))
    }
    let catalog = LintedCatalog(name: name, files: linted, atlas: .icu)
    var options = LintOptions()
    options.usage = try read(lines)
    let uses = options.usage?.diagnostics(KeyDefinitions(catalog)) { [options] rule, _ in
      options.severity(of: rule)
    }
    let found = Linter(options).lint(catalog)
      .filter { RuleRegistry.rule($0.rule)?.family == .code }
    return (found + (uses ?? [])).map {
      "\($0.rule) \($0.severity) \($0.path ?? ""):\($0.range?.lowerBound ?? -1)"
    }
  }

  @Test(
    "The severity of an undefined key depends on the evidence",
    arguments: [
      (#""key":"settings.titel""#, ["error"]),
      (#""key":"settings.titel","default":true"#, ["warning"]),
      (#""key":"Nothing here""#, ["warning"]), (#""key":"Send""#, []), (#""key":"–""#, []),
      (#""key":"x","bundle":"design""#, []), (#""key":"x","bundle":".module""#, ["warning"]),
      (#""key":"x","table":"Other""#, ["error"]), (#""key":"x","table":null"#, ["warning"]),
      (#""key":"Send","table":null"#, []), (#""key":null,"pieces":["",""]"#, []),
      (#""key":null,"pieces":["of ",""]"#, ["warning"]), (#""key":null,"prefix":"a""#, []),
    ])
  func undefined(_ members: String, _ severities: [String]) throws {
    let found = try Self.lint(
      [("Localizable.strings", "\"Send\" = \"Send\";")], Self.start + "," + members + "}")
    #expect(
      found.filter { $0.hasPrefix("undefined-key") }
        == severities.map { "undefined-key \($0) A.swift:0" })
  }

  @Test("A similar key is suggested, and the result is the same each time")
  func suggestion() throws {
    let file = LintedCatalog.File(
      path: "Localizable.strings",
      content: CatalogFile.read(Array("\"Settings\" = \"x\";".utf8), format: .strings))
    let catalog = LintedCatalog(name: "A", files: [file], atlas: .icu)
    let usage = try Self.read(Self.start + ",\"key\":\"Setings\"}")
    let found = usage.diagnostics(KeyDefinitions(catalog)) { rule, _ in rule.severity }
    #expect(found.first?.notes.first?.message == "did you mean 'Settings'?")
    #expect(found.first?.subject?.key == "Setings")
  }

  @Test(
    "Keys without a use are reported as unused",
    arguments: [
      (#""key":"a.1""#, ["warning 10"]), (#""key":null,"prefix":"a.""#, []),
      (#""key":null,"prefix":"a.","suffix":"2""#, ["warning 1"]),
      (#""key":null,"suffix":"1""#, ["warning 10"]),
      (#""key":"a.1","table":"Other""#, []), (#""key":"a.1","table":null"#, ["warning 10"]),
    ])
  func unused(_ members: String, _ places: [String]) throws {
    let found = try Self.lint(
      [("Localizable.strings", "\"a.1\"=\"\";\"a.2\"=\"\";")], Self.start + "," + members + "}")
    #expect(
      found.filter { $0.hasPrefix("unused-key") }
        == places.map { place in
          let parts = place.split(separator: " ")
          return "unused-key \(parts[0]) Localizable.strings:\(parts[1])"
        })
  }

  @Test("If a key is computed, unused keys are info; if a source was not scanned, none is reported")
  func doubts() throws {
    let file = [("Localizable.strings", "\"a\"=\"\";\"b\"=\"\";")]
    let used = Self.start + ",\"key\":\"a\"}\n"
    let computed = Self.start + ",\"key\":null}\n"
    let error = "{\"path\":\"B.swift\",\"error\":\"the file cannot be read\"}\n"
    func unused(_ lines: String) throws -> [String] {
      try Self.lint(file, lines).filter { $0.hasPrefix("unused-key") }
    }
    #expect(try unused(used) == ["unused-key warning Localizable.strings:8"])
    #expect(try unused(used + computed) == ["unused-key info Localizable.strings:8"])
    #expect(try unused(used + error) == [])
    #expect(try unused("") == [])
  }

  @Test(
    "Code uses a JSON plural with or without a plural suffix; in ordinals, `ordinal` is optional",
    arguments: [
      ("file", false, "place"), ("file_one", false, "place"), ("file_other", false, "place"),
      ("file_two", true, "place"), ("place", false, "file"), ("place_ordinal_one", false, "file"),
      ("place_one", true, "file"),
    ])
  func plurals(_ key: String, _ isUndefined: Bool, _ unused: String) throws {
    let text =
      #"{"file_one":"{{count}} file","file_other":"{{count}} files","#
      + #""place_ordinal_one":"{{count}}st","place_ordinal_other":"{{count}}th"}"#
    let line = Self.start.replacing("swift\"", with: "typescript\"")
    let found = try Self.lint([("locales/en.json", text)], line + ",\"key\":\"\(key)\"}\n")
    #expect(found.contains { $0.hasPrefix("undefined-key") } == isUndefined)
    let offset = try #require(text.firstRange(of: "\"\(unused)")).lowerBound.utf16Offset(in: text)
    #expect(
      found.filter { $0.hasPrefix("unused-key") }
        == ["unused-key warning locales/en.json:\(offset + 1)"])
  }

  @Test(
    "JSON keys that strings refer to are used",
    arguments: [
      ("$t(a.b)", true), ("in $t(a.b, { \\\"count\\\": 2 })", true), ("$t( a.b )", true),
      ("$t(en:a.b)", false), ("$t(a)", false), ("$t(a.b_one)", true), ("@:a.b", true),
      ("@.lower:a.b.", true), ("@:{'a.b'}", true), ("@:(a.b)", true), ("me@a.b", false),
      ("@:a", false),
      ("$t(a.b", true), ("@", false), ("$t(", false), ("@.", false),
    ])
  func nested(_ text: String, _ isUsed: Bool) throws {
    let line = Self.start.replacing("swift\"", with: "typescript\"") + ",\"key\":\"x\"}\n"
    let found = try Self.lint(
      [("locales/en.json", #"{"x":"\#(text)","a":{"b":"B"}}"#)], line)
    #expect(found.isEmpty == isUsed, "\(found)")
  }

  @Test("Using a JSON object or key also uses its members and contexts")
  func json() throws {
    let file = [("locales/en.json", #"{"a":{"b":"","c":""},"f":"","f_male":"","u":""}"#)]
    func use(_ key: String) -> String {
      Self.start.replacing("swift\"", with: "typescript\"")
        .replacing("A.typescript", with: "A.ts") + ",\"key\":\"\(key)\"}\n"
    }
    let found = try Self.lint(file, use("a") + use("f") + use("x.y"))
    #expect(
      found == ["unused-key warning locales/en.json:41", "undefined-key error A.ts:0"])
  }
}
