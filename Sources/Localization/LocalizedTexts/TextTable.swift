/// The texts of one catalog in one language: a static string, and where each text begins in it.
///
/// A static string costs the compiler a thousandth of what an array of strings does, and a program
/// that shows one language indexes only that one.
///
/// ## The compact form The texts follow one another in the order of the keys, each ended by U+0000.
/// A text that has plural forms is written as its forms, each as U+0001, the category's name,
/// U+0002, the form. A lone U+0001 is a text that the language lacks. So no text holds U+0000,
/// U+0001 or U+0002; the generator refuses those that do, with all other control characters but
/// tabs and line breaks.
///
/// Whatever the string holds, nothing traps: what cannot be read is a text that is not there.
public struct TextTable: Sendable {
  private static let end: UInt8 = 0
  private static let formStart: UInt8 = 1
  private static let categoryEnd: UInt8 = 2

  /// What the language asks of plural forms and numbers.
  package let conventions: LanguageConventions
  private let storage: StaticString
  /// The offset of each text, and that of the one after the last.
  private let starts: [Int]

  /// Indexes the texts of a language.
  ///
  /// - Parameters:
  ///   - language: The language, as the catalog spells it. One whose rules are not known has no plural
  ///     form but `other`, and writes numbers without grouping.
  ///   - storage: The texts in the compact form.
  /// - Complexity: O(*n*) in the size of the texts.
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

  /// The number of texts, those that the language lacks included.
  package var count: Int { starts.count - 1 }

  /// The text of a key; `nil` if the language lacks it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
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

  /// A text as it is stored.
  package enum Entry: Hashable, Sendable {
    /// One text.
    case text(String)
    /// Plural forms, at least one, in the order in which they are written.
    case forms([Form])

    /// A plural form.
    package struct Form: Hashable, Sendable {
      /// The numbers that it is for.
      package var category: PluralCategory
      /// The text.
      package var text: String

      package init(category: PluralCategory, text: String) {
        self.category = category
        self.text = text
      }
    }

    /// The text for numbers of a category.
    ///
    /// The form `other` stands in for one that is absent, the last one for `other`; a text without
    /// forms serves for all.
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
