import BundledApps
import Diagnostics
import Foundation
import LinkAdapters
import LinkRouting
import Testing

/// Tests links that Foundation changes before they arrive, or reads differently.
///
/// The syntax policy defines the error for each string. Foundation's changes follow [RFC
/// 3986](https://www.rfc-editor.org/rfc/rfc3986) and the documentation of `URL.init(string:)`:
/// characters that a component cannot contain are percent-encoded, and a non-ASCII host is
/// converted with IDNA.
@Suite struct TrapTests {
  static let router = Router(proven: BundledApp.all)

  /// A rejected string, and the `URL` for this string, which is rejected too.
  struct Refused: Sendable {
    let text: String
    let textCode: String
    /// The `absoluteString`; `nil` if Foundation creates no `URL`.
    let url: String?
    let urlCode: String
    let range: Range<Int>

    init(
      _ text: String, _ textCode: String, url: String? = nil, _ urlCode: String, _ range: Range<Int>
    ) {
      self.text = text
      self.textCode = textCode
      self.url = url ?? text
      self.urlCode = urlCode
      self.range = range
    }
  }

  static let refused: [Refused] = [
    // The encoded backslash becomes part of a user name, which is rejected, too.
    .init(
      #"https://evil.com\@wordly.ai/attend/KXTR"#, "backslash",
      url: "https://evil.com%5C@wordly.ai/attend/KXTR", "userinfo", 8..<20),
    .init("https://user@wordly.ai/attend/KXTR", "userinfo", "userinfo", 8..<13),
    .init("https://@wordly.ai/attend/KXTR", "userinfo", "userinfo", 8..<9),
    .init("https:/wordly.ai/attend/KXTR", "missing-slashes", "missing-slashes", 6..<7),
    .init("https:wordly.ai/attend/KXTR", "missing-slashes", "missing-slashes", 6..<6),
    .init("https:///wordly.ai/attend/KXTR", "missing-slashes", "missing-slashes", 6..<9),
    // Foundation encodes control characters, and encoded control characters are rejected.
    .init(
      "https://wordly.ai/attend/KX\tTR", "control-character",
      url: "https://wordly.ai/attend/KX%09TR", "percent-encoded-control", 27..<30),
    .init(
      "https://wordly.ai/attend/KXTR\n", "control-character",
      url: "https://wordly.ai/attend/KXTR%0A", "percent-encoded-control", 29..<32),
    .init(
      "https://wordly.ai/attend/KX\0TR", "control-character",
      url: "https://wordly.ai/attend/KX%00TR", "percent-encoded-control", 27..<30),
    // The type of session ids accepts neither a space nor a percent sign.
    .init(
      "https://wordly.ai/attend/KXTR ", "space", url: "https://wordly.ai/attend/KXTR%20",
      "invalid-value", 29..<32),
    .init(
      "https://wordly.ai/attend/KXT%zz", "invalid-percent-encoding",
      url: "https://wordly.ai/attend/KXT%25zz", "invalid-value", 28..<31),
    .init(
      "https://wordly.ai/attend/KXTR%FF", "percent-encoded-invalid-utf-8",
      "percent-encoded-invalid-utf-8", 29..<32),
    // A URL keeps dot segments unless the app uses `standardized`.
    .init("https://wordly.ai/x/../attend/KXTR", "dot-segment", "dot-segment", 20..<22),
    .init("https://wordly.ai/x/%2e%2e/attend/KXTR", "dot-segment", "dot-segment", 20..<26),
    .init(
      "https://wordly.ai//attend/KXTR", "empty-path-component", "empty-path-component", 17..<19),
    // `host` and `path` are decoded, which would hide the escape.
    .init(
      "https://wordly%2eai/attend/KXTR", "percent-encoded-host", "percent-encoded-host", 14..<17),
    .init("https://wordly.ai/attend/KX%2FTR", "invalid-value", "invalid-value", 27..<30),
    .init(
      "https://b\u{FC}cher.example/attend/KXTR", "non-ascii-host",
      url: "https://xn--bcher-kva.example/attend/KXTR", "punycode-host", 8..<21),
    .init("https://wordly.ai./attend/KXTR", "trailing-dot-host", "trailing-dot-host", 17..<18),
    .init("https://wordly.ai:443/attend/KXTR", "port-not-allowed", "port-not-allowed", 17..<21),
    .init("https://wordly.ai:/attend/KXTR", "invalid-port", "invalid-port", 17..<18),
    .init("https://[::1]/attend/KXTR", "ip-address-host", "ip-address-host", 8..<13),
    .init("javascript:alert(1)", "unknown-scheme", "unknown-scheme", 0..<10),
    // Web schemes must be followed by two slashes and a host.
    .init("file:///attend/KXTR", "missing-slashes", "missing-slashes", 5..<8),
    .init("attend/KXTR", "missing-scheme", "missing-scheme", 0..<6),
    .init("//wordly.ai/attend/KXTR", "missing-scheme", "missing-scheme", 0..<0),
  ]

  @Test(arguments: refused)
  func aRefusedTextMakesARefusedURL(_ row: Refused) throws {
    #expect(refusal { try Self.router.match(row.text) }?.code.rawValue == row.textCode)
    let url = try #require(URL(string: row.text))
    #expect(url.absoluteString == row.url)
    let error = refusal { try Self.router.match(url) }
    #expect(error?.code.rawValue == row.urlCode)
    #expect(error?.range.range == row.range)
    // `URLComponents` contains the same string as `URL`, so the error is the same.
    let components = try #require(URLComponents(string: row.text))
    #expect(refusal { try Self.router.match(components) } == error)
    // `URL(link:)` throws the error for the string, unless only the router rejects the string.
    let made = refusal { try URL(link: row.text) }
    #expect(made == nil || made?.code.rawValue == row.textCode)
  }

