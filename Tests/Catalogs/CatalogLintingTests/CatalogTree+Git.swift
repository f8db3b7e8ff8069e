import Foundation
import TestSupport

extension CatalogTree {
  /// Runs git in the folder, with a neutral author and without the user's configuration.
  @discardableResult
  func git(_ arguments: String..., in folder: String = "") throws -> String {
    try git(arguments, in: folder)
  }

  @discardableResult
  func git(_ arguments: [String], in folder: String = "") throws -> String {
    let process = Process()
    process.executableURL = ForeignTools.path(of: "git")
    process.arguments = ["-C", root.appending(path: folder).path] + arguments
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CocoaError(
        .fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "git \(arguments): \(output)"])
    }
    return output
  }

  /// Makes the folder a git repository, and commits the existing files.
  func makeRepository() throws {
    try git("init", "--quiet", "--initial-branch=main")
    try commit()
  }

  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message=m")
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: name))
  }
}
