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
        "the file is not JSON: expected \(error.expected)",
        notes: ["devices read no statement of such a file"])
      links.isReadable = false
      return
    }
    self.document = document
    guard document.nodes[document.root].kind == .array else {
      report(
        "android-wrong-type", .error, SourceRange(document.nodes[document.root].range),
        "the file is not a list of statements")
      links.isReadable = false
      return
    }
    for place in document.nodes.elements(of: document.root) {
      guard let members = members(of: place, "a statement", Self.statementKeys) else { continue }
      if let include = members["include"] {
        if let address = text(include, "the address of an included file") {
          links.includes.append(address)
          report(
            "android-include", .info, address.range, "the statements of another file are included",
            notes: ["devices read them too; they are not looked at here"])
        }
        continue
      }
      links.statements.append(statement(place, members))
    }
    // Statements that only share passwords are legitimate, and so are empty lists.
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
        "no statement lets an app open the links of the host",
        notes: ["the relation for links is \(AssetLinks.handleAllURLs)"])
    }
  }

  static let statementKeys = ["relation", "target", "relation_extensions", "include"]
  static let appKeys = ["namespace", "package_name", "sha256_cert_fingerprints"]

  private mutating func statement(_ place: Int, _ members: [String: Int]) -> AssetLinks.Statement {
    var statement = AssetLinks.Statement(range: range(place))
    if let relation = required("relation", members, place) {
      statement.relations = texts(relation, "a relation")
      for relation in statement.relations { checkRelation(relation) }
    }
    guard let target = required("target", members, place),
      let parts = self.members(of: target, "a target", Self.appKeys + ["site"])
    else { return statement }
    statement.namespace = required("namespace", parts, target).flatMap { text($0, "a namespace") }
    switch statement.namespace?.text {
    case "android_app":
      readApp(parts, target, &statement)
      if let extensions = members["relation_extensions"] { readRules(extensions, &statement) }
    case "web", nil: break
    case let name?:
      let nearest = Spelling.nearest(to: name, among: ["android_app", "web"])
      report(
        "android-unknown-namespace", .warning, statement.namespace?.range ?? range(target),
        "no device knows this kind of target", fix: nearest, statement.namespace?.range)
    }
    return statement
  }

  private mutating func readApp(
    _ parts: [String: Int], _ target: Int, _ statement: inout AssetLinks.Statement
  ) {
    statement.package = required("package_name", parts, target).flatMap {
      text($0, "a package name")
    }
    if let package = statement.package, !Self.isPackage(package.text) {
      report(
        "android-package-name", .error, package.range, "this is not the name of a package",
        notes: ["a package name has two parts or more, of letters, digits and _, with dots between"]
      )
    }
    guard let list = required("sha256_cert_fingerprints", parts, target) else { return }
    statement.fingerprints = texts(list, "a fingerprint")
    if statement.fingerprints.isEmpty {
      report("android-missing-fingerprint", .error, range(list), "the app has no fingerprint")
    }
    var known: [String: SourceRange] = [:]
    for fingerprint in statement.fingerprints { check(fingerprint, &known) }
  }

  private mutating func check(_ fingerprint: PlacedText, _ known: inout [String: SourceRange]) {
    let why =
      "devices compare fingerprints of SHA-256 in upper-case digits with colons between the bytes"
    switch CertificateFingerprint.problem(fingerprint.text) {
    case .form(let right):
      report(
        "android-fingerprint-form", .error, fingerprint.range,
        "the fingerprint is not spelled as devices compare it", notes: [why], fix: right,
        fingerprint.range)
    case .sha1:
      report(
        "android-fingerprint-form", .error, fingerprint.range,
        "this is a fingerprint of SHA-1, which has 20 bytes", notes: [why])
    case .md5:
      report(
        "android-fingerprint-form", .error, fingerprint.range,
        "this is a fingerprint of MD5, which has 16 bytes", notes: [why])
    case .other:
      report(
        "android-fingerprint-form", .error, fingerprint.range,
        "this is not a fingerprint of 32 bytes",
        notes: [why])
    case nil:
      if CertificateFingerprint.isPlaceholder(fingerprint.text) {
        report(
          "android-placeholder", .warning, fingerprint.range,
          "the fingerprint only holds the place of a real one")
      }
    }
    let key = fingerprint.text.uppercased()
    if let first = known[key] {
      diagnostics.append(
        Diagnostic(
          rule: "android-duplicate-fingerprint", severity: .warning, path: path,
          range: fingerprint.range, message: "the fingerprint stands twice",
          notes: [Diagnostic.Note("the first is here", range: first)]))
    } else {
      known[key] = fingerprint.range
    }
  }

  /// The relations that are in use on the web today.
  static let relations = [
    AssetLinks.handleAllURLs, "delegate_permission/common.get_login_creds",
    "delegate_permission/common.use_as_origin", "delegate_permission/common.share_location",
    "delegate_permission/common.query_webapk",
  ]

  private mutating func checkRelation(_ relation: PlacedText) {
    guard !Self.relations.contains(relation.text) else { return }
    guard let nearest = Spelling.nearest(to: relation.text, among: Self.relations) else { return }
    report(
      "android-unknown-relation", .warning, relation.range, "no device knows this relation",
      fix: nearest, relation.range)
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
