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
    /// Fix-its that keep the meaning.
    case safe
    /// Fix-its that may change the meaning, in addition to safe ones.
    case unsafe
  }

  /// The destination of the files that fix-its change.
  package enum Destination: Sendable {
    /// The files are replaced.
    case files
    /// No file is changed; the result has a diff of each, with paths relative to `root`.
    case diffs(root: String)
  }

  /// A file whose content is passed, such as the content of an editor.
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
  /// The only file to lint, instead of ``paths``.
  ///
  /// The other files of its catalog are read from the disk for comparison, but their diagnostics
  /// are not reported. The result contains the fixed content, and no file is changed.
  package var input: Input?
  /// A Boolean value that indicates whether folders of tests and unused files are linted too.
  package var searchesAllFolders = false
  /// The languages that all catalogs must have; `nil` to use the configurations.
  package var languages: [LanguageTag]?
  /// The source language of all catalogs; `nil` to use the configurations and files.
  package var sourceLanguage: LanguageTag?
  /// The configuration for all paths; `nil` to use the nearest `waymark.yaml` at or above each.
  package var configuration: String?
  /// The identifiers of rules that are off, in any configuration.
  package var allowedRules: [String] = []
  /// The identifiers of rules that are on as errors, in any configuration.
  package var deniedRules: [String] = []
  /// The path of the baseline; `nil` to use the baselines of the configurations.
  package var baseline: String?
  /// The git revision whose diagnostics are not reported; `nil` to report all.
  package var since: String?
  /// Files that list the keys used by the code, from `Tools/KeyScan`; `-` is standard input.
  package var usage: [String] = []
  /// The file to be written later, if any, which must not be an input.
  package var output: String?
  /// The folder for changed files to be written later, if any; the files must not be inputs.
  package var outputFolder: String?
  /// A Boolean value that indicates whether the diagnostics are written to the baseline.
  package var updatesBaseline = false
  /// The kind of fix-its to apply.
  package var fixing = Fixing.none
  /// The minimum severity of diagnostics whose fix-its are applied.
  package var fixedSeverity = Severity.info
  /// The destination of changed files.
  package var destination = Destination.files
  /// A Boolean value that indicates whether translations are counted, for coverage reports.
  package var countsCoverage = false
  /// The limit on the memory of diagnostics in bytes, above which the run fails.
  package var diagnosticLimit = DiagnosticBudget.usualLimit
  /// The number of threads.
  package var jobs = 1

  /// Creates a request with default options.
  package init() {}
}

/// An error that prevents a lint run.
package enum LintRefusal: Error, Sendable {
  /// A rule does not exist; `nearest` is the rule that was probably intended.
  case unknownRule(String, nearest: String?)
  /// A rule is both allowed and denied.
  case contradiction(String)
  /// A configuration or a baseline cannot be read.
  case unreadable(FileError)
  /// A configuration, a baseline or a list of used keys is invalid.
  case invalid([InvalidFile])
  /// A baseline that the user specified does not exist.
  case missingBaseline(String)
  /// The output would overwrite an input: a catalog, or a file that configures the run.
  case outputIsInput(String)
  /// Pseudo-translations are requested in a language that people use, or in the source language.
  case languageInUse(String, catalog: String, isSource: Bool)
  /// A baseline is to be written, but none is specified.
  case noBaseline
  /// A git revision does not exist.
  ///
  /// `nearest` is the revision that was probably intended. `isShallow` is `true` if the repository
  /// has only its most recent revisions.
  case unknownRevision(String, repository: String, nearest: String?, isShallow: Bool)
  /// A folder is not in a git working tree.
  case noRepository(String)
  /// Git failed with an error message.
  case git(String)

  /// An invalid file with its diagnostics.
  package struct InvalidFile: Sendable {
    /// The path of the file.
    package let path: String
    /// The content of the file, for the lines that reports show.
    package let bytes: [UInt8]
    /// The diagnostics, each with its range.
    package let diagnostics: [Diagnostic]
  }
}
