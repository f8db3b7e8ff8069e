import DiagnosticReporters
import Diagnostics

/// Files and diagnostics that cover every case of a reporter.
enum Specimens {
  /// The bytes of each file, keyed by path.
  static let files: [String: [UInt8]] = [
    catalog: Array(catalogText.utf8),
    strings: utf16(stringsText, littleEndian: true),
    resources: [0xEF, 0xBB, 0xBF] + Array(resourcesText.utf8),
    minified: Array(minifiedText.utf8),
  ]

  // This path contains characters that URIs, workflow commands and JSON must escape.
  static let catalog = "Localizations/Café & co, 100%: a.xcstrings"
  static let strings = "de.lproj/Localizable.strings"
  static let resources = "./res/values-fr/strings.xml"
  static let minified = "dist/all.json"
  static let gone = "gone.strings"
  static let clean = "clean.strings"

  static let catalogText = """
    {
      "strings" : {
    \t"n \\"items\\"" : { "de" : "%d Stück 🎉 von %@" },
        "empty" : { }
      }
    }

    """
  static let stringsText = "/* 🎉 */ \"tea\" = \"Grüner Tee 🍵\";\r\n\"tea\" = \"Tee\";\r\n"
  static let resourcesText = "<resources>\r  <string name=\"a\">l'eau</string>\r</resources>\r"
  static let minifiedText =
    "[" + String(repeating: "\"日本語\",", count: 20_000) + "\"\u{202E}end\","
    + String(repeating: "0,", count: 20_000) + "0]"

  static let rules = [
    ReportedRule(
      id: "placeholder-type", summary: "a placeholder for a value of another type",
      severity: .error, family: "placeholders", since: "0.1",
      page: "# placeholder-type\n\n## Why\n\nThe app reads memory\nthat is none.\n\n## Valid\n"),
    ReportedRule(
      id: "stale-key", summary: "a key that no code asks for", severity: .info,
      isOnByDefault: false, family: "coverage"),
  ]

  static let diagnostics: [Diagnostic] = [
    Diagnostic(
      rule: "no-catalogs", severity: .warning, message: "there is no catalog here, only {files}",
      notes: [Diagnostic.Note("100 % of them: a, b")]),
    Diagnostic(
      rule: "placeholder-type", severity: .error, path: catalog, range: range("%d", in: catalog),
      subject: Diagnostic.Subject(
        catalog: "Café", key: "n \"items\"\t\u{202E}\n", language: "de", variation: "plural.other"),
      message: "%d takes an integer where the source has %@",
      notes: [
        Diagnostic.Note("the app reads memory that is none"),
        Diagnostic.Note("the source is {0}"),
      ],
      fixIts: [
        FixIt(
          title: "write %@", applicability: .safe,
          edits: [
            FixIt.Edit(range: range("%d", in: catalog), text: "%@"),
            FixIt.Edit(range: range(" von %@", in: catalog), text: ""),
          ]),
        FixIt(title: "ask the translator", applicability: .displayOnly, edits: []),
      ]),
    Diagnostic(
      rule: "no-closing", severity: .warning, path: catalog,
      range: range("\"empty\" : { }\n  }", in: catalog),
      subject: Diagnostic.Subject(catalog: "Café", key: "empty"),
      message: "nothing is in here\u{1B}[2J",
      notes: [
        Diagnostic.Note("the object begins here", range: range("{ \"de\"", in: catalog)),
        Diagnostic.Note("its like is here", range: range("🍵", in: strings), path: strings),
        Diagnostic.Note("and somewhere in here", path: resources),
      ]),
    Diagnostic(
      rule: "stale-key", severity: .info, path: catalog,
      subject: Diagnostic.Subject(catalog: "Café"),
      message: "no code asks for it: ::error::x\r\ny"),
    Diagnostic(
      rule: "duplicate-key", severity: .error, path: strings,
      range: range("\"tea\" = \"T", in: strings),
      subject: Diagnostic.Subject(catalog: "Localizable", key: "tea", language: "de"),
      message: "the key is there already",
      notes: [Diagnostic.Note("the first one", range: range("\"tea\" = \"G", in: strings))],
      fixIts: [
        FixIt(
          title: "remove it", applicability: .unsafe,
          edits: [FixIt.Edit(range: range("\"tea\" = \"Tee\";\r\n", in: strings), text: "")])
      ]),
    Diagnostic(
      rule: "duplicate-key", severity: .error, path: strings, range: range("Tee\";\r", in: strings),
      subject: Diagnostic.Subject(catalog: "Localizable", key: "tea", language: "de"),
      message: "another of the same identity"),
    Diagnostic(
      rule: "byte-order-mark", severity: .warning, path: resources, range: SourceRange(0, 3),
      message: "the file begins with a mark"),
    Diagnostic(
      rule: "apostrophe", severity: .error, path: resources,
      range: empty(before: "'", in: resources),
      subject: Diagnostic.Subject(catalog: "res", key: "a", language: "fr"),
      message: "an apostrophe needs a backslash",
      fixIts: [
        FixIt(
          title: "put a backslash in front", applicability: .safe,
          edits: [FixIt.Edit(range: empty(before: "'", in: resources), text: "\\")])
      ]),
    Diagnostic(
      rule: "bidi-override", severity: .error, path: minified,
      range: range("\u{202E}", in: minified), message: "the text runs backwards"),
    Diagnostic(
      rule: "syntax", severity: .error, path: gone, range: SourceRange(7, 9),
      message: "expected a semicolon"),
  ]

