import Foundation
import LocalizedTexts
import LocalizedTextsGeneration
import Testing

@Suite("Catalogs that the generator rejects")
struct CatalogReaderTests {
  private static func problems(_ json: String) -> [String] {
    let (content, problems) = CatalogReader.read(Array(json.utf8), name: "Test")
    #expect((content == nil) == !problems.isEmpty)
    return problems.map(\.description)
  }

  /// Returns a catalog with one key `k` and the given localizations by language.
  private static func catalog(_ localizations: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {"k": {"localizations": {\(localizations)}}}, \
    "version": "1.0"}
    """
  }

  private static func unit(_ text: String) -> String { #"{"stringUnit": {"value": "\#(text)"}}"# }

  private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let list = forms.map { #""\#($0)": \#(unit($1))"# }.joined(separator: ", ")
    return #"{"variations": {"plural": {\#(list)}}}"#
  }

  private static func en(_ text: String) -> String { catalog(#""en": \#(unit(text))"#) }

  private static func enDe(_ english: String, _ german: String) -> String {
    catalog(#""en": \#(unit(english)), "de": \#(unit(german))"#)
  }

  static let files: [(String, String)] = [
    (
      #"[]"#,
      "line 1, column 1: expected an object with sourceLanguage, strings and version [wrong-type]"
    ),
    (
      #"{"strings": {}, "version": "1.0"}"#,
      "line 1, column 1: expected sourceLanguage [missing-member]"
    ),
    (
      #"{"sourceLanguage": "de", "strings": {}, "version": "1.0"}"#, "source language is not 'en'"
    ),
    (#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, "catalog has no keys"),
    (
      #"{"sourceLanguage": "en", "strings": {"k": 1}, "version": "1.0"}"#,
      "line 1, column 43: expected an object of the key's localizations [wrong-type]"
    ),
    (
      #"{"sourceLanguage": "en", "strings": {"k": {}}, "version": "1.0"}"#,
      "k: source string in 'en' is missing"
    ),
    (
      catalog(#""en": \#(unit("x")), "de": 1"#),
      "line 1, column 106: expected stringUnit or variations [wrong-type]"
    ),
    (catalog(#""en": \#(unit("x")), "de": {}"#), "k (de): string is missing"),
    (
      catalog(#""en": \#(unit("x")), "pt": \#(unit("y"))"#),
      "plural rules of 'pt' are unknown: add them to LanguageConventions.swift"
    ),
  ]

  static let variations: [(String, String)] = [
    (
      catalog(#""en": \#(unit("x")), "de": {"variations": {"device": {"mac": \#(unit("y"))}}}"#),
      "k (de): only variations by plural are supported"
    ),
    (
      catalog(#""en": \#(unit("x")), "de": {"variations": {"plural": {}, "width": {}}}"#),
      "line 1, column 136: expected plural or device [illegal-variation]"
    ),
    (
      catalog(
        #""en": \#(unit("x")), "de": {"stringUnit": {"value": "y"}, "substitutions": {"a": {}}}"#),
      "k (de): substitutions are not supported"
    ),
    (
      catalog(#""en": \#(unit("%lld")), "de": \#(plural(["one": "%lld"]))"#),
      "k (de): plural category 'other' is missing"
    ),
    (
      catalog(#""en": \#(unit("%lld")), "de": \#(plural(["some": "%lld", "other": "%lld"]))"#),
      "line 1, column 136: expected zero, one, two, few, many or other [illegal-variation]"
    ),
    (
      catalog(#""en": \#(unit("%lld")), "de": \#(plural(["few": "%lld", "other": "%lld"]))"#),
      "k (de): no integer has the plural category 'few' in this language"
    ),
    (
      catalog(#""en": \#(plural(["one": "a", "other": "b"]))"#),
      "k (en): string with plural categories must have exactly one number (%lld)"
    ),
    (
      catalog(#""en": \#(plural(["other": "%1$lld %2$lld"]))"#),
      "k (en): string with plural categories must have exactly one number (%lld)"
    ),
  ]

  static let placeholders: [(String, String)] = [
    (
      enDe("%@", "x"),
      "k (de): placeholders differ from the source: none instead of %1$@"
    ),
    (
      enDe("x", "%@"),
      "k (de): placeholders differ from the source: %1$@ instead of none"
    ),
    (
      enDe("%@", "%lld"),
      "k (de): placeholders differ from the source: %1$lld instead of %1$@"
    ),
    (
      enDe("%lld of %@", "%@ von %lld"),
      "k (de): placeholders differ from the source: %1$@ %2$lld instead of %1$lld %2$@"
    ),
    (
      catalog(#""en": \#(plural(["one": "one by %@", "other": "%lld by %@"]))"#),
      "k (en): placeholders in the plural category 'one' differ from the source: "
        + "%1$@ instead of %1$lld %2$@"
    ),
    (en("%1$@ %@"), "k (en): placeholders with and without numbers are mixed"),
    (en("%1$@ %1$lld"), "k (en): argument 1 is both a string and a number"),
    (en("%1$@ %3$@"), "k (en): numbers of the placeholders have a gap"),
    (
      en("%@ 100 % sure"),
      "k (en): percent sign does not start a supported placeholder: %@, %lld, %1$@, %%"
    ),
    (
      en("%@ %d"),
      "k (en): percent sign does not start a supported placeholder: %@, %lld, %1$@, %%"
    ),
    (en(#"a\u0000b"#), "k (en): string has the control character U+0000"),
    (en(#"a\u0001b"#), "k (en): string has the control character U+0001"),
    (en(#"a\u001Fb"#), "k (en): string has the control character U+001F"),
  ]

  @Test(
    "An unsupported catalog is rejected with a reason",
    arguments: files + variations + placeholders)
  func refused(json: String, problem: String) {
    #expect(Self.problems(json).contains(problem), "\(Self.problems(json))")
  }

  @Test(
    "A file that is not JSON is rejected",
    arguments: [
      ("", "[empty-file]"), ("{", "[syntax]"), ("\u{FEFF}{]", "[syntax]"), ("nul", "[syntax]"),
    ])
  func noJSON(text: String, code: String) {
    #expect(Self.problems(text).contains { $0.hasSuffix(code) })
  }

  @Test("Every problem is reported")
  func several() {
    let json = Self.catalog(
      #""en": \#(Self.unit("%@")), "de": \#(Self.unit("x")), "fr": {"substitutions": {}}"#)
    #expect(Self.problems(json).count >= 3)
  }

  @Test("Supported catalogs are accepted")
  func accepted() {
    #expect(Self.problems(Self.en("100 % sure, %d")) == [])
    #expect(Self.problems(Self.enDe("%1$@ %2$lld", "%2$lld %1$@ %1$@")) == [])
    #expect(
      Self.problems(Self.catalog(#""en": \#(Self.plural(["one": "one", "other": "%lld"]))"#)) == [])
    #expect(
      Self.problems(
        Self.catalog(#""en": \#(Self.plural(["other": "%lld"])), "ja": \#(Self.unit("%lld"))"#))
        == [])
  }
}
