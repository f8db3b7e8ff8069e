// Generated from Hostile.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

public import LocalizedTexts

/// The keys of the catalog Hostile, in the order of its strings.
public enum HostileText: String, TextKey {
  /// “key”
  ///
  /// A text of the tests.
  case text = ""

  /// “key 1.first”
  ///
  /// A text of the tests.
  case text1First = "1.first"

  /// “key Self”
  ///
  /// A text of the tests.
  case selfText = "Self"

  /// “key a-b”
  ///
  /// A text of the tests.
  case aB = "a-b"

  /// “key a.b”
  ///
  /// A text of the tests.
  case aB3 = "a.b"

  /// “key a.b2”
  ///
  /// A text of the tests.
  case aB2 = "a.b2"

  /// “key aB”
  ///
  /// A text of the tests.
  case aB4 = "aB"

  /// “key all.cases”
  ///
  /// A text of the tests.
  case allCasesText = "all.cases"

  /// “key allCases”
  ///
  /// A text of the tests.
  case allCasesText2 = "allCases"

  /// “\u{202E} reversed \u{2066} isolated \u{2069} \u{200F}”
  ///
  /// A text of the tests.
  case bidiControls = "bidi.controls"

  /// “שלום, עולם”
  ///
  /// A text of the tests.
  case bidiHebrew = "bidi.hebrew"

  /// “key catalog”
  ///
  /// A text of the tests.
  case catalogText = "catalog"

  /// “key default”
  ///
  /// A text of the tests.
  case `default` = "default"

  /// “\u{7F}\u{9B}”
  ///
  /// A text of the tests.
  case delete = "delete"

  /// “👩\u{200D}👩\u{200D}👧 🇩🇪 ️”
  ///
  /// A text of the tests.
  case emoji = "emoji"

  /// “”
  ///
  /// A text of the tests.
  case empty = "empty"

  /// “Waymark”
  ///
  /// A name.
  case fallbackFixed = "fallback.fixed"

  /// “Not translated yet”
  ///
  /// A text of the tests.
  case fallbackNew = "fallback.new"

  /// one: “%lld apple”, other: “%lld apples”
  ///
  /// A text of the tests.
  case fallbackPlural = "fallback.plural"

  /// “Only in English”
  ///
  /// A text of the tests.
  case fallbackText = "fallback.text"

  /// “%1$@ sends %2$@ to %3$@”
  ///
  /// A text of the tests.
  case formatOrder = "format.order"

  /// “%lld %% of %@”
  ///
  /// A text of the tests.
  case formatPercent = "format.percent"

  /// “<%@>”
  ///
  /// A text of the tests.
  case formatString = "format.string"

  /// “key hash”
  ///
  /// A text of the tests.
  case hashText = "hash"

  /// “key in”
  ///
  /// A text of the tests.
  case `in` = "in"

  /// “key init”
  ///
  /// A text of the tests.
  case initText = "init"

  /// “key languages”
  ///
  /// A text of the tests.
  case languagesText = "languages"

  /// “é is not é”
  ///
  /// A text of the tests.
  case markDecomposed = "mark.decomposed"

  /// “́⃝”
  ///
  /// A text of the tests.
  case markFirst = "mark.first"

  /// “key none”
  ///
  /// A text of the tests.
  case noneText = "none"

  /// “100 % %% %d %5 %”
  ///
  /// A text of the tests.
  case percentAlone = "percent.alone"

  /// one: “One photo of %1$@”, other: “%2$lld photos of %1$@”
  ///
  /// A text of the tests.
  case pluralOmitted = "plural.omitted"

  /// one: “"%lld" \(1)”, other: “"""%lld\”
  ///
  /// A text of the tests.
  case pluralQuotes = "plural.quotes"

  /// “key position”
  ///
  /// A text of the tests.
  case positionText = "position"

  /// “key quote"key\(0)”
  ///
  /// A text of the tests.
  case quoteKey0 = "quote\"key\\(0)\n"

  /// “""" """) } public enum Broken {}”
  ///
  /// A text of the tests.
  case quoteLines = "quote.lines"

