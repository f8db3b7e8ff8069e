import StringCatalogs
import TextPrimitives

/// The numbers of a source string's translations into other languages.
///
/// One number includes only the translations that keep a certain part of the source string.
struct OtherTranslations {
  /// The number of translations that are not empty.
  private(set) var count = 0
  /// The number of translations that keep the part.
  private(set) var keeping = 0

  /// `true` if most of several translations lack the part, so translators omit it on purpose.
  var mostlyLack: Bool { count >= Self.fewest && keeping * 2 < count }

  /// The fewest translations that show a habit of translators.
  private static let fewest = 3
  /// The maximum number of translations that are read.
  fileprivate static let most = 50

  fileprivate mutating func add(isKept: Bool) {
    count += 1
    if isKept { keeping += 1 }
  }
}

extension TextPair {
  /// Counts the translations into other languages for which a condition holds.
  ///
  /// - Complexity: O(*n*) in the bytes of at most 50 translations.
  func others(where isKept: (Span<UInt8>) -> Bool) -> OtherTranslations {
    let catalog = text.catalog
    var others = OtherTranslations()
    var buffer: [UInt8] = []
    for localization in catalog.localizations[key.localizations]
    where localization.language != catalog.source
      && catalog.languages[localization.language].name != language.name
      && !scanned.catalog.testLanguages.contains(localization.language)
    {
      let content = catalog.files[localization.file].shared.content
      let found = content.localizations[localization.localization]
      guard let value = found.values.first, !content.values[value].text.isEmpty else { continue }
      content.decode(content.values[value].text, into: &buffer)
      others.add(isKept: isKept(buffer.span))
      if others.count == OtherTranslations.most { break }
    }
    return others
  }
}
