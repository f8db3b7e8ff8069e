/// What a format has a place for, beside keys and texts.
package struct FormatAbilities: OptionSet {
  package let rawValue: Int

  /// Creates a set.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Keys in one another.
  package static let paths = Self(rawValue: 1)
  /// What tells equal keys apart.
  package static let contexts = Self(rawValue: 1 << 1)
  /// A text for each plural category.
  package static let plurals = Self(rawValue: 1 << 2)
  /// A text and plurals with the same key.
  package static let kinds = Self(rawValue: 1 << 3)
  /// Texts in an order.
  package static let arrays = Self(rawValue: 1 << 4)
  /// Texts for classes of devices.
  package static let devices = Self(rawValue: 1 << 5)
  /// Parts of texts that are put together by themselves.
  package static let substitutions = Self(rawValue: 1 << 6)
  /// What the translators are told.
  package static let comments = Self(rawValue: 1 << 7)
  /// Texts that are not to be translated.
  package static let fixedTexts = Self(rawValue: 1 << 8)
  /// How far the work on a text is.
  package static let states = Self(rawValue: 1 << 9)
  /// Which language the others are translated from.
  package static let sourceLanguage = Self(rawValue: 1 << 10)
  /// Where a key comes from.
  package static let extractionStates = Self(rawValue: 1 << 11)
  /// Strings for single numbers beside those for plural categories.
  package static let exactNumbers = Self(rawValue: 1 << 12)
}
