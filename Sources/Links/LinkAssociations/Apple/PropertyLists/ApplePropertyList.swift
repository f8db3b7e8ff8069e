public import Diagnostics
import XMLSyntax

/// The URL schemes and the associated domains of an `Info.plist` or an entitlements file.
///
/// Keys are found at any depth. Values with build settings (`$(DOMAIN)`) are read but not checked.
///
/// ```swift
/// let list = ApplePropertyList(reading: bytes, path: "Shop.entitlements")
/// list.domains.map(\.host)       // ["shop.example"]
/// list.diagnostics.map(\.rule)   // []
/// ```
///
/// This type follows [Associated Domains
/// Entitlement](https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains)
/// and
/// [CFBundleURLTypes](https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleurltypes).
public struct ApplePropertyList: Sendable, Hashable {
  /// An associated domain, such as `applinks:shop.example?mode=developer`.
  ///
  /// It consists of a service, a host and an optional mode.
  public struct Domain: Sendable, Hashable {
    /// The service, such as `applinks`; empty if the string has no colon.
    public let service: String
    /// The string between the service and the mode; in a well-formed string, this is a host.
    public let host: String
    /// The mode for development and managed devices; `nil` if the string has none.
    public let mode: String?
    /// The byte range of the string, without the white space around it.
    public let range: SourceRange
    /// A Boolean value that indicates whether the string is known only after a build.
    public let isUnknown: Bool
  }

  /// The path of the file, as the caller specified it.
  public let path: String?
  /// The strings of all `CFBundleURLSchemes` arrays, in file order.
  public private(set) var schemes: [LocatedString] = []
  /// The strings of the key `com.apple.developer.associated-domains`, in file order.
  public private(set) var domains: [Domain] = []
  /// The problems in the file, in file order.
  public private(set) var diagnostics: [Diagnostic] = []
  /// A Boolean value that indicates whether the file is an XML property list.
  public private(set) var isReadable = true
  /// A Boolean value that indicates whether the file contains the key of ``schemes`` or of
  /// ``domains``.
  public private(set) var hasLinks = false

  /// Reads a file.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
  public init(reading bytes: [UInt8], path: String? = nil) {
    self.path = path
    if bytes.starts(with: Array("bplist".utf8)) {
      isReadable = false
      report(
        "binary-plist", .error, SourceRange(0, 6), "binary property lists are not supported",
        notes: ["to convert the file to XML, run 'plutil -convert xml1 FILE'"])
      return
    }
    let table: XMLElementTable
    do throws(XMLScanner.Failure) {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      table = try XMLElementTable(parsing: bytes.span, from: start)
    } catch {
      isReadable = false
      report(
        "invalid-plist", .error, SourceRange(error.range),
        "invalid XML property list: expected \(error.expected)")
      return
    }
    let reader = Reader(table: table, bytes: bytes)
    guard reader.isElement(0, "plist") || reader.isElement(0, "dict") else {
      isReadable = false
      report(
        "invalid-plist", .error, SourceRange(table.elements[0].name),
        "the outermost element of a property list must be <plist>")
      return
    }
    for key in table.elements.indices where reader.isElement(key, "key") {
      switch reader.text(key).text {
      case "CFBundleURLSchemes":
        hasLinks = true
        schemes += strings(after: key, reader)
      case "com.apple.developer.associated-domains":
        hasLinks = true
        domains += strings(after: key, reader).map(Self.domain)
      default: break
      }
    }
    for scheme in schemes { check(scheme) }
    for domain in domains where !domain.isUnknown { check(domain) }
    diagnostics.sort()
  }

