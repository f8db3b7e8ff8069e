import CatalogLint
import Diagnostics
import Files

/// Reads files that list the keys that source code uses.
enum UsageFiles {
  /// The file name that represents standard input.
  static let standardInput = "-"

  /// Returns the combined content of all lists in a request; `nil` if the request specifies none.
  static func read(_ request: LintRequest) throws(LintRefusal) -> KeyUsage? {
    if request.usage.isEmpty { return nil }
    var usage = KeyUsage()
    for path in request.usage {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes =
          path == standardInput ? try FileBytes.readStandardInput() : try FileBytes.read(path)
      } catch {
        throw .unreadable(FileError(path: path, reason: error.reason))
      }
      do throws(KeyUsageError) {
        try usage.read(bytes)
      } catch {
        let diagnostic = Diagnostic(
          rule: error.code.rawValue, severity: .error, path: path, range: error.range,
          message: "expected \(error.expected)",
          notes: [
            Diagnostic.Note("Schemas/key-usage.schema.json describes the lines of this file")
          ])
        throw .invalid([
          LintRefusal.InvalidFile(path: path, bytes: bytes, diagnostics: [diagnostic])
        ])
      }
    }
    return usage
  }
}
