import ArgumentParser
import LinkAssociations
import Reports
import TextPrimitives

/// `waymark associate diff`: lists links that two versions of a file handle differently.
struct AssociateDiffCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: AssociateTexts.diffAbstract,
    discussion: AssociateTexts.diffDiscussion)

  @Argument(
    help: ArgumentHelp(AssociateTexts.oldFile, valueName: "old"), completion: .file())
  var old: String

  @Argument(
    help: ArgumentHelp(AssociateTexts.newFile, valueName: "new"), completion: .file())
  var new: String

  @Option(
    name: .long, help: ArgumentHelp(AssociateTexts.diffFormat, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @Option(
    name: .long, help: ArgumentHelp(AssociateTexts.diffManifest, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var manifest: [String] = []

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if old == "-", new == "-" { throw ValidationError(AssociateTexts.standardInputTwice) }
  }

  func execute() throws(Failure) -> ExitStatus {
    let before = try AssociationInput(recognizing: old)
    let after = try AssociationInput(recognizing: new)
    guard let comparison = AssociationComparison(from: before.file, to: after.file) else {
      throw Failure(AssociateTexts.differentKinds(before.file.kind, after.file.kind))
    }
    let router =
      manifest.isEmpty
      ? nil
      : try ManifestLoader.router(ManifestLoader.load(.files(manifest), environment: nil))
    let report = ComparisonReport(
      comparison, old: (before.path, before.bytes), new: (after.path, after.bytes), router: router)
    var buffer = ByteBuffer()
    if format == .json {
      report.appendJSON(to: &buffer)
    } else {
      report.appendText(style: .standardOutput, to: &buffer)
    }
    try StandardOutput.write(buffer)
    return comparison.isEmpty ? .success : .rejected
  }
}
