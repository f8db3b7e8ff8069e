import CatalogLint
package import CatalogLinting
package import Files
import StringCatalogs

/// A run that converts the catalogs in files and folders to a different file format.
package enum ConversionRun {
  /// The result of a run.
  package struct Outcome: Sendable {
    /// A converted catalog.
    package struct Catalog: Sendable {
      /// The name of the catalog.
      package let name: String
      /// The number of keys.
      package let keyCount: Int
      /// The paths of the catalog's files in the output format.
      package fileprivate(set) var files: [String]
      /// The content that is missing in the output files.
      let losses: [ConversionLoss]
    }

    /// The catalogs, sorted by name.
    package fileprivate(set) var catalogs: [Catalog] = []
    /// The output files that exist and must not be replaced; if there are any, no file is written.
    package fileprivate(set) var existing: [String] = []
    /// The output files that would overwrite a different output file or an input file.
    package fileprivate(set) var contested: [String] = []
    /// The errors for files that could not be written; if there are any, no file is written.
    package fileprivate(set) var failures: [FileError] = []
    /// The input files; if any of them could not be read, no file is written.
    package let reading: CatalogReading
  }

  /// Converts catalogs.
  ///
  /// Either all files are written or none. Nothing is written if an input file cannot be read.
  /// Nothing is written if an output file exists, unless it may be replaced. Nothing is written if
  /// an output file is also an input file, or if two output files have the same path.
  ///
  /// - Parameters:
  ///   - request: The catalogs to convert.
  ///   - format: The output format.
  ///   - output: The output folder. If there are several catalogs, their files are written to
  ///     subfolders that are named after the folders of the catalogs.
  ///   - replaces: `true` if existing files may be replaced.
  ///   - writes: `true` to write the files; `false` to report them without writing.
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

  /// Returns the output subfolder for the files of each catalog.
  ///
  /// A single catalog needs no subfolder. If there are several, each gets the folders in which it
  /// was found, without the common parent folders. If catalogs in the same folder have files with
  /// the same names, they get additional subfolders.
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
