import CatalogLint
package import Diagnostics
package import Files
package import LanguageTags

/// The options of a lint run.
package struct LintRequest: Sendable {
  /// The kind of fix-its to apply.
  package enum Fixing: Sendable {
    /// No fix-its.
    case none
    /// Fix-its that preserve the meaning.
    case safe
    /// Safe fix-its, and those that may change the meaning.
    case unsafe
  }

  /// The destination for files that fix-its change.
  package enum Destination: Sendable {
    /// The files are replaced.
    case files
    /// No file is changed; the result contains a diff of each file, with paths relative to `root`.
    case diffs(root: String)
  }

  /// A file whose content is passed directly, for example by an editor.
  package struct Input: Sendable {
    /// The path that determines the file format, the language and the configuration.
    ///
    /// The file does not have to exist.
    package var path: String
    /// The content.
    package var bytes: [UInt8]

    /// Creates an input.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The files and folders to search; the current folder if empty.
  package var paths: [String] = []
  /// The only file to lint; if it is set, ``paths`` is ignored.
  ///
  /// The other files of its catalog are read from disk for comparison, but their diagnostics are
  /// not reported. The result contains the fixed content, and no file is changed.
  package var input: Input?
  /// A Boolean value that indicates whether folders that are skipped by default are linted.
  ///
  /// These are, for example, folders for tests and for unused files.
  package var searchesAllFolders = false
  /// The languages that all catalogs require; `nil` to use the configurations.
  package var languages: [LanguageTag]?
  /// The source language of all catalogs; `nil` to use the configurations and the files.
  package var sourceLanguage: LanguageTag?
  /// The path of the configuration for all catalogs.
  ///
  /// If the value is `nil`, each path uses the nearest `waymark.yaml` at or above it.
  package var configuration: String?
  /// The identifiers of rules that are turned off, regardless of the configurations.
  package var allowedRules: [String] = []
  /// The identifiers of rules that are reported as errors, regardless of the configurations.
  package var deniedRules: [String] = []
  /// The path of the baseline; `nil` to use the baselines of the configurations.
  package var baseline: String?
  /// The git revision whose diagnostics are not reported; `nil` to report all.
  package var since: String?
  /// A Boolean value that indicates whether catalogs that did not change are also linted.
  ///
  /// Their diagnostics are not reported, but reports can show their coverage.
  package var lintsUnchanged = false
  /// The files that list the keys that code uses, in the format of `Tools/KeyScan`; `-` is standard
  /// input.
  package var usage: [String] = []
  /// The file to which the caller writes output; it must not be an input.
  package var output: String?
  /// The folder to which the caller writes changed files; none of them may be an input.
  package var outputFolder: String?
  /// A Boolean value that indicates whether the baseline is updated with the found diagnostics.
  package var updatesBaseline = false
  /// The kind of fix-its to apply.
  package var fixing = Fixing.none
  /// The minimum severity of diagnostics whose fix-its are applied.
  package var fixedSeverity = Severity.info
  /// The destination for changed files.
  package var destination = Destination.files
  /// A Boolean value that indicates whether translations are counted, for coverage reports.
  package var countsCoverage = false
  /// The maximum memory for diagnostics in bytes; if it is exceeded, the run fails.
  package var diagnosticLimit = DiagnosticBudget.usualLimit
  /// The number of threads.
  package var jobs = 1
  /// The cache with results of earlier runs; `nil` to lint every catalog.
  ///
  /// Runs that fix catalogs, lint an input, or check uses of keys do not use the cache.
  package var cache: LintCache?

  /// Creates a request with default options.
  package init() {}
}

/// An error that prevents a lint run.
package enum LintRefusal: Error, Sendable {
  /// A rule does not exist; `nearest` is the rule that was probably intended.
  case unknownRule(String, nearest: String?)
  /// A rule is both turned off and turned on as an error.
  case contradiction(String)
  /// A configuration, a baseline, or a list of used keys cannot be read.
  case unreadable(FileError)
  /// A configuration, a baseline, or a list of used keys is invalid.
  case invalid([InvalidFile])
  /// A baseline that the user specified does not exist.
  case missingBaseline(String)
  /// The output would overwrite an input: a catalog, or a file that configures the run.
  case outputIsInput(String)
  /// The language of pseudo-translations is the source language or has real translations.
  case languageInUse(String, catalog: String, isSource: Bool)
  /// The baseline should be updated, but no path is specified.
  case noBaseline
  /// A git revision does not exist.
  ///
  /// `nearest` is the revision that was probably intended. `isShallow` is `true` if the repository
  /// contains only its most recent revisions.
  case unknownRevision(String, repository: String, nearest: String?, isShallow: Bool)
  /// A folder is not in a git working tree.
  case noRepository(String)
  /// Git failed with an error message.
  case git(String)

  /// An invalid file and the diagnostics for it.
  package struct InvalidFile: Sendable {
    /// The path of the file.
    package let path: String
    /// The content of the file, whose lines reports print.
    package let bytes: [UInt8]
    /// The diagnostics, each with its range.
    package let diagnostics: [Diagnostic]
  }
}
