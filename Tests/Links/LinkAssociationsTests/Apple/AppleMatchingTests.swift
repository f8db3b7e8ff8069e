import LinkAssociations
import Testing

/// A statement about matching: a file, links that open, and links that do not open.
struct AppleMatchingRow: Sendable, CustomTestStringConvertible {
  let sentence: String
  /// The members of `applinks` before `details`, each followed by a comma.
  var links = ""
  /// The members of the detail before `components`.
  var detail = ""
  let components: String
  let opening: [String]
  let closed: [String]

  var testDescription: String { sentence }

  var file: AppleAssociation {
    AppleAssociation(
      bytes: Array(
        """
        {"applinks": {\(links)"details": [{"appIDs": ["ABCDE12345.com.example.app"],
        \(detail)"components": [\(components)]}]}}
        """.utf8), isDiagnosed: false)
  }
}

struct AppleMatchingTests {
  static let rows: [AppleMatchingRow] = [
    .init(
      sentence: "the keys / ? # are the path, the query and the fragment",
      components: ##"{"/": "/a", "?": "b", "#": "c"}"##,
      opening: ["/a?b#c"], closed: ["/a?b", "/a#c", "/?b#c", "/a?b#d", "/a?c#c", "/b?b#c"]),
    .init(
      sentence: "the default of / ? # is *", components: ##"{"/": "/a"}"##,
      opening: ["/a", "/a?b=c", "/a#d", "/a?b#d"], closed: ["/b"]),
    .init(
      sentence: "what stands between several wildcards is found in its order",
      components: #"{"/": "/*ab?*a$(digit)*c/", "?": "*x?y*y"}"#,
      opening: ["/abaa1c?xyyy", "/zabüa7zzc?x1yzy", "/abaababa2a3cc/?xxyy"],
      closed: ["/aba1c?xyyy", "/abxa1?xyyy", "/abxa1cd?xyyy", "/abxaxc?xyyy", "/abaa1c?xay"]),
    .init(
      sentence: "a component without keys matches everything", components: "{}",
      opening: ["", "/", "/a/b?c#d"], closed: []),
    .init(
      sentence: "a component with a misspelt key alone matches everything",
      components: ##"{"pth": "/a"}"##, opening: ["/", "/b"], closed: []),
    .init(
      sentence: "the first match wins",
      components: ##"{"/": "/a/*"}, {"/": "/a/b", "exclude": true}"##,
      opening: ["/a/b", "/a/c"], closed: ["/b"]),
    .init(
      sentence: "exclude stops", components: ##"{"/": "/a/b", "exclude": true}, {"/": "/a/*"}"##,
      opening: ["/a/c", "/a"], closed: ["/a/b", "/a/b/"]),
    .init(
      sentence: "exclude is false by default", components: ##"{"/": "/a", "exclude": false}"##,
      opening: ["/a"], closed: []),
    .init(
      sentence: "a comment changes nothing", components: ##"{"/": "/a", "comment": "not /b"}"##,
      opening: ["/a"], closed: ["/b"]),
    .init(
      sentence: "a pattern matches the whole part",
      components: ##"{"/": "/ab", "?": "cd", "#": "ef"}"##,
      opening: ["/ab?cd#ef"],
      closed: ["/abc?cd#ef", "/xab?cd#ef", "/ab?cde#ef", "/ab?cd#e", "/ab?c&cd#ef"]),
    .init(
      sentence: "* is zero or more characters", components: ##"{"/": "/a*b"}"##,
      opening: ["/ab", "/axb", "/axxb", "/abb"], closed: ["/a", "/axbx"]),
    .init(
      sentence: "* crosses slashes", components: ##"{"/": "/a*b"}"##, opening: ["/a/x/b"],
      closed: []),
    .init(
      sentence: "? is exactly one character", components: ##"{"/": "/a?"}"##,
      opening: ["/ab", "/ac?q"], closed: ["/a", "/abc", "/a/"]),
    .init(
      sentence: "?* is one or more characters", components: ##"{"/": "/a/?*"}"##,
      opening: ["/a/b", "/a/bc", "/a/b/c"], closed: ["/a", "/a/"]),
    .init(
      sentence: "there is no escape", components: ##"{"/": "/a\\*", "percentEncoded": false}"##,
      opening: ["/a%5Cb"], closed: ["/a*"]),
    .init(
      sentence: "the leading slash of a pattern is optional", components: ##"{"/": "a/b"}"##,
      opening: ["/a/b"], closed: ["/b"]),
    .init(
      sentence: "a run of leading slashes collapses", components: ##"{"/": "///a/b"}"##,
      opening: ["/a/b"], closed: ["/b"]),
    .init(
      sentence: "a run of leading slashes goes on into a variable",
      links: #""substitutionVariables": {"v": ["/a", "b"]}, "#,
      components: ##"{"/": "/$(v)/c"}"##, opening: ["/a/c", "/b/c"], closed: ["/c"]),
    .init(
      sentence: "trailing slashes of a variable are dropped with those behind it",
      links: #""substitutionVariables": {"v": ["a/", "b"]}, "#,
      components: ##"{"/": "/c/$(v)/"}"##, opening: ["/c/a", "/c/b", "/c/a/"], closed: ["/c"]),
    .init(
      sentence: "trailing slashes of the pattern are dropped", components: ##"{"/": "/a//"}"##,
      opening: ["/a", "/a/", "/a//"], closed: ["/a/b"]),
    .init(
      sentence: "trailing slashes of the link are dropped", components: ##"{"/": "/a"}"##,
      opening: ["/a", "/a/", "/a///"], closed: ["/a/b"]),
    .init(
      sentence: "/ is the root, and the empty path is too", components: ##"{"/": "/"}"##,
      opening: ["", "/", "?a", "/#b"], closed: ["/a"]),
    .init(
      sentence: "/x/* also matches /x", components: ##"{"/": "/x/*"}"##,
      opening: ["/x", "/x/", "/x/a", "/x/a/b"], closed: ["/xa", "/", "/y"]),
    .init(
      sentence: "/a/*/c does not match /a/c", components: ##"{"/": "/a/*/c"}"##,
      opening: ["/a/b/c", "/a/b/b/c"], closed: ["/a/c", "/a/b"]),
    .init(
      sentence: "an absent query item counts as empty", components: ##"{"?": {"b": "*"}}"##,
      opening: ["/", "/?a=1", "/?b=", "/?b", "/?b=2"], closed: []),
    .init(
      sentence: "?* requires a query item", components: ##"{"?": {"b": "?*"}}"##,
      opening: ["/?b=1", "/?a&b=12"], closed: ["/", "/?b", "/?b=", "/?a=1"]),
    .init(
      sentence: "every occurrence of a repeated name must match",
      components: ##"{"?": {"b": "1*"}}"##,
      opening: ["/?b=1&b=12"], closed: ["/?b=1&b=2", "/?b=2&b=1", "/?b=1&b"]),
    .init(
      sentence: "names that are not listed are ignored", components: ##"{"?": {"b": "1"}}"##,
      opening: ["/?a=9&b=1&c"], closed: ["/?a=1", "/?B=1"]),
    .init(
      sentence: "all listed names must match", components: ##"{"?": {"a": "1", "b": "2"}}"##,
      opening: ["/?b=2&a=1"], closed: ["/?a=1", "/?a=1&b=1"]),
    .init(
      sentence: "a dictionary with a pattern that is not a string is ignored",
      components: ##"{"/": "/a", "?": {"a": "1", "b": true}}"##, opening: ["/a", "/a?a=2"],
      closed: ["/b"]),
    .init(
      sentence: "a string ? matches the full query", components: ##"{"?": "a=1&b=*"}"##,
      opening: ["/?a=1&b=", "/?a=1&b=2&c"], closed: ["/?b=2&a=1", "/?a=1", "/"]),
    .init(
      sentence: "percentEncoded compares as written", components: ##"{"/": "/a%2fb"}"##,
      opening: ["/a%2fb"], closed: ["/a%2Fb", "/a/b"]),
    .init(
      sentence: "percentEncoded is true by default, so that %2F is not /",
      components: ##"{"/": "/a/b"}"##,
      opening: ["/a/b"], closed: ["/a%2Fb", "/%61/b"]),
    .init(
      sentence: "percentEncoded false decodes the link",
      components: ##"{"/": "/a/ü b", "?": {"ä": "ö"}, "#": "é", "percentEncoded": false}"##,
      opening: ["/a%2F%C3%BC%20b?%C3%A4=%C3%B6#%C3%A9", "/%61/%C3%BC%20b?%C3%A4=%C3%B6#%C3%A9"],
      closed: ["/a/%FC b", "/a/%C3%BC%20b?%C3%A4=o#%C3%A9"]),
    .init(
      sentence: "percentEncoded false does not decode the pattern",
      components: ##"{"/": "/a%20b", "percentEncoded": false}"##,
      opening: ["/a%2520b"], closed: ["/a%20b"]),
    .init(
      sentence: "a decoded character counts as one",
      components: ##"{"/": "/?", "percentEncoded": false}"##,
      opening: ["/%C3%BC", "/%F0%9F%98%80"], closed: ["/%C3%BC%C3%BC", "/%FF"]),
    .init(
      sentence: "caseSensitive is true by default", components: ##"{"/": "/a"}"##, opening: ["/a"],
      closed: ["/A"]),
    .init(
      sentence: "caseSensitive false ignores case in all parts",
      components: ##"{"/": "/Ab", "?": {"k": "V"}, "#": "f", "caseSensitive": false}"##,
      opening: ["/aB?k=v#F", "/ab?k=V#f"], closed: ["/ac?k=v#f"]),
    .init(
      sentence: "unknown keys are ignored silently",
      components: ##"{"/": "/a", "casesensitive": false}"##,
      opening: ["/a"], closed: ["/A"]),
    .init(
      sentence: "defaults of applinks apply", links: #""defaults": {"caseSensitive": false}, "#,
      components: ##"{"/": "/a"}"##, opening: ["/A"], closed: ["/b"]),
    .init(
      sentence: "defaults of the detail outrank those of applinks",
      links: #""defaults": {"caseSensitive": false}, "#,
      detail: #""defaults": {"caseSensitive": true}, "#, components: ##"{"/": "/a"}"##,
      opening: ["/a"], closed: ["/A"]),
    .init(
      sentence: "the component's own keys outrank defaults",
      detail: #""defaults": {"caseSensitive": false, "/": "/z"}, "#,
      components: ##"{"/": "/a", "caseSensitive": true}"##, opening: ["/a"], closed: ["/A", "/z"]),
    .init(
      sentence: "defaults may carry patterns",
      links: #""defaults": {"/": "/a/*", "?": {"b": "?*"}}, "#,
      components: ##"{"#": "c"}"##, opening: ["/a/x?b=1#c"],
      closed: ["/x?b=1#c", "/a/x#c", "/a/x?b=1"]),
    .init(
      sentence: "defaults may exclude", detail: #""defaults": {"exclude": true}, "#,
      components: ##"{"/": "/a"}, {"/": "/b", "exclude": false}"##, opening: ["/b"],
      closed: ["/a", "/c"]),
    .init(
      sentence: "a variable stands for each of its values",
      links: #""substitutionVariables": {"food": ["burrito", "taco"]}, "#,
      components: ##"{"/": "/$(food)s/"}"##, opening: ["/burritos", "/tacos"],
      closed: ["/taco", "/pizzas"]),
    .init(
      sentence: "values may hold wildcards",
      links: #""substitutionVariables": {"v": ["a?", "b*"]}, "#,
      components: ##"{"/": "/$(v)/x"}"##, opening: ["/ac/x", "/b/x", "/bcd/x", "/b/c/x"],
      closed: ["/a/x", "/acc/x"]),
    .init(
      sentence: "a wildcard of a value at the end matches nothing too",
      links: #""substitutionVariables": {"v": ["*"]}, "#, components: ##"{"/": "/x/$(v)"}"##,
      opening: ["/x", "/x/a"], closed: ["/y"]),
    .init(
      sentence: "values hold no variables",
      links: #""substitutionVariables": {"v": ["$(w)"], "w": ["a"]}, "#,
      components: ##"{"/": "/$(v)"}"##, opening: ["/$(w)"], closed: ["/a"]),
    .init(
      sentence: "values follow caseSensitive, names of variables never do",
      links: #""substitutionVariables": {"v": ["ab"]}, "#,
      components: ##"{"/": "/$(v)", "caseSensitive": false}, {"/": "/x$(V)"}"##, opening: ["/AB"],
      closed: ["/xab"]),
    .init(
      sentence: "the built-in variables are one character each",
      components:
        """
        {"/": "/1$(alpha)"}, {"/": "/2$(upper)"}, {"/": "/3$(lower)"}, {"/": "/4$(alnum)"}, \
        {"/": "/5$(digit)"}, {"/": "/6$(xdigit)"}
        """,
      opening: ["/1a", "/1Z", "/2Z", "/3a", "/4a", "/4Z", "/40", "/50", "/6f", "/6F", "/69"],
      closed: ["/1", "/1ab", "/10", "/2z", "/3A", "/4-", "/5a", "/6g", "/512", "/1%41"]),
    .init(
      sentence: "$(lang) and $(region) are ISO codes; UK is none",
      components: ##"{"/": "/$(lang)-$(region)"}"##,
      opening: ["/en-GB", "/de-DE", "/zh-TW"],
      closed: ["/en-UK", "/EN-GB", "/en-gb", "/e-GB", "/xx-DE"]),
  ]

  @Test(arguments: rows)
  func sentence(_ row: AppleMatchingRow) {
    let file = row.file
    for path in row.opening {
      let verdict = file.verdict(for: AssociationLink("https://example.com" + path))
      #expect(verdict.opens, "\(path): \(verdict.explanation)")
      #expect(verdict.app == "ABCDE12345.com.example.app")
      #expect(verdict.component != nil && verdict.place != nil)
    }
    for path in row.closed {
      let verdict = file.verdict(for: AssociationLink("https://example.com" + path))
      #expect(!verdict.opens, "\(path): \(verdict.explanation)")
    }
  }

  static let legacy: [(paths: String, opening: [String], closed: [String])] = [
    (#""*""#, ["/", "/a?b#c"], []),
    (#""/a/*""#, ["/a", "/a/b", "/a/b?c"], ["/b"]),
    (#""NOT /a/b", "/a/*""#, ["/a/c"], ["/a/b", "/a/b?c"]),
    (#""/a/*", "NOT /a/b""#, ["/a/b"], ["/b"]),
    (#""/a?""#, ["/ab"], ["/a", "/abc"]),
    (#""/$(alpha)""#, ["/$(alpha)"], ["/a"]),
  ]

  @Test(arguments: legacy)
  func legacyPaths(_ row: (paths: String, opening: [String], closed: [String])) {
    for details in [
      #"[{"appID": "ABCDE12345.com.example.app", "paths": [\#(row.paths)]}]"#,
      #"{"ABCDE12345.com.example.app": {"paths": [\#(row.paths)]}}"#,
    ] {
      let file = AppleAssociation(
        bytes: Array(#"{"applinks": {"apps": [], "details": \#(details)}}"#.utf8))
      for path in row.opening {
        #expect(file.verdict(for: AssociationLink("https://a.b" + path)).opens, "\(path)")
      }
      for path in row.closed {
        #expect(!file.verdict(for: AssociationLink("https://a.b" + path)).opens, "\(path)")
      }
    }
  }

  static let reasons: [(String, PlatformVerdict.Reason)] = [
    ("https://a.b/in", .matched), ("HTTPS://A.B:443/in", .matched), ("https://a.b/out", .excluded),
    ("https://a.b/none", .noComponent), ("app://in", .notHTTPS),
    // According to Apple's "Supporting associated domains", universal links are http or https
    // links.
    ("http://a.b/in", .matched), ("HTTP://a.b:80/in", .matched), ("http://a.b/out", .excluded),
    ("http://a.b:443/in", .hostNotAssociated), ("https://a.b:80/in", .hostNotAssociated),
    ("https://a.b:8080/in", .hostNotAssociated), ("https://c.d/in", .hostNotAssociated),
    ("/in", .noLink), ("https:///in", .noLink), ("", .noLink),
  ]

  @Test(arguments: reasons)
  func reason(_ row: (String, PlatformVerdict.Reason)) {
    let text = #"""
      {"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": [
      {"/": "/out", "exclude": true}, {"/": "/in"}]}]}}
      """#
    let file = AppleAssociation(bytes: Array(text.utf8), path: "aasa")
    let verdict = file.verdict(for: AssociationLink(row.0), hosts: ["a.b"])
    #expect(verdict.reason == row.1)
    #expect(verdict.opens == (row.1 == .matched))
    #expect(verdict.path == "aasa")
    #expect(verdict.component == (row.1 == .matched ? 1 : row.1 == .excluded ? 0 : nil))
  }

  @Test func laterDetailsDecideForOtherApps() {
    let text = #"""
      {"applinks": {"details": [
      {"appIDs": ["ABCDE12345.a", "ABCDE12345.b"], "components": [{"/": "/x", "exclude": true}]},
      {"appIDs": ["ABCDE12345.a"], "components": [{"/": "/x"}]},
      {"appIDs": ["ABCDE12345.c"], "components": [{"/": "/x"}, {"/": "/y"}]},
      {"appIDs": [], "components": [{"/": "/z"}]}]}}
      """#
    let file = AppleAssociation(bytes: Array(text.utf8))
    #expect(file.verdict(for: AssociationLink("https://h/x")).app == "ABCDE12345.c")
    #expect(
      file.verdict(for: AssociationLink("https://h/x"), app: "ABCDE12345.a").reason == .excluded)
    #expect(
      file.verdict(for: AssociationLink("https://h/y"), app: "ABCDE12345.a").reason == .noComponent)
    #expect(!file.verdict(for: AssociationLink("https://h/z")).opens)
  }

  @Test(.timeLimit(.minutes(1))) func manyStarsAgainstALongLinkTakeNoLongTime() {
    let stars = String(repeating: "*a", count: 60) + "*b"
    let text = """
      {"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": [{"/": "\(stars)"}]}]}}
      """
    let file = AppleAssociation(bytes: Array(text.utf8))
    let link = "https://h/" + String(repeating: "a", count: 8000)
    #expect(!file.verdict(for: AssociationLink(link)).opens)
    #expect(file.verdict(for: AssociationLink(link + "b")).opens)
  }
}
