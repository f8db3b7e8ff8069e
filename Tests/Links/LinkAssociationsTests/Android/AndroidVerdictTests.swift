import Diagnostics
import LinkAssociations
import Testing

/// Tests Android's decisions, with one row for each documented statement.
@Suite("Android: verdicts")
struct AndroidVerdictTests {
  static let fingerprint = Array(repeating: "0A", count: 31).joined(separator: ":") + ":0B"

  private func links(_ rules: String?) -> AssetLinks {
    let extensions = rules.map {
      """
      , "relation_extensions": { "delegate_permission/common.handle_all_urls": \
      { "dynamic_app_link_components": \($0) } }
      """
    }
    let text = """
      [{ "relation": ["delegate_permission/common.handle_all_urls"], "target": {
        "namespace": "android_app", "package_name": "a.b",
        "sha256_cert_fingerprints": ["\(Self.fingerprint)"] }\(extensions ?? "") }]
      """
    return AssetLinks(reading: Array(text.utf8), path: "assetlinks.json")
  }

  private func manifest(
    _ data: String, front: String = "android:autoVerify=\"true\"",
    categories: [String] = ["DEFAULT", "BROWSABLE"], action: String = "VIEW"
  ) -> AndroidManifest {
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
      <activity android:name=".A"><intent-filter \(front)>
      <action android:name="android.intent.action.\(action)"/>
      \(categories.map { "<category android:name=\"android.intent.category.\($0)\"/>" }.joined())
      \(data)</intent-filter></activity></application></manifest>
      """
    return AndroidManifest(reading: Array(text.utf8), path: "AndroidManifest.xml")
  }

  @Test(
    "Dynamic rules decide on Android 15, and older versions ignore them",
    arguments: [
      (#"[{"/":"/a"}]"#, "/a", true), (#"[{"/":"/a"}]"#, "/a/", false),
      // If no rule matches, the app does not open the link.
      (#"[{"/":"/a"},{"/":"/b"}]"#, "/c", false),
      // Rules are ordered, and the first match decides.
      (#"[{"/":"*","exclude":true},{"/":"/a"}]"#, "/a", false),
      (#"[{"/":"/a"},{"/":"*","exclude":true}]"#, "/a", true),
      (#"[{"/":"/a","exclude":true},{"/":"*"}]"#, "/b", true),
      // These rules contain wildcards.
      (#"[{"/":"/a/*"}]"#, "/a/", true), (#"[{"/":"/a/*"}]"#, "/a/b/c", true),
      (#"[{"/":"/a/*"}]"#, "/a", false), (#"[{"/":"/a/?"}]"#, "/a/b", true),
      (#"[{"/":"/a/?"}]"#, "/a/", false), (#"[{"/":"/a/?*"}]"#, "/a/", false),
      (#"[{"/":"/*/b"}]"#, "/x/b", true), (#"[{"/":"/*/b"}]"#, "/x/y/b", false),
      (#"[{"/":"/*-b"}]"#, "/x-y-b", false),
      // Every entry of the dictionary must match, in any order, and further items are ignored. An
      // absent item does not match.
      (#"[{"?":{"a":"1","b":"*"}}]"#, "/x?b=2&a=1", true),
      (#"[{"?":{"a":"1","b":"*"}}]"#, "/x?c=3&a=1&b=", true),
      (#"[{"?":{"a":"1","b":"*"}}]"#, "/x?a=1", false), (#"[{"?":{"a":"*"}}]"#, "/x", false),
      (#"[{"?":{"a":"*"}}]"#, "/x?a", false), (#"[{"?":{"a":"?*"}}]"#, "/x?a=", false),
      (#"[{"?":{"a":"1"}}]"#, "/x?a=2&a=1", true), (#"[{"?":{"a":"1"}}]"#, "/x?A=1", false),
      // Links are decoded before matching.
      (#"[{"/":"/é"}]"#, "/%C3%A9", true), (#"[{"/":"/a/b"}]"#, "/a%2Fb", true),
      (#"[{"?":{"b":"2"}}]"#, "/x?a=1%26b=2", true),
      // These rules match fragments.
      (##"[{"#":"app"}]"##, "/x#app", true), (##"[{"#":"app"}]"##, "/x", false),
      (##"[{"#":"*"}]"##, "/x#", true), (##"[{"#":"*"}]"##, "/x", false),
      // All matchers of a rule must match.
      (#"[{"/":"/a","?":{"b":"1"}}]"#, "/a?b=1", true),
      (#"[{"/":"/a","?":{"b":"1"}}]"#, "/a", false),
      // Unlike Apple's components, a rule without matchers matches nothing.
      ("[{}]", "/a", false),
      // A malformed or empty list discards all rules, so that the statement alone decides.
      ("[]", "/zz", true), (#"[{"/":""},{"/":"/a"}]"#, "/zz", true),
      (#"[{"/":7}]"#, "/zz", true), (#"[{"?":"a=b"}]"#, "/zz", true), (#"[{"?":{}}]"#, "/zz", true),
      (#"[{"?":{"a":1}}]"#, "/zz", true), (#"[{"/":"/a","exclude":"true"}]"#, "/zz", true),
      (#"{"/":"/a"}"#, "/zz", true), (#"["/a"]"#, "/zz", true), (##"[{"#":""}]"##, "/zz", true),
    ])
  func rules(rules: String, link: String, expected: Bool) {
    let association = AndroidAssociation(assetLinks: links(rules))
    let link = AssociationLink("https://x.example" + link)
    #expect(association.verdict(for: link, on: .android15).opens == expected)
    // Older versions ignore dynamic rules.
    #expect(association.verdict(for: link, on: .android14).opens)
  }

  static let web = #"<data android:scheme="https" android:host="x.example"/>"#

  @Test(
    "The data in filters decides, both up to Android 14 and on Android 15",
    arguments: [
      (web, "https://x.example/any?thing#at", true, true),
      (web, "https://y.example/", false, false), (web, "http://x.example/", false, false),
      // Schemes and hosts are compared case-sensitively.
      (web, "HTTPS://x.example/", false, false), (web, "https://X.example/", false, false),
      // Any port matches, unless the filter specifies one.
      (web, "https://x.example:8080/", true, true),
      (
        #"<data android:scheme="https" android:host="x.example" android:port="80"/>"#,
        "https://x.example:80/", true, true
      ),
      (
        #"<data android:scheme="https" android:host="x.example" android:port="80"/>"#,
        "https://x.example/", false, false
      ),
      // User information is not part of the host, and a backslash ends the host.
      (web, "https://x.example@y.example/", false, false),
      (web, "https://y.example@x.example/", true, true),
      (web, "https://y.example\\@x.example/", false, false),
      // These hosts have a leading wildcard.
      (
        #"<data android:scheme="https" android:host="*.example"/>"#, "https://a.b.example/", true,
        true
      ),
      (
        #"<data android:scheme="https" android:host="*.example"/>"#, "https://example/", false,
        false
      ),
      // These filters match paths.
      (web + #"<data android:path="/a"/>"#, "https://x.example/a", true, true),
      (web + #"<data android:path="/a"/>"#, "https://x.example/a/", false, false),
      (web + #"<data android:pathPrefix="/a"/>"#, "https://x.example/abc", true, true),
      (web + #"<data android:pathPattern="/a/..*"/>"#, "https://x.example/a/", false, false),
      (web + #"<data android:pathSuffix=".html"/>"#, "https://x.example/a.html", true, true),
      (web + #"<data android:pathAdvancedPattern="/[0-9]+"/>"#, "https://x.example/12", true, true),
      (
        web + #"<data android:pathAdvancedPattern="/[0-9]+"/>"#, "https://x.example/a", false, false
      ),
      (web + #"<data android:path="/a b"/>"#, "https://x.example/a%20b", true, true),
      // The build removes one level of backslashes.
      (web + #"<data android:pathPattern="/a\\*"/>"#, "https://x.example/a*", true, true),
      (web + #"<data android:pathPattern="/a\*"/>"#, "https://x.example/aa", true, true),
      // The `data` elements of a filter are combined.
      (
        """
        <data android:scheme="https" android:host="x.example" android:path="/a"/>\
        <data android:scheme="https" android:host="y.example" android:path="/b"/>
        """,
        "https://x.example/b", true, true
      ),
      // Groups apply on Android 15 only.
      (
        web + #"<uri-relative-filter-group><data android:path="/a"/></uri-relative-filter-group>"#,
        "https://x.example/b", true, false
      ),
      (
        web
          + """
          <uri-relative-filter-group><data android:path="/a"/><data android:query="q=1"/>\
          </uri-relative-filter-group>
          """,
        "https://x.example/a?p=0&q=1", true, true
      ),
      (
        web
          + """
          <uri-relative-filter-group><data android:path="/a"/><data android:query="q=1"/>\
          </uri-relative-filter-group>
          """,
        "https://x.example/a?q=2", true, false
      ),
      (
        web
          + #"<uri-relative-filter-group><data android:query="q=1"/></uri-relative-filter-group>"#,
        "https://x.example/?a;q=1", true, true
      ),
      (
        web
          + #"<uri-relative-filter-group><data android:query="q=1"/></uri-relative-filter-group>"#,
        "https://x.example/?q=1&", true, false
      ),
      (
        web
          + """
          <uri-relative-filter-group><data android:fragmentPrefix="t"/></uri-relative-filter-group>
          """,
        "https://x.example/#top", true, true
      ),
      // The first matching group decides. A group that only excludes links opens none.
      (
        web
          + """
          <uri-relative-filter-group android:allow="false"><data android:path="/a"/>\
          </uri-relative-filter-group><uri-relative-filter-group><data android:pathPrefix="/"/>\
          </uri-relative-filter-group>
          """,
        "https://x.example/a", true, false
      ),
      (
        web
          + """
          <uri-relative-filter-group android:allow="false"><data android:path="/a"/>\
          </uri-relative-filter-group>
          """,
        "https://x.example/b", true, false
      ),
      // An empty group matches nothing. A path in addition to groups is sufficient.
      (web + #"<uri-relative-filter-group/>"#, "https://x.example/b", true, false),
      (
        web
          + """
          <data android:path="/b"/><uri-relative-filter-group android:allow="false">\
          <data android:path="/b"/></uri-relative-filter-group>
          """,
        "https://x.example/b", true, true
      ),
      // A filter with a content type matches no link.
      (web + #"<data android:mimeType="text/plain"/>"#, "https://x.example/", false, false),
      // A value that is known only at build time matches nothing.
      (
        #"<data android:scheme="https" android:host="${host}"/>"#, "https://x.example/", false,
        false
      ),
      (web + #"<data android:path="@string/path"/>"#, "https://x.example/", false, false),
    ] as [(String, String, Bool, Bool)])
  func filters(data: String, link: String, older: Bool, newer: Bool) {
    let association = AndroidAssociation(manifest: manifest(data))
    #expect(association.verdict(for: AssociationLink(link), on: .android14).opens == older)
    #expect(association.verdict(for: AssociationLink(link), on: .android15).opens == newer)
  }

  /// An activity receives links in an implicit intent with VIEW and BROWSABLE.
  ///
  /// `startActivity` adds DEFAULT:
  /// <https://developer.android.com/training/app-links/deep-linking#adding-filters>.
  @Test(
    "A filter that no link reaches is reported with the missing element",
    arguments: [
      (["VIEW"], ["BROWSABLE"], "shop://x", "not-browsable", "DEFAULT"),
      (["VIEW"], ["DEFAULT"], "shop://x", "not-browsable", "BROWSABLE"),
      (["SEND"], ["DEFAULT", "BROWSABLE"], "shop://x", "not-browsable", "VIEW"),
      (["VIEW"], ["DEFAULT", "BROWSABLE"], "shop://x", "custom-scheme", ""),
      (["VIEW"], ["BROWSABLE"], "SHOP://x", "not-https", ""),
      (["VIEW"], ["BROWSABLE"], "https://x.example/", "not-browsable", "DEFAULT"),
      (["VIEW"], ["BROWSABLE"], "https://y.example/", "host-not-associated", ""),
    ] as [([String], [String], String, String, String)])
  func closedFilters(
    actions: [String], categories: [String], link: String, reason: String, lacks: String
  ) throws {
    let actions = actions.map { #"<action android:name="android.intent.action.\#($0)"/>"# }
    let categories = categories.map {
      #"<category android:name="android.intent.category.\#($0)"/>"#
    }
    let isWeb = link.hasPrefix("https")
    let data =
      isWeb
      ? #"<data android:scheme="https" android:host="x.example"/>"#
      : #"<data android:scheme="shop"/>"#
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.shop">
      <application><activity android:name=".A" android:exported="true">
      <intent-filter android:autoVerify="\(isWeb)">
      \((actions + categories).joined())\(data)
      </intent-filter></activity></application></manifest>
      """
    let association = AndroidAssociation(manifest: AndroidManifest(reading: Array(text.utf8)))
    let verdict = association.verdict(for: AssociationLink(link), on: .android14)
    #expect(verdict.reason.rawValue == reason)
    #expect(lacks.isEmpty || verdict.explanation.hasSuffix(lacks))
  }

