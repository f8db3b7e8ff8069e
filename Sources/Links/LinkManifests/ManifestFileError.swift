public import Diagnostics

/// The reasons why a file is no link manifest; at least one of them is an error.
public struct ManifestFileError: Error, Sendable, Hashable, CustomStringConvertible {
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
