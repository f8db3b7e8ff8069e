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

  static let statsAbstract = "Say how far the translations of string catalogs are."

  static let statsDiscussion = """
    For each catalog and language, the keys are counted whose texts are translated, need review, \
    are new, or are missing; texts of keys that the code no longer has are stale, and count for \
    nothing else. A key counts by the text that is least done. Formats without states have \
    translated texts and missing ones. Languages that waymark.yaml requires are listed also where \
    a catalog has nothing in them. A file with an error in it is reported, and what stands in \
    front of the error counts.

    JSON is one object a line, as Schemas/stats.schema.json describes it.

    EXAMPLES:
      waymark catalog stats
      waymark catalog stats --format json App

    EXIT STATUS:
      0  done
      2  wrong usage, a path without a catalog, or a file that cannot be read to
         its end
    """

  static let statsFormat = "text or json (default: text)."

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
