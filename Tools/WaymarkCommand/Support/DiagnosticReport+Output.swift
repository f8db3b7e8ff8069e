import DiagnosticReporters
import Diagnostics
import TextPrimitives

extension ReportedTool {
  /// This program.
  static let waymark = ReportedTool(
    name: "waymark", version: Waymark.version)
}

extension ReportOptions {
  /// The options of the tool: its name, the style of a stream, and the folders in which paths begin.
  init(_ style: TextStyle, showsStatistics: Bool = false) {
    let folder = System.currentFolder
    self.init(
      tool: .waymark,
      isColored: style.isColored, columns: style.columns, showsStatistics: showsStatistics,
      folder: folder, root: folder.map { Self.root(above: $0) })
  }

  /// The root of the repository that a folder is in; the folder itself if it is in none.
  private static func root(above folder: String) -> String {
    var candidate = Substring(folder)
    while !candidate.isEmpty {
      // A folder, or in a linked work tree a file.
      if System.exists(candidate + "/.git") { return String(candidate) }
      candidate = candidate[..<(candidate.lastIndex(of: "/") ?? candidate.startIndex)]
    }
    return folder
  }
}

extension DiagnosticReport {
  /// Writes a report to standard output, and returns the number of its entries.
  @discardableResult
  func print(
    _ diagnostics: [Diagnostic], _ summary: DiagnosticSummary? = nil
  ) throws(Failure) -> Int {
    try write(diagnostics, summary) { (bytes) throws(Failure) in
      try StandardOutput.write(bytes)
    }
  }

  /// The report as a text.
  func text(of diagnostics: [Diagnostic]) -> String {
    var buffer = ByteBuffer()
    write(diagnostics) { buffer.append($0) }
    return buffer.text
  }
}
