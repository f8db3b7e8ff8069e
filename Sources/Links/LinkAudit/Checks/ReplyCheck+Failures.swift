import Diagnostics

extension ReplyCheck {
  /// The minimum number of days until a certificate expires; a smaller number causes a warning.
  private static let expiryDays = 14

  /// Reports why there is no complete reply.
  mutating func report(_ failure: FetchReply.Failure, of reply: FetchReply, now: UTCTime) {
    switch failure {
    case .hostNotFound:
      report("host-not-found", as: .error, "the host has no address", notes: reply.message)
    case .notConnected, .noRoute, .tls, .timeout: reportConnection(failure, reply)
    case .privateAddress(let address):
      report(
        "private-address", as: .error, "the host has the private address \(address)",
        notes: "platforms cannot reach this address",
        "to fetch the file anyway, add --allow-private-addresses")
    case .certificate, .authorities: reportCertificate(reply, now: now)
    case .truncated:
      report(
        "truncated-file", as: .error, "the connection ends before the end of the file",
        notes: reply.message)
    case .encoding:
      report(
        "broken-compression", as: .error, "the compressed file cannot be read", notes: reply.message
      )
    case .tooLarge:
      report(
        "oversized-reply", as: .error, "the reply is larger than the download limit of this audit",
        notes: sizeNote)
    case .other:
      report("transfer-failed", as: .error, "the file cannot be fetched", notes: reply.message)
    }
  }

  private mutating func reportConnection(_ failure: FetchReply.Failure, _ reply: FetchReply) {
    let plain = others["http://" + target.host + target.file.wellKnownPath].flatMap {
      isServedInsecurely($0, failure) ? $0 : nil
    }
    if let plain {
      report(
        "https-missing", as: .error, "the host replies only over http", notes: reply.message,
        "platforms fetch the file only over https; the reply over http has status \(plain.status)")
    } else if failure == .timeout {
      report("timeout", as: .error, "the host does not reply in time", notes: reply.message)
    } else if failure == .tls {
      report("tls-failed", as: .error, "no encrypted connection is possible", notes: reply.message)
    } else {
      report(
        "connection-failed", as: .error, "no connection to the host is possible",
        notes: reply.message)
    }
  }

  /// Returns `true` if a host that fails over `https` serves the file over `http`, or if it accepts
  /// no `https` connection and replies over `http`, unless it redirects to `https`.
  ///
  /// A host that redirects to `https` is meant to serve content over `https`, so its failure has a
  /// different cause.
  private func isServedInsecurely(_ plain: FetchReply, _ failure: FetchReply.Failure) -> Bool {
    if plain.contains(target.file) { return true }
    let isRedirect = plain.headers["location"]?.lowercased().hasPrefix("https:") ?? false
    return failure == .notConnected && plain.failure == nil && !isRedirect
  }

  /// Reports why a certificate is rejected.
  ///
  /// ``FetchReply/certificateError`` is one of [OpenSSL's `X509_V_ERR`
  /// codes](https://docs.openssl.org/3.0/man3/X509_STORE_CTX_get_error/). Other TLS libraries
  /// report only text, so dates are also compared.
  private mutating func reportCertificate(_ reply: FetchReply, now: UTCTime) {
    let certificate = reply.certificate
    if let expiry = certificate?.expiry, expiry < now {
      report("certificate-expired", as: .error, "the certificate expired on \(expiry.date)")
    } else if let start = certificate?.start, now < start {
      report(
        "certificate-not-yet-valid", as: .error, "the certificate is not valid before \(start.date)"
      )
    } else if reply.certificateError == 10 {
      let authority = reply.authorities.first { $0.expiry.map { $0 < now } ?? false }
      let date = authority?.expiry.map { " on \($0.date)" } ?? ""
      report(
        "certificate-expired", as: .error,
        "the certificate of a certificate authority expired\(date)",
        notes: Self.note(about: authority, of: reply))
    } else if reply.certificateError == 9 {
      let authority = reply.authorities.first { $0.start.map { now < $0 } ?? false }
      let date = authority?.start.map { " before \($0.date)" } ?? " yet"
      report(
        "certificate-not-yet-valid", as: .error,
        "the certificate of a certificate authority is not valid\(date)",
        notes: Self.note(about: authority, of: reply))
    } else if let certificate, !certificate.names.isEmpty, !certificate.isValid(for: target.host) {
      let names = certificate.names.prefix(3).joined(separator: ", ")
      let more = certificate.names.count > 3 ? " and \(certificate.names.count - 3) more names" : ""
      report(
        "certificate-wrong-name", as: .error, "the certificate is not for this host",
        notes: "the certificate is for \(names)\(more)")
    } else {
      report(
        "certificate-not-trusted", as: .error, "the certificate is not trusted",
        notes: reply.message,
        "the server must also send the intermediate certificates, up to a public authority")
    }
  }

  /// The note about a reply that is larger than the download limit.
  var sizeNote: String {
    (target.file == .apple ? "Apple reads at most 128 KB; " : "")
      + "--max-filesize changes the limit of this audit"
  }

  /// Returns a note about the authority whose certificate is not valid.
  private static func note(about authority: Certificate?, of reply: FetchReply) -> String {
    guard let name = authority?.subject ?? reply.certificate?.issuer else {
      return "the server must send a valid certificate of each authority"
    }
    return "the authority is '\(name.shortened)'; the server must send a valid certificate of it"
  }

  /// Reports a certificate that expires in fewer than ``expiryDays`` days.
  mutating func checkExpiry(now: UTCTime) {
    guard let expiry = reply.main.certificate?.expiry else { return }
    let days = (expiry.seconds - now.seconds) / 86_400
    guard days < Self.expiryDays else { return }
    report(
      "certificate-expires-soon", as: .warning, "the certificate expires on \(expiry.date)",
      notes: days <= 1 ? "that is in less than two days" : "that is in \(days) days",
      "check the automatic renewal of the certificate")
  }
}

extension Certificate {
  /// Returns `true` if a name of the certificate matches a host.
  ///
  /// A wildcard must be the whole first label ([RFC 9525
  /// §6.3](https://www.rfc-editor.org/rfc/rfc9525#section-6.3)).
  func isValid(for host: String) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return names.contains { name in
      let own = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
      guard own.first == "*" else { return own == labels }
      return own.count == labels.count && own.dropFirst() == labels.dropFirst()
    }
  }
}
