public import Diagnostics

/// Why a text is not a language tag.
///
/// Says what is wrong, where, and what would fit there, and never holds the text: whoever shows an
/// error joins it with the source.
///
/// ```swift
/// // "de-419-DE"
/// error.code      // .unexpectedSubtag
/// error.range     // 7..<9
/// error.expected  // "a variant of 5 to 8 letters or digits, …"
/// ```
public struct LanguageTagError: Error, Sendable, Hashable {
  /// What is wrong.
  public let code: Code
  /// The bytes it is about, from the start of the text or span that was parsed.
  ///
  /// Empty where something is missing.
  public let range: SourceRange
  /// What would be right there, as a phrase that continues "expected".
  public let expected: String

  /// Makes an error.
  public init(code: Code, range: SourceRange, expected: String) {
    self.code = code
    self.range = range
    self.expected = expected
  }
}

extension LanguageTagError: CustomStringConvertible {
  /// The error as one line for logs: code, range, expectation.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