  @Test(arguments: [
    #"https://wordly.ai\attend/KXTR"#, " https://wordly.ai/attend/KXTR",
    "ht\ntps://wordly.ai/attend/KXTR", "https://wordly.ai:80a/attend/KXTR",
    "https://wor dly.ai/attend/KXTR", "1https://wordly.ai/attend/KXTR", "",
  ])
  func someTextsMakeNoURL(_ text: String) {
    #expect(URL(string: text) == nil)
    #expect(refusal { try Self.router.match(text) } != nil)
    #expect(refusal { try URL(link: text) } != nil)
    #expect(refusal { try URLComponents(link: text) } != nil)
  }

  /// Rejected strings whose `URL` is accepted; the article `Traps.md` documents them.
  @Test(arguments: [
    // IDNA maps full-width letters, the ideographic full stop and the soft hyphen.
    ("https://\u{FF57}ordly.ai/attend/KXTR", "https://wordly.ai/attend/KXTR"),
    ("https://wordly\u{3002}ai/attend/KXTR", "https://wordly.ai/attend/KXTR"),
    ("https://wor\u{AD}dly.ai/attend/KXTR", "https://wordly.ai/attend/KXTR"),
    // Browsers treat a backslash as a slash, but here it remains in its component.
    ("osqr://thread?text=a\\b", "osqr://thread?text=a%5Cb"),
    // Foundation drops an empty port if it encodes any character.
    ("https://app.osqr.app:/thread?text=|", "https://app.osqr.app/thread?text=%7C"),
    // Characters that are valid in a value but invalid in a link are encoded.
    ("osqr://thread?text=a b", "osqr://thread?text=a%20b"),
    ("osqr://thread?text=\u{E9}", "osqr://thread?text=%C3%A9"),
    ("osqr://thread?text={\"|\"}", "osqr://thread?text=%7B%22%7C%22%7D"),
    // If one percent sign is invalid, all percent signs in the component are encoded.
    ("osqr://thread?text=%41%zz", "osqr://thread?text=%2541%25zz"),
  ])
  func someChangesCannotBeSeen(_ text: String, _ changed: String) throws {
    #expect(refusal { try Self.router.match(text) } != nil)
    let url = try #require(URL(string: text))
    #expect(url.absoluteString == changed)
    #expect(try Self.router.match(url).link == changed)
    // Initializers that take the original string detect the error.
    #expect(refusal { try URL(link: text) } != nil)
    #expect(refusal { try ReceivedLink.pushed(text).match(in: Self.router) } != nil)
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      #expect(URL(string: text, encodingInvalidCharacters: false) == nil)
    }
  }

  /// A fragment does not change the path and the query that Foundation finds.
  @Test(arguments: [
    "#50%", "#[x]", "#\u{E9}", "#a|b", "##", "#:~:text=50%", "#%FF", "#%00", "#{\"^<`>\"}",
    "#%zz%4",
  ])
  func fragmentsChangeNothingElse(_ fragment: String) throws {
    let link = "https://wordly.ai/attend/KX%54R?passcode=4F%37K"
    let match = try Self.router.match(link + fragment)
    #expect(match["passcode"]?.text == "4F7K")
    let url = try #require(URL(string: link + fragment))
    #expect(url.path(percentEncoded: true) == "/attend/KX%54R")
    #expect(url.query(percentEncoded: true) == "passcode=4F%37K")
    #expect(try Self.router.match(url).canonicalLink == match.canonicalLink)
  }

  @Test(arguments: [
    "attend/KXTR", "/attend/KXTR", "../attend/KXTR", "x/../../attend/KXTR", "./attend/KXTR",
    "//wordly.ai/attend/KXTR",
  ])
  func relativeURLsAreRefused(_ text: String) throws {
    let base = try #require(URL(string: "https://wordly.ai/x/"))
    let url = try #require(URL(string: text, relativeTo: base))
    let error = refusal { try Self.router.match(url) }
    #expect(error?.code == .relativeURL)
    #expect(error?.range.range == 0..<url.absoluteString.utf8.count)
    #expect(refusal { try ReceivedLink.opened(url).match(in: Self.router) }?.code == .relativeURL)
  }

  @Test func anAbsoluteURLForgetsABase() throws {
    let base = try #require(URL(string: "https://evil.example/"))
    let url = try #require(URL(string: "https://wordly.ai/attend/KXTR", relativeTo: base))
    #expect(try Self.router.match(url).reference.description == "wordly.attend")
  }

  /// `standardized` hides an error, so an app must not use it before routing.
  @Test(arguments: [
    ("https://wordly.ai/x/../attend/KXTR", "https://wordly.ai/attend/KXTR"),
    ("https:wordly.ai/attend/KXTR", "https://wordly.ai/attend/KXTR"),
  ])
  func standardizedHidesARefusal(_ text: String, _ standardized: String) throws {
    let url = try #require(URL(string: text))
    #expect(refusal { try Self.router.match(url) } != nil)
    #expect(url.standardized.absoluteString == standardized)
    #expect(try Self.router.match(url.standardized).link == standardized)
  }

  @Test func filesAreNoLinks() {
    for url in [URL(fileURLWithPath: "/attend/KXTR"), URL(fileURLWithPath: "attend/KXTR")] {
      #expect(refusal { try Self.router.match(url) } != nil)
    }
  }
}
