import StringCatalogs

extension LintedCatalog {
  /// Returns `true` if a key should be translated.
  ///
  /// A key is not translated if its file excludes it, the code no longer uses it, or its string
  /// contains no words.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings in the source language.
  func isToTranslate(_ key: Key) -> Bool {
    !isSuppressed(key, "missing-translation") && isTranslatable(key)
  }

  /// Returns `true` if a key has words to translate, and is not excluded from translation.
  ///
  /// Unlike ``isToTranslate(_:)``, this method ignores suppressions of `missing-translation`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings in the source language.
  package func isTranslatable(_ key: Key) -> Bool {
    let entry = entry(of: key)
    guard entry.shouldTranslate, entry.extractionState != .stale,
      !files[key.file].isNeverTranslated, !files[key.file].shared.isFileReference(key.entry)
    else { return false }
    // If the source is unknown, a string in any language is checked for words.
    let shown = localizations[key.localizations].first {
      $0.language == source || !isSourceKnown
    }
    guard let source = shown else {
      return TranslatableWords.areIn(files[key.file].content.string(entry.key))
    }
    let shared = files[source.file].shared
    let values = shared.content.localizations[source.localization].values
    // Arrays may also contain values that the app only stores and compares, and that users never
    // see.
    let isArray = entry.kind == .stringArray
    return values.contains { place in
      let value = shared.content.values[place].text
      if shared.isReference(value) { return false }
      if value.isVerbatim, value.range.count > Self.longestPlaceholder { return true }
      let text = shared.content.string(value)
      return TranslatableWords.areIn(text) && !(isArray && TranslatableWords.isIdentifier(text))
    }
  }

  /// Returns the first string of a key in a language, or the key if there is no string.
  func sourceString(of key: Key, _ source: Int) -> String {
    let place = localizations[key.localizations].first { $0.language == source }
    let content = files[place?.file ?? key.file].content
    let value = place.flatMap { self.content(of: $0).values.first }
    return content.string(value.map { content.values[$0].text } ?? content.entries[key.entry].key)
  }

  /// Returns `true` if a string may differ between languages although it contains no words.
  ///
  /// It may differ if the source string contains a percent sign or several values, or if a language
  /// already contains a different string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  package func mayDiffer(_ key: Key) -> Bool {
    let entry = entry(of: key)
    guard entry.shouldTranslate, entry.extractionState != .stale,
      !files[key.file].isNeverTranslated, !files[key.file].shared.isFileReference(key.entry)
    else { return false }
    let (own, others) = texts(of: key)
    let sources = own.isEmpty ? [files[key.file].content.string(entry.key)] : own
    return sources.contains { TranslatableWords.mayDiffer($0) }
      || others.contains { !$0.isEmpty && !sources.contains($0) }
  }

  /// Returns the strings for a key in the source language and in other languages.
  ///
  /// References to other resources are omitted.
  private func texts(of key: Key) -> (source: [String], others: [String]) {
    var texts: (source: [String], others: [String]) = ([], [])
    for localization in localizations[key.localizations] {
      let content = files[localization.file].content
      let found = content.localizations[localization.localization].values.compactMap { place in
        let text = content.values[place].text
        return content.isReference(text) ? nil : content.string(text)
      }
      if localization.language == source { texts.source += found } else { texts.others += found }
    }
    return texts
  }

  /// The maximum length, in bytes, of a string that is checked for words; a longer string is
  /// treated as translatable.
  private static let longestPlaceholder = 64

  /// Returns `true` if a rule does not apply to a key.
  ///
  /// Either the key or its file suppresses the corresponding check of the platform's linter, or the
  /// key is intended for one language only.
  func isSuppressed(_ key: Key, _ rule: String) -> Bool {
    let shared = files[key.file].shared
    if shared.content.entries[key.entry].isOfOneLanguage { return true }
    return [shared.content.entries[key.entry].ignoredChecks, shared.content.ignoredChecks]
      .contains { checks in
        guard let checks else { return false }
        let rules = shared.content.format.definition.suppressions
          .rules(ofChecks: shared.content.string(checks))
        return rules?.contains(rule) ?? true
      }
  }
}
