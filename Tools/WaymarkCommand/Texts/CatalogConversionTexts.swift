import TextPrimitives

/// The help and the messages of `waymark catalog convert`.
enum CatalogConversionTexts {
  static let abstract = "Convert string catalogs to another file format."

  static let discussion = """
    The file formats are: xcstrings; strings (with a .stringsdict file for plurals); android \
    (values/strings.xml); arb; po; xliff (1.2) and xliff2 (2.0); json (nested, with the plurals of \
    i18next) and json-flat; properties; resx; qt (.ts); fluent (.ftl). Files and folders get the \
    names that tools for the file format expect, such as values-de/strings.xml and de.lproj. If \
    there are several catalogs, each one is written to a subfolder of the output, which is named \
    after the folder of the catalog. With --to properties, a catalog in one language becomes one \
    file. Other commands read this file only if it is passed as an argument.

    Placeholders are converted to those of the file format if their meaning stays the same: %@ and \
    %1$lld become %s and %1$d on Android, {arg1} in ARB and {{arg1}} for i18next. If the meaning \
    would change, as for %.2f, the strings of the key are copied unchanged, and the report counts \
    the key as a loss.

    The report groups the content that the new files cannot express by its kind, such as comment \
    or state. For each catalog and kind, text output lists the first three losses with key and \
    language, and the number of others; JSON output lists every loss. All other content is kept, \
    and is the same after the files are converted back. Either all files are written or none, and \
    an input file is never replaced.

    JSON output contains one object per line (Schemas/conversion.schema.json).

    EXAMPLES:
      echo 'hi = Hi' > en.ftl && waymark catalog convert --to po --output out en.ftl
      waymark catalog convert --to android --output res App
      waymark catalog convert --to po --output po --dry-run --format json App

    EXIT STATUS:
      0  nothing is lost, except what --allow-loss names
      1  something is lost; everything else was written
      2  wrong usage, a file that cannot be read or written, or an existing output file
    """

  static let target = """
    File format: xcstrings, strings, android, arb, po, xliff, xliff2, json, json-flat, properties, \
    resx, qt or fluent.
    """
  static let emptyOutput = "--output is empty: give a folder."
  static let output = "Folder for the converted files."
  static let force = "Replace existing files, except input files."
  static let allowLoss = """
    Kind of lost content that does not change the exit status, such as order, or all; may be \
    repeated.
    """
  static let sourceLanguage = "Source language (default: detected from the files)."
  static let seeForce = "--force replaces it"

  static func existing(_ path: String) -> String {
    "\(TextStyle.shown(path)): the file exists, so nothing was written"
  }

  static func contested(_ path: String) -> String {
    """
    \(TextStyle.shown(path)): it is an input, or the output of two catalogs, so nothing was written
    """
  }
}
