import Diagnostics
import LinkAssociations
package import LinkRouting

/// An audit of the association files that hosts serve.
///
/// The audit makes no connections. The caller sends ``requests``, and passes the replies to
/// ``addFollowUps(_:)``. The caller then sends the requests that this method returns, and passes
/// all replies to ``result(_:now:)``:
///
/// ```swift
/// var audit = HostAudit(hosts: ["shop.example"], manifests: manifests)
/// var replies = try fetch(audit.requests)
/// replies += try fetch(audit.addFollowUps(replies))
/// let result = audit.result(replies, now: now)
/// ```
package struct HostAudit: Sendable {
  /// The options of an audit.
  package struct Options: Sendable, Hashable {
    /// The kinds of files to fetch.
    package var files = AuditedFile.allCases
    /// `true` to also fetch the copies that Apple's CDN and Google's statement list keep.
    package var checksCopies = true
    /// `true` to check each host, even if the manifests require no file from it.
    package var requiresFiles = false
    /// The hosts of the manifests that the audit skips, because platforms cannot verify these
    /// hosts.
    package var skippedHosts: [String] = []
    /// The IP versions to use for each host that is not requested over both.
    ///
    /// An empty list means a single request through a proxy, which chooses the IP version.
    package var families: [String: [FetchRequest.Family]] = [:]

    /// Creates the default options.
    package init() {}
  }

  let hosts: [String]
  let manifests: [LinkManifest]
  /// The files that the manifests require.
  let expectations: ExpectedFiles
  let options: Options
  private(set) var targets: [AuditTarget] = []
  /// The indices of the follow-up requests in ``requests``, by address.
  private(set) var followUps: [String: Int] = [:]
  /// All requests: first those of the initializer, then those that ``addFollowUps(_:)`` added.
  package private(set) var requests: [FetchRequest] = []

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - hosts: The hosts, in lower case and without duplicates.
  ///   - manifests: The manifests with which the files are compared. Manifests that declare none of
  ///     the hosts are ignored.
  package init(hosts: [String], manifests: [LinkManifest] = [], options: Options = Options()) {
    self.hosts = hosts
    self.options = options
    let known = Set(hosts)
    let manifests = manifests.filter {
      !known.isDisjoint(with: $0.hosts.map { WildcardHost.domain(of: $0.lowercased()) })
    }
    self.manifests = manifests
    expectations = ExpectedFiles(manifests)
    for host in hosts {
      for file in options.files {
        var target = AuditTarget(host: host, file: file)
        let url = target.url
        let families = options.families[host] ?? [.v4, .v6]
        if families.isEmpty { target.requests[.plain] = add(FetchRequest(url: url)) }
        for family in families {
          let purpose: AuditTarget.Purpose = family == .v4 ? .v4 : .v6
          target.requests[purpose] = add(FetchRequest(url: url, family: family))
        }
        target.requests[.compressed] = add(FetchRequest(url: url, acceptsCompression: true))
        if options.checksCopies {
          let copy = CopyService.url(of: file, host: host)
          target.requests[.copy] = add(FetchRequest(url: copy, acceptsCompression: true))
        }
        targets.append(target)
      }
    }
  }

  private mutating func add(_ request: FetchRequest) -> Int {
    requests.append(request)
    return requests.count - 1
  }

  /// Adds requests for other addresses at which missing files may be found, and returns the added
  /// requests.
  ///
  /// The platforms do not make these requests. The replies only help to explain why a file is
  /// missing or cannot be fetched.
  package mutating func addFollowUps(_ replies: [FetchReply]) -> ArraySlice<FetchRequest> {
    let first = requests.count
    for target in targets {
      let reply = AuditedReply(target, replies)
      var addresses: [String] = []
      switch reply.main.failure {
      case .notConnected, .tls,
        .timeout where !reply.main.isEncrypted:
        addresses = ["http://" + target.host + target.file.wellKnownPath]
      case nil where reply.main.status == 404:
        addresses = Self.otherPaths(of: target.file).map { "https://" + target.host + $0 }
      default: break
      }
      for address in addresses where followUps[address] == nil {
        followUps[address] = add(FetchRequest(url: address, acceptsCompression: true))
      }
    }
    return requests[first...]
  }

  /// The paths at which a file is often published by mistake.
  static func otherPaths(of file: AuditedFile) -> [String] {
    switch file {
    case .apple:
      ["/apple-app-site-association", "/.well-known/apple-app-site-association.json"]
    case .android: ["/assetlinks.json", "/well-known/assetlinks.json"]
    }
  }

  /// Returns the result of the audit.
  ///
  /// - Parameters:
  ///   - replies: The replies to ``requests``, including those that ``addFollowUps(_:)`` added.
  ///   - now: The current time, with which expiry dates are compared.
  package func result(_ replies: [FetchReply], now: UTCTime) -> AuditResult {
    var result = AuditResult()
    let items = targets.map { AuditedItem($0, AuditedReply($0, replies)) }
    let files = AuditedFiles(items.compactMap { item in item.file.map { (item.target, $0) } })
    let manifestCheck = ManifestCheck(files, expectations, manifests: manifests)
    for item in items {
      result.files.append(ServedFileFacts(item.target, item.reply))
      result.diagnostics += diagnostics(of: item, among: items, replies, now: now)
      // If the file lacks a declared app, `manifestCheck` has already reported that more exact
      // problem.
      if isRequired(item.target), !manifestCheck.lacksApp(item.target) {
        result.diagnostics += ContentCheck(item).diagnostics
      }
    }
    result.diagnostics += hosts.flatMap(unrequired) + options.skippedHosts.map(Self.skipped)
    result.diagnostics += files.differences(expectations, except: manifestCheck.faultyFiles)
    result.diagnostics += manifestCheck.diagnostics
    result.diagnostics.sort()
    let excerpts = Set(result.diagnostics.lazy.filter { $0.range != nil }.map(\.path))
    for item in items where excerpts.contains(item.target.url) {
      result.bytes[item.target.url] = item.reply.content
    }
    return result
  }

  /// Returns `true` if the host must serve the file.
  private func isRequired(_ target: AuditTarget) -> Bool {
    let host = target.host
    if expectations.isRequired(target.file, on: host) { return true }
    return options.requiresFiles
      && options.files.allSatisfy { !expectations.isRequired($0, on: host) }
  }

  /// Returns a diagnostic if nothing is checked on a host because the manifests require no file.
  private func unrequired(_ host: String) -> [Diagnostic] {
    if options.files.contains(where: { isRequired(AuditTarget(host: host, file: $0)) }) {
      return []
    }
    let platforms = options.files.map(\.platform).joined(separator: " or ")
    return [
      Diagnostic(
        rule: "no-file-required", severity: .warning, path: "https://" + host,
        message: "no manifest requires an association file on this host",
        notes: [
          Diagnostic.Note("no manifest with this host declares an app for \(platforms)"),
          Diagnostic.Note("to check the host nevertheless, run 'waymark audit \(host)'"),
        ])
    ]
  }

  /// Returns a diagnostic for a host that platforms cannot verify.
  private static func skipped(_ host: String) -> Diagnostic {
    Diagnostic(
      rule: "host-not-verifiable", severity: .info, path: "https://" + host,
      message: "the host is skipped, because platforms cannot verify it",
      notes: [
        Diagnostic.Note(
          "platforms verify only host names with a dot and without a port, not IP addresses")
      ])
  }

  /// Returns the problems of one file of one host, without comparing it with files of other hosts.
  private func diagnostics(
    of item: AuditedItem, among items: [AuditedItem], _ replies: [FetchReply], now: UTCTime
  ) -> [Diagnostic] {
    let (target, reply) = (item.target, item.reply)
    // If the host does not have to serve the file, a missing file is not a problem.
    guard isRequired(target) || reply.isFound else { return [] }
    var check = ReplyCheck(target, reply)
    check.others = followUps.mapValues { replies[$0] }
    let isOtherFound = items.contains {
      $0.target.host == target.host && $0.target.file != target.file && $0.reply.isFound
    }
    check.hasIPv6 = targets.contains { target in
      target.requests[.v6].map { replies[$0].isConnected } ?? false
    }
    let isDeclared = expectations.isDeclared(target.file, on: target.host)
    check.missing = !isDeclared && isOtherFound ? .warning : .error
    check.run(now: now)
    var diagnostics = check.diagnostics
    diagnostics += item.file?.diagnostics ?? []
    if let position = target.requests[.copy], replies.indices.contains(position),
      let file = item.file
    {
      diagnostics += CopyCheck(target, file, copy: replies[position]).diagnostics
    }
    return diagnostics
  }
}

/// A file of a host with its reply.
struct AuditedItem {
  let target: AuditTarget
  let reply: AuditedReply
  /// The file; `nil` if the server did not reply with one.
  let file: AssociationFile?

  init(_ target: AuditTarget, _ reply: AuditedReply) {
    self.target = target
    self.reply = reply
    file =
      reply.isFound
      ? AssociationFile(target.file.kind, bytes: reply.content, path: target.url) : nil
  }
}
