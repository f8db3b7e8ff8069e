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
/// On Apple's platforms, this is the current localization of the app. On other platforms, it is the
/// preferred language of the environment, or English if the library has no strings in that
/// language. The descriptions contain no part of the link, and therefore no secret.
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
