@testable import LinkAudit
import Testing

@Suite("Connection settings")
struct ConnectionSettingsTests {
  @Test(
    "The target of a redirect is shown without user information and query",
    arguments: [
      ("https://h.example/a/b", "https://h.example/a/b"), ("/login", "/login"),
      ("https://u:p@h.example/a@b?token=x#y", "https://•••@h.example/a@b?•••"),
      ("https:\\\\u:p@h.example", "https:\\\\•••@h.example"),
      ("https:////u:p@h.example/x", "https:////•••@h.example/x"),
      ("http:u:p@h.example/x", "http:•••@h.example/x"),
      ("https://h.example/@name", "https://h.example/@name"),
      ("//u:p@h.example", "//•••@h.example"),
    ])
  func redirectTargets(_ target: String, _ shown: String) {
    #expect(target.withoutSecrets == shown)
  }

  @Test(
    "Valid values of --resolve and --connect-to are read",
    arguments: [
      ("shop.example:443:192.0.2.7", true), ("+shop.example:443:192.0.2.7,[2001:db8::7]", true),
      ("*:443:2001:db8::7", true), ("shop.example:443:::1", true),
      ("shop.example:443:::ffff:192.0.2.7", true), ("shop.example:443:", false),
      ("shop.example:443:192.0.2.7,", false), ("shop.example:443:192.0.2.256", false),
      ("shop.example:65536:192.0.2.7", false), ("shop.example:443:server.example", false),
      ("shop.example:443:1:2:3:4:5:6:7:8:9", false), ("shop.example:443:1::2::3", false),
      (":443:192.0.2.7", false), ("shop.example:443", false), ("a b:443:192.0.2.7", false),
    ])
  func resolveEntries(_ text: String, _ isValid: Bool) {
    #expect((ResolveEntry(text) != nil) == isValid)
  }

  @Test(
    "Values of --connect-to are read",
    arguments: [
      ("shop.example:443:192.0.2.7:8443", true), ("::server.example:8443", true),
      ("shop.example:443::", true), ("::[::1]:8443", true), (":::", true),
      ("shop.example:443:server.example", false), ("shop.example:x:server.example:443", false),
      ("shop.example:443:server.example:443:1", false), ("::[::1:8443", false), ("", false),
    ])
  func connectToEntries(_ text: String, _ isValid: Bool) {
    #expect((ConnectToEntry(text) != nil) == isValid)
  }

  @Test("A host is requested only over versions for which --resolve has an address")
  func families() {
    var settings = FetchSettings(userAgent: "test")
    #expect(settings.families(for: "shop.example") == nil)
    settings.resolve = [
      "shop.example:443:192.0.2.7", "*:443:2001:db8::7", "a.example:80:192.0.2.7",
    ]
    #expect(settings.families(for: "shop.example") == [.v4])
    #expect(settings.families(for: "a.example") == [.v6])
    settings.connectTo = ["b.example:443:c.example:8443", "d.example::[2001:db8::7]:443"]
    settings.resolve = ["c.example:8443:192.0.2.7,[2001:db8::7]"]
    #expect(settings.families(for: "b.example") == [.v4, .v6])
    #expect(settings.families(for: "d.example") == [.v6])
    #expect(settings.families(for: "c.example") == nil)
  }

  @Test(
    "no_proxy excludes hosts from the proxy",
    arguments: [
      ("", true), ("*", false), ("shop.example", false), (".shop.example", false),
      ("other.example, SHOP.example.", false), ("example", false), ("op.example", true),
      ("www.shop.example", true),
    ])
  func exceptions(_ list: String, _ isUsed: Bool) {
    let variables = ["https_proxy": "http://proxy.example", "no_proxy": list]
    let proxies = ProxySettings { variables[$0] }
    #expect(proxies.isUsed(for: "shop.example") == isUsed)
    #expect(!proxies.isUsed(for: "shop.example", isSecure: false))
    #expect(!ProxySettings().isUsed(for: "shop.example"))
  }

  @Test(
    "Only host names that platforms can verify are accepted",
    arguments: [
      ("shop.example", true), ("xn--bcher-kva.example", true), ("a.0x8g", true),
      ("0x7f000001", false), ("8.8.8.0x8", false), ("1.2.3.4", false), ("a.0X", false),
      ("localhost", false), ("shop.localhost", false), ("[::1]", false), ("shop.example:1", false),
      ("a..b", false), ("", false),
    ])
  func names(_ host: String, _ isVerifiable: Bool) {
    #expect(AuditedHost.isVerifiable(host) == isVerifiable)
  }
}
