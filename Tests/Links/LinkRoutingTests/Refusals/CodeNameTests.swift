import Foundation
import LinkRouting
import TestSupport
import Testing
import URLSyntax

/// Tests that every code for a rejected link has a name in the error type of the router.
@Suite struct CodeNameTests {
  /// The names and codes in the syntax policy, in the order of its table.
  static let syntax: [(LinkError.Code, String)] = [
    (.emptyLink, "empty-link"), (.tooLong, "too-long"), (.invalidUTF8, "invalid-utf-8"),
    (.missingScheme, "missing-scheme"), (.backslash, "backslash"),
    (.controlCharacter, "control-character"), (.space, "space"),
    (.nonASCIICharacter, "non-ascii-character"), (.forbiddenCharacter, "forbidden-character"),
    (.invalidPercentEncoding, "invalid-percent-encoding"),
    (.percentEncodedInvalidUTF8, "percent-encoded-invalid-utf-8"),
    (.percentEncodedControl, "percent-encoded-control"), (.userinfo, "userinfo"),
    (.missingSlashes, "missing-slashes"), (.missingHost, "missing-host"),
    (.percentEncodedHost, "percent-encoded-host"), (.nonASCIIHost, "non-ascii-host"),
    (.forbiddenHostCharacter, "forbidden-host-character"), (.emptyHostLabel, "empty-host-label"),
    (.trailingDotHost, "trailing-dot-host"), (.underscoreHost, "underscore-host"),
    (.punycodeHost, "punycode-host"), (.ipAddressHost, "ip-address-host"),
    (.invalidPort, "invalid-port"), (.portNotAllowed, "port-not-allowed"),
    (.dotSegment, "dot-segment"), (.emptyPathComponent, "empty-path-component"),
  ]

  @Test func everySyntaxCodeHasAName() {
    #expect(Self.syntax.map(\.0.rawValue) == Self.syntax.map(\.1))
    #expect(Set(Self.syntax.map(\.1)) == Set(URLParseError.Code.all.map(\.rawValue)))
  }

  @Test func codesAreListedOnce() {
    let all = LinkError.Code.all
    #expect(Set(all).count == all.count)
    #expect(Set(Self.syntax.map(\.0)).isSubset(of: all))
  }

  /// The tool has a message for each code, so its catalog lists all codes.
  @Test func everyCodeWithAMessageHasAName() throws {
    let catalog = ProjectFolder.url.appending(path: "Localizations/Waymark.xcstrings")
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: catalog))
    let strings = try #require((content as? [String: Any])?["strings"] as? [String: Any])
    let messages = strings.keys.filter { $0.hasPrefix("refusal.") && !$0.hasSuffix(".unnamed") }
      .map { String($0.dropFirst("refusal.".count)) }
    // These are the messages of errors that a router does not throw: an unknown code, and a link
    // that is not a join link.
    let others: Set = ["other", "not-a-join-link"]
    // The router throws these two codes only if the caller passes the name of an app or a route.
    let names = Set(LinkError.Code.all.map(\.rawValue)).subtracting([
      "unknown-app", "unknown-route",
    ])
    #expect(Set(messages).subtracting(others) == names)
  }

  @Test(arguments: [
    (#"https://evil.com\@h.example/item/a"#, LinkError.Code.backslash),
    ("https://user@h.example/item/a", .userinfo),
    ("https://h.example/item/a?n=%31&z=[1]", .ambiguousEscape),
  ])
  func aRouterThrowsTheNamedCode(_ link: String, _ code: LinkError.Code) throws {
    let router = try Router.make([.make("item", "/item/{id:text}", query: ["n: integer?"])])
    #expect(refusal(link, router)?.code == code)
  }
}
