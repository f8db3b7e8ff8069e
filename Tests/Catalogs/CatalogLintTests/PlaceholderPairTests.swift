import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests the placeholder rules with a string and its translation.
///
/// The expectations follow from printf, Apple's String Format Specifiers, java.util.Formatter, and
/// Android's resource compiler.
@Suite("Placeholders: pairs of strings")
struct PlaceholderPairTests {
  struct Pair: CustomTestStringConvertible {
    var source: String
    var translation: String
    /// The expected rule and reported text of each diagnostic, as in `placeholder-malformed %1$i`.
    var expected: [String] = []
    /// The translation after applying the first fix-it of the first diagnostic, if it has one.
    var fixed: String?
    var isSafe = true
    var testDescription: String { "\(source) → \(translation)" }
  }

  private func check(
    _ pair: Pair, _ format: CatalogFormat, _ write: (String) -> String, language: String = "de"
  ) throws {
    let files = [("en", pair.source), (language, pair.translation)].map { language, text in
      LintedCatalog.File(
        path: language,
        content: CatalogFile.read(
          Array(write(text).utf8), format: format, language: CatalogLanguage(name: language)))
    }
    let found = Linter(LintOptions()).lint(
      LintedCatalog(name: "A", files: files, sourceLanguage: .init("en"), atlas: .icu)
    ).filter { RuleRegistry.rule($0.rule)?.family == .placeholders && $0.path == language }
    let bytes = files[1].content.bytes
    let blamed = found.map { diagnostic in
      let range = diagnostic.range?.range ?? 0..<0
      return "\(diagnostic.rule) \(String(decoding: bytes[range], as: UTF8.self))"
    }
    #expect(blamed == pair.expected, "\(found.map(\.message))")
    let fixIt = found.first?.fixIts.first
    #expect((fixIt == nil) == (pair.fixed == nil))
    guard let fixIt, let fixed = pair.fixed else { return }
    #expect(fixIt.applicability == (pair.isSafe ? .safe : .unsafe))
    let written = try FixIt.Edit.apply(fixIt.edits, to: bytes)
    #expect(String(decoding: written, as: UTF8.self) == write(fixed))
  }

  @Test(
    "Apple placeholders are compared",
    arguments: [
      // A percent sign precedes a word, but in the source the percent sign is doubled.
      Pair(
        source: "%1$d%% off", translation: "%1$d%de descuento",
        expected: ["unescaped-percent %"], fixed: "%1$d%%de descuento"),
      Pair(
        source: "%d%% off", translation: "%d%de descuento",
        expected: ["unescaped-percent %"], fixed: "%d%%de descuento"),
      Pair(
        source: "%1$d%% x", translation: "%1$d%x",
        expected: ["unescaped-percent %"], fixed: "%1$d%%x"),
      Pair(source: "%d%d", translation: "%d%d"),
      Pair(source: "%d%% %d", translation: "%d%d"),
      // A percent sign is doubled on one side only, and there are no placeholders.
      Pair(
        source: "100%% sure", translation: "100% sicher", expected: ["unescaped-percent %"],
        fixed: "100%% sicher", isSafe: false),
      Pair(
        source: "50% off", translation: "50%% Rabatt", expected: ["unescaped-percent %%"],
        fixed: "50% Rabatt", isSafe: false),
      Pair(source: "100%% sure", translation: "100 %% sicher"),
      Pair(source: "100%% sure", translation: "ganz sicher"),
      Pair(source: "half", translation: "50%%"),
      // A digit 1 in place of a letter l is a mistake, but 12 is a width.
      Pair(
        source: "%lld x", translation: "%11d x", expected: ["placeholder-lookalike %11d"],
        fixed: "%lld x", isSafe: false),
      Pair(
        source: "%ld x", translation: "%1d x", expected: ["placeholder-lookalike %1d"],
        fixed: "%ld x", isSafe: false),
      Pair(
        source: "%lld x", translation: "%12d x", expected: ["width-changed %12d"],
        fixed: "%12lld x"),
      // The translation would print the width, which is the first argument, instead of the number.
      Pair(source: "%*d", translation: "%d", expected: ["placeholder-missing %d"]),
      Pair(source: "%*d", translation: "%*d"),
      // The app replaces these names itself.
      Pair(source: "Hello %user%, welcome to %@", translation: "Hola %user%, esto es %@"),
      Pair(source: "%date%: %count% items", translation: "%date%: %count% cosas"),
      Pair(
        source: "%lld%% of %@", translation: "%lld% von %@", expected: ["unescaped-percent %"],
        fixed: "%lld%% von %@"),
      // These translations contain malformed placeholders, or placeholders of other platforms such
      // as Python's `%(name)s`.
      Pair(
        source: "%.2f x", translation: "%،2f x", expected: ["placeholder-malformed %،2f"],
        fixed: "%.2f x", isSafe: false),
      Pair(
        source: "%.2f x", translation: "%,2f x", expected: ["placeholder-malformed %,2f"],
        fixed: "%.2f x", isSafe: false),
      Pair(
        source: "Hi %@!", translation: "Hallo %(name)s!",
        expected: ["placeholder-malformed %(name)s"], fixed: "Hallo %@!", isSafe: false),
      Pair(
        source: "%@ x", translation: "%!d x", expected: ["placeholder-malformed %!d"],
        fixed: "%@ x", isSafe: false),
      Pair(
        source: "%d x", translation: "d% x", expected: ["placeholder-malformed d%"],
        fixed: "%d x"),
      // In these translations, a brace is missing, full-width, or superfluous.
      Pair(
        source: "Hi {name}", translation: "Hallo {name", expected: ["placeholder-malformed {name"],
        fixed: "Hallo {name}"),
      Pair(
        source: "Hi {name}", translation: "Bonjour name}",
        expected: ["placeholder-malformed name}"], fixed: "Bonjour {name}"),
      Pair(
        source: "Hi ${name}", translation: "｛name｝さん",
        expected: ["placeholder-lookalike ｛name｝"], fixed: "${name}さん"),
      Pair(source: "Hi {name}", translation: "Hallo {name} {"),
      // In App Intents, each line of a string is a phrase that users may say, so a translation may
      // contain fewer lines.
      Pair(
        source: #"Open ${target} in ${applicationName}\nShow ${applicationName}"#,
        translation: "Ouvre ${applicationName}"),
      Pair(
        source: #"Open ${target} in ${applicationName}\nShow ${applicationName}"#,
        translation: "Ouvre ${target}", expected: ["placeholder-missing Ouvre ${target}"]),
    ])
  func apple(_ pair: Pair) throws {
    try check(pair, .strings) { "\"key\" = \"\($0)\";" }
  }

