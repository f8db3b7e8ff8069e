import BundledApps
import Foundation
import LinkAdapters
import LinkRouting
import TestSupport
import Testing
import URLSyntax

/// Tests properties of built links and of strings that are nearly links.
@Suite struct AdapterLawTests {
  let router = Router(proven: BundledApp.all)

  /// A canonical link does not change, byte for byte, in a `URL` and in `URLComponents`.
  @Test func builtLinksSurviveFoundation() throws {
    var random = SplitMix64(seed: 0xADA9)
    let spice = Array("/\\?#&=;+%@:. ~-_'\"<>[]{}|^`•é\u{301}日😀\u{A0}\u{FEFF}AzZ09".unicodeScalars)
    for _ in 0..<LawEffort.rounds(400) {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.unicodeScalars.append(random.pick(spice))
      }
      let scheme = random.pick([nil, "osqr", "https"])
      let thread = RouteReference(app: "osqr", route: "thread")
      // An empty value is treated as absent.
      if text.isEmpty { text = "a" }
      let link = try router.link(to: thread, texts: [("text", [text])], scheme: scheme)
      let url = try URL(link: link)
      #expect(url.absoluteString == link)
      let match = try router.match(url)
      #expect(match["text"]?.text.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      #expect(try match == router.match(link))
      #expect(try match == router.match(URLComponents(link: link)))
      #expect(try router.match(match.canonicalURL()) == match)
      // Foundation returns the same value, except that it drops a leading byte order mark.
      let item = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first
      let found = try #require(item?.value).unicodeScalars
      let expected =
        text.unicodeScalars.first == "\u{FEFF}"
        ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
      #expect(found.elementsEqual(expected), "\(link)")
    }
  }

  /// The errors that Foundation can hide by changing the link; `Traps.md` lists them.
  static let undone: Set<String> = [
    "space", "non-ascii-character", "non-ascii-host", "forbidden-character",
    "invalid-percent-encoding", "backslash",
    "invalid-port", "ambiguous-escape", "control-character",
    "percent-encoded-invalid-utf-8", "percent-encoded-control",
  ]

  /// The scheme and host of an accepted `URL` are those that Foundation finds in it.
  ///
  /// If a string is rejected but its `URL` is accepted, the reason must be documented.
  @Test func foundationUndoesOnlyWhatIsDocumented() throws {
    var random = SplitMix64(seed: 0x7A95)
    var counts = (accepted: 0, undone: 0)
    for _ in 0..<LawEffort.rounds(20_000) {
      let text = Self.text(&random)
      guard let url = URL(string: text) else { continue }
      for url in [url, url.absoluteURL] {
        guard refusal({ try router.match(url) }) == nil else { continue }
        let match = try router.match(url)
        counts.accepted += 1
        let scheme = try #require(url.scheme).lowercased()
        #expect(match.isCustomScheme ? match.manifest.schemes.contains(scheme) : scheme == "https")
        if !match.isCustomScheme {
          #expect(match.manifest.hosts.contains(try #require(url.host).lowercased()))
          #expect(url.user == nil && url.port == nil)
        }
        guard let error = refusal({ try router.match(text) }) else { continue }
        counts.undone += 1
        #expect(Self.undone.contains(error.code.rawValue), "\(error) of \(text.debugDescription)")
      }
    }
    #expect(counts.accepted > 100 && counts.undone > 10, "\(counts)")
  }

  /// Components that are set separately are matched like the link that they form, or rejected.
  @Test func componentsSpellOneLink() throws {
    var random = SplitMix64(seed: 0xC0DE)
    var count = 0
    for _ in 0..<LawEffort.rounds(10_000) {
      var components = URLComponents()
      components.scheme = random.pick([nil, "https", "wordly", "osqr"])
      components.host = random.pick([nil, "", "wordly.ai", "attend", "evil.com/", "x@wordly.ai"])
      components.path =
        random.pick(["", "/", "//wordly.ai", "/attend", "attend", "a:b"])
        + random.pick(["", "/KXTR", "/..", "/K?X", "/K#X", "/\u{E9}", "//"])
      components.query = random.pick([nil, "", "lang=fr", "lang=f#r", "lang=%66r"])
      components.fragment = random.pick([nil, "", "#", "x"])
      guard refusal({ try router.match(components) }) == nil else { continue }
      count += 1
      let match = try router.match(components)
      if match.isCustomScheme {
        #expect(components.scheme.map { [match.app].contains($0) } == true)
      } else {
        #expect(components.scheme == "https" && components.host == "wordly.ai")
      }
      #expect(match.link == components.string)
    }
    #expect(count > 50, "\(count)")
  }

  /// Returns a link of random pieces, some of which are invalid in a link.
  private static func text(_ random: inout SplitMix64) -> String {
    let pieces = [
      "https", "osqr", "wordly", "file", ":", ":", "//", "//", "/", "/", "wordly.ai",
      "app.osqr.app",
      "attend", "thread", "KXTR-7429", "?", "text=", "lang=fr", "&", "#", "@", "\\", "\t", "\n",
      " ",
      "%", "%41", "%2F", "%2e", "..", ".", "\u{E9}", "\u{FF57}", "\u{AD}", "\u{3002}", "xn--", "[",
      "]", "+", "|", "443", "\0", "evil.com",
    ]
    let starts = [
      "https://wordly.ai/attend/KXTR-7429", "https://app.osqr.app/thread?text=draft",
      "osqr://thread?text=draft&input=text", "wordly:attend/KXTR?lang=fr",
    ]
    var text = random.pick(starts)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let offset = Int.random(in: 0...text.unicodeScalars.count, using: &random)
      let index = text.unicodeScalars.index(text.unicodeScalars.startIndex, offsetBy: offset)
      text.unicodeScalars.insert(contentsOf: random.pick(pieces).unicodeScalars, at: index)
    }
    return text
  }
}
