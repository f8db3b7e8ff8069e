import ArgumentParser
import Diagnostics

/// The lowest severity of diagnostics that makes a command fail.
enum FailureThreshold: String, CaseIterable {
  case error
  case warning
  case info
  case never

  /// Returns the threshold with a name.
  ///
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> FailureThreshold {
    guard let threshold = FailureThreshold(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--fail-on", allCases.map(\.rawValue)))
    }
    return threshold
  }

  /// Returns `true` if one of the diagnostics makes the command fail.
  func isReached(by diagnostics: [Diagnostic]) -> Bool {
    isReached(by: Set(diagnostics.map(\.severity)))
  }

  /// Returns `true` if one of the severities makes the command fail.
  func isReached(by severities: Set<Severity>) -> Bool {
    guard let threshold = Severity(rawValue: rawValue) else { return false }
    return severities.contains { $0 >= threshold }
  }
}