  /// The rows follow Android's source code.
  ///
  /// See `IntentFilter.matchData`, `AuthorityEntry.match` and `DomainVerificationService` in
  /// <https://android.googlesource.com/platform/frameworks/base>.
  @Test(
    "The case of schemes and hosts matters like on Android",
    arguments: [
      // Every scheme is compared case-sensitively.
      (true, "https", "x.example", "HTTPS://x.example/", "case-differs"),
      (true, "https", "x.example", "Http://x.example/", "case-differs"),
      (false, "HTTPS", "x.example", "HTTPS://x.example/", "custom-scheme"),
      (false, "app", "a", "APP://a", "case-differs"),
      (false, "App", "a", "App://a", "custom-scheme"),
      (false, "App", "a", "app://a", "case-differs"), (false, "app", "a", "b://a", "not-https"),
      // A verified host is looked up case-sensitively.
      (true, "https", "x.example", "https://x.example/", "matched"),
      (true, "https", "x.example", "https://X.example/", "case-differs"),
      (true, "https", "X.example", "https://x.example/", "case-differs"),
      (true, "https", "X.example", "https://X.example/", "matched"),
      (true, "https", "x.example", "https://y.example/", "host-not-associated"),
      // Verifying a wildcard also approves the bare domain. The filter does not match this domain,
      // because its wildcard requires a dot.
      (true, "https", "*.x.example", "https://a.x.example/", "matched"),
      (true, "https", "*.x.example", "https://A.x.example/", "matched"),
      (true, "https", "*.x.example", "https://a.X.example/", "case-differs"),
      (true, "https", "*.x.example", "https://x.example/", "no-component"),
      (true, "https", "*x.example", "https://ax.example/", "host-not-associated"),
      (true, "https", "*", "https://x.example/", "host-not-associated"),
      // An unverified host is compared like `String.compareToIgnoreCase`.
      (false, "app", "Open", "app://oPEN/a", "custom-scheme"),
      (false, "app", "k", "app://%E2%84%AA", "custom-scheme"),
      (false, "app", "ß", "app://SS", "no-component"),
      (false, "app", "É", "app://%C3%A9", "custom-scheme"),
    ])
  func cases(verified: Bool, scheme: String, host: String, link: String, reason: String) {
    let data = #"<data android:scheme="\#(scheme)" android:host="\#(host)"/>"#
    let association = AndroidAssociation(
      manifest: manifest(data, front: verified ? "android:autoVerify=\"true\"" : ""))
    for version in [AndroidVersion.android14, .android15] {
      let verdict = association.verdict(for: AssociationLink(link), on: version)
      #expect(verdict.reason.rawValue == reason)
      #expect(verdict.opens == ["matched", "custom-scheme"].contains(reason))
    }
  }

