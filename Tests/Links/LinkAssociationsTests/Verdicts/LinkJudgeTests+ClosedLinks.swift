import Diagnostics
import LinkAssociations
import LinkRouting
import Testing

extension LinkJudgeTests {
  /// Components of a file, and links that the router accepts.
  ///
  /// If the file does not open the link, the row also contains the code and the severity.
  static let closed: [(file: String, link: String, code: String?, severity: Severity?)] = [
    // The canonical link opens. Its other spellings open too, or have a separate code.
    (#"{"/":"/item/*"}"#, "https://shop.example/item/ABC", nil, nil),
    (#"{"/":"/item/*","?":""}"#, "https://shop.example/item/ABC", nil, nil),
    (#"{"/":"/item/*","?":""}"#, "https://shop.example/item/ABC?utm=1", "canonical-only", .warning),
    (#"{"/":"/item/*"}"#, "https://shop.example/%69tem/ABC", "canonical-only", .warning),
    // The host of the link can be in any case.
    (#"{"/":"/item/*","?":""}"#, "https://SHOP.example/item/ABC?a", "canonical-only", .warning),
    // Not even the canonical link opens.
    (#"{"/":"/cart"}"#, "https://shop.example/item/ABC", "opens-less", .error),
    (#"{"/":"/cart"}"#, "https://shop.example/item/ABC?utm=1", "opens-less", .error),
    (#"{"/":"/item/A*"}"#, "https://shop.example/item/BCD/", "opens-less", .error),
    // An association file does not cover custom schemes.
    (#"{"/":"/cart"}"#, "shop://item/ABC", nil, nil),
  ]

  @Test(
    "Opening less is an error for a canonical link, and a warning for another spelling",
    arguments: closed.indices)
  func opensLess(_ index: Int) throws {
    let row = Self.closed[index]
    let json = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[\#(row.file)]}]}}"#
    let judge = LinkJudge(
      apple: AppleAssociation(bytes: Array(json.utf8)), router: try Router([manifest()]))
    let verdict = judge.verdict(for: row.link)
    #expect(verdict.router?.opens == true)
    #expect(verdict.divergences.first?.code == row.code)
    #expect(verdict.divergences.first?.severity == row.severity)
    #expect(verdict.diverges == (row.code != nil))
  }

  @Test("Links that no Android file can open have separate codes, and their canonical links open")
  func closedSpellings() throws {
    let text = """
      app: deep
      hosts: [deep.example]
      platforms:
        android: { package: example.deep, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:\
      FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
      routes:
        root: /
        find: { path: /find, query: { q: "text" } }
      """
    let judge = try LinkJudge(manifests: [manifest(text)])
    for (link, code, platforms) in [
      ("https://DEEP.example/", "case-differs", [LinkPlatform.android14, .android15]),
      ("HTTPS://deep.example/", "case-differs", [.android14, .android15]),
      ("https://deep.example", "empty-path", [.android14, .android15]),
      ("https://deep.example/find?q", "bare-item", [.android15]),
      ("https://deep.example/", "", []), ("https://deep.example/find?q=", "", []),
    ] {
      let divergences = judge.verdict(for: link).divergences
      #expect(divergences.map(\.platform) == platforms, "\(link)")
      #expect(divergences.allSatisfy { $0.code == code && $0.severity == .warning }, "\(link)")
    }
  }

  @Test("A filter of an activity that is not exported opens nothing")
  func notExported() {
    for (exported, opens) in [("true", true), ("false", false)] {
      let file = AndroidManifest(
        reading: Array(
          """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android">\
          <application><activity
           android:name=".M" android:exported="\(exported)">\
          <intent-filter android:autoVerify="true">
          <action android:name="android.intent.action.VIEW"/>
          <category android:name="android.intent.category.DEFAULT"/>
          <category android:name="android.intent.category.BROWSABLE"/>
          <data android:scheme="https"/><data android:host="shop.example"/></intent-filter>\
          </activity></application></manifest>
          """.utf8))
      let verdict = LinkJudge(manifest: file).verdict(for: "https://shop.example/a")
      for platform in [LinkPlatform.android14, .android15] {
        #expect(verdict.platforms[platform]?.opens == opens, "exported=\(exported)")
      }
    }
  }

  @Test("Statements that do not name the app of the filters are reported")
  func notStated() {
    let filters = AndroidManifest(
      reading: Array(
        """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.x">\
        <application><activity
         android:name=".M" android:exported="true"><intent-filter android:autoVerify="true">
        <action android:name="android.intent.action.VIEW"/>
        <category android:name="android.intent.category.DEFAULT"/>
        <category android:name="android.intent.category.BROWSABLE"/>
        <data android:scheme="https"/><data android:host="shop.example"/></intent-filter>\
        </activity></application></manifest>
        """.utf8))
    let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")
    for (package, rules) in [("com.x", []), ("com.y", ["android-app-not-stated"])] {
      let links = AssetLinks(
        reading: Array(
          """
          [{"relation": ["delegate_permission/common.handle_all_urls"], \
          "target": {"namespace": "android_app",
          "package_name": "\(package)", "sha256_cert_fingerprints": ["\(fingerprint)"]}}]
          """.utf8))
      let association = AndroidAssociation(assetLinks: links, manifest: filters)
      #expect(
        association.diagnostics().map(\.rule).filter { $0 == "android-app-not-stated" } == rules)
    }
  }

  @Test("An encoded backslash has a separate code")
  func encodedBackslash() throws {
    let file = Self.shop.replacing("item: ", with: "docs: \"/docs/{rest:text}\"\n  item: ")
    let judge = try LinkJudge(manifests: [manifest(file)])
    let verdict = judge.verdict(for: "https://shop.example/docs/a%5Cb")
    #expect(verdict.router?.opens == false)
    #expect(!verdict.divergences.isEmpty)
    #expect(
      verdict.divergences.allSatisfy {
        $0.code == "encoded-backslash-not-expressible" && $0.severity == .info
      }, "\(verdict.divergences.map(\.code))")
  }

  @Test("Below API level 31, a pattern that is not supported widens the filter to its host")
  func unseenPatterns() throws {
    func xml(_ data: String, minimum: String = "") -> AndroidManifest {
      AndroidManifest(
        reading: Array(
          """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android">\(minimum)\
          <application><activity
           android:name=".M" android:exported="true"><intent-filter android:autoVerify="true">
          <action android:name="android.intent.action.VIEW"/>
          <category android:name="android.intent.category.DEFAULT"/>
          <category android:name="android.intent.category.BROWSABLE"/>
          <data android:scheme="https"/><data android:host="shop.example"/>\(data)</intent-filter>\
          </activity></application></manifest>
          """.utf8))
    }
    let advanced = #"<data android:pathAdvancedPattern="/item/[A-Z0-9]{3,8}"/>"#
    let new = #"<uses-sdk android:minSdkVersion="31"/>"#
    // Each row is a file, a link, whether Android 14 and 15 open it, and whether older devices
    // differ.
    let rows: [(AndroidManifest, String, [Bool], Bool)] = [
      (xml(advanced), "/item/ABC", [true, true], false),
      (xml(advanced), "/help", [false, false], true),
      (xml(advanced, minimum: new), "/help", [false, false], false),
      (xml(advanced + #"<data android:path="/x"/>"#), "/item/ABC", [true, true], true),
      (xml(#"<data android:pathSuffix="ABC"/>"#), "/item/ABD", [false, false], true),
      (xml(#"<data android:pathPrefix="/item/"/>"#), "/help", [false, false], false),
    ]
    for (file, link, opens, differs) in rows {
      let verdict = LinkJudge(manifest: file).verdict(for: "https://shop.example" + link)
      #expect(
        [verdict.platforms[.android14]?.opens, verdict.platforms[.android15]?.opens] == opens)
      #expect((verdict.platforms[.android14]?.reason == .olderDevicesDiffer) == differs, "\(link)")
      #expect(verdict.platforms[.android15]?.reason != .olderDevicesDiffer)
    }
    // With a router, a difference on older devices is a divergence: a warning if more links open,
    // an error if fewer open.
    let router = try Router([manifest()])
    let more = LinkJudge(manifest: xml(advanced), router: router).verdict(
      for: "https://shop.example/help")
    #expect(more.divergences.map(\.code) == ["older-devices-differ"] && more.diverges)
    #expect(more.divergences.map(\.severity) == [.warning])
    let less = LinkJudge(manifest: xml(advanced + #"<data android:path="/x"/>"#), router: router)
      .verdict(for: "https://shop.example/item/ABC")
    #expect(less.divergences.map(\.direction) == [.less] && less.divergences[0].severity == .error)
  }
}
