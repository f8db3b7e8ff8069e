import StringCatalogs

extension LintedCatalog {
  /// Whether somebody has to translate a key: not if the file says no, if the code no longer has it, or if
  /// there is no word in it.
  ///
  /// - Complexity: O(*n*) in the texts of the source language.
  func isToTranslate(_ key: Key) -> Bool {
    !isIgnored(key, "MissingTranslation") && isTranslatable(key)
  }

  /// Whether a key is one to translate, also where Android's lint is told not to look for that.
  ///
  /// - Complexity: O(*n*) in the texts of the source language.
  package func isTranslatable(_ key: Key) -> Bool {
    let entry = entry(of: key)
    guard entry.shouldTranslate, entry.extractionState != .stale,
      !isNeverTranslated(files[key.file].path)
    else { return false }
    // Without a known source all languages are alike: any of them shows whether there are words.
    let shown = localizations[key.localizations].first {
      $0.language == source || !isSourceKnown
    }
    guard let source = shown else {
      return TranslatableWords.areIn(files[key.file].content.string(entry.key))
    }
    let content = files[source.file].content
    let values = content.values[content.localizations[source.localization].values]
    // Arrays also hold what the code stores and compares, and no person reads.
    let isArray = entry.kind == .stringArray
    return values.contains { value in
      if value.text.isVerbatim, value.text.range.count > Self.longestPlaceholder { return true }
      let text = content.string(value.text)
      return TranslatableWords.areIn(text) && !(isArray && TranslatableWords.isIdentifier(text))
    }
  }

  /// Nothing longer is without a word.
  private static let longestPlaceholder = 64

  /// Whether Android's lint is told to leave a check out, at the key or in the whole file.
  func isIgnored(_ key: Key, _ check: String) -> Bool {
    let content = files[key.file].content
    return [content.entries[key.entry].ignoredChecks, content.ignoredChecks].contains { checks in
      guard let checks else { return false }
      return content.string(checks).split { $0 == "," || $0 == " " }
        .contains { $0 == check || $0 == "all" }
    }
  }

  /// Whether Android's tools take a file for one that nobody translates, by its name.
  private func isNeverTranslated(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix("donottranslate") && name.hasSuffix(".xml")
  }
}