  /// Returns `true` if a file looks like a property list, in XML or binary format.
  ///
  /// - Complexity: O(1); only the first bytes are read.
  public static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: Array("bplist".utf8)) { return true }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    return bytes.prefix(4_096).firstRange(of: Array("<plist".utf8)) != nil
  }

  // MARK: Reading

  /// The elements of a file.
  private struct Reader {
    let table: XMLElementTable
    let bytes: [UInt8]

    func isElement(_ place: Int, _ name: String) -> Bool {
      bytes[table.elements[place].name].elementsEqual(name.utf8)
    }

    /// Returns the text of an element, without the white space around it.
    func text(_ place: Int) -> LocatedString {
      var range = table.elements[place].content
      while let first = range.first, bytes[first] <= 0x20 { range = first + 1..<range.upperBound }
      while let last = range.last, bytes[last] <= 0x20 { range = range.lowerBound..<last }
      return LocatedString(XMLElementTable.text(of: range, in: bytes.span), SourceRange(range))
    }
  }

  /// Returns the strings of the array that follows a key.
  private mutating func strings(after key: Int, _ reader: Reader) -> [LocatedString] {
    let next = reader.table.elements[key].next
    guard next < reader.table.elements.count, reader.isElement(next, "array") else {
      report(
        "wrong-type", .error, SourceRange(reader.table.elements[key].content),
        "'\(reader.text(key).text)' must be an array of strings",
        notes: ["the system ignores this value"])
      return []
    }
    return reader.table.children(of: next).filter { reader.isElement($0, "string") }
      .map(reader.text)
  }

  private static func domain(_ string: LocatedString) -> Domain {
    let isUnknown = isUnknown(string.text)
    let colon = string.text.firstIndex(of: ":")
    let service = colon.map { String(string.text[..<$0]) } ?? ""
    let rest = colon.map { string.text[string.text.index(after: $0)...] } ?? string.text[...]
    let mark = rest.firstRange(of: "?mode=")
    return Domain(
      service: service, host: String(mark.map { rest[..<$0.lowerBound] } ?? rest),
      mode: mark.map { String(rest[$0.upperBound...]) }, range: string.range, isUnknown: isUnknown)
  }

  /// Returns `true` if a string contains a build setting.
  static func isUnknown(_ text: String) -> Bool { text.contains("$(") || text.contains("${") }

  // MARK: Checks

  private static let services = [
    "applinks", "webcredentials", "appclips", "activitycontinuation", "authsrv",
  ]
  private static let modes = ["developer", "managed", "developer+managed"]

  private mutating func check(_ scheme: LocatedString) {
    // Schemes follow RFC 3986, section 3.1.
    guard !Self.isUnknown(scheme.text) else { return }
    let bytes = Array(scheme.text.utf8)
    let isValid =
      bytes.first.map { ($0 | 0x20) &- 0x61 < 26 } ?? false
      && bytes.allSatisfy { ASCIISet.alnum.contains($0) || "+-.".utf8.contains($0) }
    guard !isValid else { return }
    let name = scheme.text.prefix { $0 != ":" && $0 != "/" }
    report(
      "scheme-form", .error, scheme.range,
      "invalid scheme \(scheme.text.quoted)",
      notes: [
        "a scheme is a letter, followed by letters, digits, '+', '-' or '.'",
        "no link can have an invalid scheme",
      ],
      fix: name == scheme.text ? nil : String(name))
  }

  private mutating func check(_ domain: Domain) {
    guard !domain.service.isEmpty, !domain.host.isEmpty else {
      return report(
        "domain-form", .error, domain.range,
        "missing \(domain.service.isEmpty ? "service" : "host") in associated domain",
        notes: ["write a service, a colon and a host, as in 'applinks:shop.example'"])
    }
    guard Self.services.contains(domain.service) else {
      let meant = Spelling.nearest(to: domain.service, among: Self.services)
      let start = domain.range.lowerBound
      let range = SourceRange(start, start + domain.service.utf8.count)
      return report(
        "unknown-service", .warning, range,
        "unknown service \(domain.service.quoted)"
          + (meant.map { "; did you mean '\($0)'?" } ?? ""),
        notes: ["the services are " + Self.services.joined(separator: ", ")], fix: meant)
    }
    let host = domain.host.hasPrefix("*.") ? domain.host.dropFirst(2) : domain.host[...]
    if let wrong = host.firstIndex(where: { "/?#@* \\".contains($0) }) {
      let name = host[..<wrong]
      report(
        "domain-form", .error, domain.range,
        "invalid host \(domain.host.quoted) in associated domain",
        notes: [
          "write only the host, without a scheme, path or query",
          "the association file of the host determines which paths open the app",
        ],
        fix: name.isEmpty || host.contains("://")
          ? nil : "\(domain.service):\(domain.host.hasPrefix("*.") ? "*." : "")\(name)")
    }
    if let mode = domain.mode, !Self.modes.contains(mode) {
      report(
        "unknown-mode", .warning, domain.range, "unknown mode \(mode.quoted)",
        notes: ["the modes are " + Self.modes.joined(separator: ", ")])
    }
  }

  private mutating func report(
    _ rule: String, _ severity: Severity, _ range: SourceRange, _ message: String,
    notes: [String] = [], fix: String? = nil
  ) {
    let fixIts = fix.map { text in
      [
        FixIt(
          title: "write \(text.quoted)", applicability: .unsafe,
          edits: [.init(range: range, text: text)])
      ]
    }
    diagnostics.append(
      Diagnostic(
        rule: "apple-" + rule, severity: severity, path: path, range: range, message: message,
        notes: notes.map { .init($0) }, fixIts: fixIts ?? []))
  }
}
