import CatalogLinting
import Files
import LinkAssociations
import LinkCodeGeneration
import LinkManifests
import LinkRouting
import ManifestDrafts
import Reports

/// The work of the commands that write association files from manifests.
struct AssociationWriting {
  /// A file to write.
  struct File {
    /// The path of the file, relative to the output folder.
    var path: String
    /// The host that serves the file; `nil` for other files.
    var host: String?
    /// The address at which the host serves the file; `nil` for other files.
    var address: String?
    var text: AssociationText

    init(path: String, _ text: AssociationText) {
      self.path = path
      self.text = text
    }

    /// Creates a file that a host serves in its well-known folder.
    init(host: String, name: String, _ text: AssociationText) {
      self.init(path: host + "/" + name, text)
      self.host = host
      address = "https://" + host + "/.well-known/" + name
    }
  }

  private let options: AssociationOptions
  private let target: String
  /// The command-line arguments that are specific to the command, without the shared options.
  private let arguments: [String]
  /// `true` if the files may contain the placeholder host of a draft manifest.
  private let allowsPlaceholderHosts: Bool
  /// The files from which the manifests are read.
  private let inputs: InputPaths
  /// The manifests of the selected apps.
  let manifests: [LinkManifest]

  init(
    _ options: AssociationOptions, target: String, arguments: [String] = [],
    allowsPlaceholderHosts: Bool = true, versions: AppVersionsOption? = nil
  ) throws(Failure) {
    self.options = options
    self.target = target
    self.arguments = arguments + (versions?.arguments ?? [])
    self.allowsPlaceholderHosts = allowsPlaceholderHosts
    let origin = try options.manifests.files.origin()
    inputs = InputPaths(origin.paths)
    try OutputFile.check(options.destination.output, besides: inputs)
    let selected = try options.manifests.selectedWithSharedExclusions(from: origin)
    manifests = versions?.available(selected) ?? selected
  }

  /// Prints, writes, or compares a file for each host or app.
  ///
  /// Standard error lists, as information, the links that a platform opens although the router
  /// rejects them, and the links that a platform does not open although the router accepts them.
  ///
  /// - Parameters:
  ///   - things: The hosts or apps.
  ///   - empty: The error message if there are no hosts or apps.
  ///   - file: A closure that returns the file of a host or app.
  /// - Returns: ``ExitStatus/rejected`` if there are no hosts or apps, if a file cannot be written,
  ///   if a placeholder host is not allowed, or if `--check` finds a stale or missing file.
  ///   Standard error lists every file that cannot be written.
  func run<Thing>(
    _ things: [Thing], empty: String,
    _ file: (Thing) throws(AssociationWriteError) -> File
  ) throws(Failure) -> ExitStatus {
    guard !things.isEmpty else {
      StandardError.write("error: " + empty + "\n")
      return .rejected
    }
    var items: [CodeOutput.Item] = []
    var refusals: [AssociationWriteError] = []
    var widenings: [AssociationWidening] = []
    var known: Set<AssociationWidening> = []
    var narrowings: [AssociationNarrowing] = []
    for thing in things {
      do throws(AssociationWriteError) {
        let made = try file(thing)
        items.append(
          CodeOutput.Item(
            file: GeneratedFile(path: made.path, text: made.text.text), host: made.host,
            address: made.address))
        // Hosts share routes; each problem of a route is reported once.
        widenings += made.text.widenings.filter { known.insert($0).inserted }
        narrowings += made.text.narrowings.filter { !narrowings.contains($0) }
      } catch {
        if !refusals.contains(error) { refusals.append(error) }
      }
    }
    for refusal in refusals { StandardError.write(AssociateTexts.refusal(refusal) + "\n") }
    let unnamed = allowsPlaceholderHosts ? [] : manifests.filter(Self.hasPlaceholderHost)
    for manifest in unnamed {
      StandardError.write(AssociateTexts.placeholderHost(of: manifest.app) + "\n")
    }
    guard refusals.isEmpty, unnamed.isEmpty else { return .rejected }
    for widening in widenings { StandardError.write(AssociateTexts.widening(widening) + "\n") }
    for narrowing in narrowings {
      StandardError.write(AssociateTexts.narrowing(narrowing) + "\n")
    }
    let command = ["associate", target] + options.arguments + arguments
    return try CodeOutput(
      options.destination, target: target, command: command, inputs: inputs
    ).deliver(items)
  }

  /// Returns `true` if a manifest still contains the placeholder host of a draft.
  private static func hasPlaceholderHost(_ manifest: LinkManifest) -> Bool {
    manifest.hosts.contains(ManifestDraft.placeholderHost)
  }

  /// Reports each omitted host with the reason.
  static func tell(_ omissions: [AssociationOmission]) {
    for omission in omissions { StandardError.write(AssociateTexts.omission(omission) + "\n") }
  }
}
