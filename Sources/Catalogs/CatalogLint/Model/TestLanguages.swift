import StringCatalogs

/// The languages of a catalog that exist only for testing.
///
/// A language is for testing in these cases:
///
/// - Its tag is that of a pseudo-language, such as `en-XA`.
/// - Many of its strings begin with the mark that Crowdin uses for in-context translation.
/// - Nearly all of its strings are the same short string, such as `X`.
struct TestLanguages: Sendable {
  /// The string counts of a language.
  private struct Content {
    var count = 0
    var filled = 0
    var short = 0
    var marked = 0
    /// The short string that most short strings equal, if there is such a string.
    var candidate: ArraySlice<UInt8> = []
    var lead = 0
    var equal = 0

    /// `true` if most strings have Crowdin's mark.
    ///
    /// Twenty marks are also sufficient if at least a tenth of the strings have them.
    var isMarked: Bool {
      marked * 2 > count || marked >= fewestStrings && marked * 10 >= count
    }
    /// `true` if so many strings are short that nearly all strings may be equal.
    var mayBeUniform: Bool { filled >= fewestStrings && short * 10 >= filled * 9 }
    /// `true` if nearly all strings are equal.
    var isUniform: Bool { mayBeUniform && equal * 10 >= filled * 9 }
  }

  private let places: Set<Int>

  /// Finds the languages.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  init(
    of languages: [LintedLanguage], source: Int?, files: [LintedCatalog.File],
    localizations: [LintedCatalog.Localization]
  ) {
    var contents = Array(repeating: Content(), count: languages.count)
    for localization in localizations {
      let language = localization.language
      contents[language].count += 1
      guard let string = Self.string(of: localization, in: files) else { continue }
      contents[language].filled += 1
      if string.starts(with: Self.mark) { contents[language].marked += 1 }
      guard Self.isShort(string) else { continue }
      // This is the Boyer–Moore majority vote algorithm.
      contents[language].short += 1
      if contents[language].lead == 0 { contents[language].candidate = string }
      contents[language].lead += contents[language].candidate.elementsEqual(string) ? 1 : -1
    }
    if contents.contains(where: \.mayBeUniform) {
      for localization in localizations
      where contents[localization.language].mayBeUniform {
        let candidate = contents[localization.language].candidate
        if Self.string(of: localization, in: files)?.elementsEqual(candidate) == true {
          contents[localization.language].equal += 1
        }
      }
    }
    // If the source is also uniform, a uniform language may be a translation.
    let isUniform = source.map { contents[$0].isUniform } ?? false
    places = Set(
      contents.indices.filter { place in
        place != source
          && (languages[place].isPseudo || contents[place].isMarked
            || !isUniform && contents[place].isUniform)
      })
  }

  /// Returns `true` if the language at an index is for testing.
  func contains(_ language: Int) -> Bool { places.contains(language) }

  /// Returns `true` if a translation is a mark from Crowdin in place of a string.
  func isMark(_ localization: LintedCatalog.Localization, in catalog: LintedCatalog) -> Bool {
    Self.string(of: localization, in: catalog.files)?.starts(with: Self.mark) ?? false
  }

  /// Returns the bytes of the first string of a localization; `nil` if it is empty.
  private static func string(
    of localization: LintedCatalog.Localization, in files: [LintedCatalog.File]
  ) -> ArraySlice<UInt8>? {
    let shared = files[localization.file].shared
    guard let text = shared.first(of: localization), !text.range.isEmpty else { return nil }
    return shared.content.bytes[text.range]
  }

  /// Returns `true` for a string of at most eight bytes that contains an ASCII letter.
  ///
  /// A sign such as `-` is ignored, because it is used to fill in a field that a platform requires.
  private static func isShort(_ string: ArraySlice<UInt8>) -> Bool {
    string.count <= 8 && string.contains { ($0 | 0x20) &- 0x61 < 26 }
  }

  /// The minimum number of strings from which the purpose of a language can be inferred.
  private static let fewestStrings = 20
  /// The prefix of strings that Crowdin marks for in-context translation, as in `crwdns2972:0`.
  private static let mark = Array("crwdn".utf8)
}
