import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestDrafts
import TestSupport
import Testing

/// Tests that a draft opens the same links as its source, or that it reports the difference.
///
/// The tests compare drafts of random files with the behavior of the platforms.
struct DraftCompletenessTests {
  /// The diagnostics for a draft that accepts more links than its source.
  private static let widening: Set<String> = [
    "draft-several-values", "draft-codes", "draft-variable", "draft-query", "draft-query-order",
    "draft-query-pattern", "draft-refused-values", "draft-exclusion", "draft-exclusion-order",
    "draft-exclusion-part", "draft-united", "draft-simpler-type",
    "draft-no-way-back", "draft-shared-type",
  ]
  /// The diagnostics for a draft that accepts fewer links than its source.
  private static let narrowing: Set<String> = [
    "draft-wildcard-crosses-slash", "draft-empty-wildcard", "draft-too-many-forms",
    "draft-path", "draft-left-out", "draft-conflict",
  ]
  private static let words = [
    "a", "b", "ab", "abc", "x", "1", "12", "de", "CH", "zz", "red", "A", "a-b", "xy1",
  ]
  private static let applePieces = [
    "a", "ab", "x", "*", "?", "?*", "$(digit)", "$(lang)", "$(region)", "$(kind)", "$(any)", "-",
    "$(not)", "red", "**", "???*",
  ]
  private static let globPieces = ["a", "ab", "x", ".*", ".", "b*", "1*", "-", "red", "..*"]
  private static let queries = [
    #""?":{"k":"?*"}"#, #""?":{"k":"a*"}"#, #""?":{"k":"*"}"#, #""?":{"k":"red","l":"?*"}"#,
    #""?":{"l":"$(any)"}"#, #""?":"k=*""#, #""?":{"k":"?"}"#,
  ]

  private static func path(_ pieces: [String], _ random: inout SplitMix64) -> String {
    var path = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      path += "/"
      for _ in 0..<Int.random(in: 1...2, using: &random) { path += random.pick(pieces) }
    }
    return path
  }

  private static func link(_ random: inout SplitMix64, hasQuery: Bool) -> String {
    var link = "https://a.example"
    for _ in 0..<Int.random(in: 1...3, using: &random) { link += "/" + random.pick(words) }
    guard hasQuery else { return link }
    var sign = "?"
    for key in ["k", "l"] where Bool.random(using: &random) {
      link += sign + key + "=" + random.pick(["", "a", "ab", "red", "bx", "c"])
      sign = "&"
    }
    return link
  }

  private func breaches(
    of draft: ManifestDraft, _ links: [String], _ opens: (String) -> Bool
  ) throws -> [String] {
    let router = try Router([draft.manifest])
    let rules = Set(draft.diagnostics.map(\.rule))
    let saysMore = !rules.isDisjoint(with: Self.widening)
    let saysLess = !rules.isDisjoint(with: Self.narrowing)
    var breaches: [String] = []
    for link in links {
      let isTaken = (try? router.match(link)) != nil
      let isOpened = opens(link)
      // The draft may accept the link only because a trailing slash is optional, so the spelling
      // with or without the slash is tried, too.
      let other = link.hasSuffix("/") ? String(link.dropLast()) : link + "/"
      if isTaken, !isOpened, !opens(other), !saysMore {
        breaches.append("the draft accepts \(link), but the source does not open it")
      }
      if isOpened, !isTaken, !saysLess {
        breaches.append("the source opens \(link), but the draft does not accept it")
      }
    }
    return breaches
  }

  @Test func appleFiles() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<LawEffort.rounds(40) {
      var components: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var component = "\"/\":\"\(Self.path(Self.applePieces, &random))\""
        if Int.random(in: 0..<3, using: &random) == 0 {
          component += "," + random.pick(Self.queries)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { component += ",\"exclude\":true" }
        components.append("{\(component)}")
      }
      let text = """
        {"applinks":{"substitutionVariables":{"kind":["red","x"],"any":["a*","b?","red"],\
        "not":["x*","?"]},
        "details":[{"appIDs":["Q7W3E9R2T5.com.shop"],\
        "components":[\(components.joined(separator: ","))]}]}}
        """
      let file = AppleAssociation(bytes: Array(text.utf8), path: "aasa")
      var drafter = ManifestDrafter()
      drafter.add(file, host: "a.example")
      let draft = drafter.draft()
      let links = (0..<60).map { _ in Self.link(&random, hasQuery: true) }
      let found = try breaches(of: draft, links) { file.verdict(for: AssociationLink($0)).opens }
      #expect(found.isEmpty, "\(found.prefix(4))\n\(components)\n\(draft.text)")
    }
  }

  @Test func intentFilters() throws {
    var random = SplitMix64(seed: 22)
    let statement = """
      [{"relation":["delegate_permission/common.handle_all_urls"],\
      "target":{"namespace":"android_app",
      "package_name":"com.shop","sha256_cert_fingerprints":["\(PlaceholderTests.real)"]}}]
      """
    let statements = AssetLinks(reading: Array(statement.utf8), path: "assetlinks.json")
    for _ in 0..<LawEffort.rounds(60) {
      let paths = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        let slash = random.pick(["", "", "/"])
        return "<data android:pathPattern=\"\(Self.path(Self.globPieces, &random))\(slash)\"/>"
      }
      let text = """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.shop">
        <activity android:name=".A" android:exported="true">\
        <intent-filter android:autoVerify="true">
        <action android:name="android.intent.action.VIEW"/>
        <category android:name="android.intent.category.DEFAULT"/>
        <category android:name="android.intent.category.BROWSABLE"/>
        <data android:scheme="https" android:host="a.example"/>\(paths.joined())</intent-filter>
        </activity></manifest>
        """
      let manifest = AndroidManifest(reading: Array(text.utf8), path: "AndroidManifest.xml")
      var drafter = ManifestDrafter()
      drafter.add(manifest)
      let draft = drafter.draft()
      let filters = AndroidAssociation(assetLinks: statements, manifest: manifest)
      let links = (0..<60).map { _ in
        Self.link(&random, hasQuery: false) + random.pick(["", "", "/"])
      }
      let found = try breaches(of: draft, links) {
        filters.verdict(for: AssociationLink($0), on: .android14).opens
      }
      #expect(found.isEmpty, "\(found.prefix(4))\n\(paths)\n\(draft.text)")
    }
  }
}
