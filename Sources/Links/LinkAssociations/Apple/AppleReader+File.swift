import Diagnostics
import JSONSyntax

extension AppleAssociation {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The name that diagnostics and verdicts use for the file.
  ///   - isDiagnosed: `true` to report problems that require proofs, such as components that are
  ///     never reached.
  /// - Complexity: O(*n*), where *n* is the size of the file. The proofs have a limited budget.
  public init(bytes: [UInt8], path: String? = nil, isDiagnosed: Bool = true) {
    self.path = path
    isTooLarge = bytes.count > Self.maximumSize
    var size: [Diagnostic] = []
    if isTooLarge {
      size = [
        Diagnostic(
          rule: "apple-too-large", severity: .error, path: path, range: nil,
          message:
            "file has \(bytes.count) bytes; the system reads at most \(Self.maximumSize) bytes")
      ]
    }
    do throws(JSONParseError) {
      var reader = AppleReader(
        try JSONDocument(parsing: bytes, maximumDepth: Self.maximumDepth), path: path)
      let details = reader.readFile()
      if isDiagnosed { reader.prove(details) }
      self.details = details
      variables = reader.variables
      isReadable = reader.holdsObject && size.isEmpty
      modes = Set(details.flatMap { $0.components.map(\.mode) })
      diagnostics = size + reader.diagnostics.sorted()
    } catch {
      details = []
      variables = []
      isReadable = false
      modes = []
      diagnostics = size + [Self.diagnostic(error, path: path)]
    }
  }

  /// The maximum depth of nesting.
  ///
  /// No association file needs more than seven levels. A file with deeper nesting is rejected,
  /// which protects the code that walks through the document.
  private static let maximumDepth = 64

  private static func diagnostic(_ error: JSONParseError, path: String?) -> Diagnostic {
    let isDeep = error.code == .tooDeep
    return Diagnostic(
      rule: isDeep ? "apple-too-deep" : "apple-invalid-json", severity: .error, path: path,
      range: error.range,
      message: isDeep
        ? "arrays and objects are nested more than \(maximumDepth) levels deep"
        : "invalid JSON: expected \(error.expected)",
      notes: [.init("the system ignores the whole file")])
  }
}

extension AppleReader {
  private static let services = ["applinks", "webcredentials", "appclips", "activitycontinuation"]

  /// `true` if the file has an object at its top level, which the system requires.
  var holdsObject: Bool { nodes[document.root].kind == .object }

  /// Reads the whole file, and returns the apps with their components.
  mutating func readFile() -> [AppleAssociation.Detail] {
    guard holdsObject else {
      report(
        "wrong-type", .error, range(document.root), "file must contain an object",
        notes: [.init("the system ignores the whole file")])
      return []
    }
    let members = members(of: document.root, known: Self.services, kind: "the file")
    for service in Self.services.dropFirst() {
      guard let member = members[service] else { continue }
      if nodes[member.value].kind == .object {
        readService(member.value, service)
      } else {
        reportType(
          member.value, service, expected: "an object", effect: "the system ignores the service")
      }
    }
    guard let applinks = members["applinks"] else {
      report(
        "missing-applinks", members.isEmpty ? .error : .info, range(document.root),
        "file has no 'applinks', so no app opens links of the host")
      return []
    }
    guard nodes[applinks.value].kind == .object else {
      reportType(
        applinks.value, "applinks", expected: "an object", effect: "no app opens links of the host")
      return []
    }
    return readLinks(applinks.value)
  }

  /// Checks a service for which the file only lists apps: shared passwords, App Clips or Handoff.
  ///
  /// Follows [`webcredentials`](https://developer.apple.com/documentation/bundleresources/applinks)
  /// and the related services.
  private mutating func readService(_ object: Int, _ service: String) {
    let members = members(of: object, known: ["apps"], kind: service.quoted)
    guard let apps = members["apps"] else {
      report(
        "missing-app", .error, range(object), "missing key 'apps' in '\(service)'",
        notes: [.init("the system ignores the service")])
      return
    }
    guard nodes[apps.value].kind == .array else {
      reportType(
        apps.value, "apps", expected: "an array of strings",
        effect: "the system ignores the service")
      return
    }
    _ = readAppIDs(at: Array(nodes.elements(of: apps.value)), owner: service.quoted)
  }

  private mutating func readLinks(_ object: Int) -> [AppleAssociation.Detail] {
    let members = members(
      of: object, known: ["details", "defaults", "substitutionVariables", "apps"],
      kind: "'applinks'")
    if let apps = members["apps"],
      nodes[apps.value].kind != .array || !nodes.elements(of: apps.value).isEmpty
    {
      report(
        "apps-not-empty", .warning, range(apps.value),
        "'apps' in 'applinks' must be an empty array or absent",
        notes: [.init("the system reads the apps from 'details'")])
    }
    if let variables = members["substitutionVariables"] { readVariables(variables.value) }
    let defaults = readDefaults(members["defaults"], [:])
    guard let details = members["details"] else {
      report(
        "missing-details", .error, range(object),
        "missing key 'details' in 'applinks', so no app opens links of the host")
      return []
    }
    let result: [AppleAssociation.Detail]
    switch nodes[details.value].kind {
    case .array:
      result = nodes.elements(of: details.value).compactMap { readDetail($0, defaults) }
    case .object:
      // In the iOS 9 format, `details` is an object with one member for each identifier.
      result = nodes.members(of: details.value).compactMap { member in
        readDetail(member.value, defaults, appID: member.name)
      }
    default:
      reportType(
        details.value, "details", expected: "an array", effect: "no app opens links of the host")
      return []
    }
    if nodes.elements(of: details.value).isEmpty {
      report(
        "empty-details", .warning, range(details.value),
        "'details' is empty, so no app opens links of the host")
    }
    reportUnusedVariables()
    return result
  }
}

extension JSONNodeTable.Elements {
  /// `true` if the list has no element.
  var isEmpty: Bool {
    var copy = self
    return copy.next() == nil
  }
}
