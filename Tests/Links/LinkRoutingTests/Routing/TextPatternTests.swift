import Diagnostics
import LinkTestSupport
import TestSupport
import Testing
import TextPrimitives

@testable import LinkRouting

/// Tests the regular expressions of types: their syntax, their automata, and their limits.
@Suite("Patterns of types")
struct TextPatternTests {
  static let flight = TextPattern("[A-Z]{2}[0-9]{1,4}", folding: .uppercase)

  static func accepts(_ pattern: TextPattern, _ text: String) -> Bool {
    ParameterType("t", .pattern(pattern)).accepts(text)
  }

  static let rows: [(String, TextRule.Folding, accepted: [String], refused: [String])] = [
    (
      "[A-Z]{2}[0-9]{1,4}", .uppercase, ["LH1", "lh1234", "Lh12"],
      ["LH", "L1", "LH12345", "", "LHA"]
    ),
    ("[A-Z]{2}", .none, ["AB"], ["ab", "Ab", "A", "ABC"]),
    ("a|bc|", .none, ["a", "bc", ""], ["b", "c", "abc"]),
    ("(ab)+", .none, ["ab", "abab"], ["", "a", "aba"]),
    ("(?:a|b){2,}", .none, ["ab", "bbb"], ["a", ""]),
    ("a{3}", .none, ["aaa"], ["aa", "aaaa"]),
    ("a{0}b", .none, ["b"], ["ab"]),
    ("(a*)*b?", .none, ["", "a", "aab", "b"], ["ba", "bb"]),
    (#"\d\w\.\\"#, .none, [#"1_.\"#, #"9a.\"#], [#"aa.\"#, #"1_x\"#, #"٣a.\"#]),
    ("[^0-9]", .none, ["a", "é", "-", "😀"], ["0", "/", "\\", "\u{85}", "\u{200B}", ""]),
    (".", .none, ["a", "é", " ", "日"], ["/", "\\", "ab", "\n", "\u{FEFF}"]),
    (#"[/\\]"#, .none, ["/", "\\"], ["a"]),
    (#"[a\-z]"#, .none, ["a", "-", "z"], ["b"]),
    ("[-a]", .none, ["a", "-"], ["b"]), ("[a-]", .none, ["a", "-"], ["b"]),
    (#"[\dA-F]"#, .none, ["7", "B"], ["G", "d"]),
    ("[à-ÿ]+", .none, ["éà"], ["e", "É"]),
    ("[é日]x", .lowercase, ["éx", "日X"], ["Éx"]),
    ("a&b c", .none, ["a&b c"], ["a&bc"]),
  ]

  @Test("A pattern accepts exactly the values of its expression", arguments: rows)
  func values(
    expression: String, folding: TextRule.Folding, accepted: [String], refused: [String]
  ) {
    let pattern = TextPattern(expression, folding: folding)
    #expect(pattern.problem == nil)
    for text in accepted { #expect(Self.accepts(pattern, text), "\(text)") }
    for text in refused { #expect(!Self.accepts(pattern, text), "\(text)") }
  }

  /// The range of each problem is marked.
  static let invalid: [(String, String)] = [
    ("«^»a", "anchor '^' in a pattern"), ("a«$»", "anchor '$' in a pattern"),
    ("a«^»b", "anchor '^' in a pattern"),
    ("é«(»?=a)", "lookaround '(?=' is not supported"),
    ("«(»?!a)", "lookaround '(?!' is not supported"),
    ("a«(»?<=a)", "lookaround '(?<=' is not supported"),
    ("«(»?<!a)", "lookaround '(?<!' is not supported"),
    ("«(»?<n>a)", "named group is not supported"),
    ("«(»?i)a", "group '(?' is not supported"),
    (#"(a)«\»1"#, #"backreference '\1' is not supported"#),
    (#"(a)«\»k<n>"#, #"backreference '\k' is not supported"#),
    (#"«\»bab"#, #"assertion '\b' is not supported"#),
    (#"«\»p{L}"#, #"escape '\p' is not supported"#),
    (#"«\»D"#, #"escape '\D' is not supported"#), (#"«\»n"#, #"escape '\n' is not supported"#),
    (#"a«\»"#, #"'\' at the end of the pattern"#),
    ("a+«?»", "quantifier '?' after a quantifier"), ("a*«+»", "quantifier '+' after a quantifier"),
    ("«*»a", "quantifier '*' has nothing to repeat"),
    ("a|«{»2}", "quantifier '{' has nothing to repeat"),
    ("a«{»,3}", "malformed quantifier"), ("a«{»x}", "malformed quantifier"),
    ("a«{»3", "malformed quantifier"),
    ("a«{»4,2}", "minimum of '{4,2}' is greater than its maximum"),
    ("a{«9»999}", "number of a quantifier is greater than 8192"),
    ("«(»a", "'(' without ')'"), ("a«)»", "')' without '('"), ("«[»a", "'[' without ']'"),
    ("a«]»", "']' without its opening bracket"), ("«[»]", "character class is empty"),
    ("[a«[»b]", "'[' in a character class"), ("[«z»-a]", "range is in reverse order"),
    (#"[«a»-\d]"#, "range ends with a set of characters"),
    (#"[\d«-»a]"#, "'-' between two items of a class"),
    ("a«\u{1}»", "control character in a pattern"),
  ]

  @Test("Every unsupported construct is reported where it is", arguments: invalid)
  func problems(marked: String, message: String) throws {
    let text = marked.filter { $0 != "«" && $0 != "»" }
    let problem = try #require(TextPattern(text).problem)
    #expect(problem.message == message)
    let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "»", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    #expect(problem.range == start..<start + rest[0].utf8.count)
    #expect(problem.message.count <= 80)
    #expect(!Self.accepts(TextPattern(text), "a"))
  }

  @Test(
    "A pattern that is empty, without values or too complex is reported",
    arguments: [
      ("", TextRule.Folding.none, "pattern is empty"),
      ("()", .none, "pattern matches no value"), ("a{0}", .none, "pattern matches no value"),
      ("[a-z]+", .uppercase, "pattern matches no value"),
      ("(a|b)*a(a|b){20}", .none, "pattern is too complex"),
      ("((a{99}){99}){99}", .none, "pattern is too complex"),
      ("((((a{8192}){8192}){8192}){8192}){8192}", .none, "pattern is too complex"),
      ("a{1001}", .none, "pattern is too complex"),
      ("(.*a){0,60}[b-d].{30}", .none, "pattern is too complex"),
    ])
  func limits(expression: String, folding: TextRule.Folding, message: String) throws {
    let problem = try #require(TextPattern(expression, folding: folding).problem)
    #expect(problem.message.hasPrefix(message))
  }

  @Test("Letters that the folding converts cause a warning only if they are listed")
  func unreachableLetters() {
    func codes(_ expression: String) -> [String] {
      LinkManifest(
        app: "app", schemes: ["app"],
        types: [ParameterType("t", .pattern(TextPattern(expression, folding: .lowercase)))],
        routes: []
      ).diagnostics().map(\.code).filter { $0 != "no-routes" }
    }
    #expect(codes("[A-z]x") == ["unreachable-characters"])
    #expect(codes("[a-z]|Q") == ["unreachable-characters"])
    #expect(codes("[a-z][^0-9].") == [])
  }

  @Test func nestedGroupsHaveALimit() {
    let text = String(repeating: "(", count: 60) + "a" + String(repeating: ")", count: 60)
    #expect(TextPattern(text).problem?.message == "more than 50 nested groups")
    #expect(TextPattern(String(repeating: "(", count: 100_000)).problem != nil)
  }

  @Test func largePatternsWithinTheLimits() {
    for text in ["[a-z]{0,998}", ".{1,400}", "(a|b|c){300}", "((a?b){10}c){20}"] {
      #expect(TextPattern(text).problem == nil, "\(text)")
    }
    #expect(Self.accepts(TextPattern("[a-z]{0,998}"), String(repeating: "q", count: 998)))
    #expect(!Self.accepts(TextPattern("[a-z]{0,998}"), String(repeating: "q", count: 999)))
  }

  // MARK: Laws

  /// Generates expressions over `a`, `b`, `c` and `-`.
  ///
  /// An unlimited repetition contains no other one, because the regular expressions of the standard
  /// library need exponential time for that.
  struct Expressions {
    var random: ProofsRandom

    mutating func expression(depth: Int = 3) -> String {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in item(depth: depth) }.joined()
    }

    private mutating func item(depth: Int) -> String {
      let atom: String
      switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
      case 0...2: atom = random.one(of: ["a", "b", "c", "-"])
      case 3: atom = random.one(of: ["[ab]", "[^a]", "[a-c]", "[^-b]"])
      case 4: atom = "."
      case 5: atom = "(?:" + expression(depth: depth - 1) + ")"
      default:
        atom = "(" + expression(depth: depth - 1) + "|" + expression(depth: depth - 1) + ")"
      }
      let limited = ["", "", "", "?", "{2}", "{0,2}"]
      let isRepeated = ["*", "+", "{2,}", "{1,3}"].contains { atom.contains($0) }
      return atom + random.one(of: isRepeated ? limited : limited + ["*", "+", "{1,3}", "{2,}"])
    }

    mutating func text() -> String {
      (0..<Int.random(in: 0...7, using: &random)).map { _ in
        random.one(of: ["a", "b", "c", "-", "d"])
      }.joined()
    }
  }

  @Test("Random patterns agree with the regular expressions of the standard library")
  func differential() throws {
    var expressions = Expressions(random: ProofsRandom(seed: 11))
    var accepted = 0
    for _ in 0..<400 {
      let text = expressions.expression()
      let pattern = TextPattern(text)
      if let problem = pattern.problem {
        #expect(problem.message.hasPrefix("pattern is too complex"), "\(text)")
        continue
      }
      let regex = try Regex(text)
      let samples = pattern.automaton?.samples(longest: 8) ?? []
      for value in samples + (0..<25).map({ _ in expressions.text() }) {
        let isMatch = value.wholeMatch(of: regex) != nil
        #expect(Self.accepts(pattern, value) == isMatch, "\(text) \(value)")
        if isMatch { accepted += 1 }
      }
      for sample in samples { #expect(Self.accepts(pattern, sample), "\(text) \(sample)") }
    }
    #expect(accepted > 1000)
  }

  @Test("The runs, words, alphabet and lengths of a pattern describe the values of its automaton")
  func descriptions() throws {
    var expressions = Expressions(random: ProofsRandom(seed: 12))
    var (runCount, wordCount) = (0, 0)
    for _ in 0..<300 {
      let text = expressions.expression(depth: 2)
      let pattern = TextPattern(text)
      guard let automaton = pattern.automaton else { continue }
      let words = automaton.words(limit: 300)
      let runs = pattern.runs(limit: 16)
      for value in automaton.samples(longest: 12) + (0..<25).map({ _ in expressions.text() }) {
        let accepts = Self.accepts(pattern, value)
        if accepts {
          #expect(value.unicodeScalars.allSatisfy(automaton.alphabet.contains), "\(text)")
          #expect(automaton.lengths.contains(value.unicodeScalars.count), "\(text) \(value)")
        }
        if let words, !value.isEmpty { #expect(words.contains(value) == accepts, "\(text)") }
        if let runs {
          let isMatch = runs.contains { Self.matches(Array(value.unicodeScalars)[...], $0[...]) }
          #expect(isMatch == accepts, "\(text) \(value)")
        }
      }
      runCount += runs == nil ? 0 : 1
      wordCount += words == nil ? 0 : 1
    }
    #expect(runCount > 50 && wordCount > 20)
  }

  private static func matches(
    _ text: ArraySlice<Unicode.Scalar>, _ runs: ArraySlice<TextPattern.Run>
  ) -> Bool {
    guard let run = runs.first else { return text.isEmpty }
    let most = min(run.maximum ?? text.count, text.prefix(while: run.set.contains).count)
    return run.minimum <= most
      && (run.minimum...most).contains { matches(text.dropFirst($0), runs.dropFirst()) }
  }

  @Test("The reported byte follows the longest prefix that the text shares with a valid value")
  func firstInvalidByte() {
    var expressions = Expressions(random: ProofsRandom(seed: 13))
    for _ in 0..<300 {
      let text = expressions.expression(depth: 2).replacing(".", with: "[a-c]")
        .replacing("[^", with: "[")
      let pattern = TextPattern(text)
      guard let words = pattern.automaton?.words(limit: 2000) else { continue }
      let type = CompiledType(ParameterType("t", .pattern(pattern)), in: .path)
      for _ in 0..<20 {
        let value = expressions.text()
        let bytes = Bytes(value.utf8)
        let viable = (0...bytes.count).last { count in
          words.contains { $0.utf8.starts(with: bytes.prefix(count)) }
        }
        let expected: ValueCheck =
          words.contains(value)
          ? .accepted : viable == bytes.count ? .rejected : .rejectedByte(viable ?? 0)
        #expect(type.check(bytes.span, 0..<bytes.count) == expected, "\(text) \(value)")
      }
    }
  }

  // MARK: Routing

  static func manifest(_ routes: [Route], _ types: [ParameterType] = []) -> LinkManifest {
    LinkManifest(
      app: "app", hosts: ["a.example"],
      types: [
        ParameterType("flight", .pattern(flight)),
        ParameterType("code", .pattern(TextPattern("[a-z.%é/]{1,6}"))),
        ParameterType("pin", .pattern(TextPattern("[0-9]{4}")), isSecret: true),
      ] + types, routes: routes)
  }

  @Test("Values in links are matched, folded, built and explained")
  func routing() throws {
    let router = try Router([
      Self.manifest([
        Route(
          name: "flight",
          pattern: RoutePattern([.literal("flight"), .parameter(name: "id", type: "flight")]),
          query: [
            ParameterDeclaration(name: "code", type: .named("code"), occurrence: .optional),
            ParameterDeclaration(name: "pin", type: .named("pin"), occurrence: .optional),
          ])
      ])
    ])
    let match = try router.match("https://a.example/flight/lh12?code=a.%25%C3%A9&pin=0000")
    #expect(match["id"]?.text == "LH12")
    #expect(match["code"]?.text == "a.%é")
    #expect(match["pin"]?.description == "•••")
    #expect(
      match.canonicalLink == "https://a.example/flight/LH12?code=a.%25%C3%A9&pin=0000")
    let dropped = try router.match("https://a.example/flight/LH12?pin=00a0")
    #expect(dropped.dropped.map(\.code) == [.invalidForm])
    #expect(dropped.dropped.first?.expected == "text that matches [0-9]{4}")
    for (link, range) in [
      ("https://a.example/flight/lhx", 27..<28), ("https://a.example/flight/LH", 25..<27),
      ("https://a.example/flight/LH12345", 31..<32), ("https://a.example/flight/%4cH%41", 29..<32),
    ] {
      do {
        _ = try router.match(link)
        Issue.record("\(link)")
      } catch {
        #expect(error.code == .invalidValue)
        #expect(error.range == SourceRange(range), "\(link)")
        #expect(error.expectation.description.contains("[A-Z]{2}[0-9]{1,4}"))
      }
    }
  }

  @Test("Overlapping patterns cause a conflict with a witness; disjoint patterns cause no conflict")
  func conflicts() throws {
    func conflicts(_ left: String, _ right: String) throws -> [ManifestDiagnostic] {
      let router = try Router([
        Self.manifest(
          ["l", "r"].map {
            Route(name: $0, pattern: RoutePattern([.parameter(name: "id", type: $0)]))
          },
          [
            ParameterType("l", .pattern(TextPattern(left))),
            ParameterType("r", .pattern(TextPattern(right))),
          ])
      ])
      return router.conflictDiagnostics()
    }
    #expect(try conflicts("[a-z]{3}", "[a-z]{4,}") == [])
    #expect(try conflicts("a.*", "[^a].*") == [])
    #expect(try conflicts("(ab)+", "(ba)+") == [])
    let found = try conflicts("(ab)+", "(a|b){4}")
    #expect(found.count == 1)
    #expect("\(found)".contains("https://a.example/abab"))
  }
}
