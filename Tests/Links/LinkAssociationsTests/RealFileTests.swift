import Diagnostics
import Foundation
import LinkAssociations
import TestSupport
import Testing

/// Checks the files of maintained apps in the third-party test data.
///
/// An error in one of them is a false positive unless it is listed as known.
@Suite(
  "Real association files",
  .enabled(if: TestData.isExpected("associations/index.tsv"), "\(TestData.absence)"))
struct RealFileTests {
  /// A known error in a file, with the reason.
  struct Known: Sendable {
    let file: String
    let rules: [String]
    let reason: String
  }

  static let known = [
    Known(
      file: "AgoraIO-Community+Universal-Links-SwiftUI__apple-app-site-association",
      rules: ["apple-invalid-app-id"],
      reason: "the identifier is that of a template: no team has the prefix DEVELOPMENT_TEAM"),
    Known(
      file:
        "edityomurti+apple-app-site-association-pls__static_.well-known_apple-app-site-association",
      rules: ["apple-invalid-app-id"],
      reason: "the prefix of an app for shared passwords lacks the first of its ten characters"),
    Known(
      file: "meshtastic+Meshtastic-Apple__Meshtastic_Meshtastic-Catalyst.entitlements",
      rules: ["apple-domain-form", "apple-domain-form"],
      reason: "Apple's documentation of associated domains excludes paths"),
    Known(
      file: "meshtastic+Meshtastic-Apple__Meshtastic_Meshtastic.entitlements",
      rules: ["apple-domain-form", "apple-domain-form"],
      reason: "Apple's documentation of associated domains excludes paths"),
  ]

  @Test(
    "No file causes a false positive",
    arguments: [
      ("apple", 28), ("assetlinks", 13), ("android-manifests", 31), ("property-lists", 41),
    ])
  func errors(folder: String, count: Int) throws {
    let root = TestData.root.appendingPathComponent("associations/" + folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    #expect(names.count == count)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(name)))
      let diagnostics: [Diagnostic]
      if ApplePropertyList.isPropertyList(bytes) {
        #expect(folder == "property-lists")
        diagnostics = ApplePropertyList(reading: bytes, path: name).diagnostics
      } else {
        let kind = try #require(AssociationFile.kind(of: bytes), "\(name)")
        #expect((kind == .apple) == (folder == "apple"))
        #expect((kind == .assetLinks) == (folder == "assetlinks"))
        diagnostics = AssociationFile(kind, bytes: bytes, path: name).diagnostics
      }
      let errors = diagnostics.filter { $0.severity == .error }
      let expected = Self.known.first { $0.file == name }?.rules ?? []
      #expect(errors.map(\.rule) == expected, "\(name): \(errors)")
    }
  }
}
