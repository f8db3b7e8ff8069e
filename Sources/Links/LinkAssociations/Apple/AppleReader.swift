import Diagnostics
import JSONSyntax

/// Reads Apple's association file, and reports parts that the system would ignore and likely
/// mistakes.
///
/// Each extension in `AppleReader+….swift` reads or checks one part of the association file.
struct AppleReader {
  let document: JSONDocument
  let path: String?
  var diagnostics: [Diagnostic] = []
  var variables: [AppleAssociation.Variable] = []
  var variableValues: [String: [String]] = [:]
  /// The variables that at least one pattern uses.
  var usedVariables: Set<String> = []
  /// The compiled patterns, by their JSON nodes and by the way in which they are compared.
  var compiled: [CompiledKey: [PatternElement]] = [:]
  private var reported: Set<Diagnostic> = []

  /// The properties that determine the elements of a pattern.
  struct CompiledKey: Hashable {
    var place: Int
    var isPath: Bool
    var isCaseSensitive: Bool
  }

  init(_ document: JSONDocument, path: String?) {
    self.document = document
    self.path = path
  }

  var nodes: JSONNodeTable { document.nodes }

  func range(_ place: Int) -> SourceRange { SourceRange(nodes[place].range) }

  /// Returns the byte range of a value; the range of a string excludes its quotation marks.
  func content(_ place: Int) -> SourceRange {
    SourceRange(nodes[place].kind == .string ? nodes[place].contentRange : nodes[place].range)
  }

  mutating func report(
    _ rule: String, _ severity: Severity, _ range: SourceRange?, _ message: String,
    notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    let diagnostic = Diagnostic(
      rule: "apple-" + rule, severity: severity, path: path, range: range, message: message,
      notes: notes, fixIts: fixIts)
    // Defaults are read again for every component that inherits them, so a problem may recur.
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  // MARK: Objects

  /// Returns the members of an object by name, and reports unknown and repeated names.
  ///
  /// If a name is repeated, the last member is used.
  ///
  /// - Parameters:
  ///   - known: The names that the system supports; `nil` if any name is allowed.
  ///   - kind: A description of the object, for use in messages.
  mutating func members(
    of object: Int, known: [String]?, kind: String
  ) -> [String: JSONNodeTable.Member] {
    var members: [String: JSONNodeTable.Member] = [:]
    for member in nodes.members(of: object) {
      let name = document.text(of: member.name) ?? ""
      if let first = members[name] {
        report(
          "duplicate-key", .warning, content(member.name),
          "duplicate key \(name.quoted) in \(kind)",
          notes: [
            .init("first declared here", range: content(first.name)),
            .init("JSON does not define which value applies; remove one of the members"),
          ])
      }
      members[name] = member
      if let known, !known.contains(name) {
        reportUnknownKey(name, at: member.name, known: known, kind: kind)
      }
    }
    return members
  }

  private mutating func reportUnknownKey(
    _ name: String, at place: Int, known: [String], kind: String
  ) {
    let meant = Spelling.nearest(to: name, among: known)
    report(
      "unknown-key", .warning, content(place),
      "unknown key \(name.quoted) in \(kind)" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [.init("the system ignores unknown keys")],
      fixIts: meant.map { meant in
        [
          FixIt(
            title: "write '\(meant)'", applicability: .unsafe,
            edits: [.init(range: content(place), text: meant)])
        ]
      } ?? [])
  }

  /// Reports a value whose type the system does not accept.
  mutating func reportType(_ place: Int, _ name: String, expected: String, effect: String) {
    report(
      "wrong-type", .error, range(place), "\(name.quoted) must be \(expected)",
      notes: [.init(effect)])
  }

  /// Returns a Boolean member of an object; `nil` if it is absent or has a different type.
  mutating func boolean(
    _ name: String, _ members: [String: JSONNodeTable.Member], usual: Bool
  ) -> Bool? {
    guard let member = members[name] else { return nil }
    switch nodes[member.value].kind {
    case .true: return true
    case .false: return false
    default:
      reportType(
        member.value, name, expected: "true or false",
        effect: "the system ignores this value and uses the default, \(usual)")
      return nil
    }
  }
}
