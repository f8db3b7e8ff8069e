package import Diagnostics
import Files
import LinkManifests
import LinkRouting

/// A generator of the Swift files in `BundledApps/Generated` from `BundledApps/Manifests`.
package struct BundledAppsGenerator {
  /// A file in the folder `Generated`.
  package struct Output: Hashable, Sendable {
    /// The name of the file.
    package var name: String
    /// The content of the file.
    package var text: String
  }

  /// An error that prevents the generation.
  package enum Failure: Error {
    /// The folder or a file cannot be read or written.
    case file(path: String, reason: String)
    /// A manifest has diagnostics; even a warning prevents the generation.
    case manifest([Diagnostic])
  }

  /// The folder `BundledApps`.
  package var folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The folder of the manifests.
  package var manifests: String { folder + "/Manifests" }

  /// The folder of the generated files.
  package var target: String { folder + "/Generated" }

  /// The names of the manifests, sorted.
  package func manifestNames() throws(Failure) -> [String] {
    try names(in: manifests).filter { $0.hasSuffix(".links.yaml") }
  }

  /// Returns the files that the folder `Generated` should contain.
  package func outputs() throws(Failure) -> [Output] {
    let generator = SwiftGenerator()
    var outputs: [Output] = []
    var apps: [(name: String, type: String)] = []
    for name in try manifestNames() {
      let (file, diagnostics) = ManifestFile.read(try read(name), path: name)
      guard let file, diagnostics.isEmpty else { throw .manifest(diagnostics) }
      let generated = generator.file(for: file)
      outputs.append(Output(name: generated.path, text: generated.text))
      apps.append(
        (
          IdentifierCase.camel.identifier(file.manifest.app),
          LinkInterface(file).typeName
        ))
    }
    return outputs + [Output(name: "BundledApp+All.swift", text: Self.index(of: apps))]
  }

  /// Returns the source of a file that lists the manifests of all apps.
  private static func index(of apps: [(name: String, type: String)]) -> String {
    let list = SwiftExpression.array(apps.map { .raw($0.name) })
    let head = "  public static let all: [LinkManifest] = "
    let constants = apps.map { name, type in
      """

        /// The manifest of ``\(type)``.
        public static var \(name): LinkManifest { \(type).manifest }

      """
    }
    return """
      // Generated from the files *.links.yaml by GenerateBundledApps. Do not edit.

      public import LinkRouting

      extension BundledApp {
        /// The link manifests of all bundled apps, by name.
      \(head)\(list.text(indent: 2, column: head.count, trailing: 0))
      \(constants.joined())}

      """
  }

  /// Returns the names of files that are missing or outdated, or that belong to no manifest.
  package func staleFiles() throws(Failure) -> [String] {
    let outputs = try outputs()
    let present = FilePath.isFolder(target) == nil ? [] : try names(in: target)
    let orphans = Set(present).subtracting(outputs.map(\.name))
    let stale = outputs.filter { output in
      // An unreadable file is treated as missing.
      (try? FileBytes.read(target + "/" + output.name)) != Array(output.text.utf8)
    }
    return (stale.map(\.name) + orphans).sorted()
  }

  /// Replaces either all stale files or none, and removes files that belong to no manifest.
  ///
  /// - Returns: The names of the files that changed.
  package func write() throws(Failure) -> [String] {
    let stale = try staleFiles()
    let outputs = try outputs().filter { stale.contains($0.name) }
    let items = outputs.map { output in
      AtomicFileSet.Item(
        path: target + "/" + output.name, bytes: Array(output.text.utf8), old: nil,
        mayReplace: true)
    }
    var failures = AtomicFileSet.write(items).errors
    for name in stale where !outputs.contains(where: { $0.name == name }) {
      do throws(FileError) {
        try FilePath.remove(target + "/" + name)
      } catch {
        failures.append(error)
      }
    }
    if let failure = failures.first {
      throw .file(path: failure.path, reason: failure.message)
    }
    return stale
  }

  private func names(in folder: String) throws(Failure) -> [String] {
    do throws(FileError) {
      return try FilePath.names(in: folder)
    } catch {
      throw .file(path: folder, reason: error.message)
    }
  }

  private func read(_ name: String) throws(Failure) -> [UInt8] {
    let path = manifests + "/" + name
    do throws(FileError) {
      return try FileBytes.read(path)
    } catch {
      throw .file(path: path, reason: error.message)
    }
  }
}
