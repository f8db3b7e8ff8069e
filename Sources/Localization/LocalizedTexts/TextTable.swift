/// The strings of one catalog in one language: a static string with the offset of each value.
///
/// The compiler processes a static string in a thousandth of the time that it needs for an array of
/// strings. A program that uses only one language indexes only this language.
///
/// ## Compact encoding
///
/// The values follow one another in the order of the keys, each terminated by U+0000. A value with
/// plural categories is encoded as a list: for each category, U+0001, the name of the category,
/// U+0002 and the string. A single U+0001 represents a missing translation. Strings must therefore
/// not contain U+0000, U+0001 or U+0002. The generator rejects these characters, and all other
/// control characters except tabs and line breaks.
///
/// Decoding never traps: a value that cannot be decoded is treated as missing.
public struct TextTable: Sendable {
  private static let end: UInt8 = 0
  private static let formStart: UInt8 = 1
  private static let categoryEnd: UInt8 = 2

  /// The conventions of the language for plural categories and numbers.
  package let conventions: LanguageConventions
  private let storage: StaticString
  /// The offset of each value, and the end offset of the last one.
  private let starts: [Int]

  /// Creates a table and indexes its values.
  ///
  /// - Parameters:
  ///   - language: The language, in the spelling of the catalog. For an unknown language, the only
  ///     plural category is `other`, and digits are not grouped.
  ///   - storage: The values in the compact encoding.
  /// - Complexity: O(*n*), where *n* is the size of the values.
  public init(language: String, _ storage: StaticString) {
    conventions = LanguageConventions(language: language) ?? .neutral
    self.storage = storage
    starts = storage.withUTF8Buffer { bytes in
      var starts = [0]
      for offset in 0..<bytes.count where unsafe bytes[offset] == Self.end {
        starts.append(offset + 1)
      }
      return starts
    }
  }

  /// The number of values, including missing translations.
  package var count: Int { starts.count - 1 }

  /// Returns the value of a key; `nil` if the language has no translation.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the value.
  package func entry(at position: Int) -> Entry? {
    guard position >= 0, position < count else { return nil }
    let range = starts[position]..<(starts[position + 1] - 1)
    let text = storage.withUTF8Buffer { bytes in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
    guard text.utf8.first == Self.formStart else { return .text(text) }
    let forms = text.utf8.split(separator: Self.formStart).compactMap { form -> Entry.Form? in
      guard let end = form.firstIndex(of: Self.categoryEnd),
        let category = PluralCategory(rawValue: String(Substring(form[..<end])))
      else { return nil }
      return Entry.Form(
        category: category, text: String(Substring(form[form.index(after: end)...])))
    }
    return forms.isEmpty ? nil : .forms(forms)
  }

  /// The value of a key.
  package enum Entry: Hashable, Sendable {
    /// A single string.
    case text(String)
    /// The strings for one or more plural categories, in the encoded order.
    case forms([Form])

    /// The string for a plural category.
    package struct Form: Hashable, Sendable {
      package var category: PluralCategory
      package var text: String

      package init(category: PluralCategory, text: String) {
        self.category = category
        self.text = text
      }
    }

    /// Returns the string for numbers in a plural category.
    ///
    /// A missing category is replaced by `other`, and a missing `other` by the last category. A
    /// single string is used for all categories.
    package func text(for category: PluralCategory) -> String {
      switch self {
      case .text(let text): text
      case .forms(let forms):
        (forms.first { $0.category == category } ?? forms.first { $0.category == .other }
          ?? forms.last)?.text ?? ""
      }
    }
  }
}
