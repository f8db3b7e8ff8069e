import Diagnostics
import LinkAssociations
import LinkRouting
import ManifestDrafts
import TestSupport
import Testing

/// Tests secrets in the source files of a draft, unreadable files, and hostile files.
struct DraftSourceFaultTests {
  /// Values that a file lists for a secret must not appear in a draft.
  @Test(arguments: [
    ##"{"/":"/reset/*","?":{"passcode":"SECRET99"}}"##,
    ##"{"/":"/reset","?":"passcode=SECRET99&page=1"}"##,
    ##"{"/":"/reset","#":"token=SECRET99"}"##,
    ##"{"/":"/reset/$(codes)"},{"/":"/open/$(codes)"}"##,
    ##"{"/":"/open/$(other)/x","?":{"passcode":"$(codes)","pin":"$(pins)"}}"##,
  ])
  func listedSecretsAreShownNowhere(_ components: String) throws {
    let file = """
      {"applinks":{"details":[{"appIDs":["ABCDE12345.com.shop.app"],"components":[\(components)]}],
      "substitutionVariables":{"codes":["SECRET99","SECRET98"],"pins":["7001","7002"],
      "other":["a","b"]}}}
      """
    var drafter = ManifestDrafter()
    drafter.add(
      AppleAssociation(bytes: Array(file.utf8), path: "aasa"),
      host: "a.example")
    let draft = drafter.draft()
    try expectSound(draft)
    #expect(draft.manifest.types.contains { $0.isSecret }, "\(draft.text)")
    for secret in ["SECRET9", "7001", "7002"] {
      #expect(!draft.text.contains(secret), "\(draft.text)")
      #expect(!draft.diagnostics.contains { "\($0)".contains(secret) })
    }
  }

  /// Each unreadable file causes a diagnostic.
  @Test(arguments: ["", "{", "[1,", "<plist", "bplist00", "nothing"])
  func unreadableFilesAreSaid(_ text: String) throws {
    let bytes = Array(text.utf8)
    var apple = ManifestDrafter()
    apple.add(AppleAssociation(bytes: bytes, path: "a"))
    var android = ManifestDrafter()
    android.add(AssetLinks(reading: bytes, path: "b"))
    var filters = ManifestDrafter()
    filters.add(AndroidManifest(reading: bytes, path: "c"))
    var lists = ManifestDrafter()
    lists.add(propertyList: bytes, path: "d")
    for drafter in [apple, android, filters, lists] {
      #expect(drafter.unreadable.contains { $0.severity == .error && $0.path != nil })
      let draft = drafter.draft()
      #expect(
        Set(draft.diagnostics + draft.sourceDiagnostics).isSuperset(of: drafter.unreadable))
      // If a file is unreadable, its missing content is not reported.
      #expect(!draft.diagnostics.contains { $0.rule == "draft-no-app" })
    }
  }

  @Test func hostileFilesGiveDiagnosticsAndASoundDraft() throws {
    var random = SplitMix64(seed: 9)
    let seeds = [
      #"""
      {"applinks":{"details":[{"appIDs":["A.b","A.b"],"components":[{"/":"/a{b}/%/*?"},\#
      {"/":"/\u0000"}]}]}}
      """#,
      """
      [{"relation":["delegate_permission/common.handle_all_urls"],\
      "target":{"namespace":"android_app","package_name":"x","sha256_cert_fingerprints":["00"]}}]
      """,
      """
      <manifest><activity><intent-filter><data android:host='*'/></intent-filter></activity>\
      </manifest>
      """,
      """
      <plist><dict><key>CFBundleURLSchemes</key><array><string>1x</string>\
      <string>https</string></array></dict></plist>
      """,
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
