import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestDrafts
import TestSupport
import Testing

/// What files that are not ours give, and what is not carried over of them.
struct DraftSourceTests {
  private static let appID = "ABCDE12345.com.shop.mobile"

  private func apple(_ components: String, host: String? = "a.example") -> ManifestDraft {
    var drafter = ManifestDrafter()
    let text = """
      {"applinks":{"substitutionVariables":{"kind":["red","green"],"n":["1","2","3"]},
      "details":[{"appIDs":["\(Self.appID)"],"components":[\(components)]}]}}
      """
    drafter.add(AppleAssociation(bytes: Array(text.utf8), path: "aasa"), host: host)
    return drafter.draft()
  }

  /// Components of Apple's file; links that the draft must take; links that it must not; rules of diagnostics.
  static let appleRows:
    [(components: String, taken: [String], refused: [String], rules: [String])] = [
      (#"{"/":"/buy/*"}"#, ["/buy", "/buy/a", "/buy/a/b"], ["/", "/b"], []),
      (#"{"/":"/buy/?*"}"#, ["/buy/a", "/buy/a/b"], ["/buy"], []),
      (#"{"/":"/buy/???"}"#, ["/buy/abc"], ["/buy/ab", "/buy"], []),
      (#"{"/":"/i/*/*","exclude":true},{"/":"/i/*"}"#, ["/i/a", "/i"], ["/i/a/b"], []),
      (#"{"/":"/c/$(kind)"}"#, ["/c/red"], ["/c/blue"], []),
      (#"{"/":"/c/$(n)"}"#, ["/c/3"], ["/c/4"], []),
      (#"{"/":"/c/$(digit)$(digit)"}"#, ["/c/04"], ["/c/4", "/c/ab"], []),
      (#"{"/":"/old","exclude":true},{"/":"/*"}"#, ["/", "/a/b"], ["/old"], []),
      (#"{"/":"/q","?":{"id":"?*","lang":"*"}}"#, ["/q?id=1", "/q?id=1&lang=x"], ["/q"], []),
      (#"{"/":"/q","?":{"id":"?*"}},{"/":"/q"}"#, ["/q?id=1", "/q"], [], []),
      (#"{"/":"/q","?":"id=*&page=?*"}"#, ["/q?id=&page=2"], ["/q"], ["draft-query-order"]),
      (#"{"/":"/q","?":"*x*y"}"#, ["/q"], [], ["draft-query"]),
      (##"{"/":"/f","#":"top=?*"}"##, ["/f#top=1"], ["/f"], []),
      (##"{"/":"/f","#":"x*y"}"##, ["/f"], [], ["draft-fragment"]),
      (#"{"/":"/About","caseSensitive":false}"#, ["/aBOUT"], [], []),
      (#"{"/":"/a%20b"}"#, ["/a%20b"], [], ["draft-path"]),
      (#"{"/":"/caf%C3%A9"}"#, ["/caf%C3%A9"], [], []),
      (#"{"/":"/help*"}"#, ["/help", "/help/a"], [], ["draft-open-text"]),
      (#"{"/":"/a/*/c"}"#, ["/a/b/c"], ["/a/b"], ["draft-wildcard-crosses-slash"]),
      (
        #"{"/":"/a/?*-?*"}"#, ["/a/b-c"], [],
        ["draft-several-values", "draft-wildcard-crosses-slash"]
      ),
      (
        #"{"/":"/a/b"},{"/":"/a/*","exclude":true},{"/":"/*"}"#, ["/a/b"], [],
        ["draft-exclusion-order"]
      ),
      (#"{"/":"/x","?":{"a":"1"},"exclude":true},{"/":"/x"}"#, ["/x"], [], ["draft-exclusion"]),
      (#"{"/":"/x","?":{"a b":"1"}}"#, ["/x"], [], ["draft-query-name"]),
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

  /// Data of an intent filter, and the same as above.
  static let filterRows: [(data: String, taken: [String], refused: [String], rules: [String])] = [
    (#"android:path="/x""#, ["/x"], ["/y"], []),
    (#"android:pathPrefix="/x/""#, ["/x/a", "/x/a/b"], ["/y"], []),
    (#"android:pathPrefix="/x""#, ["/x", "/x/a"], ["/y"], ["draft-open-text"]),
    (#"android:pathPattern="/x/.*/y""#, ["/x/a/y"], ["/x/a"], ["draft-wildcard-crosses-slash"]),
    (#"android:pathAdvancedPattern="/x/[0-9]{3}""#, ["/x/123"], ["/x/12"], []),
    (#"android:pathAdvancedPattern="/x/[^/]+/y""#, ["/x/a/y"], ["/x/a"], []),
    (#"android:pathSuffix=".pdf""#, [], ["/x.pdf"], ["draft-suffix"]),
  ]

  @Test(arguments: filterRows.indices)
  func intentFilters(_ index: Int) throws {
    let row = Self.filterRows[index]
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.shop"><application>
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

  @Test func propertyListsGiveSchemesAndHosts() throws {
    let list = """
      <?xml version="1.0"?><plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array><string>Shop</string><string>$(SCHEME)</string></array></dict></array>
      <key>com.apple.developer.associated-domains</key><array><string>applinks:a.example?mode=developer</string>
      <string>webcredentials:b.example</string><string>applinks:*.c.example</string></array></dict></plist>
      """
    var drafter = ManifestDrafter()
    drafter.add(propertyList: Array(list.utf8), path: "Info.plist")
    let draft = drafter.draft()
    try expectSound(draft)
    #expect(draft.manifest.schemes == ["shop"])
    #expect(draft.manifest.hosts == ["a.example"])
    #expect(
      Set(draft.diagnostics.map(\.rule)) == ["draft-unknown-value", "draft-wildcard-host"])
  }

  @Test func hostileFilesGiveDiagnosticsAndASoundDraft() throws {
    var random = SplitMix64(seed: 9)
    let seeds = [
      #"{"applinks":{"details":[{"appIDs":["A.b","A.b"],"components":[{"/":"/a{b}/%/*?"},{"/":"/\u0000"}]}]}}"#,
      #"[{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","package_name":"x","sha256_cert_fingerprints":["00"]}}]"#,
      "<manifest><activity><intent-filter><data android:host='*'/></intent-filter></activity></manifest>",
      "<plist><dict><key>CFBundleURLSchemes</key><array><string>1x</string><string>https</string></array></dict></plist>",
      "bplist00", "", String(repeating: "[", count: 5000),
    ]
    for seed in seeds {
      for round in 0..<LawEffort.rounds(10) {
        var bytes = Array(seed.utf8)
        if round > 0, !bytes.isEmpty {
          for _ in 0..<3 {
            bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(
              truncatingIfNeeded: random.next())
          }
        }
        var drafter = ManifestDrafter()
        drafter.add(AppleAssociation(bytes: bytes, path: "a"))
        drafter.add(AssetLinks(reading: bytes, path: "b"))
        drafter.add(AndroidManifest(reading: bytes, path: "c"))
        drafter.add(propertyList: bytes, path: "d")
        drafter.add(link: bytes, number: 1, path: "e")
        try expectSound(drafter.draft())
      }
    }
  }
}
