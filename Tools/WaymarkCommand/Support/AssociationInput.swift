import DiagnosticReporters
import Diagnostics
import LinkAssociations

/// An association file that was read.
struct AssociationInput {
  let path: String
  let bytes: [UInt8]
  let file: AssociationFile

  /// Reads a file, and detects its kind from the content.
  init(recognizing path: String) throws(Failure) {
    let bytes = try InputFile.read(path)
    guard let kind = AssociationFile.kind(of: bytes) else {
      throw Failure(AssociateTexts.unknownKind(path))
    }
    try self.init(kind, path: path, bytes: bytes)
  }

  /// Reads a file of a given kind.
  init(_ kind: AssociationFile.Kind, path: String) throws(Failure) {
    try self.init(kind, path: path, bytes: try InputFile.read(path))
  }

  /// - Throws: ``Failure`` with the diagnostics if no platform can read the file.
  private init(_ kind: AssociationFile.Kind, path: String, bytes: [UInt8]) throws(Failure) {
    self.path = path
    self.bytes = bytes
    file = AssociationFile(kind, bytes: bytes, path: path)
    guard file.isReadable else {
      var text = report.text(of: file.diagnostics)
      while text.last == "\n" { text.removeLast() }
      throw Failure(text: text)
    }
  }

  private var report: DiagnosticReport {
    DiagnosticReport(.text, ReportOptions(.standardError)) { [path, bytes] name in
      name == path ? bytes : nil
    }
  }
}
