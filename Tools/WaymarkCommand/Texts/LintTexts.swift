import CatalogLint
import CatalogLinting
import Diagnostics
import Files
import StringCatalogs
import TextPrimitives

/// The help and the messages of `waymark lint`.
enum LintTexts {
  static let abstract = "Lint string catalogs."

  /// Returns a list of the file name endings of catalogs.
  ///
  /// - Parameter word: The word before the last ending.
  private static func endings(before word: String) -> String {
    let endings = CatalogFormat.allCases.flatMap(\.definition.fileNameEndings)
    return endings.dropLast().joined(separator: ", ") + " \(word) \(endings.last ?? "")"
  }

  static let discussion = """
    Finds the files of string catalogs (\(endings(before: "and"))). The files that contain the \
    same strings in different languages form one catalog. Checks every string of each catalog. \
    Skips git-ignored files, hidden files, folders of builds and dependencies, and folders of \
    tests and of unused files. A file or folder that is passed as an argument is always linted. A \
    file that is passed as an argument is compared only with the other arguments, not with the \
    rest of its catalog.

    With the path -, standard input is linted as if it were the file at --stdin-filename. It is \
    compared with the other files of the catalog.

    The waymark.yaml file in the folder of a catalog, or in the nearest folder above, sets the \
    required languages, the severities of rules, and exceptions. 'waymark init lint' creates such \
    a file. The comment 'waymark:allow RULE' in an entry turns a rule off for the entry. 'waymark \
    rules' lists the rules.

    The output formats are text, xcode, json, sarif, github, gitlab, junit, checkstyle and html. \
    The severities are error, warning and info; --fail-on also accepts never. A text report shows \
    errors and warnings: at most ten entries for each rule and catalog, and one entry for a defect \
    that occurs in several languages. By default, all other formats contain every diagnostic. JSON \
    output contains one object per line (Schemas/diagnostics.schema.json).

    --fix applies the fixes for errors and warnings. To also fix diagnostics of severity info, add \
    --severity info. --usage may be repeated, and --usage - reads standard input.

    The folder .waymark_cache contains the results for catalogs, which are used again while a \
    catalog is unchanged. The cache never changes the report. 'waymark cache clean' removes the \
    cached results. --no-cache, or the environment variable WAYMARK_NO_CACHE=1, turns the cache \
    off.

    EXAMPLES:
      echo '"cart.items" = "%d items";' | waymark lint - --stdin-filename en.lproj/Shop.strings
      waymark lint --languages en,de,fr --fail-on warning App

    EXIT STATUS:
      0  no diagnostic is at or above --fail-on
      1  a diagnostic is at or above --fail-on; with --diff, a fix is available
      2  wrong usage, no catalog, an invalid waymark.yaml, an unknown git revision, or a file that \
    cannot be read or written
    """

  static let paths = "Catalog files or folders (default: current folder)."
  static let pathsOrInput = "Files and folders (default: .); - is standard input."
  static let languages = "Languages required in every catalog, such as en,de."
  static let sourceLanguage = "Source language (default: detected from the files)."
  static let config = "Configuration file to use instead of waymark.yaml."
  static let allow = "Rule to turn off; may be repeated."
  static let deny = "Rule to turn on as an error; may be repeated."
  static let failOn = "Minimum severity for exit status 1 (default: error)."
  static let format = "Output format (default: text), such as json or sarif."
  static let output = "File for the report (default: standard output)."
  static let baseline = "File of known diagnostics, which are not reported."
  static let updateBaseline = "Write the current diagnostics to the baseline file."
  static let usage = "File of keys in use, written by 'waymark keyscan'."
  static let since = "Report only diagnostics added since a git revision."
  static let fix = "Apply safe fixes."
  static let allFolders = "Also lint folders of tests and of unused files."
  static let unsafeFixes = "With --fix, also apply fixes that need a review."
  static let diff = "With --fix, print a diff and change no file."
  static let stdinFilename = "Path that sets the file format and language of stdin."
  static let verbose = "Show every diagnostic, including info."
  static let quiet = "Show only errors, without a summary."
  static let severity = "Lowest severity to report (default in text: warning)."
  static let statistics = "Also print counts of files, keys, strings and bytes."
  static let jobs = "Number of threads (default: one per processor)."
  static let noCache = "Neither read nor write cached results."

