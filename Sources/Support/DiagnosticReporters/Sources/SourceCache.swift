import Diagnostics

/// The files that diagnostics are about, of which the last ones are kept.
///
/// Two, because a note may be about another file than its diagnostic.
struct SourceCache {
  private let read: DiagnosticReport.Source
  /// The last files, the newest first; `lines` is `nil` of a file that cannot be read.
  private var kept: [(path: String, lines: LineIndex?)] = []

  init(_ read: @escaping DiagnosticReport.Source) { self.read = read }

  /// The lines of a file.
  mutating func lines(of path: String) -> LineIndex? {
    if let index = kept.firstIndex(where: { $0.path == path }) {
      if index > 0 { kept.swapAt(0, index) }
    } else {
      // The file is let go before the next one is read.
      if kept.count == 2 { kept.removeLast() }
      kept.insert((path, read(path).map { LineIndex($0) }), at: 0)
    }
    return kept[0].lines
  }

  /// The place of some bytes; `nil` if there is no path, no range or no file.
  mutating func place(_ path: String?, _ range: SourceRange?) -> SourcePlace? {
    guard let path, let range, let lines = lines(of: path) else { return nil }
    return SourcePlace(lines, range)
  }
}

/// Bytes of a file, as a person looks for them.
struct SourcePlace {
  /// The lines of the file.
  let lines: LineIndex
  /// The bytes.
  let range: SourceRange
  /// Where they begin.
  let start: LineIndex.Position

  init(_ lines: LineIndex, _ range: SourceRange) {
    self.lines = lines
    self.range = range
    start = lines.position(of: range.lowerBound)
  }

  /// Where they end: behind the last of them.
  var end: LineIndex.Position { lines.position(of: range.upperBound) }
}
