import BundledApps
import CatalogLinting
import DiagnosticReporters
import Diagnostics
import Files
import LinkCodeGeneration
import LinkManifests
import LinkRouting
import Reports

/// The work of the commands that generate code from manifests.
struct CodeWriting {
  private let options: GenerationOptions
  /// The options for the target language, as command-line arguments.
  private let arguments: [String]

  init(_ options: GenerationOptions, arguments: [String] = []) {
    self.options = options
    self.arguments = arguments
  }

  /// Generates the files of the manifests, and prints, writes, or compares them.
  ///
  /// With text output, standard error lists the warnings of the manifests.
  ///
  /// - Returns: ``ExitStatus/rejected`` if a manifest has an error, which is reported, or with
  ///   `--check` if a file is stale or missing.
  func run<Generator: CodeGenerator>(_ generator: Generator) throws(Failure) -> ExitStatus {
    let origin = try options.manifests.origin()
    let inputs = InputPaths(origin.paths)
    try OutputFile.check(options.destination.output, besides: inputs)
    let sources = try sources(from: origin)
    let environment = options.manifests.environment
    let set = ManifestSet(reading: sources, environment: environment)
    guard !set.hasErrors else {
      try report(set.diagnostics, sources)
      return .rejected
    }
    try ManifestLoader.check(environment, among: set.environments)
    // JSON output contains one line per file, so warnings cannot be part of it.
    if options.destination.format != .json { try report(set.diagnostics, sources) }
    let items = set.files.map { file in
      CodeOutput.Item(file: generator.file(for: file), manifest: file.path)
    }
    let given = options.manifests.arguments + arguments
    try checkPaths(of: items)
    return try CodeOutput(
      options.destination, target: Generator.target, arguments: given, inputs: inputs
    ).deliver(items)
  }

  /// Returns the manifests of an origin as files, even if they are the bundled ones.
  private func sources(from origin: ManifestOrigin) throws(Failure) -> [ManifestSource] {
    guard case .files(let paths) = origin else {
      return BundledApp.all.map { manifest in
        ManifestSource(
          path: manifest.app + ".links.yaml", bytes: Array(ManifestWriter().text(of: manifest).utf8)
        )
      }
    }
    var sources: [ManifestSource] = []
    for path in paths {
      sources.append(ManifestSource(path: path, bytes: try InputFile.read(path)))
    }
    return sources
  }

  /// Writes diagnostics as JSON to standard output, or as text to standard error.
  private func report(
    _ diagnostics: [Diagnostic], _ sources: [ManifestSource]
  ) throws(Failure) {
    func bytes(_ path: String) -> [UInt8]? { sources.first { $0.path == path }?.bytes }
    if options.destination.format == .json {
      try DiagnosticReport(.json, ReportOptions(.standardOutput), source: bytes)
        .print(diagnostics)
    } else {
      let report = DiagnosticReport(.text, ReportOptions(.standardError), source: bytes)
      StandardError.write(report.text(of: diagnostics))
    }
  }

  /// Rejects manifests whose files would overwrite each other, even if only the case differs.
  private func checkPaths(of items: [CodeOutput.Item]) throws(Failure) {
    var seen: [String: String] = [:]
    for item in items {
      let key = item.file.path.lowercased()
      if let first = seen[key] {
        throw Failure(
          GenerateTexts.samePath(item.file.path, first: first, second: item.manifest ?? ""))
      }
      seen[key] = item.manifest
    }
  }
}
