public import Diagnostics

/// A text in one language, for one variation.
public struct CatalogValue: Hashable, Sendable {
  /// How far the work on a text is, as string catalogs say it.
  ///
  /// All of them ship: also a text that is ``new`` or ``needsReview``.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Nobody has translated it yet; in a source language, it was extracted from the code.
    case new
    /// Done.
    case translated
    /// A person should look at it again.
    case needsReview = "needs_review"
    /// The code no longer has it.
    case stale
    /// A machine translated it.
    case machineTranslated = "machine_translated"
  }

  /// The text.
  public let text: CatalogText
  /// Which text of its localization it is.
  public let variation: CatalogVariation
  /// How far the work is; `nil` where the format has no states, where there is none, and where it is none of
  /// them, which is reported.
  ///
  /// An empty text of JSON, and an empty target of XLIFF without a state, are ``State/new``.
  public let state: State?
  private let stateStart: UInt32
  private let stateEnd: UInt32

  package init(
    text: CatalogText, variation: CatalogVariation, state: State? = nil,
    stateRange: Range<Int>? = nil
  ) {
    self.text = text
    self.variation = variation
    self.state = state
    stateStart = UInt32(truncatingIfNeeded: stateRange?.lowerBound ?? 0)
    stateEnd = UInt32(truncatingIfNeeded: stateRange?.upperBound ?? 0)
  }

  /// The same text for another variation.
  func with(_ variation: CatalogVariation) -> CatalogValue {
    CatalogValue(
      text: text, variation: variation, state: state,
      stateRange: stateRange.map { $0.range })
  }

  /// The bytes of the state, between its quotation marks; `nil` if it has none.
  public var stateRange: SourceRange? {
    stateEnd == 0 ? nil : SourceRange(Int(stateStart), Int(max(stateStart, stateEnd)))
  }
}
