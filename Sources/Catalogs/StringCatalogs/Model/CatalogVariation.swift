/// The conditions under which a value of a localization is used, such as `one` on an iPhone.
///
/// A localization without variations has one value, whose variation is ``none``.
public struct CatalogVariation: Hashable, Sendable {
  /// The variation of a value that is the only one of its localization.
  public static let none = CatalogVariation()

  private static let absent = UInt32.max
  private var storedSubstitution = CatalogVariation.absent
  private var storedIndex = CatalogVariation.absent
  private var storedWidth = CatalogVariation.absent
  /// The device class that the value is for.
  public var device: DeviceClass?
  /// The plural category that the value is for.
  public var plural: PluralCategory?
  private var storedForm = UInt8.max
  private var storedNumber = UInt8.max

  /// Creates a variation.
  ///
  /// - Parameters:
  ///   - substitution: The index of a substitution in ``CatalogFile/substitutions``.
  ///   - device: The device class.
  ///   - plural: The plural category.
  ///   - index: The index of an array element, counted from 0.
  ///   - width: The minimum screen width.
  ///   - form: The number of a gettext plural form, counted from 0.
  public init(
    substitution: Int? = nil, device: DeviceClass? = nil, plural: PluralCategory? = nil,
    index: Int? = nil, width: Int? = nil, form: Int? = nil
  ) {
    self.form = form
    self.width = width
    self.index = index
    self.device = device
    self.plural = plural
    self.substitution = substitution
  }

  /// The index in ``CatalogFile/substitutions`` of the substitution that contains the value.
  ///
  /// The value is `nil` for a string of the localization itself.
  public var substitution: Int? {
    get { storedSubstitution == Self.absent ? nil : Int(storedSubstitution) }
    set { storedSubstitution = newValue.flatMap { UInt32(exactly: $0) } ?? Self.absent }
  }

  /// The minimum screen width for the value; `nil` if the value is for all widths.
  ///
  /// The unit is that of `NSStringVariableWidthRuleType` in `.stringsdict`.
  public var width: Int? {
    get { storedWidth == Self.absent ? nil : Int(storedWidth) }
    set { storedWidth = newValue.flatMap { UInt32(exactly: $0) } ?? Self.absent }
  }

  /// The exact number that the value is for; `nil` if the value is not for a single number.
  ///
  /// An example is `[0]` in Fluent, which corresponds to `=0` in ICU. Such a value has no plural
  /// category, while the values for the remaining numbers have one. Numbers above 254 are not
  /// supported.
  package var exactNumber: Int? {
    get { storedNumber == .max ? nil : Int(storedNumber) }
    set { storedNumber = newValue.flatMap { UInt8(exactly: $0) } ?? .max }
  }

  /// `true` if the value is selected by a number, through a plural category or as an exact number.
  package var isForNumbers: Bool { plural != nil || exactNumber != nil }

  /// The index of the array element, counted from 0; `nil` if the value is not an array element.
  public var index: Int? {
    get { storedIndex == Self.absent ? nil : Int(storedIndex) }
    set { storedIndex = newValue.flatMap { UInt32(exactly: $0) } ?? Self.absent }
  }
}

extension CatalogVariation {
  /// The number of the gettext plural form, such as 0 for `msgstr[0]`; `nil` for other values.
  ///
  /// The plural formula of the file determines which numbers select a form. The corresponding
  /// plural category depends on the language. The value is also `nil` for forms above 254.
  public var form: Int? {
    get { storedForm == .max ? nil : Int(storedForm) }
    set { storedForm = newValue.flatMap { UInt8(exactly: $0) } ?? .max }
  }
}

extension CatalogFile {
  /// Returns the file with a plural category assigned to each numbered plural form.
  ///
  /// - Parameter categories: The category of each form, by form number.
  /// - Complexity: O(*n*), where *n* is the number of values.
  package func namingPluralForms(_ categories: [PluralCategory]) -> CatalogFile {
    var file = self
    for index in file.values.indices {
      guard let form = file.values[index].variation.form, form < categories.count else { continue }
      var variation = file.values[index].variation
      variation.plural = categories[form]
      file.values[index] = file.values[index].with(variation)
    }
    return file
  }
}

/// A plural category.
///
/// CLDR defines the categories in its
/// [plural rules](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Zero, in Arabic and a few other languages.
  case zero
  /// One; which numbers the category contains depends on the language.
  case one
  /// Two, in Arabic, Slovenian and other languages.
  case two
  /// A few, in Slavic and other languages.
  case few
  /// Many, in Slavic languages, Arabic and other languages.
  case many
  /// All remaining numbers; the only category that exists in every language.
  case other

  /// The order in which categories are tried when a default string is needed.
  package static let fallbackOrder: [Self] = [.other, .many, .few, .two, .one, .zero]
}

/// A device class for which a value can vary, with its name in string catalogs.
public enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  /// Apple TV.
  case appletv
  /// Apple Vision.
  case applevision
  /// Apple Watch.
  case applewatch
  /// iPad.
  case ipad
  /// iPhone.
  case iphone
  /// iPod touch.
  case ipod
  /// Mac.
  case mac
  /// All other devices.
  case other
}
