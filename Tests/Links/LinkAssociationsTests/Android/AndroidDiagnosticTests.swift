import Diagnostics
import LinkAssociations
import TestSupport
import Testing

/// Tests the diagnostics of Android's files, and the ranges that they mark.
@Suite("Android: diagnostics")
struct AndroidDiagnosticTests {
  private static let right = AndroidVerdictTests.fingerprint

  /// Returns each diagnostic as its rule and the marked text.
  private func reported(_ diagnostics: [Diagnostic], _ bytes: [UInt8]) -> [String] {
    diagnostics.map { diagnostic in
      let range = diagnostic.range ?? SourceRange(0, 0)
      let marked = String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
      return diagnostic.rule + ": " + marked
    }
  }

  private func statements(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return reported(AssetLinks(reading: bytes).diagnostics, bytes)
  }

  private func app(_ fingerprints: String, package: String = "a.b", more: String = "") -> String {
    """
    [{"relation":["delegate_permission/common.handle_all_urls"],\
    "target":{"namespace":"android_app",\
    "package_name":"\(package)","sha256_cert_fingerprints":[\(fingerprints)]}\(more)}]
    """
  }

  private func rules(_ rules: String) -> [String] {
    statements(
      app(
        "\"\(Self.right)\"",
        more:
          """
          ,"relation_extensions":{"delegate_permission/common.handle_all_urls":\
          {"dynamic_app_link_components":\(rules)}}
          """
      ))
  }

