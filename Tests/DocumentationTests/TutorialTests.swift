import Foundation
import Testing

/// The tutorial, followed to the letter: its files are written, its commands run, and what they print is
/// compared.
@Suite struct TutorialTests {
  private static let page = "Sources/Links/LinkRouting/LinkRouting.docc/TypedIntents.md"

  /// The commands of the package manager build this package once more, beside the tests.
  private static let isBuilding =
    ["CI", "WAYMARK_TUTORIAL"].contains { ProcessInfo.processInfo.environment[$0] != nil }

  @Test func theToolDoesWhatTheTutorialSays() throws {
    try follow { !$0.hasPrefix("swift ") }
  }

  @Test(
    .enabled(
      if: isBuilding, "a build of a minute, for CI or where WAYMARK_TUTORIAL is set"))
  func thePackageBuildsAndRuns() throws {
    try follow { _ in true }
  }

  /// Follows the page in an empty folder, with the commands that are wanted.
  private func follow(_ isWanted: (String) -> Bool) throws {
    let page = try DocumentationPage(path: Self.page)
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    var printed: String?
    var count = 0
    for block in page.blocks {
      let text = block.lines.map { $0 + "\n" }.joined()
      switch block.language {
      case "sh":
        let wanted = block.lines.filter(isWanted)
        printed = wanted.isEmpty ? nil : try Self.run(wanted, in: folder, line: block.line)
        count += wanted.count
      case "text":
        if let printed {
          #expect(
            printed.trimmingCharacters(in: .newlines) == text.trimmingCharacters(in: .newlines),
            "\(Self.page):\(block.line)")
        }
      default:
        try #require(!block.file.isEmpty, "\(Self.page):\(block.line): of which file is this?")
        let file = folder.appending(path: block.file)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // The clone of the reader is this one.
        let root = DocumentationPage.root.path
        try text.replacing("path: \"../waymark\"", with: "path: \"\(root)\"")
          .write(to: file, atomically: true, encoding: .utf8)
      }
    }
    #expect(count >= 4)
  }

  /// Runs lines of a shell, and says what they print.
  private static func run(_ lines: [String], in folder: URL, line: Int) throws -> String {
    let root = DocumentationPage.root
    let output = folder.appending(path: ".output")
    let errors = folder.appending(path: ".errors")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let tool = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "waymark")
    let start = "set -e\nwaymark() { '\(tool.path)' \"$@\"; }\n"
    process.arguments = ["-c", start + lines.joined(separator: "\n")]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    // One folder for all builds of other packages, so that only the first one is long.
    environment["SWIFTPM_BUILD_DIR"] = root.appending(path: ".build/plugin").path
    // What a reader builds has the plug-ins, which the tests are built without.
    environment["WAYMARK_WITHOUT_PLUGINS"] = nil
    environment["LANG"] = "C"
    environment["LC_ALL"] = "C"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let complaint = try String(contentsOf: errors, encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(page):\(line): \(complaint)")
    return try String(contentsOf: output, encoding: .utf8)
  }
}
