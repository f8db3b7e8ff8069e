/// The words that a human-readable report uses to count the defects in a language.
///
/// Examples are `3 strings are not translated` and `1 of 20 strings is not translated`.
public struct CountingWords: Hashable, Sendable {
  /// The singular noun, such as `string`.
  public var noun: String
  /// The plural noun, such as `strings`.
  public var nouns: String
  /// The singular predicate, such as `is not translated`.
  public var predicate: String
  /// The plural predicate, such as `are not translated`.
  public var predicates: String
  /// A Boolean value that indicates whether the count is a share of the keys to translate.
  ///
  /// If `true`, the total number of keys is also printed, as in `1 of 20 strings`.
  public var isShare: Bool

  /// Creates the words.
  ///
  /// - Parameters:
  ///   - one: The singular noun and predicate, such as `("string", "is not translated")`.
  ///   - several: The plural noun and predicate, such as `("strings", "are not translated")`.
  ///   - isShare: A Boolean value that indicates whether the count is a share of the keys to
  ///     translate.
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

extension CountingWords {
  /// Returns a count as a phrase, such as `412 of 1,903 strings are not translated`.
  ///
  /// - Parameters:
  ///   - count: The number of defects.
  ///   - whole: The number of keys to compare the count with; `nil` if unknown.
  package func counted(_ count: Int, of whole: Int?) -> String {
    let predicate = count == 1 ? predicate : predicates
    return "\(share(count, of: whole)) \(predicate)"
  }

  /// Returns a count without the predicate: `412 of 1,903 strings`.
  package func share(_ count: Int, of whole: Int?) -> String {
    guard isShare, let whole, whole >= count else {
      return "\(count.grouped) \(count == 1 ? noun : nouns)"
    }
    // The noun agrees with the total, as in "1 of 20 strings is not translated".
    return "\(count.grouped) of \(whole.grouped) \(whole == 1 ? noun : nouns)"
  }
}

extension Int {
  /// The number with a comma between groups of three digits: `1,903`.
  package var grouped: String {
    var digits = Array(String(magnitude))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (self < 0 ? "-" : "") + String(digits)
  }
}
