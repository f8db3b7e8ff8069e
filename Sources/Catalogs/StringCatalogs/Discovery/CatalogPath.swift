import LanguageTags

/// A path, split into its language and the remaining part, which is the same for all languages.
package struct CatalogPath: Hashable, Sendable {
  /// The position of the language in a path.
  package enum Place: Hashable, Sendable {
    /// The path has no language.
    case none
    /// The whole file name without its extension.
    case whole
    /// The end of the file name.
    case ending
    /// The name of a folder.
    case folder
  }

  /// The path without the language.
  package let name: String
  /// The language; `nil` if the path does not specify one.
  package let language: CatalogLanguage?
  /// The position of the language.
  package let place: Place
  /// The folder that contains the file or folder whose name specifies the language.
  package let folder: String

  /// Parses a path.
  ///
  /// - Parameter parts: The components of the path, without slashes.
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
      // The folder may repeat the language: `de/de.json`, `de.xcloc/Localized Contents/de.xliff`.
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

  /// Returns `true` if the folder of a file specifies a different language.
  ///
  /// In this case, a code at the end of the file name is part of a word: `en/tl_opt_in.xlf`.
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

  /// Splits the longest valid language name from the end of a file name; `nil` if there is none.
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
