import StringCatalogs

/// The localizations that contain a string; empty strings in the state `new` are ignored.
struct TextPresence {
  /// A flag for each localization of each file.
  private let flags: [[Bool]]

  /// Finds the localizations that contain a string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values; about two nanoseconds per value.
  init(of catalog: LintedCatalog) {
    flags = catalog.files.map { file in
      let values = file.content.values
      return file.content.localizations.map { localization in
        localization.values.contains { !values[$0].text.isEmpty || values[$0].state != .new }
      }
    }
  }

  /// Returns `true` if a localization contains a string.
  func hasText(_ localization: LintedCatalog.Localization) -> Bool {
    flags[localization.file][localization.localization]
  }
}
