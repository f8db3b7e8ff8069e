package import Foundation

/// The browser that `Tools/browser` installs, and what looks at pages in it.
package enum Browser {
  private static let root = ProjectFolder.url
  private static let python = root.appending(path: ".build/browser/bin/python3")

  /// Whether the tests that need it run: where it is, and on the machine that decides.
  package static let isExpected =
    ProcessInfo.processInfo.environment["CI"] != nil
    || FileManager.default.isExecutableFile(atPath: python.path)
      && ForeignTools.path(of: "chromium") != nil

  /// Looks at a report of HTML; returns what does not hold, and whether all does.
  ///
  /// - Parameter seconds: How long that may take; `nil` for what the script finds long enough.
  package static func check(
    _ page: URL, seconds: Double? = nil
  ) throws -> (output: String, isSound: Bool) {
    let process = Process()
    process.executableURL = python
    process.arguments = [root.appending(path: "Tests/ReportPages/check_page.py").path, page.path]
    if let seconds {
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["WAYMARK_PAGE_TIMEOUT": "\(seconds)"]) { $1 }
    }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus == 0)
  }
}
