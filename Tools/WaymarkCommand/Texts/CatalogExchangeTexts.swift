import TextPrimitives

/// The help and the messages of `waymark catalog export`, `import` and `pseudo`.
enum CatalogExchangeTexts {
  static let exportAbstract = "Export strings for translators."

  static let exportDiscussion = """
    Each row or unit describes one string: its key, the source, the translation if there is one, \
    the comment, the catalog, the file and the table, the state, and the number of words (UAX #29; \
    in Japanese and Chinese, the number of characters). Placeholders, tags and links are not \
    counted. A plural has a row for each plural category of the language, with sample numbers, and \
    a row for zero if the source contains one.

    The following are not exported: keys that must not be translated, references to other Android \
    resources, URLs, and strings without letters, such as %d and 12:30. A string without letters \
    is exported nevertheless if it contains a percent sign or several values. So is a URL or a \
    string without letters whose translation differs.

    A table is CSV (RFC 4180). A string that a spreadsheet would evaluate as a formula gets a \
    leading apostrophe, which import removes. XLIFF is version 1.2. In a table, a string from \
    Android or XLIFF keeps its tags, and other characters that would begin a tag are written as \
    &lt; and &amp;. In XLIFF, tags are inline elements.

    EXAMPLES:
      echo 'hi = Hi' > en.ftl && waymark catalog export --language de en.ftl
      waymark catalog export --language de --missing --output de.csv
      waymark catalog export --language ja --format xliff --output ja.xliff App

    EXIT STATUS:
      0  done
      2  wrong usage, a path without a catalog, or an unreadable file
    """

  static let exportLanguage = "Language to translate into."
  static let missing =
    "Only unfinished strings: missing, new, to be reviewed, or machine-translated."
  static let exportFormat = "Output format: csv or xliff (default: csv)."
  static let mark = "Start the CSV file with a byte order mark."
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
    The file is a table or an XLIFF file that was exported and then edited by a translator. \
    Semicolons or tabs may separate the columns of a table. Only changed translations are written, \
    into the catalogs that the file names; no other byte changes. An empty translation changes \
    nothing. A new key is inserted after the key that precedes it in the source.

    A translation is rejected if its source has changed, if no catalog contains its key or its \
    language, if a plural would lack a category, if another row translates the same string \
    differently, or if the linter finds an error in it with the rules and terms of the catalog's \
    waymark.yaml. Either all files are replaced, or none.

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

  static let importFile = "File of translations; - is standard input."
  static let importLanguage = "Import only this language, even if it is new."
  static let pseudoAbstract =
    "Add a pseudo-language that reveals untranslated and cut-off strings."

  static let pseudoDiscussion = """
    The styles are: accented, which adds accents to letters and reveals strings that are not in a \
    catalog; lengthened, which adds brackets and makes strings 30 to 50 percent longer, and \
    reveals strings that are cut off; and rtl, which embeds strings from right to left. \
    Placeholders, names in braces, tags, links, addresses, host and file names, escapes, and the \
    syntax of ICU messages are not changed.

    A language that a catalog already contains is rejected, unless it is reserved for private use, \
    such as en-XA and ar-XB.

    The strings are added to .xcstrings files. For other file formats, a file for the language is \
    written next to the other files. XLIFF files are skipped. Plurals use the plural categories of \
    the language. A string is not written if the linter finds an error in it.

    EXAMPLES:
      echo 'hi = Hi' > en.ftl && waymark catalog pseudo --style rtl en.ftl
      waymark catalog pseudo --style accented
      waymark catalog pseudo --style rtl --output pseudo App

    EXIT STATUS:
      0  done
      1  a string could not be written
      2  wrong usage, or a file that cannot be read or written
    """

  static let style = "accented, lengthened or rtl."
  static let pseudoLanguage = "Tag of the pseudo-language (default: en-XA or ar-XB)."
  static let folder = "Folder for the changed files (default: in place)."
  static let dryRun = "Report the changes, and write nothing."
}
