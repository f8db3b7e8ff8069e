import Diagnostics
import LinkRouting
import Testing
import TextPrimitives

/// Tests that the mask hides the secrets of the apps that a link names.
///
/// If a link may belong to any app, the mask must hide the secrets of all apps.
@Suite struct MaskScopeTests {
  /// Apps whose secret keys are `nkey`, `skey`, `wkey`, `hkey` and `pkey`.
  ///
  /// `south` and `west` share a scheme; `harbour` and `ports` share a host on several ports.
  private static func router() throws -> Router {
    func manifest(
      _ app: String, hosts: [String] = [], schemes: [String] = [], secret: String
    ) -> LinkManifest {
      LinkManifest(
        app: app, hosts: hosts, schemes: schemes,
        types: [ParameterType("code", .text(TextRule(length: 1...20)), isSecret: true)],
        routes: [
          .make(app, "/\(app)", query: ["\(secret): code?"]),
          .make("\(app)-key", "/\(app)/key/{code}"),
        ])
    }
    return try Router([
      manifest("north", hosts: ["north.example"], schemes: ["north"], secret: "nkey"),
      manifest("south", hosts: ["south.example"], schemes: ["shared"], secret: "skey"),
      manifest("west", schemes: ["shared", "west"], secret: "wkey"),
      manifest("harbour", hosts: ["port.example"], secret: "hkey"),
      manifest("ports", hosts: ["port.example:81", "port.example:82"], secret: "pkey"),
    ])
  }

  private static let items = "nkey=N1&skey=S1&wkey=W1&hkey=H1&pkey=P1"

  /// Returns those secrets in ``items`` that a masked link hides.
  private static func hidden(in text: String) -> String {
    ["N", "S", "W", "H", "P"].filter { !text.contains("\($0)1") }.joined()
  }

  @Test(
    "A link hides the secrets of the apps that its host or scheme names",
    arguments: [
      // These links match.
      ("https://north.example/north?", "N"), ("HTTPS://North.Example/north?", "N"),
      ("north:north?", "N"), ("North:///north?x=1&", "N"), ("north://north#", "N"),
      // Apps that share a host or a scheme hide each other's secrets.
      ("https://south.example/south?", "SW"), ("shared:south?", "SW"), ("west://west?", "SW"),
      ("https://port.example/harbour?", "HP"), ("https://port.example:82/ports?", "HP"),
      // These links are rejected because of their path, scheme, or port.
      ("https://north.example/nrth?", "N"), ("http://north.example/north?", "N"),
      ("north://nrth?", "N"), (" https://north.example/x#", "N"),
      ("https://north.example:9/?", "N"),
      ("https://port.example:83/x?", "HP"), ("west:x?", "SW"),
    ])
  func named(_ start: String, _ hidden: String) throws {
    let router = try Self.router()
    let link = start + Self.items
    #expect(Self.hidden(in: router.masked(link).text) == hidden)
    guard let match = try? router.match(link) else { return }
    #expect(Self.hidden(in: match.maskedLink.text) == hidden)
    // `extra` contains only items of the query, so it is empty if the items are in the fragment.
    let shown = match.extra.filter { !$0.isSecret }.flatMap(\.values).joined()
    #expect(match.extra.isEmpty || Self.hidden(in: shown) == hidden)
    let reader = LinkReader(router, masksSecrets: true)
    var reading = LinkReading()
    var buffer = ByteBuffer()
    let bytes = Array(link.utf8)
    #expect(reader.read(bytes.span, into: &reading))
    reader.appendLink(reading, bytes.span, to: &buffer)
    #expect(buffer.text == match.maskedLink.text)
  }

  @Test(
    "A link that may belong to any app hides the secrets of all apps",
    arguments: [
      // No app declares the host or the scheme.
      "https://other.example/north?", "other:north?", "/north?", "", "north.example/north?",
      // Parsers disagree on the host of these links.
      #"https://north.example\@south.example/?"#, "https://north.example@south.example/?",
      "https://user@north.example/?", "https:/north.example/?", "https:///north.example/?",
      "https:north.example/?", "//north.example/?", "https://north%2Eexample/?",
      "https://north.example:8x/?", "https://north.example:80@south.example/?",
      "https://north.example./?", "https://.north.example/?", "ht\ttps://north.example/?",
      "https://nor\tth.example/?", "https://ｎorth.example/?", "https://north。example/?",
      "https://north.example\u{AD}/?", "<https://north.example/?", "[x](https://north.example/?",
      "view-source:https://north.example/?", "https%3A//north.example/?",
      // The text after an app's scheme may be intended as a host.
      "north://south.example/south?", "north:south%2Eexample/south?",
      // The link contains a second link, whether encoded or not.
      "https://north.example/north?go=west:x?", "https://north.example/north?go=west%3Ax&",
      "https://north.example/north?go=west%253Ax&", "https://north.example/north?go=//x.example&",
      "https://north.example/north?go=x.example/y&",
      "https://north.example/north?go=x.example%2Fy&",
      "https://north.example/north#x.example?", "https://north.example/north?go=%5C%5Cx&",
      "https://north.example/to/west:x?", "https://north.example/to//x.example?",
      "north://north?go=x.example/y&", "north:north?go=shared%3A&",
    ])
  func anyApp(_ start: String) throws {
    let router = try Self.router()
    let link = start + Self.items
    #expect(Self.hidden(in: router.masked(link).text) == "NSWHP")
    guard let match = try? router.match(link) else { return }
    #expect(Self.hidden(in: match.maskedLink.text) == "NSWHP")
  }

  @Test(
    "Secrets in paths are hidden for the same apps",
    arguments: [
      ("https://north.example/north/key/C1", true), ("https://north.example/nort/key/C1", true),
      ("https://north.example/west/key/C1", false), ("https://other.example/west/key/C1", true),
      ("https://south.example/west/key/C1", true), ("north:south/key/C1", false),
      ("north://south.example/south/key/C1", true),
    ])
  func paths(_ link: String, _ isHidden: Bool) throws {
    #expect(try Self.router().masked(link).text.contains("C1") != isHidden)
  }

  @Test("A correction hides the same secrets as the rejected link, and vice versa")
  func corrections() throws {
    let router = try Self.router()
    // The rejected link has no recognizable host, but the corrected link names an app.
    let link = Array("https:///north.example/north?nkey=N1&skey=S1".utf8)
    let correction = try #require(router.correction(of: Bytes(link)))
    let secrets = router.masked(link).maskedRanges.map(\.range)
    let shown = correction.masked(by: router, besides: secrets)
    #expect(shown.text == "https://north.example/north?nkey=•••&skey=•••")
  }
}
