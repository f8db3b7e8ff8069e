import CatalogLinting
import Diagnostics
import FormatStrings
import StringCatalogs
import Testing

@testable import CatalogLint

/// Tests .NET format strings against the documentation of composite formatting.
///
/// `String.Format` throws a `FormatException` for braces that are neither doubled nor part of a
/// format item.
@Suite(".NET format strings")
struct CompositeFormatTests {
  @Test(
    "Unbalanced braces are found",
    arguments: [
      ("", nil), ("{0}", nil), ("{0,-8:N2} {12}", nil), ("{{0}}", nil), ("{{{0}}}", nil),
      ("{0 , 5 :hh:mm}", nil), ("{{", nil), ("}}", nil), ("a {0 b", 2), ("{0", 0), ("{", 0),
      ("a }", 2), ("{0}}", 3), ("{ 0}", 0), ("{}", 0), ("{a}", 0), ("{0,}", 0), ("{-1}", 0),
      ("{0:N2", 0), ("{{0}", 3),
    ] as [(String, Int?)])
  func fault(_ text: String, _ place: Int?) {
    #expect(CompositeFormat.fault(in: Array(text.utf8)) == place)
  }

  private func lint(_ source: String, _ target: String) -> [String] {
    let strings = [("Text.resx", source), ("Text.de.resx", target)]
    let files = strings.map { path, string in
      let text = "<root><data name=\"a\"><value>\(string)</value></data></root>"
      return RulePage.Example.File(path: path, format: .resx, bytes: Array(text.utf8)).linted
    }
    let catalog = LintedCatalog(name: "Text.resx", files: files, atlas: .icu)
    return Linter(LintOptions()).lint(catalog).filter { $0.rule.hasPrefix("placeholder") }
      .map { "\($0.severity) \($0.rule): \($0.message)" }
  }

  @Test(
    "A translation is an error if formatting it throws an exception",
    arguments: [
      ("Hi {0}", "Hallo {0 da", "placeholder-malformed"),
      ("Hi {0}", "{0}}", "placeholder-malformed"),
      ("Hi {0}", "Hallo {0} {", "placeholder-malformed"),
      ("Hi {0}", "Hallo {0} }", "placeholder-malformed"),
      ("{0} of {1}", "{0} von 1}", "placeholder-malformed"),
      ("Hi {0}", "Hallo { 0}", "placeholder-translated"),
    ])
  func crash(_ source: String, _ target: String, _ rule: String) {
    let found = lint(source, target)
    #expect(found.count == 1, "\(found)")
    let isError = found.first?.hasPrefix("error \(rule): ") ?? false
    #expect(isError && found.first?.hasSuffix("the app may crash") == true, "\(found)")
  }

  @Test(
    "Doubled braces are printed as braces, so the value is lost",
    arguments: [
      ("Hi {0}", "Hallo {{0}}", true), ("{0}", "{{0}}", true), ("{0:N2} kg", "{{0:N2}} kg", true),
      ("Hi {0}", "Hallo {{{0}}}", false), ("Hi {0}", "{{Hallo}} {0}", false),
    ])
  func doubled(_ source: String, _ target: String, _ isLost: Bool) {
    let found = lint(source, target)
    #expect(found.map { $0.hasPrefix("error placeholder-missing") } == (isLost ? [true] : []))
  }

  @Test("A translated name in braces is a warning, because only numbers are format items")
  func names() {
    let found = lint("Use {path} here", "Usa {ruta} aquí")
    #expect(found.map { $0.prefix { $0 != ":" } } == ["warning placeholder-translated"])
  }

  // If formatting the source would throw an exception, the program does not use it as a format
  // string.
  @Test(
    "A source that contains single braces is not a format string",
    arguments: [("a { {0} }", "b { {0} "), ("{x}", "{x")])
  func unformatted(_ source: String, _ target: String) {
    #expect(!lint(source, target).contains { $0.contains("crash") })
  }
}
