import Diagnostics

/// A check of the replies for one file of one host.
struct ReplyCheck {
  let target: AuditTarget
  let reply: AuditedReply
  /// The replies for other addresses, which help to explain why a file is missing.
  var others: [String: FetchReply] = [:]
  /// The severity of a missing file.
  var missing = Severity.error
  /// The notes to add to each problem that is reported.
  var context: [String] = []
  /// `true` if any host accepted a connection over IPv6, so this computer supports IPv6.
  var hasIPv6 = false
  private(set) var diagnostics: [Diagnostic] = []

  init(_ target: AuditTarget, _ reply: AuditedReply) {
    self.target = target
    self.reply = reply
  }

  mutating func report(
    _ rule: String, as severity: Severity, _ message: String, notes: String...
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, path: target.url, message: message,
        notes: (notes + context).map { Diagnostic.Note($0) }))
  }

  /// Checks the replies, and adds the problems to ``diagnostics``.
  mutating func run(now: UTCTime) {
    if let failure = reply.main.failure {
      report(failure, of: reply.main, now: now)
    } else {
      checkStatus()
      checkExpiry(now: now)
    }
    checkFamilies(now: now)
    guard reply.isFound else { return }
    checkType()
    checkCompression()
    checkCaching(now: now)
  }

  // MARK: Status

  private mutating func checkStatus() {
    let status = reply.main.status
    switch status {
    case 200:
      if reply.isPage {
        reportPage()
      } else if reply.content.isEmpty {
        report("empty-file", as: .error, "the host replies with an empty file")
      }
    case 300..<400 where reply.main.headers["location"] != nil:
      let location = reply.main.headers["location"] ?? ""
      report(
        "redirect", as: .error, "the host redirects to '\(location.withoutSecrets.shortened)'",
        notes: "\(target.file.platform) follows no redirect for this file",
        "serve the file at the requested address with status 200")
    case 401, 403, 407, 429, 451:
      report(
        "access-denied", as: .error, "the host denies access: status \(status)",
        notes: "the file must be public; make an exception for it in logins and bot protection")
    case 404, 410: reportMissing()
    case 500...:
      report("server-error", as: .error, "the host replies with an error: status \(status)")
    default:
      report(
        "unexpected-status", as: .error, "the host replies with status \(status)",
        notes: "\(target.file.platform) accepts only status 200")
    }
  }

  private mutating func reportMissing() {
    let message = "the file does not exist: status \(reply.main.status)"
    let found = HostAudit.otherPaths(of: target.file).first { path in
      others["https://" + target.host + path]?.contains(target.file) ?? false
    }
    if let found {
      report(
        "file-missing", as: missing, message, notes: "the host has a file at \(found)",
        "serve the file at \(target.file.wellKnownPath)")
    } else {
      report(
        "file-missing", as: missing, message,
        notes: "'waymark associate' writes the file from a manifest")
    }
  }

  private mutating func reportPage() {
    let text = String(decoding: reply.content.prefix(65_536), as: UTF8.self).lowercased()
    let isLogin = text.contains("type=\"password\"") || text.contains("type='password'")
    report(
      "page-instead-of-file", as: .error,
      "the host replies with \(isLogin ? "a login page" : "an HTML page") instead of the file",
      notes: isLogin
        ? "the file must be public; make an exception for it in the login"
        : "the server probably sends its start page or an error page for unknown addresses")
  }

  // MARK: Content

  private mutating func checkType() {
    let headers = reply.main.headers
    let severity = target.file == .android ? Severity.error : .warning
    if headers.mediaType != "application/json" {
      report(
        "wrong-content-type", as: severity,
        (headers.mediaType.map { "wrong content type '\($0.shortened)'" } ?? "missing content type")
          + "; expected application/json",
        notes: "\(target.file.platform)'s documentation specifies application/json")
    } else if let charset = headers.charset, charset != "utf-8", charset != "utf8" {
      report(
        "wrong-content-type", as: .warning,
        "wrong character encoding '\(charset.shortened)'; expected UTF-8",
        notes: "JSON is always UTF-8 (RFC 8259, section 8.1)")
    }
  }

  private mutating func checkCompression() {
    if let encoding = reply.main.headers["content-encoding"], encoding.lowercased() != "identity" {
      report(
        "unrequested-compression", as: .error,
        "the reply is compressed as '\(encoding.shortened)', but the request offers no compression",
        notes: "a client that cannot decompress the file cannot read it")
    }
    guard let compressed = reply.compressed else { return }
    if let failure = compressed.failure {
      // A failure that also occurs without compression is already reported.
      guard !reply.direct.contains(where: { $0.failure == failure }) else { return }
      reportCompression(failure, compressed)
    } else if compressed.failure == nil, compressed.status != reply.main.status {
      report(
        "compression-differs", as: .error,
        "the host replies with status \(compressed.status) to a request that offers compression")
    } else if compressed.failure == nil, compressed.body != reply.content {
      report(
        "compression-differs", as: .error, "the compressed file differs from the uncompressed file",
        notes: "the server or a cache may have an old compressed copy of the file")
    }
  }

  private mutating func reportCompression(_ failure: FetchReply.Failure, _ compressed: FetchReply) {
    switch failure {
    case .tooLarge:
      report(
        "oversized-reply", as: .error,
        "the decompressed reply is larger than the download limit of this audit",
        notes: sizeNote)
    case .truncated, .encoding, .other:
      report(
        "broken-compression", as: .error, "the compressed file cannot be read",
        notes: compressed.message)
    default:
      report(
        "compression-failed", as: .error, "a request that offers compression fails",
        notes: compressed.message, "a request without compression succeeds")
    }
  }

  private mutating func checkCaching(now: UTCTime) {
    guard let seconds = reply.main.headers.maximumAge(now: now), seconds > 7 * 86_400 else {
      return
    }
    report(
      "long-caching", as: .warning, "caches may keep the file for \(seconds / 86_400) days",
      notes: "devices may receive a change that late; send 'Cache-Control: max-age=3600'")
  }

  // MARK: Versions of the internet protocol

  private mutating func checkFamilies(now: UTCTime) {
    guard let (v4, v6) = reply.families else { return }
    for (name, own, other) in [("IPv4", v4, v6), ("IPv6", v6, v4)] where other.failure == nil {
      switch own.failure {
      case nil, .hostNotFound, .noRoute: continue
      case .privateAddress(let address):
        report(
          "private-address", as: .error, "the \(name) address \(address) is private",
          notes: "platforms cannot reach a private address; correct the DNS record")
      case let failure? where own.isConnected:
        context = ["the problem occurs only over \(name), at the address \(own.address ?? "")"]
        report(failure, of: own, now: now)
        context = []
      default:
        let isCertain = name == "IPv4" || hasIPv6
        report(
          "address-unreachable", as: isCertain ? .error : .warning,
          "the host does not reply over \(name)",
          notes: isCertain ? own.message : "this computer may have no working \(name)")
      }
    }
    guard v4.failure == nil, v6.failure == nil else { return }
    if v4.status != v6.status {
      report(
        "address-differs", as: .error,
        "the host replies with status \(v4.status) over IPv4 and \(v6.status) over IPv6")
    } else if v4.body != v6.body {
      report(
        "address-differs", as: .error, "the host serves different files over IPv4 and IPv6",
        notes: "the addresses are \(v4.address ?? "") and \(v6.address ?? "")")
    }
  }
}

extension String {
  /// The string, which is a link, with `•••` in place of the user information, the query and the
  /// fragment.
  var withoutSecrets: String {
    var link = self[...]
    var end = ""
    if let index = link.firstIndex(where: { $0 == "?" || $0 == "#" }) {
      end = String(link[index]) + "•••"
      link = link[..<index]
    }
    let isSlash = { (character: Character) in character == "/" || character == "\\" }
    let colon = link.prefix { !isSlash($0) }.firstIndex(of: ":")
    let scheme = colon.map { link.index(after: $0) } ?? link.startIndex
    let slashes = link[scheme...].prefix(while: isSlash)
    // Unless exactly two slashes precede the host, parsers disagree on what the host is.
    let authority =
      slashes == "//"
      ? link[slashes.endIndex...].prefix { !isSlash($0) } : link[slashes.endIndex...]
    guard let sign = authority.lastIndex(of: "@") else { return link + end }
    return link[..<slashes.endIndex] + "•••" + link[sign...] + end
  }

  /// The first characters of a string from a server, on one line.
  var shortened: String {
    let line = String(
      unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
    return line.count <= 60 ? line : String(line.prefix(57)) + "..."
  }
}
