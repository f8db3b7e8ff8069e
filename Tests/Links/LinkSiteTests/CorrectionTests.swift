import Foundation
import LinkCodeGeneration
import LinkManifests
import LinkRouting
import ManifestSamples
import TestSupport
import Testing

/// Tests the corrected links that the debugger suggests, and the values that it masks.
@Suite(
  "Corrections in the browser",
  .enabled(if: ForeignTools.areExpected("node"), "\(ForeignTools.absence("node"))"))
struct CorrectionTests {
  private static let text = """
    app: shop
    hosts: [shop.example]
    schemes: [shop]
    types:
      sku: { text: "A-Z 0-9 -", length: 3..12, fold: uppercase }
      pin: { text: "0-9", length: 4, secret: true }
      size: { enum: [small, large] }
      mode: { enum: [voice, typed] }
    routes:
      item:
        path: /item/{sku}
        query: { size: size?, count: integer?, gift: boolean?, pin: pin?, voucher: text? }
      page: { path: "/pages/{path:text*}", fragment: { section: text? } }
      cart: /cart
      user: { path: /user, query: { name: text }, strict: true }
      order: { path: "/orders/{code:pin}/status" }
      book: { path: "/books/{id:integer}" }
      talk: { path: "/talks/{id:mode}" }
    exclude: [/help]
    """

  private static let manifest = Result {
    try ManifestFile(parsing: Array(text.utf8), path: "shop.links.yaml")
  }

  /// Returns a JavaScript function that runs a body for each of its inputs, with the apps as
  /// `apps`.
  private func program(_ body: String) throws -> String {
    let manifest = try Self.manifest.get()
    return """
      (texts) => {
        const apps = [\(JavaScriptTable.expression(for: manifest))];
        return texts.map((text) => { \(body) });
      }
      """
  }

  // Rows follow the syntax policy: typing errors are corrected, attacks never are.
  @Test("A link with a typing error is corrected")
  func corrected() throws {
    let host = "https://shop.example"
    let rows: [(link: String, correction: String?)] = [
      ("\(host)/cart", nil), ("\(host)/crat", "\(host)/cart"), ("\(host)/CART", "\(host)/cart"),
      ("\(host)//cart", "\(host)/cart"), ("//shop.example/cart", "\(host)/cart"),
      ("shop.example/cart", "\(host)/cart"), ("https:shop.example/cart", "\(host)/cart"),
      ("https:/shop.example/cart", "\(host)/cart"), ("http://shop.example/cart", "\(host)/cart"),
      ("htps://shop.example/cart", "\(host)/cart"), ("shpo://cart", "shop://cart"),
      ("https://www.shop.example/cart", "\(host)/cart"), ("\(host):443/cart", "\(host)/cart"),
      ("shop.example:443/cart", "\(host)/cart"), ("\(host):8443/cart", nil),
      ("\(host)/pages/a b/é", "\(host)/pages/a%20b/%C3%A9"),
      ("\(host)/pages/<a>", "\(host)/pages/%3Ca%3E"), ("\(host)/pages/50%", "\(host)/pages/50%25"),
      ("\(host)/itme/abc-1?size=smal", "\(host)/item/abc-1?size=small"),
      ("\(host)/item/abc?gift=Yes&count=+07", "\(host)/item/abc?gift=true&count=7"),
      ("\(host)/item/abc?SIZE=large", "\(host)/item/abc?size=large"),
      ("\(host)/item/abc?vuocher=x", "\(host)/item/abc?voucher=x"),
      // Two routes have a parameter with this name, but its types differ.
      ("\(host)/books/007", "\(host)/books/7"), ("\(host)/talks/voise", "\(host)/talks/voice"),
      ("\(host)/item/abc?utm_source=x", nil), ("\(host)/item/abc?pin=12", nil),
      ("\(host)/user?nmae=x", "\(host)/user?name=x"), ("\(host)/user", nil),
      ("shop:itme/abc", "shop:item/abc"),
      // Attacks, and links that do not belong to the app, have no correction.
      ("\(host)\\@evil.example/cart", nil), ("https://user@shop.example/cart", nil),
      ("https://evil.example/cart", nil), ("https://shop.exmaple/cart", nil),
      ("https://shop%2eexample/cart", nil), ("\(host)/a/../cart", nil),
      ("\(host)/%2e%2e/cart", nil),
      ("\(host)/help", nil), ("javascript:alert(1)", nil), ("", nil), ("x", nil),
    ]
    let found: [String?] = try SiteProgram.evaluate(
      program("return correctedLink(apps, text) ?? null;"), rows.map(\.link),
      scripts: ["links.js", "debugger.js"])
    for (row, correction) in zip(rows, found) {
      #expect(correction == row.correction, "\(row.link)")
    }
  }

  @Test("The router accepts every correction, and the library corrects these rejected links, too")
  func accepted() throws {
    let manifest = try Self.manifest.get().manifest
    let router = Router(proven: [manifest])
    var samples = SampleLinks(manifest, seed: 7)
    let links = (0..<400).flatMap { number -> [String] in
      let route = manifest.routes[number % manifest.routes.count]
      let build = samples.build(route)
      return samples.link(of: build).map { samples.variants(of: $0, route) } ?? []
    }
    let found: [String?] = try SiteProgram.evaluate(
      program("return correctedLink(apps, text) ?? null;"), links,
      scripts: ["links.js", "debugger.js"])
    var count = 0
    for (link, correction) in zip(links, found) {
      guard let correction else { continue }
      count += 1
      #expect(throws: Never.self, "\(link): \(correction)") { try router.match(correction) }
      do throws(LinkError) {
        // The library does not correct some links that match, although one of their keys may be
        // misspelled.
        _ = try router.match(link)
      } catch {
        #expect(router.suggestion(for: link) != nil, "\(link): \(correction)")
      }
    }
    #expect(count > 20)
  }

