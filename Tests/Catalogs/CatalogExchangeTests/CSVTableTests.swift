import CatalogExchange
import Diagnostics
import StringCatalogs
import TestSupport
import Testing

/// Tests CSV tables, which are specified by RFC 4180.
@Suite("CSV tables for translators")
struct CSVTableTests {
  @Test(
    "Records and fields are read as in RFC 4180 and by spreadsheets",
    arguments: [
      // The rows follow RFC 4180 §2: line endings, a missing line ending, a header, spaces,
      // quotation marks, escapes.
      ("aaa,bbb\r\nzzz,yyy\r\n", [["aaa", "bbb"], ["zzz", "yyy"]]),
      ("aaa,bbb\r\nzzz,yyy", [["aaa", "bbb"], ["zzz", "yyy"]]),
      ("a a , b", [["a a ", " b"]]),
      ("\"a\",\"b\r\nb\",c", [["a", "b\r\nb", "c"]]),
      ("\"a\",\"b\"\"b\"", [["a", "b\"b"]]),
      // Spreadsheets also write a byte order mark, semicolons or tabs as separators, and CR as a
      // line break.
      ("\u{FEFF}a;b,b\n;\n", [["a", "b,b"], ["", ""]]),
      ("a\tb\r1\t2\r", [["a", "b"], ["1", "2"]]),
      ("\"a;a\",b", [["a;a", "b"]]),
      ("a,b\n\n\n1,\n", [["a", "b"], ["1", ""]]),
      ("", []),
    ] as [(String, [[String]])])
  func records(_ text: String, _ cells: [[String]]) throws {
    #expect(try CSVTable(parsing: Array(text.utf8)).rows.map(\.cells) == cells)
  }

  @Test(
    "An invalid table is rejected with the range of the error",
    arguments: [
      (Array("a,\"b".utf8), "syntax", 2..<3), (Array("a,\"b\"c".utf8), "syntax", 5..<6),
      (Array("a,".utf8) + [0xFF], "invalid-encoding", 2..<3),
      ([0xFF, 0xFE, 0x61, 0], "invalid-encoding", 0..<1),
      (Array(repeating: UInt8(ascii: ","), count: 2000), "syntax", 0..<1024),
    ] as [([UInt8], String, Range<Int>)])
  func errors(_ bytes: [UInt8], _ code: String, _ range: Range<Int>) {
    let error = #expect(throws: CatalogError.self) { try CSVTable(parsing: bytes) }
    #expect(error?.code.rawValue == code && error?.range.range == range)
  }

  @Test("The line number of a record is the number that a text editor shows")
  func lines() throws {
    let table = try CSVTable(parsing: Array("a\r\n\"b\r\nb\"\n\nc".utf8))
    #expect(table.rows.map(\.line) == [1, 2, 5])
  }

  @Test("A unit is unchanged after a round trip, and no cell starts like a spreadsheet formula")
  func law() throws {
    var random = SplitMix64(seed: 4180)
    for _ in 0..<LawEffort.rounds(300) {
      let unit = TranslationUnit(
        id: UnitID(
          catalog: Self.text(&random), kind: .string, variation: "plural.one",
          key: Self.text(&random)),
        language: "de", source: Self.text(&random), target: Self.text(&random), state: .new,
        comment: Self.text(&random))
      let text = UnitTable.text(of: [unit], hasMark: random.oneIn(2))
      let read = try UnitTable.read(Array(text.utf8))
      #expect(read.count == 1)
      guard let back = read.first else { continue }
      #expect(back.id.key.utf8.elementsEqual(unit.id.key.utf8))
      #expect(back.id.catalog.utf8.elementsEqual(unit.id.catalog.utf8))
      #expect(back.source.utf8.elementsEqual(unit.source.utf8))
      #expect(back.target.utf8.elementsEqual((unit.target ?? "").utf8))
      for cell in try CSVTable(parsing: Array(text.utf8)).rows.flatMap(\.cells) {
        #expect(!["=", "+", "-", "@", "\t", "\r", "\n"].contains(cell.unicodeScalars.first))
      }
    }
  }

  @Test(
    "Records parsed from any bytes are in order, inside the input, and unchanged by a round trip")
  func bytes() {
    var random = SplitMix64(seed: 2)
    let alphabet: [UInt8] = Array("a,;\t\"\"\n\r'=".utf8) + [0xEF, 0xBB, 0xBF, 0xC3, 0xA9, 0]
    for _ in 0..<LawEffort.rounds(3000) {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in random.pick(alphabet) }
      guard let table = try? CSVTable(parsing: bytes) else { continue }
      var end = 0
      var text = ""
      for row in table.rows {
        #expect(row.range.lowerBound >= end && row.range.upperBound <= bytes.count)
        end = row.range.upperBound
        text += row.cells.map {
          "\"\($0.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined())\""
        }.joined(separator: ",")
        text += "\n"
      }
      let again = try? CSVTable(parsing: Array(text.utf8))
      #expect(
        again?.rows.map { $0.cells.map { Array($0.utf8) } }
          == table.rows.map { $0.cells.map { Array($0.utf8) } }, "\(bytes)")
    }
  }

  @Test("An apostrophe that a translator adds is kept")
  func apostrophes() throws {
    let head = "key,variation,source,target,language,kind,catalog\n"
    for (cell, target) in [
      ("'Twas", "'Twas"), ("'=a", "=a"), ("''=a", "'=a"), ("-a", "-a"), ("'", "'"), ("'a=", "'a="),
    ] {
      let units = try UnitTable.read(Array("\(head)k,,s,\(cell),de,string,A\n".utf8))
      #expect(units.map(\.target) == [target])
    }
  }

  @Test(
    "A table of units with missing columns or invalid cells is rejected",
    arguments: [
      ("", "missing-member"), ("key,source\n", "missing-member"),
      ("key,key,variation,source,target,language,kind,catalog\n", "duplicate-member"),
      ("key,variation,source,target,language,kind,catalog\na,,b,c,de,word,A", "invalid-state"),
      ("key,variation,source,target,language,kind,catalog\n,,,,,,,,a", "syntax"),
    ])
  func head(_ text: String, _ code: String) {
    let error = #expect(throws: CatalogError.self) { try UnitTable.read(Array(text.utf8)) }
    #expect(error?.code.rawValue == code)
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let parts = [
      "=", "+", "-", "@", "'", "\"", ",", ";", "\t", "\r", "\n", "\r\n", " ", "a", "é", "%@",
      "\u{FF1D}", "\u{301}",
    ]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(parts) }.joined()
  }
}
