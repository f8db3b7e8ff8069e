import Diagnostics
import JSONSyntax

// Access to JSON values. A value that is missing or has the wrong type is reported.

extension AssetLinksReader {
  func range(_ place: Int) -> SourceRange {
    SourceRange(document?.nodes[place].range ?? 0..<0)
  }

  /// Returns the members of an object by name; reports unknown and repeated names.
  ///
  /// Like on devices, the last member with a name is used.
  mutating func members(of place: Int, _ what: String, _ known: [String]) -> [String: Int]? {
    guard let document, document.nodes[place].kind == .object else {
      report("android-wrong-type", .error, range(place), "\(what) is an object in braces")
      return nil
    }
    for duplicate in document.duplicateNames(of: place) {
      report(
        "android-duplicate-key", .warning, range(duplicate), "the key stands twice",
        notes: ["readers take one of them, and not all the same"])
    }
    var result: [String: Int] = [:]
    for member in document.nodes.members(of: place) {
      guard let name = document.text(of: member.name) else { continue }
      result[name] = member.value
      if known.contains(name) { continue }
      let content = SourceRange(document.nodes[member.name].contentRange)
      report(
        "android-unknown-key", .warning, content, "\(what) has no key of this name",
        notes: ["devices pass over it in silence"],
        fix: Spelling.nearest(to: name, among: known), content)
    }
    return result
  }

  mutating func required(_ name: String, _ members: [String: Int], _ place: Int) -> Int? {
    if let value = members[name] { return value }
    report("android-missing-key", .error, range(place), "the key \"\(name)\" is missing")
    return nil
  }

  mutating func text(_ place: Int, _ what: String) -> PlacedText? {
    guard let document, document.nodes[place].kind == .string,
      let text = document.text(of: place)
    else {
      report("android-wrong-type", .error, range(place), "\(what) is a text")
      return nil
    }
    return PlacedText(text, SourceRange(document.nodes[place].contentRange))
  }

  mutating func texts(_ place: Int, _ what: String) -> [PlacedText] {
    guard let document, document.nodes[place].kind == .array else {
      report("android-wrong-type", .error, range(place), "\(what) stands in a list in brackets")
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
      fixIts = [FixIt(title: "write \"\(fix)\"", applicability: .unsafe, edits: [edit])]
    }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, path: path, range: range, message: message,
        notes: notes.map { Diagnostic.Note($0) }, fixIts: fixIts))
  }
}
