import Diagnostics
import Foundation
import Laws
import LinkAssociations

/// Fuzzes the reader of Apple's association files with arbitrary bytes.
///
/// No input may trap. Diagnostics must be sorted, with ranges inside the file. For small patterns,
/// the matcher must agree with a naive matcher, which tries every possibility.
///
/// A small pattern is an input of three lines: the pattern, a value for the variable `$(v)`, and a
/// part of a link. The first byte selects the part and the settings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  check(AppleAssociation(bytes: bytes, path: "file"), count: bytes.count)
  if let flags = bytes.first {
    let lines = bytes.dropFirst().split(
      separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
    if lines.count == 3, lines.allSatisfy({ $0.count <= 14 }) {
      compare(flags, lines.map { String(decoding: $0, as: UTF8.self) })
    }
  }
  return 0
}

private func check(_ file: AppleAssociation, count: Int) {
  law(file.diagnostics == file.diagnostics.sorted(), "diagnostics are sorted")
  for diagnostic in file.diagnostics {
    law((diagnostic.range?.upperBound ?? 0) <= count, "the range of a diagnostic is in the file")
    law(
      diagnostic.notes.allSatisfy { ($0.range?.upperBound ?? 0) <= count },
      "the range of a note is in the file")
  }
  for link in ["https://a.b/", "https://a.b/a/b?c=d&c#e"] {
    let verdict = file.verdict(for: AssociationLink(link))
    law(verdict.opens == (verdict.reason == .matched), "a link opens if it matched")
    law(
      (verdict.component != nil) == (verdict.place != nil), "the deciding component has a position")
  }
}

private func compare(_ flags: UInt8, _ lines: [String]) {
  let allowed = Set("abAB/?*$(v)digt09-=".utf8)
  guard lines.allSatisfy({ $0.utf8.allSatisfy(allowed.contains) }) else { return }
  let (pattern, value, part) = (lines[0], lines[1], lines[2])
  // Excludes values that consist only of slashes, because no documentation specifies their effect
  // at the start or end of a path.
  guard !value.isEmpty, !value.allSatisfy({ $0 == "/" }), !value.contains("$("), !part.contains("?")
  else { return }
  let isPath = flags & 1 == 0
  let isCaseSensitive = flags & 2 == 0
  let file = """
    {"applinks": {"substitutionVariables": {"v": ["\(value)", "b"]}, "details": [{
    "appIDs": ["ABCDE12345.a"], "components": [{"\(isPath ? "/" : "#")": "\(pattern)",
    "caseSensitive": \(isCaseSensitive)}]}]}}
    """
  let link = isPath ? "https://h/\(part)" : "https://h/#\(part)"
  let opens = AppleAssociation(bytes: Array(file.utf8)).verdict(for: AssociationLink(link)).opens
  let expected = expansions(pattern, ["v": [value, "b"]]).contains { expansion in
    let (left, right) =
      isCaseSensitive ? (expansion, part) : (lowercased(expansion), lowercased(part))
    return isPath
      ? NaivePattern.matchesPath(Array(left.utf8), Array(right.utf8))
      : NaivePattern.matches(Array(left.utf8)[...], Array(right.utf8)[...])
  }
  law(opens == expected, "\(pattern) with \(value) against \(part): \(opens), expected \(expected)")
}

private func lowercased(_ text: String) -> String { text.lowercased() }

/// Returns all patterns that result from replacing the variables of a pattern with their values.
private func expansions(_ pattern: String, _ variables: [String: [String]]) -> [String] {
  guard let open = pattern.range(of: "$("),
    let close = pattern.range(of: ")", range: open.upperBound..<pattern.endIndex)
  else { return [pattern] }
  let name = String(pattern[open.upperBound..<close.lowerBound])
  let values = variables[name] ?? (name == "digit" ? (0...9).map(String.init) : nil)
  let front = String(pattern[..<open.lowerBound])
  let back = expansions(String(pattern[close.upperBound...]), variables)
  return (values ?? ["$(\(name))"]).flatMap { value in back.map { front + value + $0 } }
}
