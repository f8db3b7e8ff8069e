import ArgumentParser
import DiagnosticReporters
import Diagnostics
import LinkAssociations
import LinkRouting

/// Association files that are judged by, ours or not.
struct AssociationFileOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp(VerdictTexts.apple, valueName: "file"), completion: .file())
  var apple: String?

  @Option(
    name: .long, help: ArgumentHelp(VerdictTexts.android, valueName: "file"), completion: .file())
  var android: String?

  @Option(
    name: .customLong("manifest-xml"),
    help: ArgumentHelp(VerdictTexts.manifestXML, valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var manifestXML: String?

  /// Whether no file is given.
  var isEmpty: Bool { apple == nil && android == nil && manifestXML == nil }

  /// What is wrong with the files.
  struct Problems {
    /// The diagnostics as text, without those that are only information; `nil` if there is none.
    var text: String?
    /// How much they matter.
    var severities: Set<Severity>

    /// - Parameter bytes: The bytes of a file.
    init(_ diagnostics: [Diagnostic], bytes: @escaping (String) -> [UInt8]?) {
      let problems = diagnostics.filter { $0.severity > .info }
      severities = Set(problems.map(\.severity))
      guard !problems.isEmpty else { return }
      text = DiagnosticReport(.text, ReportOptions(.standardError), source: bytes).text(
        of: problems)
    }
  }

  /// Who is asked: the platforms of the files.
  func judge(router: Router?) throws(Failure) -> (LinkJudge, Problems) {
    var inputs: [AssociationInput] = []
    if let apple { inputs.append(try AssociationInput(.apple, path: apple)) }
    if let android { inputs.append(try AssociationInput(.assetLinks, path: android)) }
    if let manifestXML { inputs.append(try AssociationInput(.androidManifest, path: manifestXML)) }
    var appleFile: AppleAssociation?
    var association = AndroidAssociation()
    for input in inputs {
      switch input.file {
      case .apple(let file): appleFile = file
      case .assetLinks(let file): association.assetLinks = file
      case .androidManifest(let file): association.manifest = file
      }
    }
    let diagnostics = (appleFile?.diagnostics ?? []) + association.diagnostics()
    let bytes = Dictionary(inputs.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
    let judge = LinkJudge(
      apple: appleFile, assetLinks: association.assetLinks, manifest: association.manifest,
      bytes: bytes, router: router)
    return (judge, Problems(diagnostics) { bytes[$0] })
  }
}
