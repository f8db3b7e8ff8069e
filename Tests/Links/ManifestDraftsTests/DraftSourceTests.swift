import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestDrafts
import TestSupport
import Testing

/// Tests drafts of third-party files, and the content that drafts do not express.
struct DraftSourceTests {
  private static let appID = "ABCDE12345.com.shop.mobile"

  private func apple(_ components: String, host: String? = "a.example") -> ManifestDraft {
    var drafter = ManifestDrafter()
    let text = """
      {"applinks":{"substitutionVariables":{"kind":["red","green"],"n":["1","2","3"],
      "any":["a*","b?","red"],"wide":["?*/x","foo*"],"maybe":["x",""]},
      "details":[{"appIDs":["\(Self.appID)"],"components":[\(components)]}]}}
      """
    drafter.add(AppleAssociation(bytes: Array(text.utf8), path: "aasa"), host: host)
    return drafter.draft()
  }

  /// Components in Apple's file, links that the draft accepts and rejects, and the reported rules.
  static let appleRows:
    [(components: String, taken: [String], refused: [String], rules: [String])] = [
      (#"{"/":"/buy/*"}"#, ["/buy", "/buy/a", "/buy/a/b"], ["/", "/b"], []),
      (#"{"/":"/buy/?*"}"#, ["/buy/a", "/buy/a/b"], ["/buy"], []),
      (#"{"/":"/buy/???"}"#, ["/buy/abc"], ["/buy/ab", "/buy"], ["draft-encoded-length"]),
      (
        #"{"/":"/buy/???","percentEncoded":false}"#, ["/buy/abc", "/buy/ab%C3%BC"], ["/buy/ab"], []
      ),
      (
        #"{"/":"/a","?":{"number":"????"}}"#, ["/a?number=1234"], ["/a?number=123"],
        ["draft-encoded-length"]
      ),
      (#"{"/":"/i/*/*","exclude":true},{"/":"/i/*"}"#, ["/i/a", "/i"], ["/i/a/b"], []),
      (#"{"/":"/c/$(kind)"}"#, ["/c/red"], ["/c/blue"], []),
      (#"{"/":"/c/$(n)"}"#, ["/c/3"], ["/c/4"], []),
      (
        #"{"/":"/f/???-???","percentEncoded":false}"#, ["/f/abc-def", "/f/a-b-c-d"],
        ["/f/abcdef", "/f/abc-de", "/f/abc-defg"], []
      ),
      (
        #"{"/":"/f/$(digit)-$(kind)-$(alpha)"}"#, ["/f/1-red-b"],
        ["/f/12-red-b", "/f/1-blue-b", "/f/1-red-bc"], []
      ),
      (#"{"/":"/f/v$(digit).$(digit)x"}"#, ["/f/v1.2x"], ["/f/v12x", "/f/v1.2", "/f/v11.2x"], []),
      (#"{"/":"/c/$(digit)$(digit)"}"#, ["/c/04"], ["/c/4", "/c/ab"], []),
      (#"{"/":"/old","exclude":true},{"/":"/*"}"#, ["/", "/a/b"], ["/old"], []),
      (#"{"/":"/q","?":{"id":"?*","lang":"*"}}"#, ["/q?id=1", "/q?id=1&lang=x"], ["/q"], []),
      (#"{"/":"/q","?":{"id":"?*"}},{"/":"/q"}"#, ["/q?id=1", "/q"], [], []),
      (
        #"{"/":"/q","?":{"id":"?*"}},{"/":"/q","?":{"l":"?*"}}"#, ["/q?id=1", "/q?l=1"], [],
        ["draft-united"]
      ),
      (
        #"{"/":"/n/$(kind)"},{"/":"/n/$(n)"}"#, ["/n/red", "/n/2"], [], ["draft-united"]
      ),
      (
        #"{"/":"/buy/??*"}"#, ["/buy/ab"], ["/buy/a"],
        ["draft-wildcard-crosses-slash", "draft-encoded-length"]
      ),
      (#"{"/":"/q","?":"id=*&page=?*"}"#, ["/q?id=&page=2"], ["/q"], ["draft-query-order"]),
      (#"{"/":"/q","?":"*x*y"}"#, ["/q"], [], ["draft-query"]),
      (##"{"/":"/f","#":"top=?*"}"##, ["/f#top=1"], ["/f"], []),
      (
        ##"{"/":"/f","#":"x*y"}"##, ["/f#xay", "/f#xa/by"], ["/f", "/f#ay"],
        ["draft-empty-wildcard"]
      ),
      (##"{"/":"/f","#":"x"}"##, ["/f", "/f#y"], [], ["draft-fragment"]),
      (
        ##"{"/":"/f","#":"L$(digit)-$(digit)"},{"/":"/f","#":"L$(digit)-$(lower)"}"##,
        ["/f#L1-2", "/f#L1-b"], ["/f", "/f#L12", "/f#L1-B"], ["draft-united"]
      ),
      (##"{"/":"/f","#":"x-$(digit)"},{"/":"/f"}"##, ["/f#x-1", "/f", "/f#y"], [], []),
      (#"{"/":"/About","caseSensitive":false}"#, ["/aBOUT"], [], []),
      (#"{"/":"/a%20b"}"#, ["/a%20b"], [], ["draft-path", "draft-no-route"]),
      (#"{"/":"/caf%C3%A9"}"#, ["/caf%C3%A9"], [], []),
      (#"{"/":"/help*"}"#, ["/help", "/help/a", "/helper", "/helper/a"], ["/hel"], []),
      (#"{"/":"/a/*/c"}"#, ["/a/b/c", "/a/b/b/c"], ["/a/b", "/a/c"], []),
      (#"{"/":"/a/*/c/*"}"#, ["/a/b/c/d/e"], ["/a/b"], ["draft-wildcard-crosses-slash"]),
      (
        #"{"/":"/a/?*-?*"}"#, ["/a/b-c"], [],
        ["draft-several-values", "draft-wildcard-crosses-slash"]
      ),
      (
        #"{"/":"/a/b"},{"/":"/a/*","exclude":true},{"/":"/*"}"#, ["/a/b", "/b", "/"],
        ["/a", "/a/c", "/a/bb", "/a/b/c", "/a/%20", "/a/%C3%BC"], []
      ),
      // These are the components of Hylozoic's file: `/noo/login/token`, `/noo/login/jwt`, NOT
      // `/noo/*`, `*`.
      (
        #"{"/":"/n/login/token"},{"/":"/n/login/jwt"},{"/":"/n/*","exclude":true},{"/":"*"}"#,
        ["/n/login/token", "/n/login/jwt", "/", "/noo", "/m/login"],
        [
          "/n", "/n/login", "/n/login/tokem", "/n/login/tkoen", "/n/login/jw", "/n/login/wjt",
          "/n/login/xwt", "/n/logni/token", "/n/xogin/jwt", "/n/nigol", "/n/log", "/n/loginn/jwt",
          "/n/LOGIN/jwt", "/n/login/jwt/a", "/n/login/jwts", "/n/ogin%20/a/b",
        ], []
      ),
      (
        #"{"/":"/a/b","?":{"q":"?*"}},{"/":"/a/*","exclude":true},{"/":"/*"}"#,
        ["/a/b?q=1", "/b"], ["/a/b", "/a/c?q=1"], []
      ),
      // In a manifest, an exception is case-sensitive, unlike this component.
      (
        #"{"/":"/a/b","caseSensitive":false},{"/":"/a/*","exclude":true},{"/":"/*"}"#, ["/a/B"],
        [], ["draft-exclusion-order"]
      ),
      (#"{"/":"/x","?":{"a":"1"},"exclude":true},{"/":"/x"}"#, ["/x"], [], ["draft-exclusion"]),
      (#"{"/":"/x","?":{"a b":"1"}}"#, ["/x"], [], ["draft-query-name"]),
      (
        #"{"/":"/x","?":{"ids[]":"?*","filter[size]":"l"}}"#, ["/x?ids[]=1&filter[size]=l"],
        ["/x?ids=1&filterSize=l", "/x?filter[size]=l"], []
      ),
      // Each value of a variable with wildcards becomes a route. In a route, `*` does not match a
      // slash.
      (
        #"{"/":"/v/$(any)"}"#, ["/v/a", "/v/abc", "/v/bx", "/v/red"],
        ["/v/b", "/v/bxy", "/v/green"],
        ["draft-wildcard-crosses-slash"]
      ),
      (
        #"{"/":"/v/$(any)/z"}"#, ["/v/a/z", "/v/ab/z", "/v/red/z"], ["/v/green/z", "/v/red"],
        ["draft-wildcard-crosses-slash"]
      ),
      (
        #"{"/":"/q","?":{"k":"$(any)"}}"#, ["/q?k=abc", "/q?k=red"], ["/q", "/q?k="],
        ["draft-query-pattern"]
      ),
      (#"{"/":"/q","?":{"k":"ab*"}}"#, ["/q?k=ab", "/q?k=abc"], ["/q"], ["draft-query-pattern"]),
      (
        #"{"/":"/q","?":{"k":"$(digit)*"}}"#, ["/q?k=1", "/q?k=1a"], ["/q"], ["draft-query-pattern"]
      ),
      (
        #"{"/":"/$(lang)/$(region)/x"}"#, ["/de/CH/x", "/gsw/CH/x"],
        ["/d/CH/x", "/de/ch/x", "/zq/CH/x", "/de/UK/x"], []
      ),
      (
        #"{"/":"/$(lang)/x","caseSensitive":false}"#, ["/de/x", "/De/X"], ["/d/x"], ["draft-codes"]
      ),
      (#"{"/":"/q","?":{"l":"$(lang)"}}"#, ["/q?l=de"], ["/q?l=d"], []),
      (#"{"/":"/p$(maybe)"}"#, ["/p", "/px"], ["/py"], []),
      // `*` can match nothing, so `/a/b*/c` also matches `/a/b/c`. In a route, a value cannot be
      // empty.
      (
        #"{"/":"/a/b*/c"}"#, ["/a/bx/c"], ["/a/x/c"],
        ["draft-wildcard-crosses-slash", "draft-empty-wildcard"]
      ),
      // An exclusion with a list of codes must not exclude values that are not in the list.
      (
        #"{"/":"/$(lang)/x","exclude":true},{"/":"/*"}"#, ["/zq/x"], ["/de/x"], []
      ),
      (
        #"{"/":"/o/*/x","exclude":true},{"/":"/o/*"}"#, ["/o/a", "/o/a/x/b"],
        ["/o/a/x", "/o/a/b/x"], []
      ),
      // In an exclusion, a wildcard can match nothing.
      (
        #"{"/":"/b/*.html","exclude":true},{"/":"/b/*"}"#, ["/b/x"], ["/b/.html", "/b/x.html"],
        ["draft-exclusion-part"]
      ),
      // A manifest cannot exclude links based on a query item.
      (
        #"{"/":"/a","?":{"u":"?*"},"exclude":true},{"/":"/a"}"#, ["/a"], [], ["draft-exclusion"]
      ),
      // An item without a value is treated as absent.
      (#"{"/":"/q","?":{"id":"?*","e":""}}"#, ["/q?id=1"], ["/q"], ["draft-query"]),
      (#"{"/":"/q","?":{"k":"$(maybe)"}}"#, ["/q?k=x", "/q"], [], []),
      // If an earlier component excludes a link, it never opens.
      (
        #"{"/":"/a/*","exclude":true},{"/":"/a/b"},{"/":"/c"}"#, ["/c"], ["/a/b", "/a"], []
      ),
      (
        #"{"/":"/i/$(wide)","exclude":true},{"/":"/i/*"}"#, ["/i/a"], [], ["draft-refused-values"]
      ),
    ]

  @Test(arguments: appleRows.indices)
  func appleComponents(_ index: Int) throws {
    let row = Self.appleRows[index]
    let draft = apple(row.components)
    try expectSound(draft)
    let router = try Router([draft.manifest])
    for path in row.taken where !row.rules.contains("draft-path") {
      #expect(throws: Never.self, "\(path)\n\(draft.text)") {
        try router.match("https://a.example" + path)
      }
    }
    for path in row.refused {
      #expect(throws: LinkError.self, "\(path)\n\(draft.text)") {
        try router.match("https://a.example" + path)
      }
    }
    let rules = draft.diagnostics.map(\.rule).filter { $0.hasPrefix("draft-") }
    #expect(Set(rules) == Set(row.rules), "\(draft.diagnostics)")
    #expect(draft.diagnostics.allSatisfy { $0.path == nil || $0.range != nil })
  }

  /// The data of a filter, links that the draft accepts and rejects, and the reported rules.
  static let filterRows: [(data: String, taken: [String], refused: [String], rules: [String])] = [
    (#"android:path="/x""#, ["/x"], ["/y"], []),
    // Android does not treat a trailing slash specially. See `matchPattern` in AOSP's
    // frameworks/base/core/java/android/os/PatternMatcher.java.
    (#"android:path="/x/""#, ["/x/"], ["/x", "/x/a", "/"], []),
    (#"android:path="/x/"/><data android:path="/x""#, ["/x", "/x/"], ["/x/a"], []),
    (#"android:path="/""#, ["/"], ["/x"], []),
    (#"android:path="/x//""#, [], ["/x", "/x/"], ["draft-path", "draft-no-route"]),
    (#"android:pathPrefix="/x/""#, ["/x/", "/x/a", "/x/a/b"], ["/x", "/y"], []),
    (#"android:pathPattern="/x/.*""#, ["/x/", "/x/a", "/x/a/b"], ["/x"], []),
    (#"android:pathPattern="/x/..*""#, ["/x/a", "/x/a/b"], ["/x", "/x/"], []),
    (#"android:pathPattern="/x/.*/""#, ["/x/a/"], ["/x/a", "/x/a/b/", "/x", "/x/"], []),
    (#"android:pathPattern="/x/y.*/""#, ["/x/ya/", "/x/y/"], ["/x/ya", "/x/y", "/x/a/"], []),
    (#"android:pathAdvancedPattern="/x/[0-9]+/""#, ["/x/12/"], ["/x/12", "/x/a/"], []),
    (#"android:pathAdvancedPattern="/x/[0-9]+/{0,1}""#, ["/x/12/", "/x/12"], ["/x/a/"], []),
    (#"android:pathAdvancedPattern="/x/[0-9]*""#, ["/x/", "/x/12"], ["/x", "/x/a"], []),
    (#"android:pathPrefix="/x""#, ["/x", "/x/a", "/xy", "/xy/a"], ["/y"], []),
    // `.*` matches up to the first slash, without backtracking.
    (#"android:pathPattern="/x/.*/y""#, ["/x/a/y"], ["/x/a", "/x/a/b/y"], []),
    (#"android:pathAdvancedPattern="/x/[0-9]{3}""#, ["/x/123"], ["/x/12"], []),
    (#"android:pathAdvancedPattern="/x/[^/]+/y""#, ["/x/a/y"], ["/x/a"], []),
    (#"android:pathSuffix=".pdf""#, [], ["/x.pdf"], ["draft-suffix", "draft-no-route"]),
    // `*` repeats the preceding character zero or more times.
    (#"android:pathPattern="/ab*c""#, ["/ac", "/abc", "/abbbc"], ["/abdc", "/ab"], []),
    // At the end of a pattern, Android requires at least one occurrence.
    (#"android:pathPattern="/p/z*""#, ["/p/z", "/p/zzz"], ["/p/y", "/p"], []),
    (
      #"android:pathPattern="/p/.*-b""#, ["/p/a-b"], ["/p/ab"],
      ["draft-no-way-back", "draft-wildcard-crosses-slash", "draft-empty-wildcard"]
    ),
    (#"android:pathPattern="/p/q.r""#, ["/p/qxr"], ["/p/qr", "/p/qxxr"], []),
    // If an app also opens http links, it passes them to the router.
    (#"android:scheme="http" android:path="/x""#, ["/x"], ["/y"], []),
  ]

  @Test(arguments: filterRows.indices)
  func intentFilters(_ index: Int) throws {
    let row = Self.filterRows[index]
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.shop">\
      <application>
      <activity android:name=".A" android:exported="true"><intent-filter android:autoVerify="true">
      <action android:name="android.intent.action.VIEW"/>
      <category android:name="android.intent.category.DEFAULT"/>
      <category android:name="android.intent.category.BROWSABLE"/>
      <data android:scheme="https"/><data android:host="a.example"/><data \(row.data)/>
      </intent-filter></activity></application></manifest>
      """
    var drafter = ManifestDrafter()
    drafter.add(AndroidManifest(reading: Array(text.utf8), path: "AndroidManifest.xml"))
    let draft = drafter.draft()
    try expectSound(draft)
    let router = try Router([draft.manifest])
    for path in row.taken {
      #expect(throws: Never.self, "\(path)\n\(draft.text)") {
        try router.match("https://a.example" + path)
      }
    }
    for path in row.refused {
      #expect(throws: LinkError.self) { try router.match("https://a.example" + path) }
    }
    let rules = draft.diagnostics.map(\.rule).filter { $0.hasPrefix("draft-") }
    #expect(Set(rules) == Set(row.rules), "\(draft.diagnostics)")
    #expect(draft.manifest.platforms.android?.package == "com.shop")
  }

  /// Rules for Android 15, links that the draft accepts and rejects, and the reported rules.
  static let ruleRows: [(list: String, taken: [String], refused: [String], rules: [String])] = [
    (#"{"/":"/x/"}"#, ["/x/"], ["/x", "/x/a"], []),
    (#"{"/":"/x/*"}"#, ["/x/", "/x/a"], ["/x"], []),
    (#"{"/":"/x/?*"}"#, ["/x/a", "/x/a/b"], ["/x", "/x/"], []),
    (#"{"/":"/x/*/"}"#, ["/x/a/"], ["/x/a", "/x/a/b/"], []),
    // In a manifest, an exclusion of `/x/` would also exclude `/x`.
    (#"{"/":"/x/","exclude":true},{"/":"/*"}"#, ["/x", "/y"], [], ["draft-exclusion"]),
    (
      #"{"/":"/x/*","exclude":true},{"/":"/*"}"#, ["/x", "/y"], ["/x/a"], ["draft-exclusion-part"]
    ),
  ]

  @Test(arguments: ruleRows.indices)
  func dynamicRules(_ index: Int) throws {
    let row = Self.ruleRows[index]
    let text = """
      [{"relation":["delegate_permission/common.handle_all_urls"],\
      "target":{"namespace":"android_app",
      "package_name":"org.shop","sha256_cert_fingerprints":["\(Self.fingerprint)"]},
      "relation_extensions":\
      {"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":
      [\(row.list)]}}}]
      """
    var drafter = ManifestDrafter()
    drafter.add(AssetLinks(reading: Array(text.utf8), path: "assetlinks.json"), host: "a.example")
    let draft = drafter.draft()
    try expectSound(draft)
    let router = try Router([draft.manifest])
    for path in row.taken {
      #expect(throws: Never.self, "\(path)\n\(draft.text)") {
        try router.match("https://a.example" + path)
      }
    }
    for path in row.refused {
      #expect(throws: LinkError.self, "\(path)\n\(draft.text)") {
        try router.match("https://a.example" + path)
      }
    }
    let rules = draft.diagnostics.map(\.rule).filter { $0.hasPrefix("draft-") }
    #expect(Set(rules) == Set(row.rules), "\(draft.diagnostics)")
  }

  /// The data of a filter with a host, and of a filter with a scheme.
  ///
  /// Each row also contains links that the filters open, and links that they do not open.
  static let schemeAndHostRows:
    [(web: String, scheme: String, taken: [String], refused: [String])] = [
      (
        #"android:pathPrefix="/invite/""#, #"android:host="invite""#,
        [
          "https://a.example/invite/x", "https://a.example/invite/", "shop://invite",
          "shop://invite/x",
        ],
        ["https://a.example/invite"]
      ),
      (
        #"android:pathPrefix="/invite/""#, #"android:host="invite" android:pathPrefix="/""#,
        ["https://a.example/invite/x", "shop://invite/", "shop://invite/x"],
        ["https://a.example/invite", "shop://invite"]
      ),
      (
        #"android:pathAdvancedPattern="/o/[0-9]+""#,
        #"android:host="o" android:pathAdvancedPattern="/[a-z]+""#,
        ["https://a.example/o/1", "shop://o/a"], ["https://a.example/o/a", "shop://o/1"]
      ),
      (
        #"android:path="/x""#, #"android:host="x""#, ["https://a.example/x", "shop://x"],
        ["https://a.example/x/a"]
      ),
    ]

  @Test(
    "A draft opens the links that the filters for its host and its scheme open",
    arguments: schemeAndHostRows.indices)
  func hostsAndSchemes(_ index: Int) throws {
    let row = Self.schemeAndHostRows[index]
    func filter(_ data: String) -> String {
      """
      <intent-filter android:autoVerify="true"><action android:name="android.intent.action.VIEW"/>
      <category android:name="android.intent.category.DEFAULT"/>
      <category android:name="android.intent.category.BROWSABLE"/><data \(data)/></intent-filter>
      """
    }
    let web = filter(#"android:scheme="https" android:host="a.example" \#(row.web)"#)
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.shop">
      <activity android:name=".A" android:exported="true">
      \(web)\(filter(#"android:scheme="shop" \#(row.scheme)"#))</activity></manifest>
      """
    var drafter = ManifestDrafter()
    drafter.add(AndroidManifest(reading: Array(text.utf8), path: "AndroidManifest.xml"))
    let draft = drafter.draft()
    try expectSound(draft)
    let router = try Router([draft.manifest])
    for link in row.taken {
      #expect(throws: Never.self, "\(link)\n\(draft.text)") { try router.match(link) }
    }
    for link in row.refused {
      #expect(throws: LinkError.self, "\(link)\n\(draft.text)") { try router.match(link) }
    }
  }

  /// The schemes of verified filters, and whether the draft upgrades http links to https.
  ///
  /// Each filter has one host.
  static let schemeRows: [(filters: [(host: String, schemes: [String])], upgrades: Bool)] = [
    ([("a.example", ["https"])], false),
    ([("a.example", ["https", "http"])], true),
    ([("a.example", ["http"]), ("a.example", ["https"])], true),
    ([("a.example", ["http"])], false),
    // One of the hosts opens only https links.
    ([("a.example", ["https", "http"]), ("b.example", ["https"])], false),
    ([("a.example", ["https", "http"]), ("b.example", ["http", "https"])], true),
  ]

  @Test(arguments: schemeRows.indices)
  func verifiedFiltersWithBothSchemesUpgradeHTTP(_ index: Int) throws {
    let row = Self.schemeRows[index]
    let filters = row.filters.map { filter in
      let schemes = filter.schemes.map { #"<data android:scheme="\#($0)"/>"# }.joined()
      return """
        <intent-filter android:autoVerify="true">
        <action android:name="android.intent.action.VIEW"/>
        <category android:name="android.intent.category.DEFAULT"/>
        <category android:name="android.intent.category.BROWSABLE"/>
        \(schemes)<data android:host="\(filter.host)" android:path="/x"/></intent-filter>
        """
    }
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.shop">\
      <application>
      <activity android:name=".A" android:exported="true">\(filters.joined())</activity>\
      </application></manifest>
      """
    var drafter = ManifestDrafter()
    drafter.add(AndroidManifest(reading: Array(text.utf8), path: "AndroidManifest.xml"))
    let draft = drafter.draft()
    try expectSound(draft)
    #expect(draft.manifest.upgradesHTTP == row.upgrades, "\(draft.text)")
    #expect(draft.text.contains("http: upgrade") == row.upgrades)
    #expect(
      draft.diagnostics.contains { $0.rule == "draft-http" } != row.upgrades
        || !row.filters.contains { $0.schemes.contains("http") })
  }

  @Test func aFilterOfHttpAloneIsSaid() throws {
    let text = """
      <intent-filter xmlns:android="http://schemas.android.com/apk/res/android">
      <action android:name="android.intent.action.VIEW"/>
      <category android:name="android.intent.category.DEFAULT"/>
      <category android:name="android.intent.category.BROWSABLE"/>
      <data android:scheme="http" android:host="a.example" android:path="/x"/></intent-filter>
      """
    var drafter = ManifestDrafter()
    drafter.add(AndroidManifest(reading: Array(text.utf8), path: "AndroidManifest.xml"))
    let draft = drafter.draft()
    let said = try #require(draft.diagnostics.first { $0.rule == "draft-http" })
    #expect(said.severity == .warning && draft.isPartial)
    let range = try #require(said.range)
    #expect(
      String(decoding: Array(text.utf8)[range.lowerBound..<range.upperBound], as: UTF8.self)
        == "http")
  }

  @Test func aFilterOfASchemeAloneServesTheRoutesOfItsFile() throws {
    let head = """
      <intent-filter><action android:name="android.intent.action.VIEW"/>
      <category android:name="android.intent.category.DEFAULT"/>
      <category android:name="android.intent.category.BROWSABLE"/>
      """
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"><activity>
      \(head)<data android:scheme="https" android:host="a.example" android:path="/x"/>\
      </intent-filter>
      \(head)<data android:scheme="shop"/></intent-filter></activity></manifest>
      """
    var drafter = ManifestDrafter()
    drafter.add(AndroidManifest(reading: Array(text.utf8), path: "AndroidManifest.xml"))
    let draft = drafter.draft()
    try expectSound(draft)
    let router = try Router([draft.manifest])
    for link in ["https://a.example/x", "shop://x"] {
      #expect(throws: Never.self, "\(draft.text)") { try router.match(link) }
    }
    #expect(draft.diagnostics.map(\.rule).contains("draft-any-path"))
  }

  /// Parameters with names of secrets are marked as secret, whichever source declares them.
  @Test func secretsAreMarkedFromEverySource() throws {
    let names = ["passcode", "token", "api_key", "resetToken"]
    let query = names.map { "\"\($0)\":\"?*\"" }.joined(separator: ",")
    let own = apple(
      #"{"/":"/q","?":{\#(query),"page":"*"}},{"/":"/reset/?*"},{"/":"/f","\#u{23}":"token=?*"}"#)
    let rule = """
      [{"relation":["delegate_permission/common.handle_all_urls"],\
      "target":{"namespace":"android_app",
      "package_name":"org.shop","sha256_cert_fingerprints":["\(Self.fingerprint)"]},
      "relation_extensions":\
      {"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":
      [{"/":"/q","?":{\(query),"page":"*"}}]}}}]
      """
    var drafter = ManifestDrafter()
    drafter.add(AssetLinks(reading: Array(rule.utf8), path: "assetlinks.json"), host: "a.example")
    let groups = names.map { name in
      "<uri-relative-filter-group><data android:path=\"/q\"/><data android:query=\"\(name)=1\"/>"
        + "</uri-relative-filter-group>"
    }.joined()
    let filter = """
      <intent-filter xmlns:android="http://schemas.android.com/apk/res/android">
      <action android:name="android.intent.action.VIEW"/>
      <category android:name="android.intent.category.DEFAULT"/>
      <category android:name="android.intent.category.BROWSABLE"/>
      <data android:scheme="https" android:host="a.example"/>\(groups)</intent-filter>
      """
    var filters = ManifestDrafter()
    filters.add(AndroidManifest(reading: Array(filter.utf8), path: "AndroidManifest.xml"))
    for draft in [own, drafter.draft(), filters.draft()] {
      try expectSound(draft)
      let types = Dictionary(
        uniqueKeysWithValues: draft.manifest.types.map { ($0.name, $0.isSecret) })
      let route = try #require(draft.manifest.routes.first { $0.name == "q" })
      for parameter in route.query {
        let isSecret =
          if case .named(let name) = parameter.type { types[name] ?? false } else { false }
        #expect(isSecret == (parameter.name != "page"), "\(parameter.name)\n\(draft.text)")
      }
      #expect(Set(route.query.map(\.name)).isSuperset(of: names), "\(draft.text)")
    }
    #expect(
      own.text.contains("  reset: /reset/{rest+}")
        && own.text.contains("rest: { text: any, secret: true }"), "\(own.text)")
  }

  private static let fingerprint =
    "00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:"
    + "00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"

  @Test func propertyListsGiveSchemesAndHosts() throws {
    let list = """
      <?xml version="1.0"?><plist><dict>\
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array><string>Shop</string><string>$(SCHEME)</string></array></dict></array>
      <key>com.apple.developer.associated-domains</key>\
      <array><string>applinks:a.example?mode=developer</string>
      <string>webcredentials:b.example</string><string>applinks:*.c.example</string></array>\
      </dict></plist>
      """
    var drafter = ManifestDrafter()
    drafter.add(propertyList: Array(list.utf8), path: "Info.plist")
    let draft = drafter.draft()
    try expectSound(draft)
    #expect(draft.manifest.schemes == ["shop"])
    #expect(draft.manifest.hosts == ["a.example", "*.c.example"])
    #expect(
      Set(draft.diagnostics.map(\.rule)) == ["draft-unknown-value", "draft-no-route"])
  }

  @Test("Parameters from one file are kept if another file specifies the path")
  func parametersOfOpenEnds() {
    let apple = """
      {"applinks":{"substitutionVariables":{"year":["1999","2000"]},\
      "details":[{"appIDs":["\(Self.appID)"],
      "components":[{"/":"/y/$(year)"},{"/":"/docs/*"}]}]}}
      """
    let rules = """
      [{"relation":["delegate_permission/common.handle_all_urls"],\
      "target":{"namespace":"android_app",
      "package_name":"com.shop.mobile","sha256_cert_fingerprints":[]},"relation_extensions":
      {"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":
      [{"/":"/y/?*","?":{"q":"*"}},{"/":"/docs"},{"/":"/docs/*"}]}}}]
      """
    var drafter = ManifestDrafter()
    drafter.add(AppleAssociation(bytes: Array(apple.utf8), path: "aasa"), host: "a.example")
    drafter.add(AssetLinks(reading: Array(rules.utf8), path: "links"), host: "a.example")
    let draft = drafter.draft()
    #expect(draft.manifest.routes.map(\.pattern.components.count) == [2, 2])
    let year = draft.manifest.routes.first
    #expect(year?.query.map(\.name) == ["q"] && year?.query.first?.occurrence == .optional)
    #expect(draft.diagnostics.contains { $0.rule == "draft-optional-item" })
  }
}