  /// Returns the byte range of a part of a file, whatever the encoding of the file.
  static func range(_ part: String, in path: String) -> SourceRange {
    let bytes = files[path] ?? []
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE])
    let needle = isUTF16 ? Array(utf16(part, littleEndian: true).dropFirst(2)) : Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: needle) } ?? 0
    return SourceRange(start, start + needle.count)
  }

  static func empty(before part: String, in path: String) -> SourceRange {
    let start = range(part, in: path).lowerBound
    return SourceRange(start, start)
  }

  /// Returns the bytes of a string in UTF-16 with a byte order mark.
  static func utf16(_ text: String, littleEndian: Bool) -> [UInt8] {
    ([0xFEFF] + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return littleEndian ? bytes : bytes.reversed()
    }
  }

  /// Returns a report of the specimens, or of other diagnostics.
  static func report(
    _ format: ReportFormat, _ options: ReportOptions = options,
    _ diagnostics: [Diagnostic] = diagnostics, _ summary: DiagnosticSummary? = summary
  ) -> String {
    var bytes: [UInt8] = []
    DiagnosticReport(format, options) { files[$0] }.write(diagnostics, summary) { piece in
      for index in piece.indices { bytes.append(piece[index]) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let options = ReportOptions(
    tool: ReportedTool(
      name: "waymark", version: "0.1.0", informationURI: "https://waymark.invalid/"),
    rules: rules, folder: "/work tree/repository/app", root: "/work tree/repository")

  static let summary = {
    var summary = DiagnosticSummary(
      files: 4, keys: 5, languages: 2, values: 6, bytes: 1_000_000, seconds: 0.0421, known: 3)
    summary.paths = [catalog, strings, resources, minified, gone, clean]
    summary.catalogs = [
      ReportedCatalog(
        name: "Café & co", keys: 8,
        languages: [
          ReportedCatalog.Language(name: "en", isSource: true, translated: 8),
          ReportedCatalog.Language(
            name: "de", translated: 3, needsReview: 2, new: 1, missing: 2),
          ReportedCatalog.Language(name: "zh-Hant-HK", missing: 8),
        ]),
      ReportedCatalog(
        name: "res", keys: 3,
        languages: [
          ReportedCatalog.Language(name: "en", isSource: true, translated: 3),
          ReportedCatalog.Language(name: "fr", translated: 1, missing: 2),
        ]),
    ]
    return summary
  }()
}
