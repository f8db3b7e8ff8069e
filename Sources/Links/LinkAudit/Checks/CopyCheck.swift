import Diagnostics
import JSONSyntax
import LinkAssociations

/// A check that compares a platform's copy of a file with the file that the host serves.
struct CopyCheck {
  private let target: AuditTarget
  private(set) var diagnostics: [Diagnostic] = []

  /// Compares a copy with the file that the host serves.
  init(_ target: AuditTarget, _ origin: AssociationFile, copy: FetchReply) {
    self.target = target
    guard copy.failure == nil, copy.status > 0 else {
      let reason = copy.message.isEmpty ? "there was no reply" : copy.message
      report("copy-not-checked", as: .info, "\(service) cannot be reached", notes: [reason])
      return
    }
    switch origin {
    case .apple(let file): checkApple(.apple(file), copy)
    case .assetLinks(let links): checkAndroid(links, copy)
    case .androidManifest: break
    }
  }

  private var service: String { CopyService.name(of: target.file) }

  private mutating func report(
    _ rule: String, as severity: Severity, _ message: String, notes: [String] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, path: target.url, message: message,
        notes: notes.map { Diagnostic.Note($0) }))
  }

  /// Reports a reply that does not come from the service, such as the login page of a network.
  private mutating func reportUnreadable(_ copy: FetchReply) {
    report(
      "copy-not-checked", as: .info, "\(service) does not reply with a copy of the file",
      notes: [
        "the content type is \(copy.headers.mediaType?.shortened ?? "missing");"
          + " a proxy or a login page may have sent the reply"
      ])
  }

  // MARK: Apple

  private mutating func checkApple(_ origin: AssociationFile, _ copy: FetchReply) {
    let reasons = ["apple-failure-reason", "apple-failure-details"].compactMap {
      copy.headers[$0]?.shortened
    }
    guard copy.status == 200 else {
      if copy.status == 404 || !reasons.isEmpty {
        report(
          "copy-missing", as: .error, "\(service) has no copy of the file: status \(copy.status)",
          notes: reasons
            + ["except in developer mode, devices fetch the file only from this service"])
      } else {
        report("copy-not-checked", as: .info, "\(service) replies with status \(copy.status)")
      }
      return
    }
    guard copy.contains(.apple) else {
      reportUnreadable(copy)
      return
    }
    let file = AssociationFile(.apple, bytes: copy.body, path: CopyService.name(of: .apple))
    guard !file.decidesAlike(origin) else { return }
    let age = copy.headers["age"].flatMap { Int($0) }.map {
      ["the age of the copy is \($0 / 3600) h"]
    }
    report(
      "copy-differs", as: .warning, "\(service) has a different copy of the file",
      notes: (age ?? []) + ["devices use the copy, which is refreshed within about a day"])
  }

  // MARK: Android

  /// An app that a host lists, with one of its certificates.
  private struct Entry: Hashable, Comparable {
    var package: String
    var fingerprint: String

    static func < (left: Self, right: Self) -> Bool {
      (left.package, left.fingerprint) < (right.package, right.fingerprint)
    }
  }

  private mutating func checkAndroid(_ links: AssetLinks, _ copy: FetchReply) {
    guard copy.status == 200 else {
      report("copy-not-checked", as: .info, "\(service) replies with status \(copy.status)")
      return
    }
    guard let list = Self.list(in: copy.body) else {
      reportUnreadable(copy)
      return
    }
    let own = Set(
      links.statements.filter(\.handlesLinks).flatMap { statement in
        statement.fingerprints.map {
          Entry(package: statement.package?.text ?? "", fingerprint: $0.text.uppercased())
        }
      })
    let missing = own.subtracting(list.entries).sorted()
    // The service also lists the statements of included files, which this audit does not fetch.
    let stale = links.includes.isEmpty ? list.entries.subtracting(own).sorted() : []
    let problems = list.problems.prefix(3).map(\.shortened)
    if list.entries.isEmpty, !own.isEmpty {
      report(
        "copy-missing", as: .error, "\(service) contains no statement of the host",
        notes: problems + ["devices that use this service cannot verify the app"])
    } else if let first = missing.first ?? stale.first {
      let text = missing.isEmpty ? "only the service lists" : "only the file lists"
      report(
        "copy-differs", as: .warning, "\(service) has different statements than the file",
        notes: [
          "\(text) \(first.package) with the fingerprint \(first.fingerprint.prefix(11))…"
        ] + problems)
    }
  }

  /// Reads a reply of the API method `statements:list`; returns `nil` for any other content.
  private static func list(
    in bytes: [UInt8]
  ) -> (entries: Set<Entry>, problems: [String])? {
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      return nil
    }
    func value(_ path: String..., of object: Int) -> Int? {
      path.reduce(object as Int?) { object, name in
        object.flatMap { document.values(named: name, of: $0).first }
      }
    }
    func text(_ place: Int?) -> String? { place.flatMap { document.text(of: $0) } }
    guard document.nodes[document.root].kind == .object,
      ["statements", "maxAge", "errorCode"].contains(where: { value($0, of: document.root) != nil })
    else { return nil }
    var entries: Set<Entry> = []
    if let statements = value("statements", of: document.root) {
      for statement in document.nodes.elements(of: statements) {
        guard let package = text(value("target", "androidApp", "packageName", of: statement)),
          let fingerprint = text(
            value("target", "androidApp", "certificate", "sha256Fingerprint", of: statement))
        else { continue }
        entries.insert(Entry(package: package, fingerprint: fingerprint.uppercased()))
      }
    }
    let codes = value("errorCode", of: document.root).map { list in
      document.nodes.elements(of: list).compactMap { text($0) }
    }
    return (entries, codes ?? [])
  }
}
