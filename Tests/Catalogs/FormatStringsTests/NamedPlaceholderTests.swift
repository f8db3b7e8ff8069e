import Testing

@testable import FormatStrings

/// Tests names in braces and similar notations.
@Suite("Named placeholders: parsing")
struct NamedPlaceholderTests {
  @Test(
    "Names and their notations are parsed",
    arguments: [
      ("{a} and {b.c}", ["a {*}", "b.c {*}"]), ("${a} %{b} #{c}", ["a ${*}", "b %{*}", "c {*}"]),
      // https://www.i18next.com/translation-function/interpolation and formatting
      ("{{what}} is {{how}}", ["what {{*}}", "how {{*}}"]),
      ("{{author.name}}", ["author.name {{*}}"]), ("{{- myVar}}", ["myVar {{- *}}"]),
      ("{{ spaced }}", ["spaced {{ * }}"]), ("{{value, uppercase}}", ["value {{*, uppercase}}"]),
      ("{{val, currency(USD)}}", ["val {{*, currency(USD)}}"]),
      // https://www.i18next.com/translation-function/nesting
      ("1 $t(nesting2)", ["nesting2 $t(*)"]), ("$t(a:b.c) {{d}}", ["a:b.c $t(*)", "d {{*}}"]),
      ("$t()", []), ("$5 (more)", []), ("no name", []),
      ("$t(a, {\"n\": \"(b)\"}) c", ["a $t(*, {\"n\": \"(b)\"})"]),
      ("$t(a, {\"n\": {{m}} })", ["a $t(*, {\"n\": {{m}} })", "m {{*}}"]),
    ])
  func names(_ text: String, _ expected: [String]) {
    let names = NamedPlaceholder.names(in: text, isSource: true, hasNesting: true)
    #expect(names?.map { "\($0.name) \($0.pattern)" } == expected)
    for name in names ?? [] {
      let part = Array(text.utf8)[name.range]
      #expect(String(decoding: part, as: UTF8.self) == name.spelling)
    }
  }

  // ICU, MessagePattern: Pattern_White_Space around the name of an argument is ignored. A no-break
  // space is not ignored.
  @Test(
    "Spaces around a name in a translation are parsed",
    arguments: [
      ("{actor } x", "actor {* }"), ("{ actor}", "actor { *}"), ("{a b}", "a b {*}"),
      ("{actor\u{A0}}", "actor\u{A0} {*}"),
    ])
  func spaces(_ text: String, _ expected: String) {
    let names = NamedPlaceholder.names(in: text, isSource: false)
    #expect(names?.map { "\($0.name) \($0.pattern)" } == [expected])
  }

  @Test(
    "If the braces in a string contain more than names, it has no named placeholders",
    arguments: [
      "{n, plural, one{x} other{y}}", "{", "}", "{a", "a}", "{{a}", "{{a b}}", "{}", "{{}}",
    ])
  func others(_ text: String) {
    #expect(NamedPlaceholder.names(in: text, isSource: true, hasNesting: true) == nil)
  }
}
