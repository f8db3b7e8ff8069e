import CatalogLint
import CatalogLintRuns
import Diagnostics
import TerminalText

/// What `waymark lint` says.
enum LintTexts {
  static let abstract = "Say everything that is wrong with string catalogs."

  static let discussion = """
    Finds .xcstrings, .strings and .stringsdict files, Android's resources, gettext's .po and .pot, \
    Java's .properties, XLIFF (.xliff, .xlf), ARB and JSON, joins the files of each catalog, and looks \
    at every text. Without a path, the current folder is searched. Properties are taken where one \
    file is named as another one and its language, as messages.properties and \
    messages_de.properties are; JSON where its name or folder is a language, and the folder around \
    says so, as locales and i18n do, or another language is beside it.

    Of Android's folders with other qualifiers, such as values-land, the placeholders and keys are \
    compared with those of values; no key has to be there.

    Left out are what git ignores, what is hidden, symbolic links, the folders build, Carthage, \
    DerivedData, node_modules, Pods and SourcePackages, and those that end in .app, .framework, \
    .xcarchive and .xcframework. Folders of tests and their data (test, tests, AppTests, __tests__, \
    spec, fixtures, testdata and the like) and of unused files (inactive, obsolete, unused, attic) \
    are linted with --all-folders, or where an entry of 'catalogs' in waymark.yaml names them. A \
    file or folder that is named by itself is linted wherever it is.

    The nearest waymark.yaml above each catalog says which languages are required, the severities of \
    rules, and what is allowed, as Schemas/waymark.schema.json describes it; what one further above excludes is left out \
    too. A comment \
    'waymark:allow RULE' in an entry allows a rule there, 'waymark:allow RULE(fr, de)' in some \
    languages; a suppression that suppresses nothing is reported.

    A baseline lists diagnostics by catalog, key, language and rule. Those are not shown, however \
    the files are reordered and formatted. One that waymark.yaml names and that does not exist \
    yet is empty.

    With --since, only what is new is reported: what a revision of git did not have, by catalog, key, \
    language and rule, as a baseline written there would have it, with the waymark.yaml of today. What \
    a branch adds is what it has since "$(git merge-base origin/main HEAD)". A renamed file is the same \
    one where git sees it: added, or moved with git mv.

    With --usage, keys that the code uses and no catalog has are reported in the code, keys that no \
    source uses in the catalogs. Schemas/key-usage.schema.json describes the lines of such a file. \
    A source that could not be scanned makes the exit status 2.

    With --fix, fix-its of what is reported are applied, and what is left is reported. Only the \
    bytes of a fix-it change; a file is replaced at once, or not at all. If the tool is killed \
    meanwhile, a file .waymark-* may stay beside it, which nobody needs.

    With --fix --diff, a unified diff of what --fix would change is printed, and no file is changed. \
    Its paths begin at the root of the git repository, for git apply. With --format json, each file \
    is one object with its diff. A file that is not UTF-8 is reported instead.

    With - and --stdin-filename, standard input is linted as that file. Other files of its catalog \
    are read, because rules compare them, but only what is wrong in this file is reported. With \
    --fix, the fixed text goes to standard output and the report to standard error.

    A catalog that cannot be read to its end is never passed over: where its diagnostic is \
    allowed or off, the exit status is 2.

    Text and html count by catalog and language what is not translated, and show a defect of one \
    string in several languages once. Text leaves out info, and of one rule and catalog it shows ten \
    entries and counts the others. --verbose shows each diagnostic by itself. Where languages are \
    required, each key that one lacks is shown.

    JSON is one object a line, as Schemas/diagnostics.schema.json describes it. To junit a file is a \
    suite and a diagnostic a test: errors and warnings fail, info is skipped. html is one page that \
    needs no network, with coverage, filters, and the first 2,000 diagnostics, the gravest first.

    EXAMPLES:
      waymark lint
      waymark lint --languages en,de,fr --fail-on warning App
      waymark lint --fix --format github
      waymark lint --fix --diff | git apply
      waymark lint - --stdin-filename App/de.lproj/Localizable.strings < buffer
      waymark lint --since origin/main --fail-on warning
      waymark lint --baseline lint.json --update-baseline
      waymark lint --format sarif --output lint.sarif
      waymark lint --format html --output lint.html

    EXIT STATUS:
      0  nothing at or above --fail-on
      1  something is, or with --diff something would be fixed
      2  wrong usage, a path without a catalog, nothing but excluded catalogs, or a
         file that cannot be read or written, or a revision that is not there
    """

