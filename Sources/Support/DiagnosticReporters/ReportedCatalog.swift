/// A string catalog that was looked at, and how far its translations are.
public struct ReportedCatalog: Hashable, Sendable {
  /// How far a language is, in keys.
  public struct Language: Hashable, Sendable {
    /// The language, as a BCP 47 tag where it has one.
    public var name: String
    /// A Boolean value that indicates whether the others are translated from it.
    public var isSource: Bool
    /// The keys with strings that are done.
    public var translated: Int
    /// The keys with a string that a person should look at, or that is empty.
    public var needsReview: Int
    /// The keys with a string that is marked as not translated.
    public var new: Int
    /// The keys without a string.
    public var missing: Int

    /// Describes a language.
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

    /// The keys that are to be translated.
    public var total: Int { translated + needsReview + new + missing }
    /// The percentage of them that is done, rounded down: 100 only if nothing is left to do.
    public var percent: Int { total == 0 ? 100 : translated * 100 / total }
  }

  /// The name of the catalog.
  public var name: String
  /// The keys that are to be translated.
  public var keys: Int
  /// The languages, in the order in which they are shown.
  public var languages: [Language]

  /// The number of keys that are to be translated into a language: that of its own files, if each
  /// lists its keys.
  func keyCount(in language: String?) -> Int {
    languages.first { $0.name == language }?.total ?? keys
  }

  /// Describes a catalog.
  public init(name: String, keys: Int, languages: [Language]) {
    self.name = name
    self.keys = keys
    self.languages = languages
  }
}
