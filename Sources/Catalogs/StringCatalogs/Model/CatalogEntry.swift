public import Diagnostics
package import FormatStrings

/// A key of a file, and what the file says about it.
public struct CatalogEntry: Hashable, Sendable {
  /// Where a key comes from.
  ///
  /// Without an extraction state the key was found in the code, and disappears when the code has it no more.
  public enum ExtractionState: String, Hashable, Sendable, CaseIterable {
    /// Found in the code together with its text.
    case extractedWithValue = "extracted_with_value"
    /// Entered by hand.
    case manual
    /// Taken over from a file of an older format.
    case migrated
    /// No longer in the code.
    case stale
  }

  /// What an Android resource is; of other formats all are ``string``, but for the plurals of JSON, beside which a
  /// text may have the same key.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One text.
    case string
    /// A text for each plural category.
    case plurals
    /// Texts in an order.
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

  /// The key as it stands in the file; the empty one is legal.
  ///
  /// Where it is a part of a path, ``CatalogFile/name(of:)`` is the whole of it. Of an element of an array it is the
  /// text, because nothing else stands there.
  public let key: CatalogText
  // In this order an entry takes 52 bytes: what is small fills the gaps behind texts.
  /// How the placeholders of the texts are written; `nil` if the file does not say.
  package internal(set) var placeholderSyntax: PlaceholderSyntax?
  /// Where the key comes from; `nil` if the file does not say.
  public internal(set) var extractionState: ExtractionState?
  private var flags = Flags()
  /// What the translators are told.
  public internal(set) var comment: CatalogText?
  private var ignoredSpelling: CatalogText.Spelling?
  private var ignoredCount: UInt16 = 0
  private var ignoredStart: UInt32 = 0
  /// The bytes of what the key stands for, with its brackets.
  public var range: SourceRange { SourceRange(storedRange.range) }
  /// The places of its localizations in ``CatalogFile/localizations``, in the order of the file.
  public internal(set) var localizations: Range<Int> {
    get { storedLocalizations.range }
    set { storedLocalizations = CompactRange(newValue) }
  }
  /// Whether the text is to be translated; `true` if the file does not say.
  public internal(set) var shouldTranslate: Bool {
    get { !flags.contains(.isFixed) }
    set { if newValue { flags.remove(.isFixed) } else { flags.insert(.isFixed) } }
  }
  /// `true` if each language has entries of its own of this kind, which others may lack: a term of
  /// Fluent.
  package internal(set) var isOfOneLanguage: Bool {
    get { flags.contains(.isOfOneLanguage) }
    set { if newValue { flags.insert(.isOfOneLanguage) } else { flags.remove(.isOfOneLanguage) } }
  }
  /// Whether Xcode generates a Swift symbol for the key; `nil` if the file does not say.
  public internal(set) var generatesSymbol: Bool? {
    get { flags.contains(.hasSymbol) ? true : flags.contains(.hasNoSymbol) ? false : nil }
    set {
      flags.subtract([.hasSymbol, .hasNoSymbol])
      if let newValue { flags.insert(newValue ? .hasSymbol : .hasNoSymbol) }
    }
  }
  /// Whether Android may format the text with arguments; `true` if the file does not say.
  ///
  /// With `formatted="false"` each percent sign may stand for itself.
  public internal(set) var isFormatted: Bool {
    get { !flags.contains(.isVerbatim) }
    set { if newValue { flags.remove(.isVerbatim) } else { flags.insert(.isVerbatim) } }
  }
  /// What it is.
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
  /// The checks that Android's lint is told to leave out here, with commas between them: `tools:ignore`.
  ///
  /// A list of 64 KiB or more is not remembered.
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
  /// The place in ``CatalogFile/entries`` of the first entry with the same key; `nil` for that one itself.
  ///
  /// Which of them counts depends on the format: see ``isSuperseded``.
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
  /// Whether another entry with the same key counts in its place, so that no program shows its texts.
  ///
  /// In property lists, JSON and Java properties the last of them counts; in `.xcstrings`, and where a build refuses
  /// a key that is there twice, the first: see ``CatalogError/Code/duplicateKey``.
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
  /// The place in ``CatalogFile/scopes`` of what the key stands in; `nil` in formats without any.
  public internal(set) var scope: Int? {
    get { storedScope == .max ? nil : Int(storedScope) }
    set { storedScope = newValue.flatMap { UInt32(exactly: $0) } ?? .max }
  }
  private let storedRange: CompactRange
  private var storedLocalizations: CompactRange
  /// The first occurrence in the lower 31 bits, and whether the entry is superseded in the highest.
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