  /// “a " b”
  ///
  /// A text of the tests.
  case quoteOne = "quote.one"

  /// “#"""# "#”
  ///
  /// A text of the tests.
  case quoteRaw = "quote.raw"

  /// “"""”
  ///
  /// A text of the tests.
  case quoteThree = "quote.three"

  /// “"" and "”
  ///
  /// A text of the tests.
  case quoteTwo = "quote.two"

  /// “key rawValue”
  ///
  /// A text of the tests.
  case rawValueText = "rawValue"

  /// “key self”
  ///
  /// A text of the tests.
  case selfText2 = "self"

  /// “\”
  ///
  /// A text of the tests.
  case slashEnd = "slash.end"

  /// “\0\u{1}\u{2}\n\"”
  ///
  /// A text of the tests.
  case slashEscapes = "slash.escapes"

  /// “\(1 + 1) \#(2)”
  ///
  /// A text of the tests.
  case slashInterpolation = "slash.interpolation"

  /// “\ \”
  ///
  /// A text of the tests.
  case slashLine = "slash.line"

  /// “key some”
  ///
  /// A text of the tests.
  case someText = "some"

  /// “two before, three behind”
  ///
  /// A text of the tests.
  case spaceAround = "space.around"

  /// “a b c”
  ///
  /// A text of the tests.
  case spaceBreaks = "space.breaks"

  /// “\u{2028}\u{2029}\u{85}\u{A0}\u{202F}\u{200B}\u{FEFF}”
  ///
  /// A text of the tests.
  case spaceInvisible = "space.invisible"

  /// “”
  ///
  /// A text of the tests.
  case spaceOnly = "space.only"

  /// “one two”
  ///
  /// A text of the tests.
  case spaceTab = "space.tab"

  /// “/* // */”
  ///
  /// */ } /* public enum Broken {} // ``` \u{202E} \u{2028} "
  case swiftComment = "swift.comment"

  /// “key table”
  ///
  /// A text of the tests.
  case tableText = "table"

  /// “key 日本”
  ///
  /// A text of the tests.
  case text2 = "日本"

  /// The name of the catalog.
  public static let catalog = "Hostile"

  /// The languages of the catalog, English first.
  public static let languages = ["en", "de", "es", "zh-CN"]

  /// Returns the strings of a language, which are indexed at the first use.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": HostileTextTables.en
    case "de": HostileTextTables.de
    case "es": HostileTextTables.es
    case "zh-CN": HostileTextTables.zhCN
    default: nil
    }
  }

  /// The position of the key in the order of the strings.
  public var position: Int {
    switch self {
    case .text: 0
    case .text1First: 1
    case .selfText: 2
    case .aB: 3
    case .aB3: 4
    case .aB2: 5
    case .aB4: 6
    case .allCasesText: 7
    case .allCasesText2: 8
    case .bidiControls: 9
    case .bidiHebrew: 10
    case .catalogText: 11
    case .`default`: 12
    case .delete: 13
    case .emoji: 14
    case .empty: 15
    case .fallbackFixed: 16
    case .fallbackNew: 17
    case .fallbackPlural: 18
    case .fallbackText: 19
    case .formatOrder: 20
    case .formatPercent: 21
    case .formatString: 22
    case .hashText: 23
    case .`in`: 24
    case .initText: 25
    case .languagesText: 26
    case .markDecomposed: 27
    case .markFirst: 28
    case .noneText: 29
    case .percentAlone: 30
    case .pluralOmitted: 31
    case .pluralQuotes: 32
    case .positionText: 33
    case .quoteKey0: 34
    case .quoteLines: 35
    case .quoteOne: 36
    case .quoteRaw: 37
    case .quoteThree: 38
    case .quoteTwo: 39
    case .rawValueText: 40
    case .selfText2: 41
    case .slashEnd: 42
    case .slashEscapes: 43
    case .slashInterpolation: 44
    case .slashLine: 45
    case .someText: 46
    case .spaceAround: 47
    case .spaceBreaks: 48
    case .spaceInvisible: 49
    case .spaceOnly: 50
    case .spaceTab: 51
    case .swiftComment: 52
    case .tableText: 53
    case .text2: 54
    }
  }
}

