package import Diagnostics
package import Files

/// The result of a lint run.
package struct LintOutcome: Sendable {
  /// The amount of content that was linted.
  package struct Statistics: Sendable, Hashable {
    /// The number of catalogs.
    package var catalogs = 0
    /// The number of catalogs for which a diagnostic is reported.
    package var reportedCatalogs = 0
    /// The number of files.
    package var files = 0
    /// The number of keys.
    package var keys = 0
    /// The names of the languages.
    package var languages: Set<String> = []
    /// The number of values in all languages, including the source language.
    package var values = 0
    /// The total size of the files in bytes.
    package var bytes = 0
    /// The number of strings that are too long to be compared with their source strings.
    package var longValues = 0
    /// The path of the first file with such a string; `nil` if there is none.
    package var longValuePath: String?

    /// Adds the statistics of another catalog.
    mutating func add(_ other: Statistics) {
      catalogs += other.catalogs
      reportedCatalogs += other.reportedCatalogs
      files += other.files
      keys += other.keys
      languages.formUnion(other.languages)
      values += other.values
      bytes += other.bytes
      longValues += other.longValues
      longValuePath = longValuePath ?? other.longValuePath
    }
  }

  /// The number of fix-its that were applied to a file.
  package struct Fixed: Sendable, Hashable {
    /// The path of the file.
    package let path: String
    /// The number of fix-its.
    package let count: Int
  }

  /// The changes to a file that fix-its would make.
  package struct Preview: Sendable, Hashable {
    /// The path of the file.
    package let path: String
    /// The number of fix-its.
    package let count: Int
    /// The changes as a unified diff.
    package let diff: [UInt8]
  }

  /// Files that were found but not linted because of their folders, such as folders for tests.
  package struct SideFiles: Sendable, Hashable {
    /// The number of files.
    package internal(set) var count = 0
    /// The path of one of the folders.
    package let folder: String
  }

  /// The diagnostics to report, in the order of ``/Diagnostics/Diagnostic``, without duplicates.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The amount of content that was linted.
  package internal(set) var statistics = Statistics()
  /// The paths of the linted files, in the order of the catalogs.
  ///
  /// The files of a catalog with a failure are not included.
  package internal(set) var paths: [String] = []
  /// The identifiers of the enabled rules that apply to the file formats of at least one catalog.
  package internal(set) var rules: Set<String> = []
  /// The translation coverage of catalogs in the order of their names, if requested.
  package internal(set) var coverage: [CatalogCoverage] = []
  /// The number of diagnostics that are hidden by a baseline or an earlier revision.
  ///
  /// Diagnostics in files that were not linted are not counted.
  package internal(set) var knownCount = 0
  /// The number of files that were not linted, because they did not change after the revision.
  package internal(set) var unchangedFiles = 0
  /// The number of diagnostics in the baselines that no longer occur.
  package internal(set) var goneCount = 0
  /// The number of applied fix-its for each file, in the order of the paths.
  package internal(set) var fixed: [Fixed] = []
  /// The changes to each file in the order of the paths, if the request is for diffs.
  package internal(set) var previews: [Preview] = []
  /// The content of the request's input after fixes; `nil` if nothing was fixed.
  package internal(set) var fixedInput: [UInt8]?
  /// The errors from reading and writing files, in the order of the paths.
  ///
  /// A catalog with a file that could not be read is not linted.
  package internal(set) var failures: [FileError] = []
  /// The searched paths that contain no catalog.
  package internal(set) var fruitless: [String] = []
  /// The files passed as arguments whose format is unknown.
  package internal(set) var unknownFormats: [String] = []
  /// The searched paths whose catalogs are all excluded, if nothing was linted.
  package internal(set) var excluded: [String] = []
  /// The files that were not linted because of their folders; `nil` if there are none.
  ///
  /// For example, folders for tests are not searched by default.
  package internal(set) var sideFiles: SideFiles?
  /// The paths of baselines that configurations specify but that do not exist.
  package internal(set) var missingBaselines: [String] = []
  /// The paths of the written baselines, with the number of diagnostics in each.
  package internal(set) var baselines: [(path: String, count: Int)] = []

  /// A Boolean value that indicates whether a catalog has a baseline, even if the file is missing.
  package internal(set) var hasBaseline = false

  /// A Boolean value that indicates whether everything requested was linted.
  package var isComplete: Bool {
    failures.isEmpty && fruitless.isEmpty && unknownFormats.isEmpty && excluded.isEmpty
  }
}
