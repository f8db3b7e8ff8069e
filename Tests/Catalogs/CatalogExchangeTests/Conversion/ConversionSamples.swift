import CatalogLinting
import Foundation
import LanguageTags
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogConversion
@testable import CatalogExchange

/// Catalogs that tests convert.
enum ConversionSamples {
  /// A catalog from a real app.
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

  /// Converts the catalog in some files, and returns the written files by path, and the losses.
  static func converted(
    _ files: [String: String], to format: ConversionFormat
  ) throws -> (files: [String: String], losses: [ConversionLoss]) {
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      var result: [ConvertedCatalog] = []
      _ = try CatalogReading(request) { result.append(ConvertedCatalog($0.catalog, to: format)) }
      let only = try #require(result.count == 1 ? result[0] : nil)
      let texts = only.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      return (Dictionary(uniqueKeysWithValues: texts), only.losses)
    }
  }

  static func language(_ tag: String) -> LanguageTag { .known(tag) }
}
