import Diagnostics
import Foundation
import LinkAssociations
import LinkManifests
import LinkRouting
import LocalizedTexts
import ManifestSamples
import TestSupport
import Testing

/// Tests that the script in the browser predicts the same decisions of platforms as the library.
@Suite(
  "Verdicts in the browser",
  .enabled(if: ForeignTools.areExpected("node"), "\(ForeignTools.absence("node"))"))
struct BrowserVerdictTests {
  /// Links, and a table of the association files that the script evaluates.
  private struct Input: Encodable {
    struct Link: Encodable {
      var text: String
      var app: String?
    }

    var table: String
    var links: [Link]
  }

  /// A decision that the script predicts.
  private struct Output: Decodable {
    var opens: Bool
    var reason: String
    var text: String
    var app: String?
    var component: Int?
    var path: String?
    var place: Place?

    /// The line, the column, and the text of a rule.
    struct Place: Decodable {
      var line: Int
      var column: Int
      var text: String

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        line = try list.decode(Int.self)
        column = try list.decode(Int.self)
        text = try list.decode(String.self)
      }
    }
  }

  private static let program = """
    (inputs) => inputs.map(({ table, links }) => {
      const verdicts = new Verdicts(JSON.parse(table));
      return links.map(({ text, app }) =>
        Object.fromEntries(verdicts.all(splitLink(encode(text)), app)));
    })
    """

  /// Unusual links, in which a host of the tested manifest replaces `h.example`.
  private static let oddLinks = [
    "", ":", "x", "//", "https:", "https://", "https:///", "https://@", "https://[::1]:80/x",
    "mailto:a@b", "https://h.example", "HTTPS://H.EXAMPLE", "http://h.example:80/",
    "https://h.example:443/", "https://h.example:8443/", "https://u:p@h.example/a",
    "https://h.example\\@evil.example/", "https://h.example/%", "https://h.example/%ff?%ff#%ff",
    "https://h.example/?a=[&b=%41", "https://h.example?a;b", "https://h.example/#?a",
    "https://h.example/\u{FEFF}é", "https://ſhop.example/", "https://h.example/?=&=&&a",
  ]

  /// Returns a manifest with identities on all platforms.
  private func published(_ manifest: LinkManifest) -> LinkManifest {
    var manifest = manifest
    let bytes = (0..<32).map { _ in "AB" }
    manifest.platforms.apple = .init(appIDs: ["ABCDE12345.example.\(manifest.app)"])
    manifest.platforms.android = .init(
      package: "example.\(manifest.app)", fingerprints: [bytes.joined(separator: ":")])
    return manifest
  }

  private func links(of manifest: LinkManifest, seed: UInt64) -> [String] {
    var samples = SampleLinks(manifest, seed: seed)
    var random = SplitMix64(seed: seed)
    var links: [String] = []
    for route in manifest.routes.prefix(12) {
      for _ in 0..<2 {
        let build = samples.build(route)
        guard let link = samples.link(of: build) else { continue }
        links += [link] + samples.variants(of: link, route)
        links.append(link.replacing("https:", with: random.oneIn(2) ? "http:" : "HTTPS:"))
        links.append(link.uppercased())
        for host in manifest.hosts.dropFirst() {
          // If the host contains a parameter, such as `{store:slug}.shop.example`, links need a
          // value.
          let sample = manifest.sampleOrigin(of: host).dropFirst("https://".count)
          let name = host.hasPrefix("{") ? String(sample) : host
          links.append(link.replacing(manifest.hosts[0], with: name))
        }
      }
    }
    let host = manifest.hosts.first ?? "h.example"
    return links + Self.oddLinks.map { $0.replacing("h.example", with: host) }
  }

  /// Compares the script's decisions with those of ``LinkJudge``, for each set of manifests.
  private func compare(_ sets: [[LinkManifest]], minimumAPI: Int) throws {
    var judges: [LinkJudge] = []
    var inputs: [Input] = []
    var expectations: [[LinkVerdict]] = []
    for (number, manifests) in sets.enumerated() {
      let judge: LinkJudge
      let table: String
      do throws(AssociationWriteError) {
        judge = try LinkJudge(manifests: manifests, minimumAPI: minimumAPI)
        table = try LinkJudge.verdictTable(of: manifests, minimumAPI: minimumAPI)
      } catch {
        // Some manifests of the tests cannot be expressed in association files.
        continue
      }
      let texts = manifests.flatMap { links(of: $0, seed: UInt64(number)) }
      let verdicts = texts.map(judge.verdict(for:))
      let asked = zip(texts, verdicts).map { text, verdict in
        var app: String?
        if case .accepts(let route)? = verdict.router { app = route.app }
        return Input.Link(text: text, app: app)
      }
      expectations.append(verdicts)
      judges.append(judge)
      inputs.append(Input(table: table, links: asked))
    }
    let outputs: [[[String: Output]]] = try SiteProgram.evaluate(
      Self.program, inputs, scripts: ["links.js", "debugger.js"])
    let english = Texts<DebuggerText>(language: "en")
    var count = 0
    for (index, judge) in judges.enumerated() {
      let lines = judge.files.mapValues { LineIndex($0) }
      for (number, answer) in outputs[index].enumerated() {
        let link = inputs[index].links[number]
        let verdict = expectations[index][number]
        for platform in LinkPlatform.allCases {
          let expected = verdict.platforms[platform]
          let found = answer[platform.rawValue]
          let context = Comment(rawValue: "\(platform) of \(link.text)")
          #expect((found == nil) == (expected == nil), context)
          guard let found, let expected else { continue }
          count += 1
          #expect(found.opens == expected.opens, context)
          #expect(found.reason == expected.reason.rawValue, context)
          #expect(found.app == expected.app, context)
          #expect(found.component == expected.component, context)
          if let place = expected.place, let path = expected.path, let index = lines[path] {
            let position = index.position(of: place.lowerBound)
            #expect(found.path == path, context)
            #expect(found.place?.line == position.line, context)
            #expect(found.place?.column == position.column, context)
          } else {
            #expect(found.place == nil, context)
          }
          // The library's explanation starts with the sentence on the page.
          let key = found.text.split(separator: ".older.")[0].lowercased()
          if key.hasPrefix("component") || key == "size" { continue }
          let sentence = try #require(DebuggerText(rawValue: "verdict." + key), context)
          let text = english[sentence].dropLast()
          #expect(expected.explanation.hasPrefix(text.prefix(1).lowercased() + text.dropFirst()))
        }
      }
    }
    #expect(count > 1_000)
  }

  @Test("Verdicts for all test manifests are the same as in the library", arguments: [23, 31])
  func manifests(minimumAPI: Int) throws {
    let tables = try TableManifests.all().map(\.file.manifest)
    let samples = (0..<20).map { SampleManifests.manifest($0, seed: 22) }
    let constructs = try ConstructManifests.all()
    try compare(
      (tables + samples + constructs).map { [published($0)] }, minimumAPI: minimumAPI)
  }

  @Test("Verdicts for several apps together are the same as in the library")
  func apps() throws {
    let bundled = try TableManifests.bundled().map(\.file.manifest)
    var unpublished = bundled
    unpublished[0].platforms = .init()
    try compare([bundled, bundled.map(published), unpublished], minimumAPI: 31)
  }
}
