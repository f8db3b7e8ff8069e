import ArgumentParser
import CatalogLinting
import DiagnosticReporters
import Diagnostics
import Files
import LinkAssociations
import ManifestDrafts
import Reports
import TextPrimitives

/// `waymark init manifest`: drafts a link manifest from existing files and links.
///
/// The existing files are association files, Android manifests, and property lists.
struct InitManifestCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest", abstract: InitTexts.manifestAbstract,
    discussion: InitTexts.manifestDiscussion)

  @OptionGroup var files: AssociationFileOptions

  @Option(
    name: .long, help: ArgumentHelp(InitTexts.infoPlist, valueName: "file"),
    completion: .file(extensions: ["plist", "entitlements"]))
  var infoPlist: [String] = []

  @Option(
    name: .customLong("input"), help: ArgumentHelp(LinkInputOption.help, valueName: "file"),
    completion: .file())
  var links: [String] = []

  @Option(name: .long, help: ArgumentHelp(InitTexts.hosts, valueName: "host"))
  var host: [String] = []

  @Option(name: .long, help: ArgumentHelp(InitTexts.app, valueName: "name"))
  var app: String?

  @Option(
    name: .long, help: ArgumentHelp(InitTexts.output, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var output: String?

  @Flag(name: .long, help: ArgumentHelp(InitTexts.force))
  var force = false

  @Option(
    name: .long, help: ArgumentHelp(InitTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if paths.isEmpty { throw ValidationError(InitTexts.noSource) }
    try InputFile.checkStandardInput(paths)
  }

  /// The paths of all files from which the manifest is drafted.
  private var paths: [String] { files.paths + infoPlist + links }

  func execute() throws(Failure) -> ExitStatus {
    // This check is first, because reading the files can take a while.
    try OutputFile.check(output, besides: InputPaths(paths))
    if let output, output != "-", !force,
      AtomicFile.replaces(output) || System.kind(of: output) == .folder
    {
      throw Failure(InitTexts.exists(output), hint: InitTexts.useForce)
    }
    var drafter = ManifestDrafter(app: app)
    var sources: [String: [UInt8]] = [:]
    for host in host { drafter.add(host: host) }
    for file in files.apple {
      let bytes = try InputFile.read(file.path)
      sources[file.path] = bytes
      drafter.add(AppleAssociation(bytes: bytes, path: file.path), host: file.host)
    }
    for file in files.android {
      let bytes = try InputFile.read(file.path)
      sources[file.path] = bytes
      drafter.add(AssetLinks(reading: bytes, path: file.path), host: file.host)
    }
    for path in files.manifestXML {
      let bytes = try InputFile.read(path)
      sources[path] = bytes
      drafter.add(AndroidManifest(reading: bytes, path: path))
    }
    for path in infoPlist {
      let bytes = try InputFile.read(path)
      sources[path] = bytes
      drafter.add(propertyList: bytes, path: path)
    }
    guard drafter.unreadable.isEmpty else {
      throw Self.failure(drafter.unreadable) { sources[$0] }
    }
    for path in links { try Self.read(links: path, into: &drafter) }
    let draft = drafter.draft()
    try report(draft) { sources[$0] }
    return draft.isPartial ? .rejected : .success
  }

  /// Returns the failure for unreadable files; a draft without them would be incomplete.
  private static func failure(
    _ diagnostics: [Diagnostic], _ source: @escaping (String) -> [UInt8]?
  ) -> Failure {
    let report = DiagnosticReport(.text, ReportOptions(.standardError)) { source($0) }
    var text = report.text(of: diagnostics)
    while text.last == "\n" { text.removeLast() }
    return Failure(text: text)
  }

  private static func read(
    links path: String, into drafter: inout ManifestDrafter
  ) throws(Failure) {
    var input = try LineInput(path)
    var piece = ByteBuffer()
    while true {
      switch try input.next(into: &piece) {
      case .end: return
      case .overlong(let line, _):
        drafter.add(malformedLine: line, InitTexts.overlong, path: path)
      case .lines(let first):
        piece.withSpan { bytes in
          Lines.forEach(in: bytes, firstLine: first) { line, number in
            drafter.add(link: line, number: number, path: path)
          }
        }
      }
    }
  }

  // MARK: Reports

  private func report(
    _ draft: ManifestDraft, _ source: @escaping (String) -> [UInt8]?
  ) throws(Failure) {
    var buffer = ByteBuffer()
    if let output {
      buffer.append(draft.text)
      try OutputFile.write(buffer, to: output, isBinary: false)
      buffer.removeAll()
    }
    if format == .json {
      buffer.append("{")
      if output == nil {
        buffer.append("\"manifest\":")
        buffer.appendJSONString(draft.text)
        buffer.append(",")
      } else if let output {
        buffer.append("\"output\":")
        buffer.appendJSONString(output)
        buffer.append(",")
      }
      let counts = draft.counts
      buffer.append(
        "\"counts\":{\"links\":\(counts.links),\"malformedLines\":\(counts.malformedLines),")
      buffer.append("\"routes\":\(counts.routes),\"exclusions\":\(counts.exclusions)},")
      func list(_ diagnostics: [Diagnostic]) -> String {
        DiagnosticReport(.json, ReportOptions(.standardOutput)) { source($0) }
          .text(of: diagnostics).split(separator: "\n").joined(separator: ",")
      }
      buffer.append("\"notCarriedOver\":[" + list(draft.diagnostics) + "],")
      buffer.append("\"sourceDiagnostics\":[" + list(draft.sourceDiagnostics) + "]}\n")
      return try StandardOutput.write(buffer)
    }
    if output == nil {
      buffer.append(draft.text)
      try StandardOutput.write(buffer)
    }
    let report = DiagnosticReport(.text, ReportOptions(.standardError)) { source($0) }
    StandardError.write(
      report.text(of: draft.sourceDiagnostics + draft.diagnostics) + InitTexts.summary(draft) + "\n"
    )
  }
}