/// The strings of the catalog, one static string for each language.
private enum HostileTextTables {
  static let en = TextTable(
    language: "en",
    """
    key \0\
    key 1.first\0\
    key Self\0\
    key a-b\0\
    key a.b\0\
    key a.b2\0\
    key aB\0\
    key all.cases\0\
    key allCases\0\
    \u{202E} reversed \u{2066} isolated \u{2069} \u{200F}\0\
    שלום, עולם\0\
    key catalog\0\
    key default\0\
    \u{7F}\u{9B}\0\
    👩\u{200D}👩\u{200D}👧 🇩🇪 ️\0\
    \0\
    Waymark\0\
    Not translated yet\0\
    \u{1}one\u{2}%lld apple\u{1}other\u{2}%lld apples\0\
    Only in English\0\
    %1$@ sends %2$@ to %3$@\0\
    %lld %% of %@\0\
    <%@>\0\
    key hash\0\
    key in\0\
    key init\0\
    key languages\0\
    é is not é\0\
    ́⃝\0\
    key none\0\
    100 % %% %d %5 %\0\
    \u{1}one\u{2}One photo of %1$@\u{1}other\u{2}%2$lld photos of %1$@\0\
    \u{1}one\u{2}\"%lld\" \\(1)\u{1}other\u{2}\"\"\"%lld\\\0\
    key position\0\
    key quote\"key\\(0) \0\
    \n\"\"\"\n    \"\"\")\n}\npublic enum Broken {}\n\0\
    a \" b\0\
    #\"\"\"# \"#\0\
    \"\"\"\0\
    \"\" and \"\0\
    key rawValue\0\
    key self\0\
    \\\0\
    \\0\\u{1}\\u{2}\\n\\\"\0\
    \\(1 + 1) \\#(2)\0\
    \\\n\\\0\
    key some\0\
      two before, three behind   \0\
    a\r\nb\rc\n\n\0\
    \u{2028}\u{2029}\u{85}\u{A0}\u{202F}\u{200B}\u{FEFF}\0\
     \0\
    \tone\ttwo\t\0\
    /* // */\0\
    key table\0\
    key 日本\0
    """)

  static let de = TextTable(
    language: "de",
    """
    key \0\
    key 1.first\0\
    key Self\0\
    key a-b\0\
    key a.b\0\
    key a.b2\0\
    key aB\0\
    key all.cases\0\
    key allCases\0\
    \u{202E} reversed \u{2066} isolated \u{2069} \u{200F}\0\
    שלום, עולם\0\
    key catalog\0\
    key default\0\
    \u{7F}\u{9B}\0\
    👩\u{200D}👩\u{200D}👧 🇩🇪 ️\0\
    \0\
    Waymark\0\
    \u{1}\0\
    \u{1}one\u{2}%lld Apfel\u{1}other\u{2}%lld Äpfel\0\
    \u{1}\0\
    %3$@ erhält %2$@ von %1$@\0\
    %lld %% of %@\0\
    <%@>\0\
    key hash\0\
    key in\0\
    key init\0\
    key languages\0\
    é is not é\0\
    ́⃝\0\
    key none\0\
    100 % %% %d %5 %\0\
    \u{1}one\u{2}Ein Foto von %1$@\u{1}other\u{2}%2$lld Fotos von %1$@\0\
    \u{1}other\u{2}%lld\n\0\
    key position\0\
    key quote\"key\\(0) \0\
    \n\"\"\"\n    \"\"\")\n}\npublic enum Broken {}\n\0\
    a \" b\0\
    #\"\"\"# \"#\0\
    \"\"\"\0\
    \"\" and \"\0\
    key rawValue\0\
    key self\0\
    \\\0\
    \\0\\u{1}\\u{2}\\n\\\"\0\
    \\(1 + 1) \\#(2)\0\
    \\\n\\\0\
    key some\0\
      two before, three behind   \0\
    a\r\nb\rc\n\n\0\
    \u{2028}\u{2029}\u{85}\u{A0}\u{202F}\u{200B}\u{FEFF}\0\
     \0\
    \tone\ttwo\t\0\
    /* // */\0\
    key table\0\
    key 日本\0
    """)

