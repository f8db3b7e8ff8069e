import Foundation

/// `EmbeddedProbe` of a build without ICU, which is another build than that of the tests.
package enum ProbeWithoutICU {
  private static let variable = "WAYMARK_PROBE_WITHOUT_ICU"

  /// The reason that a skipped test gives.
  package static let absence =
    "\(variable) names no EmbeddedProbe of a build without ICU; Tests/WithoutICU/build makes one"

  /// The program, as the variable names it.
  package static var path: String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the program prints for some lines.
  package static func output(of input: String, _ arguments: String...) throws -> [Substring] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = arguments
    let (output, lines) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardInput = lines
    try process.run()
    // A program that ends early closes its input; the answers that are missing then fail the test.
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
