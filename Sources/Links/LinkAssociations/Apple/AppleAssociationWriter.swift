public import LinkRouting
import TextPrimitives

/// Writes the files that Apple's platforms and web hosts need for the apps in link manifests.
///
/// On ``hosts``, the files open every link that the router accepts. If Apple's patterns cannot
/// express a requirement, more links open, and an ``AssociationWidening`` reports them. A component
/// that excludes links is written only if a proof shows that it prevents no link of a route from
/// opening.
///
/// The proofs for a host have a budget. Hosts with hundreds of routes whose paths begin with a
/// value may use it up. If they do, more links of these routes open, which is reported as
/// ``AssociationWidening/Code/proofNotFinished``.
///
/// ```swift
/// let writer = AppleAssociationWriter([manifest])
/// let file = try writer.associationFile(host: "wordly.ai")
/// // file.text, file.widenings
/// ```
public struct AppleAssociationWriter: Sendable {
  /// The apps in the order of their details, each with the exclusions of all apps on its hosts.
  public let manifests: [LinkManifest]

  /// For each of ``manifests``, its hosts, grouped by their routes and exclusions.
  let hostGroups: [HostGroups]

  /// Creates a writer for apps, which may share hosts.
  ///
  /// - Complexity: O(*n*), where *n* is the number of hosts and routes, plus a proof for each group
  ///   of hosts with separate exclusions. The proofs have a limited budget.
  public init(_ manifests: [LinkManifest]) {
    self.manifests = manifests.withSharedExclusions
    hostGroups = self.manifests.map(HostGroups.init)
  }

  /// Writes the association file of a host.
  ///
  /// - Parameters:
  ///   - host: One of ``hosts``.
  ///   - allowsPlaceholders: `true` to also accept apps whose identity is only a placeholder.
  ///   - isReadable: `true` to write one short pattern for each route, which opens more links.
  ///     ``LinkJudge/excessOpenings(of:host:budget:)`` finds these links.
  /// - Throws: ``AssociationWriteError`` with `no-host`, `no-identity`, `placeholder` or
  ///   `too-large`.
  /// - Complexity: O(*p* · *r*) for *p* parameters and *r* routes with similar paths, with a proof
  ///   for each pair. The proofs for a file have a budget of less than a second. Unfinished proofs
  ///   are reported. A file that is too large is written again with less detail, up to three times.
  public func associationFile(
    host: String, allowsPlaceholders: Bool = false, isReadable: Bool = false
  ) throws(AssociationWriteError) -> AssociationText {
    let file = try unlimitedFile(
      host: host, allowsPlaceholders: allowsPlaceholders, isReadable: isReadable)
    let size = file.text.utf8.count
    guard size <= AppleAssociation.maximumSize else {
      throw AssociationWriteError(
        code: .tooLarge, app: file.app,
        expected: "at most \(AppleAssociation.maximumSize) bytes, found \(size)")
    }
    return AssociationText(text: file.text, widenings: file.widenings)
  }

  /// Returns the file of a host, even if it exceeds the maximum size.
  ///
  /// If the file is too large, the writer omits parts without which all links of routes still open:
  /// first the comments, then also the components that exclude invalid values. If the file is still
  /// too large, the writer repeats both steps without the words of long lists.
  func unlimitedFile(
    host: String, allowsPlaceholders: Bool, isReadable: Bool = false
  ) throws(AssociationWriteError) -> HostFile {
    var file: HostFile?
    for content in isReadable ? [AppleFileContent.readable] : AppleFileContent.all {
      // If a single list of words exceeds the maximum file size, a file with complete lists cannot
      // fit.
      if content.maximumListSize == nil, !isReadable, hasHugeList { continue }
      let next = try self.file(
        host: host, allowsPlaceholders: allowsPlaceholders, content: content)
      if next.text.utf8.count <= AppleAssociation.maximumSize { return next }
      file = next
    }
    guard let file else { throw noHost }
    return file
  }

  /// `true` if a single list of words exceeds the maximum size of a file.
  private var hasHugeList: Bool {
    manifests.contains { manifest in
      manifest.types.contains { type in
        guard case .enumeration(let words) = type.kind else { return false }
        return words.reduce(0) { $0 + $1.utf8.count } > AppleAssociation.maximumSize
      }
    }
  }

  /// The file of a host.
  struct HostFile {
    var text: String
    var widenings: [AssociationWidening]
    /// The name of the first app in the file, for errors.
    var app: String
    /// For each detail, the route of each component; `nil` for a component without a route.
    var routes: [[String?]]
  }

  private var noHost: AssociationWriteError {
    AssociationWriteError(
      code: .noHost, app: manifests.first?.app ?? "",
      expected: hosts.isEmpty
        ? "a host without a port" : hosts.map(\.quoted).joined(separator: " or "))
  }

