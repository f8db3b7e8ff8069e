import CatalogLint
package import StringCatalogs

/// A format that catalogs can be converted to.
package enum ConversionFormat: String, Hashable, Sendable, CaseIterable {
  /// Xcode's string catalogs.
  case xcstrings
  /// Apple's tables of strings, with `.stringsdict` files beside them.
  case strings
  /// Android's resources.
  case android
  /// Flutter's resource bundles.
  case arb
  /// gettext's PO files.
  case po
  /// XLIFF 1.2.
  case xliff
  /// XLIFF 2.0.
  case xliff2
  /// Nested objects of JSON, with the plurals of i18next.
  case json
  /// The same in one object, with dots in the names.
  case jsonFlat = "json-flat"
  /// Java's properties.
  case properties

  /// What reads the files.
  package var format: CatalogFormat {
    switch self {
    case .xcstrings: .xcstrings
    case .strings: .strings
    case .android: .android
    case .arb: .arb
    case .po: .gettext
    case .xliff, .xliff2: .xliff
    case .json, .jsonFlat: .json
    case .properties: .properties
    }
  }

  /// How texts hold values; `nil` where that is said of each text, or nobody says it.
  var dialect: ValueText.Dialect? {
    switch self {
    case .xcstrings, .strings: .apple
    case .android: .java
    case .arb: .message
    case .json, .jsonFlat: .doubleBraces
    case .properties: .messageFormat
    case .po, .xliff, .xliff2: nil
    }
  }

  /// Whether a key without a source text is that text.
  var keysAreTexts: Bool { self == .xcstrings || self == .po }

  /// The name that catalogs of the format mostly have.
  var usualName: String {
    switch self {
    case .xcstrings, .strings, .xliff, .xliff2: "Localizable"
    case .android: "strings"
    case .arb: "app"
    case .po, .properties: "messages"
    case .json, .jsonFlat: "translation"
    }
  }
}
