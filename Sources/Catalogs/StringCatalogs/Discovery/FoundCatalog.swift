import Diagnostics
import Files

/// A catalog in a tree of folders: the files for all its languages.
public struct FoundCatalog: Hashable, Sendable {
  /// A file of a catalog.
  public struct File: Hashable, Sendable {
    /// The path, which begins with the searched folder as the caller spelled it.
    public let path: String
    /// The file format.
    public let format: CatalogFormat
    /// The language folder that contains the file; `nil` if there is none.
    public let folder: LanguageFolder?
    /// The language from the folder or the name; `nil` if neither specifies it.
    public let language: CatalogLanguage?

    init(
      path: String, format: CatalogFormat, folder: LanguageFolder?, language: CatalogLanguage? = nil
    ) {
      self.path = path
      self.format = format
      self.folder = folder
      self.language = language ?? folder?.language
    }

    /// Reads the file.
    ///
    /// If the file cannot be read, the result contains only an error.
    ///
    /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
    public func read() -> CatalogFile {
      guard let bytes = try? FileBytes.read(path) else {
        var file = CatalogFile(bytes: [], format: format)
        file.errors = [CatalogError(.unreadableFile, 0..<0, expected: "a file that can be read")]
        return file
      }
      return CatalogFile.read(bytes, format: format, language: language)
    }
  }

  /// The path without the language, unique among the catalogs of a tree.
  ///
  /// Examples:
  /// - `App/Localizable.xcstrings`
  /// - `locales/common.json` for `locales/de/common.json`
  /// - `lib/app.arb` for `lib/app_de.arb`
  /// - `po/*.po`, with an asterisk, because the language is the whole name
  ///
  /// A `.strings` table and its `.stringsdict` have the same name. The name of Android resources is
  /// the folder that contains `values`.
  public let name: String
  /// The files, sorted by path; never empty.
  public let files: [File]
}
