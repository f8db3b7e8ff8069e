import Reports
import TextPrimitives

/// What `waymark locale` says of itself.
enum LocaleTexts {
  static let abstract = "Choose the language to show somebody."

  static let discussion = """
    Preferences are tried in their order; the first wins of whose language and script something is \
    supported. Without one the default serves, and the result says so. Without an option the \
    environment is asked: LANGUAGE, unless the locale is C or POSIX, then LC_ALL, LC_MESSAGES or \
    LANG. Tags that are malformed or unknown never fail; --explain shows what became of each.

    With --input, each line is one list of preferences with commas.

    JSON is one object a line, always in English, as Schemas/locale.schema.json describes it.

    EXAMPLES:
      waymark locale
      waymark locale --prefer zh-TW,fr --explain
      waymark locale --accept-language 'de;q=0.5, ja' --format json
      waymark locale --supported en,pt-BR,pt-PT --prefer pt-AO

    EXIT STATUS:
      0  a language was chosen, if only the default
      1  some line was too long to be read
      2  wrong usage, unreadable input, or output that failed
    """

  static let prefer = "The languages that somebody wants, with commas, the most wanted first."
  static let acceptLanguage = "The field Accept-Language of a request."
  static let supported =
    "The languages that there are, with commas (default: en,es,fr,ja,zh-CN,de)."
  static let defaultLanguage =
    "The language where no preference is met (default: English, or the first)."
  static let nearest = "Then take the nearest language by CLDR, such as German for Alemannic."
  static let input = "Read lists of preferences from a file, one a line; - is standard input."
  static let explain = "Show what became of each preference, and why."
  static let format = "text for a person, or json, one object a line."

  static let severalSources = "Give one of --prefer, --accept-language and --input."
  static let noDistances =
    "--nearest needs ICU, and this program was built without it (WAYMARK_WITHOUT_ICU)."
  static let nothingSupported = "--supported takes at least one language."

  static func unusableDefault(_ tag: String) -> String {
    "warning: '\(TextStyle.shown(tag))' in --default names no language"
  }

  static func unusable(_ tag: String) -> String {
    "warning: '\(TextStyle.shown(tag))' in --supported names no language and is never chosen"
  }
}

/// What `waymark direction` says of itself.
enum DirectionTexts {
  static let abstract = "Say in which direction languages and texts are written."

  static let discussion = """
    The direction of a language is that of its script, the likely one where the tag names none. The \
    direction of a text is that of its first letter with a direction of its own, isolated parts passed \
    over (UAX #9, rules P2 and P3); a text without one runs as the language does.

    A tag that is malformed, or whose language is not registered, is reported, and has the direction \
    from left to right.

    JSON is one object a line, as Schemas/direction.schema.json describes it.

    EXAMPLES:
      waymark direction ar he-Latn pa-PK
      waymark direction --format json --text 'שלום, Anna' en
      waymark direction --text '@anna שלום' --skip-leading mentions en
      waymark direction --input tags.txt

    EXIT STATUS:
      0  done
      1  a tag is malformed or unknown, or a line is too long
      2  wrong usage, unreadable input, or output that failed
    """

  static let skipLeading = """
    Leading links, mentions, numbers and flags that decide no direction, or all.
    """
  static let tags = "The language tags, each as one argument."
  static let text =
    "A text whose direction is shown too; without a tag, in the language of the messages."
  static let input = "Read tags from a file, one a line; - is standard input."

  static let nothingGiven =
    "There is no tag. Give tags as arguments, or --input FILE with one a line."
}
