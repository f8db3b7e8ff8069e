import TextPrimitives

/// The help and the messages of `waymark catalog export`, `import` and `pseudo`.
enum CatalogExchangeTexts {
  static let exportAbstract = "Export strings for translators as CSV or XLIFF."

  static let exportDiscussion = """
    Each row of a CSV file, or unit of an XLIFF file, describes one string: the key, the source \
    string, the translation if there is one, the comment, the state, and the names of the catalog, \
    the file and the table. It also contains the number of words in the source string (UAX #29); \
    in Japanese and Chinese, the number of characters. Placeholders, tags and links are not \
    counted. A plural has a row for each plural category of the language, with sample numbers. It \
    also has a row for the category zero if the source string has this category.

    The following are not exported: keys that must not be translated or are stale, references to \
    other Android resources, URLs, and strings without words, such as %d and 12:30. A string \
    without words is exported nevertheless if it contains a literal percent sign or several \
    placeholders. A URL or a string without words is also exported if it has a translation into \
    the language, or if another translation differs from the source.

    CSV output follows RFC 4180. A string that a spreadsheet would evaluate as a formula gets a \
    leading apostrophe, which 'waymark catalog import' removes. In CSV output, a string from \
    Android or XLIFF keeps its tags, and other characters that would begin a tag are written as \
    &lt; and &amp;. XLIFF output is version 1.2, and contains tags as inline elements.

    EXAMPLES:
      echo 'hi = Hi' > en.ftl && waymark catalog export --language de en.ftl
      waymark catalog export --language de --missing --output de.csv
      waymark catalog export --language ja --format xliff --output ja.xliff App

    EXIT STATUS:
      0  done
      2  wrong usage, a path without a catalog, or a file that is unreadable or contains an error
    """

  static let exportLanguage = "Language to translate into."
  static let missing =
    "Export only strings that are missing, new, to be reviewed, or machine-translated."
  static let exportFormat = "Output format: csv or xliff (default: csv)."
  static let mark =
    "Start the CSV file with a byte order mark, which some spreadsheets need to detect UTF-8."
  static let output = "File to write (default: standard output)."

  static func isSource(_ language: String) -> String {
    "\(language) is the source language of the catalogs"
  }

  static func languageInUse(_ language: String, _ catalog: String, isSource: Bool) -> String {
    isSource
      ? "\(language) is the source language of \(TextStyle.shown(catalog))."
      : "\(TextStyle.shown(catalog)) has translations into \(language), which would be replaced."
  }

  static let useReserved = "Use a reserved language such as en-XA or ar-XB, or omit --language."

  static let severalSources =
    "the catalogs have several source languages, which one XLIFF document cannot express"

  static func leftOut(_ catalog: String, _ key: String) -> String {
    "warning: \(TextStyle.shown(catalog)): \(TextStyle.shown(key)): skipped, because XLIFF does "
      + "not allow its control character"
  }

  static func exported(_ texts: Int, _ words: Int) -> String {
    LintTexts.counted(texts, one: "string", other: "strings") + ", "
      + LintTexts.counted(words, one: "word", other: "words")
  }

  static let importAbstract = "Import translations into string catalogs."

  static let importDiscussion = """
    The file is a CSV or XLIFF file that was exported and then edited by a translator. Semicolons \
    or tabs can also separate the columns of a CSV file. Only changed translations are written to \
    the catalogs that the file names; all other bytes of the catalogs stay the same. An empty \
    translation changes nothing. A key that a catalog file does not contain yet is inserted after \
    the key that precedes it in the source.

    The command rejects a translation if its source string has changed, or if no catalog contains \
    its key or its language. It also rejects a translation if a plural would lack a category, or \
    if another row translates the same string differently. Finally, it lints each translation with \
    the rules and terms of the catalog's waymark.yaml, and rejects it if there is an error. Either \
    all files are replaced, or none.

    JSON output contains one object per line (Schemas/import.schema.json).

    EXAMPLES:
      echo 'hi = Hi' > en.ftl && waymark catalog export --language de en.ftl \
    | waymark catalog import --dry-run - .
      waymark catalog import de.csv
      waymark catalog import --language pt-BR pt-BR.csv App
      waymark catalog import --dry-run --format json ja.xliff App

    EXIT STATUS:
      0  every translation was accepted
      1  a translation was rejected; all others were accepted
      2  wrong usage, or a file that cannot be read or written
    """

  static let importFile = "CSV or XLIFF file of translations; - is standard input."
  static let importLanguage = "Import only this language, and add it to catalogs that lack it."
  static let pseudoAbstract =
    "Add a pseudo-language that reveals untranslated and cut-off strings."

  static let pseudoDiscussion = """
    The style accented adds accents to letters, and reveals strings in the app that are not in a \
    catalog. The style lengthened adds brackets, and makes strings about 40 percent longer; it \
    reveals strings that are cut off. The style rtl turns strings into right-to-left text, and \
    reveals views that are not mirrored. Placeholders, names in braces, tags, links, addresses, \
    host and file names, escapes, and the syntax of ICU messages are not changed.

    The command rejects a language that a catalog already contains, because the translations would \
    be replaced. Languages that are reserved for private use, such as en-XA and ar-XB, are always \
    accepted.

    In an .xcstrings catalog, the strings are added to the file. For other file formats, the \
    command writes a new file for the language next to the other files. XLIFF files are skipped. \
    Plurals use the plural categories of the language. A string is not written if the linter finds \
    an error in it.

    EXAMPLES:
      echo 'hi = Hi' > en.ftl && waymark catalog pseudo --style rtl en.ftl
      waymark catalog pseudo --style accented
      waymark catalog pseudo --style rtl --output pseudo App

    EXIT STATUS:
      0  done
      1  a string could not be written
      2  wrong usage, or a file that cannot be read or written
    """

  static let style = "Style: accented, lengthened or rtl."
  static let pseudoLanguage = "Pseudo-language (default: en-XA, or ar-XB for rtl)."
  static let folder = "Folder for changed files (default: change files in place)."
  static let dryRun = "Report the changes, and write nothing."
}
