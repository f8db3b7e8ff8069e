package import Diagnostics
package import Files

/// A run that counts the translations of the catalogs in files and folders.
package enum CoverageRun {
  /// The result of a run.
  package struct Outcome: Sendable {
    /// The catalogs with at least one key, in the order of their names.
    package fileprivate(set) var catalogs: [CatalogCoverage] = []
    /// The errors that end the parsing of a file; the content before such an error is counted.
    package fileprivate(set) var errors: [Diagnostic] = []
    /// The errors for files that could not be read.
    package fileprivate(set) var failures: [FileError] = []
    /// The searched paths that contain no catalog.
    package fileprivate(set) var fruitless: [String] = []
    /// The files passed as arguments whose format is unknown.
    package fileprivate(set) var unknownFormats: [String] = []
    /// The searched paths whose catalogs are all excluded, if no other catalog was found.
    package fileprivate(set) var excluded: [String] = []
  }

  /// Counts the translations of the catalogs that a linter would check for the same request.
  ///
  /// - Complexity: O(*n*), where *n* is the total size of the catalogs. The memory use depends on
  ///   the largest catalog.
  package static func run(_ request: LintRequest) throws(LintRefusal) -> Outcome {
    var catalogs: [CatalogCoverage] = []
    let reading = try CatalogReading(request, decodesCharsets: true) { read in
      let coverage = CatalogCoverage(read.catalog, required: read.required)
      // Some XML files of Android contain no strings, so they have no coverage.
      if coverage.keys > 0 { catalogs.append(coverage) }
    }
    var outcome = Outcome()
    outcome.catalogs = catalogs
    outcome.errors = reading.errors
    outcome.failures = reading.failures
    outcome.fruitless = reading.fruitless
    outcome.unknownFormats = reading.unknownFormats
    outcome.excluded = reading.excluded
    return outcome
  }
}
