/// The keys of one string catalog, in the order in which its strings are stored.
///
/// `GenerateLocalizedTexts` generates the conforming types: an enumeration for each catalog, with a
/// case for each key. The raw value of a case is the key in the catalog. No other type should
/// conform.
public protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The name of the catalog: its file name without `.xcstrings`.
  static var catalog: String { get }

  /// The languages of the catalog, in the catalog's spelling.
  ///
  /// The first language is the source language, English, whose strings replace missing
  /// translations.
  static var languages: [String] { get }

  /// Returns the strings of a language in ``languages``; `nil` for any other value.
  ///
  /// - Complexity: O(*n*) for the first call with a language, where *n* is the size of its strings;
  ///   O(1) for later calls.
  static func table(for language: String) -> TextTable?

  /// The index of the key in the order of the catalog.
  var position: Int { get }
}
