import Foundation

/// The program `EmbeddedProbe` from a separate build without ICU.
package enum ProbeWithoutICU {
  private static let variable = "WAYMARK_PROBE_WITHOUT_ICU"

  /// The reason why tests that need the program are skipped.
  package static let absence =
    "\(variable) is not the path of EmbeddedProbe without ICU: run Tests/WithoutICU/build"

  /// The path of the program, which an environment variable specifies.
  package static var path: String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the output of the program for lines of input.
  package static func output(of input: String, _ arguments: String...) throws -> [Substring] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = arguments
    let (output, lines) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardInput = lines
    try process.run()
    // If the program exits early, it closes its input. The test then fails because output is
    // missing.
    let writer = Thread {
      try? lines.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? lines.fileHandleForWriting.close()
    }
    writer.start()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n")
  }
}
