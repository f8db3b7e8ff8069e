public import LinkRouting
import LinkTexts
public import URLSyntax

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A rejected link describes itself in the language of the process.
///
/// On Apple's platforms this is the localization in which the app runs, elsewhere the language that
/// the environment prefers; English if the library has no strings in it. Nothing of the link is
/// shown, so that no secret is.
extension LinkError: LocalizedError {
  /// The problem of the link as one sentence without a full stop.
  public var errorDescription: String? { ErrorLanguage.texts.message(of: self) }

  /// The expectation that the link does not meet.
  public var failureReason: String? { ErrorLanguage.texts.expectation(of: self) }

  /// What the person who opened the link can do.
  public var recoverySuggestion: String? { ErrorLanguage.texts.recovery(from: self) }
}

/// The error of a scanner describes itself as that of a router does.
extension URLParseError: LocalizedError {
  /// The problem of the link as one sentence without a full stop.
  public var errorDescription: String? { LinkError(self).errorDescription }

  /// The expectation that the link does not meet.
  public var failureReason: String? { LinkError(self).failureReason }

  /// What the person who opened the link can do.
  public var recoverySuggestion: String? { LinkError(self).recoverySuggestion }
}
