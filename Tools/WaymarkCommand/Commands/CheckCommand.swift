import ArgumentParser
import DiagnosticReporters
import Diagnostics
import LinkManifests
import TextPrimitives

/// `waymark check`: reports all problems of manifests and association files.
struct CheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: CheckTexts.abstract, discussion: CheckTexts.discussion)

  @Argument(
    help: ArgumentHelp(CheckTexts.paths, valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(CheckTexts.format, valueName: "format"),
    completion: .list(ReportFormat.names), transform: ReportFormat.parse)
  var format = ReportFormat.text

  @Option(name: .long, help: ArgumentHelp(CheckTexts.limit, valueName: "count"))
  var limit = 100

  @OptionGroup var environmentOption: EnvironmentOption

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if limit < 0 { throw ValidationError(CheckTexts.invalidLimit) }
  }

  func execute() throws(Failure) -> ExitStatus {
    var groups = ManifestGroups()
    var associations = AssociationChecks()
    var unreadable: [Failure] = []
    for path in paths.isEmpty ? ["."] : paths {
      if path != "-", System.kind(of: path) == .folder {
        unreadable += groups.add(folder: path)
        continue
      }
      do throws(Failure) {
        let bytes = try InputFile.read(path)
        if !associations.add(path, bytes) { groups.add(path: path, bytes) }
      } catch {
        // An unreadable file does not prevent checks of the remaining files.
        unreadable.append(error)
      }
    }
    let sources = groups.sources
    let environment = environmentOption.environment
    let sets = groups.all.map {
      ManifestSet(reading: $0, limit: limit, environment: environment)
    }
    if !sets.contains(where: \.hasErrors) {
      try ManifestLoader.check(environment, among: sets.flatMap(\.environments))
    }
    let report = DiagnosticReport(format, ReportOptions(.standardOutput)) { path in
      sources.first { $0.path == path }?.bytes ?? associations.bytes(path)
    }
    let manifests = sets.flatMap { $0.files.map(\.manifest) }
    let diagnostics =
      sets.flatMap(\.diagnostics) + associations.diagnostics(of: manifests)
      + associations.excess(over: sets)
    var summary = DiagnosticSummary(files: sources.count + associations.count)
    summary.paths = sources.map(\.path) + associations.paths
    try report.print(diagnostics, format.needsSummary ? summary : nil)
    if format == .text, !(sources.isEmpty && associations.isEmpty) {
      let text = CheckTexts.summary(
        sets, diagnostics, manifestCount: sources.count, associationCount: associations.count)
      try StandardOutput.write(text + "\n")
    }
    for failure in unreadable { failure.report() }
    guard unreadable.isEmpty else { return .failure }
    return diagnostics.contains { $0.severity == .error } ? .rejected : .success
  }
}
