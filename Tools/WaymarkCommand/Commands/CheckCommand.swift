import TerminalText
import ArgumentParser
import ByteBuffers
import Diagnostics
import LinkManifests
import Reports

/// `waymark check`: everything that is wrong with manifests.
struct CheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: CheckTexts.abstract, discussion: CheckTexts.discussion)

  @Argument(
    help: ArgumentHelp(CheckTexts.manifests, valueName: "manifest"),
    completion: .file(extensions: ["yaml", "yml"]))
  var manifests: [String]

  @Option(
    name: .long, help: ArgumentHelp(CheckTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @Option(name: .long, help: ArgumentHelp(CheckTexts.limit, valueName: "count"))
  var limit = 100

  func validate() throws {
    if limit < 0 { throw ValidationError(CheckTexts.invalidLimit) }
  }

  func execute() throws(Failure) -> ExitStatus {
    var sources: [ManifestSource] = []
    var unreadable: [Failure] = []
    for path in manifests {
      do throws(Failure) {
        sources.append(ManifestSource(path: path, bytes: try InputFile.read(path)))
      } catch {
        // The others are checked all the same.
        unreadable.append(error)
      }
    }
    let set = ManifestSet(reading: sources, limit: limit)
    let report = DiagnosticReport(
      sources.map { DiagnosticReport.Source(path: $0.path, bytes: $0.bytes) })
    var buffer = ByteBuffer()
    switch format {
    case .json: report.appendJSON(of: set.diagnostics, to: &buffer)
    default:
      buffer.append(report.text(of: set.diagnostics, style: .standardOutput))
      if !sources.isEmpty { buffer.append(CheckTexts.summary(set, sources.count) + "\n") }
    }
    try StandardOutput.write(buffer)
    for failure in unreadable { failure.report() }
    guard unreadable.isEmpty else { return .failure }
    return set.hasErrors ? .rejected : .success
  }
}
