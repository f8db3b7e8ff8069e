import Foundation
import TestSupport
import Testing

/// The result of a run of the tool.
struct ToolRun {
  /// The exit status, or the negated number of the signal that ended the process.
  var status: Int32
  var output: String
  var errors: String
  /// The bytes of the output, which may not be valid UTF-8.
  var outputBytes: Data

  /// The lines of the output; a trailing line break does not start a further line.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }
}

/// Functions that run the tool.
enum Tool {
  /// The URL of the binary that was built together with these tests.
  static let url: URL = {
    let name = "waymark"
    let beside = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
    // If the test runner is in a different folder, the build folder is derived from the path of
    // this file.
    let debug = root.appending(path: ".build/debug")
    let folders = [beside, debug]
    return folders.map { $0.appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? debug.appending(path: name)
  }()

  /// The root folder of the package.
  static let root = ProjectFolder.url

  /// Runs the tool and waits until it exits.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - input: The bytes of standard input.
  ///   - environment: Environment variables, in addition to or instead of `PATH` and
  ///     `WAYMARK_NO_CACHE`.
  ///   - place: The working folder; `nil` for the working folder of the tests.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    in place: String? = nil
  ) throws -> ToolRun {
    // The streams are files instead of pipes, because a full pipe could block the tool.
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    if let place { process.currentDirectoryURL = URL(fileURLWithPath: place) }
    // Without `WAYMARK_NO_CACHE`, the tool would write its cache to the folders that the tests
    // lint.
    let usual = ["PATH": "/usr/bin:/bin", "WAYMARK_NO_CACHE": "1"]
    process.environment = environment.merging(usual) { own, _ in own }
    let inputURL = folder.appending(path: "input")
    try Data(input).write(to: inputURL)
    process.standardInput = try FileHandle(forReadingFrom: inputURL)
    func sink(_ name: String) throws -> (URL, FileHandle) {
      let url = folder.appending(path: name)
      try Data().write(to: url)
      return (url, try FileHandle(forWritingTo: url))
    }
    let (outputURL, output) = try sink("output")
    let (errorURL, errors) = try sink("errors")
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let bytes = try Data(contentsOf: outputURL)
    return ToolRun(
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: bytes, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorURL), as: UTF8.self), outputBytes: bytes)
  }

  static func run(_ arguments: String..., input: String = "") throws -> ToolRun {
    try run(arguments, input: Array(input.utf8))
  }

  /// Runs a shell script in which the command `waymark` runs the tool.
  static func shell(_ line: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "waymark() { \"$WAYMARK\" \"$@\"; }\n" + line]
    process.environment = [
      "PATH": "/usr/bin:/bin", "WAYMARK": url.path, "TERM": "xterm", "WAYMARK_NO_CACHE": "1",
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Calls a function with the path of a temporary file, and removes the file afterward.
  static func withFile<Result>(
    _ content: some Sequence<UInt8>, name: String = "file", _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: name)
    try Data(content).write(to: url)
    return try body(url.path)
  }
}