  @Test(
    "Android placeholders are compared",
    arguments: [
      // If the source contains a percent sign, the fix is safe. Otherwise, a person must check it.
      Pair(
        source: "%d%% x", translation: "%d% ж", expected: ["unescaped-percent %"],
        fixed: "%d%% ж"),
      Pair(
        source: "%d x", translation: "%d% ж", expected: ["unescaped-percent %"],
        fixed: "%d%% ж", isSafe: false),
      Pair(
        source: "%1$d left", translation: "%1$i übrig", expected: ["placeholder-malformed %1$i"],
        fixed: "%1$d übrig"),
      Pair(
        source: "%s x", translation: "%@ x", expected: ["placeholder-malformed %@"],
        fixed: "%s x"),
      Pair(
        source: "%d x", translation: "%ld x", expected: ["placeholder-malformed %ld"],
        fixed: "%d x"),
      Pair(
        source: "%1$d x", translation: "%1$lld x", expected: ["placeholder-malformed %1$lld"],
        fixed: "%1$d x"),
      Pair(
        source: "%d x", translation: "%u x", expected: ["placeholder-malformed %u"],
        fixed: "%d x"),
      Pair(
        source: "%d x", translation: "%D x", expected: ["placeholder-malformed %D"],
        fixed: "%d x"),
      Pair(
        source: "%d x", translation: "%@ x", expected: ["placeholder-malformed %@"],
        fixed: "%d x", isSafe: false),
      Pair(
        source: "%1$s x", translation: "%0$s x", expected: ["placeholder-malformed %0$s"],
        fixed: "%1$s x", isSafe: false),
      Pair(
        source: "%1$d%% off", translation: "%1$d%de descuento",
        expected: ["unescaped-percent %"], fixed: "%1$d%%de descuento"),
      Pair(source: "%1$s", translation: "@string/other"),
      Pair(source: "@string/other", translation: "Hallo %1$s"),
      Pair(source: "@string/other", translation: "@string/another"),
      Pair(source: "%1$tH:%1$tM", translation: "%1$tH:%1$tM"),
    ])
  func android(_ pair: Pair) throws {
    try check(pair, .android) { "<resources><string name=\"key\">\($0)</string></resources>" }
  }

  @Test(
    "A string with `formatted` set to false has no placeholders",
    arguments: [
      Pair(source: "Save 50% on all %d", translation: "Spare 50 % bei allen %d"),
      Pair(source: "%d of %s at 100%", translation: "%d von %s zu 100 %"),
    ])
  func unformatted(_ pair: Pair) throws {
    try check(pair, .android) {
      "<resources><string name=\"key\" formatted=\"false\">\($0)</string></resources>"
    }
  }

