import Diagnostics
import LanguageTags
import TestSupport
import Testing

@testable import StringCatalogs

/// Tests Project Fluent resources against Fluent Syntax 1.0 and its rules of validity.
@Suite("Fluent: reading and editing")
struct FluentReadingTests {
  private func read(_ text: String) -> CatalogFile {
    CatalogFile.read(Array(text.utf8), format: .fluent)
  }

  private func listing(_ file: CatalogFile) -> [String] {
    file.entries.flatMap { entry in
      file.localizations[entry.localizations].flatMap { file.values[$0.values] }.map { value in
        let number = value.variation.exactNumber.map { "[\($0)]" } ?? ""
        let category = value.variation.plural.map { "[\($0.rawValue)]" } ?? number
        return file.name(of: entry) + category + "=" + file.string(value.text)
      }
    }
  }

  @Test(
    "Messages, attributes and terms are read",
    arguments: [
      ("", []), ("# a\n\n## b\n### c\n", []),
      ("a = b", ["a=b"]), ("a=b  \n", ["a=b"]), ("a   =   b c\r\n", ["a=b c"]),
      ("a =\n    .b = c\n    .d = e\n", ["a.b=c", "a.d=e"]),
      ("a = b\n .c = d\n", ["a=b", "a.c=d"]),
      ("-a = b\n    .gender = c\n", ["-a=b"]),
      ("# about a\na = b\n", ["a=b"]),
      ("key01-a_B = c", ["key01-a_B=c"]),
    ] as [(String, [String])])
  func entries(_ text: String, _ expected: [String]) {
    let file = read(text)
    #expect(listing(file) == expected)
    #expect(file.errors.isEmpty)
  }

