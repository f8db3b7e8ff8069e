import DiagnosticReporters
import Diagnostics
import Foundation
import Testing

@Suite("Reporters: SARIF")
struct SARIFTests {
  private typealias Object = [String: Any]

  private func log(_ options: ReportOptions = Specimens.options) throws -> Object {
    let text = Specimens.report(.sarif, options)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(log as? Object)
  }

  private func run(_ log: Object) throws -> Object {
    try #require((log["runs"] as? [Object])?.first)
  }

  private func results(_ log: Object) throws -> [Object] {
    try #require(try run(log)["results"] as? [Object])
  }

  private func rules(_ log: Object) throws -> [Object] {
    let driver = (try run(log)["tool"] as? Object)?["driver"] as? Object
    return try #require(driver?["rules"] as? [Object])
  }

  private func physicalLocation(_ result: Object) throws -> (uri: Object, region: [String: Int]) {
    let location = try #require((result["locations"] as? [Object])?.first)
    let physical = try #require(location["physicalLocation"] as? Object)
    return (
      try #require(physical["artifactLocation"] as? Object),
      try #require(physical["region"] as? [String: Int])
    )
  }

  @Test("A log meets the requirements of the standard and of GitHub")
  func structure() throws {
    #expect(SARIFSchema.violations(try log()) == [])
    var options = ReportOptions(showsStatistics: true)
    #expect(SARIFSchema.violations(try log(options)) == [])
    options.rules = Specimens.rules
    let empty = Specimens.report(.sarif, options, [], nil)
    #expect(
      SARIFSchema.violations(try JSONSerialization.jsonObject(with: Data(empty.utf8))) == [])
  }

  @Test("The checks reject invalid logs")
  func negative() throws {
    for change in [
      { $0["version"] = "2.0.0" }, { $0["runs"] = [] as [Object] }, { $0["other"] = 1 },
      { $0["$schema"] = nil },
    ] as [(inout Object) -> Void] {
      var log = try log()
      change(&log)
      #expect(!SARIFSchema.violations(log).isEmpty)
    }
  }

  @Test("The index of a rule matches its identifier, and identifiers are unique")
  func ruleIndices() throws {
    let log = try log()
    let ids = try rules(log).compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count)
    #expect(ids.prefix(2) == ["placeholder-type", "stale-key"])
    let results = try results(log)
    #expect(results.count == Specimens.diagnostics.count)
    for (result, diagnostic) in zip(results, Specimens.diagnostics) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String && ids[index] == diagnostic.rule)
    }
  }

  // SARIF §3.19.23 lets a tool choose the listed rules. GitHub requires both descriptions and help
  // for each rule.
  @Test("Rules that ran are listed, and those with a result contain their page")
  func rulesThatRan() throws {
    func rules(_ ran: Set<String>?, _ reported: [Diagnostic]) throws -> [Object] {
      var options = Specimens.options
      options.rules[0].helpURI = "https://waymark.invalid/rules/placeholder-type"
      options.rulesThatRan = ran
      let text = Specimens.report(.sarif, options, reported)
      let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(SARIFSchema.violations(log) == [])
      return try self.rules(#require(log as? Object))
    }
    let page = try #require(Specimens.rules[0].page)
    let typed = Specimens.diagnostics.filter { $0.rule == "placeholder-type" }
    let rows: [(ran: Set<String>?, reported: [Diagnostic], ids: [String], hasPage: Bool)] = [
      (nil, [], ["placeholder-type", "stale-key"], false),
      (nil, typed, ["placeholder-type", "stale-key"], true),
      (["placeholder-type"], [], ["placeholder-type"], false),
      (["stale-key", "unknown"], [], ["stale-key"], false),
      (["stale-key"], typed, ["stale-key", "placeholder-type"], true), ([], [], [], false),
    ]
    for row in rows {
      let rules = try rules(row.ran, row.reported)
      #expect(rules.map { $0["id"] as? String } == row.ids)
      guard let rule = rules.first(where: { $0["id"] as? String == row.ids.last }),
        row.ids.contains("placeholder-type"),
        let typed = rules.first(where: { $0["helpUri"] != nil })
      else { continue }
      #expect(typed["id"] as? String == "placeholder-type")
      #expect((typed["help"] as? Object)?["markdown"] as? String == (row.hasPage ? page : nil))
      #expect((rule["shortDescription"] as? Object)?["text"] as? String != nil)
    }
  }

  // GitHub allows at most 1024 characters.
  @Test("The length of descriptions is limited")
  func descriptions() throws {
    var options = Specimens.options
    options.rules[0].page = "## Why\n\n" + String(repeating: "word ", count: 1000)
    for rule in try rules(log(options)) {
      for name in ["shortDescription", "fullDescription"] {
        let text = try #require((rule[name] as? Object)?["text"] as? String)
        #expect(text.count <= 1024)
      }
    }
    #expect(
      try rules(log()).first?["fullDescription"] as? [String: String]
        == ["text": "The app reads memory that is none."])
  }

  // SARIF §3.4.3 and §3.4.4 require a relative URI with its base, or an absolute URI.
  @Test("Paths of files are URIs relative to the root of the repository")
  func uris() throws {
    let uris = try results(log()).map { try physicalLocation($0).uri }
    #expect(uris.allSatisfy { $0["uriBaseId"] as? String == "%SRCROOT%" })
    let texts = uris.compactMap { $0["uri"] as? String }
    #expect(texts.first == "app")
    #expect(texts[1] == "app/Localizations/Caf%C3%A9%20%26%20co%2C%20100%25%3A%20a.xcstrings")
    #expect(texts[6] == "app/res/values-fr/strings.xml")
    for (uri, diagnostic) in zip(texts, Specimens.diagnostics).dropFirst() {
      #expect(URL(string: uri) != nil)
      let path = try #require(diagnostic.path).replacing("./", with: "")
      #expect(uri.removingPercentEncoding == "app/" + path)
    }
  }

  // According to SARIF §3.30, lines and columns start at 1, and the end column is the column after
  // the region. A byte order mark has no column. Lines, columns, and bytes describe the same
  // region.
  @Test("The text and the bytes of a region match its diagnostic in every encoding")
  func regions() throws {
    for (result, diagnostic) in zip(try results(log()), Specimens.diagnostics) {
      let region = try physicalLocation(result).region
      guard let path = diagnostic.path, let range = diagnostic.range, path != Specimens.gone else {
        #expect(region == ["startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1])
        continue
      }
      let bytes = try #require(Specimens.files[path])
      let encoding: String.Encoding = path == Specimens.strings ? .utf16LittleEndian : .utf8
      func text(_ range: Range<Int>) throws -> String {
        try #require(String(data: Data(bytes[range]), encoding: encoding))
      }
      let mark = path == Specimens.strings ? 2 : path == Specimens.resources ? 3 : 0
      let scalars = Array(try text(mark..<bytes.count).unicodeScalars)
      let start = offset(try #require(region["startLine"]), region["startColumn"], in: scalars)
      let end = offset(try #require(region["endLine"]), region["endColumn"], in: scalars)
      let blamed = String(String.UnicodeScalarView(scalars[start..<end]))
      #expect(try blamed == text(max(mark, range.lowerBound)..<max(mark, range.upperBound)))
      #expect(region["byteOffset"] == (range.lowerBound < mark ? nil : range.lowerBound))
      #expect(region["byteLength"] == (range.lowerBound < mark ? nil : range.count))
    }
  }

  /// Returns the offset of a line and column, computed by iterating over all characters.
  private func offset(_ line: Int, _ column: Int?, in scalars: [Unicode.Scalar]) -> Int {
    var offset = 0
    for _ in 1..<line {
      while scalars[offset] != "\n", scalars[offset] != "\r" { offset += 1 }
      if scalars[offset] == "\r", scalars[offset + 1] == "\n" { offset += 1 }
      offset += 1
    }
    return offset + (column ?? 0) - 1
  }

  @Test("Files in UTF-16 are listed with their encoding")
  func encodings() throws {
    let artifacts = try #require(try run(log())["artifacts"] as? [Object])
    #expect(artifacts.count == 1 && artifacts[0]["encoding"] as? String == "UTF-16LE")
  }

  // SARIF §3.11.5.
  @Test("Braces in messages are doubled")
  func braces() throws {
    let message = try #require(try results(log()).first?["message"] as? [String: String])
    #expect(
      message["text"] == "there is no catalog here, only {{files}}. 100 % of them: a, b.")
  }

  @Test("Fingerprints depend neither on the wording of a message nor on the position of a key")
  func fingerprints() throws {
    func fingerprints(_ diagnostics: [Diagnostic]) throws -> [String] {
      let text = Specimens.report(.sarif, Specimens.options, diagnostics)
      let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
      return try results(log).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
      }
    }
    let all = try fingerprints(Specimens.diagnostics)
    #expect(Set(all).count == Specimens.diagnostics.count)
    // A number distinguishes two diagnostics that are otherwise identical.
    #expect(all[4].dropLast() == all[5].dropLast() && all[4].hasSuffix(":1"))
    #expect(all[5].hasSuffix(":2"))
    var changed = Specimens.diagnostics[1]
    changed.message = "worded anew"
    changed.range = SourceRange(0, 1)
    changed.subject?.variation = nil
    #expect(try fingerprints([changed]) == [all[1]])
    changed.subject?.language = "fr"
    #expect(try fingerprints([changed]) != [all[1]])
  }

  @Test("A file outside the repository has an absolute URI; without a root, paths are unchanged")
  func outside() throws {
    func uri(_ path: String, _ options: ReportOptions) throws -> Object {
      let diagnostic = Diagnostic(rule: "x", severity: .error, path: path, message: "m")
      let text = Specimens.report(.sarif, options, [diagnostic])
      let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
      return try physicalLocation(try #require(results(log).first)).uri
    }
    let options = Specimens.options
    #expect(
      try uri("../../x y", options) as? [String: String] == ["uri": "file:///work%20tree/x%20y"])
    #expect(try uri("../x", options)["uri"] as? String == "x")
    #expect(try uri("/work tree/repository/a//b/./c", options)["uri"] as? String == "a/b/c")
    #expect(
      try uri("/work tree/repository2", options)["uri"] as? String
        == "file:///work%20tree/repository2")
    #expect(try uri("././a/b", ReportOptions())["uri"] as? String == "a/b")
    #expect(try uri("/a/b", ReportOptions())["uri"] as? String == "file:///a/b")
  }
}
