package import Foundation

/// The readers of QR codes that `Tools/readers` installs.
package enum CodeReaders {
  private static let root = ProjectFolder.url
  private static let python = root.appending(path: ".build/readers/bin/python3")

  /// `true` if tests that need the readers are run.
  ///
  /// They are run if the readers are installed, and always in CI.
  package static let areExpected =
    ProcessInfo.processInfo.environment["CI"] != nil
    || FileManager.default.isExecutableFile(atPath: python.path)

  package static let absence = "the QR code readers are not installed: run Tools/readers"

  /// A drawing, and the payload that the readers must find in it.
  package struct Case: Codable {
    var file: String
    var kind: String
    var payload: String
    var ground: String
    var pixels: Double

    /// Creates a case.
    ///
    /// - Parameters:
    ///   - file: The name of the file in the folder.
    ///   - kind: The kind of drawing: png, svg, terminal, or matrix.
    ///   - payload: The payload that the readers must find.
    ///   - ground: The background of the page or the terminal: light or dark.
    ///   - pixels: The number of pixels per module, if the drawing does not specify it.
    package init(file: String, kind: String, payload: String, ground: String, pixels: Double) {
      self.file = file
      self.kind = kind
      self.payload = payload
      self.ground = ground
      self.pixels = pixels
    }
  }

  /// Reads drawings with all readers.
  ///
  /// - Returns: The output of the script, and `true` if all drawings were read.
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