  static let paths = "Files and folders (default: the current folder)."
  static let pathsOrInput = """
    Files and folders (default: the current folder), or - for standard input.
    """
  static let languages = "The languages that every catalog must have, such as en,de,zh-CN."
  static let sourceLanguage = "The language that the others are translated from."
  static let config = "The configuration for all paths, instead of the nearest waymark.yaml."
  static let allow = "Turn a rule off; may be repeated."
  static let deny = "Turn a rule on, as an error; may be repeated."
  static let failOn = """
    From which severity on the exit status is 1: error, warning, info or never (default: error).
    """
  static let format = """
    text, xcode (with absolute paths), json, sarif, github, junit, checkstyle or html.
    """
  static let output = "Write the report to a file instead of standard output."
  static let baseline = "The known diagnostics, which are not shown."
  static let updateBaseline = "Write what is found to the baseline."
  static let usage = """
    The keys that the code uses, as Tools/KeyScan lists them; - is standard input; may be repeated.
    """
  static let since = "Report only what this revision of git did not have."
  static let fix = "Apply the fix-its that surely keep the meaning."
  static let allFolders = "Also lint folders of tests and of unused files."
  static let unsafeFixes = "With --fix, apply those too that a person should look at."
  static let diff = "With --fix, print the changes as a unified diff; no file is changed."
  static let stdinFilename = "The path for standard input, which is linted for the path -."
  static let verbose = "Show each diagnostic by itself, also info."
  static let quiet = "Show only errors, without a summary and notices."
  static let severity = """
    The lowest severity that is shown: error, warning or info (default: warning as text, else info; \
    error with --quiet).
    """
  static let statistics = """
    Count files, keys, languages, texts, bytes and seconds at the end, as text, json or sarif.
    """
  static let jobs = "How many processors work (default: all)."

  static let unsafeWithoutFix = "--unsafe-fixes needs --fix."
  static let diffWithoutFix = "--diff needs --fix."
  static let diffWithUpdate = "--diff changes no file, and --update-baseline writes one."
  static let diffWithStatistics = "--diff prints no report, so --statistics has no place."

  static func noDiff(_ format: String) -> String {
    "--diff has no form as \(format): use text or json."
  }

  static let inputWithoutName = """
    Standard input needs --stdin-filename, by which its file format and language are known.
    """
  static let nameWithoutInput = "--stdin-filename needs the path -."
  static let inputWithPaths = "Standard input is linted alone, without other paths."
  static let inputWithOthers = """
    Standard input is one file: --since, --usage and --update-baseline need all of them.
    """
  static let quietAndVerbose = "--quiet and --verbose exclude each other."
  static let sinceWithUpdate = """
    --since and --update-baseline exclude each other: a baseline has all that is found.
    """

  static let sinceWithUsage = """
    --since and --usage exclude each other: which keys the code used at that revision is not known.
    """

  static let twoInputs = "--usage takes standard input only once."

  static func unknownRevision(_ name: String, _ repository: String, _ nearest: String?) -> String {
    """
    The git repository \(TextStyle.shown(repository)) has no revision \
    '\(TextStyle.shown(name))'.\(nearest.map { " Did you mean '\(TextStyle.shown($0))'?" } ?? "")
    """
  }

  static let shallowClone = """
    The clone is shallow: git fetch --unshallow brings all revisions, in GitHub Actions \
    'fetch-depth: 0' of actions/checkout.
    """

  static func noRepository(_ path: String) -> String {
    "\(TextStyle.shown(path)) is in no git repository, which --since compares with."
  }

  static func gitFailed(_ words: String) -> String {
    "git, which --since needs: \(TextStyle.shown(words))"
  }

  static let noBaseline = """
    --update-baseline has no file to write: name one with --baseline, or in waymark.yaml
    """

  static let seeUpdateBaseline = "--update-baseline writes what is found to it."
  static let formatsWithStatistics = ["text", "json", "sarif"]

  static func noStatistics(_ format: String) -> String {
    "--statistics has no place in the format \(format): use text, json or sarif."
  }

  static func missingBaseline(_ path: String) -> String {
    "The baseline \(TextStyle.shown(path)) does not exist."
  }

  static func allExcluded(_ path: String) -> String {
    "\(TextStyle.shown(path)): all string catalogs here are left out: by waymark.yaml, or in folders of tests"
  }

  static var ruleNames: [String] { RuleRegistry.all.map { $0.id } }

  static func unknownRule(_ id: String, _ nearest: String?) -> String {
    "There is no rule '\(id)'." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
  }

  static func contradiction(_ id: String) -> String {
    "The rule '\(id)' is both allowed and denied: give one of --allow and --deny."
  }

