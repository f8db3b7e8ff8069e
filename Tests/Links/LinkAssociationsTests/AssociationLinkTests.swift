import LinkAssociations
import Testing

struct AssociationLinkTests {
  /// A link, its scheme, host, port, path, query, and fragment, as in RFC 3986, appendix B.
  static let rows: [(String, String?, String?, String?, String, String?, String?)] = [
    ("https://a.b/c/d?e=f#g", "https", "a.b", nil, "/c/d", "e=f", "g"),
    ("https://u:p@a.b:80/?", "https", "a.b", "80", "/", "", nil),
    ("https://a.b", "https", "a.b", nil, "", nil, nil),
    ("https://a.b?c", "https", "a.b", nil, "", "c", nil),
    ("https://[::1]:80/a", "https", "[::1]", "80", "/a", nil, nil),
    ("https://a.b/c#d?e#f", "https", "a.b", nil, "/c", nil, "d?e#f"),
    ("osqr:thread?a", "osqr", nil, nil, "thread", "a", nil),
    ("/a:b", nil, nil, nil, "/a:b", nil, nil),
    ("", nil, nil, nil, "", nil, nil),
    ("https:///a", "https", "", nil, "/a", nil, nil),
  ]

  @Test(arguments: rows)
  func parts(
    _ row: (String, String?, String?, String?, String, String?, String?)
  ) {
    let link = AssociationLink(row.0)
    #expect(link.scheme.map(link.text) == row.1)
    #expect(link.host.map(link.text) == row.2)
    #expect(link.port.map(link.text) == row.3)
    #expect(link.text(link.path) == row.4)
    #expect(link.query.map(link.text) == row.5)
    #expect(link.fragment.map(link.text) == row.6)
  }

  @Test func itemsKeepTheirOrderAndSpelling() {
    let link = AssociationLink("https://a.b/?x=1&&y&x=%20=2&=z&w=")
    #expect(link.items.map { link.text($0.name) } == ["x", "y", "x", "", "w"])
    #expect(link.items.map { $0.value.map(link.text) } == ["1", nil, "%20=2", "z", ""])
  }

  @Test func nothingOfTheLinkIsPrinted() {
    let link = AssociationLink("https://a.b/?passcode=hunter2")
    var dumped = ""
    dump(link, to: &dumped)
    #expect(!"\(link)\(String(reflecting: link))\(dumped)".contains("hunter2"))
  }
}
