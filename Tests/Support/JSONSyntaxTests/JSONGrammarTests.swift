import Diagnostics
import JSONSyntax
import Testing

/// Tests that exactly the inputs that conform to the grammar of RFC 8259 are accepted.
@Suite("JSON: the grammar of RFC 8259")
struct JSONGrammarTests {
  private func nodes(_ text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    var table = JSONNodeTable()
    try table.parse(bytes.span)
    return table.map { node in
      let spelling = String(decoding: bytes[node.range], as: UTF8.self)
      return node.isName ? "\(spelling):" : spelling
    }
  }

  @Test(
    "Valid JSON is accepted, and produces the expected nodes",
    arguments: [
      // RFC 8259, §2, §3: any top-level value, with white space around every token.
      ("true", ["true"]), (" false\r\n", ["false"]), ("\t\nnull ", ["null"]), ("0", ["0"]),
      (#""""#, [#""""#]), ("[]", ["[]"]), ("{}", ["{}"]), ("[ \n]", ["[ \n]"]),
      // RFC 8259, §4, §5: objects and arrays.
      ("[1,[],2]", ["[1,[],2]", "1", "[]", "2"]), ("{ }", ["{ }"]),
      (#"{"a":1}"#, [#"{"a":1}"#, #""a":"#, "1"]),
      (
        #"{"a" : {"b":[]} , "a" : 2}"#,
        [
          #"{"a" : {"b":[]} , "a" : 2}"#, #""a":"#, #"{"b":[]}"#, #""b":"#, "[]", #""a":"#, "2",
        ]
      ),
      // RFC 8259, §6: numbers.
      (
        "[-0,1.5,-1.25e+10,0E-0,10e7]",
        [
          "[-0,1.5,-1.25e+10,0E-0,10e7]", "-0", "1.5", "-1.25e+10", "0E-0", "10e7",
        ]
      ),
      // RFC 8259, §7, §8: every kind of character and escape.
      (
        #"["\"\\\/\b\f\n\r\tA\uD83D\uDE00"]"#,
        [
          #"["\"\\\/\b\f\n\r\tA\uD83D\uDE00"]"#, #""\"\\\/\b\f\n\r\tA\uD83D\uDE00""#,
        ]
      ),
      ("\"\u{7F}é€😀\u{FFFE}\u{2028}\"", ["\"\u{7F}é€😀\u{FFFE}\u{2028}\""]),
    ] as [(String, [String])])
  func accepted(_ text: String, _ expected: [String]) throws {
    #expect(try nodes(text) == expected)
    #expect(try nodes("[\(text)]").dropFirst() == expected[...])
    #expect(try nodes("{\"k\":\(text),\"\":1}").dropFirst(2).dropLast(2) == expected[...])
  }

  @Test(
    "Invalid JSON is rejected, with the position of the error",
    arguments: [
      ("", "empty-document", 0, 0), (" \n", "empty-document", 2, 2),
      ("\u{FEFF}{}", "byte-order-mark", 0, 3), (" \u{FEFF}{}", "missing-value", 1, 4),
      ("tru", "invalid-literal", 0, 3), ("True", "invalid-literal", 0, 4),
      ("truefalse", "invalid-literal", 0, 9), ("NaN", "invalid-literal", 0, 3),
      ("undefined", "invalid-literal", 0, 9), ("+1", "invalid-literal", 0, 2),
      (".5", "invalid-literal", 0, 2), ("01", "leading-zero", 0, 1),
      ("-007", "leading-zero", 1, 3), ("00", "leading-zero", 0, 1),
      ("-", "invalid-number", 0, 1), ("1.", "invalid-number", 0, 2),
      ("1.e5", "invalid-number", 0, 4), ("1e", "invalid-number", 0, 2),
      ("1e+", "invalid-number", 0, 3), ("0x1F", "invalid-number", 0, 4),
      ("1_000", "invalid-number", 0, 5), ("-Infinity", "invalid-number", 0, 9),
      ("1 2", "trailing-content", 2, 3), ("{}é", "trailing-content", 2, 4),
      ("{}\u{0}", "trailing-content", 2, 3), ("[1 2]", "missing-comma", 3, 4),
      ("[1:2]", "missing-comma", 2, 3), (#"["a" "b"]"#, "missing-comma", 5, 6),
      ("[,1]", "missing-value", 1, 2), ("[1,,2]", "missing-value", 3, 4),
      ("]", "missing-value", 0, 1), ("'a'", "missing-value", 0, 1),
      ("[1,]", "trailing-comma", 2, 3), (#"{"a":1 , }"#, "trailing-comma", 7, 8),
      ("[1,}", "trailing-comma", 2, 3), ("[1}", "mismatched-bracket", 2, 3),
      (#"{"a":1]"#, "mismatched-bracket", 6, 7), ("{]", "mismatched-bracket", 1, 2),
      ("[", "unexpected-end", 1, 1), ("[1", "unexpected-end", 2, 2),
      ("[1, ", "unexpected-end", 4, 4), ("{", "unexpected-end", 1, 1),
      (#"{"a""#, "unexpected-end", 4, 4), (#"{"a":"#, "unexpected-end", 5, 5),
      (#"{"a":1,"#, "unexpected-end", 7, 7), (#"[{"a":[]"#, "unexpected-end", 8, 8),
      ("{a:1}", "missing-name", 1, 2), ("{1:2}", "missing-name", 1, 2),
      ("{,}", "missing-name", 1, 2), (#"{"a" 1}"#, "missing-colon", 5, 6),
      (#"{"a"}"#, "missing-colon", 4, 5), (#"{"a"::1}"#, "missing-value", 5, 6),
      (#"{"a":}"#, "missing-value", 5, 6), ("// x", "comment", 0, 2),
      ("[/* x */]", "comment", 1, 3),
      ("/x", "missing-value", 0, 1), ("[1\u{A0}]", "missing-comma", 2, 4),
      ("[1\u{B}]", "missing-comma", 2, 3), ("\"", "unterminated-string", 0, 1),
      (#"["ab"#, "unterminated-string", 1, 4), (#"["a\""#, "unterminated-string", 1, 5),
      ("\"a\nb\"", "control-character", 2, 3), ("\"\t\"", "control-character", 1, 2),
      ("\"\u{0}\"", "control-character", 1, 2), ("\"12345678\u{1F}\"", "control-character", 9, 10),
      (#""\x""#, "invalid-escape", 1, 3), (#""\é""#, "invalid-escape", 1, 4),
      (#""\u12G4""#, "invalid-escape", 1, 5), (#""\u123""#, "invalid-escape", 1, 6),
      (#""\U0041""#, "invalid-escape", 1, 3), ("\"\\", "invalid-escape", 1, 2),
      ("\"\\\n\"", "invalid-escape", 1, 2), (#""\uD800""#, "unpaired-surrogate", 1, 7),
      (#""\uDC00""#, "unpaired-surrogate", 1, 7), (#""a\uD800A""#, "unpaired-surrogate", 2, 8),
      (#""\uD800\uD800\uDC00""#, "unpaired-surrogate", 1, 7),
    ] as [(String, String, Int, Int)])
  func refused(_ text: String, _ code: String, _ start: Int, _ end: Int) {
    let error = error(Array(text.utf8))
    #expect(error?.code.rawValue == code)
    #expect(error?.range == SourceRange(start, end))
    #expect(error?.expected.isEmpty == false && error?.expected != "JSON")
  }

  @Test(
    "Bytes that are not UTF-8 are rejected, with the position of the error",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func notUTF8(_ bytes: [UInt8]) {
    let string = Array(#"["é"#.utf8) + bytes + Array("\"]".utf8)
    #expect(error(string)?.code == .invalidUTF8 && error(string)?.range == SourceRange(4, 5))
    #expect(error(bytes)?.code == .invalidUTF8 && error(bytes)?.range == SourceRange(0, 1))
    let escaped = Array(#""\"#.utf8) + bytes
    #expect(error(escaped)?.code == .invalidUTF8 && error(escaped)?.range == SourceRange(2, 3))
  }

  @Test("The result of checking a string does not depend on its alignment")
  func alignment() {
    for front in 0..<24 {
      let start = Array("\"".utf8) + Array(repeating: UInt8(ascii: "x"), count: front)
      for (bytes, code) in [
        ([0x0A], "control-character"), ([0x5C, 0x20], "invalid-escape"), ([0xFF], "invalid-utf-8"),
        ([0x1F], "control-character"),
      ] as [([UInt8], String)] {
        let found = error(start + bytes + Array("abcdefghijk\"".utf8))
        #expect(found?.code.rawValue == code && found?.range.lowerBound == front + 1)
      }
      #expect(error(start + Array("\u{7F} !#[]~\"".utf8)) == nil)
    }
  }

  private func error(_ bytes: [UInt8]) -> JSONParseError? {
    do throws(JSONParseError) {
      _ = try JSONDocument(parsing: bytes)
      return nil
    } catch {
      return error
    }
  }
}
