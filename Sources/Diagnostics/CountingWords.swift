/// The words in which a report for people counts the defects of a language:
/// `3 strings are not translated`, `1 of 20 strings is not translated`.
public struct CountingWords: Hashable, Sendable {
  /// The noun for one: `string`.
  public var noun: String
  /// The noun for several: `strings`.
  public var nouns: String
  /// The predicate for one: `is not translated`.
  public var predicate: String
  /// The predicate for several: `are not translated`.
  public var predicates: String
  /// Whether what is counted are keys of the source language, whose number is shown for comparison.
  public var isShare: Bool

  /// Gives the words.
  ///
  /// - Parameters:
  ///   - one: The noun and the predicate for one: `("string", "is not translated")`.
  ///   - several: Both for several: `("strings", "are not translated")`.
  ///   - isShare: Whether what is counted are keys of the source language.
  public init(
    one: (noun: String, predicate: String), several: (noun: String, predicate: String),
    isShare: Bool = true
  ) {
    noun = one.noun
    nouns = several.noun
    predicate = one.predicate
    predicates = several.predicate
    self.isShare = isShare
  }
}
