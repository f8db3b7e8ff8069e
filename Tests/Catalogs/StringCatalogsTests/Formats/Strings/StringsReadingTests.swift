import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests the reader of string tables, which must agree with Foundation's reader.
@Suite("strings: reading")
struct StringsReadingTests {
  private func read(_ bytes: [UInt8]) -> CatalogFile { CatalogFile.read(bytes, format: .strings) }

  /// Returns the strings that an app would read; `nil` if the file contains an error.
  ///
  /// An app reads only the entries before the first stray token. If keys are equal, the last one is
  /// used.
  private func ours(_ file: CatalogFile) -> [String: String]? {
    if file.errors.contains(where: { $0.severity == .error && $0.code != .truncatedTable }) {
      return nil
    }
    let end = file.errors.first { $0.code == .truncatedTable }?.range.lowerBound ?? .max
    var table: [String: String] = [:]
    for entry in file.entries where entry.key.range.lowerBound < end {
      let value = file.values[file.localizations[entry.localizations.lowerBound].values].first
      table[file.string(entry.key)] = value.map { file.string($0.text) }
    }
    return table
  }

  private func theirs(_ bytes: [UInt8]) -> [String: String]? {
    let list = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return list as? [String: String]
  }

  @Test(
    "The reader accepts and rejects the same tables as Foundation",
    arguments: [
      #""a" = "1";"#, #"/* c */ "a"="1"; // d"#, #"a = b;"#, #"a;"#, #"{ "a"="1"; }"#,
      #""a"="1"; "a"="2";"#, #"'it"s' = 'x"y';"#, #"a.b-c/d:e_$ = 1;"#, #""" = "";"#,
      #""a\n\t\"\\\q\U00e9\Ub9x\101\341\U"="x";"#, #""a"="\UD83D\UDE00";"#, "\"a\"=\"b\\\nc\";",
      #""a"="1""#, #""a"="1" "b"="2";"#, #""a" "b";"#, #"a b;"#, #""a"="1"; stray "b"="2";"#,
      #""a"="1"; }; "b"="2";"#, #""a"="1";;"b"="2";"#, #""a"="1"; ) "b"="2"; "c"="3";"#,
      #"{ "a"="1"; } x"#, #"{ "a"="1";"#, #"{ "a"="1"; ; }"#, #""a="#, #""a"="1"; /* open"#,
      "é = 1;",
      "\"é\" = \"ü😀\";", "\"a\"\u{2028}=\r\n\"1\"\t;", "a=1;\u{A0}b=2;", "// only", "“a” = “b”;",
      #""a"="1"; = "b"; "c"="3";"#,
    ])
  func foundation(_ text: String) {
    let bytes = Array(text.utf8)
    let file = read(bytes)
    #expect(ours(file) == theirs(bytes), "\(file.reported)")
    // The file has the same content and errors if it is encoded as UTF-16, in both byte orders.
    let units = ("\u{FEFF}" + text).utf16
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for wide in [read(little), read(big)] {
      #expect(wide.listing == file.listing)
      #expect(wide.errors.map(\.code) == file.errors.map(\.code))
      #expect(wide.errors.map(\.lostKeys) == file.errors.map(\.lostKeys))
    }
  }

