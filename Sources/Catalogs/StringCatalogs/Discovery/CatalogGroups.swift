import LanguageTags

/// The files whose names specify their languages, grouped into catalogs.
struct CatalogGroups {
  private struct Candidate {
    let path: CatalogPath
    let file: FoundCatalog.File
    let isNamed: Bool
  }

  private var candidates: [String: [Candidate]] = [:]
  /// For each folder, the number of its files in a format such as JSON.
  ///
  /// Files in such a format are catalogs only if their paths specify a language. Files whose folder
  /// specifies the language are not counted.
  private var counts: [String: Int] = [:]

  /// Adds a file.
  ///
  /// - Parameter isNamed: `true` if the file was passed as an argument; it is then always accepted.
  mutating func add(_ path: String, parsed: CatalogPath, format: CatalogFormat, isNamed: Bool) {
    let file = FoundCatalog.File(
      path: path, format: format, folder: nil, language: parsed.language)
    candidates[parsed.name, default: []].append(
      Candidate(path: parsed, file: file, isNamed: isNamed))
    if format.naming?.acceptance == .besideLanguage, parsed.place != .folder {
      counts[parsed.folder, default: 0] += 1
    }
  }

  /// Returns the files of the accepted catalogs, by catalog name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files.
  func accepted() -> [String: [FoundCatalog.File]] {
    var accepted: [String: [FoundCatalog.File]] = [:]
    for (name, group) in candidates {
      let files = isCatalog(group) ? group : group.filter(\.isNamed)
      if files.isEmpty { continue }
      // A template and its translations form one catalog, even if their names differ.
      let home = files[0].file.format.definition.catalogNames(ofTemplate: name)
        .first { candidates[$0] != nil }
      accepted[home ?? name, default: []] += files.map(\.file)
    }
    return accepted
  }

  private func isCatalog(_ group: [Candidate]) -> Bool {
    guard let first = group.first else { return false }
    guard let naming = first.file.format.naming else { return true }
    switch naming.acceptance {
    case .always: return true
    case .besideSibling:
      return group.count > 1 && group.contains { $0.path.language != nil }
    case .besideLanguage: return areLanguages(group, naming)
    }
  }

  /// Returns `true` if the files of a group seem to be translations of each other.
  private func areLanguages(_ group: [Candidate], _ naming: CatalogNaming) -> Bool {
    guard let first = group.first(where: { $0.path.language != nil }) else { return false }
    let name = group[0].file.path.split(separator: "/").last.map { String($0) } ?? ""
    if naming.isOther(name) { return false }
    let isSaid = Self.saysLanguages(first.path.folder) || naming.hasMark(name)
    // A file without a language is accepted only if the names of its siblings end with a language.
    guard group.allSatisfy({ $0.path.language != nil || first.path.place == .ending }) else {
      return false
    }
    let languages = Set(group.map { $0.path.language?.tag?.description ?? "" })
    let areWords = languages.isSubset(of: LanguageName.words.union([""]))
    if isSaid, first.path.place != .ending || !areWords { return true }
    guard languages.count > 1, !areWords, !naming.doubtfulNames.contains(name) else { return false }
    // Nearly half of all country codes are also language codes. Files named only after languages
    // must therefore be at least half of the files in the folder.
    return first.path.place != .whole || group.count * 2 >= counts[first.path.folder] ?? 0
  }

  /// Returns `true` if a folder has a name for folders with languages, such as `locales`.
  private static func saysLanguages(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    return folders.contains(name)
  }

  /// The names of folders that contain languages, in lower case.
  static let folders: Set<String> = [
    "_locales", "i18n", "intl", "l10n", "lang", "langs", "language", "languages", "locale",
    "locales", "localization", "localizations", "messages", "nls", "strings", "translation",
    "translations",
  ]
}
