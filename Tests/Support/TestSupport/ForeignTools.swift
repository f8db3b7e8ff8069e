package import Foundation

/// The programs that tests run which are not part of Swift's toolchain, such as compilers of other
/// languages.
///
/// A test that needs some is enabled by ``areExpected(_:)``; `Tools/compilers` installs them.
package enum ForeignTools {
  /// The reason that a skipped test gives.
  package static func absence(_ programs: String...) -> String {
    "\(programs.joined(separator: " or ")) is not there: run Tools/compilers"
  }

  /// Whether a test that needs programs is to run.
  ///
  /// It runs where they are, and also where a machine decides whether a change lands: there a missing
  /// program has to fail the test.
  package static func areExpected(_ programs: String...) -> Bool {
    ProcessInfo.processInfo.environment["CI"] != nil || programs.allSatisfy { path(of: $0) != nil }
  }

  /// A program, looked for as a shell does, and in the folder of Debian's Qt.
  package static func path(of program: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/lib/qt6/bin"
    return folders.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(program)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What a program has written, to either stream, and its exit status.
  package struct Outcome: Sendable {
    package let status: Int32
    package let text: String
  }

  /// Runs a program in a folder and waits for its end.
  package static func run(
    _ program: String, _ arguments: [String], in folder: URL
  ) throws -> Outcome {
    guard let path = path(of: program) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program])
    }
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // A file and no pipe: a pipe that nobody reads stops the program.
    let output = folder.appending(path: "output-\(program).txt")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return Outcome(
      status: process.terminationStatus, text: try String(contentsOf: output, encoding: .utf8))
  }

  /// Calls a function with a folder of its own.
  package static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "waymark-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      // What is left of a temporary folder is the system's to remove.
      try? FileManager.default.removeItem(at: folder)
    }
    return try body(folder)
  }
}
