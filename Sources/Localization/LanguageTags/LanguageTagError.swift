public import Diagnostics

/// An error that describes why a string is not a language tag.
///
/// The error contains a kind, a range and the expected content. It never contains the string; a
/// caller that displays the error can combine it with the source.
///
/// ```swift
/// // "de-419-DE"
/// error.code      // .unexpectedSubtag
/// error.range     // 7..<9
/// error.expected  // "a variant of 5 to 8 letters or digits, …"
/// ```
public struct LanguageTagError: Error, Sendable, Hashable {
  /// The kind of the error.
  public let code: Code
  /// The range of the invalid bytes, relative to the start of the parsed string or span.
  ///
  /// The range is empty if the tag or one of its subtags is empty.
  public let range: SourceRange
  /// The expected content, as a phrase that completes "expected …".
  public let expected: String

  /// Creates an error.
  public init(code: Code, range: SourceRange, expected: String) {
    self.code = code
    self.range = range
    self.expected = expected
  }
}

extension LanguageTagError: CustomStringConvertible {
  /// The error as a single line for logs: code, range and expected content.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}
