import ArgumentParser
import Diagnostics

extension Severity {
  /// Returns the severity with a name.
  ///
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> Severity {
    guard let severity = Severity(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--severity", allCases.map(\.rawValue)))
    }
    return severity
  }
}
