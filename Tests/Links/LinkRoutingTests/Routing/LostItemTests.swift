import Diagnostics
import LinkRouting
import Testing

/// Tests declared values after a wrong key, in a wrong part, or after a wrong separator.
///
/// The policy for links requires a warning if an unknown key is a misspelled or HTML-escaped
/// declared key. If the parameter is missing, the error must name this key.
@Suite struct LostItemTests {
  /// A link, its warning or error with the range, and the corrected link; paths are omitted.
  struct Lost: Sendable, CustomTestStringConvertible {
    let link: String
    let problem: String
    let corrected: String?

    init(_ link: String, _ problem: String, _ corrected: String?) {
      self.link = link
      self.problem = problem
      self.corrected = corrected
    }

    var testDescription: String { link.debugDescription }
  }

  private static let start = "https://r.example/m"

  private func check(_ row: Lost, _ router: Router) throws {
    let link = Self.start + row.link
    let bytes = Array(link.utf8)
    let problem: String
    do throws(LinkError) {
      problem = try router.match(link).warnings.filter { $0.code != .droppedValue }.map {
        let place = String(decoding: bytes[$0.range.range], as: UTF8.self)
        return "\($0.code.rawValue) ⟦\(place)⟧ \($0.parameter ?? "")"
      }.joined(separator: ", ")
    } catch {
      problem = outcome(link, router)
    }
    #expect(problem == row.problem)
    #expect(router.suggestion(for: link) == row.corrected.map { Self.start + $0 })
  }

  @Test(arguments: [
    Lost("?Lang=fr&mode=voice", "missing-parameter ⟦Lang⟧ lang", "?lang=fr&mode=voice"),
    Lost("?mode=voice&amp;lang=fr", "missing-parameter ⟦amp;lang⟧ lang", "?mode=voice&lang=fr"),
    Lost("?mode=voice&amp%3Blang=fr", "missing-parameter ⟦amp%3Blang⟧ lang", "?mode=voice&lang=fr"),
    Lost("?lan=fr&mode=voice", "missing-parameter ⟦lan⟧ lang", "?lang=fr&mode=voice"),
    Lost("?lang[]=fr&mode=voice", "missing-parameter ⟦lang[]⟧ lang", "?lang=fr&mode=voice"),
    Lost("?Lang=fr&Mode=voice", "missing-parameter ⟦Lang⟧ lang", "?lang=fr&mode=voice"),
    Lost("?mode=voice?lang=fr", "invalid-value ⟦voice?lang=fr⟧ mode", "?mode=voice&lang=fr"),
    Lost("?mode=voice&x=1?lang=fr", "missing-parameter ⟦lang⟧ lang", "?mode=voice&x=1&lang=fr"),
    Lost("?mode=voice#lang=fr", "missing-parameter ⟦lang⟧ lang", "?mode=voice&lang=fr"),
    // If no key resembles the missing parameter, the range is the end of the query.
    Lost("?mode=voice&utm_source=x", "missing-parameter ⟦⟧ lang", nil),
    // If the parameter does not accept the value, there is no correction.
    Lost("?Lang=!&mode=voice", "missing-parameter ⟦Lang⟧ lang", nil),
  ])
  func requiredParameters(_ row: Lost) throws {
    try check(
      row,
      Router.make(
        [.make("m", "/m", query: ["lang: language", "mode: voice | typed"])],
        hosts: ["r.example"]))
  }

