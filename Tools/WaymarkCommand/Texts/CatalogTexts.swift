/// What `waymark catalog` and its commands say.
enum CatalogTexts {
  static let abstract =
    "Count, sort, export, import and convert the translations of string catalogs."

  static let discussion = """
    EXAMPLES:
      waymark catalog stats
      waymark catalog sort --check App
      waymark catalog export --language de --missing --output de.csv
      waymark catalog import de.csv
      waymark catalog pseudo --style accented
      waymark catalog convert --to android --output res Localizable.xcstrings
    """

  static let statsAbstract = "Count the translated strings of string catalogs."

  static let statsDiscussion = """
    Counts, for each catalog and language, the keys whose strings are translated, need review, are \
    new, or are missing. A key with several strings, such as a plural, counts as the least \
    finished of them. Strings of keys that the code no longer has are stale, and count only as \
    such. File formats without states have only translated and missing strings.

    Lists the languages that waymark.yaml requires, also where a catalog has no string in them. \
    Reports a file with an error, and counts its entries before the error.

    JSON is one object a line, as Schemas/stats.schema.json describes it. Markdown is a table, such \
    as for the job summary of GitHub.

    EXAMPLES:
      waymark catalog stats
      waymark catalog stats --format json App
      waymark catalog stats --format markdown >> "$GITHUB_STEP_SUMMARY"

    EXIT STATUS:
      0  done
      2  wrong usage, a path without a catalog, or a file that cannot be read to
         its end
    """

  static let statsFormat = "text, json or markdown (default: text)."

  static let sortAbstract = "Bring the keys of .xcstrings files into Xcode's order."

  static let sortDiscussion = """
    Keys, and the languages of each, are put into the order in which Xcode writes them. Only they \
    change their places; no other byte changes. A file is replaced at once, or not at all.

    EXAMPLES:
      waymark catalog sort
      waymark catalog sort --check App/Localizable.xcstrings

    EXIT STATUS:
      0  all files are in order now
      1  with --check, a file is not
      2  wrong usage, a path without a string catalog, or a file that cannot be read or written
    """

  static let check = "Only say which files are not in order; write nothing."
  static let unsorted = "not in order"
  static let sorted = "sorted"

  static func summary(_ unsorted: Int, _ sorted: Int, isCheck: Bool) -> String {
    let files = LintTexts.counted(unsorted + sorted, one: "file", other: "files")
    return isCheck ? "\(unsorted) of \(files) not in order" : "sorted \(unsorted) of \(files)"
  }
}
