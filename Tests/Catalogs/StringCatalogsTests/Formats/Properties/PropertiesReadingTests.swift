import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests the reader of Java properties against the documentation of `Properties.load(Reader)`.
@Suite("properties: reading")
struct PropertiesReadingTests {
  private func read(_ text: String) -> CatalogFile {
    CatalogFile.read(Array(text.utf8), format: .properties)
  }

  private func listing(_ file: CatalogFile) -> [String] {
    file.entries.map { entry in
      file.string(entry.key) + "="
        + file.string(
          file.values[file.localizations[entry.localizations.lowerBound].values.lowerBound].text)
    }
  }

  // The first rows are the examples in the documentation.
  @Test(
    "Keys and values are read",
    arguments: [
      ("\\:\\=", [":=="]),
      ("Truth = Beauty", ["Truth=Beauty"]),
      (" Truth:Beauty", ["Truth=Beauty"]),
      ("Truth                    :Beauty", ["Truth=Beauty"]),
      (
        "fruits                           apple, banana, pear, \\\n"
          + "                                 cantaloupe, watermelon, \\\n"
          + "                                 kiwi, mango",
        ["fruits=apple, banana, pear, cantaloupe, watermelon, kiwi, mango"]
      ),
      ("cheeses", ["cheeses="]),
      ("", []), ("\n \t\u{C}\r\n", []), ("# c\n! d\n", []), ("a#b=c!d # e", ["a#b=c!d # e"]),
      ("a=b\rc=d\r\ne=f\n", ["a=b", "c=d", "e=f"]),
      ("a = b ", ["a=b "]), ("a\t=\u{C}b", ["a=b"]), ("a b c", ["a=b c"]), ("a==b", ["a==b"]),
      ("a::b", ["a=:b"]), ("a:=b", ["a==b"]), ("=b", ["=b"]), ("a=", ["a="]),
      ("a\\ b=c", ["a b=c"]),
      ("a=\\ b", ["a= b"]), ("a=b\\tc\\nd\\re\\ff", ["a=b\tc\nd\re\u{C}f"]),
      ("a=\\z\\b\\\"\\'\\\\", ["a=zb\"'\\"]), ("\\u0061=\\u00E9\\u00e9", ["a=éé"]),
      ("a=\\uD83D\\uDE00", ["a=😀"]), ("a=\\uD83Dx", ["a=\u{FFFD}x"]), ("é=ü\\é", ["é=üé"]),
      ("a=b\\\r\n  c", ["a=bc"]), ("a=b\\\rc", ["a=bc"]), ("a\\\n  b=c", ["ab=c"]),
      ("a=b\\\\\nc=d", ["a=b\\", "c=d"]), ("a=b\\\\\\\nc=d", ["a=b\\c=d"]), ("a=b\\", ["a=b"]),
      ("a \\\n = b", ["a=b"]), ("a=b\\\n# c", ["a=b# c"]), ("# a \\\nb=c", ["b=c"]),
      ("a=\\\n\nb=c", ["a=", "b=c"]),
    ] as [(String, [String])])
  func pairs(_ text: String, _ expected: [String]) {
    let file = read(text)
    #expect(listing(file) == expected && file.errors.isEmpty)
  }

  @Test("Comments, duplicates and languages are read")
  func parts() throws {
    let file = CatalogFile.read(
      Array("# general\n\n# one\n! two\na=1\nb=2\na=3\n".utf8), format: .properties,
      language: CatalogLanguage(name: "pt_BR"))
    #expect(file.entries.map { $0.comment.map(file.string) } == ["one\ntwo", nil, nil])
    #expect(file.reported == ["duplicate-key: a"] && file.entries[2].firstOccurrence == 0)
    #expect(file.languages.map { $0.tag?.description } == ["pt-BR"])
    #expect(file.errors[0].severity == .warning)
    let edit = try #require(file.removal(of: file.entries[1]))
    let left = try FixIt.Edit.apply([edit], to: file.bytes)
    #expect(String(decoding: left, as: UTF8.self) == "# general\n\n# one\n! two\na=1\na=3\n")
  }

  @Test("Unicode escapes without digits are rejected, like in Java")
  func malformed() {
    #expect(read("a=\\u12 x\nb=1\nc\\uX=2").reported == ["wrong-type: \\u", "wrong-type: \\u"])
    #expect(listing(read("a=\\u12\nb=1")) == ["a=u12", "b=1"])
  }

  @Test("A file with bytes that are not UTF-8 is read as ISO 8859-1")
  func encodings() throws {
    let bytes =
      Array("# ".utf8) + [0xE9] + Array("\na=".utf8) + [0xE9, 0x5C, 0xFC]
      + Array("\\u00e9\nb=".utf8)
      + [0xC3, 0xA9]
    let file = CatalogFile.read(bytes, format: .properties)
    #expect(listing(file) == ["a=éüé", "b=Ã©"] && file.errors.isEmpty)
    #expect(file.entries[0].comment.map(file.string) == "é")
    #expect(read("\u{FEFF}a=b").errors.map(\.code) == [.byteOrderMark])
    #expect(
      CatalogFile.read([0xFF, 0xFE, 0x61, 0], format: .properties).errors.map(\.code)
        == [.invalidEncoding])
  }

  @Test("The range of a part contains whole escapes")
  func ranges() {
    let file = read("a = x\\u00e9\\\n   y")
    let text = file.values[0].text
    func source(_ part: Range<Int>) -> String {
      String(decoding: file.bytes[file.sourceRange(of: part, in: text).range], as: UTF8.self)
    }
    #expect(source(0..<1) == "x" && source(1..<3) == "\\u00e9" && source(3..<4) == "y")
  }

  @Test("A hundred thousand repeated characters are read without a crash")
  func hostile() {
    for piece in ["\\", "\\\n", "=", "a=b\n", "\\u", "# \n", "\r", " \\\n \n", "a\\u0000"] {
      let file = read(String(repeating: piece, count: 100_000))
      #expect(file.entries.count <= 100_000)
    }
  }
}