  /// The conversions of POSIX `strftime` take no arguments, and their patterns need no `%%`.
  private static let datePairs = [
    Pair(source: "%B %d, %Y", translation: "%d. %B %Y"),
    Pair(source: "%H:%M", translation: "%I:%M %p"),
    Pair(source: "%Y-%m-%d", translation: "%d.%m.%Y"),
    Pair(source: "%m/%d/%y", translation: "%d.%m.%Y"),
    Pair(source: "%F", translation: "%d.%m.%Y"),
    Pair(source: "%x", translation: "%d.%m.%y"),
    Pair(source: "%c", translation: "%d.%m.%Y %H:%M"),
    Pair(source: "%Y", translation: "%Y年"),
    Pair(
      source: "%H:%M:%S", translation: "%H:%M", expected: ["placeholder-missing %H:%M"]),
    Pair(source: "%H:%M", translation: "%H:%K", expected: ["placeholder-malformed %K"]),
  ]

  @Test("Date patterns in .strings cause no diagnostics", arguments: Self.datePairs)
  func appleDates(_ pair: Pair) throws {
    try check(pair, .strings) { "\"key\" = \"\($0)\";\n" }
  }

  @Test("Date patterns in Android resources cause no diagnostics", arguments: Self.datePairs)
  func androidDates(_ pair: Pair) throws {
    try check(pair, .android) { "<resources><string name=\"key\">\($0)</string></resources>" }
    try check(pair, .android) {
      "<resources><string-array name=\"key\"><item>\($0)</item></string-array></resources>"
    }
  }

  @Test("Date patterns in .properties cause no diagnostics", arguments: Self.datePairs)
  func propertyDates(_ pair: Pair) throws {
    try check(pair, .properties) { "key=\($0)\n" }
  }

  @Test("Date patterns as keys of a string catalog cause no diagnostics", arguments: Self.datePairs)
  func catalogDates(_ pair: Pair) throws {
    let text = """
      {"sourceLanguage":"en","version":"1.0","strings":{"\(pair.source)":{"localizations":
      {"de":{"stringUnit":{"state":"translated","value":"\(pair.translation)"}}}}}}
      """
    let content = CatalogFile.read(Array(text.utf8), format: .xcstrings)
    let found = Linter(LintOptions()).lint(
      LintedCatalog(
        name: "A", files: [LintedCatalog.File(path: "a", content: content)],
        sourceLanguage: .init("en"), atlas: .icu)
    ).filter { RuleRegistry.rule($0.rule)?.family == .placeholders }
    #expect(
      found.map(\.rule) == pair.expected.map { $0.split(separator: " ").first.map(String.init) })
  }

  @Test(
    "Percent signs in a translation that is a date pattern are reported",
    arguments: [
      Pair(
        source: "%d%%", translation: "%Y %d",
        expected: ["unescaped-percent %"], fixed: "%%Y %d", isSafe: false)
    ])
  func mixedDates(_ pair: Pair) throws {
    try check(pair, .strings) { "\"key\" = \"\($0)\";\n" }
  }

  @Test(
    "Two unnumbered placeholders are reported, because Android's compiler rejects them",
    arguments: [
      Pair(
        source: "%1$d of %2$s", translation: "%d von %s",
        expected: ["placeholder-mixed-positional %d"], fixed: "%1$d von %2$s"),
      Pair(
        source: "%1$tH:%1$tM", translation: "%tH:%&lt;tM",
        expected: ["placeholder-mixed-positional %tH"]),
      Pair(
        source: "%1$tH:%1$tM", translation: "%1$tH:%&lt;tM",
        expected: ["placeholder-mixed-positional %&lt;tM"]),
    ])
  func refused(_ pair: Pair) throws {
    try check(pair, .android) { "<resources><string name=\"key\">\($0)</string></resources>" }
  }

  @Test("In plurals, Android's compiler accepts unnumbered placeholders")
  func plurals() throws {
    try check(Pair(source: "%d of %s", translation: "%d von %s"), .android) {
      "<resources><plurals name=\"key\"><item quantity=\"other\">\($0)</item></plurals></resources>"
    }
  }

  /// CLDR: Welsh uses `few` for 3 and `many` for 6; Latvian uses `zero` for 0, 10 to 20, 30, ….
  @Test(
    "A plural category for exactly one number may omit the number",
    arguments: [
      ("cy", "zero", true), ("cy", "few", true), ("cy", "many", true), ("cy", "other", false),
      ("lv", "zero", false), ("pl", "few", false), ("de", "zero", true), ("ar", "zero", true),
      ("ar", "few", false),
    ])
  func exactness(_ language: String, _ category: String, _ isExact: Bool) throws {
    let text = "katze"
    try check(
      Pair(
        source: "%d cats", translation: text,
        expected: isExact ? [] : ["placeholder-missing \(text)"]),
      .android,
      { text in
        let quantity = text.hasPrefix("%") ? "other" : category
        return """
          <resources><plurals name="key"><item quantity="\(quantity)">\(text)</item></plurals>\
          </resources>
          """
      }, language: language)
  }
}
