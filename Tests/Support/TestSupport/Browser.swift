package import Foundation

/// The browser that `Tools/browser` installs, in which tests check pages.
package enum Browser {
  private static let root = ProjectFolder.url
  private static let python = root.appending(path: ".build/browser/bin/python3")

  /// `true` if tests that need the browser are run.
  ///
  /// They are run if the browser is installed, and always in CI.
  package static let isExpected =
    ProcessInfo.processInfo.environment["CI"] != nil
    || FileManager.default.isExecutableFile(atPath: python.path)
      && ForeignTools.path(of: "chromium") != nil

  /// Checks an HTML report.
  ///
  /// - Parameter seconds: The time limit; `nil` for the default of the script.
  /// - Returns: The failures, and `true` if there are no failures.
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
