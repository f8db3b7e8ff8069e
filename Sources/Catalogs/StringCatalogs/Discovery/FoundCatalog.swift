import Diagnostics
import Files

/// A catalog in a tree: the files that hold its languages.
public struct FoundCatalog: Hashable, Sendable {
  /// A file of a catalog.
  public struct File: Hashable, Sendable {
    /// Its path, beginning with the folder that was searched as that was spelled.
    public let path: String
    /// Its format.
    public let format: CatalogFormat
    /// What the folder it is in says about its language; `nil` if nothing.
    public let folder: LanguageFolder?
    /// The language that its folder or its name says; `nil` if neither does.
    public let language: CatalogLanguage?

    init(
      path: String, format: CatalogFormat, folder: LanguageFolder?, language: CatalogLanguage? = nil
    ) {
      self.path = path
      self.format = format
      self.folder = folder
      self.language = language ?? folder?.language
    }

    /// Reads the file; one that cannot be read has nothing but the error that says so.
    ///
    /// - Complexity: O(*n*) in the bytes of the file.
    public func read() -> CatalogFile {
      guard let bytes = try? FileBytes.read(path) else {
        var file = CatalogFile(bytes: [], format: format)
        file.errors = [CatalogError(.unreadableFile, 0..<0, expected: "a file that can be read")]
        return file
      }
      return CatalogFile.read(bytes, format: format, language: language)
    }
  }

  /// The path without the language, such as `App/Localizable.xcstrings`, `locales/common.json` for
  /// `locales/de/common.json`, and `lib/app.arb` for `lib/app_de.arb`.
  ///
  /// Where a language is all of the name, there is an asterisk in its place: `po/*.po`.
  /// That of a table is also the name of its `.stringsdict`; that of Android's resources is the folder around
  /// `values`.
  /// No two catalogs of a tree have the same.
  public let name: String
  /// Its files, in the order of their paths; never empty.
  public let files: [File]
}
