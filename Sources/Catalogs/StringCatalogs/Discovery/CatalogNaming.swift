/// How the files of a format say which language they are in.
///
/// A format whose files are all in folders of Apple's or Android's kind has none: those say it themselves.
package struct CatalogNaming: Hashable, Sendable {
  /// Which files of the format are catalogs.
  package enum Acceptance: Hashable, Sendable {
    /// All: the ending of the name says so.
    case always
    /// Those whose name says a language, beside others with the same name but for the language, or without one.
    case besideSibling
    /// Those whose name or folder says a language, where others say so too: see ``CatalogFinder``.
    case besideLanguage
  }

  /// The spelling of a language in the name of a new file.
  package enum Spelling: Hashable, Sendable {
    /// `zh_Hans`, as Java and gettext have it, unless other files have hyphens.
    case underscored
    /// `zh-Hans`, unless other files have underscores.
    case tagged
    /// `zh-Hans`: programs do not know another spelling.
    case tagsOnly
  }

  /// Which files of the format are catalogs.
  package let acceptance: Acceptance
  /// What may stand between a name and the language behind it.
  package let separators: [Character]
  /// Whether a folder may be named as the language of the files in it.
  package let hasFolders: Bool
  /// The end of a name that shows a catalog and follows the language.
  package var mark = ""
  /// The names of files that are never catalogs, also in the folder of a language; `*` at the end
  /// of a name matches any end.
  package var otherNames: [String] = []
  /// The names of files that are catalogs only in a folder for languages.
  package var doubtfulNames: Set<String> = []
  /// The number of folders in which a language is looked for: `locale/de/LC_MESSAGES/app.po`.
  package var farthestFolder = 3
  /// The spelling of languages in new names.
  package var spelling = Spelling.underscored

  /// Returns `true` if a file name has the mark of a catalog before its ending.
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
