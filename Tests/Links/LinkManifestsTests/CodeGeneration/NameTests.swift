import TestSupport
import Testing

@testable import LinkCodeGeneration

@Suite("Names in generated code")
struct NameTests {
  @Test(
    "Names become identifiers",
    arguments: [
      ("observationId", "observationId", "ObservationId"), ("my-shop", "myShop", "MyShop"),
      ("my_shop", "myShop", "MyShop"), ("MyShop", "myShop", "MyShop"), ("URL", "url", "URL"),
      ("URLItem", "urlItem", "URLItem"), ("X", "x", "X"), ("a1-b2", "a1B2", "A1B2"),
      ("trailing-", "trailing", "Trailing"), ("1st", "_1st", "_1st"), ("naïve", "naïve", "Naïve"),
      ("élan", "élan", "Élan"), ("日本語", "日本語", "日本語"), ("🎉", "u1F389", "U1F389"),
      ("-price", "minusPrice", "MinusPrice"),
      ("+1", "plus1", "Plus1"), ("-", "u002D", "U002D"), ("--", "u002DU002D", "U002DU002D"),
      ("", "empty", "Empty"), ("a+b", "aU002BB", "AU002BB"),
      ("e\u{301}", "eU0301", "EU0301"), ("ﬁ", "uFB01", "UFB01"), ("\u{202E}x", "u202EX", "U202EX"),
      ("ǰ", "ǰ", "ǰ"), ("İ", "İ", "İ"),
      ("recommendation_ready", "recommendationReady", "RecommendationReady"),
    ])
  func identifiers(name: String, camel: String, pascal: String) {
    #expect(IdentifierCase.camel.identifier(name) == camel)
    #expect(IdentifierCase.pascal.identifier(name) == pascal)
  }

  @Test("The identifier for any name is valid in every language")
  func valid() {
    let names = HostileNames.words + HostileNames.choices + HostileTexts.all
    for name in names {
      for style in [IdentifierCase.camel, .pascal] {
        let identifier = style.identifier(name)
        let first = identifier.unicodeScalars.first
        #expect(first.map { $0 == "_" || $0.properties.isAlphabetic } == true, "\(name)")
        #expect(
          identifier.unicodeScalars.allSatisfy {
            $0 == "_" || ($0.isASCII && ("0"..."9") ~= $0)
              || ($0.properties.isAlphabetic && $0.properties.isXIDContinue)
          }, "\(name)")
      }
    }
  }

  @Test("Reserved words are escaped, and names with the same identifier get distinct identifiers")
  func scope() {
    let scope = NameScope(
      IdentifierRules(reserved: ["class"], escape: { "`\($0)`" }), taken: ["parse"])
    let rows: [([String], [String])] = [
      (["class", "parse", "foo", "fOO"], ["`class`", "parseRoute", "foo", "fOO"]),
      (["parse-route", "parse"], ["parseRoute2", "parseRoute"]),
      (["asc", "ASC"], ["asc", "asc2"]), (["ASC", "asc"], ["asc2", "asc"]),
      (["a-b", "a_b", "aB2"], ["aB", "aB3", "aB2"]), (["a1", "a-1"], ["a1", "a1No2"]),
      (["price", "-price", "+price"], ["price", "minusPrice", "plusPrice"]), ([], []),
    ]
    for (names, identifiers) in rows {
      #expect(scope.identifiers(for: names, in: .camel, suffix: "Route") == identifiers)
    }
  }

  @Test("A name gets the same number in `camelCase` as in `PascalCase`")
  func styles() {
    let scope = NameScope(IdentifierRules(reserved: [], escape: { $0 }))
    for (style, identifiers) in [
      (IdentifierCase.camel, ["price2", "price"]), (.pascal, ["Price2", "Price"]),
    ] {
      #expect(scope.identifiers(for: ["Price", "price"], in: style, suffix: "") == identifiers)
    }
  }

  @Test("If files are named after classes, names that differ only in case get numbers")
  func caseless() {
    let rules = IdentifierRules(reserved: [], escape: { $0 }, ignoresCase: true)
    let scope = NameScope(rules, taken: ["Secret", "FooType"])
    #expect(
      scope.identifiers(for: ["foo", "fOO", "secret", "foo-type"], in: .pascal, suffix: "Type")
        == ["Foo2", "FOO", "SecretType", "FooTypeType"])
  }
}
