import CatalogLint
import CatalogLinting
import Foundation
import LanguageTags
import StringCatalogs
import Testing

@testable import CatalogConversion
@testable import CatalogExchange

extension PortableCatalog {
  /// Reads the catalogs in a file or folder.
  static func read(_ path: String) throws -> [PortableCatalog] {
    var request = LintRequest()
    request.paths = [path]
    var catalogs: [PortableCatalog] = []
    _ = try CatalogReading(request) { catalogs.append(PortableCatalogReader.read($0.catalog).0) }
    return catalogs
  }

  /// Reads the catalog in some files, and returns the syntax errors that the linter reports.
  static func read(_ files: [PortableFile]) throws -> (PortableCatalog?, errors: [String]) {
    try CatalogTree.with([:]) { (tree: CatalogTree) throws in
      for file in files {
        let url = tree.root.appendingPathComponent("a/" + file.path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: url)
      }
      var request = LintRequest()
      // A single file may be read as a catalog only if its path is passed.
      request.paths = [files.count == 1 ? tree.path("a/" + files[0].path) : tree.root.path]
      var catalogs: [PortableCatalog] = []
      var errors: [String] = []
      let reading = try CatalogReading(request) { read in
        catalogs.append(PortableCatalogReader.read(read.catalog).0)
        errors += read.catalog.files.flatMap { file in
          file.content.errors.map { "\(file.path): \($0)" }
        }
      }
      if !files.isEmpty, !reading.isComplete { errors.append("not read to the end") }
      if catalogs.count > 1 { errors.append("\(catalogs.count) catalogs") }
      return (catalogs.first, errors)
    }
  }
}
