import StringCatalogs
import TextPrimitives

/// The number of translations into other languages, and the number of those that keep a part of the
/// source string.
///
/// The part is, for example, a number or an address in the source string.
struct OtherTranslations {
  /// The number of nonempty translations that were read, at most ``most``.
  private(set) var count = 0
  /// The number of translations that contain the part.
  private(set) var keeping = 0

  /// `true` if there are at least three translations, and most omit the part, probably on purpose.
  var mostlyLack: Bool { count >= Self.fewest && keeping * 2 < count }

  /// The minimum number of translations needed to infer what translators usually do.
  private static let fewest = 3
  /// The maximum number of translations that are read.
  fileprivate static let most = 50

  fileprivate mutating func add(isKept: Bool) {
    count += 1
    if isKept { keeping += 1 }
  }
}

extension TextPair {
  /// Counts the translations into other languages, and how many of them satisfy a condition.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in at most 50 translations.
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
