package import Diagnostics
package import Files

/// Counts the translations of the catalogs in files and folders.
package enum CoverageRun {
  /// What came of it.
  package struct Outcome: Sendable {
    /// The catalogs with at least one key, in the order of their names.
    package fileprivate(set) var catalogs: [CatalogCoverage] = []
    /// What keeps files from being read to their end; what stands in front of it counts.
    package fileprivate(set) var errors: [Diagnostic] = []
    /// What could not be read.
    package fileprivate(set) var failures: [FileError] = []
    /// The paths in which nothing is a catalog.
    package fileprivate(set) var fruitless: [String] = []
    /// The files named by themselves that have no format of a catalog.
    package fileprivate(set) var unknownFormats: [String] = []
    /// The paths in which there are only catalogs that configurations leave out, if there are no others at all.
    package fileprivate(set) var excluded: [String] = []
  }

  /// Counts the catalogs that a linter would look at with the same request.
  ///
  /// - Complexity: O(*n*) in the bytes of the catalogs; the memory is that of the largest one.
  package static func run(_ request: LintRequest) throws(LintRefusal) -> Outcome {
    var catalogs: [CatalogCoverage] = []
    let reading = try CatalogReading(request, decodesCharsets: true) { read in
      let coverage = CatalogCoverage(read.catalog, required: read.required)
      // Of Android's XML files some hold no text at all.
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
