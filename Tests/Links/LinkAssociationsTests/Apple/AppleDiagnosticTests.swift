import Diagnostics
import LinkAssociations
import Testing

/// An expected diagnostic of a file, with its range between « and ».
struct AppleDiagnosticRow: Sendable, CustomTestStringConvertible {
  let rule: String
  let severity: Severity
  /// The JSON at `level`: a file, or the content of `applinks`, a detail, or a component list.
  let text: String
  var level = Level.components
  /// A part of the message or of a note.
  var says = ""
  /// The JSON at `level` after applying the first fix-it; `nil` if the result is not checked.
  var fixed: String?

  enum Level { case file, links, detail, components }

  var testDescription: String { rule + ": " + text.prefix(60) }

  func file(_ text: String) -> String {
    let id = #""appIDs": ["ABCDE12345.com.example.app"]"#
    return switch level {
    case .file: text
    case .links: #"{"applinks": {\#(text)}}"#
    case .detail: #"{"applinks": {"details": [{\#(text)}]}}"#
    case .components: #"{"applinks": {"details": [{\#(id), "components": [\#(text)]}]}}"#
    }
  }
}

struct AppleDiagnosticTests {
  static let detail =
    #""details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{"/": "/$(x)"}]}]"#

  static let rows: [AppleDiagnosticRow] = [
    // Diagnostics of files.
    .init(rule: "invalid-json", severity: .error, text: #"{"a": 1«,»}"#, level: .file),
    .init(rule: "invalid-json", severity: .error, text: "«\u{FEFF}»{}", level: .file),
    .init(rule: "invalid-json", severity: .error, text: "«»", level: .file),
    .init(rule: "wrong-type", severity: .error, text: "«[]»", level: .file),
    .init(rule: "missing-applinks", severity: .error, text: "«{}»", level: .file),
    .init(
      rule: "missing-applinks", severity: .info, text: #"«{"webcredentials": {"apps": []}}»"#,
      level: .file),
    .init(
      rule: "unknown-key", severity: .warning, text: #"{"«applink»": {}}"#, level: .file,
      says: "applinks", fixed: #"{"applinks": {}}"#),
    .init(
      rule: "unknown-key", severity: .warning,
      text: #"{"applinks": {"details": []}, "appclips": {"«app»": []}}"#, level: .file, says: "apps"
    ),
    .init(rule: "wrong-type", severity: .error, text: #"{"applinks": «[]»}"#, level: .file),
    .init(
      rule: "wrong-type", severity: .error,
      text: #"{"applinks": {"details": []}, "webcredentials": «1»}"#, level: .file),
    .init(
      rule: "duplicate-key", severity: .warning, text: #"{"applinks": {}, "«\u0061pplinks»": {}}"#,
      level: .file),
    // Diagnostics of services that only list apps; see Apple's "Supporting associated domains".
    .init(
      rule: "invalid-app-id", severity: .error,
      text: #"{"webcredentials": {"apps": ["«com.example.app»"]}}"#, level: .file, says: "ten"),
    .init(
      rule: "invalid-app-id", severity: .error,
      text: #"{"appclips": {"apps": ["ABCDE12345.a.Clip", "«ABCDE12345.»"]}}"#, level: .file),
    .init(
      rule: "wrong-type", severity: .error, text: #"{"activitycontinuation": {"apps": [«{}»]}}"#,
      level: .file),
    .init(
      rule: "wrong-type", severity: .error,
      text: #"{"appclips": {"apps": «"ABCDE12345.a.Clip"»}}"#, level: .file),
    .init(
      rule: "missing-app", severity: .error, text: #"{"webcredentials": «{}»}"#, level: .file),
    .init(
      rule: "duplicate-app", severity: .warning,
      text: #"{"webcredentials": {"apps": ["ABCDE12345.a", "«ABCDE12345.a»"]}}"#, level: .file),
    // Diagnostics of `applinks`.
    .init(rule: "missing-details", severity: .error, text: #"{"applinks": «{}»}"#, level: .file),
    .init(rule: "empty-details", severity: .warning, text: #""details": «[]»"#, level: .links),
    .init(rule: "wrong-type", severity: .error, text: #""details": «"x"»"#, level: .links),
    .init(rule: "wrong-type", severity: .error, text: #""details": [«7»]"#, level: .links),
    .init(
      rule: "apps-not-empty", severity: .warning, text: #""apps": «["x"]», "details": []"#,
      level: .links),
    .init(
      rule: "unknown-key", severity: .warning,
      text: #""detials": [], "«default»": {}"#.replacing("detials", with: "details"), level: .links,
      says: "defaults"),
    .init(
      rule: "excluding-defaults", severity: .warning,
      text: #""defaults": {"exclude": «true»}, "details": []"#, level: .links),
    .init(
      rule: "wrong-type", severity: .error, text: #""defaults": {"/": «7»}, "details": []"#,
      level: .links),
    // Diagnostics of details.
    .init(
      rule: "missing-app", severity: .error,
      text: #"{"applinks": {"details": [«{"components": []}»]}}"#, level: .file),
    .init(
      rule: "invalid-app-id", severity: .error,
      text: #""appIDs": ["«com.example.app»"], "components": [{"/": "/a"}]"#, level: .detail,
      says: "ten"),
    .init(
      rule: "invalid-app-id", severity: .error,
      text: #""appIDs": ["«ABCDE12345.com.example.*»"], "components": [{"/": "/a"}]"#,
      level: .detail, says: "wildcard"),
    .init(
      rule: "invalid-app-id", severity: .error,
      text: #""appIDs": ["«ABCDE12345»"], "components": [{"/": "/a"}]"#, level: .detail),
    .init(
      rule: "duplicate-app", severity: .warning,
      text: #""appID": "ABCDE12345.a", "appIDs": ["«ABCDE12345.a»"], "components": [{"/": "/a"}]"#,
      level: .detail),
    .init(
      rule: "wrong-type", severity: .error,
      text: #""appIDs": «"ABCDE12345.a"», "components": [{"/": "/a"}]"#, level: .detail),
    .init(
      rule: "mixed-forms", severity: .warning,
      text: #""appIDs": ["ABCDE12345.a"], "components": [{"/": "/a"}], "«paths»": ["/a"]"#,
      level: .detail),
    .init(
      rule: "mixed-forms", severity: .warning,
      text: #""appIDs": ["ABCDE12345.a"], "«appID»": "ABCDE12345.b", "components": [{"/": "/a"}]"#,
      level: .detail),
    .init(
      rule: "mixed-forms", severity: .warning,
      text: #""«appID»": "ABCDE12345.b", "components": [{"/": "/a"}]"#, level: .detail),
    .init(
      rule: "mixed-forms", severity: .warning,
      text: #""appIDs": ["ABCDE12345.b"], "«paths»": ["/a"]"#, level: .detail, says: "appID"),
    .init(
      rule: "legacy-form", severity: .info, text: #""appID": "ABCDE12345.a", "«paths»": ["/a"]"#,
      level: .detail),
    .init(
      rule: "legacy-exclusion", severity: .warning,
      text: #""appID": "ABCDE12345.a", "paths": ["«NOT/a»", "/b"]"#, level: .detail),
    .init(
      rule: "variable-in-paths", severity: .warning,
      text: #""appID": "ABCDE12345.a", "paths": ["«/$(lang)»"]"#, level: .detail),
    .init(
      rule: "wrong-type", severity: .error, text: #""appID": "ABCDE12345.a", "paths": [«7»]"#,
      level: .detail),
    .init(
      rule: "missing-components", severity: .error,
      text: #"{"applinks": {"details": [«{"appIDs": ["ABCDE12345.a"]}»]}}"#, level: .file),
    .init(
      rule: "empty-components", severity: .warning,
      text: #""appIDs": ["ABCDE12345.a"], "components": «[]»"#, level: .detail),
    // Diagnostics of components.
    .init(rule: "wrong-type", severity: .error, text: "«7»"),
    .init(
      rule: "unknown-key", severity: .warning, text: #"{"/": "/a", "«casesensitive»": false}"#,
      says: "caseSensitive", fixed: #"{"/": "/a", "caseSensitive": false}"#),
    .init(rule: "unknown-key", severity: .warning, text: #"{"/": "/a", "«path»": "x"}"#),
    .init(rule: "catch-all", severity: .warning, text: "«{}»", says: "without '/'"),
    .init(rule: "catch-all", severity: .warning, text: ##"«{"#": "*"}»"##),
    .init(rule: "catch-all", severity: .info, text: #"«{"/": "*"}»"#),
    .init(rule: "catch-all", severity: .info, text: #"«{"/": "/*", "exclude": true}»"#),
    .init(
      rule: "wrong-type", severity: .error, text: #"{"/": «["/a"]»}"#, says: "every path matches"),
    .init(
      rule: "wrong-type", severity: .error, text: #"{"/": "/a", "exclude": «"true"»}"#,
      says: "false"),
    .init(rule: "wrong-type", severity: .error, text: #"{"/": "/a", "?": «7»}"#),
    .init(
      rule: "void-query", severity: .error, text: #"{"/": "/a", "?": {"b": "1", "c": «true»}}"#,
      says: "ignores all of this object"),
    .init(rule: "duplicate-key", severity: .warning, text: #"{"/": "/a", "«/»": "/b"}"#),
    .init(
      rule: "duplicate-key", severity: .warning,
      text: #"{"/": "/a", "?": {"b": "1", "«b»": "2"}}"#),
    .init(rule: "never-matches", severity: .warning, text: #"{"/": "/«#»/a"}"#, says: "fragment"),
    .init(
      rule: "query-in-path", severity: .warning, text: #"{"/": "/s«?q=*&page=?»"}"#,
      says: "one character",
      fixed: #"{"/": "/s", "?": {"q": "*", "page": "?"}}"#),
    .init(
      rule: "query-in-path", severity: .warning,
      text: #"{"/": "/s«?a[b]=1»", "?": {"c": "1"}}"#, says: "one character"),
    .init(
      rule: "query-in-path", severity: .warning,
      text: #""appID": "ABCDE12345.a", "paths": ["/s«?q=*»"]"#, level: .detail, says: "queries"),
    .init(
      rule: "never-matches", severity: .warning, text: #"{"/": "/a« »b"}"#, says: "percentEncoded"),
    .init(
      rule: "never-matches", severity: .warning, text: #"{"/": "https«:»//a.b/c"}"#,
      says: "entitlement"),
    .init(rule: "unterminated-variable", severity: .error, text: #"{"/": "/a/«$(lang»"}"#),
    .init(
      rule: "unknown-variable", severity: .error, text: #"{"/": "/a/«$(langs)»"}"#, says: "lang",
      fixed: #"{"/": "/a/$(lang)"}"#),
    .init(
      rule: "region-without-uk", severity: .info, text: #"{"/": "/a/«$(region)»"}"#, says: "GB"),
    .init(
      rule: "unreachable-component", severity: .warning,
      text: #"{"/": "/a/b", "exclude": true}, {"/": "/a/*"}, «{"/": "/a/b"}»"#,
      says: "unreachable"),
    .init(rule: "unreachable-component", severity: .info, text: #"{"/": "/a/*"}, «{"/": "/a/b"}»"#),
    .init(
      rule: "unreachable-component", severity: .info,
      text: #"{"/": "/a/?*"}, {"/": "/a"}, «{"/": "/a/*"}»"#),
    .init(
      rule: "unreachable-component", severity: .info,
      text: #"{"/": "/a", "caseSensitive": false}, «{"/": "/A"}»"#),
    .init(
      rule: "unreachable-component", severity: .info,
      text: #"{"/": "/x/$(alnum)"}, «{"/": "/x/$(digit)"}»"#),
    .init(
      rule: "unreachable-component", severity: .info,
      text: #"{"/": "/x", "?": {"a": "?*"}}, «{"/": "/x", "?": {"b": "2", "a": "1"}}»"#),
    .init(
      rule: "unreachable-component", severity: .info, text: #"{"/": "/x"}, «{"/": "/x"}»"#,
      says: "identical"),
    .init(
      rule: "unreachable-component", severity: .warning,
      text: #"{}, «{"/": "/a", "exclude": true, "percentEncoded": false}»"#),
    .init(
      rule: "idle-exclusion", severity: .info,
      text: #"{"/": "/a"}, «{"/": "/b", "exclude": true}»"#,
      says: "no later component opens"),
    .init(
      rule: "idle-exclusion", severity: .info,
      text: #"{"/": "/a/*"}, «{"/": "*/b", "exclude": true}», {"/": "/c"}"#, says: "earlier"),
    .init(
      rule: "idle-exclusion", severity: .info,
      text: #"«{"/": "/?", "exclude": true}», {"/": "/$(digit)$(digit)"}"#),
    // Diagnostics of variables.
    .init(
      rule: "invalid-variable-name", severity: .error,
      text: #""substitutionVariables": {"«$(x)»": ["a"], "x": ["a"]}, "# + detail, level: .links),
    .init(
      rule: "redefined-variable", severity: .warning,
      text: #""substitutionVariables": {"«digit»": ["a"], "x": ["a"]}, "# + detail, level: .links),
    .init(
      rule: "variable-in-value", severity: .error,
      text: #""substitutionVariables": {"x": ["a", "«b$(digit)»"]}, "# + detail, level: .links),
    .init(
      rule: "empty-variable", severity: .error,
      text: #""substitutionVariables": {"x": «[]»}, "# + detail, level: .links),
    .init(
      rule: "wrong-type", severity: .error,
      text: #""substitutionVariables": {"x": «"a"»}, "# + detail, level: .links),
    .init(
      rule: "wrong-type", severity: .error,
      text: #""substitutionVariables": {"x": ["a", «7»]}, "# + detail, level: .links),
    .init(
      rule: "wrong-type", severity: .error, text: #""substitutionVariables": «[]», "# + detail,
      level: .links),
    .init(
      rule: "unused-variable", severity: .info,
      text: #""substitutionVariables": {"«y»": ["a"], "x": ["a"]}, "# + detail, level: .links),
    // Diagnostics of apps.
    .init(
      rule: "shared-claim", severity: .warning,
      text:
        """
        "details": [{"appIDs": ["ABCDE12345.a"], "components": [{"/": "/x", "exclude": true}, \
        {"/": "/x*"}]}, {"appIDs": ["ABCDE12345.b"], "components": [{"/": "/x"}, «{"/": "/*y"}»]}]
        """,
      level: .links, says: "/xy"),
  ]

  static func read(_ text: String) -> AppleAssociation {
    AppleAssociation(bytes: Array(text.utf8), path: "aasa")
  }

  @Test(arguments: rows)
  func reported(_ row: AppleDiagnosticRow) throws {
    let marked = row.file(row.text)
    let start = try #require(marked.utf8.firstRange(of: "«".utf8)).lowerBound
    let end = try #require(marked.utf8.firstRange(of: "»".utf8)).lowerBound
    let offset = marked.utf8.distance(from: marked.startIndex, to: start)
    let length = marked.utf8.distance(from: start, to: end) - 2
    let text = marked.replacing("«", with: "").replacing("»", with: "")
    let diagnostics = Self.read(text).diagnostics
    let found = diagnostics.filter { $0.rule == "apple-" + row.rule && $0.severity == row.severity }
    let expected = SourceRange(offset, offset + length)
    let diagnostic = try #require(
      found.first { $0.range == expected },
      """
      \(expected): \(diagnostics.map {
        "\($0.rule) \($0.severity) \($0.range?.description ?? "-") \($0.message)"
      })
      """
    )
    #expect(diagnostic.path == "aasa")
    let words = ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: "\n")
    #expect(row.says.isEmpty || words.contains(row.says), "\(words)")
    if let fixed = row.fixed {
      let edit = try #require(diagnostic.fixIts.first?.edits.first)
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(edit.range.range, with: Array(edit.text.utf8))
      #expect(String(decoding: bytes, as: UTF8.self) == row.file(fixed))
    }
  }

  static let silent = [
    #"{"/": "/a"}, {"/": "/b"}"#, #"{"/": "/a/*"}, {"/": "/a*"}"#, #"{"/": "/a/?"}, {"/": "/a/*"}"#,
    #"{"/": "/a", "?": {"b": "1"}}, {"/": "/a"}"#,
    #"{"/": "/A"}, {"/": "/a", "caseSensitive": false}"#,
    ##"{"/": "/a", "#": "x"}, {"/": "/a", "#": "y"}, {"/": "/a"}"##,
    #"{"/": "/x", "?": {"a": "1"}}, {"/": "/x", "?": {"b": "1"}}"#,
    #"{"/": "/%2F", "comment": "c"}, {"/": "/%2F", "percentEncoded": false}"#,
    #"{"/": "/$(digit)"}, {"/": "/$(alnum)"}"#, #"{"/": "/ü #", "percentEncoded": false}"#,
    #"{"/": "/a/b", "exclude": true}, {"/": "/a/*"}"#,
    #"{"/": "/a", "?": {"b": "1"}, "exclude": true}, {"/": "/a"}"#,
    #"{"/": "/%61", "exclude": true}, {"/": "/a", "percentEncoded": false}"#,
    ##"{"exclude": true, "#": "x"}, {"/": "/a"}"##,
    #"{"/": "/x/?*"}, {"/": "/x"}"#, #"{"/": "/a?b"}, {"/": "/x????=1"}"#,
    #"{"/": "/x", "?": "a=1"}, {"/": "/x", "?": {"a": "1"}}"#,
  ]

  @Test(arguments: silent)
  func nothingIsReported(_ components: String) {
    let text =
      #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": [\#(components)]}]}}"#
    #expect(Self.read(text).diagnostics == [])
  }

  /// An exclusion also stops the search in later details, but only for its own apps.
  @Test(arguments: [("ABCDE12345.a", false), ("ABCDE12345.b", true)])
  func anExclusionReachesIntoLaterDetails(_ app: String, _ isIdle: Bool) {
    let text = """
      {"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": [{"/": "/b", \
      "exclude": true}]}, {"appIDs": ["\(app)"], "components": [{"/": "/b*"}]}]}}
      """
    let rules = Self.read(text).diagnostics.map(\.rule)
    #expect(rules == (isIdle ? ["apple-idle-exclusion"] : []))
  }

  @Test func aFileThatIsTooLargeOpensNothing() {
    let filler = String(repeating: " ", count: AppleAssociation.maximumSize)
    let text =
      #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": [{"/": "/a"}]}]}}"#
    let file = Self.read(text + filler)
    #expect(file.diagnostics.map(\.rule) == ["apple-too-large"])
    #expect(file.verdict(for: AssociationLink("https://a.b/a")).reason == .fileTooLarge)
    #expect(Self.read(text + filler.dropLast(text.utf8.count)).isReadable)
  }

  static let hostile: [String] = [
    String(repeating: "[", count: 100_000), String(repeating: #"{"applinks":"#, count: 5000),
    #"{"applinks": {"details": [[[[[[]]]]]]}}"#, #"{"applinks": {"details": {"a": {"b": {}}}}}"#,
    #"{"applinks": {"details": [{"appIDs": [{}], "components": [{"?": {"a": {}}}]}]}}"#,
    """
    {"applinks": {"substitutionVariables": {"": [""]}, \
    "details": [{"components": [{"/": "$()$($("}]}]}}
    """,
    "{\"applinks\": \u{0}}", #"{"applinks": {"details": [{"appIDs": ["\ud800"]}]}}"#,
    #"{"applinks": {"details": [null, true, 1e999, "x", {"paths": {}, "components": {}}]}}"#,
    #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": ["#
      + (0..<300).map { #"{"/": "/*\#($0)*$(lang)*$(region)*"}"# }.joined(separator: ",")
      + "]}]}}",
    #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a", 7], "components": ["#
      + queries.joined(separator: ",") + "]}]}}",
    #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": ["#
      + queries.joined(separator: ",")
      + #"]}, {"appIDs": ["ABCDE12345.b"], "components": [{}, "#
      + queries.joined(separator: ",") + "]}]}}",
  ]

  /// Components with the same path and different queries, which take the most time to check.
  static let queries = (0..<300).map {
    #"{"/": "/a*", "?": {"k\#($0 % 7)": "*\#($0)*\#($0 / 3)?*"}}"#
  }

  @Test(.timeLimit(.minutes(1)), arguments: hostile.indices)
  func hostileFilesGiveDiagnostics(_ index: Int) {
    let file = Self.read(Self.hostile[index])
    #expect(!file.diagnostics.isEmpty)
    _ = file.verdict(for: AssociationLink("https://a.b/x*$()?a=b#c"))
    #expect(file.diagnostics == file.diagnostics.sorted())
  }

  @Test func everyPrefixOfAFileIsRead() {
    let text = """
      {"applinks":{"defaults":{"exclude":false},"substitutionVariables":{"x":["a?"]},\
      "details":[{"appIDs":["ABCDE12345.a"],"components":[{"/":"/$(x)","?":{"b":"c"},"#":"d"}]}]}}
      """
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      let file = AppleAssociation(bytes: Array(bytes[..<count]))
      #expect(!file.isReadable && !file.diagnostics.isEmpty)
    }
    #expect(AppleAssociation(bytes: bytes).diagnostics.isEmpty)
  }
}

extension AppleDiagnosticTests {
  @Test("Components that differ only in ignored parts are not reported as identical")
  func malformedTwins() {
    func messages(_ components: String) -> [String] {
      let json =
        #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[\#(components)]}]}}"#
      return AppleAssociation(bytes: Array(json.utf8)).diagnostics
        .filter { $0.rule == "apple-unreachable-component" }.map(\.message)
    }
    #expect(messages(#"{"/":"/a"},{"/":"/a"}"#).allSatisfy { $0.contains("identical") })
    for components in [#"{},{"/":7}"#, #"{"/":7},{"/":8}"#, #"{"?":{"a":1}},{"?":{"a":2}}"#] {
      #expect(messages(components).count == 1, "\(components)")
      #expect(messages(components).allSatisfy { $0.contains("unreachable") }, "\(components)")
    }
  }
}
