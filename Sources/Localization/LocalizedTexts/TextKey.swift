/// The keys of one string catalog, in the order in which its strings are stored.
///
/// `GenerateLocalizedTexts` generates the conforming types: an enumeration for each catalog, with a
/// case for each key. The raw value of a case is the key in the catalog. No other type needs to
/// conform.
public protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The name of the catalog: its file name without `.xcstrings`.
  static var catalog: String { get }

  /// The languages of the catalog, in its spelling.
  ///
  /// The first is the source language, English. Its strings replace missing translations.
  static var languages: [String] { get }

  /// Returns the strings of a language in ``languages``; `nil` for any other value.
  ///
  /// - Complexity: O(*n*) in the size of the strings for the first call with a language, O(1)
  ///   later.
  static func table(for language: String) -> TextTable?

  /// The index of the key in the order of the catalog.
  var position: Int { get }
}
