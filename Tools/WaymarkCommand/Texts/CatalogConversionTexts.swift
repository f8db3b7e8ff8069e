import TextPrimitives

/// What `waymark catalog convert` says.
enum CatalogConversionTexts {
  static let abstract = "Write string catalogs in another format, and say what that cannot hold."

  static let discussion = """
    The formats: xcstrings; strings, with .stringsdict beside it for plurals; android \
    (values/strings.xml); arb; po; xliff (1.2) and xliff2 (2.0); json (nested, with the plurals of \
    i18next) and json-flat; properties; resx; qt (.ts); fluent. The files are named as tools look \
    for them, such as \
    de.lproj/Localizable.strings and values-de/strings.xml. Those of several catalogs go to \
    folders in the output, named as the ones they were found in. A catalog of one language is one \
    file of properties, which commands read only where it is named, and not in a folder.

    Placeholders become those of the format where the meaning stays the same: %@ and %1$lld are %s \
    and %1$d on Android, {arg1} in ARB and {{arg1}} for i18next. Where it does not, as with %.2f, \
    the texts of the key stay as they are, and the report says so.

    The report names all that the files do not say: by key, by language, and by what it is, such \
    as a comment or a state. What it does not name is in the files: converted back, they are the \
    catalog again. All files are written or none, and never over what was read.

    JSON is one object a line, as Schemas/conversion.schema.json describes it.

    EXAMPLES:
      waymark catalog convert --to android --output res Localizable.xcstrings
      waymark catalog convert --to po --output po --dry-run --format json App

    EXIT STATUS:
      0  nothing is lost, or only what may be
      1  something is lost; all else was written
      2  wrong usage, a file that cannot be read or written, or one that is there already
    """

  static let target =
    """
    xcstrings, strings, android, arb, po, xliff, xliff2, json, json-flat, properties, resx, qt or \
    fluent.
    """
  static let emptyOutput = "--output is empty: name a folder."
  static let output = "The folder for the files."
  static let force = "Replace files that are there already, but none that is read."
  static let allowLoss =
    "Exit with 0 though this is lost, such as order or comment; all for everything. May be repeated."
  static let sourceLanguage =
    "The language that the catalogs are translated from (default: what the files say)."
  static let seeForce = "--force replaces it"

  static func existing(_ path: String) -> String {
    "\(TextStyle.shown(path)): it is there already, so nothing was written"
  }

  static func contested(_ path: String) -> String {
    "\(TextStyle.shown(path)): it is read, or two catalogs would be written there, so nothing was"
  }
}
