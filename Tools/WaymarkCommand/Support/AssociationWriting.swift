import CatalogLinting
import Files
import LinkAssociations
import LinkCodeGeneration
import LinkManifests
import LinkRouting
import ManifestDrafts
import Reports

/// Manifests in, association files out.
struct AssociationWriting {
  /// A file that is written.
  struct File {
    /// The path in a folder.
    var path: String
    /// The host that serves the file, if one does.
    var host: String?
    /// The address at which the host serves it.
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
  /// The options of the command itself, as they are typed.
  private let arguments: [String]
  /// A Boolean value that indicates whether a host may be written that only holds the place of a
  /// real one.
  private let allowsPlaceholderHosts: Bool
  /// What the manifests are read from.
  private let inputs: InputPaths
  /// The apps that are meant.
  let manifests: [LinkManifest]

  init(
    _ options: AssociationOptions, target: String, arguments: [String] = [],
    allowsPlaceholderHosts: Bool = true
  ) throws(Failure) {
    self.options = options
    self.target = target
    self.arguments = arguments
    self.allowsPlaceholderHosts = allowsPlaceholderHosts
    let origin = try options.manifests.files.origin()
    inputs = InputPaths(origin.paths)
    try OutputFile.check(options.destination.output, besides: inputs)
    manifests = try options.manifests.selectedWithSharedExclusions(from: origin)
  }

  /// Delivers a file for each of some things: hosts, or apps.
  ///
  /// - Parameters:
  ///   - things: What there is a file for.
  ///   - empty: What is said if there is nothing.
  ///   - file: Makes the file of one.
  /// What the files cannot say goes to standard error, as information.
  ///
  /// - Returns: ``ExitStatus/rejected`` if one of them cannot be written, which is said for each, or is not what it
  ///   should be.
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
        // Hosts share routes, which are told once.
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

  /// Returns `true` if a host is still the one that a draft begins with.
  private static func hasPlaceholderHost(_ manifest: LinkManifest) -> Bool {
    manifest.hosts.contains(ManifestDraft.placeholderHost)
  }

  /// Tells the hosts that are left out, each with the reason.
  static func tell(_ omissions: [AssociationOmission]) {
    for omission in omissions { StandardError.write(AssociateTexts.omission(omission) + "\n") }
  }
}
