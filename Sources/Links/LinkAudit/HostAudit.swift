import Diagnostics
import LinkAssociations
package import LinkRouting

/// An audit of the association files that hosts serve.
///
/// The audit makes no connections. The caller sends ``requests``, and passes the replies to
/// ``addFollowUps(_:)``. It then sends the requests that this method returns, and passes all
/// replies to ``result(_:now:)``:
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
    /// The files that are fetched.
    package var files = AuditedFile.allCases
    /// `true` to fetch the copies of Apple's CDN and Google's statement list.
    package var checksCopies = true
    /// `true` if the connections use a proxy, which chooses between IPv4 and IPv6.
    package var usesProxy = false

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
    let manifests = manifests.filter { !known.isDisjoint(with: $0.hosts.map { $0.lowercased() }) }
    self.manifests = manifests
    expectations = ExpectedFiles(manifests)
    for host in hosts {
      for file in options.files {
        var target = AuditTarget(host: host, file: file)
        let url = target.url
        if options.usesProxy {
          target.requests[.plain] = add(FetchRequest(url: url))
        } else {
          target.requests[.v4] = add(FetchRequest(url: url, family: .v4))
          target.requests[.v6] = add(FetchRequest(url: url, family: .v6))
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

  /// Adds requests for other addresses at which missing files may be, and returns these requests.
  ///
  /// The platforms do not make these requests. The replies only help to explain why a file is
  /// missing.
  package mutating func addFollowUps(_ replies: [FetchReply]) -> ArraySlice<FetchRequest> {
    let first = requests.count
    for target in targets {
      let reply = AuditedReply(target, replies)
      var addresses: [String] = []
      switch reply.main.failure {
      case .notConnected, .tls, .timeout:
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
    for target in targets {
      let reply = AuditedReply(target, replies)
      result.files.append(ServedFileFacts(target, reply))
      result.bytes[target.url] = reply.content
      result.diagnostics += diagnostics(of: target, reply, replies, now: now)
    }
    let files = AuditedFiles(
      targets.compactMap { target in
        AuditedReply(target, replies).file(at: target).map { (target, $0) }
      })
    result.diagnostics += files.differences(expectations)
    result.diagnostics += ManifestCheck(files, expectations, manifests: manifests).diagnostics
    result.diagnostics.sort()
    return result
  }

  /// Returns the problems of one file of one host, without comparing it with files of other hosts.
  private func diagnostics(
    of target: AuditTarget, _ reply: AuditedReply, _ replies: [FetchReply], now: UTCTime
  ) -> [Diagnostic] {
    // Without an app for the platform, only a file that exists can be wrong.
    guard expectations.isRequired(target) || reply.isFound else { return [] }
    var check = ReplyCheck(target, reply)
    check.others = followUps.mapValues { replies[$0] }
    let isOtherFound = targets.contains {
      $0.host == target.host && $0.file != target.file && AuditedReply($0, replies).isFound
    }
    check.hasIPv6 = targets.contains { target in
      target.requests[.v6].map { replies[$0].failure == nil } ?? false
    }
    check.missing = manifests.isEmpty && isOtherFound ? .warning : .error
    check.run(now: now)
    var diagnostics = check.diagnostics
    diagnostics += reply.file(at: target)?.diagnostics ?? []
    if let position = target.requests[.copy], replies.indices.contains(position) {
      diagnostics += CopyCheck(target, reply, copy: replies[position]).diagnostics
    }
    return diagnostics
  }
}
