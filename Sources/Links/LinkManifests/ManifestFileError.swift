public import Diagnostics

/// The diagnostics of a file that is not a valid link manifest; at least one is an error.
public struct ManifestFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// All diagnostics of the file, in the order of their ranges.
  public let diagnostics: [Diagnostic]

  /// Creates an error.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The diagnostics, each on its own line.
  public var description: String {
    diagnostics.map { diagnostic in
      let place = [diagnostic.path, diagnostic.range?.description].compactMap(\.self)
      return (place + ["\(diagnostic.message) [\(diagnostic.rule)]"]).joined(separator: ": ")
    }.joined(separator: "\n")
  }
}
