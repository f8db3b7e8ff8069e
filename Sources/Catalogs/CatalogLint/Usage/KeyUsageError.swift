package import Diagnostics

/// Why a file is no list of the keys that sources use.
///
/// It names a place and what was expected there, and holds nothing of the text.
package struct KeyUsageError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  package enum Code: String, Sendable, Hashable {
    /// Not JSON.
    case syntax
    /// A member that has to be there.
    case missingMember = "missing-member"
    /// A member that an earlier one has too.
    case duplicateMember = "duplicate-member"
    /// A value of another type, or out of its limits.
    case wrongType = "wrong-type"
    /// A language of sources that is not known.
    case unknownLanguage = "unknown-language"
  }

  /// What is wrong.
  package let code: Code
  /// The bytes that are wrong.
  package let range: SourceRange
  /// What was expected in their place, as a short English phrase.
  package let expected: String
}
