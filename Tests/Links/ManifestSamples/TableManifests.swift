import Foundation
package import LinkManifests
import LinkRouting
import TestSupport

/// The manifests that the table of links refers to.
package enum TableManifests {
  /// A manifest, and the name that rows use for it.
  package typealias Owned = (owner: String, file: ManifestFile)

  /// Returns the manifests of the bundled apps and of the fixtures.
  package static func all() throws -> [Owned] { try bundled() + fixtures() }

  /// Returns the manifests of the bundled apps.
  package static func bundled() throws -> [Owned] {
    let folder = LinkTable.folder.appending(
      path: "../../../Sources/Apps/BundledApps/Manifests", directoryHint: .isDirectory)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".links.yaml") }.map { name in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      let file = try ManifestFile(parsing: bytes, path: name)
      return (file.manifest.app, file)
    }
  }

  /// Returns the manifests of the fixtures.
  package static func fixtures() throws -> [Owned] {
    try LinkTable.manifestNames().map { name in
      let path = name + ".links.yaml"
      return (name, try ManifestFile(parsing: LinkTable.manifest(name), path: path))
    }
  }
}