  @Test("Values that may be secret are masked")
  func hidden() throws {
    let host = "https://shop.example"
    let rows = [
      ("\(host)/item/abc?size=small&pin=4711", "\(host)/item/abc?size=small&pin=•••"),
      ("\(host)/item/abc?PIN=4711&size=x", "\(host)/item/abc?PIN=•••&size=x"),
      ("\(host)/item/abc?%70in=4711", "\(host)/item/•••?%70in=•••"),
      ("\(host)/item/abc?pni=4711", "\(host)/item/abc?pni=•••"),
      ("\(host)/item/abc?pin4711", "\(host)/item/abc?•••"),
      ("\(host)/item/abc?spin=7", "\(host)/item/abc?spin=•••"),
      ("\(host)/cart&pin=4711?size=small", "\(host)/•••"),
      ("\(host)/item/abc?size=small;pin=4711", "\(host)/item/abc?size=small;pin=•••"),
      ("\(host)/cart#pin=4711", "\(host)/cart#pin=•••"), ("\(host)/cart#top", "\(host)/cart#top"),
      ("\(host)/cart#/orders/4711", "\(host)/cart#•••"),
      ("\(host)/orders/4711/status", "\(host)/orders/•••/status"),
      ("\(host)/order/4711/status", "\(host)/•••/•••/status"),
      ("shop://orders/4711/status", "shop://orders/•••/status"),
      ("https://4711:4711@shop.example/cart", "https://•••@shop.example/cart"),
      ("https:4711:4711@shop.example/cart", "•••@shop.example/cart"),
      // Ordinary words stay, even if they contain the name of a secret.
      ("\(host)/pages/shipping/x", "\(host)/pages/shipping/x"),
      ("\(host)/pages/opinion", "\(host)/pages/opinion"),
      // A link of the app inside a value can contain a secret, too.
      ("\(host)/item/abc?voucher=\(host)/orders/4711", "\(host)/item/abc?voucher=•••"),
      ("\(host)/cart?voucher=\(host)/orders/4711", "\(host)/cart?voucher=•••"),
      ("\(host)/cart?voucher=\(host)/cart", "\(host)/cart?voucher=\(host)/cart"),
      ("\(host)/item/abc?voucher=a/today", "\(host)/item/abc?voucher=a/today"),
      // A rejected link shows only literals and hosts, because a secret may be anywhere.
      ("shop.example/orders/4711/status", "shop.example/orders/•••/status"),
      ("htps://shop.example/order/4711/status", "htps://shop.example/•••/•••/status"),
      ("https:/shop.example/orders/4711", "https:/shop.example/orders/•••"),
      ("\(host)/en/orders/4711/status", "\(host)/•••/orders/•••/status"),
      ("\(host)/orders%2F4711/status", "\(host)/orders%2F•••/status"),
      ("\(host)/orders%252F4711/status", "\(host)/orders%252F•••/status"),
      ("\(host)\\orders\\4711", "\(host)\\orders\\•••"),
      ("Open \(host)/orders/4711 now", "••• \(host)/orders/••• •••"),
      ("", ""),
    ]
    let body = """
      const answer = answerOf(apps, text);
      const parts = splitLink(encode(text));
      const hidden = new HiddenRanges(parts, apps, new SiteSecrets(apps), answer.found);
      return hidden.text({ start: 0, end: parts.bytes.length });
      """
    let found: [String] = try SiteProgram.evaluate(
      program(body), rows.map(\.0), scripts: ["links.js", "debugger.js"])
    for (row, text) in zip(rows, found) { #expect(text == row.1) }
  }

  @Test("The parts of a link are those of RFC 3986, appendix B")
  func parts() throws {
    let rows = [
      "https://u:p@h.example:80/a/b?c=d&e&&=f#g", "mailto:a@b", "//h", "?", "#", "", "a:b:c",
      "https://[::1]:8/x", "https://h?#", "shop:item", "x://@:",
    ]
    let pattern = /^(?:([^:\/?#]+):)?(?:\/\/([^\/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?/
    let body = """
      const parts = splitLink(encode(text));
      const { scheme, userInfo, host, port, path, query, fragment } = parts;
      const texts = [scheme, path, query, fragment].map((range) =>
        range === undefined ? null : partText(parts, range));
      const authority = host === undefined ? null
        : (userInfo ? partText(parts, userInfo) + "@" : "") + partText(parts, host)
          + (port ? ":" + partText(parts, port) : "");
      return [texts[0], authority, ...texts.slice(1)];
      """
    let found: [[String?]] = try SiteProgram.evaluate(
      program(body), rows, scripts: ["links.js", "debugger.js"])
    for (link, parts) in zip(rows, found) {
      let match = try #require(link.wholeMatch(of: pattern)).output
      let expected = [match.1, match.2, match.3, match.4, match.5].map { $0.map(String.init) }
      #expect(parts == expected, "\(link)")
    }
  }
}
