import CatalogLinting
import Files
import LinkCodeGeneration
import LinkManifests
import Reports
import TextPrimitives

/// The destination of generated files: standard output, a file, or a folder.
struct CodeOutput {
  /// A generated file, its manifest, and the host that serves it.
  struct Item {
    var file: GeneratedFile
    var manifest: String?
    /// The host that serves the file; `nil` if no host serves it.
    var host: String?
    /// The address at which the host serves the file; `nil` if no host serves it.
    var address: String?
  }

  private let options: OutputOptions
  /// The kind of the files, as reports name it.
  private let target: String
  /// The arguments of the command that updates the files, without the ``OutputOptions``.
  private let arguments: [String]
  /// The extension that identifies the path of a new file; any other new path is a folder.
  ///
  /// If this is `nil`, a path that does not exist is a file if exactly one file is written.
  private let fileExtension: String?
  /// `true` to print the name of each file on a line before the file, if there are several files.
  private let hasHeaders: Bool
  /// The files that the command reads, which no output may overwrite.
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

  /// Creates the output of a command that writes files with prescribed names.
  init(_ options: OutputOptions, target: String, command: [String], inputs: InputPaths) {
    self.options = options
    self.inputs = inputs
    self.target = target
    arguments = command
    fileExtension = nil
    hasHeaders = true
  }

  /// Prints, writes, or compares files, depending on the options.
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
    // Missing folders are created, because `--check` suggests this command even if they do not
    // exist.
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
  /// A single file is printed without a heading, so that other programs can read it.
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

  /// Returns the folder at a path, with a trailing slash; `nil` if the path is a file.
  ///
  /// A path that does not exist is a file if it has the extension of the generated files. If the
  /// generated files have no common extension, the path is a file if exactly one file is written.
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

  /// Replaces a file atomically if its content differs.
  ///
  /// A file that is already equal keeps its modification time, so that build systems do not
  /// rebuild.
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
