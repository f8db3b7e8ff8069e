import Foundation
import LinkManifests
import LinkRouting
@testable import LinkSite
import LinkTestSupport
import ManifestSamples
import TestSupport
import TextPrimitives
import Testing

@Suite("Generator of sites")
struct SiteGeneratorTests {
  // The rows are from NIST's examples. The last one has a length at which the padding needs another
  // block.
  @Test(
    "SHA-256 has the values of the standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func hash(_ text: String, _ expected: String) {
    #expect(SHA256.base64(Array(text.utf8)) == expected)
  }

  private static func site(
    _ manifest: LinkManifest, _ theme: SiteTheme = SiteTheme(), hasDebugger: Bool = false
  ) throws -> [String: String] {
    let bytes = Array(ManifestWriter().text(of: manifest).utf8)
    let file = try ManifestFile(parsing: bytes, path: "app.links.yaml")
    var content = SiteContent(
      manifests: [file], theme: theme, allowsPlaceholders: true, hasDebugger: hasDebugger)
    content.titles["en"] = SiteContent.Titles()
    let files = try SiteGenerator(content).files()
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private static func manifest(_ text: String = "Shop") throws -> LinkManifest {
    LinkManifest(
      app: "shop", title: text, hosts: ["shop.example"],
      routes: [
        Route(name: "item", pattern: try RoutePattern(parsing: "/item/{id:integer}"), summary: text)
      ])
  }

  /// The site of a manifest with a harmless title.
  private static let plain = Result { try site(try manifest()) }

  @Test("No string of a manifest becomes markup", arguments: HostileTexts.lines)
  func hostileStrings(_ text: String) throws {
    // A blank title, or a title with control characters, is an error of the manifest.
    guard !text.unicodeScalars.allSatisfy(\.properties.isWhitespace),
      !text.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
    else { return }
    let plain = try Self.plain.get()
    let hostile = try Self.site(try Self.manifest(text))
    for (path, page) in plain where path.hasSuffix(".html") {
      // If a string became markup, its page would contain more of these marks than the harmless
      // page.
      for mark in ["<", ">", "\"", "<script", "{{"] {
        let expected = page.ranges(of: mark).count
        #expect(hostile[path]?.ranges(of: mark).count == expected, "\(path): \(mark)")
      }
    }
  }

  @Test("Only a site with the debugger contains it, and allows the camera")
  func debugger() throws {
    let plain = try Self.plain.get()
    let files = try Self.site(try Self.manifest(), hasDebugger: true)
    #expect(!plain.keys.contains { $0.contains("debugger") || $0.hasSuffix("_links/index.html") })
    #expect(!plain.values.contains { $0.contains("debugger") || $0.contains("camera=(self)") })
    let added = Set(files.keys).subtracting(plain.keys)
      .filter { !$0.contains("/_links/links-") && !$0.contains("/_links/debugger-") }
    let languages = ["en", "es", "fr", "ja", "zh-CN", "de"]
    let names = ["index.html"] + languages.map { "debugger.\($0).html" }
    #expect(added == Set(names.map { "shop.example/_links/" + $0 }))
    // The debugger does not change the pages of links, except for their security policy.
    let page = try #require(files["shop.example/_links/shop.item.en.html"])
    let policy = /content="default-src[^"]*"/
    let expected = plain["shop.example/_links/shop.item.en.html"]?.replacing(policy, with: "")
    #expect(page.replacing(policy, with: "") == expected)
    let server = try #require(files["servers/shop.example/nginx/site.conf"])
    #expect(server.contains("location = /_links {") && server.contains("camera=(self)"))
    #expect(files["servers/shop.example/Caddyfile"]?.contains("path /_links /_links/") == true)
    #expect(files["shop.example/_headers"]?.contains("camera=(self)") == true)
    let debugger = try #require(files["shop.example/_links/debugger.fr.html"])
    let style = try #require(debugger.firstMatch(of: /<style>([\s\S]*)<\/style>/)).1
    #expect(debugger.contains("'sha256-\(SHA256.base64(Array(style.utf8)))'"))
  }

  @Test("A server of a wildcard host also serves its subdomains")
  func subdomains() throws {
    let plain = try Self.plain.get()
    for others in [["first.example"], ["shop.example", "www.shop.example"]] {
      var manifest = try Self.manifest()
      manifest.hosts = others + ["*.shop.example"]
      let files = try Self.site(manifest)
      let nginx = try #require(files["servers/shop.example/nginx/example.conf"])
      #expect(nginx.contains("server_name shop.example *.shop.example;"))
      let caddy = try #require(files["servers/shop.example/Caddyfile"])
      #expect(caddy.hasPrefix("shop.example, *.shop.example {\n"))
      let readme = try #require(files["servers/shop.example/README.md"])
      #expect(readme.contains("certificate for `*.shop.example`"))
      for name in ["nginx/http.conf", "nginx/site.conf"] {
        #expect(files["servers/shop.example/" + name] != nil)
      }
      if others.count > 1 {
        let www = try #require(files["servers/www.shop.example/nginx/example.conf"])
        #expect(www.contains("server_name www.shop.example;"))
      }
    }
    #expect(
      plain["servers/shop.example/nginx/example.conf"]?.contains("server_name shop.example;")
        == true)
    #expect(plain["servers/shop.example/README.md"]?.contains("*.shop.example") == false)
  }

  @Test("The policy of a page contains the hashes of its script and its style")
  func policy() throws {
    var theme = SiteTheme()
    theme.style = "\nh1 { color: red; }\n"
    let files = try Self.site(try Self.manifest(), theme)
    let page = try #require(files["shop.example/_links/shop.item.fr.html"])
    let style = try #require(page.firstMatch(of: /<style>([\s\S]*)<\/style>/)).1
    #expect(style.hasSuffix(theme.style))
    #expect(page.contains("style-src 'sha256-\(SHA256.base64(Array(style.utf8)))'"))
    let path = try #require(page.firstMatch(of: /<script src="\/([^"]*)"/)).1
    let script = try #require(files["shop.example/" + path])
    let hash = "sha256-" + SHA256.base64(Array(script.utf8))
    #expect(page.contains("script-src '\(hash)'") && page.contains("integrity=\"\(hash)\""))
    #expect(files["shop.example/_headers"]?.contains("script-src '\(hash)'") ?? false)
  }

  @Test("The pattern of a server matches every path that its route accepts", arguments: 0..<40)
  func patterns(_ number: Int) throws {
    let manifest = SampleManifests.manifest(number, seed: 22)
    let router = try Router([manifest])
    for row in SampleRows.rows(of: manifest, seed: 22) {
      // The first field of a row is a link.
      let link = String(row.split(separator: "\t", omittingEmptySubsequences: false)[0])
      guard let match = try? router.match(link), link.hasPrefix("https://"),
        let route = manifest.routes.first(where: { $0.name == match.reference.route }),
        let start = link.dropFirst("https://".count).firstIndex(of: "/")
      else { continue }
      let path = link[start...].prefix { $0 != "?" && $0 != "#" }
      // An encoded slash becomes a separator before the server compares the path.
      guard let decoded = path.removingPercentEncoding, !path.lowercased().contains("%2f") else {
        continue
      }
      let expression = try NSRegularExpression(
        pattern: SiteServer.expression(for: route),
        options: route.isCaseSensitive ? [] : [.caseInsensitive])
      let whole = NSRange(decoded.startIndex..., in: decoded)
      #expect(expression.firstMatch(in: decoded, range: whole) != nil, "\(link): \(expression)")
    }
  }
}
