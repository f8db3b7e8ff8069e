/// The way in which file names of a format specify the language.
///
/// Formats whose files are always in folders of Apple or Android have no naming, because the folder
/// specifies the language.
package struct CatalogNaming: Hashable, Sendable {
  /// The condition under which a file of the format is part of a catalog.
  package enum Acceptance: Hashable, Sendable {
    /// Always: the file name extension is sufficient.
    case always
    /// The name has a language, and there are sibling files.
    ///
    /// Siblings have the same name with other languages, or without one.
    case besideSibling
    /// The name or folder has a language, and the surroundings confirm it: see ``CatalogFinder``.
    case besideLanguage
  }

  /// The spelling of a language in the name of a new file.
  package enum Spelling: Hashable, Sendable {
    /// `zh_Hans`, as in Java and gettext, unless other files have hyphens.
    case underscored
    /// `zh-Hans`, unless other files have underscores.
    case tagged
    /// `zh-Hans`, because programs do not support other spellings.
    case tagsOnly
  }

  /// The condition under which a file of the format is part of a catalog.
  package let acceptance: Acceptance
  /// The characters that may separate a name from the language that follows.
  package let separators: [Character]
  /// `true` if a folder may have the language as its name.
  package let hasFolders: Bool
  /// The end of a name that identifies a catalog and follows the language.
  package var mark = ""
  /// The names of files that are never catalogs, even in the folder of a language.
  ///
  /// An `*` at the end of a name matches any end.
  package var otherNames: [String] = []
  /// The names of files that are catalogs only in a folder for languages.
  package var doubtfulNames: Set<String> = []
  /// The number of enclosing folders that may have a language: `locale/de/LC_MESSAGES/app.po`.
  package var farthestFolder = 3
  /// The spelling of languages in new names.
  package var spelling = Spelling.underscored

  /// Returns `true` if a file name has the mark of a catalog before its extension.
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
