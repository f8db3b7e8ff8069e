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
  /// A Boolean value that indicates whether what is counted are keys of the source language, whose
  /// number is shown for comparison.
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

extension CountingWords {
  /// Returns a count in words: `412 of 1,903 strings are not translated`.
  ///
  /// - Parameters:
  ///   - count: The number of defects.
  ///   - whole: The number of keys to compare it with; `nil` if unknown.
  package func counted(_ count: Int, of whole: Int?) -> String {
    let predicate = count == 1 ? predicate : predicates
    return "\(share(count, of: whole)) \(predicate)"
  }

  /// Returns a count without the predicate: `412 of 1,903 strings`.
  package func share(_ count: Int, of whole: Int?) -> String {
    guard isShare, let whole, whole >= count else {
      return "\(count.grouped) \(count == 1 ? noun : nouns)"
    }
    // The noun has the number of the whole: 1 of 20 strings is not translated.
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