  @Test(
    "Indentation, blank lines and special characters are read as Fluent defines them",
    arguments: [
      // The common indentation is not part of the value.
      ("a =\n    b\n    c\n", "b\nc"), ("a =\n    b\n      c\n", "b\n  c"),
      ("a =\n      b\n    c\n", "  b\nc"), ("a = b\n    c\n  d\n", "b\n  c\nd"),
      ("a = b\n\n\n    c\n", "b\n\n\nc"), ("a = b\n   \n    c\n", "b\n\nc"),
      ("a =\r\n    b\r\n    c\r\n", "b\nc"),
      // Blank lines around the value, and spaces at its end, are not part of the value.
      ("a =\n\n\n    b   \n\n", "b"), ("a = b   \n    c\n", "b   \nc"),
      // These characters are special only in other positions.
      ("a = [b] * . c\n", "[b] * . c"), ("a = \"b\"\n", "\"b\""), (#"a = \b"#, #"\b"#),
      ("a = b\u{9}\n", "b\u{9}"),
      // The content of a string literal is part of the value. A literal that contains a brace stays
      // a literal.
      ("a = { \"\" }b{ \" \" }\n", "b "), ("a = {\"  \"}b\n", "  b"),
      (#"a = { "\u0041\U01F602\\\"" }"#, #"A😂\""#), (#"a = { "\uD83D" }"#, "\u{FFFD}"),
      ("a =\n    { \"[\" }b\n", "[b"), ("a = { \"{\" }b{ \"}\" }\n", "{ \"{\" }b{ \"}\" }"),
      // Placeables, which are expressions in braces, are part of the value as they are written.
      (
        "a = { $b } { c.d } { -e(f: 1) } { NUMBER($g, h: \"i\") } { 1.5 }\n",
        "{ $b } { c.d } { -e(f: 1) } { NUMBER($g, h: \"i\") } { 1.5 }"
      ),
      ("a =\n{ $b }\n", "{ $b }"), ("a = {\n$b\n}\n", "{\n$b\n}"), ("a = {{$b}}\n", "{{$b}}"),
      (
        "a =\n    b { $c ->\n        [x] y\n       *[z] w\n    } d\n",
        "b { $c ->\n    [x] y\n   *[z] w\n} d"
      ),
      // `masculine` is not a plural category, so this selection is not a plural.
      (
        "a = { $b ->\n    [masculine] c\n   *[other] d\n }\n",
        "{ $b ->\n    [masculine] c\n   *[other] d\n }"
      ),
    ] as [(String, String)])
  func values(_ text: String, _ expected: String) throws {
    let file = read(text)
    #expect(file.errors.isEmpty)
    #expect(file.string(try #require(file.values.first).text) == expected)
  }

  @Test("A selection of plural categories by a number is a plural")
  func plurals() {
    let file = read(
      "a =\n    { $n ->\n        [one] one { $n }\n            more\n       *[other]\n"
        + "            { $n } all\n    }\n"
        + "b = { NUMBER($n, minimumFractionDigits: 1) ->\n [one] c\n *[other] d\n}\n"
        // These selections are not plurals: the first has the default `one`, the second has a
        // fraction, and the third selects an ordinal.
        + "e = { $n ->\n *[one] c\n [other] d\n}\n"
        + "f = { $n ->\n [0.5] c\n *[other] d\n}\n"
        + "g = { NUMBER($n, type: \"ordinal\") ->\n [one] c\n *[other] d\n}\n")
    let found = listing(file)
    #expect(
      found.prefix(4) == [
        "a[one]=one { $n }\nmore", "a[other]={ $n } all", "b[one]=c", "b[other]=d",
      ])
    #expect(found.dropFirst(4).allSatisfy { $0.contains("->") } && found.count == 7)
  }

  // The guide of Project Fluent: "[0]" matches the number 0 before categories are compared, and the
  // default applies if no variant matches.
  @Test(
    "A plural may contain exact numbers, and a default other than `other`",
    arguments: [
      (" [0] a\n [one] b\n *[other] c\n", ["k[0]=a", "k[one]=b", "k[other]=c"]),
      (" [one] a\n [few] b\n *[many] c\n", ["k[one]=a", "k[few]=b", "k[many]=c"]),
      (" *[many] a\n [one] b\n", ["k[many]=a", "k[one]=b"]),
      (" [1] a\n *[other] b\n", ["k[1]=a", "k[other]=b"]),
      // These selections are not plurals. The default is a number or an unsuitable category, or a
      // key is a word or an unsupported number such as `01`.
      (" *[1] a\n [other] b\n", nil), (" [other] a\n *[many] b\n", nil),
      (" [many] a\n *[few] b\n", nil), (" [en] a\n *[andet] b\n", nil),
      (" [01] a\n *[other] b\n", nil), (" [1000] a\n *[other] b\n", nil),
      (" [-1] a\n *[other] b\n", nil),
    ] as [(String, [String]?)])
  func defaults(_ variants: String, _ expected: [String]?) {
    let file = read("k = { $n ->\n" + variants + "}\n")
    let found = listing(file)
    #expect(file.errors.isEmpty)
    if let expected { #expect(found == expected) } else { #expect(found.count == 1) }
  }

  @Test(
    "Junk extends to the next line that starts an entry",
    arguments: [
      ("a\nb = c\n", ["lost-entry: a"], ["b=c"]),
      ("a =\nb = c\n", ["lost-entry: a ="], ["b=c"]),
      ("a = { $b\nc = d\n", ["lost-entry: a = { $b"], ["c=d"]),
      ("a = {\n", ["lost-entry: a = {"], []), ("a = {", ["lost-entry: a = {"], []),
      (" a = b\n", ["lost-entry:  a = b"], []),
      ("a = b }\n", ["lost-entry: }"], []),
      ("a = { $b ->\n    [one] c\n }\nd = e\n", ["lost-entry: [one] c"], ["d=e"]),
      ("-a =\n    .b = c\n", ["lost-entry: -a ="], []),
      ("a = { b() }\n", ["lost-entry: b() }"], []),
      ("a = { -b.c }\n", ["lost-entry: -b.c }"], []),
      ("a = { b ->\n *[c] d\n}\n", ["lost-entry: b ->"], []),
      ("a = { \"b\n\" }\n", ["lost-entry: a = { \"b"], []),
      (#"a = { "\x" }"#, [#"lost-entry: \x" }"#], []),
      ("#a\n", ["lost-entry: #a"], []), ("[[ a ]]\nb = c\n", ["lost-entry: [[ a ]]"], ["b=c"]),
      // An attribute without a value is treated as junk after its message.
      ("a = b\n    .c =\n", ["lost-entry: .c ="], ["a=b"]),
    ] as [(String, [String], [String])])
  func junk(_ text: String, _ errors: [String], _ entries: [String]) {
    let file = read(text)
    #expect(file.reported == errors)
    #expect(listing(file) == entries)
  }

  @Test("Duplicates are reported, and programs use the first one")
  func duplicates() {
    let file = read("a = 1\nb = 2\na = 3\n    .c = 4\nd = 5\n    .e = 6\n    .e = 7\n")
    #expect(file.reported == ["duplicate-key: a", "duplicate-key: e"])
    #expect(
      file.entries.filter(\.isSuperseded).map { file.name(of: $0) } == ["a", "a.c", "d.e"])
  }

  @Test("A variant with the key of an earlier variant is reported")
  func repeatedVariants() {
    let plural = read("k = { $n ->\n [0] a\n [0] b\n *[other] c\n}\n")
    #expect(plural.reported == ["duplicate-member: 0"])
    #expect(listing(plural) == ["k[0]=a", "k[other]=c"])
    let inner = "{ $b ->\n [c] d\n *[c] e\n }\n"
    let nested = read("k = { $a ->\n [c] " + inner + " *[e] " + inner + "}\n .f = " + inner)
    #expect(nested.reported == Array(repeating: "duplicate-member: c", count: 3))
    #expect(read("k = { $a ->\n [b] c {\n").reported.count == 1)
  }

  @Test("Comments are read, and terms exist only in one language")
  func comments() {
    let file = read("# b\n# c\na = d\n    .e = f\n\n# g\n\nh = i\n-j = k\n## l\nm = n\n")
    #expect(file.entries.map { $0.comment.map(file.string) } == ["b\nc", "b\nc", nil, nil, nil])
    #expect(file.entries.map(\.isOfOneLanguage) == [false, false, false, true, false])
  }

  @Test(
    "File names have the expected languages",
    arguments: [
      ("locales/de/app.ftl", "de"), ("de.ftl", "de"),
      ("en-US/browser/browser/preferences/fonts.ftl", "en-US"),
      ("i18n/fluent/en/tool.ftl", "en"), ("app.pt-BR.ftl", "pt-BR"), ("app.ftl", nil),
    ])
  func names(_ path: String, _ language: String?) throws {
    let naming = try #require(CatalogFormat(fileName: path)?.naming)
    let parsed = CatalogPath(path.split(separator: "/").map(String.init), naming)
    #expect(parsed.language?.tag?.description == language)
  }

  @Test(
    "FreeMarker templates are not Fluent resources",
    arguments: [
      ("<#import \"a.ftl\" as a>", false), ("<!DOCTYPE html>\n<p>${name}", false),
      ("${name}", false), ("Dear ${name},\n", false), ("[#ftl]\n[#if a]", false),
      ("# Fluent\na = b\n", true), ("a = <b>${ $c }</b>\n", true), ("", true), ("a\n", true),
    ])
  func templates(_ text: String, _ isCatalog: Bool) throws {
    let isBeginning = try #require(CatalogFormat.fluent.definition.isBeginning)
    #expect(isBeginning(Array(text.utf8)) == isCatalog)
  }

  @Test(
    "A string is replaced as serializers would write it",
    arguments: [
      ("a = b\n", "c", "a = c\n"),
      ("a = b\n    .d = e\n", "c\nd", "a =\n    c\n    d\n    .d = e\n"),
      ("a =\n  b\n  c\n", "d\n\ne", "a =\n  d\n\n  e\n"), ("a =\n  b\n  c\n", "d", "a =\n  d\n"),
      ("a =\n  b\n", "[c", "a =\n  { \"[\" }c\n"), ("a = b\n", "[c", "a = [c\n"),
      ("a = b\n", "", "a = { \"\" }\n"), ("a = b\n", " c ", "a = { \" \" }c{ \" \" }\n"),
      ("a = b\n", "c\n", "a =\n    c\n    { \"\" }\n"),
      (
        "a = b\n", "\n.c\n  \n*d",
        "a =\n    { \"\" }\n    { \".\" }c\n    { \"  \" }\n    { \"*\" }d\n"
      ),
      ("a = b\n", "{ $c } d", "a = { $c } d\n"), ("a = b\n", "{ \"{\" }", "a = { \"{\" }\n"),
      ("a = b\r\n", "c\nd", "a =\r\n    c\r\n    d\r\n"),
      (
        "a = b\n", "c { $d ->\n    [x] y\n   *[z] w\n}",
        "a =\n    c { $d ->\n        [x] y\n       *[z] w\n    }\n"
      ),
      (
        "a = { $n ->\n   *[many] b  \n    [one]  c\n  }  \n", "d",
        "a = { $n ->\n   *[many] d  \n    [one]  c\n  }  \n"
      ),
      (
        "a =\n    { $n ->\n        [0] b\n       *[other] c\n    }\n", "d",
        "a =\n    { $n ->\n        [0] d\n       *[other] c\n    }\n"
      ),
      (
        "a =\n    { $n ->\n       *[other] b\n    }\n", "c\nd",
        "a =\n    { $n ->\n       *[other]\n            c\n            d\n    }\n"
      ),
    ] as [(String, String, String)])
  func replacement(_ text: String, _ new: String, _ expected: String) throws {
    let file = read(text)
    let edits = CatalogEditor(file).replace(file.values[0], by: MarkedText(characters: new))
    let written = try CatalogEditor.apply(edits, to: file)
    #expect(String(decoding: written, as: UTF8.self) == expected)
    let again = CatalogFile.read(written, format: .fluent)
    #expect(again.string(again.values[0].text) == new && again.errors.isEmpty)
  }

  @Test(
    "A written string is read back, whatever surrounds it", arguments: [UInt64](1...4))
  func rewriting(_ seed: UInt64) throws {
    let parts = [
      "a = ", "b = ", "-c =", "\n", "\r\n", "\n\n", "\n    ", "\n  ", " ", "   ", ".d = ", "{", "}",
      "{ $e }", "{ \"\" }", "{ \" \" }", "{ \"{\" }", "{\n$e\n  }", "{ $e ->\n", "    [one] ",
      "   *[other] ", "\n    }", "text", "[", "*", "# f", "é", "\"", "\r", "{ F($e, g: 1) }",
    ]
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in random.pick(parts) }
        .joined()
      let file = read(text)
      for (place, value) in file.values.enumerated() {
        let old = file.string(value.text)
        let part = file.sourceRange(of: 0..<old.utf8.count, in: value.text)
        #expect(value.text.range.contains(part.range) || old.isEmpty)
        for new in [old, old + " x", "[" + old, old + "\ny", " \n" + old + "\n"] {
          let edits = CatalogEditor(file).replace(value, by: MarkedText(characters: new))
          let again = CatalogFile.read(
            try CatalogEditor.apply(edits, to: file), format: .fluent)
          try #require(again.values.count == file.values.count, "\(text.debugDescription)")
          #expect(
            again.string(again.values[place].text) == new,
            "\(text.debugDescription) \(new.debugDescription)")
          #expect(again.errors.count == file.errors.count)
        }
      }
    }
  }

  @Test("New messages, values and attributes are added in the order of the source")
  func additions() throws {
    let source = read(
      "# About a\na = 1\n    .b = 2\nc = 3\n    .d = 4\ne =\n    .f = 5\n    .g = 6\n"
        + "h = { $n ->\n    [one] i\n   *[other] j\n}\nk = 7\n")
    let file = read("c =\n    .d = D\ne =\n    .f = F\n")
    func key(_ name: String, _ texts: [(PluralCategory?, String)]) throws -> CatalogEditor.NewKey {
      let entry = try #require(
        source.entries.indices.first { source.name(of: source.entries[$0]) == name })
      return CatalogEditor.NewKey(
        source: source, sourcePlace: 0, entry: entry,
        texts: texts.map { category, text in
          CatalogEditor.NewText(
            variation: CatalogVariation(plural: category), text: MarkedText(characters: text))
        })
    }
    let keys = [
      try key("a", [(nil, "A")]), try key("a.b", [(nil, "B")]), try key("c", [(nil, "C\nc")]),
      try key("e.g", [(nil, "G")]),
      try key("h", [(.one, "I"), (.few, "F"), (.other, "J")]), try key("k", [(nil, "K")]),
    ]
    let addition = CatalogEditor(file).add(keys, language: "de")
    #expect(addition.refused.isEmpty)
    let written = try CatalogEditor.apply(addition.edits, to: file)
    #expect(
      String(decoding: written, as: UTF8.self)
        == "c =\n    C\n    c\n    .d = D\ne =\n    .f = F\n    .g = G\n"
        + "# About a\na = A\n    .b = B\n"
        + "h =\n    { $n ->\n        [one] I\n        [few] F\n       *[other] J\n    }\nk = K\n")
  }

  @Test(
    "An addition does not change trailing spaces on the previous line",
    arguments: [
      ("a = A  \n", "a = A  \nb = B\n"), ("a = A  ", "a = A  \nb = B"),
      ("a = A  \r\n", "a = A  \r\nb = B\r\n"),
      ("a = A\n    .c = C  \n", "a = A\n    .c = C  \nb = B\n"),
      ("a = A\nb =  \n    .d = D\n", "a = A\nb =  B\n    .d = D\n"),
    ])
  func trailingSpaces(_ text: String, _ expected: String) throws {
    let source = read("a = 1\n    .c = 2\nb = 3\n    .d = 4\n")
    let file = read(text)
    let place = try #require(
      source.entries.indices.first { source.name(of: source.entries[$0]) == "b" })
    let key = CatalogEditor.NewKey(
      source: source, sourcePlace: 0, entry: place,
      texts: [CatalogEditor.NewText(variation: .none, text: MarkedText(characters: "B"))])
    let addition = CatalogEditor(file).add([key], language: "de")
    let written = try CatalogEditor.apply(addition.edits, to: file)
    #expect(String(decoding: written, as: UTF8.self) == expected)
  }

  @Test("Categories are added before the default")
  func categories() throws {
    let file = read("a =\n    { $n ->\n        [one] b\n       *[other] c\n    }\n")
    let text = CatalogEditor.NewText(
      variation: CatalogVariation(plural: .few), text: MarkedText(characters: "d"))
    let edits = try #require(
      CatalogEditor(file).add([text], beside: 0, of: 0, localization: 0))
    let written = try CatalogEditor.apply(edits, to: file)
    #expect(
      String(decoding: written, as: UTF8.self)
        == "a =\n    { $n ->\n        [one] b\n        [few] d\n       *[other] c\n    }\n")
  }

  @Test("A category is added after the indentation, without a second default")
  func addedVariants() throws {
    func added(_ category: PluralCategory, _ text: String) throws -> String? {
      let file = read(text)
      let text = CatalogEditor.NewText(
        variation: CatalogVariation(plural: category), text: MarkedText(characters: "d"))
      let edits = CatalogEditor(file).add([text], beside: 0, of: 0, localization: 0)
      return try edits.map {
        String(decoding: try CatalogEditor.apply($0, to: file), as: UTF8.self)
      }
    }
    #expect(
      try added(.few, "a = { $n ->\n   *[many] b\n    [one] c  \n}\n")
        == "a = { $n ->\n   *[many] b\n    [one] c  \n    [few] d\n}\n")
    #expect(try added(.other, "a = { $n ->\n    [one] b\n   *[many] c\n}\n") == nil)
  }

  @Test(
    "An entry is removed with its comment, and an attribute without the comment",
    arguments: [
      ("# a\na = b\nc = d\n", 0, "c = d\n"), ("a =\n    .b = c\nd = e\n", 0, "d = e\n"),
      ("a = b\n    .c = d\n    .e = f\n", 1, "a = b\n    .e = f\n"),
      ("-a = b\n    .c = d\ne = f\n", 0, "e = f\n"), ("a = b\n    .c = d\n", 0, nil),
      ("a =\n    .b = c\n    .d = e\n", 0, nil),
    ] as [(String, Int, String?)])
  func removal(_ text: String, _ entry: Int, _ expected: String?) throws {
    let file = read(text)
    let edit = file.removal(of: file.entries[entry])
    let left = try edit.map { try FixIt.Edit.apply([$0], to: file.bytes) }
    #expect(left.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test("Deep and long input is read in linear time, without a crash")
  func limits() {
    let deep = String(repeating: "{", count: 100_000)
    #expect(read("a = " + deep).errors.count == 1)
    #expect(read("a = " + String(repeating: "{ F(", count: 50_000)).errors.count == 1)
    let lines = String(repeating: "a = { F(\n", count: 50_000)
    #expect(!read(lines).errors.isEmpty)
    let choices = String(repeating: "{ $a ->\n *[b] ", count: 50_000)
    #expect(!read("a = " + choices).errors.isEmpty)
  }

  // The specification does not limit nesting, and fluent.syntax 0.19 reads 150 levels.
  @Test("Nesting that is too deep is reported as a limit of the reader, not as an error in a file")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      "a = " + String(repeating: "{ ", count: depth) + "$b" + String(repeating: " }", count: depth)
        + "\nc = d\n"
    }
    #expect(read(nested(100)).errors.isEmpty)
    let file = read(nested(150))
    #expect(file.errors.map(\.code) == [.unreadEntry] && listing(file) == ["c=d"])
    let diagnostic = try #require(file.diagnostics(path: "a.ftl").first)
    #expect(
      diagnostic.message
        == "entry is not read: expected at most 100 nested placeables and calls")
    #expect(!diagnostic.notes.contains { $0.message.contains("programs") })
  }

  @Test(
    "Comments that belong to no message are reported as lost in a conversion",
    arguments: [
      ("# a\n# b\nc = d\n", false), ("# a\n-b = c\n", false), ("# a\nb =\n    .c = d\n", false),
      ("# a\r\nb = c\r\n", false), ("a = b\n", false), ("", false),
      ("### a\nb = c\n", true), ("## a\n# b\nc = d\n", true), ("# a\n\nb = c\n", true),
      ("a = b\n# c\n", true),
    ])
  func freeComments(text: String, areThere: Bool) {
    let file = read(text)
    let losses = file.format.definition.unportableContent(of: file, path: "app.ftl")
    let expected = areThere ? ["app.ftl: comments that belong to no message are lost"] : []
    #expect(losses.map(\.message) == expected)
  }
}
