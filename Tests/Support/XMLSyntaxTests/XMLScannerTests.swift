import Testing
import XMLSyntax

/// Tests the markup of [XML 1.0](https://www.w3.org/TR/xml/).
@Suite("XML: markup")
struct XMLScannerTests {
  /// Returns the kind and the bytes of each token up to the first error.
  private func parts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var scanner = XMLScanner()
    var parts: [String] = []
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    do throws(XMLScanner.Failure) {
      while let token = try scanner.next(bytes.span) {
        let part =
          switch token {
          case .start(let name, let attributes, let isEmpty, _):
            "\(isEmpty ? "empty" : "start") \(string(name))[\(string(attributes))]"
          case .end(let name, _): "end \(string(name))"
          case .text(let range): "text \(string(range))"
          case .verbatim(let content, _): "verbatim \(string(content))"
          case .comment(let range): "comment \(string(range))"
          case .doctype(let range): "doctype \(string(range))"
          case .instruction(let range): "instruction \(string(range))"
          }
        parts.append(part)
      }
    } catch {
      parts.append("\(error.range): \(error.expected)")
    }
    return parts
  }

  @Test(
    "Each kind of markup is one token",
    arguments: [
      ("<?xml version='1.0'?>", ["instruction <?xml version='1.0'"]),
      ("<a b=\">\" c='/'>", ["start a[ b=\">\" c='/']"]),
      ("<a/>", ["empty a[]"]), ("<a:b />", ["empty a:b[ ]"]), ("</a >", ["end a"]),
      ("x &amp; y", ["text x &amp; y"]), ("<!-- <a> -->", ["comment  <a> "]),
      ("<![CDATA[<a>]]>", ["verbatim <a>"]),
      ("<!DOCTYPE a [<!ENTITY b \"]>\">]>", ["doctype <!DOCTYPE a [<!ENTITY b \"]>\">]>"]),
      ("<a", ["0..<2: > at the end of the tag"]),
      ("<a b=\"<c>\">", ["0..<2: > at the end of the tag"]),
      ("< a>", ["0..<1: a tag, or &lt; for a literal <"]), ("</>", ["0..<2: a closing tag"]),
      ("<!-- a", ["0..<4: -->"]), ("<![CDATA[a", ["0..<9: ]]>"]),
      ("<!DOCTYPE a", ["0..<2: > at the end of the document type"]),
    ])
  func marks(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(
    "References are decoded, and invalid references are found",
    arguments: [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
      ("&#233;", "é"), ("&#xE9;", "é"), ("&other;", nil), ("&", nil), ("&;", nil),
      ("&#xD800;", nil), ("&#;", nil),
    ] as [(String, Unicode.Scalar?)])
  func references(text: String, scalar: Unicode.Scalar?) {
    let bytes = Array(text.utf8)
    #expect(XMLReference(at: 0, before: bytes.count, in: bytes.span).scalar == scalar)
    let unknown = XMLReference.firstUnknown(in: 0..<bytes.count, hasEntities: false, bytes.span)
    #expect((unknown == nil) == (scalar != nil))
  }

  @Test("Entities that refer to other entities or to files are reported")
  func entities() {
    func nested(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return XMLEntities(in: 0..<bytes.count, bytes.span).firstNested != nil
    }
    #expect(!nested("<!DOCTYPE a [<!ENTITY b \"c &#233;\">]>"))
    #expect(nested("<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]>"))
    #expect(nested("<!DOCTYPE a [<!ENTITY b SYSTEM \"file\">]>"))
  }

  @Test("An attribute is found by its name")
  func attribute() {
    let bytes = Array(" a = '1' b=\"2\"".utf8)
    let found = XMLScanner.attribute("b", in: 0..<bytes.count, bytes.span)
    #expect(found == 12..<13)
    #expect(XMLScanner.attribute("c", in: 0..<bytes.count, bytes.span) == nil)
  }
}