  static let watch = "Lint again whenever a file changes."

  static let watchWithChanges =
    "--watch only reports, so it cannot be combined with --fix or --update-baseline."
  static let watchWithOutput = "--watch prints a report after each change: omit --output."
  static let watchWithInput = "--watch needs files, because standard input is read only once."

  static func watching(_ folders: [WatchedFolder]) -> String {
    // A folder with `names` is not counted, because only files that affect the searched folders are
    // watched in it.
    let count = folders.count { $0.names == nil }
    let place = count == 0 ? "the files" : count == 1 ? "1 folder" : "\(count) folders"
    return "Watching \(place). Stop with Control-C."
  }

  static func cannotWatch(_ path: String, _ reason: String) -> String {
    "\(TextStyle.shown(path)) cannot be watched: \(reason)"
  }

  static let watchFewerFolders = """
    The system limits the number of watched folders; on Linux, see 'sysctl \
    fs.inotify.max_user_watches'. Pass only the folders that contain catalogs.
    """

  static let unsafeWithoutFix = "--unsafe-fixes needs --fix."
  static let diffWithoutFix = "--diff needs --fix."
  static let diffWithUpdate = "--diff changes no file, but --update-baseline writes one."
  static let diffWithStatistics =
    "--diff prints no report, so it cannot be combined with --statistics."

  static func noDiff(_ format: String) -> String {
    "--diff does not support the output format \(format): use text or json."
  }

  static let inputWithoutName = """
    Standard input needs --stdin-filename, which gives its file format and language.
    """
  static let nameWithoutInput = "--stdin-filename needs the path -."
  static let inputWithPaths = "Standard input cannot be combined with other paths."
  static let inputWithOthers = """
    Standard input is only one file, but --since, --usage and --update-baseline need all files.
    """
  static let quietAndVerbose = "--quiet and --verbose cannot be combined."
  static let sinceWithUpdate = """
    --since and --update-baseline cannot be combined: a baseline contains all diagnostics.
    """

  static let sinceWithUsage = """
    --since and --usage cannot be combined: the keys in use at the revision are not known.
    """

  static let twoInputs = "--usage can read standard input only once."

  static func unknownRevision(_ name: String, repository: String, nearest: String?) -> String {
    """
    The git repository \(TextStyle.shown(repository)) has no revision \
    '\(TextStyle.shown(name))'.\(nearest.map { " Did you mean '\(TextStyle.shown($0))'?" } ?? "")
    """
  }

  static let shallowClone = """
    The clone is shallow. To fetch all revisions, run 'git fetch --unshallow'; in GitHub Actions, \
    set 'fetch-depth: 0' for actions/checkout.
    """

  static func noRepository(_ path: String) -> String {
    "--since needs a git repository, but \(TextStyle.shown(path)) is not in one."
  }

  static func gitFailed(_ words: String) -> String {
    "--since needs git, which failed: \(TextStyle.shown(words))"
  }

  static let noBaseline = """
    --update-baseline needs a file: set --baseline, or 'baseline' in waymark.yaml
    """

  static let seeUpdateBaseline = "--update-baseline creates it."
  static let formatsWithStatistics = ["text", "json", "sarif"]

  static func noStatistics(_ format: String) -> String {
    "--statistics does not support the output format \(format): use text, json or sarif."
  }

  static func missingBaseline(_ path: String) -> String {
    "The baseline \(TextStyle.shown(path)) does not exist."
  }

  static func allExcluded(_ path: String) -> String {
    """
    \(TextStyle.shown(path)): all string catalogs are excluded by waymark.yaml, or are in folders \
    of tests
    """
  }

  static var ruleNames: [String] { RuleRegistry.all.map { $0.id } }

  static func unknownRule(_ id: String, _ nearest: String?) -> String {
    "Unknown rule '\(id)'." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
  }

  static func contradiction(_ id: String) -> String {
    "The rule '\(id)' is both allowed and denied: use only one of --allow and --deny."
  }

  static func unknownFormat(_ path: String) -> String {
    """
    \(TextStyle.shown(path)): not a string catalog: expected \(endings(before: "or"))
    """
  }

