public import LinkRouting
import LinkTexts
public import URLSyntax

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Descriptions of a rejected link in the language of the process.
///
/// The language is the first in a list for which the library has strings, or else English. On
/// Apple's platforms, the list contains the preferred localizations of the app; on other platforms,
/// the languages that environment variables specify. The descriptions contain no part of the link,
/// and therefore no secret.
extension LinkError: LocalizedError {
  /// The problem of the link as one sentence without a period.
  public var errorDescription: String? { ErrorLanguage.texts.message(of: self) }

  /// The requirement that the link violates.
  public var failureReason: String? { ErrorLanguage.texts.expectation(of: self) }

  /// The action that the user who opened the link can take.
  public var recoverySuggestion: String? { ErrorLanguage.texts.recovery(from: self) }
}

/// Descriptions of a syntax error, which equal those of the corresponding `LinkError`.
extension URLParseError: LocalizedError {
  /// The problem of the link as one sentence without a period.
  public var errorDescription: String? { LinkError(self).errorDescription }

  /// The requirement that the link violates.
  public var failureReason: String? { LinkError(self).failureReason }

  /// The action that the user who opened the link can take.
  public var recoverySuggestion: String? { LinkError(self).recoverySuggestion }
}
