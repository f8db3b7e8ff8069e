import Diagnostics
import JoinLinks
import LanguageTags
import LinkRouting
import Testing

/// The destinations of OSQR, from both of its spellings.
@Suite struct OSQRDestinationTests {
  static func all() throws -> [(path: String, destination: OSQRDestination)] {
    let session = try SessionID("KXTR-7429")
    return [
      ("signin", .signIn), ("welcome", .welcome), ("menu", .menu),
      ("thread", .thread(draft: nil, input: nil)),
      ("thread?text=Buy%20milk%3F&input=voice", .thread(draft: "Buy milk?", input: .voice)),
      ("thread?text=a%2Bb%26c&input=text", .thread(draft: "a+b&c", input: .text)),
      ("thread?text=", .thread(draft: "", input: nil)),
      ("thread?input=text", .thread(draft: nil, input: .text)),
      (
        "attend/KXTR-7429?lang=ja",
        .join(
          .attend(.init(session: session, language: try .init(parsing: "ja"))))
      ),
      ("present/KXTR-7429", .join(.present(.init(session: session)))),
    ]
  }

  @Test func everyDestinationIsReadAndWritten() throws {
    for (path, destination) in try Self.all() {
      let own = "osqr://" + path
      let web = "https://app.osqr.app/" + path
      #expect(try OSQRDestination(parsing: own) == destination)
      #expect(try OSQRDestination(parsing: web) == destination)
      #expect(try destination.link() == web)
      #expect(try destination.link(scheme: "osqr") == own)
      #expect(OSQRDestination(try router.match(own)) == destination)
    }
  }

  @Test(arguments: [
    ("osqr://nowhere", "unknown-path-component"), ("https://osqr.app/thread", "excluded"),
    ("https://app.osqr.app/", "excluded"), ("osqr://thread?input=pen", "invalid-value"),
    ("wordly://attend/KXTR-7429", "unknown-route"),
  ])
  func otherLinksAreRefused(_ link: String, _ code: String) {
    #expect(
      refusal { () throws(LinkError) in try OSQRDestination(parsing: link) }?.code.rawValue == code)
  }

  @Test func aDraftThatNoLinkCanCarryIsRefused() {
    let destination = OSQRDestination.thread(draft: "two\nlines", input: nil)
    let error = refusal { () throws(LinkError) in try destination.link() }
    #expect(error?.code == .invalidValue)
    #expect(error?.parameter == "text")
    #expect(error?.range.range == 3..<4)
    #expect(
      refusal { () throws(LinkError) in try OSQRDestination.menu.link(scheme: "wordly") }?.code
        == .unknownScheme)
  }

  @Test func aMatchOfAnotherAppIsNone() throws {
    #expect(OSQRDestination(try router.match("wordly://attend/KXTR-7429")) == nil)
    #expect(OSQRDestination(try router.match("fieldnotes://home")) == nil)
  }
}
