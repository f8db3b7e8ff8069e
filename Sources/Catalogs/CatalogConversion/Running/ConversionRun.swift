import CatalogLint
package import CatalogLinting
package import Files
import StringCatalogs

/// Converts the catalogs in files and folders.
package enum ConversionRun {
  /// What came of it.
  package struct Outcome: Sendable {
    /// A catalog that was converted.
    package struct Catalog: Sendable {
      /// Its name.
      package let name: String
      /// How many keys it has.
      package let keyCount: Int
      /// Its files in the other format, by their paths.
      package fileprivate(set) var files: [String]
      /// What these do not say.
      let losses: [ConversionLoss]
    }

    /// The catalogs, in the order of their names.
    package fileprivate(set) var catalogs: [Catalog] = []
    /// The files that are there already, and so nothing was written.
    package fileprivate(set) var existing: [String] = []
    /// The files that would be written over others of the run, or over what was read.
    package fileprivate(set) var contested: [String] = []
    /// What could not be written; then nothing was.
    package fileprivate(set) var failures: [FileError] = []
    /// What could not be read; then nothing is written either.
    package let reading: CatalogReading
  }

  /// Converts catalogs.
  ///
  /// All files are written, or none: not if something could not be read, and not if one of them is there, unless it
  /// may be replaced. What is read is never replaced.
  ///
  /// - Parameters:
  ///   - request: Where the catalogs are.
  ///   - format: What they become.
  ///   - output: The folder for the files. Those of several catalogs go to folders in it, named as theirs are.
  ///   - replaces: Whether files may take the place of others.
  ///   - writes: Whether files are written, or only reported.
  package static func run(
    _ request: LintRequest, to format: ConversionFormat, output: String,
    replaces: Bool, writes: Bool
  ) throws(LintRefusal) -> Outcome {
    var converted: [(name: String, isFolder: Bool, result: ConvertedCatalog)] = []
    let reading = try CatalogReading(request, decodesCharsets: true) { read in
      let isFolder = read.catalog.files.first?.content.format.traits.mergesFiles ?? false
      converted.append((read.catalog.name, isFolder, ConvertedCatalog(read.catalog, to: format)))
    }
    var outcome = Outcome(reading: reading)
    let folders = folders(
      of: converted.map { ($0.name, $0.isFolder, $0.result.files.map(\.path)) })
    var files: [AtomicFileSet.Item] = []
    var known: Set<String> = []
    for (index, catalog) in converted.enumerated() {
      var paths: [String] = []
      for file in catalog.result.files {
        let path = FilePath.shown(
          ([output] + folders[index] + [file.path]).joined(separator: "/"))
        if reading.inputs.contains(path) || !known.insert(path).inserted {
          outcome.contested.append(path)
        }
        if !replaces, FilePath.isRegular(path) != nil { outcome.existing.append(path) }
        paths.append(path)
        files.append(
          AtomicFileSet.Item(path: path, bytes: file.bytes, old: nil, mayReplace: replaces))
      }
      outcome.catalogs.append(
        Outcome.Catalog(
          name: catalog.name, keyCount: catalog.result.keyCount, files: paths,
          losses: catalog.result.losses))
    }
    guard writes, reading.isComplete, outcome.existing.isEmpty, outcome.contested.isEmpty else {
      return outcome
    }
    outcome.failures = AtomicFileSet.write(files).errors.map { error in
      FileError(path: FilePath.shown(error.path), reason: error.reason)
    }
    return outcome
  }

  /// The folders in the output for the files of each catalog: none for an only one, else those in which it was found,
  /// without what all have in common; those of one folder whose files have the same names have folders of their own in it.
  private static func folders(
    of catalogs: [(name: String, isFolder: Bool, files: [String])]
  ) -> [[String]] {
    guard catalogs.count > 1 else { return catalogs.map { _ in [] } }
    var folders = catalogs.map { catalog in
      let parts = FilePath.parts(catalog.name)
      return catalog.isFolder ? parts : Array(parts.dropLast())
    }
    let shortest = folders.map(\.count).min() ?? 0
    var common = 0
    while common < shortest, Set(folders.map { $0[common] }).count == 1 { common += 1 }
    folders = folders.map { Array($0.dropFirst(common)) }
    var owners: [[String]: Int] = [:]
    var contested: Set<[String]> = []
    for (index, catalog) in catalogs.enumerated() {
      for file in catalog.files {
        let owner = owners.updateValue(index, forKey: folders[index] + [file])
        if owner != nil { contested.insert(folders[index]) }
      }
    }
    for (index, catalog) in catalogs.enumerated()
    where contested.contains(folders[index]) && !catalog.isFolder {
      let file = FilePath.parts(catalog.name).last ?? ""
      let base = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
      folders[index].append(base == "*" ? "all" : base)
    }
    return folders
  }
}
