/// A matcher that chooses the preferred language among supported languages.
///
/// ```swift
/// let negotiator = Negotiator(supported: ["en", "es", "fr", "ja", "zh-CN", "de"])
/// negotiator.negotiate(PreferenceChain(list: "zh-TW, fr")).language   // "fr"
/// negotiator.negotiate(PreferenceChain(list: "zh-TW")).isMatched      // false: the default, "en"
/// ```
///
/// Preferences are tried in order. The negotiator chooses the first preference whose language and
/// script are supported. If several supported tags have that language and script, the negotiator
/// chooses the tag whose region is closest according to CLDR's parent locales. If no region is
/// close, it chooses the first tag. If the language is not supported, it chooses a language that
/// its readers also read, such as `nb` for `nn`; see <doc:MatchingDecisions>. Scripts are
/// determined as in ``NormalizedTag``. The ``NegotiationPolicy`` specifies further rules. The
/// locale of the process has no effect.
///
/// The list of supported languages is compiled once, and any number of threads can share a
/// negotiator.
public struct Negotiator: Sendable {
  /// The supported languages, in the caller's spelling.
  public let supported: [String]
  /// The language to use if no preference matches.
  public let defaultLanguage: String
  /// The rules for matching.
  ///
  /// In a build without ICU, ``NegotiationPolicy/nearest`` is always `nil`.
  public let policy: NegotiationPolicy

  let table: SupportedTable
  let nearest: NearestMatcher?
  let defaultResult: Negotiation
  private let directions: [TextDirection]
  private let tables = CommonTags.tables

  /// Creates a negotiator and compiles its list of supported languages.
  ///
  /// - Parameters:
  ///   - supported: Language tags or locale names. An element without a language (see
  ///     ``unusableLanguages``) is never chosen.
  ///   - defaultLanguage: The language to use if no preference matches. Any string is allowed. By
  ///     default, it is the supported language that matches English, or else the first supported
  ///     language. If no language is supported, it is `en`.
  ///   - policy: The rules for matching.
  /// - Complexity: O(*k*), where *k* is the number of supported languages; CLDR's data are queried
  ///   for each.
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

  /// The supported languages that strict matching never chooses, with their indices and reasons.
  ///
  /// - Complexity: That of the initializer.
  public var unusableLanguages: [(index: Int, reason: SkipReason)] {
    supported.enumerated().compactMap { index, text in
      if case .skipped(let reason) = NormalizedTag.normalize(text) { (index, reason) } else { nil }
    }
  }

  /// Chooses the language for a chain of preferences.
  ///
  /// - Complexity: O(*n*), where *n* is the number of preferences; common tags such as `de`,
  ///   `pt-BR` and `zh-Hans-CN` require neither ICU nor allocation. A chain that rejects a language
  ///   compiles the list of supported languages again.
  public func negotiate(_ chain: PreferenceChain) -> Negotiation {
    match(chain).map { result($0.supported, preference: $0.preference) } ?? defaultResult
  }

  /// Returns the first match of a chain; `nil` if no preference matches.
  func match(_ chain: PreferenceChain) -> Match? {
    let hasRefusals = chain.preferences.contains { $0.refusal != nil }
    return hasRefusals ? matchAcceptable(chain) : matchAll(chain)
  }

  /// Returns the first match of a chain among all supported languages, including those that the
  /// chain rejects; `nil` if no preference matches.
  func matchAll(_ chain: PreferenceChain) -> Match? {
    guard policy.isStrictFirst else { return lastResort(chain) }
    for index in chain.preferences.indices where chain.preferences[index].refusal == nil {
      if let supported = strictMatch(chain.preferences[index]) {
        return Match(supported: supported, preference: index, kind: .strict)
      }
    }
    return lastResort(chain)
  }

  /// Chooses the language for a comma-separated list, without creating a chain.
  ///
  /// The result is the same as that of ``negotiate(_:)`` for
  /// ``PreferenceChain/init(list:source:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the UTF-8 length. A list of tags without CLDR replacements
  ///   requires no allocation.
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

  /// The result for a list, if ``CommonTags`` or ``PlainTags`` can parse its tags.
  private enum QuickMatch {
    case match(supported: Int, preference: Int)
    case noMatch
    /// The result is unknown, because neither type can parse one of the tags.
    case unknown
  }

  /// Returns the first matching item of a list, if ``CommonTags`` or ``PlainTags`` can parse all
  /// items before it.
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

  /// Returns the index of the supported language that strictly matches a preference; `nil` if there
  /// is none.
  func strictMatch(_ preference: Preference) -> Int? {
    if let reading = TagReading.common(preference.text, tables) { return strictMatch(reading) }
    return preference.reading.flatMap { strictMatch($0) }
  }

  /// Returns the index of the supported language that strictly matches a language, script and
  /// region; `nil` if there is none.
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

  /// Returns the result for a supported language and the preference that it matches.
  func result(_ index: Int, preference: Int) -> Negotiation {
    Negotiation(
      language: supported[index], direction: directions[index], preferenceIndex: preference)
  }
}
