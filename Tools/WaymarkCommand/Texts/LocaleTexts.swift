import Reports
import TextPrimitives

/// The help and the messages of `waymark locale`.
enum LocaleTexts {
  static let abstract = "Choose a supported language based on preferences."

  static let discussion = """
    Tries the preferences in order until one matches a supported language in the same script, and \
    chooses that language. If no preference matches, the command chooses the default language or, \
    with --nearest, the nearest supported language if there is one. The output states this. A \
    malformed or unknown tag is skipped, and is not an error; --explain lists the result for each \
    tag.

    Without --prefer, --accept-language and --input, the preferences come from the environment: \
    from LANGUAGE, and from the first of LC_ALL, LC_MESSAGES and LANG that is set. LANGUAGE is \
    ignored if the locale is C or POSIX.

    With --input, each line of the file is a comma-separated list of preferred languages.

    JSON output contains one object per line, and is always in English \
    (Schemas/locale.schema.json).

    EXAMPLES:
      waymark locale
      waymark locale --prefer zh-TW,fr --explain
      waymark locale --accept-language 'de;q=0.5, ja' --format json
      waymark locale --supported en,pt-BR,pt-PT --prefer pt-AO

    EXIT STATUS:
      0  a language was chosen, even if it is the default
      1  a line of the input is too long
      2  wrong usage, unreadable input, or output that cannot be written
    """

  static let prefer =
    "Preferred languages, comma-separated, best first (default: from the environment)."
  static let acceptLanguage = "Value of an Accept-Language header."
  static let supported = "Supported languages (default: en,es,fr,ja,zh-CN,de)."
  static let defaultLanguage = """
    Language to choose if no preference matches (default: English if supported, otherwise the \
    first supported language).
    """
  static let nearest = "If no preference matches, choose the nearest language by CLDR."
  static let input = "File of preference lists, one per line; - is standard input."
  static let explain = "Show the result for each preference."
  static let format = "Output format: text (default), or json (one object per line)."

  static let severalSources = "Give only one of --prefer, --accept-language and --input."
  static let noDistances =
    "--nearest needs ICU, and this program was built without it (WAYMARK_WITHOUT_ICU)."
  static let nothingSupported = "--supported needs at least one language."

  static func unusableDefault(_ tag: String) -> String {
    "warning: '\(TextStyle.shown(tag))' in --default does not name a language"
  }

  static func unusable(_ tag: String) -> String {
    "warning: '\(TextStyle.shown(tag))' in --supported does not name a language and is never chosen"
  }
}

/// The help and the messages of `waymark direction`.
enum DirectionTexts {
  static let abstract = "Find the writing direction of languages and strings."

  static let discussion = """
    The direction of a language is the direction of its script. If the tag does not specify a \
    script, the likely script of the language is used. The direction of a string is the direction \
    of its first strong character outside of isolates (UAX #9, rules P2 and P3). A string without \
    a strong character has the direction of the language. --skip-leading ignores the strong \
    characters of links, mentions, numbers or flags at the start of the string. With --text but \
    without a tag, the language is that of the messages.

    If a tag is malformed or names an unregistered language, the command prints a warning, and the \
    direction is left-to-right.

    JSON output contains one object per line (Schemas/direction.schema.json).

    EXAMPLES:
      waymark direction ar he-Latn pa-PK
      waymark direction --format json --text 'שלום, Anna' en
      waymark direction --text '@anna שלום' --skip-leading mentions en
      waymark direction --input tags.txt

    EXIT STATUS:
      0  done
      1  a tag is malformed or unknown, or a line of the input is too long
      2  wrong usage, unreadable input, or output that cannot be written
    """

  static let skipLeading = """
    Leading text that does not affect the writing direction, as a comma-separated list: links, \
    mentions, numbers, flags or all (default: none).
    """
  static let tags = "Language tags, each as one argument."
  static let text = "String whose direction is also shown."
  static let input = "File of tags, one per line; - is standard input."

  static let nothingGiven =
    "No language tag: give tags as arguments, or --input FILE with one tag per line."
}
