import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

@testable import CatalogLint

/// Tests variables and variants according to the Fluent guide and CLDR's plural rules.
@Suite("Fluent: variables and variants")
struct FluentLintTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let source: String
    let target: String
    var language = "de"
    /// The expected diagnostics, each as `rule variation: reported text`.
    var expected: [String] = []
    /// The translation after applying the first fix-it of each diagnostic; `nil` if there is none.
    var fixed: String?
    var testDescription: String { "\(source) → \(target)" }
  }

  private static let rules = [
    "placeholder-", "icu-", "missing-plural-category", "missing-other-category",
    "unused-plural-category", "implied-quantity",
  ]

  private func check(_ pair: Pair) throws {
    let texts = [("en", pair.source), (pair.language, pair.target)]
    let files = texts.compactMap { language, text in
      RulePage.Example.File(
        path: "locales/\(language)/app.ftl", format: .fluent, bytes: Array(("k =" + text).utf8)
      ).linted
    }
    let catalog = LintedCatalog(name: "A", files: files, sourceLanguage: .init("en"), atlas: .icu)
    let found = Linter(LintOptions()).lint(catalog).filter { diagnostic in
      Self.rules.contains { diagnostic.rule.hasPrefix($0) }
    }
    let bytes = files[1].content.bytes
    let shown = found.map { diagnostic in
      let blamed = String(decoding: bytes[diagnostic.range?.range ?? 0..<0], as: UTF8.self)
      let variation = diagnostic.subject?.variation.map { " " + $0 } ?? ""
      return "\(diagnostic.rule)\(variation): \(blamed)"
    }
    #expect(shown == pair.expected, "\(found.map(\.message))")
    guard let fixed = pair.fixed else { return }
    let edits = found.compactMap(\.fixIts.first).flatMap(\.edits)
    let written = try FixIt.Edit.apply(edits, to: bytes)
    #expect(String(decoding: written, as: UTF8.self) == "k =" + fixed)
  }

  // Fluent, functions: a program may define functions in addition to the predefined ones.
  @Test("A function is unknown only if fewer than three messages call it", arguments: [1, 2, 3])
  func functions(_ count: Int) {
    let calls = (0..<count).map { "k\($0) = { NAME(\"a\") }\n" }.joined()
    let texts = [("en", "k0 = a\nk1 = a\nk2 = a\n"), ("de", calls)]
    let files = texts.compactMap { language, text in
      RulePage.Example.File(
        path: "locales/\(language)/app.ftl", format: .fluent, bytes: Array(text.utf8)
      ).linted
    }
    let catalog = LintedCatalog(name: "A", files: files, sourceLanguage: .init("en"), atlas: .icu)
    let found = Linter(LintOptions()).lint(catalog).filter { $0.rule == "unknown-reference" }
    #expect(found.count == (count < 3 ? count : 0))
    // A misspelled name of a predefined function is reported however often it occurs.
    let mistyped = calls.replacing("NAME", with: "NUMBR")
    let other = RulePage.Example.File(
      path: "locales/de/app.ftl", format: .fluent, bytes: Array(mistyped.utf8)
    ).linted
    let second = LintedCatalog(
      name: "A", files: [files[0], other], sourceLanguage: .init("en"), atlas: .icu)
    #expect(
      Linter(LintOptions()).lint(second).count { $0.rule == "unknown-reference" } == count)
  }

  private static let files =
    " { $count ->\n    [one] { $name } has one file\n"
    + "   *[other] { $name } has { $count } files\n}\n"

  private static func plural(_ variants: String...) -> String {
    " { $count ->\n" + variants.map { "    \($0)\n" }.joined() + "}\n"
  }

  @Test(
    "If one string of a plural lacks a value, this is reported",
    arguments: [
      Pair(
        source: files,
        target: plural(
          "[one] { $name } hat eine Datei", "*[other] { $name } hat { $count } Dateien")),
      Pair(
        source: files,
        target: plural("[one] Hat eine Datei", "*[other] { $name } hat { $count } Dateien"),
        expected: ["placeholder-missing plural.one: Hat eine Datei"]),
      Pair(
        source: files,
        target: plural(
          "[one] { $name } ma plik", "[few] Ma { $count } pliki",
          "*[many] { $name } ma { $count } plików"),
        language: "pl", expected: ["placeholder-missing plural.few: Ma { $count } pliki"]),
      // The string for 0 can omit the name, and the string for 1 can omit the number.
      Pair(
        source: files,
        target: plural(
          "[0] Keine Dateien", "[1] { $name } hat eine Datei",
          "*[other] { $name } hat { $count } Dateien")),
      // A single item may be named instead of counted.
      Pair(
        source: plural("[one] { $name } reacted", "*[other] { $name } and others reacted"),
        target: plural("[one] Jemand reagierte", "*[other] { $name } und andere reagierten")),
      Pair(
        source: plural("[1] One file of { $name }", "*[other] { $count } files of { $name }"),
        target: plural("[1] Eine Datei", "*[other] { $count } Dateien von { $name }"),
        expected: ["placeholder-missing plural.=1: Eine Datei"]),
      // In the source, only the string for `other` shows the number.
      Pair(
        source: plural("[one] One file", "*[other] { $count } files"),
        target: plural("[one] Eine Datei", "*[other] Dateien"),
        expected: ["placeholder-missing plural.other: Dateien"]),
      Pair(
        source: plural("[one] One file", "*[other] { $count } files"),
        target: plural("[one] Plik", "[few] Pliki", "*[many] { $count } plików"),
        language: "pl", expected: ["placeholder-missing plural.few: Pliki"]),
      Pair(
        source: plural("[one] One file", "*[other] Some files"),
        target: plural("[one] Eine Datei", "*[other] Dateien")),
    ])
  func plurals(_ pair: Pair) throws { try check(pair) }

  @Test(
    "If one variant of a selection lacks a value, this is reported",
    arguments: [
      Pair(
        source: " Now { $sex ->\n [male] { $name } is he\n *[other] { $name } is they\n }\n",
        target: " Nun { $sex ->\n [male] ist er\n *[other] ist { $name } es\n }\n",
        expected: ["placeholder-missing: male"]),
      Pair(
        source: " Now { $sex ->\n [male] { $name } is he\n *[other] they are\n }\n",
        target: " Nun { $sex ->\n [male] { $name } ist er\n *[other] sind sie\n }\n"),
      // A value that all variants lack is reported once, for the whole string.
      Pair(
        source: " Now { $sex ->\n [male] { $name } is he\n *[other] { $name } is they\n }\n",
        target: " Nun { $sex ->\n [male] ist er\n *[other] sind sie\n }\n",
        expected: [
          "placeholder-missing: Nun { $sex ->\n [male] ist er\n *[other] sind sie\n }"
        ]),
      Pair(
        source: " Of { $count ->\n [one] one file\n *[other] { $count } files\n } all\n",
        target: " Von { $count ->\n [one] einer Datei\n *[other] { $count } Dateien\n } alle\n"),
      Pair(
        source: " Now { $sex ->\n [male] { $name } is he\n *[other] { $name } is they\n }\n",
        target: " { $name } ist nun { $sex ->\n [male] er\n *[other] sie\n }\n"),
    ])
  func variants(_ pair: Pair) throws { try check(pair) }

  @Test(
    "A selector is reported if its variable is not passed",
    arguments: [
      Pair(
        source: files,
        target: " { $anzahl ->\n    [one] { $name } hat eine Datei\n   *[other] { $name } hat"
          + " { $count } Dateien\n}\n",
        expected: ["placeholder-translated: $anzahl"],
        fixed: plural(
          "[one] { $name } hat eine Datei", "*[other] { $name } hat { $count } Dateien"
        ).replacing("    *", with: "   *")),
      Pair(
        source: " { $name } is here\n",
        target: " { $sex ->\n    [male] Der { $name }\n   *[other] Die { $name }\n}\n",
        expected: ["placeholder-extra: $sex"]),
      // A value that the source shows may also be used as a selector.
      Pair(
        source: " { $count } files\n",
        target: plural("[one] { $count } Datei", "*[other] { $count } Dateien")),
    ])
  func selectors(_ pair: Pair) throws { try check(pair) }

  @Test(
    "A word that is not a plural category is reported",
    arguments: [
      Pair(
        source: plural("[one] One file", "*[other] { $count } files"),
        target: plural("[oen] Eine Datei", "*[other] { $count } Dateien"),
        expected: ["icu-keyword-translated: oen"],
        fixed: plural("[one] Eine Datei", "*[other] { $count } Dateien")),
      Pair(
        source: plural("[one] One file", "*[other] { $count } files"),
        target: plural("[en] En fil", "*[andet] { $count } filer"), language: "da",
        expected: ["icu-keyword-translated: en"],
        fixed: plural("[one] En fil", "*[andet] { $count } filer")),
      Pair(
        source: " { NUMBER($n, type: \"ordinal\") ->\n [one] { $n }st\n *[other] { $n }th\n }\n",
        target: " { NUMBER($n, type: \"ordinal\") ->\n [oone] { $n }.\n *[other] { $n }.\n }\n",
        expected: ["icu-keyword-translated: oone"]),
      // If no number shows that a selection is a plural, its keys may be values that the program
      // passes.
      Pair(
        source: " { $state ->\n [on] On\n *[other] Off\n }\n",
        target: " { $state ->\n [on] An\n *[other] Aus\n }\n"),
      Pair(
        source: " { $sex ->\n [man] He\n *[other] They\n }\n",
        target: " { $sex ->\n [man] Er\n *[other] Sie\n }\n"),
    ])
  func categories(_ pair: Pair) throws { try check(pair) }

  // CLDR: in Russian, `one` is for 1 and 21, `few` for 2, and `many` for 5. In French, `one` is for
  // 0 and 1.
  @Test(
    "The default variant applies to all other numbers, and an exact variant only to its number",
    arguments: [
      Pair(
        source: plural("[one] { $count } file", "*[other] { $count } files"),
        target: plural(
          "[one] { $count } файл", "[few] { $count } файла", "*[many] { $count } файлов"),
        language: "ru"),
      Pair(
        source: plural("[one] { $count } file", "*[other] { $count } files"),
        target: plural("[one] { $count } файл", "*[few] { $count } файла"), language: "ru",
        expected: ["missing-plural-category: { $count } файла"]),
      Pair(
        source: plural("[one] { $count } file", "*[other] { $count } files"),
        target: plural("[one] { $count } Datei", "*[many] { $count } Dateien")),
      Pair(
        source: plural("[1] One file", "*[other] { $count } files"),
        target: plural("[1] Un fichier", "*[other] { $count } fichiers"), language: "fr"),
      Pair(
        source: plural("[1] One file", "*[other] { $count } files"),
        target: plural("[1] Один файл", "[few] { $count } файла", "*[many] { $count } файлов"),
        language: "ru", expected: ["missing-plural-category: { $count } файлов"]),
      // A selection between settings is not a plural.
      Pair(
        source: plural("[0] Off", "[1] Low", "*[other] High"),
        target: plural("[0] Выкл", "[1] Низко", "*[other] Высоко"), language: "ru"),
    ])
  func defaults(_ pair: Pair) throws { try check(pair) }
}
