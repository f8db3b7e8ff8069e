/// A language that somebody wants, as it was written, and where that was.
public struct Preference: Hashable, Sendable {
  /// The tag or locale name, as it was written; any text.
  public let text: String
  /// Where it was written.
  public let source: PreferenceSource
  /// Why it cannot be chosen whatever language it names: its weight is zero, or no weight.
  let refusal: SkipReason.Code?

  /// Makes a preference.
  public init(_ text: String, source: PreferenceSource) {
    self.init(text, source: source, refusal: nil)
  }

  init(_ text: String, source: PreferenceSource, refusal: SkipReason.Code?) {
    self.text = text
    self.source = source
    self.refusal = refusal
  }

  /// The canonical form of the text, or why it names no language that could be chosen.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length.
  public var normalized: NormalizationResult {
    if let refusal { return .skipped(SkipReason(refusal)) }
    return TagNormalizer.normalize(text, form: form)
  }

  private var form: TagNormalizer.Form { source == .androidLocales ? .android : .any }

  /// What negotiation looks at in the canonical form; `nil` if there is none.
  var reading: TagReading? {
    if refusal != nil { return nil }
    return form == .any ? TagReading.of(text) : normalized.tag?.reading
  }
}