  @Test(arguments: [
    // These keys are in the fragment.
    Lost(
      "#State=1&amp;lang=fr",
      "misspelt-parameter ⟦State⟧ state, html-escaped-separator ⟦amp;⟧ lang",
      "#state=1&lang=fr"),
    // These values are in the wrong part of the link.
    Lost("?state=1", "misplaced-parameter ⟦state⟧ state", "#state=1"),
    Lost("?x=1&state=1", "misplaced-parameter ⟦state⟧ state", "?x=1#state=1"),
    Lost("?state=1&x=1#lang=fr", "misplaced-parameter ⟦state⟧ state", "?x=1#lang=fr&state=1"),
    Lost("#code=4F7K", "misplaced-parameter ⟦code⟧ code", "?code=4F7K"),
    Lost("#state=1&code=4F7K", "misplaced-parameter ⟦code⟧ code", "?code=4F7K#state=1"),
    Lost(
      "?state=1&lang=fr#code=4F7K",
      "misplaced-parameter ⟦state⟧ state, misplaced-parameter ⟦lang⟧ lang,"
        + " misplaced-parameter ⟦code⟧ code", "?code=4F7K#state=1&lang=fr"),
    // In the correct part, all readers interpret an escape in the same way.
    Lost("#x=[1]&code=4F%37K", "misplaced-parameter ⟦code⟧ code", "?code=4F%37K#x=[1]"),
    Lost("#code=50%", "misplaced-parameter ⟦code⟧ code", "?code=50%25"),
    Lost("#code=é", "misplaced-parameter ⟦code⟧ code", "?code=%C3%A9"),
    Lost("#code=%FF", "", nil),
    Lost(
      "?state=%61&z=[1]", "misplaced-parameter ⟦state⟧ state, irregular-query ⟦[⟧ ",
      "?z=[1]#state=%61"),
    // The fragment contains a query.
    Lost("#?code=A", "misplaced-parameter ⟦?code⟧ code", "?code=A"),
    Lost("#?x=1&code=A", "misplaced-parameter ⟦code⟧ code", "?code=A#?x=1"),
    Lost("?x=1#?code=A&lang=fr", "misplaced-parameter ⟦?code⟧ code", "?x=1&code=A#lang=fr"),
    Lost("#top?code=A", "misplaced-parameter ⟦code⟧ code", "?code=A#top"),
    Lost("#u=/top?code=A", "", nil),
    // The fragment of a single-page app starts with a path.
    Lost("#/?code=A", "misplaced-parameter ⟦/?code⟧ code", "?code=A"),
    Lost("#!/?code=A&x=1", "misplaced-parameter ⟦!/?code⟧ code", "?code=A#x=1"),
    Lost("#/top?code=A", "misplaced-parameter ⟦code⟧ code", "?code=A#/top"),
    Lost("#/top?x=1&code=A", "misplaced-parameter ⟦code⟧ code", "?code=A#/top?x=1"),
    Lost("?x=1#/?code%3DA", "misplaced-parameter ⟦/?code⟧ code", "?x=1&code=A"),
    Lost("#/?state=1", "misspelt-parameter ⟦/?state⟧ state", "#state=1"),
    Lost("#/top?x=/a?code=A", "", nil),
    Lost("#?state=1", "misspelt-parameter ⟦?state⟧ state", "#state=1"),
    // Each of these rows contains more than one mistake: a misspelled key, a wrong part of the
    // link, or a wrong separator.
    Lost("#Code=A", "misplaced-parameter ⟦Code⟧ code", "?code=A"),
    Lost(
      "?Page=2#State=1&Code=A",
      "misspelt-parameter ⟦Page⟧ page, misspelt-parameter ⟦State⟧ state,"
        + " misplaced-parameter ⟦Code⟧ code", "?page=2&code=A#state=1"),
    Lost("?x=1&amp;Code=A", "html-escaped-separator ⟦amp;⟧ code", "?x=1&code=A"),
    Lost("#x=1&amp;code=A", "html-escaped-separator ⟦amp;⟧ code", "?code=A#x=1"),
    Lost("?x=1?Code=A", "second-question-mark ⟦?⟧ code", "?x=1&code=A"),
    // The parameter is already present.
    Lost("?code=A#code=B", "", nil),
    // A tool appended its parameter with a question mark.
    Lost("?x=1?code=4F7K", "second-question-mark ⟦?⟧ code", "?x=1&code=4F7K"),
    Lost("??code=4F7K", "second-question-mark ⟦?⟧ code", "?code=4F7K"),
    Lost("?debug?code=4F7K&x=2", "second-question-mark ⟦?⟧ code", "?debug&code=4F7K&x=2"),
    Lost("?page=2?code=4F7K", "second-question-mark ⟦?⟧ code", "?page=2&code=4F7K"),
    // A link in a value has a separate query. The value of an undeclared key is not lost.
    Lost("?u=https://a.example/?code=1", "", nil),
    Lost("?u=%2Fa?code=1", "", nil),
    Lost("?x=1?y=2", "", nil),
    // These ampersands are numeric character references, whose number sign can start the fragment.
    Lost("?x=1&#38;code=A", "html-escaped-separator ⟦#38;⟧ code", "?x=1&code=A"),
    Lost("?x=1&#x26;code=A", "html-escaped-separator ⟦#x26;⟧ code", "?x=1&code=A"),
    Lost("?x=1&#X026;Code=A", "html-escaped-separator ⟦#X026;⟧ code", "?x=1&code=A"),
    Lost("?x=1&#038;code=A&y=2", "html-escaped-separator ⟦#038;⟧ code", "?x=1&code=A&y=2"),
    Lost("?x=1&amp;#38;code=A", "html-escaped-separator ⟦amp;#38;⟧ code", "?x=1&code=A"),
    Lost("?x=1&#38;amp;code=A", "html-escaped-separator ⟦#38;amp;⟧ code", "?x=1&code=A"),
    Lost("?x=1&%2338;code=A", "html-escaped-separator ⟦%2338;⟧ code", "?x=1&code=A"),
    Lost("?code=&#38;code=A", "html-escaped-separator ⟦#38;⟧ code", "?code=A&"),
    // These are not references to `&`, so the semicolon separates two items of the fragment.
    Lost("?x=1&#39;code=A", "misplaced-parameter ⟦code⟧ code", "?x=1&&code=A#39"),
    Lost("?x=1#38;code=A", "misplaced-parameter ⟦code⟧ code", "?x=1&code=A#38"),
    // These separators are percent-encoded, or they are semicolons.
    Lost("?code%3DA", "wrong-separator ⟦%3D⟧ code", "?code=A"),
    Lost("?code%3dA=", "wrong-separator ⟦%3d⟧ code", "?code=A="),
    Lost("?x=1%26code=A", "wrong-separator ⟦%26⟧ code", "?x=1&code=A"),
    Lost("?x=1%26code%3DA", "wrong-separator ⟦%26⟧ code", "?x=1&code=A"),
    Lost("?x=1%26amp%3Bcode%3DA", "html-escaped-separator ⟦%26amp%3B⟧ code", "?x=1&code=A"),
    Lost("?x=1;code=A;y=2", "wrong-separator ⟦;⟧ code", "?x=1&code=A;y=2"),
    Lost("?page=2;code=A", "wrong-separator ⟦;⟧ code", "?page=2&code=A"),
    Lost("?page=2%26Code=A", "wrong-separator ⟦%26⟧ code", "?page=2&code=A"),
    Lost(
      "?code%3DA%26page%3D2%26x%3D1",
      "wrong-separator ⟦%3D⟧ code, wrong-separator ⟦%26⟧ page", "?code=A&page=2%26x%3D1"),
    Lost("?x=1%26state=1", "misplaced-parameter ⟦state⟧ state", "?x=1#state=1"),
    Lost("#x=1%26state=1", "wrong-separator ⟦%26⟧ state", "#x=1&state=1"),
    // In an accepted value and in a nested link, these are ordinary characters.
    Lost("?code=R%26page=2", "", nil),
    Lost("?code=R;page=2", "", nil),
    Lost("?u=https%3A%2F%2Fa.example%3Fx%3D1%26code%3DA", "", nil),
    Lost("?x=1%26y=2", "", nil),
    // The key contains an index.
    Lost(
      "?page[0]=2", "misspelt-parameter ⟦page[0]⟧ page, irregular-query ⟦[⟧ ", "?page=2"),
    Lost("?page%5B12%5D=2", "misspelt-parameter ⟦page%5B12%5D⟧ page", "?page=2"),
    Lost("?page%5Bx%5D=2", "", nil),
    // One letter may be missing in a name of five letters, but not in a name of four letters,
    // because the other three could be a different word.
    Lost("#stat=1", "misspelt-parameter ⟦stat⟧ state", "#state=1"),
    Lost("?cod=A", "", nil),
    // The ampersand was escaped for HTML, and a tool then percent-encoded the semicolon.
    Lost("?x=1&amp%3Bcode=4F7K", "html-escaped-separator ⟦amp%3B⟧ code", "?x=1&code=4F7K"),
    Lost("?x=1&AMP;amp%3bcode=4F7K", "html-escaped-separator ⟦AMP;amp%3b⟧ code", "?x=1&code=4F7K"),
  ])
  func optionalParameters(_ row: Lost) throws {
    let route = Route.make(
      "m", "/m", query: ["code: text?", "page: integer?"],
      fragment: ["state: text?", "lang: language?"])
    try check(row, Router.make([route], hosts: ["r.example"]))
  }

