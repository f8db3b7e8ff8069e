package import Foundation

/// The folder `Tests/Fixtures/Code`: a manifest with every construct, and its generated code.
package enum CodeFixtures {
  /// The folder.
  package static let folder = ProjectFolder.url
    .appending(path: "Tests/Fixtures/Code", directoryHint: .isDirectory)

  /// The file name of the manifest.
  package static let manifestName = "everything.links.yaml"

  /// Returns the bytes of the manifest.
  package static func manifest() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: manifestName)))
  }
}
