public import LinkRouting
import TextPrimitives

/// Writes what Apple's platforms and web hosts need of the apps of manifests.
///
/// What the router accepts always opens. What the patterns of Apple's file cannot say is left open
/// and reported as an ``AssociationWidening``; excluding is said only where it is proved that no
/// route is closed by it. The proofs of a host have a budget, which only hundreds of routes use up
/// that begin with values: more of their links then open, which is reported as
/// ``AssociationWidening/Code/proofNotFinished``.
///
/// ```swift
/// let writer = AppleAssociationWriter([manifest])
/// let file = try writer.associationFile(host: "wordly.ai")
/// // file.text, file.widenings
/// ```
public struct AppleAssociationWriter: Sendable {
  /// The apps, in the order of their details, each with the exclusions of all apps on its hosts.
  public let manifests: [LinkManifest]

  /// The hosts of each app.
  let hostGroups: [HostGroups]

  /// Makes a writer for apps, which may share hosts.
  ///
  /// - Complexity: O(*n*) in the number of hosts and routes, plus a proof for each group of hosts
  ///   with exclusions of its own; a budget bounds the proofs.
  public init(_ manifests: [LinkManifest]) {
    self.manifests = manifests.withSharedExclusions
    hostGroups = self.manifests.map(HostGroups.init)
  }

  /// Writes the association file of a host.
  ///
  /// - Parameters:
  ///   - host: One of ``hosts``.
  ///   - allowsPlaceholders: Whether identities may be written that only hold the place of the real ones.
  ///   - isReadable: A Boolean value that indicates whether the file has one short pattern for each
  ///     route, which opens more; ``LinkJudge/excessOpenings(of:host:budget:)`` finds what.
  /// - Throws: ``AssociationWriteError`` with `no-host`, `no-identity`, `placeholder` or `too-large`.
  /// - Complexity: O(*p* · *r*) for *p* parameters and *r* routes whose paths may begin alike, each
  ///   pair with a proof; the proofs of a file have a budget of less than a second, and what they
  ///   leave open is reported. A file that is too large is made again, up to four times.
  public func associationFile(
    host: String, allowsPlaceholders: Bool = false, isReadable: Bool = false
  ) throws(AssociationWriteError) -> AssociationText {
    let file = try unlimitedFile(
      host: host, allowsPlaceholders: allowsPlaceholders, isReadable: isReadable)
    let size = file.text.utf8.count
    guard size <= AppleAssociation.maximumSize else {
      throw AssociationWriteError(
        code: .tooLarge, app: file.app,
        expected: "at most \(AppleAssociation.maximumSize) bytes, not \(size)")
    }
    return AssociationText(text: file.text, widenings: file.widenings)
  }

  /// The file of a host, of whatever size, and the first of its apps.
  ///
  /// What would make it larger than the system reads is left out, as far as nothing is closed by
  /// that: first the comments, then the exclusions of wrong values, then the words of long lists.
  func unlimitedFile(
    host: String, allowsPlaceholders: Bool, isReadable: Bool = false
  ) throws(AssociationWriteError) -> HostFile {
    var file: HostFile?
    for content in isReadable ? [AppleFileContent.readable] : AppleFileContent.all {
      // A list that alone is too large needs no attempt.
      if content.maximumListSize == nil, !isReadable, hasHugeList { continue }
      let next = try self.file(
        host: host, allowsPlaceholders: allowsPlaceholders, content: content)
      if next.text.utf8.count <= AppleAssociation.maximumSize { return next }
      file = next
    }
    guard let file else { throw noHost }
    return file
  }

  /// A Boolean value that indicates whether a list of words alone is larger than a file may be.
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
    /// The first of its apps.
    var app: String
    /// The routes of the components of each detail.
    var routes: [[String?]]
  }

  private var noHost: AssociationWriteError {
    AssociationWriteError(
      code: .noHost, app: manifests.first?.app ?? "",
      expected: hosts.isEmpty ? "a host without a port" : hosts.joined(separator: " or "))
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

  /// What no file says, whatever the routes are.
  private static let fileWidenings = [
    AssociationWidening(
      code: .linkSyntaxNotExpressible,
      explanation: "links that the router refuses because parsers read them differently"),
    AssociationWidening(
      code: .encodedSlashNotExpressible,
      explanation: "links with an encoded slash where the route has a slash"),
    AssociationWidening(
      code: .encodedBackslashNotExpressible,
      explanation: "links with an encoded backslash, which no route takes"),
  ]

  /// The identity of an app.
  static func identity(
    of manifest: LinkManifest, allowsPlaceholders: Bool
  ) throws(AssociationWriteError) -> Platforms.Apple {
    guard let apple = manifest.platforms.apple, !apple.appIDs.isEmpty else {
      throw AssociationWriteError(
        code: .noIdentity, app: manifest.app, expected: "platforms.apple.appIDs in the manifest")
    }
    guard allowsPlaceholders || !apple.isPlaceholder else {
      throw AssociationWriteError(
        code: .placeholder, app: manifest.app,
        expected: "real identifiers in platforms.apple, without placeholder: true")
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

/// What a file of Apple's contains; less of it makes a smaller file that opens more.
struct AppleFileContent {
  /// A Boolean value that indicates whether values are excluded that types reject.
  var excludesValues: Bool
  /// A Boolean value that indicates whether each route is one pattern with a wildcard for each
  /// value.
  var isReadable = false
  /// The greatest size in bytes of a list of words; `nil` for any.
  var maximumListSize: Int?

  /// Patterns of routes only.
  static let readable = AppleFileContent(excludesValues: false, isReadable: true)

  /// The contents that are tried until a file is small enough, the fullest first.
  static let all = [
    AppleFileContent(excludesValues: true), AppleFileContent(excludesValues: false),
    AppleFileContent(excludesValues: true, maximumListSize: 4096),
    AppleFileContent(excludesValues: false, maximumListSize: 4096),
  ]
}