  @Test("A valid file for links has no diagnostics")
  func sound() {
    #expect(statements(app("\"\(Self.right)\"")).isEmpty)
    #expect(
      rules(##"[{"/":"/a/*"},{"/":"/b","?":{"c":"?*"},"exclude":true},{"#":"app"}]"##).isEmpty)
    let web = """
      [{"relation":["delegate_permission/common.get_login_creds"],"target":{"namespace":"web",\
      "site":"https://a.example"}}]
      """
    // A file for sharing credentials opens no links, so it lacks the relation for links.
    #expect(statements(web) == ["android-missing-relation: " + web])
    #expect(statements("[]").isEmpty)
    #expect(statements(String(web.dropLast()) + "," + app("\"\(Self.right)\"").dropFirst()).isEmpty)
  }

  @Test("An app with verified filters needs a relation for links")
  func relation() {
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="a.b"><activity>\
      <intent-filter android:autoVerify="true"><action android:name="android.intent.action.VIEW"/>\
      <category android:name="android.intent.category.DEFAULT"/>\
      <category android:name="android.intent.category.BROWSABLE"/>\(Self.web)</intent-filter>\
      </activity></manifest>
      """
    let manifest = AndroidManifest(reading: Array(text.utf8))
    func errors(_ statements: String) -> [String] {
      AndroidAssociation(
        assetLinks: AssetLinks(reading: Array(statements.utf8)), manifest: manifest
      ).diagnostics().filter { $0.severity == .error }.map(\.rule)
    }
    let links = app("\"\(Self.right)\"")
    let passwords = links.replacing("handle_all_urls", with: "get_login_creds")
    #expect(errors(links).isEmpty)
    #expect(errors(passwords) == ["android-app-not-stated"])
    #expect(errors(links.replacing("a.b", with: "c.d")) == ["android-app-not-stated"])
    #expect(errors(#"[{"include":"https://a.example/b.json"}]"#).isEmpty)
  }

  @Test("A malformed fingerprint is reported, with a fix-it if the correct form is known")
  func fingerprints() throws {
    let lower = Self.right.lowercased()
    let plain = Self.right.replacing(":", with: "")
    let sha1 = Array(repeating: "AB", count: 20).joined(separator: ":")
    for wrong in [lower, plain] {
      #expect(statements(app("\"\(wrong)\"")) == ["android-fingerprint-form: \(wrong)"])
      let bytes = Array(app("\"\(wrong)\"").utf8)
      let diagnostic = try #require(AssetLinks(reading: bytes).diagnostics.first)
      let mended = try FixIt.Edit.apply(try #require(diagnostic.fixIts.first).edits, to: bytes)
      #expect(AssetLinks(reading: mended).diagnostics.isEmpty)
    }
    for wrong in [sha1, "AB:CD", "no", Self.right + ":00"] {
      #expect(statements(app("\"\(wrong)\"")) == ["android-fingerprint-form: \(wrong)"])
    }
    #expect(
      statements(app("\"\(Self.right)\",\"\(Self.right)\""))
        == ["android-duplicate-fingerprint: \(Self.right)"])
    let zeros = Array(repeating: "00", count: 32).joined(separator: ":")
    #expect(statements(app("\"\(zeros)\"")) == ["android-placeholder: \(zeros)"])
    #expect(statements(app("")) == ["android-missing-fingerprint: []"])
  }

  @Test("Malformed statements are reported")
  func structure() {
    #expect(statements("{}") == ["android-wrong-type: {}"])
    #expect(statements("[") == ["android-invalid-json: "])
    #expect(statements("[7]") == ["android-wrong-type: 7"])
    #expect(
      statements(#"[{"include":"https://a.example/b.json"}]"#) == [
        "android-include: https://a.example/b.json"
      ])
    #expect(statements("[{}]") == ["android-missing-key: {}", "android-missing-key: {}"])
    #expect(
      statements(app("\"\(Self.right)\"", package: "ab")) == ["android-package-name: ab"])
    let misspelt = app("\"\(Self.right)\"").replacing("package_name", with: "packageName")
    #expect(statements(misspelt).contains("android-unknown-key: packageName"))
    let relation = app("\"\(Self.right)\"").replacing("handle_all_urls", with: "handle_all_url")
    #expect(
      statements(relation) == [
        "android-unknown-relation: delegate_permission/common.handle_all_url"
      ])
    let twice = app("\"\(Self.right)\"").dropLast() + "," + app("\"\(Self.right)\"").dropFirst()
    #expect(
      statements(String(twice)).map { $0.prefix(26) } == ["android-duplicate-statement".prefix(26)])
    let two =
      app("\"\(Self.right)\"").dropLast() + ","
      + app("\"\(Self.right)\"", package: "c.d").dropFirst()
    #expect(statements(String(two)).map { $0.prefix(16) } == ["android-two-apps"])
  }

  @Test(
    "A malformed list makes Android discard all rules",
    arguments: [
      ("[]", "[]"), (#"[{"/":""}]"#, "\"\""), (#"[{"/":1}]"#, "1"), (#"[{"?":"a"}]"#, "\"a\""),
      (#"[{"?":{}}]"#, "{}"), (#"[{"?":{"a":true}}]"#, "true"), (##"[{"#":null}]"##, "null"),
      (#"[{"/":"/a","exclude":"yes"}]"#, "\"yes\""), ("{}", "{}"), ("[7]", "7"),
    ])
  func discarded(list: String, marked: String) {
    #expect(rules(list).contains("android-rules-discarded: " + marked))
  }

  @Test(
    "Problems with rules are reported",
    arguments: [
      (#"[{"/":"*"}]"#, "android-catch-all"), ("[{}]", "android-empty-rule"),
      (#"[{"/":"/a","exclude":true}]"#, "android-exclude-only"),
      (#"[{"/":"/a"},{"/":"/b*","exclude":true}]"#, "android-idle-exclusion"),
      (#"[{"/":"/b*","exclude":true},{"/":"/a*"}]"#, "android-idle-exclusion"),
      (#"[{"/":"/a/*"},{"/":"/a/b"}]"#, "android-unreachable-rule"),
      (#"[{"/":"/a"},{"/":"/a","?":{"b":"c"}}]"#, "android-unreachable-rule"),
      (#"[{"/":"a"}]"#, "android-leading-slash"),
      (#"[{"/":"/a**"}]"#, "android-ambiguous-wildcard"),
      (#"[{"/":"/a","exclud":true}]"#, "android-unknown-key"),
      (#"[{"/":"/a","/":"/b"}]"#, "android-duplicate-key"),
    ])
  func rule(list: String, expected: String) {
    #expect(rules(list).map { String($0.prefix { $0 != ":" }) } == [expected])
  }

  @Test("A rule after a narrower rule is not reported as unreachable")
  func reachable() {
    #expect(rules(#"[{"/":"/a","?":{"b":"c"}},{"/":"/a"},{"/":"/a/?*"},{"/":"/a/*"}]"#).isEmpty)
  }

  private func filter(_ inside: String, tag: String = " android:autoVerify=\"true\"") -> [String] {
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">\
      <uses-sdk android:minSdkVersion="26"/><activity android:name=".A"><intent-filter\(tag)>\
      <action android:name="android.intent.action.VIEW"/>\
      <category android:name="android.intent.category.DEFAULT"/>\
      <category android:name="android.intent.category.BROWSABLE"/>\(inside)</intent-filter>\
      </activity></manifest>
      """
    let bytes = Array(text.utf8)
    return reported(AndroidManifest(reading: bytes).diagnostics, bytes)
  }

  static let web = #"<data android:scheme="https" android:host="x.example"/>"#

  @Test(
    "Problems with filters are reported with the marked text",
    arguments: [
      (web, []), (web + #"<data android:path="/a"/><data android:path="/b"/>"#, []),
      (#"<data android:scheme="HTTPS" android:host="x.example"/>"#, ["android-upper-case: HTTPS"]),
      (
        #"<data android:scheme="https" android:host="X.example"/>"#,
        ["android-upper-case: X.example"]
      ),
      // The lowercase spelling is declared, too.
      (web + #"<data android:scheme="HTTPS"/>"#, ["android-mixed-schemes: HTTPS"]),
      (web + #"<data android:host="X.example"/>"#, []),
      (#"<data android:scheme="app"/><data android:scheme="App"/>"#, []),
      // `AuthorityEntry.match` ignores the case of hosts, and custom schemes are not verified.
      (#"<data android:scheme="app" android:host="Open"/>"#, []),
      (
        #"<data android:scheme="https" android:host="https://x.example"/>"#,
        ["android-host-form: https://x.example"]
      ),
      (
        #"<data android:scheme="https" android:host="x.example:80"/>"#,
        ["android-host-form: x.example:80"]
      ),
      (
        #"<data android:scheme="https" android:host="x.*.example"/>"#,
        ["android-host-wildcard: x.*.example"]
      ),
      (#"<data android:host="x.example"/>"#, ["android-missing-scheme: x.example"]),
      (#"<data android:scheme="https" android:path="/a"/>"#, ["android-missing-host: /a"]),
      (web + #"<data android:path="a"/>"#, ["android-leading-slash: a"]),
      (web + #"<data android:pathPattern="a/.*"/>"#, ["android-leading-slash: a/.*"]),
      (web + #"<data android:pathPattern="/a\.b"/>"#, [#"android-single-backslash: /a\.b"#]),
      (web + #"<data android:pathAdvancedPattern="/[a]+"/>"#, ["android-pattern-level: /[a]+"]),
      (web + #"<data android:pathPattern="/[a"/>"#, []),
      (web + #"<data android:path="${p}"/>"#, ["android-unknown-value: ${p}"]),
      (web + #"<data android:paht="/a"/>"#, ["android-unknown-key: android:paht"]),
      (web + #"<data path="/a"/>"#, ["android-missing-prefix: path"]),
      (web + #"<data android:mimeType="a/b"/>"#, ["android-type-for-links: a/b"]),
      (web + #"<data android:query="a=b"/>"#, ["android-attribute-outside-group: a=b"]),
      (web + #"<data android:scheme="app"/>"#, ["android-mixed-schemes: app"]),
    ])
  func filters(inside: String, expected: [String]) {
    #expect(filter(inside) == expected)
  }

  @Test("Problems with groups, combined data and missing parts are reported")
  func others() {
    func names(_ inside: String, tag: String = " android:autoVerify=\"true\"") -> [String] {
      filter(inside, tag: tag).map { String($0.prefix { $0 != ":" }) }
    }
    #expect(
      names(
        Self.web
          + """
          <uri-relative-filter-group android:allow="false"><data android:path="/a"/>\
          </uri-relative-filter-group>
          """
      ) == ["android-exclude-only", "android-groups-level"])
    #expect(
      names(
        Self.web
          + """
          <data android:path="/b"/><uri-relative-filter-group><data android:host="y"/>\
          </uri-relative-filter-group>
          """
      ) == ["android-empty-group", "android-attribute-in-group"])
    #expect(
      names(
        """
        <data android:scheme="https" android:host="x.example" android:path="/a"/>\
        <data android:scheme="https" android:host="y.example" android:path="/b"/>
        """
      ) == ["android-cross-product"])
    #expect(names(#"<data android:scheme="https"/>"#) == ["android-catch-all"])
    #expect(
      names(#"<data android:scheme="https" android:host="*"/>"#) == ["android-catch-all"])
    #expect(
      names(#"<data android:scheme="https" android:host="*" android:path="/a"/>"#).isEmpty)
    let bare = Array(
      """
      <intent-filter xmlns:a="http://schemas.android.com/apk/res/android" a:autoVerify="true">\
      <action a:name="android.intent.action.VIEW"/><data a:scheme="app"/></intent-filter>
      """.utf8)
    let read = AndroidManifest(reading: bare)
    #expect(
      read.diagnostics.map(\.rule) == ["android-missing-category", "android-missing-category"])
    #expect(read.filters.first?.schemes.map(\.text) == ["app"])
    #expect(
      AndroidManifest(reading: Array("<a".utf8)).diagnostics.map(\.rule) == ["android-invalid-xml"])
  }

  /// Filters for purposes other than links.
  ///
  /// Filters for links are described at <https://developer.android.com/training/app-links>.
  @Test(
    "Filters that are not meant for links cause no diagnostics",
    arguments: [
      // NFC tags: https://developer.android.com/develop/connectivity/nfc/nfc#ndef-disc
      (
        "android.nfc.action.NDEF_DISCOVERED", "DEFAULT",
        #"<data android:scheme="HTTPS" android:host="X.example" android:path="a"/>"#
      ),
      // Credentials: https://developer.android.com/identity/sign-in/credential-provider
      ("android.service.credentials.action.GET", "DEFAULT", #"<data android:scheme="otpauth"/>"#),
      // Without the category BROWSABLE, no browser opens links with this scheme.
      ("android.intent.action.VIEW", "DEFAULT", #"<data android:scheme="App" android:host="a"/>"#),
      // These filters open documents, not links.
      (
        "android.intent.action.VIEW", "BROWSABLE",
        #"<data android:scheme="https" android:host="*" android:mimeType="text/xml"/>"#
      ),
      (
        "android.intent.action.VIEW", "BROWSABLE",
        #"<data android:scheme="content"/><data android:scheme="file" android:host="*"/>"#
      ),
      ("android.intent.action.VIEW", "BROWSABLE", #"<data android:mimeType="a/b"/>"#),
      (
        "android.intent.action.VIEW", "BROWSABLE",
        #"<data android:host="*" android:mimeType="a/b" android:pathPattern=".*\\.a"/>"#
      ),
    ])
  func others(action: String, category: String, data: String) {
    let text = """
      <activity xmlns:android="http://schemas.android.com/apk/res/android" \
      android:exported="false">\
      <intent-filter><action android:name="\(action)"/>\
      <category android:name="android.intent.category.\(category)"/>\(data)</intent-filter>\
      </activity>
      """
    #expect(AndroidManifest(reading: Array(text.utf8)).diagnostics == [])
  }

  @Test("Only hosts that the app claims must be verified")
  func claimedHosts() throws {
    func manifest(_ filters: (String, String)...) -> AndroidManifest {
      let text = filters.map { tag, data in
        """
        <intent-filter\(tag)><action android:name="android.intent.action.VIEW"/>\
        <category android:name="android.intent.category.DEFAULT"/>\
        <category android:name="android.intent.category.BROWSABLE"/>\(data)</intent-filter>
        """
      }
      return AndroidManifest(
        reading: Array(
          """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="a.b">\
          <activity>\(text.joined())</activity></manifest>
          """.utf8))
    }
    func rules(
      _ manifest: AndroidManifest, links: AssetLinks? = nil, hosts: [String]? = nil,
      claimed: [String] = []
    ) -> [String] {
      AndroidAssociation(assetLinks: links, manifest: manifest, hosts: hosts)
        .diagnostics(claimedHosts: claimed).map(\.rule)
    }
    let missing = ["android-missing-auto-verify"]
    let plain = manifest(("", Self.web))
    #expect(plain.diagnostics.isEmpty)
    #expect(rules(plain).isEmpty)
    #expect(rules(plain, claimed: ["y.example"]).isEmpty)
    #expect(rules(plain, claimed: ["x.example"]) == missing)
    let links = AssetLinks(reading: Array(app("\"\(Self.right)\"").utf8))
    #expect(rules(plain, links: links) == missing)
    #expect(rules(plain, links: links, hosts: ["x.example"]) == missing)
    #expect(rules(plain, links: links, hosts: ["y.example"]).isEmpty)
    let other = AssetLinks(reading: Array(app("\"\(Self.right)\"", package: "c.d").utf8))
    #expect(rules(plain, links: other).isEmpty)
    // Devices approve a host for the whole package; see
    // `DomainVerificationService.approvalLevelForDomain`.
    let both = manifest(("", Self.web), (" android:autoVerify=\"true\"", Self.web))
    #expect(rules(both, links: links, claimed: ["x.example"]).isEmpty)
    let fixed = try FixIt.Edit.apply(
      #require(
        AndroidAssociation(manifest: plain).diagnostics(claimedHosts: ["x.example"]).first?.fixIts
          .first
      ).edits, to: plain.bytes)
    let filters = AndroidManifest(reading: fixed).filters
    #expect(filters.map(\.isVerified) == [true])
  }

  @Test(
    "XML that is not a manifest is reported at its root element",
    arguments: [
      ("<!DOCTYPE html><html><body/></html>", "html", 1),
      ("<plist version=\"1.0\"><dict/></plist>", "plist", 1), ("<manifset/>", "manifset", 0),
      ("<resources><intent-filter/></resources>", "resources", 0),
    ])
  func otherRoots(text: String, root: String, notes: Int) throws {
    let bytes = Array(text.utf8)
    let file = AndroidManifest(reading: bytes)
    #expect(!file.isReadable && file.filters.isEmpty)
    #expect(reported(file.diagnostics, bytes) == ["android-not-manifest: " + root])
    #expect(file.diagnostics.first?.notes.count == notes)
    #expect(file.diagnostics.first?.fixIts.isEmpty == (root != "manifset"))
  }

  @Test("Each part of a manifest can be the root element")
  func parts() {
    for root in ["manifest", "application", "activity", "activity-alias", "intent-filter"] {
      #expect(AndroidManifest(reading: Array("<\(root)/>".utf8)).isReadable)
    }
  }

  @Test("The API level of a file is that of its tools, but `uses-sdk` takes precedence")
  func levels() {
    func level(_ inside: String) -> Int? {
      AndroidManifest(
        reading: Array(
          """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android" \
          xmlns:t="http://schemas.android.com/tools" t:targetApi="35">\(inside)</manifest>
          """.utf8)
      ).minimumAPI
    }
    #expect(level("") == 35)
    #expect(level("<uses-sdk android:minSdkVersion=\"24\"/>") == 24)
  }

  @Test("Placeholders are replaced with the given values")
  func placeholders() {
    let text = Self.web.replacing("x.example", with: "${host}")
    let manifest = AndroidManifest(
      reading: Array(
        """
        <activity xmlns:android="http://schemas.android.com/apk/res/android">\
        <intent-filter>\(text)</intent-filter></activity>
        """.utf8),
      placeholders: ["host": "x.example"])
    #expect(manifest.filters.first?.authorities.map(\.host.text) == ["x.example"])
    #expect(manifest.filters.first?.unknownValues.isEmpty == true)
  }

  @Test("Hostile files are read or rejected quickly")
  func hostile() {
    let clock = ContinuousClock()
    let many = "[" + String(repeating: #"{"/":"/*a*a*a*a*b"},"#, count: 3_000) + #"{"/":"/z"}]"#
    let deep = String(repeating: "[", count: 100_000)
    let elements = String(repeating: "<activity><intent-filter>", count: 100) + "<x/>"
    let wide =
      "<manifest>"
      + String(
        repeating: "<intent-filter><data android:scheme='a' android:host='b'/></intent-filter>",
        count: 5_000)
      + "</manifest>"
    let time = clock.measure {
      #expect(!rules(many).isEmpty)
      #expect(statements(deep).count == 1)
      #expect(!AndroidManifest(reading: Array(elements.utf8)).isReadable)
      #expect(AndroidManifest(reading: Array(wide.utf8)).filters.count == 5_000)
      _ = AndroidManifest(reading: Array(repeating: UInt8(ascii: "<"), count: 1_000_000))
    }
    #expect(time < .seconds(20))
    var random = SplitMix64(seed: 5)
    let seeds = [app("\"\(Self.right)\""), wide.prefix(400) + "</m>"].map { Array($0.utf8) }
    for _ in 0..<LawEffort.rounds(300) {
      for seed in seeds {
        var bytes = seed
        for _ in 0..<3 {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        let places =
          AssetLinks(reading: bytes).diagnostics + AndroidManifest(reading: bytes).diagnostics
        #expect(places.allSatisfy { ($0.range?.upperBound ?? 0) <= bytes.count })
      }
    }
  }
}
