import ArgumentParser
import DiagnosticReporters
import Diagnostics
import LinkAssociations
import LinkRouting
import Reports
import TextPrimitives

/// `waymark verdict`: shows how each platform handles links.
struct VerdictCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "verdict", abstract: VerdictTexts.abstract, discussion: VerdictTexts.discussion)

  @Argument(help: ArgumentHelp(VerdictTexts.links, valueName: "link"))
  var links: [String] = []

  @OptionGroup var input: LinkInputOption

  @OptionGroup var manifests: ManifestOptions

  @OptionGroup var versions: AppVersionsOption

  @OptionGroup var files: AssociationFileOptions

  @OptionGroup var fact: FactOption

  @Option(
    name: .long, help: ArgumentHelp(VerdictTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @Option(
    name: .long, help: ArgumentHelp(VerdictTexts.failOn, valueName: "severity"),
    completion: .list(FailureThreshold.allCases.map(\.rawValue)), transform: FailureThreshold.parse)
  var failOn = FailureThreshold.warning

  @Flag(name: .long, help: ArgumentHelp(VerdictTexts.showSecrets))
  var showSecrets = false

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if links.isEmpty, input.path == nil, !files.isEmpty, !isRouted {
      throw ValidationError(VerdictTexts.filesNeedLinks)
    }
    try input.checkStandardInput(besides: files.paths + manifests.files.manifest)
    try files.checkHosts()
    if !fact.isEmpty, links.isEmpty && input.path == nil || !files.isEmpty && !isRouted {
      throw ValidationError(VerdictTexts.factsNeedLinks)
    }
  }

  func execute() throws(Failure) -> ExitStatus {
    let origin = try manifests.files.origin()
    let (judge, diagnostics) = try judge(origin)
    var severities = diagnostics.severities
    if let text = diagnostics.text { StandardError.write(text) }
    let isJSON = format == .json
    let facts = try fact.facts(of: judge.router?.manifests ?? [])
    let report = VerdictReport(
      judge, origin: origin, masksSecrets: !showSecrets, style: isJSON ? nil : .standardOutput,
      facts: facts)
    if links.isEmpty, input.path == nil {
      let findings = judge.divergenceFindings()
      var buffer = ByteBuffer()
      report.append(findings, to: &buffer, isJSON: isJSON)
      try StandardOutput.write(buffer)
      severities.formUnion(findings.classes.map(\.severity))
      if findings.unfinished > 0 { severities.insert(.info) }
      return failOn.isReached(by: severities) ? .rejected : .success
    }
    func append(_ link: String, line: Int?, into buffer: inout ByteBuffer) {
      let divergences = report.append(link, line: line, to: &buffer).divergences
      severities.formUnion(divergences.map(\.severity))
    }
    for link in links {
      var buffer = ByteBuffer()
      append(link, line: nil, into: &buffer)
      try StandardOutput.write(buffer)
    }
    if let input = input.path,
      try InputLines.report(input, writesEachLine: true, append) == .rejected
    {
      return .rejected
    }
    return failOn.isReached(by: severities) ? .rejected : .success
  }

  /// `true` if options name manifests or apps, whose router is then compared with the files.
  private var isRouted: Bool { !manifests.files.manifest.isEmpty || !manifests.app.isEmpty }

  /// Returns the object that determines the verdicts, and the problems of the association files.
  private func judge(
    _ origin: ManifestOrigin
  ) throws(Failure) -> (LinkJudge, AssociationFileOptions.Problems) {
    guard !files.isEmpty else {
      let manifests = versions.available(try manifests.selected(from: origin))
      // Rejects contradictory manifests, because no files can be derived from them.
      _ = try ManifestLoader.router(manifests)
      do throws(AssociationWriteError) {
        let judge = try LinkJudge(manifests: manifests)
        return (judge, .init(judge.diagnostics) { judge.files[$0] })
      } catch {
        throw Failure(text: AssociateTexts.refusal(error))
      }
    }
    let router = isRouted ? try manifests.router(from: origin) : nil
    return try files.judge(router: router)
  }
}
