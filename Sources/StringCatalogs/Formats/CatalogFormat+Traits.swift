extension CatalogFormat {
  /// The capabilities of the format.
  package var traits: FormatTraits {
    switch self {
    case .xcstrings: .xcstrings
    case .strings: .strings
    case .stringsdict: .stringsdict
    case .android: .android
    case .gettext: .gettext
    case .properties: .properties
    case .xliff: .xliff
    case .arb: .arb
    case .json: .json
    }
  }

  /// `true` if one file contains the source strings and their translations into one language.
  package var isBilingual: Bool { traits.languages == .sourceAndTarget }
}

extension FormatTraits {
  static let xcstrings = FormatTraits(
    languages: .all, keys: .stringUnlessLocalized, codePlatform: .apple, states: .included,
    formatStrings: .appleWithArguments, isManagedByXcode: true, hasComments: false)

  static let strings = FormatTraits(
    keys: .nameOrFormatString, codePlatform: .apple, formatStrings: .apple,
    unicodeEscape: .uppercase)

  static let stringsdict = FormatTraits(
    overridesTables: true, codePlatform: .apple, formatStrings: .apple,
    formatsNumberObjects: true)

  static let android = FormatTraits(
    mergesFiles: true, keysHaveKinds: true,
    codePlatform: .android, takesZero: false, countsIntegers: true, missingForm: .exception,
    formatStrings: .java, references: .resources, hasStyledStrings: true,
    hasResourceCompiler: true, unicodeEscape: .lowercase, hasIgnoredChecks: true)

  static let gettext = FormatTraits(
    languages: .sourceAndTarget, namesSourceLanguage: false, usesTemplates: true,
    languageList: "LINGUAS", keys: .sourceString, keysHaveContexts: true, plurals: .numbered,
    takesZero: false,
    states: .leftOut, formatStrings: .flagged, isFormattedByDefault: false, messages: .none,
    mayRejectMarkup: true, mayMarkAccelerators: true, isForTerminals: true, comparesLineEnds: true)

  // Most strings with percent signs are messages, in which these are text.
  static let properties = FormatTraits(
    keys: .nameOrString, formatStrings: .java, isFormattedByDefault: false, messages: .java,
    mayMarkAccelerators: true, unicodeEscape: .lowercase)

  static let xliff = FormatTraits(
    languages: .sourceAndTarget, sourcesMayBeKeys: true,
    states: .decidedLater, formatStrings: .inferred, isFormattedByDefault: false,
    hasOriginalFormats: true, hasInlineElements: true, hasSegments: true,
    mayMarkAccelerators: true, isMergedFromExtractions: true)

  static let arb = FormatTraits(
    hasTemplateMetadata: true, messages: .everyString, hasComments: false)

  static let json = FormatTraits(
    keys: .nameOrString, codePlatform: .web, plurals: .suffixes, missingForm: .otherLanguage,
    formatStrings: .inferred, isFormattedByDefault: false, references: .nested, hasComments: false)
}
