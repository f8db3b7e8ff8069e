package import Foundation
import LocalizedTexts

/// Generates a folder of Swift files from a folder of string catalogs.
package struct LocalizedTextsGenerator {
  /// A file in the folder of generated Swift.
  package struct Output: Hashable, Sendable {
    /// The name of the file.
    package var name: String
    /// The content of the file.
    package var text: String
  }

  /// The reason why the files cannot be generated.
  package enum Failure: Error {
    /// The folder or a file cannot be read or written.
    case file(path: String, reason: String)
    /// Swift cannot be generated from a catalog.
    case catalog(path: String, [CatalogContent.Problem])
  }

  /// The folder of the catalogs.
  package var catalogs: URL
  /// The folder of the generated files; any other Swift file in it is removed.
  package var target: URL
  /// The writer of the files.
  package var writer: TextsSwiftWriter

  package init(catalogs: URL, target: URL, writer: TextsSwiftWriter = TextsSwiftWriter()) {
    self.catalogs = catalogs
    self.target = target
    self.writer = writer
  }

  /// Returns the file names of the catalogs, sorted.
  ///
  /// - Throws: ``Failure`` if the folder cannot be listed.
  package func catalogNames() throws(Failure) -> [String] {
    try names(in: catalogs).filter { $0.hasSuffix(".xcstrings") }
  }

  /// Returns the content of a catalog.
  ///
  /// - Throws: ``Failure`` if the file cannot be read, or with all reasons why it is rejected.
  package func content(of name: String) throws(Failure) -> CatalogContent {
    let url = catalogs.appending(path: name)
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .file(path: url.relativePath, reason: error.localizedDescription)
    }
    let (content, problems) = CatalogReader.read(
      Array(data), name: String(name.dropLast(".xcstrings".count)))
    guard let content else { throw .catalog(path: url.relativePath, problems) }
    return content
  }

  /// Returns the files that the folder must contain.
  ///
  /// - Throws: ``Failure`` if a catalog is rejected, or if two catalogs result in the same file
  ///   name.
  package func outputs() throws(Failure) -> [Output] {
    var outputs: [Output] = []
    for catalog in try catalogNames() {
      let content = try content(of: catalog)
      let name = TextsSwiftWriter.fileName(ofCatalog: content.name)
      if outputs.contains(where: { $0.name.lowercased() == name.lowercased() }) {
        throw .catalog(
          path: catalogs.appending(path: catalog).relativePath,
          [CatalogContent.Problem(reason: "two catalogs generate the same file '\(name)'")])
      }
      outputs.append(Output(name: name, text: writer.source(of: content)))
    }
    return outputs
  }

  /// Returns the names of files that are missing, have different content, or have no catalog.
  ///
  /// - Throws: ``Failure`` if the files cannot be generated.
  package func staleFiles() throws(Failure) -> [String] { try stale(outputs()) }

  /// Writes each missing or changed file atomically, and removes files that have no catalog.
  ///
  /// - Returns: The names of the files that changed.
  /// - Throws: ``Failure`` if the files cannot be generated or written.
  package func write() throws(Failure) -> [String] {
    let outputs = try outputs()
    let stale = try stale(outputs)
    for name in stale {
      let url = target.appending(path: name)
      do {
        if let output = outputs.first(where: { $0.name == name }) {
          try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
          try Data(output.text.utf8).write(to: url, options: .atomic)
        } else {
          try FileManager.default.removeItem(at: url)
        }
      } catch {
        throw .file(path: url.relativePath, reason: error.localizedDescription)
      }
    }
    return stale
  }

  private func stale(_ outputs: [Output]) throws(Failure) -> [String] {
    let present = FileManager.default.fileExists(atPath: target.path) ? try names(in: target) : []
    let orphans = Set(present.filter { $0.hasSuffix(".swift") }).subtracting(outputs.map(\.name))
    let stale = outputs.filter { output in
      // A file that cannot be read is considered stale, like a missing file.
      (try? Data(contentsOf: target.appending(path: output.name))) != Data(output.text.utf8)
    }
    return (stale.map(\.name) + orphans).sorted()
  }

  private func names(in folder: URL) throws(Failure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw .file(path: folder.relativePath, reason: error.localizedDescription)
    }
  }
}
