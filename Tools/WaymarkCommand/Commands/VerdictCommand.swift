import ArgumentParser
import ByteBuffers
import DiagnosticReporters
import Diagnostics
import LinkAssociations
import LinkRouting
import Reports
import TerminalText

/// `waymark verdict`: what every platform does with links.
struct VerdictCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "verdict", abstract: VerdictTexts.abstract, discussion: VerdictTexts.discussion)

  @Argument(help: ArgumentHelp(VerdictTexts.links, valueName: "link"))
  var links: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(VerdictTexts.input, valueName: "file"), completion: .file())
  var input: String?

  @OptionGroup var manifests: ManifestOptions

  @OptionGroup var files: AssociationFileOptions

  @Option(
    name: .long, help: ArgumentHelp(VerdictTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @Flag(name: .long, help: ArgumentHelp(VerdictTexts.showSecrets))
  var showSecrets = false

  func validate() throws {
    if links.isEmpty, input == nil, !files.isEmpty {
      throw ValidationError(VerdictTexts.filesNeedLinks)
    }
    let readers =
      [input, files.apple, files.android, files.manifestXML].compactMap(\.self) + manifests.manifest
    if readers.count(where: { $0 == "-" }) > 1 {
      throw ValidationError(VerdictTexts.standardInputTwice)
    }
  }

  func execute() throws(Failure) -> ExitStatus {
    let (judge, diagnostics) = try judge()
    for text in diagnostics.texts { StandardError.write(text) }
    let isJSON = format == .json
    let report = VerdictReport(
      judge, masksSecrets: !showSecrets, style: isJSON ? nil : .standardOutput)
    if links.isEmpty, input == nil {
      let classes = judge.divergenceClasses()
      var buffer = ByteBuffer()
      report.append(classes, to: &buffer, isJSON: isJSON)
      try StandardOutput.write(buffer)
      return classes.allSatisfy { $0.severity == .info } ? .success : .rejected
    }
    var isRejected = diagnostics.hasWarnings
    func append(_ link: String, _ line: Int?, _ buffer: inout ByteBuffer) {
      let divergences = report.append(link, line: line, to: &buffer).divergences
      if divergences.contains(where: { $0.direction == .less || $0.severity > .info }) {
        isRejected = true
      }
    }
    var buffer = ByteBuffer()
    for link in links { append(link, nil, &buffer) }
    if !buffer.isEmpty { try StandardOutput.write(buffer) }
    if let input, try InputLines.report(input, append) == .rejected { isRejected = true }
    return isRejected ? .rejected : .success
  }

  /// Who is asked, with what is wrong with the files that were given.
  private func judge() throws(Failure) -> (LinkJudge, AssociationFileOptions.Problems) {
    guard !files.isEmpty else {
      let manifests = try manifests.selected()
      // The files of manifests that contradict each other would say nothing.
      _ = try ManifestLoader.router(manifests)
      do throws(AssociationWriteError) {
        return (try LinkJudge(manifests: manifests), .init())
      } catch {
        throw Failure(text: AssociateTexts.refusal(error))
      }
    }
    let isRouted = !manifests.manifest.isEmpty || !manifests.app.isEmpty
    let router = isRouted ? try manifests.router() : nil
    return try files.judge(router: router)
  }
}