  /// If a route has no fragment parameters, query parameters in the fragment of a link are lost.
  @Test func fragmentsWithoutParameters() throws {
    let router = try Router.make(
      [.make("m", "/m", query: ["lang: language?"])], hosts: ["r.example"])
    try check(Lost("#lang=fr", "misplaced-parameter ⟦lang⟧ lang", "?lang=fr"), router)
    try check(Lost("#top", "", nil), router)
    try check(Lost("?lang=de#lang=fr", "", nil), router)
  }

  /// In these rows, the item with the correct key has an empty or invalid value, or the value of
  /// the misspelled or misplaced item is not usable.
  ///
  /// An empty value is absent and an invalid value is dropped. A list accepts all values.
  @Test(arguments: [
    Lost("?lang=&Lang=fr", "misspelt-parameter ⟦Lang⟧ lang", "?lang=fr"),
    Lost("?Lang=fr&lang", "misspelt-parameter ⟦Lang⟧ lang", "?lang=fr"),
    Lost("?lang=xx&Lang=fr", "misspelt-parameter ⟦Lang⟧ lang", "?lang=fr"),
    Lost("?x=1&lang=xx&y=2&Lang=fr&z=3", "misspelt-parameter ⟦Lang⟧ lang", "?x=1&lang=fr&y=2&z=3"),
    Lost("?page=&amp;page=2", "html-escaped-separator ⟦amp;⟧ page", "?page=2"),
    Lost("?lang=&x=1?lang=fr", "second-question-mark ⟦?⟧ lang", "?lang=fr&x=1"),
    Lost("?lang=#lang=fr", "misplaced-parameter ⟦lang⟧ lang", "?lang=fr"),
    Lost("?state=1#state=", "misplaced-parameter ⟦state⟧ state", "#state=1"),
    Lost("?org=&Org=a", "misspelt-parameter ⟦Org⟧ org", "?org=a"),
    // The first usable value is chosen.
    Lost("?Lang=&LANG=fr&lan_g=de", "misspelt-parameter ⟦LANG⟧ lang", "?Lang=&lang=fr&lan_g=de"),
    Lost(
      "?tags=a&amp;tags=b&Tags=c",
      "html-escaped-separator ⟦amp;⟧ tags, misspelt-parameter ⟦Tags⟧ tags",
      "?tags=a&tags=b&tags=c"),
    Lost("?tags=a#tags=b", "misplaced-parameter ⟦tags⟧ tags", "?tags=a&tags=b"),
    Lost(
      "?tags%5B0%5D=a&tags%5B1%5D=b",
      "misspelt-parameter ⟦tags%5B0%5D⟧ tags, misspelt-parameter ⟦tags%5B1%5D⟧ tags",
      "?tags=a&tags=b"),
    Lost("?tags=&Tags=a", "misspelt-parameter ⟦Tags⟧ tags", "?tags=&tags=a"),
    // The item `page=2?lang=fr` also contains the value of `lang`.
    Lost(
      "?Page=3&page=2?lang=fr",
      "misspelt-parameter ⟦Page⟧ page, second-question-mark ⟦?⟧ lang", "?Page=3&page=2&lang=fr"),
    // A tool would not append a parameter that is already present, so this link has no correction.
    Lost("?lang=fr?lang=de", "", nil),
    // These values can be repaired unambiguously.
    Lost("?Lang=en_US", "misspelt-parameter ⟦Lang⟧ lang", "?lang=en-US"),
    Lost("?Page=007", "misspelt-parameter ⟦Page⟧ page", "?page=7"),
    // No value is lost here.
    Lost("?lang=de&Lang=fr", "", nil),
    Lost("?Lang=", "", nil),
    Lost("?Lang", "", nil),
    Lost("?Lang=xx", "", nil),
    Lost("?Page=two", "", nil),
    Lost("?x=1&amp;lang=xx", "", nil),
    Lost("#lang=xx", "", nil),
    Lost("#lang=", "", nil),
    Lost("?x=1?lang=", "", nil),
    Lost("?tags=a&Tags=", "", nil),
    // Because of an unencoded bracket, Foundation treats an escape in a declared value as text.
    Lost(
      "?Lang=%66r&z=[1]", "misspelt-parameter ⟦Lang⟧ lang, irregular-query ⟦[⟧ ",
      "?lang=%66r&z=%5B1%5D"),
    Lost(
      "?z=50%&amp;lang=%66r", "html-escaped-separator ⟦amp;⟧ lang, irregular-query ⟦%⟧ ",
      "?z=50%25&lang=%66r"),
    // The corrected link may still contain an invalid value that is dropped, such as `page=x`.
    Lost("?page=x&lang=!", "", nil),
    Lost("?page=x&lang=fr!", "", "?page=x&lang=fr"),
    Lost("?lang=!", "", nil),
    Lost("?page=x&Lang=fr", "misspelt-parameter ⟦Lang⟧ lang", "?page=x&lang=fr"),
  ])
  func valuesOfNoUse(_ row: Lost) throws {
    let org = ParameterDeclaration(
      name: "org", type: .named("text"), occurrence: .optional, invalid: .reject)
    var route = Route.make(
      "m", "/m", query: ["lang: language?", "page: integer?", "tags: text[]"],
      fragment: ["state: text?"])
    route.query.append(org)
    try check(row, Router.make([route], hosts: ["r.example"]))
  }

