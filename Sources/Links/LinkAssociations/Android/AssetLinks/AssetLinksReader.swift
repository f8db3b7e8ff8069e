import Diagnostics
import JSONSyntax

/// Reads the statements of a file and reports their problems.
struct AssetLinksReader {
  let path: String?
  var diagnostics: [Diagnostic] = []
  var document: JSONDocument?

  init(path: String?) { self.path = path }

  mutating func read(_ links: inout AssetLinks) {
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument(parsing: links.bytes)
    } catch {
      report(
        "android-invalid-json", .error, error.range,
        "invalid JSON: expected \(error.expected)",
        notes: ["devices ignore the whole file"])
      links.isReadable = false
      return
    }
    self.document = document
    guard document.nodes[document.root].kind == .array else {
      report(
        "android-wrong-type", .error, SourceRange(document.nodes[document.root].range),
        "file must be an array of statements")
      links.isReadable = false
      return
    }
    for place in document.nodes.elements(of: document.root) {
      guard let members = members(of: place, "a statement", Self.statementKeys) else { continue }
      if let include = members["include"] {
        if let address = text(include, "the address of an included file") {
          links.includes.append(address)
          report(
            "android-include", .info, address.range,
            "file includes the statements of another file",
            notes: ["devices also read that file, but this command does not"])
        }
        continue
      }
      links.statements.append(statement(place, members))
    }
    // A file whose statements grant only other relations, such as sharing passwords, may be
    // intended. The severity is therefore info. An empty list of statements is not reported.
    if links.includes.isEmpty, !links.statements.isEmpty,
      links.statements.allSatisfy({ statement in
        !statement.relations.isEmpty
          && statement.relations.allSatisfy {
            $0.text != AssetLinks.handleAllURLs && Self.relations.contains($0.text)
          }
      })
    {
      report(
        "android-missing-relation", .info, range(document.root),
        "no statement allows an app to open the links of the host",
        notes: ["a statement allows this with the relation '\(AssetLinks.handleAllURLs)'"])
    }
  }

  static let statementKeys = ["relation", "target", "relation_extensions", "include"]
  static let appKeys = ["namespace", "package_name", "sha256_cert_fingerprints"]

  private mutating func statement(_ place: Int, _ members: [String: Int]) -> AssetLinks.Statement {
    var statement = AssetLinks.Statement(range: range(place))
    if let relation = required("relation", in: members, of: place, what: "a statement") {
      statement.relations = texts(relation, "a relation")
      for relation in statement.relations { checkRelation(relation) }
    }
    guard let target = required("target", in: members, of: place, what: "a statement"),
      let parts = self.members(of: target, "a target", Self.appKeys + ["site"])
    else { return statement }
    statement.namespace = required("namespace", in: parts, of: target, what: "a target").flatMap {
      text($0, "a namespace")
    }
    switch statement.namespace?.text {
    case "android_app":
      readApp(parts, target, &statement)
      if let extensions = members["relation_extensions"] { readRules(extensions, &statement) }
    case "web", nil: break
    case let name?:
      let nearest = Spelling.nearest(to: name, among: ["android_app", "web"])
      report(
        "android-unknown-namespace", .warning, statement.namespace?.range ?? range(target),
        "unknown namespace \(name.quoted)" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        notes: ["the namespaces are 'android_app' and 'web'"], fix: nearest,
        statement.namespace?.range)
    }
    return statement
  }

  private mutating func readApp(
    _ parts: [String: Int], _ target: Int, _ statement: inout AssetLinks.Statement
  ) {
    statement.package = required("package_name", in: parts, of: target, what: "a target").flatMap {
      text($0, "a package name")
    }
    if let package = statement.package, !Self.isPackage(package.text) {
      report(
        "android-package-name", .error, package.range,
        "invalid package name \(package.text.quoted)",
        notes: [
          "a package name has at least two parts, separated by dots",
          "each part is a letter, followed by letters, digits or '_'",
        ])
    }
    guard
      let list = required("sha256_cert_fingerprints", in: parts, of: target, what: "a target")
    else { return }
    statement.fingerprints = texts(list, "a fingerprint")
    if statement.fingerprints.isEmpty {
      report(
        "android-missing-fingerprint", .error, range(list), "app has no certificate fingerprint",
        notes: ["list the SHA-256 fingerprint of each certificate that signs the app"])
    }
    var known: [String: SourceRange] = [:]
    for fingerprint in statement.fingerprints { check(fingerprint, &known) }
  }

  private mutating func check(_ fingerprint: LocatedString, _ known: inout [String: SourceRange]) {
    let why =
      "devices expect 32 bytes in upper-case hexadecimal digits, separated by colons"
    switch CertificateFingerprint.problem(fingerprint.text) {
    case .form(let right):
      report(
        "android-fingerprint-form", .error, fingerprint.range,
        "malformed certificate fingerprint", notes: [why], fix: right,
        fingerprint.range)
    case .sha1:
      report(
        "android-fingerprint-form", .error, fingerprint.range,
        "expected a SHA-256 fingerprint, found a SHA-1 fingerprint of 20 bytes", notes: [why])
    case .md5:
      report(
        "android-fingerprint-form", .error, fingerprint.range,
        "expected a SHA-256 fingerprint, found an MD5 fingerprint of 16 bytes", notes: [why])
    case .other:
      report(
        "android-fingerprint-form", .error, fingerprint.range,
        "expected a SHA-256 fingerprint of 32 bytes", notes: [why])
    case nil:
      if CertificateFingerprint.isPlaceholder(fingerprint.text) {
        report(
          "android-placeholder", .warning, fingerprint.range,
          "certificate fingerprint is a placeholder",
          notes: ["replace it with the fingerprint of the signing certificate"])
      }
    }
    let key = fingerprint.text.uppercased()
    if let first = known[key] {
      diagnostics.append(
        Diagnostic(
          rule: "android-duplicate-fingerprint", severity: .warning, path: path,
          range: fingerprint.range, message: "duplicate certificate fingerprint",
          notes: [Diagnostic.Note("first declared here", range: first)]))
    } else {
      known[key] = fingerprint.range
    }
  }

  /// The relations that the reader knows, for checking the spelling of others.
  static let relations = [
    AssetLinks.handleAllURLs, "delegate_permission/common.get_login_creds",
    "delegate_permission/common.use_as_origin", "delegate_permission/common.share_location",
    "delegate_permission/common.query_webapk",
  ]

  private mutating func checkRelation(_ relation: LocatedString) {
    guard !Self.relations.contains(relation.text) else { return }
    guard let nearest = Spelling.nearest(to: relation.text, among: Self.relations) else { return }
    report(
      "android-unknown-relation", .warning, relation.range,
      "unknown relation \(relation.text.quoted); did you mean '\(nearest)'?", fix: nearest,
      relation.range)
  }

  static func isPackage(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { part in
        (part.first.map { ($0 | 0x20) &- 0x61 < 26 } ?? false)
          && part.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F }
      }
  }
}
