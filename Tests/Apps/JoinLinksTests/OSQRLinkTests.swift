import BundledApps
import Diagnostics
import JoinLinks
import LanguageTags
import LinkRouting
import Testing

/// Tests the destinations of OSQR, with both of its origins.
@Suite struct OSQRLinkTests {
  static func all() throws -> [(path: String, link: OSQRLink)] {
    let session = try OSQRLink.Session("KXTR-7429")
    return [
      ("signin", .signin), ("welcome", .welcome), ("menu", .menu), ("thread", .thread()),
      ("thread?text=Buy%20milk%3F&input=voice", .thread(text: "Buy milk?", input: .voice)),
      ("thread?text=a%2Bb%26c&input=text", .thread(text: "a+b&c", input: .text)),
      ("thread?text=a%0Ab", .thread(text: "a\nb")), ("thread?input=text", .thread(input: .text)),
      ("attend/KXTR-7429?lang=ja", .attend(session: session, lang: try .init(parsing: "ja"))),
      ("present/KXTR-7429", .present(session: session)),
    ]
  }

  @Test func everyDestinationIsReadAndWritten() throws {
    for (path, link) in try Self.all() {
      let own = "osqr://" + path
      let web = "https://app.osqr.app/" + path
      #expect(try OSQRLink(parsing: own) == link)
      #expect(try OSQRLink(parsing: web) == link)
      #expect(try link.link() == web)
      #expect(try link.link(scheme: "osqr") == own)
      #expect(OSQRLink(try router.match(own)) == link)
      #expect(link.reference == (try router.match(own)).reference)
    }
  }

  @Test(arguments: [
    ("osqr://nowhere", "unknown-path-component"), ("https://osqr.app/thread", "excluded"),
    ("https://app.osqr.app/", "excluded"),
    ("osqr://thread?input=text&input=voice", "duplicate-parameter"),
    ("wordly://attend/KXTR-7429", "unknown-scheme"),
  ])
  func otherLinksAreRefused(_ link: String, _ code: String) {
    #expect(refusal { () throws(LinkError) in try OSQRLink(parsing: link) }?.code.rawValue == code)
  }

  @Test func aDraftThatNoLinkCanCarryIsRefused() {
    let error = refusal { () throws(LinkError) in try OSQRLink.thread(text: "a\u{0}b").link() }
    #expect(error?.code == .invalidValue)
    #expect(error?.parameter == "text")
    #expect(error?.range.range == 1..<2)
    #expect(
      refusal { () throws(LinkError) in try OSQRLink.menu.link(scheme: "wordly") }?.code
        == .unknownScheme)
  }

  @Test func aMatchOfAnotherAppIsNone() throws {
    #expect(OSQRLink(try router.match("wordly://attend/KXTR-7429")) == nil)
    #expect(OSQRLink(try router.match("fieldnotes://home")) == nil)
  }

  @Test func onlyLinksIntoASessionAreJoinIntents() throws {
    for (path, link) in try Self.all() {
      #expect((JoinIntent(link) != nil) == path.contains("KXTR"))
    }
  }
}
