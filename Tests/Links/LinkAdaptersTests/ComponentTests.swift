import Foundation
import LinkAdapters
import LinkRouting
import Testing

/// Tests reading and creating `URLComponents`.
@Suite struct ComponentTests {
  let router = TrapTests.router

  @Test func componentsAreReadAsTheirString() throws {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "wordly.ai"
    components.path = "/attend/kxtr-7429"
    components.queryItems = [URLQueryItem(name: "lang", value: "fr")]
    let match = try router.match(components)
    #expect(match.canonicalLink == "https://wordly.ai/attend/KXTR-7429?lang=fr")
  }

  /// A slash in the property `path` separates path components.
  ///
  /// A slash in a value must be percent-encoded.
  @Test func aSlashInAPathIsASeparator() {
    var components = URLComponents()
    components.scheme = "wordly"
    components.host = "attend"
    components.path = "/KXTR/7429"
    #expect(refusal { try router.match(components) }?.code == .unexpectedPathComponent)
    components.percentEncodedPath = "/KXTR%2F7429"
    #expect(refusal { try router.match(components) }?.code == .invalidValue)
  }

  @Test func aPlusIsAPlus() throws {
    var components = try URLComponents(link: "osqr://thread?text=a+b%2Bc")
    #expect(components.queryItems?.first?.value == "a+b+c")
    #expect(try router.match(components)["text"]?.text == "a+b+c")
    // Foundation does not encode the plus sign of an item, and the router keeps it as a plus sign.
    components.queryItems = [URLQueryItem(name: "text", value: "a+b c&d=\u{E9}")]
    #expect(components.percentEncodedQuery == "text=a+b%20c%26d%3D%C3%A9")
    #expect(try router.match(components)["text"]?.text == "a+b c&d=\u{E9}")
  }

  @Test func emptyComponentsAreKept() throws {
    for link in [
      "https://wordly.ai/attend/KXTR?", "https://wordly.ai/attend/KXTR#",
      "https://wordly.ai/attend/KXTR?#", "https://wordly.ai/attend/KXTR?&&lang=fr&=",
      "https://wordly.ai/attend/KXTR/",
    ] {
      #expect(try URLComponents(link: link).string == link)
      #expect(try URL(link: link).absoluteString == link)
      #expect(try router.match(URLComponents(link: link)) == router.match(link))
    }
  }

  /// Foundation drops a byte order mark when it decodes a value, but the router keeps it.
  @Test func foundationDropsAByteOrderMark() throws {
    let components = try URLComponents(link: "osqr://thread?text=%EF%BB%BFa")
    #expect(components.queryItems?.first?.value == "a")
    #expect(try router.match(components)["text"]?.text == "\u{FEFF}a")
  }

  @Test func emptyItemsCountAsAbsent() throws {
    let components = try URLComponents(link: "osqr://thread?text")
    #expect(components.queryItems == [URLQueryItem(name: "text", value: nil)])
    #expect(try router.match(components)["text"] == nil)
  }

  @Test func componentsThatMakeNoURL() {
    var components = URLComponents()
    components.scheme = "https"
    components.host = #"evil.com\@wordly.ai"#
    components.path = "/attend/KXTR"
    #expect(refusal { try router.match(components) }?.code == .invalidComponents)
    components.host = "wordly.ai"
    components.path = "attend/KXTR"
    #expect(refusal { try router.match(components) }?.code == .invalidComponents)
    components.path = "//wordly.ai/attend/KXTR"
    components.host = nil
    #expect(refusal { try router.match(components) }?.code == .invalidComponents)
  }

  @Test func aUserInTheComponentsIsRefused() throws {
    var components = try URLComponents(link: "https://wordly.ai/attend/KXTR")
    components.user = ""
    #expect(refusal { try router.match(components) }?.code.rawValue == "userinfo")
    components.user = "wordly.ai"
    #expect(refusal { try router.match(components) }?.code.rawValue == "userinfo")
  }

  @Test func aPortInTheComponentsIsRefused() throws {
    var components = try URLComponents(link: "https://wordly.ai/attend/KXTR")
    components.port = 443
    #expect(refusal { try router.match(components) }?.code.rawValue == "port-not-allowed")
  }

  @Test func componentsWithoutAnythingAreRefused() {
    #expect(refusal { try router.match(URLComponents()) }?.code.rawValue == "empty-link")
  }
}
