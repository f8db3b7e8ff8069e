package import Diagnostics
package import Files

/// What came of a run of the linter.
package struct LintOutcome: Sendable {
  /// How much was looked at.
  package struct Statistics: Sendable, Hashable {
    /// The catalogs.
    package var catalogs = 0
    /// The catalogs with something to report.
    package var reportedCatalogs = 0
    /// Their files.
    package var files = 0
    /// Their keys.
    package var keys = 0
    /// The names of their languages.
    package var languages: Set<String> = []
    /// Their texts.
    package var values = 0
    /// Their bytes.
    package var bytes = 0
    /// The strings that are too long to be compared with their sources.
    package var longValues = 0
    /// The first file with one; `nil` if there is none.
    package var longValuePath: String?

    /// Adds those of another catalog.
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

  /// The fix-its that were applied to a file.
  package struct Fixed: Sendable, Hashable {
    /// The file.
    package let path: String
    /// How many.
    package let count: Int
  }

  /// What fix-its would make of a file.
  package struct Preview: Sendable, Hashable {
    /// The file.
    package let path: String
    /// The number of fix-its.
    package let count: Int
    /// A unified diff.
    package let diff: [UInt8]
  }

  /// The files of folders such as those of tests, which were found and not linted.
  package struct SideFiles: Sendable, Hashable {
    /// The number of files.
    package internal(set) var count = 0
    /// The path of one of the folders.
    package let folder: String
  }

  /// What there is to report, in the order of ``/Diagnostics/Diagnostic``, each once.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// How much was looked at.
  package internal(set) var statistics = Statistics()
  /// The files of the catalogs that were looked at as a whole, in the order of the catalogs.
  package internal(set) var paths: [String] = []
  /// The identifiers of the rules that ran in at least one catalog, and apply to its file formats.
  package internal(set) var rules: Set<String> = []
  /// How far the translations of catalogs are, if that was asked for, in the order of their names.
  package internal(set) var coverage: [CatalogCoverage] = []
  /// The diagnostics that are not reported, because they are known, or were there at an earlier revision.
  package internal(set) var knownCount = 0
  /// The known diagnostics that do not occur anymore.
  package internal(set) var goneCount = 0
  /// What was fixed, in the order of the paths.
  package internal(set) var fixed: [Fixed] = []
  /// What would be fixed, in the order of the paths, where a request asks for diffs.
  package internal(set) var previews: [Preview] = []
  /// The fixed content of the input of a request; `nil` if nothing in it was fixed.
  package internal(set) var fixedInput: [UInt8]?
  /// What could not be read or written, in the order of the paths; catalogs that need it are not looked at.
  package internal(set) var failures: [FileError] = []
  /// The paths that exist, and in which nothing is a catalog.
  package internal(set) var fruitless: [String] = []
  /// The files named by themselves that have no format of a catalog.
  package internal(set) var unknownFormats: [String] = []
  /// The searched paths with only catalogs that are left out, if nothing else was linted.
  package internal(set) var excluded: [String] = []
  /// The files of folders such as those of tests, which were not linted; `nil` if there are none.
  package internal(set) var sideFiles: SideFiles?
  /// The files of known diagnostics that configurations name and that do not exist.
  package internal(set) var missingBaselines: [String] = []
  /// The files of known diagnostics that were written, with the number of diagnostics in each.
  package internal(set) var baselines: [(path: String, count: Int)] = []

  /// A Boolean value that indicates whether a baseline holds for a catalog, whether it exists or not.
  package internal(set) var hasBaseline = false

  /// Whether everything that was asked for was looked at.
  package var isComplete: Bool {
    failures.isEmpty && fruitless.isEmpty && unknownFormats.isEmpty && excluded.isEmpty
  }
}