  static func noCatalogs(_ path: String) -> String {
    """
    \(TextStyle.shown(path)): no string catalog found; pass a folder with \(endings(before: "or")) \
    files (XML in res/values, JSON named by language)
    """
  }

  /// Returns a note about skipped `.ts` files that are not Qt Linguist files; `nil` if there are
  /// none.
  static func passedOver(_ paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    let shown = TextStyle.shown(FilePath.shown(first))
    let files =
      paths.count == 1
      ? "\(shown) is not a Qt Linguist file"
      : "\(paths.count) files such as \(shown) are not Qt Linguist files"
    return "note: \(files), because <TS> is missing"
  }

  static func progress(_ done: Int, of count: Int) -> String {
    Progress.percentage(done, of: count) + "\(done) of \(count) catalogs"
  }

  /// Returns the counts of diagnostics and fixes, on one line.
  static func summary(_ outcome: LintOutcome, _ request: LintRequest) -> String {
    let count = outcome.statistics.catalogs
    let found = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = outcome.diagnostics.count { $0.severity == severity }
      if count == 0 { return nil }
      return switch severity {
      case .error: counted(count, one: "error", other: "errors")
      case .warning: counted(count, one: "warning", other: "warnings")
      case .info: "\(count) info"
      }
    }
    let catalogs = counted(count, one: "catalog", other: "catalogs")
    let unchanged = outcome.unchangedFiles
    // With `--since`, unchanged files are not linted.
    if found.isEmpty, count == 0, unchanged > 0 { return "nothing to report: no catalog changed" }
    let hidden = [
      outcome.knownCount == 0 ? nil : "\(outcome.knownCount) known",
      unchanged == 0
        ? nil : counted(unchanged, one: "unchanged file", other: "unchanged files") + " skipped",
    ].compactMap(\.self)
    let known = hidden.isEmpty ? "" : " (" + hidden.joined(separator: ", ") + ")"
    if found.isEmpty { return "nothing to report in \(catalogs)" + known }
    let list = found.joined(separator: ", ")
    let reported = outcome.statistics.reportedCatalogs
    // Diagnostics of configurations and source files are not in a catalog.
    let place =
      reported == 0
      ? "; nothing to report in \(catalogs)"
      : reported == count ? " in \(catalogs)" : " in \(reported) of \(catalogs)"
    let fixable = fixable(
      outcome.diagnostics.filter { $0.severity >= request.fixedSeverity }, request.fixing)
    return list + place + known + fixable
  }

  /// Returns hints on the next steps, one per line.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the run.
  ///   - severity: The lowest severity that was shown.
  ///   - isChosen: `true` if an option chose the severity.
  ///   - entries: The number of entries in the report.
  static func nextSteps(
    _ outcome: LintOutcome, showing severity: Severity, isChosen: Bool, entries: Int
  ) -> [String] {
    let unseen = outcome.diagnostics.filter { $0.severity < severity }
    let hidden = unseen.count
    let shown = outcome.diagnostics.count - hidden
    var steps = assumedSources(unseen) + incompleteLanguages(unseen)
    steps += sideFiles(outcome).map { [$0] } ?? []
    let unshown = isChosen ? 0 : hidden
    if entries < shown || unshown > 0 {
      let info = unshown == 0 ? "" : ", including \(unshown) below \(severity.rawValue)"
      steps.append("To show every diagnostic\(info), add --verbose.")
    }
    // The suggested option names languages of the linted catalogs, so that users can copy it.
    let incomplete = Set(
      outcome.diagnostics
        .filter { $0.rule == "missing-translation" && ($0.severity == .warning || $0.isSummary) }
        .compactMap { $0.subject?.language })
    if !incomplete.isEmpty {
      let example = incomplete.sorted().prefix(2).joined(separator: ",")
      steps.append(
        "To require languages, add --languages \(example), or 'languages' to waymark.yaml.")
    }
    return steps
  }

  /// Returns the line about source languages that the run assumed.
  private static func assumedSources(_ hidden: [Diagnostic]) -> [String] {
    let found = hidden.filter { $0.rule == "assumed-source" }
    guard let first = found.first else { return [] }
    let place = first.subject?.catalog ?? first.path ?? ""
    let more =
      found.count == 1
      ? "" : "; also in \(counted(found.count - 1, one: "other catalog", other: "other catalogs"))"
    let reason = first.notes.first.map { ": \($0.message)" } ?? ""
    return [TextStyle.shown("\(place): \(first.message)\(reason)\(more)")]
  }

  /// Returns the line about languages in which many strings are missing or unfinished.
  ///
  /// The report does not list the missing strings of these languages.
  private static func incompleteLanguages(_ unseen: [Diagnostic]) -> [String] {
    let found = Dictionary(
      grouping: unseen.filter { $0.rule == "missing-translation" && $0.isSummary }
    ) { $0.subject?.language ?? "" }
    let languages = found.keys.filter { !$0.isEmpty }.sorted()
    if languages.isEmpty { return [] }
    let most = 5
    let rest = languages.count - most
    let names = languages.prefix(most).map { language in
      let diagnostics = found[language] ?? []
      // "420 of 1,222 strings are not translated"; several catalogs have no common count.
      let count = diagnostics.count == 1 ? diagnostics[0].message.split(separator: " strings") : []
      return count.count == 2 ? "\(language) (\(count[0]))" : language
    }.joined(separator: ", ")
    let list = TextStyle.shown(rest > 0 ? "\(names) and \(rest) more" : names)
    return ["Many strings are missing in \(list): to list them, add --severity info."]
  }

  /// Returns the sentence about files that were not linted; `nil` if there are none.
  static func sideFiles(_ outcome: LintOutcome) -> String? {
    outcome.sideFiles.map { side in
      """
      \(counted(side.count, one: "file", other: "files")) in folders such as \
      \(TextStyle.shown(side.folder)) \(side.count == 1 ? "was" : "were") not linted: to include \
      them, add --all-folders.
      """
    }
  }

  /// Returns the numbers of diagnostics that further options would fix.
  private static func fixable(_ found: [Diagnostic], _ fixing: LintRequest.Fixing) -> String {
    var safe = 0
    var unsafe = 0
    for diagnostic in found {
      let kinds = diagnostic.fixIts.map { $0.applicability }
      if kinds.contains(.safe) {
        safe += fixing == .none ? 1 : 0
      } else if kinds.contains(.unsafe) {
        unsafe += fixing == .unsafe ? 0 : 1
      }
    }
    switch (safe, unsafe) {
    case (0, 0): return ""
    case (_, 0): return "; --fix fixes \(safe)"
    case (0, _): return "; --fix --unsafe-fixes fixes \(unsafe)"
    default: return "; --fix fixes \(safe), with --unsafe-fixes \(unsafe) more"
    }
  }

  /// Returns lines about fixes, baselines, and strings that were not compared.
  static func notices(_ outcome: LintOutcome) -> [String] {
    var lines = outcome.fixed.map { fixed in
      """
      fixed \(counted(fixed.count, one: "diagnostic", other: "diagnostics")) in \
      \(TextStyle.shown(fixed.path))
      """
    }
    lines += outcome.previews.map { preview in
      let fixes = counted(preview.count, one: "diagnostic", other: "diagnostics")
      return "would fix \(fixes) in \(TextStyle.shown(preview.path))"
    }
    for (path, count) in outcome.baselines {
      let listed = counted(count, one: "diagnostic", other: "diagnostics")
      lines.append("\(TextStyle.shown(path)) now lists \(listed)")
    }
    lines += outcome.missingBaselines.map { path in
      "info: the baseline \(TextStyle.shown(path)) does not exist; --update-baseline creates it"
    }
    if let path = outcome.statistics.longValuePath {
      let count = outcome.statistics.longValues
      lines.append(
        """
        info: \(counted(count, one: "string", other: "strings")) of more than 64 kB \
        \(count == 1 ? "was" : "were") not compared with the source, \
        first in \(TextStyle.shown(path))
        """)
    }
    if outcome.goneCount > 0 {
      let isOne = outcome.goneCount == 1
      lines.append(
        """
        info: \(counted(outcome.goneCount, one: "diagnostic", other: "diagnostics")) of the \
        baseline \(isOne ? "is" : "are") fixed; --update-baseline removes \(isOne ? "it" : "them")
        """)
    }
    return lines
  }

  static func counted(_ count: Int, one: String, other: String) -> String {
    "\(count) \(count == 1 ? one : other)"
  }
}