  /// A strict route rejects the key, but suggests the same link as other routes.
  @Test(arguments: [
    Lost("?a=1&Token=X", "unknown-parameter ⟦Token⟧", "?a=1&token=X"),
    Lost("?a=1&amp;token=X", "unknown-parameter ⟦amp;token⟧", "?a=1&token=X"),
    Lost("?a=1&%2338;token=X", "unknown-parameter ⟦%2338;token⟧", "?a=1&token=X"),
    Lost("?a=1&token%3DX", "unknown-parameter ⟦token%3DX⟧", "?a=1&token=X"),
    Lost("?a=1&state=X", "unknown-parameter ⟦state⟧", "?a=1#state=X"),
    Lost("?a=1&x=2", "unknown-parameter ⟦x⟧", nil),
  ])
  func strictRoutes(_ row: Lost) throws {
    let route = Route.make(
      "m", "/m", query: ["a: integer?", "token: text?"], fragment: ["state: text?"], strict: true)
    try check(row, Router.make([route], hosts: ["r.example"]))
  }

  /// If a required parameter is empty, the link is rejected, even if another key has the value.
  @Test(arguments: [
    Lost("?lang=&Lang=fr&mode=voice", "invalid-value ⟦⟧ lang", "?lang=fr&mode=voice"),
    Lost("?lang=&mode=voice", "invalid-value ⟦⟧ lang", nil),
    Lost("?lang=xx&Lang=fr&mode=voice", "invalid-value ⟦xx⟧ lang", nil),
    Lost("?Lang=&LANG=fr&mode=voice", "missing-parameter ⟦LANG⟧ lang", "?Lang=&lang=fr&mode=voice"),
  ])
  func emptyRequiredParameters(_ row: Lost) throws {
    try check(
      row,
      Router.make(
        [.make("m", "/m", query: ["lang: language", "mode: voice | typed"])],
        hosts: ["r.example"]))
  }
}
