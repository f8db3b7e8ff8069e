/// Which of the texts of a localization a value is: that for one thing on a phone, for example.
///
/// A localization without variations has one value, whose variation is ``none``.
public struct CatalogVariation: Hashable, Sendable {
  /// The only value.
  public static let none = CatalogVariation()

  private static let absent = UInt32.max
  private var storedSubstitution = CatalogVariation.absent
  private var storedIndex = CatalogVariation.absent
  private var storedWidth = CatalogVariation.absent
  /// The class of device the value is for.
  public var device: DeviceClass?
  /// The plural category the value is for.
  public var plural: PluralCategory?
  private var storedForm = UInt8.max
  private var storedNumber = UInt8.max

  /// Makes a variation.
  ///
  /// - Parameters:
  ///   - substitution: The place of a substitution in ``CatalogFile/substitutions``.
  ///   - device: The class of device.
  ///   - plural: The plural category.
  ///   - index: The number of an element of an array, from 0.
  ///   - width: The width of the screen.
  ///   - form: The number of a plural form of gettext, from 0.
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

  /// The place in ``CatalogFile/substitutions`` of the substitution whose text the value is; `nil` for a text
  /// of the localization itself.
  public var substitution: Int? {
    get { storedSubstitution == Self.absent ? nil : Int(storedSubstitution) }
    set { storedSubstitution = newValue.flatMap { UInt32(exactly: $0) } ?? Self.absent }
  }

  /// The width that a screen needs for the value, as `.stringsdict` counts it; `nil` if it is for all.
  public var width: Int? {
    get { storedWidth == Self.absent ? nil : Int(storedWidth) }
    set { storedWidth = newValue.flatMap { UInt32(exactly: $0) } ?? Self.absent }
  }

  /// The only number that the value is for, as `=0` in ICU: `[0]` of Fluent; `nil` for others.
  ///
  /// Such a value has no plural category, and those of the other numbers have one. Numbers above 254
  /// are none here.
  package var exactNumber: Int? {
    get { storedNumber == .max ? nil : Int(storedNumber) }
    set { storedNumber = newValue.flatMap { UInt8(exactly: $0) } ?? .max }
  }

  /// `true` if numbers choose the value: those of a plural category, or a single one.
  package var isForNumbers: Bool { plural != nil || exactNumber != nil }

  /// The number of the element of an array that the value is, from 0; `nil` for a text that is in none.
  public var index: Int? {
    get { storedIndex == Self.absent ? nil : Int(storedIndex) }
    set { storedIndex = newValue.flatMap { UInt32(exactly: $0) } ?? Self.absent }
  }
}

extension CatalogVariation {
  /// The number of the plural form of gettext that the value is, `msgstr[0]` for example; `nil` for others.
  ///
  /// Which numbers take it, the file says itself; which category it is like, only who knows the language. A
  /// number above 254 is not remembered.
  public var form: Int? {
    get { storedForm == .max ? nil : Int(storedForm) }
    set { storedForm = newValue.flatMap { UInt8(exactly: $0) } ?? .max }
  }
}

extension CatalogFile {
  /// The same file, in which each plural form of gettext has also a category.
  ///
  /// - Parameter categories: The categories of the forms, by their numbers.
  /// - Complexity: O(*n*) in the values.
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

/// A plural category of [CLDR](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Zero, in Arabic and few others.
  case zero
  /// One; which numbers that are depends on the language.
  case one
  /// Two, in Arabic, Slovenian and others.
  case two
  /// A few, in Slavic languages and others.
  case few
  /// Many, in Slavic languages, Arabic and others.
  case many
  /// All other numbers; the only category that every language has.
  case other

  /// The categories in the order in which their strings serve for all other numbers, where a file
  /// has none for `other`.
  package static let fallbackOrder: [Self] = [.other, .many, .few, .two, .one, .zero]
}

/// A class of device that a text may be varied by, as string catalogs name it.
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
  /// All others.
  case other
}
