import Diagnostics
import LanguageTags
import StringCatalogs

/// The part of a catalog that a diagnostic is about.
public struct LintSite: Hashable, Sendable {
  /// The index of the file in ``LintedCatalog/files``.
  public let file: Int
  /// The index of the entry in the file; `nil` for the file as a whole.
  public let entry: Int?
  /// The index of the localization in the file; `nil` for the whole entry.
  public let localization: Int?
  /// The index of the value in the file; `nil` for the whole localization.
  public let value: Int?

  /// Creates a site.
  public init(file: Int, entry: Int? = nil, localization: Int? = nil, value: Int? = nil) {
    self.file = file
    self.entry = entry
    self.localization = localization
    self.value = value
  }

  func subject(in catalog: LintedCatalog) -> Diagnostic.Subject {
    let content = catalog.files[file].shared.content
    return Diagnostic.Subject(
      catalog: catalog.name, key: entry.map { content.name(of: content.entries[$0]) },
      keyTitle: entry.flatMap { content.title(of: content.entries[$0]) },
      language: localization.map { content.languages[content.localizations[$0].language] }
        .map { catalog.languageName($0) },
      variation: value.flatMap { content.name(of: content.values[$0].variation) })
  }
}

extension LintedCatalog {
  /// Returns the name that reports use for a file's language.
  func languageName(_ language: CatalogLanguage) -> String {
    if language.name.isEmpty, let source { return languages[source].name }
    return language.tag?.description ?? language.name
  }
}

extension CatalogFile {
  /// Returns the name that reports use for a variation; `nil` for the only value of a localization.
  ///
  /// Examples are `plural.few`, `device.iphone.plural.other`, `substitution.count.plural.one`,
  /// `item.3` and `msgstr[1]`.
  func name(of variation: CatalogVariation) -> String? {
    if variation == .none { return nil }
    var parts: [String] = []
    if let substitution = variation.substitution {
      parts.append("substitution." + string(substitutions[substitution].name))
    }
    if let device = variation.device { parts.append("device." + device.rawValue) }
    if let width = variation.width { parts.append("width.\(width)") }
    if let form = variation.form {
      parts.append(format.definition.formWords?.name(form) ?? "form \(form)")
    } else if let plural = variation.plural {
      parts.append("plural." + plural.rawValue)
    }
    if let number = variation.exactNumber { parts.append("plural.=\(number)") }
    if let index = variation.index { parts.append("item.\(index)") }
    return parts.joined(separator: ".")
  }
}
