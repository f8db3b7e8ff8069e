import Diagnostics
import URLSyntax

extension LinkManifest {
  /// Returns all problems of the manifest itself, section by section.
  ///
  /// Conflicts between routes are not included, because the router finds them.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the manifest.
  public func diagnostics() -> [ManifestDiagnostic] {
    var check = ManifestCheck(self)
    check.checkNames()
    check.checkHosts()
    check.checkSchemes()
    check.checkLanguages()
    check.checkTypes()
    check.checkSharedQuery()
    check.checkFacts()
    check.checkStates()
    check.checkPlatforms()
    check.checkEnvironments()
    check.checkRoutes()
    check.diagnostics += declarationDiagnostics
    check.checkExclusions()
    return check.diagnostics
  }
}

/// A check of one manifest.
///
/// The checks of each section are in the files `LinkManifest+Diagnostics….swift`.
struct ManifestCheck {
  let manifest: LinkManifest
  var diagnostics: [ManifestDiagnostic] = []
  var spelling = SpellingSuggestions()
  /// The types by name, including the built-in types.
  let types: [String: ParameterType]
  /// The index of the first route with each name.
  let routes: [String: Int]
  /// The orders of states by fact.
  let states: [String: StateOrder]
  /// The number of requirements that use each fact; empty if the manifest lists its facts.
  let factUses: [String: Int]
  /// The cycles of redirects, by the requirement at which each cycle is reported.
  var endless: [RequirementPlace: [RequirementPlace]] = [:]

  struct RequirementPlace: Hashable {
    var route: Int
    var requirement: Int
  }

