import CatalogLint
package import Diagnostics
package import Files
package import LanguageTags

/// What a run of the linter is asked for.
package struct LintRequest: Sendable {
  /// Which fix-its are applied.
  package enum Fixing: Sendable {
    /// None.
    case none
    /// Those that keep the meaning.
    case safe
    /// Those that a person should look at too.
    case unsafe
  }

  /// What becomes of the files that fix-its change.
  package enum Destination: Sendable {
    /// The files are replaced.
    case files
    /// No file is changed; the outcome has a diff of each, with paths that begin in a folder.
    case diffs(root: String)
  }

  /// A file whose content is given, such as that of an editor.
  package struct Input: Sendable {
    /// The path that determines the file format, the language and the configuration.
    ///
    /// No file has to exist there.
    package var path: String
    /// The content.
    package var bytes: [UInt8]

    /// Makes an input.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The files and folders to search; without any, the current folder.
  package var paths: [String] = []
  /// The only file to lint, instead of ``paths``.
  ///
  /// The other files of its catalog are read from the disk, because rules compare them; what is
  /// wrong in those is not reported. The fixed content is in the outcome, and no file is changed.
  package var input: Input?
  /// A Boolean value that indicates whether folders of tests and unused files are linted too.
  package var searchesAllFolders = false
  /// The languages that all catalogs must have; `nil` for what configurations say.
  package var languages: [LanguageTag]?
  /// The language that all catalogs are translated from; `nil` for what configurations and files say.
  package var sourceLanguage: LanguageTag?
  /// The configuration for all paths; `nil` to look for `waymark.yaml` upwards from each.
  package var configuration: String?
  /// Rules that are off, whatever configurations say.
  package var allowedRules: [String] = []
  /// Rules that are on as errors, whatever configurations say.
  package var deniedRules: [String] = []
  /// The file of known diagnostics; `nil` for those that configurations name.
  package var baseline: String?
  /// The revision of git since which something has to be new to be reported; `nil` to report all.
  package var since: String?
  /// Files that list the keys that the code uses, as `Tools/KeyScan` does; `-` is standard input.
  package var usage: [String] = []
  /// The file to which something is going to be written, if that is known: it must be none that is read.
  package var output: String?
  /// The folder to which changed files are going to be written, if that is known: they must be none that are read.
  package var outputFolder: String?
  /// Whether what is found is written to the file of known diagnostics.
  package var updatesBaseline = false
  /// Which fix-its are applied.
  package var fixing = Fixing.none
  /// The lowest severity of diagnostics whose fix-its are applied.
  package var fixedSeverity = Severity.info
  /// What becomes of the files that they change.
  package var destination = Destination.files
  /// Whether the translations of each catalog are counted, for reports that show how far they are.
  package var countsCoverage = false
  /// The limit on the memory of diagnostics in bytes, above which the run fails.
  package var diagnosticLimit = DiagnosticBudget.usualLimit
  /// How many threads share the work.
  package var jobs = 1

  /// Makes a request with nothing but defaults.
  package init() {}
}

/// Why a run of the linter cannot be carried out.
package enum LintRefusal: Error, Sendable {
  /// There is no such rule; the one that was probably meant.
  case unknownRule(String, nearest: String?)
  /// A rule is allowed and denied at once.
  case contradiction(String)
  /// A configuration or a file of known diagnostics cannot be read.
  case unreadable(FileError)
  /// Something is wrong in a configuration, in a file of known diagnostics, or in a list of used keys.
  case invalid([InvalidFile])
  /// A file of known diagnostics that somebody named does not exist.
  case missingBaseline(String)
  /// The output is to be written over a file that is read: a catalog, or one that says how to read it.
  case outputIsInput(String)
  /// Texts that no people reads are asked for in a language that a catalog has for people, or is translated from.
  case languageInUse(String, catalog: String, isSource: Bool)
  /// A file of known diagnostics is to be written, and none is named.
  case noBaseline
  /// A repository of git has no such revision; the one that was probably meant, and whether the repository has only
  /// its newest ones.
  case unknownRevision(String, repository: String, nearest: String?, isShallow: Bool)
  /// A folder is in no working tree of git.
  case noRepository(String)
  /// Git cannot do what it was asked for; its words.
  case git(String)

  /// A file with what is wrong in it.
  package struct InvalidFile: Sendable {
    /// The file.
    package let path: String
    /// Its bytes, for the lines that reports show.
    package let bytes: [UInt8]
    /// What is wrong, each with its place.
    package let diagnostics: [Diagnostic]
  }
}
