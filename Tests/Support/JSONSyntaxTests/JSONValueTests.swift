import JSONSyntax
import Testing

/// Tests strings, numbers and members.
@Suite("JSON: values")
struct JSONValueTests {
  private func document(_ text: String) throws -> JSONDocument { try JSONDocument(parsing: text) }

  @Test(
    "Strings are decoded",
    arguments: [
      (#""""#, ""), (#""abc""#, "abc"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u20AC\ud83d\uDE00é""#, "é€😀é"), (#""\u0000x""#, "\0x"),
      (#""a\\u0041""#, #"a\u0041"#), (#""\uFFFF\uFEFF""#, "\u{FFFF}\u{FEFF}"),
    ])
  func texts(_ json: String, _ text: String) throws {
    let document = try document(json)
    #expect(document.text(of: 0) == text)
    let node = document.nodes[0]
    #expect(document.isText(text, at: 0))
    #expect(!document.isText(text + "x", at: 0))
    #expect(!document.isText("y" + text.dropFirst(), at: 0))
    #expect(node.hasEscapes == json.contains("\\"))
    #expect(node.isASCII == json.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("Canonically equivalent strings are different names")
  func exactTexts() throws {
    let document = try document(#"{"é":1,"e\u0301":2,"\u00e9":3}"#)
    #expect(document.values(named: "\u{E9}", of: 0).map(document.integer) == [1, 3])
    #expect(document.values(named: "e\u{301}", of: 0).map(document.integer) == [2])
    #expect(document.duplicateNames(of: 0) == [5])
  }

  @Test(
    "Integers are exact, and depend on the value but not on its spelling",
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0", 0), ("7", 7), ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("9223372036854775808", nil), ("-9223372036854775809", nil),
      ("9007199254740993", 9_007_199_254_740_993), ("1e3", 1000), ("1000.0", 1000), ("1.5", nil),
      ("1.5e1", 15), ("-15e-1", nil), ("-150e-1", -15), ("9223372036854775.807e3", .max),
      ("-9223372036854775808.000", .min), ("1e19", nil), ("0e99999999999999999999", 0),
      ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil), ("0.00001e5", 1),
    ] as [(String, Int64?)])
  func integers(_ json: String, _ value: Int64?) throws {
    let document = try document(json)
    #expect(document.integer(of: 0) == value)
    #expect(document.spelling(of: 0) == json)
  }

  @Test("Floating-point numbers are read as the nearest finite value")
  func doubles() throws {
    for (json, value) in [
      ("0.1", 0.1), ("-0", -0.0), ("1e308", 1e308),
      ("123456789012345678901234567890", 1.2345678901234568e29),
      ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0),
    ] {
      #expect(try document(json).double(of: 0)?.bitPattern == value.bitPattern)
    }
    #expect(try document("1e400").double(of: 0) == nil)
    #expect(try document("-1e400").double(of: 0) == nil)
  }

  @Test("A node of a different kind has no string, number or members")
  func otherKinds() throws {
    let document = try document(#"[{}, [], "1", 2, true, false, null]"#)
    let places = Array(document.nodes.elements(of: 0))
    #expect(
      places.map { document.nodes[$0].kind } == [
        .object, .array, .string, .number, .true, .false, .null,
      ])
    #expect(places.map { document.text(of: $0) } == [nil, nil, "1", nil, nil, nil, nil])
    #expect(places.map { document.integer(of: $0) } == [nil, nil, nil, 2, nil, nil, nil])
    #expect(places.map { document.double(of: $0) } == [nil, nil, nil, 2, nil, nil, nil])
    for place in places {
      #expect(Array(document.nodes.members(of: place)).isEmpty)
      #expect(Array(document.nodes.elements(of: place)).isEmpty)
    }
    #expect(Array(document.nodes.members(of: 0)).isEmpty)
  }

  @Test("Members with equal names are all listed, and their content is skipped")
  func duplicates() throws {
    let document = try document(
      #"{"a":{"a":[1,{"a":2}]},"b":[],"a":null,"\u0061":0,"b":1}"#)
    #expect(
      document.values(named: "a", of: 0).map { document.nodes[$0].kind } == [
        .object, .null, .number,
      ])
    #expect(
      document.duplicateNames(of: 0).map { document.nodes[$0].range } == [
        30..<33, 39..<47, 50..<53,
      ])
    #expect(Array(document.nodes.elements(of: 0)).count == 5)
    #expect(document.nodes.place(behind: 0) == document.nodes.count)
  }

  @Test("Using a node with the bytes of a different document does not trap")
  func foreignBytes() throws {
    for json in [#""\uD83D\uDE00\n""#, "-12.5e+7", "12345678", #""abc""#] {
      let node = try document(json).nodes[0]
      for other in [
        "", "\\", #"\\\\\\\\\\\\\\\\\\"#, #""\uD83D\n\uDE""#, "éééééééééééé", "eeeeeeee-eeee",
      ] {
        let bytes = Array(other.utf8)
        _ = node.text(in: bytes.span)
        _ = node.isText("abc", in: bytes.span)
        _ = node.integer(in: bytes.span)
        _ = node.double(in: bytes.span)
      }
    }
  }

  @Test("The examples in the documentation are correct")
  func examples() throws {
    let document = try document(#"{"a": 1, "b": [true], "a": 2}"#)
    #expect(
      document.values(named: "a", of: 0).map { document.nodes[$0].range } == [6..<7, 27..<28])
    #expect(document.duplicateNames(of: 0).map { document.nodes[$0].range } == [22..<25])
    var table = JSONNodeTable()
    let line = Array(#"{"id": "a", "at": 7}"#.utf8)
    try table.parse(line.span)
    let members = table.members(of: 0).map { (table[$0.name].text(in: line.span), table[$0.value]) }
    #expect(members.map(\.0) == ["id", "at"] && members.map(\.1.range) == [7..<10, 18..<19])
  }
}
