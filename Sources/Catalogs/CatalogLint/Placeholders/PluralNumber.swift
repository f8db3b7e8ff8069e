import FormatStrings
import StringCatalogs

extension Optional<PluralForms> {
  /// Returns `true` if a string for a plural category may omit the number.
  ///
  /// - A string for `one` or `two` may omit the number. If the category is also used for other
  ///   numbers, the rule `implied-quantity` reports the string.
  /// - A string for `zero`, `few` or `many` may omit the number if the category contains a single
  ///   number, or only 0 and 1. In Welsh, for example, `few` contains only 3.
  /// - A string for `other` must not omit the number.
  func mayOmitNumber(_ category: PluralCategory) -> Bool {
    switch category {
    case .one, .two: return true
    case .other: return false
    case .zero, .few, .many:
      // In every language, Apple's systems use the string for `zero` if the number is 0.
      guard let form = self?[category] else { return category == .zero }
      // A string for 0 and 1 may omit the number too.
      return form.isComplete && (form.integers.count == 1 || form.integers == [0, 1])
    }
  }
}

extension PluralForms {
  /// Returns the category of a numbered plural form in an i18next JSON format before version 4.
  ///
  /// In these formats, `key_0`, `key_1` and so on are the plural forms of a language, in the order
  /// of their categories. The result is `nil` for a language with at most two forms, which has no
  /// numbered keys, and for an index without a form.
  func category(of index: Int?) -> PluralCategory? {
    let taken = forms.filter(\.includesIntegers)
    guard let index, taken.count > 2, taken.indices.contains(index) else { return nil }
    return taken[index].category
  }
}

/// The number that selects a plural form.
///
/// ```swift
/// var number = PluralNumber(of: localization, substitution: nil, in: content, entry: 0)
/// number.kind == .integer          // then Polish needs no `other`
/// number.isShown(in: value, of: content)
/// ```
struct PluralNumber: Sendable {
  /// The kinds of numbers.
  enum Kind: Hashable, Sendable {
    /// Integers only.
    case integer
    /// Numbers that may have decimal places.
    case float
    /// The file does not specify the kind.
    case unknown
  }

  /// The kind of the number.
  let kind: Kind
  private let entry: Int
  /// The argument numbers that may refer to the number; 0 refers to a substitution's own number.
  private let arguments: Set<Int>
  private var format = FormatString()
  private var buffer: [UInt8] = []

  /// Finds the number that selects the plural forms of a localization.
  ///
  /// In Android, PO and Qt files, a separate integer selects the form. In other file formats, the
  /// format of the substitution determines the kind. Without a substitution, the numeric
  /// placeholders in the forms determine the kind. If there are none, those in a key that is the
  /// source string determine it.
  ///
  /// - Parameters:
  ///   - localization: A localization with plural forms.
  ///   - substitution: The index in ``/StringCatalogs/CatalogFile/substitutions`` of the
  ///     substitution that has the forms; `nil` for the forms of the string itself.
  ///   - content: The file.
  ///   - entry: The index of the entry in the file.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the forms.
  init(
    of localization: CatalogLocalization, substitution: Int?, in content: CatalogFile, entry: Int
  ) {
    self.entry = entry
    let key = content.entries[entry].key
    let dialect = content.dialect(of: entry, isSubstitution: substitution != nil)
    var found: [Int: ValueClass] = [:]
    // On Android, the app often passes the number as a formatted string.
    var texts: [Int: ValueClass] = [:]
    for value in content.values[localization.values]
    where value.variation.plural != nil && value.variation.substitution == substitution {
      content.parse(value.text, dialect: dialect, format: &format, into: &buffer)
      for placeholder in format.placeholders where placeholder.kind != .width {
        if placeholder.value.isNumber {
          found[placeholder.argument] = placeholder.value
        } else if dialect.isStrict, placeholder.value == .any {
          texts[placeholder.argument] = placeholder.value
        }
      }
    }
    if found.isEmpty { found = texts }
    if found.isEmpty, substitution == nil, dialect != .java {
      content.parse(key, dialect: dialect, format: &format, into: &buffer)
      for placeholder in format.placeholders where placeholder.value.isNumber {
        found[placeholder.argument] = placeholder.value
      }
    }
    arguments = Set(found.keys)
    if dialect == .java || content.format.traits.plurals == .numbered {
      kind = .integer
    } else if let substitution,
      let value = content.valueClass(of: content.substitutions[substitution])
    {
      kind = value.isWhole ? .integer : .float
    } else {
      let classes = found.values
      kind =
        if classes.isEmpty {
          .unknown
        } else if classes.allSatisfy(\.isWhole) {
          .integer
        } else if classes.allSatisfy({ !$0.isWhole }) {
          .float
        } else {
          .unknown
        }
    }
  }

  /// Returns `true` if a plural form prints the number, or a value that may be the number.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the form.
  mutating func isShown(in value: CatalogValue, of content: CatalogFile) -> Bool {
    let isSubstitution = value.variation.substitution != nil
    let dialect = content.dialect(of: entry, isSubstitution: isSubstitution)
    if dialect != .unformatted {
      content.parse(value.text, dialect: dialect, format: &format, into: &buffer)
      let isFound = format.placeholders.contains { placeholder in
        placeholder.value.isNumber || arguments.contains(placeholder.argument)
      }
      // A gettext string without a flag may contain names in braces.
      let mayHaveNames =
        switch content.format.traits.formatStrings {
        case .inferred: true
        case .flagged: dialect == .python || content.entries[entry].placeholderSyntax == nil
        default: dialect == .python
        }
      if isFound || !mayHaveNames { return isFound }
    }
    let syntax = NamedPlaceholder.Syntax(
      content.format, content.entries[entry].placeholderSyntax)
    let number = content.format.definition.pluralNumber(of: content.entries[entry], in: content)
    if let number {
      let names = NamedPlaceholder.names(in: content.string(value.text), isSource: false, syntax)
      return names?.contains { $0.name == number } ?? true
    }
    return Self.isNamed(in: content.string(value.text), syntax)
  }

  /// Returns `true` if a string prints the number by name, as `{{count}}`, `%{n}` or `%(files)d`.
  ///
  /// In i18next, the name is `count`. A name such as `{0}` is also treated as the number. Any other
  /// content in braces may be the number too.
  private static func isNamed(in text: String, _ syntax: NamedPlaceholder.Syntax) -> Bool {
    guard let names = NamedPlaceholder.names(in: text, isSource: false, syntax) else {
      return true
    }
    return names.contains {
      ["count", "n", "num", "number", "quantity", "total"].contains($0.name)
        || $0.name.utf8.allSatisfy { $0 &- 0x30 < 10 } || $0.style == "%(*)d" || $0.style == "%(*)i"
    }
  }
}
