import Foundation
import Testing

/// Follows a page exactly: writes its files, runs its commands, and compares their output.
///
/// A block whose caption names a file contains the content of that file. The lines of an `sh` block
/// run in one shell, and a `text` block after it contains their output. Blocks in other languages
/// are skipped unless they have a caption.
struct Walkthrough {
  /// The path of the page, relative to the package.
  var path: String
  /// The code blocks to follow, in this order.
  var blocks: [DocumentationPage.Block]
  /// A closure that returns `true` if a shell command is to be run.
  var isWanted: (String) -> Bool = { _ in true }
  /// The exit statuses with which a block of commands may end.
  var statuses: Set<Int32> = [0]

  /// Follows the blocks in an empty folder, and returns the number of commands that ran.
  @discardableResult
  func follow() throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    var printed: String?
    var count = 0
    for block in blocks {
      let text = block.lines.map { $0 + "\n" }.joined()
      switch block.language {
      case "sh":
        let wanted = block.lines.filter(isWanted)
        printed = wanted.isEmpty ? nil : try run(wanted, in: folder, line: block.line)
        count += wanted.count
      case "text":
        if let printed {
          #expect(
            printed.trimmingCharacters(in: .newlines) == text.trimmingCharacters(in: .newlines),
            "\(path):\(block.line)")
        }
      default:
        if block.file.isEmpty { continue }
        let file = folder.appending(path: block.file)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // This package represents the reader's clone.
        let root = DocumentationPage.root.path
        try text.replacing("path: \"../waymark\"", with: "path: \"\(root)\"")
          .write(to: file, atomically: true, encoding: .utf8)
      }
    }
    return count
  }

  /// Runs shell commands, and returns their output.
  private func run(_ lines: [String], in folder: URL, line: Int) throws -> String {
    let root = DocumentationPage.root
    let output = folder.appending(path: ".output")
    let errors = folder.appending(path: ".errors")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    // The script checks the status of every command, not only of the last one.
    let allowed = statuses.map(String.init).joined(separator: "|")
    let start = """
      trap 's=$?; [[ $s =~ ^(\(allowed))$ ]] || exit $s' ERR
      waymark() { '\(Self.tool.path)' "$@"; }

      """
    process.arguments = ["-c", start + lines.joined(separator: "\n")]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    // Builds of other packages share one folder, so that only the first build takes long.
    environment["SWIFTPM_BUILD_DIR"] = root.appending(path: ".build/plugin").path
    // Readers build with the plug-ins, but the tests are built without them.
    environment["WAYMARK_WITHOUT_PLUGINS"] = nil
    environment["CI"] = nil
    environment["LANG"] = "C"
    environment["LC_ALL"] = "C"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let complaint = try String(contentsOf: errors, encoding: .utf8)
    #expect(statuses.contains(process.terminationStatus), "\(path):\(line): \(complaint)")
    return try String(contentsOf: output, encoding: .utf8)
  }

  /// The tool that was built together with the tests.
  static let tool = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "waymark")
}
