public import Diagnostics
import YAMLSyntax

/// The defaults of an organisation, read from a YAML file.
///
/// ```yaml
/// languages: [en, fr, ja]         # in which sessions are offered
/// language: fr                    # what the attend link fills in; may be left out
/// security:
///   presenter: passcode           # or login
///   attendee: open                # or passcode, login
/// id: { groups: [4, 4] }          # XXXX-XXXX
/// passcode: { length: 6, attempts: 10, pause: 5m }
/// unjoined: 30m                   # how long a session that nobody joins is kept
/// ```
///
/// Every key may be left out. `Schemas/session-defaults.schema.json` describes the file to an
/// editor. The YAML is that of a link manifest: 1.1, UTF-8, scalars as written, no tags, no merge
/// keys.
public struct SessionDefaultsFile: Sendable {
  /// The defaults; what the file does not say is that of ``SessionDefaults/standard``.
  public let defaults: SessionDefaults

  /// Reads a file that has no errors.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: How diagnostics name the file.
  /// - Throws: ``SessionDefaultsFileError`` with every diagnostic, warnings too, if one is an error.
  public init(parsing bytes: [UInt8], path: String) throws(SessionDefaultsFileError) {
    let (defaults, diagnostics) = Self.read(bytes, path: path)
    guard let defaults else { throw SessionDefaultsFileError(diagnostics) }
    self.defaults = defaults
  }

  /// Reads a file and says everything that is wrong with it.
  ///
  /// - Returns: The defaults, unless there is an error; and every diagnostic, in the order of the places.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(
    _ bytes: [UInt8], path: String
  ) -> (defaults: SessionDefaults?, diagnostics: [Diagnostic]) {
    var reader = SessionDefaultsReader(path: path)
    do throws(YAMLRefusal) {
      // An empty file says nothing, and so leaves everything as it is.
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

/// The reasons why a file holds no session defaults; at least one of them is an error.
public struct SessionDefaultsFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Everything there is to say about the file, in the order of its places.
  public let diagnostics: [Diagnostic]

  /// Makes an error.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Each diagnostic on a line of its own.
  public var description: String {
    diagnostics.map { diagnostic in
      let place = [diagnostic.path, diagnostic.range?.description].compactMap(\.self)
      return (place + ["\(diagnostic.message) [\(diagnostic.rule)]"]).joined(separator: ": ")
    }.joined(separator: "\n")
  }
}
