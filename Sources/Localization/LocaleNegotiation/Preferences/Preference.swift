/// A preferred language in its original spelling, with its source.
public struct Preference: Hashable, Sendable {
  /// The tag or locale name in its original spelling; any string is allowed.
  public let text: String
  /// The source of the preference.
  public let source: PreferenceSource
  /// The reason why the preference is never chosen; `nil` unless its weight is zero or invalid.
  let refusal: SkipReason.Code?

  /// Creates a preference.
  public init(_ text: String, source: PreferenceSource) {
    self.init(text, source: source, refusal: nil)
  }

  init(_ text: String, source: PreferenceSource, refusal: SkipReason.Code?) {
    self.text = text
    self.source = source
    self.refusal = refusal
  }

  /// The canonical form of the preference, or the reason why the preference cannot be chosen.
  ///
  /// - Complexity: O(*n*), where *n* is the UTF-8 length.
  public var normalized: NormalizationResult {
    if let refusal { return .skipped(SkipReason(refusal)) }
    return TagNormalizer.normalize(text, form: form)
  }

  private var form: TagNormalizer.Form { source == .androidLocales ? .android : .any }

  /// The parts of the canonical form that negotiation compares; `nil` if there is none.
  var reading: TagReading? {
    if refusal != nil { return nil }
    return form == .any ? TagReading.of(text) : normalized.tag?.reading
  }
}
