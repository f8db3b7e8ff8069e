import StringCatalogs

/// The reason for the choice of a catalog's source language, and the location of its strings.
struct SourceChoice: Sendable {
  /// A language whose number of keys raises doubts about the choice of the source language.
  struct Rival: Sendable {
    /// The index of the language in the catalog's languages.
    let language: Int
    /// The number of keys in the language.
    let count: Int
    /// The number of keys in the chosen language.
    let ownCount: Int
  }

  /// `true` if the source language is declared or can be inferred, and its strings are not keys.
  var isKnown = true
  /// `true` if a file in the source language has no keys, because its strings are in the code.
  var isInCode = false
  /// The most complete other variant of English, if the inferred source language is English.
  ///
  /// The value is `nil` if the source language is `en`.
  var rival: Rival?
  /// The languages with more than twice as many keys as the source language, if it is not declared.
  ///
  /// The source strings for the additional keys may be in the code.
  var larger: [Rival] = []
  /// The index of the first file in the source language that contains no keys.
  ///
  /// The value is `nil` unless another language has more than ten times as many keys as the source
  /// language.
  var emptyFile: Int?
  /// The indices of the bilingual files that contain translations into the source language.
  var targetFiles: Set<Int> = []
  /// The index of the first bilingual file whose source strings are keys.
  var keyLikeFile: Int?
  /// The index of the first file in the language that was first inferred to be the source language.
  ///
  /// The value is `nil` unless the strings of that language are keys or empty.
  var unwrittenFile: Int?
}

extension LintedCatalog {
  /// Returns `true` if the source string of a key may be in the code instead of in a file.
  func mayHaveSourceInCode(_ key: Key) -> Bool {
    if key.isInSource { return false }
    if sourceChoice.isInCode { return true }
    return !sourceChoice.larger.isEmpty
      && localizations[key.localizations].contains { isLarger($0.language) }
  }

  /// Returns `true` if a language has more than twice as many keys as an inferred source language.
  func isLarger(_ language: Int) -> Bool {
    sourceChoice.larger.contains { $0.language == language }
  }
}

/// The bilingual files whose source strings may be keys.
///
/// Symfony looks up strings by the `source` element of XLIFF, so this element may contain a key,
/// such as `action_delete`. In that case, the English string is in the `target` of a file that
/// translates from English to English. In PO files, a `msgid` may be such a key, and `en.po`
/// contains the string.
struct KeyLikeSources {
  /// The files that contain translations into the source language.
  private(set) var files: Set<Int> = []
  /// The first file whose source strings are keys.
  private(set) var keyLikeFile: Int?

  /// Finds the files, and decides whether their source strings are keys.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings in the files with translations into
  ///   the source language, or in the first file.
  init(_ all: [LintedCatalog.File], _ places: [[Int]], source: Int) {
    let documents = all.indices.filter {
      all[$0].shared.traits.sourcesMayBeKeys || all[$0].shared.traits.keys == .sourceString
    }
    guard let first = documents.first else { return }
    files = Set(
      documents.filter { file in
        let content = all[file].shared.content
        // In a PO file, the `msgid` is nearly always the source string.
        return places[file].allSatisfy { $0 == source } && content.hasTargets
          && (all[file].shared.traits.sourcesMayBeKeys || content.areSourcesKeys)
      })
    if let file = files.min() {
      if all[file].shared.content.areTargetsOthers { keyLikeFile = file }
    } else if all[first].shared.traits.sourcesMayBeKeys, all[first].shared.content.areSourcesKeys {
      keyLikeFile = first
    }
  }
}

extension LintedCatalog.File {
  /// `true` for a file in one language without qualifiers.
  ///
  /// The path or the header of such a file specifies the language.
  var hasOneLanguage: Bool {
    let content = shared.content
    return qualifiers.isEmpty && content.format.traits.languages == .one
  }
}

/// Determines from counts whether the strings of a language are keys or strings for users.
///
/// Only files with one language are read.
struct WrittenStrings {
  private var all = 0
  private var unwritten = 0

  /// Counts the strings in a language.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings.
  init(in files: [LintedCatalog.File], places: [[Int]], language: Int) {
    for (file, places) in zip(files, places) where file.hasOneLanguage && places.first == language {
      let content = file.shared.content
      for entry in content.entries where entry.shouldTranslate {
        all += 1
        if content.isUnwritten(entry) { unwritten += 1 }
      }
    }
  }

  /// `true` if at least half of the strings, and at least three, are empty or repeat a key that
  /// is an identifier.
  var areKeys: Bool { unwritten >= 3 && unwritten * 2 >= all }
  /// `true` if there are strings, and they are not keys.
  var areStrings: Bool { all > 0 && !areKeys }
}

extension CatalogFile {
  /// Returns `true` if an entry's string is empty, or equals its key and is an identifier.
  fileprivate func isUnwritten(_ entry: CatalogEntry) -> Bool {
    guard let text = entry.localizations.first.flatMap({ firstText($0) }) else { return false }
    if text.isEmpty { return true }
    return areEqual(text, entry.key) && isNameOfKey(string(text))
  }

  private func isNameOfKey(_ string: String) -> Bool {
    string.contains { $0 == "_" || $0 == "." } && TranslatableWords.isIdentifier(string)
  }

  /// Returns `true` if a localization contains a nonempty string.
  func hasText(_ place: Int) -> Bool {
    localizations[place].values.contains { !values[$0].text.isEmpty }
  }

  /// `true` if at least one entry contains a translation.
  fileprivate var hasTargets: Bool {
    entries.contains { $0.localizations.count > 1 && hasText($0.localizations.upperBound - 1) }
  }

  /// `true` if at least a quarter of the translations differ from their sources.
  fileprivate var areTargetsOthers: Bool {
    var counts = (all: 0, others: 0)
    for entry in entries where entry.localizations.count > 1 {
      guard let source = firstText(entry.localizations.lowerBound),
        let target = firstText(entry.localizations.upperBound - 1), !target.isEmpty
      else { continue }
      counts.all += 1
      if !areEqual(source, target) { counts.others += 1 }
    }
    return counts.others > 0 && counts.others * 4 >= counts.all
  }

  /// `true` if at least half of the sources, and at least three, are keys such as `action_delete`.
  fileprivate var areSourcesKeys: Bool {
    let keys = entries.count { entry in
      guard let text = entry.localizations.first.flatMap({ firstText($0) }) else { return false }
      return isNameOfKey(string(text))
    }
    return keys >= 3 && keys * 2 >= entries.count
  }

  private func firstText(_ localization: Int) -> CatalogText? {
    localizations[localization].values.first.map { values[$0].text }
  }
}
