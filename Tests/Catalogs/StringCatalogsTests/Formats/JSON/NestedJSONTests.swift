import StringCatalogs
import Testing

/// Tests the reader of strings in nested and flat JSON.
@Suite("JSON: reading")
struct NestedJSONTests {
  private func read(_ json: String) -> CatalogFile {
    CatalogFile.read(Array(json.utf8), format: .json, language: CatalogLanguage(name: "de"))
  }

  /// The example is from [i18next's format](https://www.i18next.com/misc/json-format), version 4.
  @Test("The example of i18next is read")
  func i18next() {
    let file = read(
      """
      {
        "key": "value",
        "keyDeep": {
          "inner": "value"
        },
        "keyNesting": "reuse $t(keyDeep.inner)",
        "keyInterpolate": "replace this {{value}}",
        "keyInterpolateUnescaped": "replace this {{- value}}",
        "keyInterpolateWithFormatting": "replace this {{value, format}}",
        "keyContext_male": "the male variant",
        "keyContext_female": "the female variant",
        "keyPluralSimple_one": "the singular",
        "keyPluralSimple_other": "the plural",
        "keyPluralMultipleEgArabic_zero": "the plural form 0",
        "keyPluralMultipleEgArabic_one": "the plural form 1",
        "keyPluralMultipleEgArabic_two": "the plural form 2",
        "keyPluralMultipleEgArabic_few": "the plural form 3",
        "keyPluralMultipleEgArabic_many": "the plural form 4",
        "keyPluralMultipleEgArabic_other": "the plural form 5",
        "keyWithArrayValue": ["multipe", "things"],
        "keyWithObjectValue": { "valueA": "return this with valueB", "valueB": "more text" }
      }
      """)
    #expect(file.errors.isEmpty && file.languages.map(\.name) == ["de"])
    #expect(
      file.listing == [
        "key/de=value", "keyDeep.inner/de=value", "keyNesting/de=reuse $t(keyDeep.inner)",
        "keyInterpolate/de=replace this {{value}}",
        "keyInterpolateUnescaped/de=replace this {{- value}}",
        "keyInterpolateWithFormatting/de=replace this {{value, format}}",
        "keyContext_male/de=the male variant", "keyContext_female/de=the female variant",
        "keyPluralSimple/de/one=the singular", "keyPluralSimple/de/other=the plural",
        "keyPluralMultipleEgArabic/de/zero=the plural form 0",
        "keyPluralMultipleEgArabic/de/one=the plural form 1",
        "keyPluralMultipleEgArabic/de/two=the plural form 2",
        "keyPluralMultipleEgArabic/de/few=the plural form 3",
        "keyPluralMultipleEgArabic/de/many=the plural form 4",
        "keyPluralMultipleEgArabic/de/other=the plural form 5",
        "keyWithArrayValue.0/de=multipe", "keyWithArrayValue.1/de=things",
        "keyWithObjectValue.valueA/de=return this with valueB",
        "keyWithObjectValue.valueB/de=more text",
      ])
    #expect(file.entries.map(\.kind).count { $0 == .plurals } == 2)
  }

  @Test("An array is not a catalog, even if its file is named like one")
  func list() {
    let file = read(#"[{"code":"AF"}]"#)
    #expect(file.isForeign && file.errors.map(\.code) == [.wrongType])
    #expect(!read("{}").isForeign)
  }

  @Test(
    "Keys with plural suffixes and objects with plural categories are plurals",
    arguments: [
      // These rows use version 4 of i18next's format.
      (#"{"a_one":"1","a_other":"n"}"#, ["a/de/one=1", "a/de/other=n"]),
      (#"{"a_other":"n","b":"x","a_one":"1"}"#, ["a/de/other=n", "a/de/one=1", "b/de=x"]),
      (#"{"a_other":"n"}"#, ["a/de/other=n"]),
      (#"{"a":"0","a_one":"1","a_other":"n"}"#, ["a/de=0", "a/de/one=1", "a/de/other=n"]),
      (
        #"{"a_ordinal_one":"1","a_ordinal_other":"n"}"#,
        ["a_ordinal/de/one=1", "a_ordinal/de/other=n"]
      ),
      (#"{"a_male_one":"1","a_male_other":"n"}"#, ["a_male/de/one=1", "a_male/de/other=n"]),
      // `other` may be missing in a plural by mistake. Without a count, `_one` and `_two` are parts
      // of names, such as `player_one`.
      (#"{"a_one":"{{count}} a","a_few":"x"}"#, ["a/de/one={{count}} a", "a/de/few=x"]),
      (#"{"a_one":"A","a_two":"B"}"#, ["a_one/de=A", "a_two/de=B"]),
      // i18next, Translator.resolve: the key without a suffix is looked up last, for all numbers.
      (#"{"a_one":"{{count}} a","a":"n"}"#, ["a/de/one={{count}} a", "a/de/other=n"]),
      (#"{"a":"n","a_one":"{{count}} a"}"#, ["a/de/other=n", "a/de/one={{count}} a"]),
      (#"{"a_one":"A","a":"B"}"#, ["a_one/de=A", "a/de=B"]),
      // These keys are a title and the options of a selection, not a plural.
      (#"{"a":"A","a_male":"M","a_other":"O"}"#, ["a/de=A", "a_male/de=M", "a_other/de=O"]),
      (#"{"a":"A","a_other":"{{ count }} O"}"#, ["a/de=A", "a/de/other={{ count }} O"]),
      // These rows use earlier versions of i18next's format.
      (#"{"a":"1","a_plural":"n"}"#, ["a/de/one=1", "a/de/other=n"]),
      (#"{"a_plural":"n","a":"1"}"#, ["a/de/other=n", "a/de/one=1"]),
      (#"{"a_plural":"n"}"#, ["a_plural/de=n"]),
      (
        #"{"a_0":"{{count}}","a_1":"x","a_100":"y"}"#,
        ["a/de/0={{count}}", "a/de/1=x", "a/de/100=y"]
      ),
      (#"{"a_0":"first","a_1":"second"}"#, ["a_0/de=first", "a_1/de=second"]),
      (#"{"a_1":"{{count}}","a_2":"x"}"#, ["a_1/de={{count}}", "a_2/de=x"]),
      // These plurals are objects.
      (#"{"a":{"one":"1","other":"n"}}"#, ["a/de/one=1", "a/de/other=n"]),
      (#"{"a":{"one":"1","two":"2"}}"#, ["a.one/de=1", "a.two/de=2"]),
      (
        #"{"a":{"one":"1","other":"n","title":"t"}}"#,
        ["a.one/de=1", "a.other/de=n", "a.title/de=t"]
      ),
      // In these rows, only `a_other` in the last row is a plural.
      (#"{"_one":"1","_other":"n"}"#, ["_one/de=1", "_other/de=n"]),
      (
        #"{"aone":"1","aother":"n","a_others":"x"}"#, ["aone/de=1", "aother/de=n", "a_others/de=x"]
      ),
      (#"{"a_one":{"x":"1"},"a_other":"n"}"#, ["a_one.x/de=1", "a/de/other=n"]),
    ])
  func plurals(_ json: String, _ listing: [String]) {
    let file = read(json)
    #expect(file.errors.isEmpty)
    #expect(file.listing == listing)
  }

  @Test(
    "Keys are joined with periods",
    arguments: [
      (#"{"a.b":"x","a":{"c":"y"}}"#, ["a.b/de=x", "a.c/de=y"]),
      (#"{"a":[{"b":["x",["y"]]}]}"#, ["a.0.b.0/de=x", "a.0.b.1.0/de=y"]),
      (#"{"":"x","a":{"":"y"}}"#, ["/de=x", "a./de=y"]),
      (#"{"\u0061":{"b\"c":"\u00e9"}}"#, [#"a.b"c/de=é"#]),
      // Settings are not strings.
      (#"{"a":1,"b":true,"c":null,"d":[2,"x"],"e":{}}"#, ["d.1/de=x"]),
    ])
  func keys(_ json: String, _ listing: [String]) {
    let file = read(json)
    #expect(file.errors.isEmpty)
    #expect(file.listing == listing)
  }

  @Test(
    "An error is reported with its bytes",
    arguments: [
      (#"{"a":"x","b":"z","a":"y"}"#, [#"duplicate-key: "a""#]),
      (#"{"a":{"b":"x"},"a.b":"y"}"#, [#"duplicate-key: "a.b""#]),
      (#"{"a":"x","a":{"b":"y"}}"#, [#"duplicate-json-member: "a""#]),
      (#"{"a":{"b":"x"},"a":{"c":"y"}}"#, [#"duplicate-json-member: "a""#]),
      (#"{"a_one":"x","a_other":"y","a_one":"z"}"#, [#"duplicate-json-member: "a_one""#]),
      (#"["a"]"#, [#"wrong-type: ["a"]"#]), (#""a""#, [#"wrong-type: "a""#]),
      (#"{"a":"x",}"#, ["syntax: ,"]), (#"{// x"#, ["syntax: //"]),
      ("\u{FEFF}{}", ["byte-order-mark: \u{FEFF}"]),
    ])
  func errors(_ json: String, _ reported: [String]) { #expect(read(json).reported == reported) }

  @Test("Messages of browser extensions are read with their descriptions")
  func messages() {
    let file = read(
      """
      {"app": {"message": "Waymark", "description": "The name."},
       "hi": {"description": 1, "message": "Hi $NAME$", \
      "placeholders": {"name": {"content": "$1"}}}}
      """)
    #expect(file.errors.isEmpty && file.listing == ["app/de=Waymark", "hi/de=Hi $NAME$"])
    #expect(file.entries.map { $0.comment.map(file.string) } == ["The name.", nil])
    let other = read(#"{"app": {"message": "Waymark"}, "error": {"message": "x", "title": "y"}}"#)
    #expect(other.listing == ["app.message/de=Waymark", "error.message/de=x", "error.title/de=y"])
  }

  @Test("An empty string is untranslated")
  func empty() {
    #expect(read(#"{"a":"","b":"x"}"#).values.map(\.state) == [.new, nil])
  }

  @Test("A path that is too long is not read")
  func longPath() {
    let name = String(repeating: "n", count: 1100)
    let file = read(#"{"a":"x","\#(name)":{"b":"y"},"c":{"\#(name)":"z"}}"#)
    #expect(file.errors.map(\.code) == [.syntax])
    #expect(file.entries.count == 2)
  }

  @Test("Objects are read up to the nesting limit of JSON")
  func deep() {
    let file = read(
      String(repeating: #"{"a":"#, count: 500) + #""x""# + String(repeating: "}", count: 500))
    #expect(file.errors.isEmpty && file.entries.count == 1)
    #expect(file.name(of: file.entries[0]).count == 999)
  }
}
