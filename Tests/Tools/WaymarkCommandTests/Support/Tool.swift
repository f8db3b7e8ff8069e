import Foundation
import TestSupport
import Testing

/// What came of running the tool.
struct ToolRun {
  /// The exit status; for a process that a signal ended, its negative number.
  var status: Int32
  var output: String
  var errors: String
  /// The output as it is, UTF-8 or not.
  var outputBytes: Data

  /// The lines of the output, without the empty one behind the last line break.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }
}

/// The real binary, run as a user runs it.
enum Tool {
  /// The binary that was built together with these tests.
  static let url: URL = {
    let name = "waymark"
    let beside = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
    // Some runners of tests live elsewhere; then the folder of builds is found from this file.
    let debug = root.appending(path: ".build/debug")
    let folders = [beside, debug]
    return folders.map { $0.appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? debug.appending(path: name)
  }()

  /// The folder of the package.
  static let root = ProjectFolder.url

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - input: What it reads from standard input; nothing if there is none.
  ///   - environment: Variables on top of a bare environment.
  ///   - place: The folder in which it runs; that of the tests if there is none.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    in place: String? = nil
  ) throws -> ToolRun {
    // Files, not pipes: whatever the sizes are, nobody waits for anybody.
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    if let place { process.currentDirectoryURL = URL(fileURLWithPath: place) }
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own }
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

  /// Runs a line of the shell in which `waymark` is the tool.
  static func shell(_ line: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "waymark() { \"$WAYMARK\" \"$@\"; }\n" + line]
    process.environment = ["PATH": "/usr/bin:/bin", "WAYMARK": url.path, "TERM": "xterm"]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Calls a function with the path of a file that exists as long as it runs.
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
