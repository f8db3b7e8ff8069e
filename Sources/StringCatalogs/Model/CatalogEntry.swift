public import Diagnostics

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

  /// What an Android resource is; of other formats all are ``string``.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One text.
    case string
    /// A text for each plural category.
    case plurals
    /// Texts in an order.
    case stringArray = "string-array"
  }

  /// The key; the empty one is legal.
  public let key: CatalogText
  /// The bytes of what the key stands for, with its brackets.
  public var range: SourceRange { SourceRange(storedRange.range) }
  /// The places of its localizations in ``CatalogFile/localizations``, in the order of the file.
  public internal(set) var localizations: Range<Int> {
    get { storedLocalizations.range }
    set { storedLocalizations = CompactRange(newValue) }
  }
  /// What the translators are told.
  public internal(set) var comment: CatalogText?
  /// What it is.
  public internal(set) var kind = Kind.string
  /// The checks that Android's lint is told to leave out here, with commas between them: `tools:ignore`.
  public internal(set) var ignoredChecks: CatalogText?
  /// Where the key comes from; `nil` if the file does not say.
  public internal(set) var extractionState: ExtractionState?
  /// Whether the text is to be translated; `true` if the file does not say.
  public internal(set) var shouldTranslate = true
  /// Whether Android may format the text with arguments; `true` if the file does not say.
  ///
  /// With `formatted="false"` each percent sign may stand for itself.
  public internal(set) var isFormatted = true
  /// The place in ``CatalogFile/entries`` of the first entry with the same key; `nil` for that one itself.
  ///
  /// Which of them counts depends on the reader: see ``CatalogError/Code/duplicateKey``.
  public internal(set) var firstOccurrence: Int? {
    get { storedFirstOccurrence == .max ? nil : Int(storedFirstOccurrence) }
    set { storedFirstOccurrence = newValue.flatMap { UInt32(exactly: $0) } ?? .max }
  }
  private let storedRange: CompactRange
  private var storedLocalizations: CompactRange
  private var storedFirstOccurrence = UInt32.max

  init(key: CatalogText, range: SourceRange, localizations: Range<Int>) {
    self.key = key
    storedRange = CompactRange(range.range)
    storedLocalizations = CompactRange(localizations)
  }
}
