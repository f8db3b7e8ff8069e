import Testing
import XMLSyntax

@Suite("XML: elements")
struct XMLElementTableTests {
  @Test("Elements, attributes and text have their byte ranges")
  func elements() throws {
    let text =
      "<?xml?><a x='1'><b/><!-- c --><c y=\"2 &lt; 3\"><d>e &amp;<![CDATA[<f>]]></d></c></a>"
    let bytes = Array(text.utf8)
    let table = try XMLElementTable(parsing: bytes.span)
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(table.elements.map { string($0.name) } == ["a", "b", "c", "d"])
    #expect(table.children(of: 0) == [1, 2])
    #expect(table.children(of: 2) == [3])
    #expect(table.children(of: 1).isEmpty && table.children(of: 3).isEmpty)
    let value = table.elements[2].attributes[0].value
    #expect(string(value) == "2 &lt; 3")
    #expect(XMLElementTable.text(of: value, in: bytes.span) == "2 < 3")
    #expect(XMLElementTable.text(of: table.elements[3].content, in: bytes.span) == "e &<f>")
    #expect(string(table.elements[1].range) == "<b/>")
    #expect(string(table.elements[0].range).hasSuffix("</a>"))
  }

  @Test(
    "Invalid XML is reported with the range of the error",
    arguments: [
      ("", 0..<0), ("  x", 2..<3), ("<a>", 0..<3), ("<a></b>", 3..<7), ("</a>", 0..<4),
      ("<a/><b/>", 4..<8), ("<a b/>", 3..<4), ("<a b=c/>", 3..<4), ("<a =\"c\"/>", 3..<4),
      ("<a/>x", 4..<5), ("<a b='1' c='2' b='3'/>", 15..<16), ("<a b='&foo;'/>", 6..<11),
      ("<a b='1 & 2'/>", 8..<9), ("<a>&foo;</a>", 3..<8), ("<a>&#xD800;</a>", 3..<11),
    ])
  func wrong(text: String, place: Range<Int>) {
    let error = #expect(throws: XMLScanner.Failure.self) {
      _ = try XMLElementTable(parsing: Array(text.utf8).span)
    }
    #expect(error?.range == place)
  }

  @Test("A reference to an entity that the document declares is accepted")
  func entities() throws {
    let bytes = Array("<!DOCTYPE a [<!ENTITY foo 'x'>]><a b='&foo;'>&foo;&amp;</a>".utf8)
    let table = try XMLElementTable(parsing: bytes.span)
    #expect(XMLElementTable.text(of: table.elements[0].content, in: bytes.span) == "&foo;&")
  }

  @Test("The depth is limited, and deeply nested elements are read without recursion")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(try XMLElementTable(parsing: nested(256).span).elements.count == 256)
    #expect(throws: XMLScanner.Failure.self) { _ = try XMLElementTable(parsing: nested(257).span) }
    #expect(throws: XMLScanner.Failure.self) {
      _ = try XMLElementTable(parsing: nested(100_000).span)
    }
  }
}
