import ArgumentParser
import DiagnosticReporters
import Diagnostics
import LinkAssociations
import LinkRouting

/// The options that name association files, which need not have been written by this tool.
struct AssociationFileOptions: ParsableArguments {
  private static let appleHelp =
    "apple-app-site-association file; HOST=FILE also names its host; may be repeated."
  private static let androidHelp =
    "assetlinks.json file; HOST=FILE also names its host; may be repeated."

  @Option(
    name: .long, help: ArgumentHelp(AssociationFileOptions.appleHelp, valueName: "file"),
    completion: .file())
  var apple: [ServedFile] = []

  @Option(
    name: .long, help: ArgumentHelp(AssociationFileOptions.androidHelp, valueName: "file"),
    completion: .file())
  var android: [ServedFile] = []

  @Option(
    name: .customLong("manifest-xml"),
    help: ArgumentHelp("Android manifest (AndroidManifest.xml).", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var manifestXML: [String] = []

  /// The paths of the files.
  var paths: [String] { (apple + android).map(\.path) + manifestXML }

  /// A Boolean value that indicates whether no file is specified.
  var isEmpty: Bool { paths.isEmpty }

  /// Checks that each host has at most one file of each kind, and that at most one Android manifest
  /// is specified.
  func checkHosts() throws(ValidationError) {
    for (option, files) in [("--apple", apple), ("--android", android)] {
      var hosts: Set<String?> = []
      for file in files where !hosts.insert(file.host).inserted {
        throw ValidationError(VerdictTexts.severalFiles(option, host: file.host))
      }
    }
    if manifestXML.count > 1 { throw ValidationError(VerdictTexts.severalManifests) }
  }

  /// The errors and warnings about the files.
  struct Problems {
    /// The errors and warnings as text; `nil` if there are none.
    var text: String?
    /// The severities of the errors and warnings.
    var severities: Set<Severity>

    /// Creates the problems from the diagnostics whose severity is above `info`.
    ///
    /// - Parameter bytes: A closure that returns the bytes of the file at a path.
    init(_ diagnostics: [Diagnostic], bytes: @escaping (String) -> [UInt8]?) {
      let problems = diagnostics.filter { $0.severity > .info }
      severities = Set(problems.map(\.severity))
      guard !problems.isEmpty else { return }
      text = DiagnosticReport(.text, ReportOptions(.standardError), source: bytes).text(
        of: problems)
    }
  }

  /// Returns an object that determines the verdicts of the platforms whose files are specified, and
  /// the problems in the files.
  func judge(router: Router?) throws(Failure) -> (LinkJudge, Problems) {
    var bytes: [String: [UInt8]] = [:]
    func read(_ kind: AssociationFile.Kind, _ path: String) throws(Failure) -> AssociationFile {
      let input = try AssociationInput(kind, path: path)
      bytes[path] = input.bytes
      return input.file
    }
    var diagnostics: [Diagnostic] = []
    var appleFiles = ServedFiles<AppleAssociation>()
    for served in apple {
      guard case .apple(let file) = try read(.apple, served.path) else { continue }
      appleFiles.add(file, of: served.host)
      diagnostics += file.diagnostics
    }
    var filters: AndroidManifest?
    for path in manifestXML {
      if case .androidManifest(let file) = try read(.androidManifest, path) { filters = file }
    }
    var assetLinksFiles = ServedFiles<AssetLinks>()
    if android.isEmpty { diagnostics += AndroidAssociation(manifest: filters).diagnostics() }
    for served in android {
      guard case .assetLinks(let file) = try read(.assetLinks, served.path) else { continue }
      assetLinksFiles.add(file, of: served.host)
      diagnostics += AndroidAssociation(assetLinks: file, manifest: filters).diagnostics()
    }
    let judge = LinkJudge(
      appleFiles: appleFiles, assetLinksFiles: assetLinksFiles, manifest: filters, bytes: bytes,
      router: router)
    // Each assetlinks.json is checked together with the manifest, so the problems of the manifest
    // are found repeatedly. The set removes the duplicates.
    return (judge, Problems(Set(diagnostics).sorted()) { bytes[$0] })
  }
}

extension ServedFiles {
  /// Sets the file of a host; if `host` is `nil`, sets the file of all hosts for which no file is
  /// set.
  fileprivate mutating func add(_ file: File, of host: String?) {
    if let host { byHost[host] = file } else { other = file }
  }
}
