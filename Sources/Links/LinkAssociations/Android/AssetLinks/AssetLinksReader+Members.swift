import Diagnostics
import JSONSyntax

// Access to JSON values. A value that is missing or has the wrong type is reported.

extension AssetLinksReader {
  func range(_ place: Int) -> SourceRange {
    SourceRange(document?.nodes[place].range ?? 0..<0)
  }

  /// Returns the values of an object's members by name, as indices of JSON nodes.
  ///
  /// Unknown and repeated names are reported. If a name is repeated, the last member is used, as
  /// on devices. The result is `nil` if the node at `place` is not an object.
  mutating func members(of place: Int, _ what: String, _ known: [String]) -> [String: Int]? {
    guard let document, document.nodes[place].kind == .object else {
      report("android-wrong-type", .error, range(place), "\(what) must be an object")
      return nil
    }
    for duplicate in document.duplicateNames(of: place) {
      report(
        "android-duplicate-key", .warning, range(duplicate),
        "duplicate key \((document.text(of: duplicate) ?? "").quoted) in \(what)",
        notes: ["JSON does not define which value applies; remove one of the members"])
    }
    var result: [String: Int] = [:]
    for member in document.nodes.members(of: place) {
      guard let name = document.text(of: member.name) else { continue }
      result[name] = member.value
      if known.contains(name) { continue }
      let content = SourceRange(document.nodes[member.name].contentRange)
      let meant = Spelling.nearest(to: name, among: known)
      report(
        "android-unknown-key", .warning, content,
        "unknown key \(name.quoted) in \(what)" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
        notes: ["devices ignore unknown keys"], fix: meant, content)
    }
    return result
  }

  mutating func required(
    _ name: String, in members: [String: Int], of place: Int, what: String
  ) -> Int? {
    if let value = members[name] { return value }
    report("android-missing-key", .error, range(place), "missing key '\(name)' in \(what)")
    return nil
  }

  mutating func text(_ place: Int, _ what: String) -> LocatedString? {
    guard let document, document.nodes[place].kind == .string,
      let text = document.text(of: place)
    else {
      report("android-wrong-type", .error, range(place), "\(what) must be a string")
      return nil
    }
    return LocatedString(text, SourceRange(document.nodes[place].contentRange))
  }

  mutating func texts(_ place: Int, _ what: String) -> [LocatedString] {
    guard let document, document.nodes[place].kind == .array else {
      report("android-wrong-type", .error, range(place), "\(what) must be in an array")
      return []
    }
    return document.nodes.elements(of: place).compactMap { text($0, what) }
  }

  mutating func report(
    _ rule: String, _ severity: Severity, _ range: SourceRange, _ message: String,
    notes: [String] = [], fix: String? = nil, _ fixed: SourceRange? = nil
  ) {
    var fixIts: [FixIt] = []
    if let fix, let fixed {
      let edit = FixIt.Edit(range: fixed, text: fix)
      let verb = fixed.lowerBound == fixed.upperBound ? "insert" : "write"
      fixIts = [FixIt(title: "\(verb) \(fix.quoted)", applicability: .unsafe, edits: [edit])]
    }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, path: path, range: range, message: message,
        notes: notes.map { Diagnostic.Note($0) }, fixIts: fixIts))
  }
}
