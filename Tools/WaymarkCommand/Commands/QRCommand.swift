import ArgumentParser
import CatalogLinting
import Files
import LinkRouting
import QRCodes
import Reports
import TextPrimitives

/// `waymark qr`: draws the QR codes of links.
struct QRCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "qr", abstract: QRTexts.abstract, discussion: QRTexts.discussion)

  @Argument(
    help: ArgumentHelp(QRTexts.words, valueName: "link"), completion: RouteCompletions.words)
  var words: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(QRTexts.format, valueName: "format"),
    completion: .list(CodeReport.Format.allCases.map(\.rawValue)),
    transform: CodeReport.Format.parse)
  var format: CodeReport.Format?

  @Option(
    name: .long, help: ArgumentHelp(QRTexts.level, valueName: "level"),
    completion: .list(["auto"] + QRLevel.allCases.map(\.rawValue)), transform: QRLevelChoice.parse)
  var level = QRLevelChoice.automatic

  @Flag(name: .long, help: ArgumentHelp(QRTexts.uppercase))
  var uppercase = false

  @Option(name: .long, help: ArgumentHelp(QRTexts.scheme, valueName: "scheme"))
  var scheme: String?

  @Flag(name: .long, help: ArgumentHelp(QRTexts.withoutSecrets))
  var withoutSecrets = false

  @Option(name: .long, help: ArgumentHelp(QRTexts.module, valueName: "pixels"))
  var module: Int?

  @Flag(name: .long, help: ArgumentHelp(QRTexts.caption))
  var caption = false

  @Option(
    name: .long, help: ArgumentHelp(QRTexts.background, valueName: "color"),
    completion: .list(TerminalBackground.allCases.map(\.rawValue)),
    transform: TerminalBackground.parse)
  var background: TerminalBackground?

  @Option(
    name: .long, help: ArgumentHelp(QRTexts.output, valueName: "path"), completion: .file())
  var output: String?

  @OptionGroup var inputOption: LinkInputOption

  private var input: String? { inputOption.path }

  @Option(name: .long, help: ArgumentHelp(QRTexts.name, valueName: "template"))
  var name: String?

  @OptionGroup var manifests: ManifestFileOptions

  @OptionGroup var language: LanguageOption

  @Option(name: .long, help: ArgumentHelp(QRTexts.jobs, valueName: "count"))
  var jobs: Int?

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if words.isEmpty, input == nil { throw ValidationError(QRTexts.nothing) }
    if !words.isEmpty, input != nil { throw ValidationError(QRTexts.both) }
    try inputOption.checkStandardInput(besides: manifests.manifest)
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError(QRTexts.invalidJobs) }
    if name != nil, input == nil || folder == nil {
      throw ValidationError(QRTexts.nameWithoutFolder)
    }
    for assignment in words.dropFirst(2) { _ = try BuildCommand.assignment(assignment) }
  }

  func execute() throws(Failure) -> ExitStatus {
    let format = try chosenFormat()
    if caption, format != .svg, format != .terminal { throw Failure(QRTexts.captionFormat) }
    if module != nil, format != .svg, format != .png { throw Failure(QRTexts.moduleFormat) }
    if background != nil, format != .terminal { throw Failure(QRTexts.backgroundFormat) }
    let origin = try manifests.origin()
    let inputs = InputPaths(origin.paths + (input.map { [$0] } ?? []))
    try OutputFile.check(output, besides: inputs)
    let router = try ManifestLoader.router(
      ManifestLoader.load(origin, environment: manifests.environment))
    try checkScheme(router)
    let terminal =
      background.map { (style: QRTerminalStyle(on: $0), isAssumed: false) }
      ?? QRTerminalStyle.environment
    let report = CodeReport(
      router,
      CodeReport.Options(
        format: format,
        payload: QRPayloadOptions(
          isUppercase: uppercase, scheme: scheme, secrets: withoutSecrets ? .leftOut : .webOnly),
        level: level, moduleSize: module, hasCaption: caption, terminal: terminal.style),
      origin: origin, texts: language.texts, style: .standardError)
    if let module {
      do throws(QRCodeError) {
        try QRSymbol.check(moduleSize: module)
      } catch {
        throw Failure(text: report.texts.codeError(error))
      }
    }
    let outcome = try draw(report, router: router, sources: Sources(origin: origin, paths: inputs))
    if format == .terminal, terminal.isAssumed, outcome.isAnyDrawn {
      StandardError.write(report.texts.assumedGround + "\n")
    }
    return outcome.status
  }

  /// The result for all links; if there are many, some may be rejected and some drawn.
  private typealias Outcome = (status: ExitStatus, isAnyDrawn: Bool)

  /// The files that the command reads.
  private struct Sources {
    var origin: ManifestOrigin
    var paths: InputPaths
  }

  /// Draws the codes that the arguments request.
  private func draw(
    _ report: CodeReport, router: Router, sources: Sources
  ) throws(Failure) -> Outcome {
    if let input { return try drawMany(input, report, besides: sources.paths) }
    let status =
      try words.count == 1
      ? CodeDrawing(report, output: output).draw(words[0])
      : drawRoute(report, router, origin: sources.origin)
    return (status, status == .success)
  }

  /// Returns the value of `--format`; without it, the format that the input and output imply.
  private func chosenFormat() throws(Failure) -> CodeReport.Format {
    if let format { return format }
    if input != nil { return folder == nil ? .payload : .svg }
    guard let output, output != "-" else {
      return StandardOutput.isTerminal ? .terminal : .payload
    }
    guard let format = CodeReport.Format(path: output) else {
      throw Failure(QRTexts.unknownExtension(output))
    }
    return format
  }

  /// Rejects a scheme other than `https` that no app or route declares, independent of the links.
  private func checkScheme(_ router: Router) throws(Failure) {
    guard let scheme else { return }
    let own = router.manifests.flatMap { app in
      app.schemes + app.routes.flatMap { $0.schemes ?? [] }
    }
    guard scheme != "https", !own.contains(scheme) else { return }
    let known = ["https"] + Set(own).sorted()
    throw Failure(QRTexts.unknownScheme(scheme, known))
  }

  /// The output folder for many codes; `nil` for standard output.
  private var folder: String? { output == "-" ? nil : output }

  /// Draws the code of the link that an app, a route, and values specify.
  private func drawRoute(
    _ report: CodeReport, _ router: Router, origin: ManifestOrigin
  ) throws(Failure) -> ExitStatus {
    let building = BuildReport(
      router, reference: RouteReference(app: words[0], route: words[1]),
      values: words.dropFirst(2).compactMap { ParameterAssignment($0) })
    let link: String
    do throws(LinkError) {
      link = try building.link(scheme: nil)
    } catch {
      let refusal = BuildRefusal(
        error, app: words[0], route: words[1], scheme: nil, manifests: manifests, origin: origin)
      return try refusal.report(
        building, isJSON: report.refusalsAreResults, report.texts)
    }
    return try CodeDrawing(report, output: output).draw(link)
  }

  /// Draws the codes of the links in a file.
  private func drawMany(
    _ input: String, _ report: CodeReport, besides inputs: InputPaths
  ) throws(Failure) -> Outcome {
    var files: CodeFolder?
    if let folder {
      files = try CodeFolder(folder, template: name ?? "{line}", report, besides: inputs)
    } else if ![.payload, .json].contains(report.options.format) {
      throw Failure(QRTexts.noFolder)
    }
    let work = CodeWork(report: report, files: files)
    // A single thread ensures that the first of two links with the same file name gets that name.
    let jobs = files?.hasOrder == true ? 1 : jobs ?? System.processorCount
    let tally = try LineJobs.run(input, work, jobs: jobs)
    return (tally.refused == 0 ? .success : .rejected, tally.refused < tally.links)
  }
}
