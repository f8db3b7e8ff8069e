import ArgumentParser
import Foundation
import KeyScanning

/// `keyscan`: the keys that sources use.
@main
struct KeyScanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyscan", abstract: "List the keys of texts that sources use.",
    discussion: """
      Reads Swift, Kotlin, Java, XML, TypeScript, JavaScript and Vue, and writes one JSON object a line for each \
      use of a key, sorted by path and offset, as Schemas/key-usage.schema.json describes them. \
      'waymark lint --usage FILE' reads them.

      EXIT STATUS:
        0  all sources were read
        1  the list could not be written
        2  wrong usage, or a source could not be read to its end; its line has an error
      """)

  @Argument(help: "Files and folders (default: the current folder).", completion: .file())
  var paths: [String] = []

  @Option(name: .long, help: "Write to a file instead of standard output.", completion: .file())
  var output: String?

  func run() throws {
    let finder = SourceFinder(searching: paths.isEmpty ? ["."] : paths)
    var lines: [(path: String, text: String)] = []
    var isComplete = finder.failures.isEmpty
    for (path, reason) in finder.failures {
      lines.append((path, UsageLines.line(of: ScanFailure(reason), path: path)))
    }
    for source in finder.sources {
      let bytes: [UInt8]
      do {
        bytes = Array(try Data(contentsOf: URL(fileURLWithPath: source.path)))
      } catch {
        isComplete = false
        lines.append(
          (source.path, UsageLines.line(of: ScanFailure("it cannot be read"), path: source.path)))
        continue
      }
      let found = ScannedSource(
        bytes, language: source.language, allowsJSX: !source.path.hasSuffix("ts"))
      if found.failure != nil { isComplete = false }
      let text = UsageLines.lines(
        of: found, path: source.path, language: source.language, bytes)
      if !text.isEmpty { lines.append((source.path, text)) }
    }
    lines.sort { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
    try write(Data(lines.map(\.text).joined().utf8))
    if !isComplete { throw ExitCode(2) }
  }

  private func write(_ data: Data) throws {
    do {
      if let output {
        try data.write(to: URL(fileURLWithPath: output), options: .atomic)
      } else {
        try FileHandle.standardOutput.write(contentsOf: data)
      }
    } catch {
      let message =
        "error: cannot write \(output ?? "standard output"): \(error.localizedDescription)\n"
      try FileHandle.standardError.write(contentsOf: Data(message.utf8))
      throw ExitCode(1)
    }
  }
}
