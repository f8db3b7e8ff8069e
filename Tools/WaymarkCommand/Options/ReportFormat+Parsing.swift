import ArgumentParser
import DiagnosticReporters

extension ReportFormat {
  /// The names of all formats.
  static var names: [String] { all.map(\.name) }

  /// Returns the format with a name.
  ///
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> ReportFormat {
    guard let format = ReportFormat(named: name) else {
      throw ValidationError(RootTexts.unknownValue(name, of: "--format", names))
    }
    return format
  }
}
