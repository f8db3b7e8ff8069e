public import Diagnostics

/// A value of a localization for one variation.
public struct CatalogValue: Hashable, Sendable {
  /// The state of a translation, as in string catalogs.
  ///
  /// With string catalogs, apps ship values in every state, including ``new`` and ``needsReview``.
  /// In some other formats, such as gettext, the compiler omits translations that need review.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The value is not translated yet; in a source language, it was extracted from code.
    case new
    /// The value is translated.
    case translated
    /// A person needs to review the value.
    case needsReview = "needs_review"
    /// The key no longer occurs in code.
    case stale
    /// The value was translated by a machine.
    case machineTranslated = "machine_translated"
  }

  /// The string.
  public let text: CatalogText
  /// The variation that the value is for.
  public let variation: CatalogVariation
  /// The state of the translation; `nil` if the file does not specify a known state.
  ///
  /// The value is also `nil` if the format does not support states. An unknown state is reported as
  /// an error. In PO and Qt Linguist files, every translation has a state. An empty string in JSON,
  /// and an empty target in XLIFF that has no state, are ``State/new``.
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

  /// Returns the same value for a different variation.
  func with(_ variation: CatalogVariation) -> CatalogValue {
    CatalogValue(
      text: text, variation: variation, state: state,
      stateRange: stateRange.map { $0.range })
  }

  /// The byte range of the state, without its quotation marks; `nil` if there is none.
  public var stateRange: SourceRange? {
    stateEnd == 0 ? nil : SourceRange(Int(stateStart), Int(max(stateStart, stateEnd)))
  }
}
