import DiagnosticReporters
import Diagnostics
import InstantSessions
import TextPrimitives

/// Reads the defaults that a session is made from.
enum SessionDefaultsLoader {
  /// The defaults of a file, or those of an organisation that has decided nothing if there is none.
  ///
  /// Warnings are reported on standard error.
  ///
  /// - Throws: ``Failure`` with every diagnostic if one of them is an error.
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
