package import Foundation

/// The readers that `Tools/readers` installs.
package enum CodeReaders {
  private static let root = ProjectFolder.url
  private static let python = root.appending(path: ".build/readers/bin/python3")

  /// Whether the tests that need them run: where they are, and on the machine that decides.
  package static let areExpected =
    ProcessInfo.processInfo.environment["CI"] != nil
    || FileManager.default.isExecutableFile(atPath: python.path)

  package static let absence = "the readers of codes are not installed: run Tools/readers"

  /// A drawing and what a reader must find in it.
  package struct Case: Codable {
    var file: String
    var kind: String
    var payload: String
    var ground: String
    var pixels: Double

    /// - Parameters:
    ///   - file: The name of the file in the folder.
    ///   - kind: What it is: png, svg, terminal or matrix.
    ///   - payload: What a reader must find.
    ///   - ground: light or dark: the page, or the colours of the terminal.
    ///   - pixels: The pixels of a module, where the drawing does not say.
    package init(file: String, kind: String, payload: String, ground: String, pixels: Double) {
      self.file = file
      self.kind = kind
      self.payload = payload
      self.ground = ground
      self.pixels = pixels
    }
  }

  /// Reads drawings back; returns what the script says, and whether all were read.
  package static func read(_ cases: [Case], in folder: URL) throws -> (
    output: String, isSound: Bool
  ) {
    try JSONEncoder().encode(cases).write(to: folder.appending(path: "cases.json"))
    let process = Process()
    process.executableURL = python
    process.arguments = [
      root.appending(path: "Tests/CodeReaders/read_codes.py").path, folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus == 0)
  }
}
