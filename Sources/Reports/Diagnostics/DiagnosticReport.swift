import Diagnostics

/// Shows diagnostics of files.
package struct DiagnosticReport: Sendable {
  /// A file that diagnostics are about.
  package struct Source: Sendable {
    /// The file, as the diagnostics name it.
    package let path: String
    let bytes: [UInt8]
    let lines: LineIndex

    /// Reads the line structure of a file.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
      lines = LineIndex(bytes)
    }
  }

  private let sources: [String: Source]

  /// Prepares a report on some files.
  package init(_ sources: [Source]) {
    self.sources = Dictionary(
      sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A place as a person looks for it.
  struct Place {
    var source: Source
    var position: LineIndex.Position
    var range: SourceRange
  }

  /// The place of a range in a file; `nil` if the range or the file is not known.
  func place(_ path: String?, _ range: SourceRange?) -> Place? {
    guard let path, let range, let source = sources[path] else { return nil }
    return Place(
      source: source, position: source.lines.position(of: range.lowerBound), range: range)
  }
}
