/// Chooses among supported languages the one that somebody prefers.
///
/// ```swift
/// let negotiator = Negotiator(supported: ["en", "es", "fr", "ja", "zh-CN", "de"])
/// negotiator.negotiate(PreferenceChain(list: "zh-TW, fr")).language   // "fr"
/// negotiator.negotiate(PreferenceChain(list: "zh-TW")).isMatched      // false: the default, "en"
/// ```
///
/// In the order of the preferences, the first one wins of whose language and script something is
/// supported; of several, the closest region by CLDR's parent locales, or else the first. If the
/// language is not supported, another one that its readers read wins, such as `nb` for `nn`: see
/// <doc:MatchingDecisions>. Scripts are those of ``NormalizedTag``. What comes after that is for
/// the ``NegotiationPolicy`` to say. Nothing depends on the locale of the process.
///
/// The list is compiled once, and one negotiator serves any number of threads.
public struct Negotiator: Sendable {
  /// The supported languages, as the caller spelled them.
  public let supported: [String]
  /// The language where no preference is met.
  public let defaultLanguage: String
  /// What counts as a match.
  ///
  /// In a build without ICU its ``NegotiationPolicy/nearest`` is `nil`, whatever was asked for.
  public let policy: NegotiationPolicy

  let table: SupportedTable
  let nearest: NearestMatcher?
  let defaultResult: Negotiation
  private let directions: [TextDirection]
  private let tables = CommonTags.tables

  /// Compiles a list of supported languages.
  ///
  /// - Parameters:
  ///   - supported: Language tags or locale names. One that names no language (see
  ///     ``unusableLanguages``) is never chosen.
  ///   - defaultLanguage: The language where no preference is met; any text. Without one it is the
  ///     supported language that English is negotiated to, or else the first; `en` if none is supported.
  ///   - policy: What counts as a match.
  /// - Complexity: O(*k*) in the number of supported languages; CLDR's data are asked about each.
  public init(
    supported: [String], defaultLanguage: String? = nil, policy: NegotiationPolicy = .strict
  ) {
    var policy = policy
    if !NegotiationPolicy.offersNearest { policy.nearest = nil }
    self.supported = supported
    self.policy = policy
    table = SupportedTable(supported.map { TagReading.of($0) })
    directions = supported.map { TextDirection(ofLanguage: $0) }
    let english = TagReading(language: "en", script: "Latn", region: .absent)
    let chosen =
      defaultLanguage ?? table.index(for: english).map { supported[$0] } ?? supported.first ?? "en"
    self.defaultLanguage = chosen
    nearest = policy.nearest.flatMap { nearest in
      NearestMatcher(
        supported.map(policy.tagForDistance), default: policy.tagForDistance(chosen),
        favoringScript: nearest == .favoringScript)
    }
    defaultResult = Negotiation(
      language: chosen, direction: TextDirection(ofLanguage: chosen), preferenceIndex: nil)
  }

  /// The supported languages that are never chosen strictly, by their place, each with the reason.
  ///
  /// - Complexity: As of the initializer.
  public var unusableLanguages: [(index: Int, reason: SkipReason)] {
    supported.enumerated().compactMap { index, text in
      if case .skipped(let reason) = NormalizedTag.normalize(text) { (index, reason) } else { nil }
    }
  }

  /// Chooses the language for a chain of preferences.
  ///
  /// - Complexity: O(*n*) in the number of preferences; common tags such as `de`, `pt-BR` and
  ///   `zh-Hans-CN` need neither ICU nor allocation. A chain that refuses a language compiles the
  ///   list of supported languages anew.
  public func negotiate(_ chain: PreferenceChain) -> Negotiation {
    match(chain).map { result($0.supported, preference: $0.preference) } ?? defaultResult
  }

  /// Returns the first match of a chain.
  func match(_ chain: PreferenceChain) -> Match? {
    let hasRefusals = chain.preferences.contains { $0.refusal != nil }
    return hasRefusals ? matchAcceptable(chain) : matchAll(chain)
  }

  /// Returns the first match of a chain among all supported languages.
  func matchAll(_ chain: PreferenceChain) -> Match? {
    guard policy.isStrictFirst else { return lastResort(chain) }
    for index in chain.preferences.indices where chain.preferences[index].refusal == nil {
      if let supported = strictMatch(chain.preferences[index]) {
        return Match(supported: supported, preference: index, kind: .strict)
      }
    }
    return lastResort(chain)
  }

  /// Chooses the language for a plain list with commas, without making a chain of it.
  ///
  /// The result is that of ``negotiate(_:)`` for ``PreferenceChain/init(list:source:)``.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length; a list of tags of which CLDR replaces nothing allocates
  ///   nothing.
  public func negotiate(list text: String) -> Negotiation {
    guard policy.isStrictFirst else { return negotiate(PreferenceChain(list: text)) }
    let quick = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      strictMatch(list: unsafe Span(_unsafeElements: buffer))
    }
    switch quick {
    case .match(let supported, let index)?: return result(supported, preference: index)
    case .noMatch? where policy == .strict: return defaultResult
    default: return negotiate(PreferenceChain(list: text))
    }
  }

  /// What a list comes to, as far as its tags are common or plain.
  private enum QuickMatch {
    case match(supported: Int, preference: Int)
    case noMatch
    /// A tag is neither.
    case unknown
  }

  /// The first item of a list that is met, as long as all before it are common or plain tags.
  private func strictMatch(list bytes: Span<UInt8>) -> QuickMatch {
    var offset = 0
    var index = 0
    while let range = ListItems.next(bytes, from: &offset) {
      guard
        let reading = CommonTags.reading(bytes, at: range, tables: tables)
          ?? PlainTags.reading(bytes.extracting(range))
      else { return .unknown }
      if let match = strictMatch(reading) { return .match(supported: match, preference: index) }
      index += 1
    }
    return .noMatch
  }

  /// The place of the supported language for a preference.
  func strictMatch(_ preference: Preference) -> Int? {
    if let reading = TagReading.common(preference.text, tables) { return strictMatch(reading) }
    return preference.reading.flatMap { strictMatch($0) }
  }

  /// The place of the supported language for a reading.
  @inline(__always)
  func strictMatch(_ reading: TagReading) -> Int? {
    if let index = table.index(for: reading) { return index }
    for other in SharedWrittenLanguages.others(reading) {
      var reading = reading
      reading.language = other
      if let index = table.index(for: reading) { return index }
    }
    return nil
  }

  /// The result for a supported language and the preference that it meets.
  func result(_ index: Int, preference: Int) -> Negotiation {
    Negotiation(
      language: supported[index], direction: directions[index], preferenceIndex: preference)
  }
}
