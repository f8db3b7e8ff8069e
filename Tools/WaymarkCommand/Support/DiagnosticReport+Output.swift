import DiagnosticReporters
import Diagnostics
import TextPrimitives

extension ReportedTool {
  /// The description of this program in reports.
  static let waymark = ReportedTool(
    name: "waymark", version: Waymark.version)
}

extension ReportOptions {
  /// Creates the options of this tool: its name, a style, and the base folders of relative paths.
  init(_ style: TextStyle, showsStatistics: Bool = false) {
    let folder = System.currentFolder
    self.init(
      tool: .waymark,
      isColored: style.isColored, columns: style.columns, showsStatistics: showsStatistics,
      folder: folder, root: folder.map { Self.root(above: $0) })
  }

  /// Returns the root of the repository that contains a folder; outside a repository, the folder.
  private static func root(above folder: String) -> String {
    var candidate = Substring(folder)
    while !candidate.isEmpty {
      // `.git` is a folder, or a file in a linked work tree.
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

  /// Returns the report of diagnostics as text.
  func text(of diagnostics: [Diagnostic]) -> String {
    var buffer = ByteBuffer()
    write(diagnostics) { buffer.append($0) }
    return buffer.text
  }
}
