package import Foundation

/// Programs that tests run and that Swift's toolchain does not contain, such as compilers.
///
/// ``areExpected(_:)`` enables a test that needs some of these programs. `Tools/compilers` installs
/// them.
package enum ForeignTools {
  /// Returns the reason why a test that needs programs is skipped.
  package static func absence(_ programs: String...) -> String {
    "\(programs.joined(separator: " or ")) is not installed: run Tools/compilers"
  }

  /// Returns `true` if a test that needs programs is run.
  ///
  /// The test is run if the programs are installed, and always in CI, where a missing program must
  /// make it fail.
  package static func areExpected(_ programs: String...) -> Bool {
    ProcessInfo.processInfo.environment["CI"] != nil || programs.allSatisfy { path(of: $0) != nil }
  }

  /// Returns the path of a program in `PATH` or in the folder of Debian's Qt.
  package static func path(of program: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/lib/qt6/bin"
    return folders.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(program)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The combined output of a program on both streams, and its exit status.
  package struct Outcome: Sendable {
    package let status: Int32
    package let text: String
  }

  /// Runs a program in a folder and waits until it exits.
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
    // The output goes to a file, because a full pipe would block the program.
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

  /// Calls a function with a temporary folder.
  package static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "waymark-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      // If this fails, the system removes the temporary folder.
      try? FileManager.default.removeItem(at: folder)
    }
    return try body(folder)
  }
}
