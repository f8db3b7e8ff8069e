import BundledApps
import LinkAssociations
import LinkManifests
import LinkRouting
import ManifestDrafts
import Testing

/// Tests that placeholder identities stay marked as placeholders in drafts.
///
/// Files with placeholders must be rejected, even if their manifest was drafted from such files.
struct PlaceholderTests {
  /// App IDs, packages, and fingerprints, and whether they are placeholders on each platform.
  static let rows:
    [(appID: String, package: String, fingerprint: String, apple: Bool, android: Bool)] = [
      ("Q7W3E9R2T5.com.shop.mobile", "com.shop.mobile", real, false, false),
      ("ABCDE12345.com.shop.mobile", "com.shop.mobile", real, true, false),
      ("XXXXXXXXXX.com.shop.mobile", "com.shop.mobile", real, true, false),
      ("0000000000.com.shop.mobile", "com.shop.mobile", real, true, false),
      ("YOURTEAMID.com.shop.mobile", "com.shop.mobile", real, true, false),
      ("Q7W3E9R2T5.com.example.shop", "com.example.shop", real, true, true),
      ("Q7W3E9R2T5.com.examples", "com.examples", real, false, false),
      ("Q7W3E9R2T5.com.shop.mobile", "com.shop.mobile", zeros, false, true),
      (
        "Q7W3E9R2T5.com.shop.mobile", "com.shop.mobile",
        zeros.replacing("00", with: "FF"), false, true
      ),
      (
        "Q7W3E9R2T5.com.shop.mobile", "com.shop.mobile",
        zeros.replacing("00", with: "aa"), false, true
      ),
    ]
  static let real =
    "9F:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:"
    + "00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"
  static let zeros = Array(repeating: "00", count: 32).joined(separator: ":")

  @Test(arguments: rows.indices)
  func identitiesAreMarked(_ index: Int) throws {
    let row = Self.rows[index]
    let apple = """
      {"applinks":{"details":[{"appIDs":["\(row.appID)"],"components":[{"/":"/x"}]}]}}
      """
    let android = """
      [{"relation":["delegate_permission/common.handle_all_urls"],\
      "target":{"namespace":"android_app",
      "package_name":"\(row.package)","sha256_cert_fingerprints":["\(row.fingerprint)"]}}]
      """
    var drafter = ManifestDrafter()
    drafter.add(AppleAssociation(bytes: Array(apple.utf8), path: "aasa"), host: "a.example")
    drafter.add(AssetLinks(reading: Array(android.utf8), path: "links"), host: "a.example")
    let draft = drafter.draft()
    try expectSound(draft)
    #expect(draft.manifest.platforms.apple?.isPlaceholder == row.apple, "\(draft.text)")
    #expect(draft.manifest.platforms.android?.isPlaceholder == row.android, "\(draft.text)")
  }

  @Test(arguments: BundledApp.all)
  func whatIsRefusedIsRefusedAfterADraft(_ manifest: LinkManifest) throws {
    var drafter = ManifestDrafter(app: manifest.app)
    let apple = AppleAssociationWriter([manifest])
    for host in apple.hosts {
      let file = try apple.associationFile(host: host, allowsPlaceholders: true)
      drafter.add(AppleAssociation(bytes: Array(file.text.utf8), path: "aasa"), host: host)
    }
    let android = AndroidAssociationWriter([manifest])
    for host in android.hosts {
      let file = try android.assetLinks(host: host, allowsPlaceholders: true)
      drafter.add(AssetLinks(reading: Array(file.text.utf8), path: "links"), host: host)
    }
    let filters = try android.intentFilters()
    drafter.add(AndroidManifest(reading: Array(filters.text.utf8), path: "filters"))
    let list = try AppleAssociationWriter.urlTypes(of: manifest, allowsPlaceholders: true)
    drafter.add(propertyList: Array(list.text.utf8), path: "Info.plist")
    let draft = drafter.draft()
    try expectSound(draft)
    // The draft is written and read again, so that the mark in the text is tested, too.
    let text = Array(draft.text.utf8)
    let drafted = try #require(ManifestFile.read(text, path: "draft.links.yaml").file?.manifest)
    let again = AppleAssociationWriter([drafted])
    #expect(again.hosts == apple.hosts)
    for host in again.hosts {
      #expect(throws: AssociationWriteError.self, "\(draft.text)") {
        try again.associationFile(host: host)
      }
      #expect(throws: Never.self) {
        try again.associationFile(host: host, allowsPlaceholders: true)
      }
      #expect(throws: AssociationWriteError.self) {
        try AndroidAssociationWriter([drafted]).assetLinks(host: host)
      }
    }
    #expect(throws: AssociationWriteError.self) {
      try AppleAssociationWriter.urlTypes(of: drafted)
    }
  }
}