  static func unknownFormat(_ path: String) -> String {
    """
    \(TextStyle.shown(path)): not a string catalog: expected .xcstrings, .strings, .stringsdict, \
    .xml, .po, .pot, .properties, .xliff, .xlf, .arb or .json
    """
  }

  static func noCatalogs(_ path: String) -> String {
    """
    \(TextStyle.shown(path)): there is no string catalog; name a folder with .xcstrings, .strings, \
    res/values, .po, .arb, .xliff, .properties or JSON files by language
    """
  }

  static func progress(_ done: Int, of count: Int) -> String { "\(done) of \(count) catalogs" }

  /// What was found in all, and what of it can be fixed, as one line.
  static func summary(_ outcome: LintOutcome, fixing: LintRequest.Fixing) -> String {
    let count = outcome.statistics.catalogs
    let found = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = outcome.diagnostics.count { $0.severity == severity }
      if count == 0 { return nil }
      return switch severity {
      case .error: counted(count, "error", "errors")
      case .warning: counted(count, "warning", "warnings")
      case .info: "\(count) info"
      }
    }
    let catalogs = counted(count, "catalog", "catalogs")
    let known = outcome.knownCount == 0 ? "" : " (\(outcome.knownCount) known)"
    if found.isEmpty { return "nothing to report in \(catalogs)" + known }
    let list = found.joined(separator: ", ")
    let reported = outcome.statistics.reportedCatalogs
    // What is wrong in configurations and sources is in no catalog.
    let place =
      reported == 0 ? "; nothing to report in \(catalogs)" : " in \(reported) of \(catalogs)"
    return list + place + known + fixable(outcome.diagnostics, fixing)
  }

  /// What a person can do next, a line each.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the run.
  ///   - severity: The lowest severity that was shown.
  ///   - entries: The number of entries in which they were shown.
  static func nextSteps(
    _ outcome: LintOutcome, showing severity: Severity, entries: Int
  ) -> [String] {
    var steps = sideFiles(outcome).map { [$0] } ?? []
    let hidden = outcome.diagnostics.count { $0.severity < severity }
    let shown = outcome.diagnostics.count - hidden
    if entries < outcome.diagnostics.count {
      let info = hidden == 0 ? "" : ", also \(hidden) below \(severity.rawValue)"
      steps.append("To show each diagnostic by itself\(info), add --verbose.")
    }
    let isIncomplete = outcome.diagnostics.contains {
      $0.rule == "missing-translation" && $0.severity == .warning
    }
    if isIncomplete {
      steps.append(
        "To require languages, add --languages de,fr, or 'languages' to waymark.yaml.")
    }
    if shown > 20, outcome.knownCount == 0, outcome.baselines.isEmpty,
      outcome.missingBaselines.isEmpty
    {
      steps.append(
        "To report only what is new from now on, add --baseline lint.json --update-baseline.")
    }
    return steps
  }

  /// Returns the sentence about files that were not linted; `nil` if there are none.
  static func sideFiles(_ outcome: LintOutcome) -> String? {
    outcome.sideFiles.map { side in
      """
      \(counted(side.count, "file", "files")) in folders such as \(TextStyle.shown(side.folder)) \
      \(side.count == 1 ? "was" : "were") not linted: to include them, add --all-folders.
      """
    }
  }

  /// What of the diagnostics can be fixed, in ways that the run was not allowed.
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

  /// What else there is to know, a line each.
  static func notices(_ outcome: LintOutcome) -> [String] {
    var lines = outcome.fixed.map { fixed in
      "fixed \(counted(fixed.count, "diagnostic", "diagnostics")) in \(TextStyle.shown(fixed.path))"
    }
    lines += outcome.previews.map { preview in
      let fixes = counted(preview.count, "diagnostic", "diagnostics")
      return "would fix \(fixes) in \(TextStyle.shown(preview.path))"
    }
    for (path, count) in outcome.baselines {
      let listed = counted(count, "diagnostic", "diagnostics")
      lines.append("\(TextStyle.shown(path)) lists \(listed) now")
    }
    lines += outcome.missingBaselines.map { path in
      "info: the baseline \(TextStyle.shown(path)) does not exist yet; --update-baseline writes it"
    }
    if outcome.goneCount > 0 {
      let isOne = outcome.goneCount == 1
      lines.append(
        """
        info: \(counted(outcome.goneCount, "diagnostic", "diagnostics")) of the baseline \
        \(isOne ? "is" : "are") gone; --update-baseline removes \(isOne ? "it" : "them")
        """)
    }
    return lines
  }

  static func counted(_ count: Int, _ one: String, _ other: String) -> String {
    "\(count) \(count == 1 ? one : other)"
  }
}
