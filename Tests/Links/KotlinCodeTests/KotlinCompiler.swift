import Foundation
import Testing

/// Compiles and runs Kotlin like the build of an app, with warnings treated as errors.
struct KotlinCompiler {
  /// The reason why tests that need the compiler are skipped.
  static let absence = "kotlinc is not installed: install the Debian package kotlin"

  /// `true` if tests that need the compiler are run.
  ///
  /// They are run if the compiler is installed, and always in CI, where a missing compiler must
  /// make them fail.
  static let isExpected =
    ProcessInfo.processInfo.environment["CI"] != nil || path(of: "kotlinc") != nil

  /// Returns the path of a program that `PATH` contains.
  private static func path(of program: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(program)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func requiredPath(of program: String) throws -> URL {
    guard let path = path(of: program) else { throw CocoaError(.fileNoSuchFile) }
    return path
  }

  /// A temporary folder, which ``remove()`` deletes.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "waymark-kotlin-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() throws { try FileManager.default.removeItem(at: folder) }

  /// The output of a compilation or a run, and its exit status.
  struct Outcome {
    var status: Int32
    var text: String
  }

  /// Compiles files into `classes`.
  ///
  /// - Parameter files: The names and contents of the files.
  func compile(_ files: [(name: String, text: String)]) throws -> Outcome {
    var arguments: [String] = []
    for file in files {
      let url = folder.appending(path: file.name)
      try file.text.write(to: url, atomically: false, encoding: .utf8)
      arguments.append(file.name)
    }
    let list = folder.appending(path: "files.txt")
    try arguments.joined(separator: "\n").write(to: list, atomically: false, encoding: .utf8)
    return try run("kotlinc", ["-Werror", "-d", "classes", "@files.txt"])
  }

  /// Runs the main function of a compiled file.
  func main(of file: String, _ arguments: [String]) throws -> Outcome {
    let library = try Self.requiredPath(of: "kotlinc").resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lib/kotlin-stdlib.jar")
    return try run("java", ["-cp", "classes:\(library.path)", file + "Kt"] + arguments)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = try Self.requiredPath(of: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        // In a run of a few seconds, starting the optimizing JIT compiler would take a third of the
        // time.
        "JAVA_OPTS": "-Xmx2g -Xss8m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
        "LC_ALL": "C.UTF-8",
      ]) { $1 }
    let output = folder.appending(path: "output-\(program).txt")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    // The warning of the JVM about an outdated option in the compiler's script is removed.
    let text = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
      .filter { !$0.contains("VM warning") }.joined(separator: "\n")
    return Outcome(status: process.terminationStatus, text: text)
  }
}
