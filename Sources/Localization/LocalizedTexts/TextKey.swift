/// The keys of one string catalog, in the order in which the catalog's texts are stored.
///
/// `GenerateLocalizedTexts` writes the types that conform: an enumeration for each catalog, with a
/// case for each key, whose raw value is the key as the catalog spells it. Nothing else needs to.
public protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The name of the catalog: that of its file, without `.xcstrings`.
  static var catalog: String { get }

  /// The languages of the catalog as it spells them. The first is the source language, English,
  /// whose texts stand in for those that another language lacks.
  static var languages: [String] { get }

  /// The texts of a language of ``languages``; `nil` for every other text.
  ///
  /// - Complexity: O(*n*) in the size of the texts for the first call with a language, O(1) later.
  static func table(for language: String) -> TextTable?

  /// The place of the key in the order of the catalog, from 0.
  var position: Int { get }
}