  // Xcode decodes a table, drops U+FEFF at its start, and then writes the table into the app.
  @Test(
    "A second byte order mark is not part of a table",
    arguments: [
      ([0xFF, 0xFE, 0xFF, 0xFE, 0x61, 0, 0x3B, 0], 2..<4),
      ([0xFE, 0xFF, 0xFE, 0xFF, 0xFE, 0xFF, 0, 0x61, 0, 0x3B], 2..<6),
      ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61, 0x3B], 0..<6),
    ] as [([UInt8], Range<Int>)])
  func secondMark(_ bytes: [UInt8], _ range: Range<Int>) {
    let file = read(bytes)
    #expect(file.listing == ["a/=a"])
    #expect(file.errors.map(\.code) == [.byteOrderMark])
    #expect(file.errors.map(\.range.range) == [range])
  }

  @Test("A truncated table is reported with the position and the number of lost keys")
  func truncated() throws {
    let file = read(Array(#""a"="1"; } "b"="2"; "c"="3"; / "d"; } "e"="5"; "f"#.utf8))
    #expect(file.reported == ["truncated-table: }"])
    #expect(file.errors[0].lostKeys == 4 && file.errors[0].severity == .error)
    #expect(file.listing == ["a/=1", "b/=2", "c/=3", "d/=d", "e/=5"])
    let last = read(Array(#""a"="1";;"#.utf8))
    #expect(last.errors[0].lostKeys == 0 && last.errors[0].severity == .warning)
  }

  @Test("A hundred thousand unclosed strings and comments are rejected quickly")
  func hostile() {
    for piece in ["\\\"", "/*", "'\"", "{", "a b ", "\\\\'"] {
      let text = "\"a\"=\"1\"; " + String(repeating: piece, count: 100_000)
      #expect(!read(Array(text.utf8)).errors.isEmpty)
    }
  }

  @Test("Comments and languages are read, and values of other types are reported")
  func parts() throws {
    let table = #"/* first */ /* C */ "a" = "1"; b = { x = (y, <0a>); }; /* D */ c;"#
    let file = CatalogFile.read(
      Array(table.utf8), format: .strings, language: CatalogLanguage(name: "he_IL"))
    #expect(file.entries.map { $0.comment.map(file.string) } == [" C ", nil, " D "])
    #expect(file.listing == ["a/he_IL=1", "c/he_IL=c"])
    #expect(file.reported == ["wrong-type: { x = (y, <0a>); }"])
    #expect(read([]).errors.isEmpty && read([0xEF, 0xBB, 0xBF]).errors[0].code == .byteOrderMark)
    for bytes: [UInt8] in [[0x22, 0xFF], [0xFF, 0xFE, 0x22], [0xFF, 0xFE, 0, 0xDC]] {
      #expect(read(bytes).errors.map(\.code) == [.invalidEncoding])
    }
    let escaped = read(Array(#""a" = "x\U00e9y";"#.utf8))
    let range = escaped.sourceRange(of: 1..<3, in: escaped.values[0].text)
    #expect(String(decoding: escaped.bytes[range.range], as: UTF8.self) == #"\U00e9"#)
  }

  @Test("Foundation reads the same strings in generated tables")
  func law() {
    var random = SplitMix64(seed: 7)
    let pieces = [
      "\"a\"", "b", "'c'", "=", "=", ";", ";", " ", "\n", "/* d */", "// e\n", "{", "}", "\"f\\n\"",
      "\"a\" = \"b\";", "\"g\" = \"h\";", "é", "(", "\"",
    ]
    for _ in 0..<LawEffort.rounds(2000) {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in random.pick(pieces) }
        .joined()
      let bytes = Array(text.utf8)
      let list = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let file = read(bytes)
      // The reader rejects values of other types, and a list or a string alone is not a table.
      guard let table = list as? [String: String] else { continue }
      #expect(ours(file) == table, "\(text.debugDescription) \(file.reported)")
    }
  }

  @Test(
    "Foundation reads the same strings in real tables",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func real() throws {
    var values = 0
    for path in try CatalogTestData.paths(".strings") {
      let bytes = try CatalogTestData.bytes(path)
      let file = read(bytes)
      guard !bytes.isEmpty, !file.entries.isEmpty else { continue }
      #expect(ours(file) == theirs(bytes), "\(path): \(file.errors)")
      for value in file.values {
        values += 1
        let width = value.text.spelling == .propertyListUTF16LittleEndian ? 2 : 1
        #expect(bytes[value.text.range.lowerBound - width] == 0x22)
        #expect(bytes[value.text.range.upperBound] == 0x22)
      }
    }
    #expect(values > 5000)
  }
}
