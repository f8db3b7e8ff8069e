import Diagnostics
import LinkRouting
import Testing

/// Declared values that a link has under another key, in another place or after another separator.
///
/// The policy (links.md, section 2) asks for a warning if an unknown key is a misspelt or
/// HTML-escaped declared one; a link that is rejected for want of the parameter names that key.
@Suite struct LostItemTests {
  /// A link, the warning or the error with its place, and the corrected link, after the path.
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
    // Without any such key, the place is the end of the query.
    Lost("?mode=voice&utm_source=x", "missing-parameter ⟦⟧ lang", nil),
    // A value that the parameter does not accept makes no correction.
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
    // Keys of the fragment.
    Lost(
      "#State=1&amp;lang=fr",
      "misspelt-parameter ⟦State⟧ state, html-escaped-separator ⟦amp;⟧ lang",
      "#state=1&lang=fr"),
    // In the other part of the link.
    Lost("?state=1", "misplaced-parameter ⟦state⟧ state", "#state=1"),
    Lost("?x=1&state=1", "misplaced-parameter ⟦state⟧ state", "?x=1#state=1"),
    Lost("?state=1&x=1#lang=fr", "misplaced-parameter ⟦state⟧ state", "?x=1#lang=fr&state=1"),
    Lost("#code=4F7K", "misplaced-parameter ⟦code⟧ code", "?code=4F7K"),
    Lost("#state=1&code=4F7K", "misplaced-parameter ⟦code⟧ code", "?code=4F7K#state=1"),
    Lost(
      "?state=1&lang=fr#code=4F7K",
      "misplaced-parameter ⟦state⟧ state, misplaced-parameter ⟦lang⟧ lang,"
        + " misplaced-parameter ⟦code⟧ code", "?code=4F7K#state=1&lang=fr"),
    // An escape that readers disagree on is not moved.
    Lost("#x=[1]&code=4F%37K", "", nil),
    // Present already.
    Lost("?code=A#code=B", "", nil),
    // A tool has appended its parameter with a question mark.
    Lost("?x=1?code=4F7K", "second-question-mark ⟦?⟧ code", "?x=1&code=4F7K"),
    Lost("??code=4F7K", "second-question-mark ⟦?⟧ code", "?code=4F7K"),
    Lost("?debug?code=4F7K&x=2", "second-question-mark ⟦?⟧ code", "?debug&code=4F7K&x=2"),
    Lost("?page=2?code=4F7K", "second-question-mark ⟦?⟧ code", "?page=2&code=4F7K"),
    // A link as a value has a query of its own, and another key is none of ours.
    Lost("?u=https://a.example/?code=1", "", nil),
    Lost("?u=%2Fa?code=1", "", nil),
    Lost("?x=1?y=2", "", nil),
    // Percent-encoded by a tool.
    Lost("?x=1&amp%3Bcode=4F7K", "html-escaped-separator ⟦amp%3B⟧ code", "?x=1&code=4F7K"),
    Lost("?x=1&AMP;amp%3bcode=4F7K", "html-escaped-separator ⟦AMP;amp%3b⟧ code", "?x=1&code=4F7K"),
  ])
  func optionalParameters(_ row: Lost) throws {
    let route = Route.make(
      "m", "/m", query: ["code: text?", "page: integer?"],
      fragment: ["state: text?", "lang: language?"])
    try check(row, Router.make([route], hosts: ["r.example"]))
  }

  /// A route that declares nothing in the fragment loses what belongs in its query.
  @Test func fragmentsWithoutParameters() throws {
    let router = try Router.make(
      [.make("m", "/m", query: ["lang: language?"])], hosts: ["r.example"])
    try check(Lost("#lang=fr", "misplaced-parameter ⟦lang⟧ lang", "?lang=fr"), router)
    try check(Lost("#top", "", nil), router)
    try check(Lost("?lang=de#lang=fr", "", nil), router)
  }
}