  @Test("A host that one filter verifies is approved for all filters of the app")
  func approval() {
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"><activity>\
      \(["android:autoVerify=\"true\"|x.example|/a", "|X.example|/b"].map { row in
        let parts = row.split(separator: "|", omittingEmptySubsequences: false)
        return """
          <intent-filter \(parts[0])><action android:name="android.intent.action.VIEW"/>\
          <category android:name="android.intent.category.DEFAULT"/>\
          <category android:name="android.intent.category.BROWSABLE"/>\
          <data android:scheme="https" android:host="\(parts[1])" android:path="\(parts[2])"/>\
          </intent-filter>
          """
      }.joined())</activity></manifest>
      """
    let association = AndroidAssociation(manifest: AndroidManifest(reading: Array(text.utf8)))
    for (path, opens) in [("/a", true), ("/b", true), ("/c", false)] {
      let link = AssociationLink("https://x.example" + path)
      #expect(association.verdict(for: link, on: .android15).opens == opens)
    }
  }

  @Test("Up to Android 11, advanced patterns are ignored, and the filter matches the whole host")
  func levels() {
    let data = Self.web + #"<data android:pathAdvancedPattern="/[0-9]+"/>"#
    let association = AndroidAssociation(manifest: manifest(data))
    let link = AssociationLink("https://x.example/a")
    #expect(association.verdict(for: link, on: .android11).opens)
    #expect(!association.verdict(for: link, on: .android14).opens)
  }

  @Test("A filter needs VIEW, DEFAULT, BROWSABLE and autoVerify")
  func conditions() {
    let link = AssociationLink("https://x.example/")
    func opens(_ manifest: AndroidManifest) -> Bool {
      AndroidAssociation(manifest: manifest).verdict(for: link, on: .android14).opens
    }
    #expect(opens(manifest(Self.web)))
    #expect(!opens(manifest(Self.web, front: "")))
    #expect(!opens(manifest(Self.web, categories: ["DEFAULT"])))
    #expect(!opens(manifest(Self.web, categories: ["BROWSABLE"])))
    #expect(!opens(manifest(Self.web, action: "SEND")))
    #expect(!opens(manifest(Self.web + #"<data android:scheme="app"/>"#)))
  }

  @Test("Custom schemes open the app according to its filters")
  func customSchemes() {
    let whole = AndroidAssociation(manifest: manifest(#"<data android:scheme="app"/>"#, front: ""))
    for link in ["app://a/b", "app:a", "app:///a", "app:/a"] {
      let verdict = whole.verdict(for: AssociationLink(link), on: .android14)
      #expect(verdict.opens && verdict.reason == .customScheme)
    }
    #expect(!whole.verdict(for: AssociationLink("APP://a"), on: .android14).opens)
    let host = AndroidAssociation(
      manifest: manifest(#"<data android:scheme="app" android:host="a"/>"#, front: ""))
    #expect(host.verdict(for: AssociationLink("app://a/b"), on: .android14).opens)
    #expect(host.verdict(for: AssociationLink("app://A"), on: .android14).opens)
    #expect(!host.verdict(for: AssociationLink("app:a"), on: .android14).opens)
    #expect(!host.verdict(for: AssociationLink("app://b"), on: .android14).opens)
  }

  @Test("Rules cannot open links that no filter matches, and the range of the decision is reported")
  func both() throws {
    let rules = links(#"[{"/":"/a"},{"/":"/b"}]"#)
    let association = AndroidAssociation(
      assetLinks: rules, manifest: manifest(Self.web + #"<data android:path="/a"/>"#))
    func verdict(_ path: String, _ version: AndroidVersion) -> PlatformVerdict {
      association.verdict(for: AssociationLink("https://x.example" + path), on: version)
    }
    #expect(!verdict("/b", .android15).opens)
    let newer = verdict("/a", .android15)
    #expect(newer.opens && newer.component == 0 && newer.path == "assetlinks.json")
    #expect(newer.app == "a.b" && newer.reason == .matched)
    let older = verdict("/a", .android14)
    #expect(older.opens && older.component == 0 && older.path == "AndroidManifest.xml")
    let place = try #require(older.place)
    let bytes = try #require(association.manifest).bytes
    #expect(String(decoding: bytes[place.lowerBound..<place.upperBound], as: UTF8.self) == "/a")
    #expect(
      association.diagnostics().map(\.rule).contains("android-rule-wider-than-filters"))
  }

  @Test("Without a statement on the host, the app does not open its links")
  func statements() {
    let none = AndroidAssociation(assetLinks: AssetLinks(reading: Array("[]".utf8)))
    let link = AssociationLink("https://x.example/")
    #expect(none.verdict(for: link, on: .android14).reason == .hostNotAssociated)
    let broken = AndroidAssociation(assetLinks: AssetLinks(reading: Array("[".utf8)))
    #expect(broken.verdict(for: link, on: .android14).reason == .unreadableFile)
    let other = AndroidAssociation(assetLinks: links(nil), hosts: ["y.example"])
    #expect(other.verdict(for: link, on: .android14).reason == .hostNotAssociated)
  }
}
