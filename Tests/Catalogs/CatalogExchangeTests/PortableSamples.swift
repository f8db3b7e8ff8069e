import CatalogLinting
import LanguageTags
import Testing

@testable import CatalogExchange
@testable import CatalogLint
@testable import StringCatalogs

extension CatalogWriter {
  /// Writes a catalog, with plural categories from ICU.
  static func write(
    _ catalog: PortableCatalog, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    write(catalog, plurals: { LanguageAtlas.icu[$0].plurals }, losses: &losses)
  }
}

/// The files that were written for a catalog, and the losses.
struct Written {
  let files: [String: String]
  let losses: [ConversionLoss]

  init(_ catalog: PortableCatalog, by writer: any CatalogWriter.Type) {
    var losses: [ConversionLoss] = []
    let files = writer.write(catalog, losses: &losses)
    self.files = Dictionary(
      files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    ) { first, _ in
      Issue.record("two files have one path")
      return first
    }
    self.losses = losses
  }

  /// The losses without their messages, such as `comment title de`.
  var lost: [String] {
    losses.map { loss in
      [loss.aspect.rawValue, loss.key, loss.language?.description].compactMap(\.self)
        .joined(separator: " ")
    }
  }
}

extension LanguageTag {
  static let en = LanguageTag.known("en")
  static let de = LanguageTag.known("de")
  static let pl = LanguageTag.known("pl")

  static func known(_ tag: String) -> LanguageTag {
    guard let tag = LanguageTag(tag) else { preconditionFailure("\(tag) is no language tag") }
    return tag
  }
}

extension PortableCatalog {
  /// Returns a catalog whose source language is English.
  static func sample(
    _ entries: [PortableEntry], _ languages: [LanguageTag] = [.en, .de], name: String = "app",
    dialect: CatalogFormat = .xcstrings
  ) -> PortableCatalog {
    PortableCatalog(
      name: name, sourceLanguage: .en, languages: languages, entries: entries, dialect: dialect)
  }
}

extension PortableEntry {
  /// Returns an entry with a string in some languages.
  static func text(_ key: String, _ texts: [LanguageTag: String]) -> PortableEntry {
    PortableEntry(path: [key], texts: texts.mapValues { [PortableText(text: $0)] })
  }

  /// Returns an entry with a plural in some languages.
  static func plurals(
    _ key: String, _ texts: [LanguageTag: KeyValuePairs<PluralCategory, String>]
  ) -> PortableEntry {
    PortableEntry(
      path: [key], kind: .plurals,
      texts: texts.mapValues { forms in
        forms.map { PortableText(variation: .init(plural: $0.key), text: $0.value) }
      })
  }

  /// Returns an entry with an array in some languages.
  static func array(_ key: String, _ texts: [LanguageTag: [String]]) -> PortableEntry {
    PortableEntry(
      path: [key], kind: .stringArray,
      texts: texts.mapValues { elements in
        elements.enumerated().map {
          PortableText(variation: .init(index: $0.offset), text: $0.element)
        }
      })
  }

  /// Returns a copy with a change.
  func with(_ change: (inout PortableEntry) -> Void) -> PortableEntry {
    var entry = self
    change(&entry)
    return entry
  }
}
