import MessageSyntax
import Testing

/// Tests the ranges and contents of message nodes.
@Suite("Messages: nodes")
struct MessageNodeTests {
  /// Returns the kinds and bytes of all nodes.
  private func nodes(
    _ text: String, _ apostrophes: ApostropheMode = .doubleOptional
  ) -> [String] {
    var table = MessageNodeTable()
    let bytes = Array(text.utf8)
    _ = table.parse(recovering: bytes.span, apostrophes: apostrophes)
    return table.map { "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self))" }
  }

  @Test("The range of each node contains its bytes")
  func ranges() {
    #expect(
      nodes("Ö {n, plural, offset:1 one {it''s '#'} other {#é}}!") == [
        "message Ö {n, plural, offset:1 one {it''s '#'} other {#é}}!", "text Ö ",
        "argument {n, plural, offset:1 one {it''s '#'} other {#é}}", "offset 1",
        "variant one {it''s '#'}", "message {it''s '#'}", "text it", "apostrophe ''", "text s ",
        "quotedText '#'", "variant other {#é}", "message {#é}", "numberSign #", "text é", "text !",
      ])
    #expect(
      nodes("{n, choice, 0#no|1<yes}") == [
        "message {n, choice, 0#no|1<yes}", "argument {n, choice, 0#no|1<yes}", "variant 0#no",
        "message no", "text no", "variant 1<yes", "message yes", "text yes",
      ])
  }

  @Test("The apostrophe mode determines the meaning of an apostrophe")
  func apostrophes() {
    #expect(
      nodes("l'{a}' '", .doubleOptional).dropFirst() == ["text l", "quotedText '{a}'", "text  '"])
    #expect(nodes("l'a", .doubleRequired).dropFirst() == ["text l", "quotedText 'a"])
    #expect(nodes("l'{a}", .literal).dropFirst() == ["text l'", "argument {a}"])
    #expect(nodes("''", .literal).dropFirst() == ["text ''"])
  }

  @Test(
    "Unterminated quoted text is detected",
    arguments: [("'{", true), ("'{'", false), ("'{''", true), ("'{'''", false), ("'{a", true)])
  func unterminated(_ row: (text: String, isUnterminated: Bool)) {
    var table = MessageNodeTable()
    let bytes = Array(row.text.utf8)
    #expect(table.parse(recovering: bytes.span).isEmpty)
    #expect(table.isUnterminated(1, in: bytes.span) == row.isUnterminated)
  }

  @Test("Arguments have a name, a type and a style")
  func arguments() throws {
    var table = MessageNodeTable()
    let bytes = Array("{ when , date , short }{n,plural,=2{}other{}}".utf8)
    try table.parse(bytes.span)
    let children = Array(table.children(of: 0))
    try #require(children.count == 2)
    let first = table[children[0]]
    #expect(bytes[first.name].elementsEqual("when".utf8))
    #expect(bytes[first.type].elementsEqual("date".utf8))
    #expect(bytes[try #require(first.style)].elementsEqual(" short ".utf8))
    let variants = Array(table.children(of: children[1]))
    #expect(table[children[1]].argumentType == .plural)
    #expect(variants.map { table.number(of: $0, in: bytes.span) } == [2, nil])
    #expect(table.place(behind: children[1]) == table.count)
  }

  @Test("Parsing continues after an error")
  func recovery() {
    #expect(
      nodes("{a b} {n, plural, one a {b} , x {y}} {c}") == [
        "message {a b} {n, plural, one a {b} , x {y}} {c}", "argument {a b}", "text  ",
        "argument {n, plural, one a {b} , x {y}}", "variant a {b}", "message {b}", "text b",
        "variant x {y}", "message {y}", "text y", "text  ", "argument {c}",
      ])
  }

  @Test("Length and depth are limited, and the parser does not recurse")
  func limits() throws {
    var table = MessageNodeTable()
    let long = Array(repeating: UInt8(ascii: "a"), count: MessageNodeTable.maximumLength)
    try table.parse(long.span)
    #expect(throws: MessageParseError.self) { try table.parse((long + [0x61]).span) }
    let open = "{a,select,other{"
    let deep = String(repeating: open, count: 512) + String(repeating: "}}", count: 512)
    try table.parse(deep.utf8.span)
    let error = #expect(throws: MessageParseError.self) {
      try table.parse((open + deep + "}}").utf8.span)
    }
    #expect(error?.code == .tooDeep)
    try table.parse((open + deep + "}}").utf8.span, maximumDepth: 513)
    for flood in ["{", "{a,plural,", "}", "'", "{a,choice,0#", "{n,plural,{", ",{"] {
      let text = String(repeating: flood, count: 65_535 / flood.utf8.count)
      let errors = table.parse(recovering: text.utf8.span, maximumDepth: 65_535)
      #expect(errors.count <= MessageNodeTable.maximumErrors)
      #expect(table.place(behind: 0) == table.count)
    }
  }
}
