/// The features that a file format supports in addition to keys and strings.
package struct FormatAbilities: OptionSet {
  package let rawValue: Int

  /// Creates a set of features from a bit mask.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Nested keys.
  package static let paths = Self(rawValue: 1)
  /// Contexts that distinguish entries with the same key, as in gettext.
  package static let contexts = Self(rawValue: 1 << 1)
  /// A string for each plural category.
  package static let plurals = Self(rawValue: 1 << 2)
  /// A string and plurals with the same key.
  package static let kinds = Self(rawValue: 1 << 3)
  /// Arrays of strings.
  package static let arrays = Self(rawValue: 1 << 4)
  /// Strings for device classes.
  package static let devices = Self(rawValue: 1 << 5)
  /// Substitutions: parts of a string that have their own plurals.
  package static let substitutions = Self(rawValue: 1 << 6)
  /// Comments for translators.
  package static let comments = Self(rawValue: 1 << 7)
  /// Strings that are not to be translated.
  package static let fixedTexts = Self(rawValue: 1 << 8)
  /// States of translations.
  package static let states = Self(rawValue: 1 << 9)
  /// A declaration of the source language.
  package static let sourceLanguage = Self(rawValue: 1 << 10)
  /// The extraction states of keys, which record where a key comes from.
  package static let extractionStates = Self(rawValue: 1 << 11)
  /// Strings for exact numbers in addition to those for plural categories.
  package static let exactNumbers = Self(rawValue: 1 << 12)
}
