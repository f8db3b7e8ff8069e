import FormatStrings
import StringCatalogs

extension Optional<PluralForms> {
  /// Whether a text for a category may do without the number.
  ///
  /// It may where one number takes the category: Welsh `few` is 3. Texts for one and two are asked for the
  /// number by `implied-quantity`, where other numbers take them.
  func mayOmitNumber(_ category: PluralCategory) -> Bool {
    switch category {
    case .one, .two: return true
    case .other: return false
    case .zero, .few, .many:
      // Apple's systems take a text for zero in languages without such a category.
      guard let form = self?[category] else { return category == .zero }
      // French takes the form of one for none, too.
      return form.isComplete && (form.integers.count == 1 || form.integers == [0, 1])
    }
  }
}

extension PluralForms {
  /// Returns the category of a numbered form of i18next's older formats, in which `key_0`, `key_1`
  /// and so on are the forms of a language in the order of their categories.
  func category(of index: Int?) -> PluralCategory? {
    let taken = forms.filter(\.isTakenByIntegers)
    guard let index, taken.count > 2, taken.indices.contains(index) else { return nil }
    return taken[index].category
  }
}

/// The number that chooses among the plural forms of a text.
///
/// ```swift
/// var number = PluralNumber(of: localization, substitution: nil, in: content)
/// number.kind == .integer          // then Polish needs no `other`
/// number.isShown(in: value, of: content)
/// ```
struct PluralNumber: Sendable {
  /// What numbers it can be.
  enum Kind: Hashable, Sendable {
    /// Whole ones only.
    case integer
    /// Also those with digits behind the decimal point.
    case float
    /// The file does not say.
    case unknown
  }

  /// What numbers it can be.
  let kind: Kind
  private let entry: Int
  /// The arguments that may be the number, 0 for that of a substitution; empty if no form shows one.
  private let arguments: Set<Int>
  private var format = FormatString()
  private var buffer: [UInt8] = []

  /// Finds the number of the plural forms of a localization.
  ///
  /// Android and gettext choose by a number of their own, which is whole. Otherwise what the substitution says
  /// decides, or else the placeholders for numbers in the forms, or else those of the key, if the key is the source
  /// text.
  ///
  /// - Parameters:
  ///   - localization: A localization with plural forms.
  ///   - substitution: The place in ``/StringCatalogs/CatalogFile/substitutions`` of the substitution that has
  ///     the forms; `nil` for the forms of the text itself.
  ///   - content: The file.
  ///   - entry: The place of the entry in the file.
  /// - Complexity: O(*n*) in the bytes of the forms.
  init(
    of localization: CatalogLocalization, substitution: Int?, in content: CatalogFile, entry: Int
  ) {
    self.entry = entry
    let key = content.entries[entry].key
    let dialect = content.dialect(of: entry, isSubstitution: substitution != nil)
    var found: [Int: ValueClass] = [:]
    // On Android a number is often passed as a text, formatted already.
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

  /// Whether a form shows the number, or what may be the number.
  ///
  /// - Complexity: O(*n*) in the bytes of the form.
  mutating func isShown(in value: CatalogValue, of content: CatalogFile) -> Bool {
    let isSubstitution = value.variation.substitution != nil
    let dialect = content.dialect(of: entry, isSubstitution: isSubstitution)
    if dialect != .unformatted {
      content.parse(value.text, dialect: dialect, format: &format, into: &buffer)
      let isFound = format.placeholders.contains { placeholder in
        placeholder.value.isNumber || arguments.contains(placeholder.argument)
      }
      // Without a flag, a string of gettext may have names in braces.
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

  /// Whether a text shows the number by a name: `{{count}}`, as i18next has it, `%{n}`, `%(files)d` or `{0}`.
  ///
  /// Of what is more than a name in braces nobody says that it is not the number.
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
