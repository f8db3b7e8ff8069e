import CatalogLint
import Diagnostics
import Files
import StringCatalogs
import TextPrimitives

extension CatalogRun {
  /// Returns the key of the catalog's entry in a cache; see ``LintCache``.
  func cacheKey(of contents: [[UInt8]], in cache: LintCache) -> String {
    let hashes = contents.map { MurmurHash3.hash($0.span).digits }
    var writer = CacheWriter()
    writer.write(cache.versions) { $0.write($1) }
    writer.write(scope.fingerprint)
    writer.write(countsCoverage)
    writer.write(plan.name)
    // The key includes the path relative to the folder of the configuration, because patterns match
    // it.
    writer.write(parts(of: plan.name)) { $0.write($1) }
    writer.write(plan.named.sorted()) { $0.write($1) }
    let unbuilt = unbuiltFiles
    for (file, hash) in zip(plan.files, hashes) {
      writer.write(file.path)
      writer.write(parts(of: file.path)) { $0.write($1) }
      writer.write(file.format.name)
      writer.write(file.language?.name)
      writer.write(file.folder?.qualifiers)
      writer.write(hash)
      writer.write(
        file.format.traits.mayChooseByNumber && packages.useEasyLocalization(file.path))
      writer.write(unbuilt[FilePath.shown(file.path)])
    }
    return MurmurHash3.hash(writer.bytes.span).digits
  }

  /// Returns the components of a path, relative to the folder of the configuration if it contains
  /// the path.
  private func parts(of path: String) -> [String] {
    FilePath.parts(path, below: scope.folder) ?? FilePath.parts(path)
  }
}
