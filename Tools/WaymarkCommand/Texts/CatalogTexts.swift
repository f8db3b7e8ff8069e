/// The help and the messages of `waymark catalog`, and of its subcommands `stats` and `sort`.
enum CatalogTexts {
  static let abstract = "Count, sort, export, import and convert translations."

  static let discussion = """
    EXAMPLES:
      echo 'hi = Hi' > en.ftl && waymark catalog stats en.ftl
      waymark catalog sort --check App
      waymark catalog export --language de --missing --output de.csv
      waymark catalog import de.csv
      waymark catalog pseudo --style accented
      waymark catalog convert --to android --output res App
    """

  static let statsAbstract = "Count translated strings in each catalog and language."

  static let statsDiscussion = """
    For each catalog and language, counts the keys whose strings are translated, need review, are \
    new (marked as not translated), or are missing. A key with several strings, such as a plural, \
    has the state of its least finished string. Strings of keys that the code no longer uses are \
    stale, and are counted separately. In file formats without states, a string is either \
    translated or missing.

    The command also lists the languages that waymark.yaml requires, even if a catalog contains no \
    strings in them. If a file contains an error, the command reports the error, and counts only \
    the entries before it.

    JSON output contains one object per line (Schemas/stats.schema.json). Markdown output is a \
    table, for example for the job summary of GitHub Actions.

    EXAMPLES:
      echo 'hi = Hi' > en.ftl && waymark catalog stats en.ftl
      waymark catalog stats --format json App
      waymark catalog stats --format markdown >> "$GITHUB_STEP_SUMMARY"

    EXIT STATUS:
      0  done
      2  wrong usage, a path without a catalog, or a file that is unreadable or contains an error
    """

  static let nothingToTranslate = "info: no catalog contains a string that needs a translation"

  static let statsFormat = "Output format: text (default), json or markdown."

  static let sortAbstract = "Sort the keys of .xcstrings files in Xcode's order."

  static let sortDiscussion = """
    Moves keys, and the languages of each key, into the order in which Xcode writes them. Nothing \
    else in the file changes. A file is replaced as a whole or not at all.

    EXAMPLES:
      echo '{"sourceLanguage":"en","strings":{},"version":"1.0"}' > a.xcstrings \
    && waymark catalog sort a.xcstrings
      waymark catalog sort --check App

    EXIT STATUS:
      0  all files are sorted
      1  with --check, a file is not sorted
      2  wrong usage, a path without an .xcstrings file, or a file that cannot be read, parsed or \
    written
    """

  static let check = "List files that are not sorted; write nothing."
  static let unsorted = "not sorted"
  static let sorted = "sorted"

  static func summary(_ unsorted: Int, _ sorted: Int, isCheck: Bool) -> String {
    let files = LintTexts.counted(unsorted + sorted, one: "file", other: "files")
    return isCheck ? "\(unsorted) of \(files) not sorted" : "sorted \(unsorted) of \(files)"
  }
}
