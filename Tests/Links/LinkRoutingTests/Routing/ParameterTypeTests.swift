import LanguageTags
import LinkRouting
import Testing

/// Tests the limits of every kind of type, in the path, in the query, and directly.
@Suite struct ParameterTypeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: ParameterType.Kind
    /// The spelling of the value in the link.
    let spelled: String
    /// The canonical string; `nil` if the value is rejected.
    let canonical: String?

    init(_ kind: ParameterType.Kind, _ spelled: String, _ canonical: String?) {
      self.kind = kind
      self.spelled = spelled
      self.canonical = canonical
    }

    var testDescription: String { "\(kind.summary): \(spelled.debugDescription)" }
  }

  /// Each spelling of a set is readable and can be parsed again.
  @Test(
    "A set of characters has a readable spelling",
    arguments: [
      ("a-z 0-9", "0-9 a-z"), ("- .", "- ."), ("- . 0-9 A-Z _ a-z", "- . 0-9 A-Z _ a-z"),
      ("U+002D-U+0039", "- .-9"), ("U+0021-U+002D", "!-, -"), ("+ , -", "+ , -"), ("a b", "a b"),
      ("a b c", "a-c"), (", - .", ", - ."), ("any", "any"), ("U+002D", "-"),
      ("U+0020 !", "U+0020 !"),
    ])
  func spelling(_ text: String, _ expected: String) throws {
    let set = try #require(ScalarSet(parsing: text))
    #expect(set.description == expected)
    #expect(ScalarSet(parsing: expected) == set)
  }

  @Test("The description of every ASCII range is parsed as this range")
  func spellingLaw() {
    for lower in UInt32(0x20)...0x7E {
      for upper in lower...0x7E {
        let set = ScalarSet([lower...upper])
        #expect(ScalarSet(parsing: set.description) == set, "\(set)")
      }
    }
  }

  static let short = ParameterType.Kind.text(
    TextRule(allowed: ScalarSet(parsing: "A-Z 0-9 - é"), length: 2...4, folding: .uppercase))
  static let lower = ParameterType.Kind.text(
    TextRule(allowed: ScalarSet(parsing: "a-z"), length: 1...8, folding: .lowercase))
  static let any = ParameterType.Kind.text(TextRule())
  static let integer = ParameterType.Kind.integer(Int.min...Int.max)
  static let small = ParameterType.Kind.integer(-5...10)
  static let words = ParameterType.Kind.enumeration(["on", "off", "a b", "é"])

  static let cases: [Case] = [
    Case(short, "AB", "AB"), Case(short, "ab-9", "AB-9"), Case(short, "A", nil),
    Case(short, "ABCDE", nil), Case(short, "A_", nil), Case(short, "%41B", "AB"),
    Case(short, "%C3%A9%C3%A9", "éé"), Case(short, "%C3%89A", nil),
    Case(short, "e%CC%81A", nil), Case(short, "%C3%A9%C3%A9%C3%A9%C3%A9", "éééé"),
    Case(short, "%C4%B1A", nil),
    Case(lower, "ABC", "abc"), Case(lower, "%41", "a"), Case(lower, "a1", nil),
    // In Unicode, the Kelvin sign folds to k, but here it does not.
    Case(lower, "%E2%84%AA", nil),
    Case(any, "a%20b", "a b"), Case(any, "%F0%9F%98%80", "😀"), Case(any, "%C2%A0", "\u{A0}"),
    Case(any, "%25", "%"), Case(any, "e%CC%81", "e\u{301}"),
    Case(any, "%C2%85", nil), Case(any, "%00", nil), Case(any, "%7F", nil),
    Case(integer, "0", "0"), Case(integer, "-1", "-1"), Case(integer, "-0", nil),
    Case(integer, "00", nil), Case(integer, "01", nil), Case(integer, "+1", nil),
    Case(integer, "1.0", nil), Case(integer, "1e3", nil), Case(integer, "-", nil),
    Case(integer, "9223372036854775807", "9223372036854775807"),
    Case(integer, "9223372036854775808", nil),
    Case(integer, "-9223372036854775808", "-9223372036854775808"),
    Case(integer, "-9223372036854775809", nil), Case(integer, "99999999999999999999", nil),
    Case(integer, "%31", "1"), Case(integer, "%D9%A1", nil), Case(integer, "%EF%BC%91", nil),
    Case(small, "-5", "-5"), Case(small, "10", "10"), Case(small, "-6", nil),
    Case(small, "11", nil),
    Case(.uuid, "123e4567-e89b-42d3-a456-426614174000", "123e4567-e89b-42d3-a456-426614174000"),
    Case(.uuid, "123E4567-E89B-42D3-A456-426614174000", "123e4567-e89b-42d3-a456-426614174000"),
    Case(.uuid, "00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000000"),
    Case(.uuid, "123e4567e89b42d3a456426614174000", nil),
    Case(.uuid, "123e4567-e89b-42d3-a456-42661417400", nil),
    Case(.uuid, "123e4567-e89b-42d3-a456-4266141740000", nil),
    Case(.uuid, "123e4567-e89b-42d3-a456_426614174000", nil),
    Case(.uuid, "g23e4567-e89b-42d3-a456-426614174000", nil),
    Case(.uuid, "%7B123e4567-e89b-42d3-a456-426614174000%7D", nil),
    Case(words, "on", "on"), Case(words, "On", nil), Case(words, "o", nil),
    Case(words, "a%20b", "a b"), Case(words, "%C3%A9", "é"), Case(words, "e%CC%81", nil),
    Case(.languageTag, "fr", "fr"), Case(.languageTag, "ZH-hans-cn", "zh-Hans-CN"),
    Case(.languageTag, "zh-cmn-Hans-CN", "zh-cmn-Hans-CN"), Case(.languageTag, "x-a", "x-a"),
    Case(.languageTag, "I-KLINGON", "i-klingon"),
    Case(
      .languageTag, "de-DE-u-co-phonebk",
      "de-DE-u-co-phonebk"),
    Case(.languageTag, "f", nil), Case(.languageTag, "de-", nil),
    Case(.languageTag, "frenchfrancais", nil), Case(.languageTag, "de-DE-DE", nil),
    Case(.languageTag, "French", nil), Case(.languageTag, "xx", nil),
    Case(.languageTag, "qq-Zork", nil), Case(.languageTag, "eng", "eng"),
    Case(.languageTag, "f%72", "fr"),
    Case(.date, "2026-02-28", "2026-02-28"), Case(.date, "2024-02-29", "2024-02-29"),
    Case(.date, "2026-02-29", nil), Case(.date, "1900-02-29", nil),
    Case(.date, "2000-02-29", "2000-02-29"), Case(.date, "2026-13-01", nil),
    Case(.date, "2026-00-10", nil), Case(.date, "2026-04-31", nil), Case(.date, "2026-1-01", nil),
    Case(.date, "0000-01-01", "0000-01-01"), Case(.date, "9999-12-31", "9999-12-31"),
    Case(.date, "+2026-01-01", nil), Case(.date, "20260101", nil),
    Case(.date, "2026-01-01T00:00:00Z", nil),
    Case(.boolean, "true", "true"), Case(.boolean, "false", "false"), Case(.boolean, "True", nil),
    Case(.boolean, "1", nil), Case(.boolean, "yes", nil),
  ]

  @Test(arguments: cases)
  func edges(_ row: Case) throws {
    let type = ParameterType("t", row.kind)
    var routes: [Route] = [
      .make("path", "/p/{v:t}"), .make("rest", "/r/{v:t*}"), .make("affix", "/a/x{v:t}y"),
      .make("query", "/q", query: ["v: t?"]), .make("list", "/l", query: ["v: t[]"]),
      .make("fragment", "/f", fragment: ["v: t?"]),
    ]
    for index in routes.indices {
      for place in routes[index].query.indices { routes[index].query[place].invalid = .reject }
      for place in routes[index].fragment.indices {
        routes[index].fragment[place].invalid = .reject
      }
    }
    let router = try Router.make(routes, types: [type])
    let links = [
      "/p/" + row.spelled, "/r/" + row.spelled, "/a/x" + row.spelled + "y", "/q?v=" + row.spelled,
      "/l?v=" + row.spelled, "/f#v=" + row.spelled,
    ]
    for link in links {
      let link = "https://h.example" + link
      guard let canonical = row.canonical else {
        #expect(refusal(link, router) != nil, "\(link)")
        continue
      }
      let match = try router.match(link)
      #expect(match["v"]?.elements.map { Array($0.text.utf8) } == [Array(canonical.utf8)])
      // The typed value and the string must agree.
      let value = try type.value(of: canonical)
      #expect(match["v"]?.elements == [value])
      let again = try router.match(match.canonicalLink)
      #expect(again == match)
      #expect(again.canonicalLink == match.canonicalLink)
    }
  }

  @Test func contentsAreTyped() throws {
    func content(_ kind: ParameterType.Kind, _ text: String) throws -> ParameterValue.Content {
      try ParameterType("t", kind).value(of: text).content
    }
    guard case .integer(Int.min) = try content(Self.integer, "-9223372036854775808"),
      case .uuid(let id) = try content(.uuid, "123E4567-E89B-42D3-A456-426614174000"),
      case .date(let date) = try content(.date, "2024-02-29"),
      case .boolean(true) = try content(.boolean, "true"),
      case .language(let tag) = try content(.languageTag, "ZH-hans"),
      case .word("on") = try content(Self.words, "on"),
      case .text("AB") = try content(Self.short, "ab")
    else {
      Issue.record("a value has another content than its type says")
      return
    }
    #expect(id == UniqueID(high: 0x123E_4567_E89B_42D3, low: 0xA456_4266_1417_4000))
    #expect((date.year, date.month, date.day) == (2024, 2, 29))
    #expect(tag.description == "zh-Hans")
  }

  @Test func identityIsBytes() throws {
    let type = ParameterType("t", Self.any)
    let composed = try type.value(of: "\u{E9}")
    let decomposed = try type.value(of: "e\u{301}")
    #expect(composed != decomposed)
    #expect(composed == ParameterValue(.text("\u{E9}")))
    #expect(composed.hashValue == ParameterValue(.text("\u{E9}")).hashValue)
    let router = try Router.make([.make("r", "/{v:text}", query: ["q: text?"])])
    let left = try router.match("https://h.example/%C3%A9?x=%C3%A9")
    let right = try router.match("https://h.example/e%CC%81?x=%C3%A9")
    #expect(left != right)
    #expect(left == (try router.match("https://h.example/%c3%a9?x=%c3%a9")))
    #expect(left != (try router.match("https://h.example/%C3%A9?x=e%CC%81")))
  }

  @Test func separatorsInAPathNeedToBeListed() throws {
    let router = try Router.make(
      [
        .make("plain", "/plain/{v:text}"), .make("listed", "/listed/{v:path}"),
        .make("query", "/query", query: ["v: text?"]),
      ],
      types: [ParameterType("path", .text(TextRule(allowed: ScalarSet(parsing: "a-z / \\"))))])
    #expect(outcome("https://h.example/plain/a%2Fb", router) == "invalid-value ⟦%2F⟧ v")
    #expect(outcome("https://h.example/plain/a%5Cb", router) == "invalid-value ⟦%5C⟧ v")
    #expect(outcome("https://h.example/plain/%2f", router) == "invalid-value ⟦%2f⟧ v")
    #expect(outcome("https://h.example/listed/a%2Fb%5cc", router) == #"listed(v: a/b\c)"#)
    #expect(outcome("https://h.example/listed/a/b", router) == "unexpected-path-component ⟦b⟧")
    #expect(outcome("https://h.example/query?v=a%2Fb%5C", router) == #"query(v: a/b\)"#)
    let match = try router.match("https://h.example/listed/a%2fb")
    #expect(match.canonicalLink == "https://h.example/listed/a%2Fb")
  }
}
