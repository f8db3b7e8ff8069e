import Foundation
import TestSupport
import Testing

/// Tests that every diagnostic code has a page for `waymark explain` and the manual.
///
/// The codes are collected from the sources that report them, so that the test fails if a new code
/// has no page.
@Suite("Pages of diagnostic codes")
struct CodePageTests {
  /// A file or folder of sources that report codes.
  private struct Source: Sendable {
    /// The path of a file or a folder, relative to the package.
    var path: String
    /// A regular expression whose first group captures a code, or the code without its prefix.
    var expression: String
    /// The prefix of each code, if the first group does not capture it.
    var prefix = ""
  }

  private static let raw = #"rawValue:\s*"([a-z0-9-]+)""#
  private static let report = #"(?<!\w)report\(\s*"([a-z-]+)""#
  private static let bracketed = #"\[([a-z]+(?:-[a-z]+)+)\]"#

  /// The page that describes each family of codes, and the sources that report the codes.
  private static let families: [(page: String, sources: [Source], others: Set<String>)] = [
    ("link-syntax", [Source(path: "Sources/Links/URLSyntax", expression: #"Self\(\#(raw)"#)], []),
    (
      "link-matching",
      [
        Source(path: "Sources/Links/LinkRouting", expression: #"Self\(\#(raw)"#),
        Source(path: "Sources/Links/LinkAdapters", expression: #"Self\(\#(raw)"#),
        Source(path: "Sources/Apps/JoinLinks", expression: #"Self\(\#(raw)"#),
        Source(
          path: "Sources/Support/Reports/Links/ShownWarning.swift",
          expression: #""((?:trimmed|removed)-[a-z-]+)""#),
        Source(
          path: "Sources/Support/Reports/Links/ShownAdmission.swift",
          expression: #"(?:case \.[a-zA-Z]+: |status: )"([a-z-]+)""#),
      ], []
    ),
    (
      "manifests",
      [
        "Sources/Links/LinkManifests", "Sources/Links/LinkRouting/Manifest",
        "Sources/Links/LinkRouting/Proofs", "Sources/Links/LinkRouting/Table",
        "Sources/Links/LinkDeclarations", "Sources/Support/YAMLSyntax",
      ].map { path in
        Source(
          path: path,
          expression:
            #"""
            (?:report\(\s*|YAMLRefusal\(\s*|code:\s*|var code = |restOfConflicts = )"([a-z0-9-]+)"
            """#
        )
      }, ["undeclared-host", "undeclared-scheme", "duplicate-host", "duplicate-scheme"]
    ),
    (
      "qr-codes",
      [
        Source(path: "Sources/Links/QRCodes", expression: #"Code\(rawValue: "([a-z-]+)""#),
        Source(path: "Sources/Links/QRCodes", expression: #"code: "([a-z-]+)""#),
        Source(
          path: "Tools/WaymarkCommand/Support/CodeFolder.swift", expression: #"code: "([a-z-]+)""#),
        Source(
          path: "Tools/WaymarkCommand/Support/CodeFolder.swift",
          expression: #"Code\(rawValue: "([a-z-]+)""#),
        Source(path: "Tools/WaymarkCommand/Texts/QRTexts.swift", expression: bracketed),
      ], []
    ),
    (
      "apple-files",
      [
        Source(path: "Sources/Links/LinkAssociations/Apple", expression: report, prefix: "apple-"),
        Source(
          path: "Sources/Links/LinkAssociations/Apple",
          expression: #"rule:\s*(?:isDeep \? )?"(apple-[a-z-]+)""#),
        Source(
          path: "Sources/Links/LinkAssociations/Apple/AppleReader+File.swift",
          expression: #""(apple-[a-z-]+)""#),
      ], []
    ),
    (
      "android-files",
      [
        Source(
          path: "Sources/Links/LinkAssociations/Android", expression: #""(android-[a-z-]+)""#)
      ], []
    ),
    (
      "associations",
      ["Links", "Writing", "Comparing", "Verdicts", "Patterns", "Android"].map { folder in
        Source(path: "Sources/Links/LinkAssociations/" + folder, expression: raw)
      } + [
        Source(
          path: "Sources/Links/LinkAssociations/Verdicts/LinkJudge+Divergences.swift",
          expression: #"(?:code: |code = |irregularQuery = |\(\s*)"([a-z]+-[a-z-]+)""#),
        Source(
          path: "Tools/WaymarkCommand/Support/AssociationChecks.swift",
          expression: #"rule: "([a-z-]+)""#),
        Source(path: "Sources/Support/Reports/Associations", expression: bracketed),
      ], []
    ),
    (
      "hosting",
      [
        Source(path: "Sources/Links/LinkAudit", expression: #"report\(\s*"([a-z0-9-]+)""#),
        Source(path: "Sources/Links/LinkAudit", expression: #"rule: "([a-z-]+)""#),
      ], []
    ),
    (
      "drafts",
      [Source(path: "Sources/Links/ManifestDrafts", expression: #""(draft-[a-z-]+)""#)], []
    ),
    (
      "sessions",
      [
        Source(path: "Sources/Apps/InstantSessions", expression: raw),
        Source(path: "Sources/Apps/JoinLinks", expression: raw),
        Source(
          path: "Sources/Support/Reports/Links/ShownAdmission.swift",
          expression: #"(?:case \.\w+: |status: )"([a-z-]+)""#),
      ], []
    ),
    (
      "languages",
      [
        Source(path: "Sources/Localization/LanguageTags", expression: raw),
        Source(
          path: "Sources/Localization/LocaleNegotiation/Subtags/SkipReason.swift", expression: raw),
        Source(
          path: "Sources/Localization/LocaleNegotiation/Negotiation/NegotiationStep.swift",
          expression: raw),
        Source(
          path: "Sources/Localization/LocalizedTexts/TextDiagnostic.swift", expression: raw),
        Source(path: "Tools/WaymarkCommand/Texts/RootTexts.swift", expression: bracketed),
      ],
      // These are the cases of `DirectionReport.Problem`.
      ["malformed", "unknown"]
    ),
    ("speech", [Source(path: "Sources/Apps/SpeechBubbles", expression: raw)], []),
    (
      "configuration",
      [
        Source(path: "Sources/Catalogs/CatalogLinting/Configuration", expression: report),
        Source(path: "Sources/Apps/InstantSessions/Defaults", expression: report),
        Source(path: "Sources/Support/YAMLSyntax", expression: report),
        Source(
          path: "Sources/Support/YAMLSyntax", expression: #"YAMLRefusal\(\s*"([a-z0-9-]+)""#),
      ], []
    ),
  ]

  /// Returns the codes in the Swift sources at a path.
  private static func codes(of source: Source) throws -> Set<String> {
    let root = ProjectFolder.url.appending(path: source.path)
    let names =
      source.path.hasSuffix(".swift")
      ? [""] : try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let expression = try NSRegularExpression(pattern: source.expression)
    var codes: Set<String> = []
    for name in names where name.isEmpty || name.hasSuffix(".swift") {
      let url = name.isEmpty ? root : root.appending(path: name)
      let text = try String(contentsOf: url, encoding: .utf8)
      let whole = NSRange(text.startIndex..., in: text)
      for match in expression.matches(in: text, range: whole) {
        guard let range = Range(match.range(at: 1), in: text) else { continue }
        codes.insert(source.prefix + text[range])
      }
    }
    return codes
  }

  /// Returns the sections of a page, each with its code and its text.
  private static func sections(_ page: String) throws -> [(code: String, text: String)] {
    let url = ProjectFolder.url.appending(path: "Sources/Support/CodePages/Pages/\(page).md")
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n## ")
    return parts.dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  /// The names of the expected pages; ``everyPageIsCompared()`` fails if the folder contains
  /// others.
  private static let pages = families.map(\.page) + ["catalogs", "formats"]

  @Test("Every page is compared with the sources")
  func everyPageIsCompared() throws {
    let folder = ProjectFolder.url.appending(path: "Sources/Support/CodePages/Pages")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Self.pages.map { $0 + ".md" }))
  }

  @Test("The sources and the page of a family contain the same codes", arguments: families.indices)
  func complete(_ index: Int) throws {
    let family = Self.families[index]
    var expected = family.others
    for source in family.sources {
      let codes = try Self.codes(of: source)
      expected.formUnion(codes)
    }
    let found = Set(try Self.sections(family.page).map(\.code))
    #expect(expected.subtracting(found).sorted() == [], "no section in \(family.page)")
    #expect(found.subtracting(expected).sorted() == [], "superfluous sections in \(family.page)")
    #expect(expected.count > 3)
  }

  @Test("The page about catalogs contains the codes of imports, losses, key lists and baselines")
  func catalogs() throws {
    func cases(_ path: String, of name: String) throws -> Set<String> {
      let text = try String(
        contentsOf: ProjectFolder.url.appending(path: path), encoding: .utf8)
      let body = try #require(
        text.firstMatch(of: try Regex("enum \(name)\\b[^{]*\\{([\\s\\S]*?)\\n  \\}"))
      )[1].substring
      let lines = try #require(body).matches(of: /case (\w+)(?: = "([^"]+)")?\s*(?:\n|$)/)
      return Set(lines.map { String($0.2 ?? $0.1) })
    }
    let expected = try cases(
      "Sources/Catalogs/CatalogExchange/Importing/ImportRefusal.swift", of: "Code"
    ).union(
      cases("Sources/Catalogs/StringCatalogs/Conversion/ConversionLoss.swift", of: "Aspect")
    ).union(
      cases("Sources/Catalogs/CatalogLint/Usage/KeyUsageError.swift", of: "Code")
    ).union(
      Self.codes(
        of: Source(
          path: "Sources/Catalogs/CatalogLint/Baseline/BaselineError.swift", expression: Self.raw))
    ).union(["invalid-encoding", "invalid-state"])
    let found = Set(try Self.sections("catalogs").map(\.code))
    #expect(found.symmetricDifference(expected).sorted() == [])
  }

  @Test("The page about formats has the codes of JSON, messages and catalogs that are not rules")
  func formats() throws {
    let rules = try FileManager.default.contentsOfDirectory(
      atPath: ProjectFolder.url.appending(path: "Sources/Catalogs/CatalogRulePages/Pages").path
    ).map { String($0.dropLast(3)) }
    func raw(_ path: String) throws -> Set<String> {
      try Self.codes(of: Source(path: path, expression: Self.raw))
    }
    let catalog = try raw("Sources/Catalogs/StringCatalogs/Model/CatalogError+Codes.swift")
    let expected = try raw("Sources/Support/JSONSyntax/JSONParseError+Codes.swift")
      .union(raw("Sources/Catalogs/MessageSyntax/MessageParseError+Codes.swift"))
      .union(catalog.subtracting(rules))
    #expect(Set(try Self.sections("formats").map(\.code)) == expected)
  }

  @Test("Each section has a one-line summary, a cause and a fix", arguments: pages)
  func sections(_ page: String) throws {
    let sections = try Self.sections(page)
    #expect(!sections.isEmpty)
    #expect(sections.map(\.code) == sections.map(\.code).sorted())
    for (code, text) in sections {
      let summary = text.split(separator: "\n\n").first.map(String.init) ?? ""
      #expect(summary.hasSuffix(".") && summary.count <= 120, "\(page): \(code)")
      #expect(text.contains("**Cause:**") || text.contains("**Meaning:**"), "\(page): \(code)")
      #expect(text.contains("**Fix:**"), "\(page): \(code)")
    }
  }

  @Test("The tool explains every code", arguments: pages)
  func explained(_ page: String) throws {
    let process = Process()
    process.executableURL = Walkthrough.tool
    process.arguments = ["explain", "--format", "json"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for (code, _) in try Self.sections(page) {
      #expect(output.contains("{\"code\":\"\(code)\","), "\(code)")
    }
  }
}
