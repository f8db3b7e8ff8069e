public import Diagnostics
import YAMLSyntax

/// The defaults of an organisation, read from a YAML file.
///
/// ```yaml
/// languages: [en, fr, ja]         # in which sessions are offered
/// language: fr                    # the language in attend links; optional
/// security:
///   presenter: passcode           # or login
///   attendee: open                # or passcode, login
/// id: { groups: [4, 4] }          # XXXX-XXXX
/// passcode: { length: 6, attempts: 10, pause: 5m }
/// unjoined: 30m                   # when a session without participants ends
/// ```
///
/// Every key is optional. `Schemas/session-defaults.schema.json` describes the file for editors.
/// The file uses the same subset of YAML as a link manifest: YAML 1.1 in UTF-8, without tags or
/// merge keys. Scalars are not converted: `no` is the string "no", not `false`.
public struct SessionDefaultsFile: Sendable {
  /// The defaults; ``SessionDefaults/standard`` supplies the values that the file omits.
  public let defaults: SessionDefaults

  /// Reads a file; throws if it contains errors.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file in diagnostics.
  /// - Throws: ``SessionDefaultsFileError`` with all diagnostics, including warnings, if at least
  ///   one is an error.
  public init(parsing bytes: [UInt8], path: String) throws(SessionDefaultsFileError) {
    let (defaults, diagnostics) = Self.read(bytes, path: path)
    guard let defaults else { throw SessionDefaultsFileError(diagnostics) }
    self.defaults = defaults
  }

  /// Reads a file and reports all its problems.
  ///
  /// - Returns: The defaults, which are `nil` if there is an error, and all diagnostics in file
  ///   order.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public static func read(
    _ bytes: [UInt8], path: String
  ) -> (defaults: SessionDefaults?, diagnostics: [Diagnostic]) {
    var reader = SessionDefaultsReader(path: path)
    do throws(YAMLRefusal) {
      // An empty file changes none of the defaults.
      guard let root = try YAMLReader.read(bytes) else { return (.standard, []) }
      let defaults = reader.defaults(root)
      let hasErrors = reader.diagnostics.contains { $0.severity == .error }
      return (hasErrors ? nil : defaults, reader.diagnostics.sorted())
    } catch {
      reader.report(
        error.rule, at: error.range, message: error.message, notes: error.notes,
        fixIts: error.fixIts)
      return (nil, reader.diagnostics)
    }
  }
}

/// The diagnostics of a file without valid session defaults; at least one of them is an error.
public struct SessionDefaultsFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// All diagnostics of the file, including warnings, in file order.
  public let diagnostics: [Diagnostic]

  /// Creates an error.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The diagnostics, one per line.
  public var description: String {
    diagnostics.map { diagnostic in
      let place = [diagnostic.path, diagnostic.range?.description].compactMap(\.self)
      return (place + ["\(diagnostic.message) [\(diagnostic.rule)]"]).joined(separator: ": ")
    }.joined(separator: "\n")
  }
}
