/// The rules for recognizing and writing languages in the file names of a format.
///
/// Formats whose files are always in Apple's or Android's language folders have no such rules,
/// because the folder specifies the language.
package struct CatalogNaming: Hashable, Sendable {
  /// The condition under which a file of the format is part of a catalog.
  package enum Acceptance: Hashable, Sendable {
    /// Every file is accepted: the file name extension is sufficient.
    case always
    /// The file has siblings, and its name or the name of a sibling contains a language.
    ///
    /// Siblings have the same name with a different language, or without one.
    case besideSibling
    /// The file or folder name contains a language, and its context confirms it.
    ///
    /// ``CatalogFinder`` lists the conditions.
    case besideLanguage
  }

  /// The spelling of a language in the name of a new file.
  package enum Spelling: Hashable, Sendable {
    /// `zh_Hans`, as in Java and gettext, unless the names of other files contain hyphens.
    case underscored
    /// `zh-Hans`, unless the names of other files contain underscores.
    case tagged
    /// `zh-Hans`, because programs do not support other spellings.
    case tagsOnly
  }

  /// The condition under which a file of the format is part of a catalog.
  package let acceptance: Acceptance
  /// The characters that may separate a name from the language that follows.
  package let separators: [Character]
  /// `true` if the name of a folder may be the language.
  package let hasFolders: Bool
  /// The ending after the language that identifies a catalog, such as `.i18n` in `de.i18n.json`.
  package var mark = ""
  /// The names of files that are never catalogs, even in the folder of a language.
  ///
  /// An `*` at the end of a name matches any ending.
  package var otherNames: [String] = []
  /// The names of files that are catalogs only in a folder for languages.
  package var doubtfulNames: Set<String> = []
  /// The number of enclosing folders that are checked for a language.
  ///
  /// In `locale/de/LC_MESSAGES/app.po`, the second enclosing folder names the language.
  package var farthestFolder = 3
  /// The spelling of languages in the names of new files.
  package var spelling = Spelling.underscored

  /// Returns `true` if a file name has the ending that identifies a catalog before its extension.
  func hasMark(_ name: String) -> Bool {
    guard !mark.isEmpty, let dot = name.lastIndex(of: ".") else { return false }
    return name[..<dot].hasSuffix(mark)
  }

  /// Returns `true` for the name of a file that is never a catalog.
  func isOther(_ name: String) -> Bool {
    otherNames.contains { other in
      other.last == "*" ? name.hasPrefix(other.dropLast()) : name == other
    }
  }
}
