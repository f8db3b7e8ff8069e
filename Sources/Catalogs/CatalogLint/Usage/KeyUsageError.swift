package import Diagnostics

/// The reason why a file is not a valid list of used keys.
///
/// It contains a range and the expected content, but no content from the file.
package struct KeyUsageError: Error, Sendable, Hashable {
  /// The code of an error, a stable identifier in kebab case.
  package enum Code: String, Sendable, Hashable {
    /// The line is not valid JSON.
    case syntax
    /// A required member is missing.
    case missingMember = "missing-member"
    /// A member occurs twice in an object.
    case duplicateMember = "duplicate-member"
    /// A value has the wrong type, or is out of range.
    case wrongType = "wrong-type"
    /// The language of the source file is unknown.
    case unknownLanguage = "unknown-language"
  }

  /// The code of the error.
  package let code: Code
  /// The invalid bytes.
  package let range: SourceRange
  /// The expected content, as a short English phrase.
  package let expected: String
}
