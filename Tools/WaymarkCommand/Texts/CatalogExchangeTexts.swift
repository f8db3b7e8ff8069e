import TextPrimitives

/// What `waymark catalog export` and `import` say.
enum CatalogExchangeTexts {
  static let exportAbstract = "Write what is to be translated for translators."

  static let exportDiscussion = """
    Each row or unit is a text: its key, the source, the translation if there is one, the comment, \
    the catalog, the file and the table, the state, and how many words the source has beside \
    placeholders, tags and links (by UAX #29; in Japanese and Chinese its characters). A plural has a row for each category that numbers of \
    the language take, with examples of these numbers, and one for zero if the source has it. None \
    have keys that are not to be translated, references to other resources of Android, addresses and \
    texts without letters, such as %d and 12:30; but texts with a percent sign or several values \
    have one, and those that a language has otherwise.

    A table is CSV as RFC 4180 has it. A text that a spreadsheet would take for a formula gets an \
    apostrophe in front, which import takes away. XLIFF is version 1.2. Where a text of Android or \
    XLIFF has tags, they stand in a table as they do in the file, and characters that would begin \
    one are &lt; and &amp;; in XLIFF they are inline elements.

    EXAMPLES:
      waymark catalog export --language de --missing --output de.csv
      waymark catalog export --language ja --format xliff --output ja.xliff App

    EXIT STATUS:
      0  done
      2  wrong usage, a path without a catalog, or a file that cannot be read to
         its end
    """

  static let exportLanguage = "The language to translate into."
  static let missing =
    "Only what is not done: without a translation, new, to be reviewed, or by a machine."
  static let exportFormat = "csv or xliff (default: csv)."
  static let mark = "Begin a table with a byte order mark, for spreadsheets that need one."
  static let output = "The file to write (default: standard output)."

  static func isSource(_ language: String) -> String {
    "\(language) is the language that the catalogs are translated from"
  }

  static func languageInUse(_ language: String, _ catalog: String, isSource: Bool) -> String {
    isSource
      ? "\(language) is the language that \(TextStyle.shown(catalog)) is translated from."
      : "\(TextStyle.shown(catalog)) has translations into \(language), which would be replaced."
  }

  static let useReserved = """
    Use a language that is kept for such texts, as en-XA and ar-XB are, or leave --language out.
    """

  static let severalSources =
    "the catalogs are translated from several languages, which one XLIFF document cannot be"

  static func leftOut(_ catalog: String, _ key: String) -> String {
    "warning: \(TextStyle.shown(catalog)): \(TextStyle.shown(key)): left out, because XLIFF cannot "
      + "have a control character of it"
  }

  static func exported(_ texts: Int, _ words: Int) -> String {
    "\(LintTexts.counted(texts, one: "text", other: "texts")), \(LintTexts.counted(words, one: "word", other: "words"))"
  }

  static let importAbstract = "Put translations into string catalogs."

  static let importDiscussion = """
    The file is one that export has written and a translator has changed: a table, also with \
    semicolons or tabs, or XLIFF. Only texts that are others now are put into the catalogs, which \
    are looked for in the paths by the names in the file; no other byte changes. An empty \
    translation changes nothing. A key that the language has not yet comes behind the one that it \
    follows in the source.

    A translation is refused if its source has changed since, if no catalog has its key or its \
    language, if a plural would lack a category, if another row has another translation of the \
    same text, or if the linter finds an error in it with the rules and terms of the catalog's \
    waymark.yaml, such as a placeholder with which the app would crash. All files are replaced, or \
    none is.

    JSON is one object a line, as Schemas/import.schema.json describes it.

    EXAMPLES:
      waymark catalog import de.csv
      waymark catalog import --language pt-BR pt-BR.csv App
      waymark catalog import --dry-run --format json ja.xliff App

    EXIT STATUS:
      0  everything was taken
      1  something was refused; all else was taken
      2  wrong usage, or a file that cannot be read or written; if one cannot be
         written, none is
    """

  static let importFile = "The file of translations; - for standard input."
  static let importLanguage =
    "Take only this language, also into catalogs that have no text in it yet; its files are made."
  static let pseudoAbstract = "Add a language that shows what translations will do to an app."

  static let pseudoDiscussion = """
    The styles: accented letters, so that a text without them is in no catalog; texts in brackets \
    that are longer by 30 to 50 percent, so that one without its end is cut off; and texts that \
    are embedded from right to left. Placeholders, names in braces, tags, links, addresses, names \
    of hosts and files, escapes, and the syntax of ICU's messages stay as they are.

    A language that a catalog has for people, or is translated from, is refused, unless it is one \
    that standards keep for such uses, as en-XA and ar-XB are.

    The texts go into .xcstrings files themselves; beside other files, one of the language is \
    written, named as those that are there. XLIFF files are left out. Plurals get the categories \
    of the language. A text in which the linter finds an error is not written.

    EXAMPLES:
      waymark catalog pseudo --style accented
      waymark catalog pseudo --style rtl --output pseudo App

    EXIT STATUS:
      0  done
      1  a text could not be written
      2  wrong usage, or a file that cannot be read or written
    """

  static let style = "accented, lengthened or rtl."
  static let pseudoLanguage = "The language of the texts (default: en-XA, or ar-XB for rtl)."
  static let folder = "The folder for the changed files, by their paths (default: in place)."
  static let dryRun = "Only say what would be done; write nothing."
}
