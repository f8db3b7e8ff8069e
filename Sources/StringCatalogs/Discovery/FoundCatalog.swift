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
  }

  /// The path without the folder of the language: `App/Localizable.xcstrings`.
  ///
  /// No two catalogs of a tree have the same.
  public let name: String
  /// Its files, in the order of their paths; never empty.
  public let files: [File]
}
