import DiagnosticReporters
import Diagnostics
import InstantSessions
import TextPrimitives

/// Functions that load the defaults for new sessions.
enum SessionDefaultsLoader {
  /// Returns the defaults from a file, or the standard defaults if there is no file.
  ///
  /// Warnings are written to standard error.
  ///
  /// - Throws: ``Failure`` with all diagnostics if there is an error.
  static func load(_ path: String?) throws(Failure) -> SessionDefaults {
    guard let path else { return .standard }
    let bytes = try InputFile.read(path)
    let (defaults, diagnostics) = SessionDefaultsFile.read(bytes, path: path)
    let report = DiagnosticReport(.text, ReportOptions(.standardError)) { _ in bytes }
    var text = report.text(of: diagnostics)
    while text.last == "\n" { text.removeLast() }
    guard let defaults else { throw Failure(text: text) }
    if !text.isEmpty { StandardError.write(text + "\n") }
    return defaults
  }
}
