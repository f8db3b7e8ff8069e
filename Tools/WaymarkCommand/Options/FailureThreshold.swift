import ArgumentParser
import Diagnostics

/// From which severity on diagnostics make a command fail.
enum FailureThreshold: String, CaseIterable {
  case error
  case warning
  case info
  case never

  /// Reads a name.
  ///
  /// - Throws: ``ValidationError`` with the nearest name.
  static func parse(_ name: String) throws -> FailureThreshold {
    guard let threshold = FailureThreshold(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--fail-on", allCases.map(\.rawValue)))
    }
    return threshold
  }

  /// Whether one of some diagnostics makes the command fail.
  func isReached(by diagnostics: [Diagnostic]) -> Bool {
    guard let severity = Severity(rawValue: rawValue) else { return false }
    return diagnostics.contains { $0.severity >= severity }
  }
}
