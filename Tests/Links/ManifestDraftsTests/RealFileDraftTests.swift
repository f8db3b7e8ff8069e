import Diagnostics
import Foundation
import LinkAssociations
import LinkRouting
import ManifestDrafts
import TestSupport
import Testing

/// Compares drafts of the 28 Apple files in the third-party test data with these files.
@Suite(
  "Drafts of real association files",
  .enabled(if: TestData.isExpected("associations/index.tsv"), "\(TestData.absence)"))
struct RealFileDraftTests {
  /// The files that no manifest can express, each with the reason that its draft reports.
  static let known: [String: String] = [
    "AkpolatKadir+aasa-test__apple-app-site-association":
      "/*/to/* has two wildcards that match several components, and a path only one catch-all"
  ]

  @Test("The draft of a file opens the same links")
  func drafts() throws {
    let root = TestData.root.appendingPathComponent("associations/apple")
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    #expect(names.count == 28)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(name)))
      let file = AppleAssociation(bytes: bytes, path: name)
      var drafter = ManifestDrafter()
      drafter.add(file, host: "shop.example")
      let draft = drafter.draft()
      guard !draft.manifest.routes.isEmpty else { continue }
      let judge = LinkJudge(apple: file, router: try Router([draft.manifest]))
      let divergences = judge.divergenceClasses().filter { $0.severity != .info }
      #expect(
        divergences.isEmpty == (Self.known[name] == nil),
        """
        \(name): \(divergences.map { ($0.witness, $0.divergence.code, $0.divergence.explanation) })
        """
      )
      // A divergence is allowed only if the draft reports a diagnostic.
      #expect(divergences.isEmpty || !draft.diagnostics.isEmpty)
    }
  }

  /// Android manifests, and links that none of their filters open.
  ///
  /// Earlier drafts opened these links, because one pattern contained or overlapped another.
  static let closed = [
    (
      "libre-tube+LibreTube__app_src_main_AndroidManifest.xml",
      ["https://youtube.com/feed", "https://youtube.com/feed/subscriptions"]
    ),
    (
      "Automattic+pocket-casts-android__app_src_main_AndroidManifest.xml",
      ["https://pocketcasts.com/about", "https://pocketcasts.com/podcast/x"]
    ),
  ]

  @Test("The draft of an Android manifest has no route for a whole site", arguments: closed)
  func manifestDrafts(_ name: String, _ links: [String]) throws {
    let root = TestData.root.appendingPathComponent("associations/android-manifests")
    let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(name)))
    var drafter = ManifestDrafter()
    drafter.add(AndroidManifest(reading: bytes, path: name))
    let draft = drafter.draft()
    try expectSound(draft)
    let router = try Router([draft.manifest])
    for link in links {
      #expect(throws: LinkError.self, "\(link)\n\(draft.text)") { try router.match(link) }
    }
  }
}
