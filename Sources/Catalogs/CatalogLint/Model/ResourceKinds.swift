import LanguageTags
import StringCatalogs

/// The Android resources whose kind in the source language differs from that in other languages.
struct ResourceKinds {
  private struct Source {
    let kind: CatalogEntry.Kind
    /// The languages that contain the resource with this kind.
    let languages: Set<Int>
  }

  /// The source resources whose names other languages use for a different kind, by name.
  private var sources: [String: Source] = [:]
  /// For each resource name, the languages that contain the resource only with a different kind.
  private var strangers: [String: Set<Int>] = [:]

  /// Finds the resources.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys and localizations.
  init(of catalog: LintedCatalog) {
    let keys = catalog.keys.filter {
      !$0.isInSource && catalog.files[$0.file].content.format.traits.keysHaveKinds
    }
    guard !keys.isEmpty else { return }
    let names = Set(keys.map { catalog.name(of: $0) })
    for key in catalog.keys where key.isInSource {
      let name = catalog.name(of: key)
      guard names.contains(name) else { continue }
      let languages = catalog.localizations[key.localizations].map(\.language)
      sources[name] = Source(kind: catalog.entry(of: key).kind, languages: Set(languages))
    }
    for key in keys {
      let name = catalog.name(of: key)
      guard let source = sources[name] else { continue }
      let languages = catalog.localizations[key.localizations].map(\.language)
      strangers[name, default: []].formUnion(Set(languages).subtracting(source.languages))
    }
  }

  /// Returns the source kind of a key if a language contains the key only with a different kind.
  func kindInSource(
    of key: LintedCatalog.Key, in language: Int, _ catalog: LintedCatalog
  ) -> CatalogEntry.Kind? {
    if sources.isEmpty || key.isInSource { return nil }
    let name = catalog.name(of: key)
    guard let source = sources[name], !source.languages.contains(language) else { return nil }
    return source.kind
  }

  /// Returns the name of a fallback language that contains a key with its source kind.
  ///
  /// A fallback language is the language without its region, such as `pt` for `pt-BR`. The result
  /// is `nil` if there is no such language.
  func fallback(
    of key: LintedCatalog.Key, in language: Int, _ catalog: LintedCatalog
  ) -> String? {
    guard let tag = catalog.languages[language].tag, tag.region != nil,
      let source = sources[catalog.name(of: key)]
    else { return nil }
    return source.languages.lazy.map { catalog.languages[$0] }.first { other in
      other.tag?.language == tag.language && other.tag?.region == nil
        && (other.tag?.script == nil || other.tag?.script == tag.script)
    }?.name
  }

  /// Returns `true` if one of several languages contains a source key only with a different kind.
  func areDifferent(
    _ key: LintedCatalog.Key, in languages: [Int], _ catalog: LintedCatalog
  ) -> Bool {
    if strangers.isEmpty { return false }
    return strangers[catalog.name(of: key)].map { !$0.isDisjoint(with: languages) } ?? false
  }
}
