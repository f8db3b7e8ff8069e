package import Foundation

/// `Tests/Fixtures/Code`: a manifest with every construct, and what is generated of it.
package enum CodeFixtures {
  /// The folder.
  package static let folder = ProjectFolder.url
    .appending(path: "Tests/Fixtures/Code", directoryHint: .isDirectory)

  /// The name of the manifest's file.
  package static let manifestName = "everything.links.yaml"

  /// The bytes of the manifest.
  package static func manifest() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: manifestName)))
  }
}
