import CatalogLinting
import Files
import LinkCodeGeneration
import LinkManifests
import Reports
import TextPrimitives

/// Where generated files go: standard output, a file, or a folder.
struct CodeOutput {
  /// A file, and what it was made of.
  struct Item {
    var file: GeneratedFile
    var manifest: String?
    /// The host that serves the file, if one does.
    var host: String?
    /// The address at which the host serves it.
    var address: String?
  }

  private let options: OutputOptions
  /// What the files are, for reports.
  private let target: String
  /// The arguments that bring the files up to date, without those of ``OutputOptions``.
  private let arguments: [String]
  /// The ending of a path that is a file although nothing is there yet; `nil` if one file alone always is one.
  private let fileExtension: String?
  /// A Boolean value that indicates whether several files are printed with a line before each that
  /// names it.
  private let hasHeaders: Bool
  /// What the files are made of, which none of them replaces.
  private let inputs: InputPaths

  init(
    _ options: OutputOptions, target: CodeTarget, arguments: [String],
    inputs: InputPaths = InputPaths()
  ) {
    self.options = options
    self.inputs = inputs
    self.target = target.rawValue
    self.arguments = ["generate", target.rawValue] + arguments
    fileExtension = target.fileExtension
    hasHeaders = false
  }

  /// Makes the output of a command whose files have names that their readers prescribe.
  init(_ options: OutputOptions, target: String, command: [String], inputs: InputPaths) {
    self.options = options
    self.inputs = inputs
    self.target = target
    arguments = command
    fileExtension = nil
    hasHeaders = true
  }

  /// Prints, writes or compares files, as the options say.
  func deliver(_ items: [Item]) throws(Failure) -> ExitStatus {
    guard let output = options.output, output != "-" else {
      if options.check { throw Failure(GenerateTexts.checkWithoutOutput) }
      try printFiles(items)
      return .success
    }
    let folder = try folder(output, for: items)
    for item in items {
      try OutputFile.check(folder.map { $0 + item.file.path } ?? output, besides: inputs)
    }
    // The command that --check names must do where nothing is yet.
    for item in items where !options.check {
      let path = folder.map { $0 + item.file.path } ?? output
      if let slash = path.lastIndex(of: "/") { try OutputFile.makeFolders(String(path[..<slash])) }
    }
    var entries: [GenerationReport.Entry] = []
    for item in items {
      let path = folder.map { $0 + item.file.path } ?? output
      let status = try options.check ? compare(item.file, path) : write(item.file, path)
      entries.append(
        GenerationReport.Entry(
          path: path, manifest: item.manifest, host: item.host, address: item.address,
          status: status))
    }
    let report = report(entries, output)
    try write(report)
    return report.isBehind ? .rejected : .success
  }

  private func report(
    _ entries: [GenerationReport.Entry], _ output: String
  ) -> GenerationReport {
    GenerationReport(
      target: target, entries, arguments: arguments + ["--output", output])
  }

  private func write(_ report: GenerationReport) throws(Failure) {
    var buffer = ByteBuffer()
    switch options.format {
    case .json: report.appendJSON(to: &buffer)
    default: report.appendText(style: .standardOutput, to: &buffer)
    }
    try StandardOutput.write(buffer)
  }

  /// Writes the files to standard output, one after the other.
  ///
  /// One file alone is printed as it is, so that a program can read it.
  private func printFiles(_ items: [Item]) throws(Failure) {
    guard options.format == .json else {
      let texts = items.map { item in
        hasHeaders && items.count > 1
          ? "==> \(item.address ?? item.file.path) <==\n" + item.file.text : item.file.text
      }
      return try StandardOutput.write(texts.joined(separator: "\n"))
    }
    let entries = items.map { item in
      GenerationReport.Entry(
        path: item.file.path, manifest: item.manifest, host: item.host, address: item.address,
        status: .printed, text: item.file.text)
    }
    try write(report(entries, "-"))
  }

  /// The folder that a path means, with a slash at its end; `nil` if it means a file.
  ///
  /// What is not there yet is a file if it is named like one of the target.
  private func folder(_ path: String, for items: [Item]) throws(Failure) -> String? {
    let kind = System.kind(of: path)
    let isNamedLikeFile = fileExtension.map { path.hasSuffix("." + $0) } ?? (items.count == 1)
    if kind == .folder || path.hasSuffix("/") || (kind == nil && !isNamedLikeFile) {
      return path.hasSuffix("/") ? path : path + "/"
    }
    if items.count > 1 { throw Failure(GenerateTexts.severalFiles(items.count, path)) }
    return nil
  }

  private func compare(
    _ file: GeneratedFile, _ path: String
  ) throws(Failure) -> GenerationReport.Status {
    guard System.kind(of: path) != nil else { return .missing }
    return try InputFile.read(path) == Array(file.text.utf8) ? .current : .stale
  }

  /// Replaces a file at once if it differs; one that does not keeps its time, so that nothing is built
  /// anew.
  private func write(
    _ file: GeneratedFile, _ path: String
  ) throws(Failure) -> GenerationReport.Status {
    if AtomicFile.replaces(path), try compare(file, path) == .current { return .unchanged }
    var buffer = ByteBuffer(capacity: file.text.utf8.count)
    buffer.append(file.text)
    try OutputFile.write(buffer, to: path, isBinary: false)
    return .written
  }
}
