import DiagnosticReporters
import Diagnostics
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reporters: XML")
struct XMLReporterTests {
  private static let fixtures = ProjectFolder.url
    .appending(path: "Tests/Fixtures/Reports")

  /// An element of a report.
  private struct Element {
    let name: String
    let attributes: [String: String]
    let depth: Int
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes, depth: open.count))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }

  private func elements(_ text: String) throws -> [Element] {
    let collector = Collector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = collector
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return collector.elements
  }

  @Test("JUnit has a suite per file and a case per diagnostic; a file without diagnostics passes")
  func suites() throws {
    let elements = try elements(Specimens.report(.junit))
    let suites = elements.filter { $0.name == "testsuite" }
    #expect(
      suites.map { [$0["name"], $0["tests"], $0["failures"], $0["skipped"]] } == [
        ["waymark", "1", "1", "0"],
        ["app/Localizations/Café & co, 100%: a.xcstrings", "3", "2", "1"],
        ["app/de.lproj/Localizable.strings", "2", "2", "0"],
        ["app/res/values-fr/strings.xml", "2", "2", "0"],
        ["app/dist/all.json", "1", "1", "0"], ["app/gone.strings", "1", "1", "0"],
        ["app/clean.strings", "1", "0", "0"],
      ])
    let cases = elements.filter { $0.name == "testcase" }
    #expect(
      cases.map { $0["name"] } == [
        "no-catalogs", "placeholder-type: n \"items\"␉<U+202E>␊ (de, plural.other)",
        "no-closing: empty", "stale-key", "duplicate-key: tea (de)", "duplicate-key: tea (de) #2",
        "byte-order-mark", "apostrophe: a (fr)", "bidi-override", "syntax", "nothing to report",
      ])
    #expect(cases[4]["file"] == "app/de.lproj/Localizable.strings" && cases[4]["line"] == "2")
    #expect(cases[4]["classname"] == "waymark.app/de_lproj/Localizable_strings")
    let failures = elements.filter { $0.name == "failure" }
    #expect(failures.map { $0["type"] }.prefix(3) == ["warning", "error", "warning"])
    #expect(
      failures[1].text.contains(
        "(plural.other) in de: %d takes an integer where the source has %@"))
    #expect(failures[1].text.contains("^^") && failures[1].text.contains("help: write %@"))
    #expect(elements.first { $0.name == "skipped" }?["message"]?.hasPrefix("no code") == true)
  }

  @Test("Checkstyle has the severity, line and column of each diagnostic")
  func checkstyle() throws {
    let elements = try elements(Specimens.report(.checkstyle))
    #expect(elements[0].name == "checkstyle" && elements[0]["version"] == "4.3")
    #expect(
      elements.filter { $0.name == "file" }.map { $0["name"] } == [
        ".", "app/Localizations/Café & co, 100%: a.xcstrings", "app/de.lproj/Localizable.strings",
        "app/res/values-fr/strings.xml", "app/dist/all.json", "app/gone.strings",
        "app/clean.strings",
      ])
    let errors = elements.filter { $0.name == "error" }
    #expect(errors.map { $0["severity"] } == Specimens.diagnostics.map { $0.severity.rawValue })
    #expect(errors[1]["line"] == "3" && errors[1]["column"] == "28")
    #expect(errors[1]["source"] == "waymark.placeholder-type")
    #expect(errors[3]["line"] == "1" && errors[3]["column"] == nil)
    #expect(
      errors[0]["message"]
        == "there is no catalog here, only {files}. 100 % of them: a, b.")
  }

  @Test("No string can add markup to XML", arguments: [ReportFormat.junit, .checkstyle])
  func hostile(_ format: ReportFormat) throws {
    let elements = try elements(
      Specimens.report(format, Specimens.options, HostileSpecimens.diagnostics))
    let count = HostileSpecimens.diagnostics.count
    if format == .junit {
      #expect(elements.count { $0.name == "testcase" } >= count)
      #expect(elements.count { $0.name == "failure" || $0.name == "skipped" } == count)
    } else {
      #expect(elements.count { $0.name == "error" } == count)
    }
    let names: Set = [
      "testsuites", "testsuite", "testcase", "failure", "skipped", "system-out", "checkstyle",
      "file", "error",
    ]
    for element in elements { #expect(names.contains(element.name), "\(element)") }
    let messages = elements.compactMap { $0["message"] }
    #expect(messages.contains { $0.contains("</script><script>alert(1)</script>") })
    #expect(messages.contains { $0.contains("]]>") })
  }

  @Test(
    "The reports conform to the schemas",
    .enabled(
      if: ForeignTools.areExpected("xmllint"), "xmllint is not installed: run Tools/browser"),
    arguments: [ReportFormat.junit, .checkstyle])
  func schema(_ format: ReportFormat) throws {
    let reports = [
      Specimens.report(format), Specimens.report(format, Specimens.options, [], nil),
      Specimens.report(format, Specimens.options, HostileSpecimens.diagnostics),
    ]
    try ForeignTools.withFolder { (folder: URL) throws in
      for report in reports {
        try Data(report.utf8).write(to: folder.appending(path: "report.xml"))
        let schema = Self.fixtures.appending(path: "\(format.name).xsd").path
        let outcome = try ForeignTools.run(
          "xmllint", ["--nonet", "--noout", "--schema", schema, "report.xml"], in: folder)
        #expect(outcome.status == 0, "\(outcome.text)")
      }
      // The schema must reject an invalid report. If it accepted every document, the check above
      // would prove nothing.
      try Data("<\(format == .junit ? "testsuites" : "checkstyle")/>".utf8)
        .write(to: folder.appending(path: "report.xml"))
      let schema = Self.fixtures.appending(path: "\(format.name).xsd").path
      let outcome = try ForeignTools.run(
        "xmllint", ["--nonet", "--noout", "--schema", schema, "report.xml"], in: folder)
      #expect(outcome.status != 0)
    }
  }
}