  static let es = TextTable(
    language: "es",
    """
    key \0\
    key 1.first\0\
    key Self\0\
    key a-b\0\
    key a.b\0\
    key a.b2\0\
    key aB\0\
    key all.cases\0\
    key allCases\0\
    \u{202E} reversed \u{2066} isolated \u{2069} \u{200F}\0\
    שלום, עולם\0\
    key catalog\0\
    key default\0\
    \u{7F}\u{9B}\0\
    👩\u{200D}👩\u{200D}👧 🇩🇪 ️\0\
    \0\
    Waymark\0\
    No hace falta\0\
    \u{1}\0\
    \u{1}\0\
    %1$@ envía %2$@ a %3$@ (%1$@)\0\
    %lld %% of %@\0\
    <%@>\0\
    key hash\0\
    key in\0\
    key init\0\
    key languages\0\
    é is not é\0\
    ́⃝\0\
    key none\0\
    100 % %% %d %5 %\0\
    \u{1}one\u{2}Una foto de %1$@\u{1}other\u{2}%2$lld fotos de %1$@\0\
    \u{1}one\u{2}%lld uno\u{1}many\u{2}%lld de muchos\u{1}other\u{2}%lld otros\0\
    key position\0\
    key quote\"key\\(0) \0\
    \n\"\"\"\n    \"\"\")\n}\npublic enum Broken {}\n\0\
    a \" b\0\
    #\"\"\"# \"#\0\
    \"\"\"\0\
    \"\" and \"\0\
    key rawValue\0\
    key self\0\
    \\\0\
    \\0\\u{1}\\u{2}\\n\\\"\0\
    \\(1 + 1) \\#(2)\0\
    \\\n\\\0\
    key some\0\
      two before, three behind   \0\
    a\r\nb\rc\n\n\0\
    \u{2028}\u{2029}\u{85}\u{A0}\u{202F}\u{200B}\u{FEFF}\0\
     \0\
    \tone\ttwo\t\0\
    /* // */\0\
    key table\0\
    key 日本\0
    """)

  static let zhCN = TextTable(
    language: "zh-CN",
    """
    key \0\
    key 1.first\0\
    key Self\0\
    key a-b\0\
    key a.b\0\
    key a.b2\0\
    key aB\0\
    key all.cases\0\
    key allCases\0\
    \u{202E} reversed \u{2066} isolated \u{2069} \u{200F}\0\
    שלום, עולם\0\
    key catalog\0\
    key default\0\
    \u{7F}\u{9B}\0\
    👩\u{200D}👩\u{200D}👧 🇩🇪 ️\0\
    \0\
    Waymark\0\
    有\0\
    \u{1}\0\
    只有英文和中文\0\
    %1$@ %2$@ %3$@\0\
    %lld %% of %@\0\
    <%@>\0\
    key hash\0\
    key in\0\
    key init\0\
    key languages\0\
    é is not é\0\
    ́⃝\0\
    key none\0\
    100 % %% %d %5 %\0\
    %1$@的%2$lld张照片\0\
    \u{1}other\u{2}%lld\0\
    key position\0\
    key quote\"key\\(0) \0\
    \n\"\"\"\n    \"\"\")\n}\npublic enum Broken {}\n\0\
    a \" b\0\
    #\"\"\"# \"#\0\
    \"\"\"\0\
    \"\" and \"\0\
    key rawValue\0\
    key self\0\
    \\\0\
    \\0\\u{1}\\u{2}\\n\\\"\0\
    \\(1 + 1) \\#(2)\0\
    \\\n\\\0\
    key some\0\
      two before, three behind   \0\
    a\r\nb\rc\n\n\0\
    \u{2028}\u{2029}\u{85}\u{A0}\u{202F}\u{200B}\u{FEFF}\0\
     \0\
    \tone\ttwo\t\0\
    /* // */\0\
    key table\0\
    key 日本\0
    """)
}
