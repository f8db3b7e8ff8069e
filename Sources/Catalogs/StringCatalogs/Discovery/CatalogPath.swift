import LanguageTags

/// A path of a file taken apart: its language, and what it has in common with those in other languages.
package struct CatalogPath: Hashable, Sendable {
  /// Where in a path a language stands.
  package enum Place: Hashable, Sendable {
    /// Nowhere.
    case none
    /// It is the name of the file, but for the ending.
    case whole
    /// It is the end of the name.
    case ending
    /// It is the name of a folder.
    case folder
  }

  /// The path without the language.
  package let name: String
  /// The language; `nil` if the path says none.
  package let language: CatalogLanguage?
  /// Where it stands.
  package let place: Place
  /// The folder around what says the language.
  package let folder: String

  /// Takes a path apart.
  ///
  /// - Parameter parts: What stands between its slashes.
  package init(_ parts: [String], _ naming: CatalogNaming) {
    let file = parts.last ?? ""
    var folders = Array(parts.dropLast())
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    let marked = naming.mark + file[dot...]
    let end =
      file.hasSuffix(marked) ? file.index(file.endIndex, offsetBy: -marked.count) : dot
    let stem = file[..<end]
    let ending = file[end...]
    if let language = LanguageName.language(stem) ?? LanguageName.english(stem) {
      // `de/de.json`, `de.xcloc/Localized Contents/de.xliff`.
      if let last = folders.last, LanguageName.language(last[...])?.tag == language.tag {
        folders.removeLast()
      } else if folders.count > 1, let bundle = folders.dropLast().last, bundle.hasSuffix(".xcloc")
      {
        folders[folders.count - 2] = "*.xcloc"
      }
      self.init(folders + ["*" + ending], language: language, place: .whole, folders: folders)
    } else if let (base, language) = Self.split(stem, naming.separators),
      !Self.isWord(language, in: folders.last, naming)
    {
      self.init(
        folders + [String(base + ending)], language: language, place: .ending, folders: folders)
    } else if naming.hasFolders,
      let place = folders.indices.suffix(naming.farthestFolder).last(where: {
        LanguageName.language(folders[$0][...]) != nil
      })
    {
      let language = LanguageName.language(folders[place][...])
      let around = Array(folders[..<place])
      folders.remove(at: place)
      self.init(folders + [file], language: language, place: .folder, folders: around)
    } else {
      self.init(folders + [file], language: nil, place: .none, folders: folders)
    }
  }

  /// `true` if the folder of a file is a language, so that a code at the end of the name is a
  /// word: `en/tl_opt_in.xlf`.
  private static func isWord(
    _ language: CatalogLanguage, in folder: String?, _ naming: CatalogNaming
  ) -> Bool {
    guard naming.hasFolders, let folder, !LanguageName.words.contains(folder),
      let own = LanguageName.language(folder[...])?.tag
    else { return false }
    return own.language != language.tag?.language
  }

  private init(
    _ name: [String], language: CatalogLanguage?, place: Place, folders: [String]
  ) {
    self.name = name.joined(separator: "/")
    self.language = language
    self.place = place
    folder = folders.joined(separator: "/")
  }

  /// Takes a language from the end of a name, the longest one that is there.
  private static func split(
    _ stem: Substring, _ separators: [Character]
  ) -> (base: Substring, language: CatalogLanguage)? {
    var start = stem.startIndex
    while let place = stem[start...].firstIndex(where: { separators.contains($0) }) {
      start = stem.index(after: place)
      if place > stem.startIndex, let language = LanguageName.language(stem[start...]) {
        return (stem[..<place], language)
      }
    }
    return nil
  }
}
