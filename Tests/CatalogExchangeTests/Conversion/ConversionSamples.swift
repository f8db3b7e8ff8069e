import LanguageTags
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogExchange

/// Catalogs that are converted.
enum ConversionSamples {
  /// A catalog of an app.
  struct Real: Sendable, CustomTestStringConvertible {
    let path: String
    let format: ConversionFormat
    var testDescription: String { path }
  }

  static let real = [
    Real(path: "Whisky-App+Whisky/Whisky/Localizable.xcstrings", format: .xcstrings),
    Real(path: "EhPanda-Team+EhPanda", format: .strings),
    Real(path: "AntennaPod+AntennaPod/ui/i18n", format: .android),
    Real(path: "zulip+zulip-flutter/assets", format: .arb),
    Real(path: "excalidraw+excalidraw", format: .json),
    Real(path: "git-l10n+git-po", format: .po),
    Real(path: "mozilla-l10n+focusios-l10n", format: .xliff),
  ]

  static let english = language("en")
  static let german = language("de")

  static func language(_ tag: String) -> LanguageTag {
    guard let tag = LanguageTag(tag) else { preconditionFailure("\(tag) is no language tag") }
    return tag
  }
}
