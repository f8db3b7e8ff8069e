public import Diagnostics
package import FormatStrings

/// A key of a file, with its comment, attributes, and localizations.
public struct CatalogEntry: Hashable, Sendable {
  /// The origin of a key, as string catalogs record it.
  ///
  /// A key without an extraction state was extracted from code. Xcode removes it when it no longer
  /// occurs in code.
  public enum ExtractionState: String, Hashable, Sendable, CaseIterable {
    /// The key was extracted from code together with its value.
    case extractedWithValue = "extracted_with_value"
    /// The key was entered manually.
    case manual
    /// The key was migrated from a file in an older format.
    case migrated
    /// The key no longer occurs in code.
    case stale
  }

  /// The type of an Android resource.
  ///
  /// In other file formats, the kind of every entry is ``string``, except for plurals in JSON. In
  /// JSON, a string and a plural may have the same key.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One string.
    case string
    /// A string for each plural category.
    case plurals
    /// An ordered list of strings.
    case stringArray = "string-array"
  }

  private struct Flags: OptionSet, Hashable {
    let rawValue: UInt8
    static let isFixed = Self(rawValue: 1)
    static let isVerbatim = Self(rawValue: 2)
    static let hasSymbol = Self(rawValue: 4)
    static let hasNoSymbol = Self(rawValue: 8)
    static let isPlurals = Self(rawValue: 16)
    static let isArray = Self(rawValue: 32)
    static let isOfOneLanguage = Self(rawValue: 64)
  }

  /// The key as the file spells it, which may be empty.
  ///
  /// If the key is only a part of a path, ``CatalogFile/name(of:)`` returns the whole path. An
  /// array element has no key, so for such an entry the value is the element's string.
  public let key: CatalogText
  // In this order, the properties take 52 bytes: small ones fill the padding after larger ones.
  /// The placeholder syntax of the strings; `nil` if the file does not specify it.
  package internal(set) var placeholderSyntax: PlaceholderSyntax?
  /// The origin of the key; `nil` if the file does not specify it.
  public internal(set) var extractionState: ExtractionState?
  private var flags = Flags()
  /// The comment for translators; `nil` if there is none.
  public internal(set) var comment: CatalogText?
  private var ignoredSpelling: CatalogText.Spelling?
  private var ignoredCount: UInt16 = 0
  private var ignoredStart: UInt32 = 0
  /// The byte range of the entry's content, including its brackets.
  public var range: SourceRange { SourceRange(storedRange.range) }
  /// The indices of the localizations in ``CatalogFile/localizations``, in the order of the file.
  public internal(set) var localizations: Range<Int> {
    get { storedLocalizations.range }
    set { storedLocalizations = CompactRange(newValue) }
  }
  /// A Boolean value that indicates whether the entry should be translated.
  ///
  /// The default is `true`.
  public internal(set) var shouldTranslate: Bool {
    get { !flags.contains(.isFixed) }
    set { if newValue { flags.remove(.isFixed) } else { flags.insert(.isFixed) } }
  }
  /// `true` if the entry is a Fluent term.
  ///
  /// Each language defines its own terms, so other languages may lack them.
  package internal(set) var isOfOneLanguage: Bool {
    get { flags.contains(.isOfOneLanguage) }
    set { if newValue { flags.insert(.isOfOneLanguage) } else { flags.remove(.isOfOneLanguage) } }
  }
  /// A Boolean value that indicates whether Xcode generates a Swift symbol for the key.
  ///
  /// The value is `nil` if the file does not specify it.
  public internal(set) var generatesSymbol: Bool? {
    get { flags.contains(.hasSymbol) ? true : flags.contains(.hasNoSymbol) ? false : nil }
    set {
      flags.subtract([.hasSymbol, .hasNoSymbol])
      if let newValue { flags.insert(newValue ? .hasSymbol : .hasNoSymbol) }
    }
  }
  /// A Boolean value that indicates whether the string may be an Android format string.
  ///
  /// The default is `true`. In a string with `formatted="false"`, percent signs may be literal
  /// text.
  public internal(set) var isFormatted: Bool {
    get { !flags.contains(.isVerbatim) }
    set { if newValue { flags.remove(.isVerbatim) } else { flags.insert(.isVerbatim) } }
  }
  /// The type of the resource.
  public internal(set) var kind: Kind {
    get {
      flags.contains(.isPlurals) ? .plurals : flags.contains(.isArray) ? .stringArray : .string
    }
    set {
      flags.subtract([.isPlurals, .isArray])
      switch newValue {
      case .string: break
      case .plurals: flags.insert(.isPlurals)
      case .stringArray: flags.insert(.isArray)
      }
    }
  }
  /// The checks that Android's lint skips for this entry: a comma-separated list in `tools:ignore`.
  ///
  /// The value is `nil` if there is no such attribute, or if the list has a length of 64 KiB or
  /// more.
  public internal(set) var ignoredChecks: CatalogText? {
    get {
      guard let ignoredSpelling else { return nil }
      let start = Int(ignoredStart)
      return CatalogText(start..<start + Int(ignoredCount), ignoredSpelling)
    }
    set {
      guard let newValue, let count = UInt16(exactly: newValue.range.count) else {
        ignoredSpelling = nil
        return
      }
      ignoredStart = UInt32(truncatingIfNeeded: newValue.range.lowerBound)
      ignoredCount = count
      ignoredSpelling = newValue.spelling
    }
  }
  /// The index in ``CatalogFile/entries`` of the first entry with the same key.
  ///
  /// The value is `nil` for the first entry itself. The format determines which of the entries is
  /// used: see ``isSuperseded``.
  public internal(set) var firstOccurrence: Int? {
    get {
      let place = storedFirstOccurrence & Self.noOccurrence
      return place == Self.noOccurrence ? nil : Int(place)
    }
    set {
      let place = newValue.flatMap { UInt32(exactly: $0) } ?? Self.noOccurrence
      storedFirstOccurrence =
        storedFirstOccurrence & Self.superseded | min(place, Self.noOccurrence)
    }
  }
  /// A Boolean value that indicates whether a program uses a different entry with the same key.
  ///
  /// This library assumes that programs use the last entry in property lists, nested or flat JSON,
  /// ARB and Java properties, and the first entry in all other formats, including string catalogs.
  /// Readers of JSON differ: see ``CatalogError/Code/duplicateKey``.
  public internal(set) var isSuperseded: Bool {
    get { storedFirstOccurrence & Self.superseded != 0 }
    set {
      if newValue {
        storedFirstOccurrence |= Self.superseded
      } else {
        storedFirstOccurrence &= ~Self.superseded
      }
    }
  }
  /// The index in ``CatalogFile/scopes`` of the scope that contains the key; `nil` if it has none.
  public internal(set) var scope: Int? {
    get { storedScope == .max ? nil : Int(storedScope) }
    set { storedScope = newValue.flatMap { UInt32(exactly: $0) } ?? .max }
  }
  private let storedRange: CompactRange
  private var storedLocalizations: CompactRange
  /// The first occurrence in the lower 31 bits, and the superseded flag in the highest bit.
  private var storedFirstOccurrence = noOccurrence
  private var storedScope = UInt32.max

  private static let superseded: UInt32 = 1 << 31
  private static let noOccurrence = superseded - 1

  init(key: CatalogText, range: SourceRange, localizations: Range<Int>) {
    self.key = key
    storedRange = CompactRange(range.range)
    storedLocalizations = CompactRange(localizations)
  }
}