  init(_ manifest: LinkManifest) {
    self.manifest = manifest
    types = Dictionary(
      (ParameterType.builtIn + manifest.types).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    routes = Dictionary(
      manifest.routes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let facts = manifest.facts == nil ? manifest.routes.flatMap { $0.requirements.map(\.fact) } : []
    factUses = Dictionary(facts.map { ($0, 1) }, uniquingKeysWith: +)
    states = Dictionary(
      manifest.states.map { ($0.fact, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func report(
    _ code: String, _ severity: Severity = .error, at location: ManifestLocation,
    range: SourceRange? = nil, _ message: String, notes: [ManifestDiagnostic.Note] = [],
    replacement: String? = nil, isAboutKey: Bool = false
  ) {
    diagnostics.append(
      ManifestDiagnostic(
        code: code, severity: severity, app: manifest.app, location: location, range: range,
        message: message, notes: notes, replacement: replacement, isAboutKey: isAboutKey))
  }

  /// Checks a name against the grammar of names.
  ///
  /// - Parameter thing: The kind of thing that has the name, such as "route".
  mutating func checkName(
    _ name: String, of thing: String, at location: ManifestLocation, range: SourceRange? = nil,
    isAboutKey: Bool = true
  ) {
    guard !ManifestName.isValid(name) else { return }
    let letters = name.unicodeScalars.map { scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
      return isPlain || scalar == "_" || scalar == "-" ? Character(scalar) : "-"
    }
    let candidate = String(letters)
    report(
      "invalid-name", at: location, range: range, "invalid \(thing) name '\(name)'",
      notes: [.init(Self.nameRule)],
      replacement: ManifestName.isValid(candidate) ? candidate : nil, isAboutKey: isAboutKey)
  }

  private static let nameRule = "a name is a letter, followed by letters, digits, '_' or '-'"

  /// Checks the name and the key of a query or fragment parameter.
  ///
  /// No replacement of the name is suggested, because the name may be the key of existing links.
  mutating func checkKey(of parameter: ParameterDeclaration, at location: ManifestLocation) {
    if !ManifestName.isValid(parameter.name) {
      report(
        "invalid-name", at: location, "invalid parameter name '\(parameter.name)'",
        notes: [
          .init(Self.nameRule),
          .init("if links contain a key that is not a valid name, write it under 'key'"),
        ], isAboutKey: true)
    }
    guard let key = parameter.ownKey, !LinkKey.isValid(key) else { return }
    report(
      "invalid-link-key", at: location.key("key"), "invalid key '\(key)' of a parameter",
      notes: [
        .init("a key consists of ASCII letters, digits and the characters \(LinkKey.signs)"),
        .init("percent-encoding is not allowed in a key"),
      ])
  }

  /// Checks that the keys of a route's parameters are unique.
  ///
  /// Parameters with the same name are reported by ``checkIsNew(_:at:range:names:)``.
  ///
  /// - Parameter shared: The parameters that are declared for all routes; pairs of them are not
  ///   reported again.
  mutating func checkKeys(
    of parameters: [(declaration: ParameterDeclaration, location: ManifestLocation)],
    beside shared: [ParameterDeclaration] = []
  ) {
    guard
      parameters.contains(where: { $0.declaration.ownKey != nil })
        || shared.contains(where: { $0.ownKey != nil })
    else { return }
    var known: [String: (name: String, location: ManifestLocation)] = [:]
    for parameter in shared where known[parameter.key] == nil {
      known[parameter.key] = (parameter.name, ManifestLocation("query", parameter.name))
    }
    for (parameter, location) in parameters {
      guard let first = known[parameter.key] else {
        known[parameter.key] = (parameter.name, location)
        continue
      }
      guard first.name != parameter.name else { continue }
      report(
        "duplicate-link-key", at: parameter.ownKey == nil ? location : location.key("key"),
        "two parameters have the key '\(parameter.key)'",
        notes: [
          .init(
            "parameter '\(first.name)' has the same key", location: first.location,
            isAboutKey: true)
        ], isAboutKey: parameter.ownKey == nil)
    }
  }

  /// Checks the name of the app and its title, summary and catalog.
  mutating func checkNames() {
    checkName(manifest.app, of: "app", at: ManifestLocation("app"), isAboutKey: false)
    checkText(manifest.title, key: "title", at: ManifestLocation())
    checkText(manifest.summary, key: "summary", at: ManifestLocation())
    checkText(manifest.catalog, key: "catalog", at: ManifestLocation())
    checkWebApp()
  }

  /// Checks that the address of the web app is an https link to which a path can be appended.
  private mutating func checkWebApp() {
    guard let address = manifest.webApp else { return }
    let bytes = Array(address.utf8)
    func isPlain(_ byte: UInt8) -> Bool {
      byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "-._~/:".utf8.contains(byte)
    }
    var problem: String?
    do throws(URLParseError) {
      let parts = try URLParts(parsing: address)
      let end = parts.path.upperBound
      if !address.hasPrefix("https://") {
        problem = "the scheme must be https"
      } else if end < bytes.count {
        problem = "a query and a fragment are not allowed"
      } else if let other = bytes.first(where: { !isPlain($0) }) {
        problem = "'\(Unicode.Scalar(other))' is not allowed"
      }
    } catch {
      problem = "expected " + error.expected
    }
    guard let problem else { return }
    report(
      "invalid-web-address", at: ManifestLocation("web"),
      "invalid address '\(address)' of the web app",
      notes: [.init(problem), .init("write an address such as https://app.shop.example")])
  }

  /// Checks that a string for people, such as a title, is not blank and contains no control
  /// characters.
  ///
  /// An absent string is valid. Only a summary may contain control characters, such as line breaks.
  mutating func checkText(_ text: String?, key: String, at location: ManifestLocation) {
    guard let text else { return }
    if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      report("empty-text", at: location.key(key), "'\(key)' is blank; write a string or remove it")
    } else if key != "summary", text.unicodeScalars.contains(where: Self.isControl) {
      report(
        "control-character", at: location.key(key),
        "'\(key)' contains a control character; remove it")
    }
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
  }

  /// Returns the end of a message, "; did you mean '…'?", or an empty string if the name is `nil`.
  static func didYouMean(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}
