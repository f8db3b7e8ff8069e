/// What a format has a place for, beside keys and texts.
struct FormatAbilities: OptionSet {
  let rawValue: Int

  /// Keys in one another.
  static let paths = Self(rawValue: 1)
  /// What tells equal keys apart.
  static let contexts = Self(rawValue: 1 << 1)
  /// A text for each plural category.
  static let plurals = Self(rawValue: 1 << 2)
  /// A text and plurals with the same key.
  static let kinds = Self(rawValue: 1 << 3)
  /// Texts in an order.
  static let arrays = Self(rawValue: 1 << 4)
  /// Texts for classes of devices.
  static let devices = Self(rawValue: 1 << 5)
  /// Parts of texts that are put together by themselves.
  static let substitutions = Self(rawValue: 1 << 6)
  /// What the translators are told.
  static let comments = Self(rawValue: 1 << 7)
  /// Texts that are not to be translated.
  static let fixedTexts = Self(rawValue: 1 << 8)
  /// How far the work on a text is.
  static let states = Self(rawValue: 1 << 9)
  /// Which language the others are translated from.
  static let sourceLanguage = Self(rawValue: 1 << 10)
  /// Where a key comes from.
  static let extractionStates = Self(rawValue: 1 << 11)
}