  private func file(
    host: String, allowsPlaceholders: Bool, content: AppleFileContent
  ) throws(AssociationWriteError) -> HostFile {
    let apps = zip(manifests, hostGroups).compactMap { manifest, groups in
      groups.group(of: host).flatMap { $0.isOpen ? (manifest: manifest, group: $0) : nil }
    }
    guard !apps.isEmpty, Self.obstacle(host) == nil else { throw noHost }
    var variables = AppleVariables(maximumListSize: content.maximumListSize ?? .max)
    var details: [(appIDs: [String], components: [AppleComponentText])] = []
    var widenings: [AssociationWidening] = []
    for (manifest, group) in apps {
      let appIDs = try Self.identity(of: manifest, allowsPlaceholders: allowsPlaceholders).appIDs
      let others = apps.flatMap { $0.manifest.platforms.apple?.appIDs ?? [] }
      let isAlone = appIDs.allSatisfy { id in others.count { $0 == id } == 1 }
      let text = AppleHostText(
        manifest, on: group, content: content, isAlone: isAlone, variables: &variables)
      details.append((appIDs, text.components))
      widenings += text.widenings
      if group.hasSubdomain { widenings.append(.subdomain) }
    }
    variables.keep(Self.usedVariables(details.flatMap(\.components)))
    var text = Self.text(details, variables, hasComments: true)
    if text.utf8.count > AppleAssociation.maximumSize {
      text = Self.text(details, variables, hasComments: false)
    }
    return HostFile(
      text: text, widenings: Self.fileWidenings + widenings, app: apps[0].manifest.app,
      routes: details.map { $0.components.map(\.route) })
  }

  /// The widenings of every file, regardless of its routes.
  private static let fileWidenings = [
    AssociationWidening(
      code: .linkSyntaxNotExpressible,
      explanation: "links that URL parsers read in different ways"),
    AssociationWidening(
      code: .encodedSlashNotExpressible,
      explanation: "links with a percent-encoded slash (%2F) where the route has a slash"),
    AssociationWidening(
      code: .encodedBackslashNotExpressible,
      explanation: "links with a percent-encoded backslash (%5C), which no route matches"),
  ]

  /// Returns the identity of an app on Apple's platforms.
  ///
  /// - Throws: ``AssociationWriteError`` with `no-identity`, or with `placeholder` if the identity
  ///   is a placeholder and `allowsPlaceholders` is `false`.
  static func identity(
    of manifest: LinkManifest, allowsPlaceholders: Bool
  ) throws(AssociationWriteError) -> Platforms.Apple {
    guard let apple = manifest.platforms.apple, !apple.appIDs.isEmpty else {
      throw AssociationWriteError(
        code: .noIdentity, app: manifest.app, expected: "'platforms.apple.appIDs' in the manifest")
    }
    guard allowsPlaceholders || !apple.isPlaceholder else {
      throw AssociationWriteError(
        code: .placeholder, app: manifest.app,
        expected: "real identifiers in 'platforms.apple', without 'placeholder: true'")
    }
    return apple
  }

  private static func usedVariables(_ components: [AppleComponentText]) -> Set<String> {
    var used: Set<String> = []
    for pattern in components.flatMap(\.patterns) {
      for case .variable(let name, _) in PatternCompiler.parts(Array(pattern.utf8)) {
        used.insert(name)
      }
    }
    return used
  }

  private static func text(
    _ details: [(appIDs: [String], components: [AppleComponentText])],
    _ variables: AppleVariables, hasComments: Bool
  ) -> String {
    var lines = ["{", "  \"applinks\": {", "    \"defaults\": { \"percentEncoded\": false },"]
    let names = variables.values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if !names.isEmpty {
      lines.append("    \"substitutionVariables\": {")
      for (index, name) in names.enumerated() {
        let values = JSONText.array(variables.values[name] ?? [])
        lines.append(
          "      \(JSONText.quoted(name)): \(values)" + (index + 1 < names.count ? "," : ""))
      }
      lines.append("    },")
    }
    lines.append("    \"details\": [")
    for (index, detail) in details.enumerated() {
      lines += ["      {", "        \"appIDs\": \(JSONText.array(detail.appIDs)),"]
      lines.append("        \"components\": [")
      for (place, component) in detail.components.enumerated() {
        lines.append(
          "          \(component.json(hasComment: hasComments))"
            + (place + 1 < detail.components.count ? "," : ""))
      }
      lines += ["        ]", "      }" + (index + 1 < details.count ? "," : "")]
    }
    lines += ["    ]", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }
}

/// The level of detail of an Apple association file.
///
/// A less detailed file is smaller, but opens more links.
struct AppleFileContent {
  /// `true` to exclude values that parameter types reject.
  var excludesValues: Bool
  /// `true` to write each route as one pattern with a wildcard for each value.
  var isReadable = false
  /// The maximum size of a list of words in bytes; `nil` for no limit.
  var maximumListSize: Int?

  /// The level of detail of a readable file, which contains only the patterns of routes and the
  /// manifest's exclusions.
  static let readable = AppleFileContent(excludesValues: false, isReadable: true)

  /// The levels of detail to try until the file is small enough, most detailed first.
  static let all = [
    AppleFileContent(excludesValues: true), AppleFileContent(excludesValues: false),
    AppleFileContent(excludesValues: true, maximumListSize: 4096),
    AppleFileContent(excludesValues: false, maximumListSize: 4096),
  ]
}
