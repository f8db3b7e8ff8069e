import Diagnostics
import StringCatalogs

/// How many strings of a catalog are translated into each language.
struct BegunLanguages {
  /// For each language the number of keys with a text.
  private var translated: [Int]
  /// For each language the number of keys that it should have.
  private var all: [Int]
  /// For each language the first file with it.
  private var files: [Int?]

  /// Counts the strings.
  ///
  /// - Complexity: O(*n*) in the localizations.
  init(of catalog: LintedCatalog, _ presence: TextPresence) {
    let hasAllKeys = !catalog.isSourceKnown || catalog.sourceChoice.strings == .absent
    let keys = catalog.keys.count { $0.isInSource || hasAllKeys }
    translated = Array(repeating: 0, count: catalog.languages.count)
    files = Array(repeating: nil, count: catalog.languages.count)
    var listed = translated
    for key in catalog.keys where key.isInSource || hasAllKeys {
      for place in key.localizations {
        let localization = catalog.localizations[place]
        listed[localization.language] += 1
        if files[localization.language] == nil { files[localization.language] = localization.file }
        if presence.hasText(localization) { translated[localization.language] += 1 }
      }
    }
    // Without a template, a file with the sources beside the translations says which keys it has.
    let isByFile =
      catalog.files.allSatisfy { $0.shared.content.format.isBilingual }
      && catalog.templateFiles.isEmpty
    all = isByFile ? listed : Array(repeating: keys, count: catalog.languages.count)
  }

  /// The fewest strings of a catalog of which a share shows anything.
  private static let fewestStrings = 20

  /// `true` if less than a tenth of the strings are translated into a language that nobody requires.
  func isBarelyBegun(_ language: RequiredLanguages.Required) -> Bool {
    guard !language.isListed else { return false }
    return language.servers.allSatisfy { server in
      all[server] >= Self.fewestStrings && translated[server] * 10 < all[server]
    }
  }

  /// Reports a language that is barely begun, at its first file.
  func report(
    _ language: RequiredLanguages.Required, _ catalog: LintedCatalog,
    _ sink: inout DiagnosticSink
  ) {
    guard let server = language.servers.first else { return }
    let file = files[server] ?? 0
    sink.report(
      "barely begun: \(translated[server]) of \(all[server]) strings are translated",
      at: catalog.files[file].shared.content.front, LintSite(file: file),
      language: language.name, severity: .warning,
      notes: ["each string that is missing is info; list `languages` to require them"])
  }
}
