/// A checked string catalog with its translation coverage.
public struct ReportedCatalog: Hashable, Sendable {
  /// The translation coverage of a language, in numbers of keys.
  public struct Language: Hashable, Sendable {
    /// The language, as a BCP 47 tag if possible.
    public var name: String
    /// A Boolean value that indicates whether this is the source language of the catalog.
    public var isSource: Bool
    /// The number of keys whose strings are translated.
    public var translated: Int
    /// The number of keys with a string that needs review, is empty, or is machine-translated.
    public var needsReview: Int
    /// The number of keys with a string that is marked as not translated.
    public var new: Int
    /// The number of keys without a string.
    public var missing: Int

    /// Creates the coverage of a language.
    public init(
      name: String, isSource: Bool = false, translated: Int = 0, needsReview: Int = 0,
      new: Int = 0, missing: Int = 0
    ) {
      self.name = name
      self.isSource = isSource
      self.translated = translated
      self.needsReview = needsReview
      self.new = new
      self.missing = missing
    }

    /// The number of keys to translate.
    public var total: Int { translated + needsReview + new + missing }
    /// The percentage of translated keys, rounded down so that only a complete language has 100.
    public var percent: Int { total == 0 ? 100 : translated * 100 / total }
  }

  /// The name of the catalog.
  public var name: String
  /// The number of keys to translate.
  public var keys: Int
  /// The languages, in display order.
  public var languages: [Language]

  /// Returns the number of keys to translate into a language.
  ///
  /// The number can differ between languages, because some file formats list the keys separately in
  /// the file of each language. For an unknown language, it is ``keys``.
  func keyCount(in language: String?) -> Int {
    languages.first { $0.name == language }?.total ?? keys
  }

  /// Creates a catalog.
  public init(name: String, keys: Int, languages: [Language]) {
    self.name = name
    self.keys = keys
    self.languages = languages
  }
}
