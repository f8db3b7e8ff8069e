import Diagnostics

/// A cache of the two most recently used source files.
///
/// Two files are enough: the file of a diagnostic, and a different file that a note refers to.
struct SourceCache {
  private let read: DiagnosticReport.Source
  /// The cached files, most recent first; `lines` is `nil` if the file cannot be read.
  private var kept: [(path: String, lines: LineIndex?)] = []

  init(_ read: @escaping DiagnosticReport.Source) { self.read = read }

  /// Returns the lines of a file; `nil` if it cannot be read.
  mutating func lines(of path: String) -> LineIndex? {
    if let index = kept.firstIndex(where: { $0.path == path }) {
      if index > 0 { kept.swapAt(0, index) }
    } else {
      // Release the least recently used file before reading the next one.
      if kept.count == 2 { kept.removeLast() }
      kept.insert((path, read(path).map { LineIndex($0) }), at: 0)
    }
    return kept[0].lines
  }

  /// Returns the location of a range; `nil` if an argument is `nil` or the file is unreadable.
  mutating func place(_ path: String?, _ range: SourceRange?) -> SourcePlace? {
    guard let path, let range, let lines = lines(of: path) else { return nil }
    return SourcePlace(lines, range)
  }
}

/// A byte range in a file, with its line and column.
struct SourcePlace {
  let lines: LineIndex
  let range: SourceRange
  /// The line and column of the first byte.
  let start: LineIndex.Position

  init(_ lines: LineIndex, _ range: SourceRange) {
    self.lines = lines
    self.range = range
    start = lines.position(of: range.lowerBound)
  }

  /// The line and column after the last byte.
  var end: LineIndex.Position { lines.position(of: range.upperBound) }
}
