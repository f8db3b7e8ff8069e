import Diagnostics
import Foundation
import Laws
import LinkAssociations

/// Fuzzes the comparison of two association files.
///
/// No input may trap. The verdict for a reported link must differ between the files, as reported.
/// For small patterns in Apple's files, a naive matcher must produce the same verdicts.
///
/// In an input, `\n\n` separates two files. Two small patterns are an input of three lines: a byte
/// that selects the part and the settings, the old pattern, and the new pattern.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  if bytes.count <= 2_000,
    let gap = bytes.indices.dropLast().first(where: { bytes[$0...].starts(with: [10, 10]) })
  {
    compare(Array(bytes[..<gap]), Array(bytes[(gap + 2)...]))
  }
  let lines = bytes.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
  if lines.count == 3, lines[0].count == 1, lines.dropFirst().allSatisfy({ $0.count <= 10 }) {
    compare(
      Small(lines[0].first ?? 0, Array(lines[1])),
      Small((lines[0].first ?? 0) >> 4, Array(lines[2])))
  }
  return 0
}

private func compare(_ old: [UInt8], _ new: [UInt8]) {
  guard let left = AssociationFile.kind(of: old), let right = AssociationFile.kind(of: new) else {
    return
  }
  let before = AssociationFile(left, bytes: old)
  let after = AssociationFile(right, bytes: new)
  let comparison = AssociationComparison(from: before, to: after)
  law((comparison != nil) == (left == right), "files of the same kind are compared")
  for change in comparison?.changes ?? [] { check(change, before, after) }
  law(
    AssociationComparison(from: before, to: before)?.isEmpty ?? false,
    "a file does not differ from itself")
}

private func check(
  _ change: AssociationComparison.Change, _ old: AssociationFile, _ new: AssociationFile
) {
  let link = AssociationLink(change.link)
  law(!change.platforms.isEmpty, "a change has a platform")
  for platform in change.platforms {
    let before = old.verdict(for: link, on: platform)
    let after = new.verdict(for: link, on: platform)
    law(
      before.opens == change.old.opens && after.opens == change.new.opens,
      "\(change.link): the verdicts are those of the files")
    law(
      before.opens != after.opens || before.opens && before.app != after.app,
      "\(change.link): the verdicts differ")
  }
}

/// A file that contains one component with one pattern.
private struct Small {
  let pattern: String
  /// The path (0), the whole query (1), the value of a query item (2), or the fragment (3).
  let part: Int
  let isCaseSensitive: Bool
  let isPercentEncoded: Bool

  init?(_ flags: UInt8, _ bytes: [UInt8]) {
    guard bytes.allSatisfy("abAB/?*%0123=&".utf8.contains) else { return nil }
    pattern = String(decoding: bytes, as: UTF8.self)
    part = Int(flags & 3)
    isCaseSensitive = flags & 4 == 0
    isPercentEncoded = flags & 8 == 0
  }

  var file: AssociationFile {
    let member =
      ["\"/\": \"\(pattern)\"", "\"?\": \"\(pattern)\"", "\"?\": {\"a\": \"\(pattern)\"}"]
      + ["\"#\": \"\(pattern)\""]
    let json = """
      {"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "components": [{\(member[part]),
      "caseSensitive": \(isCaseSensitive), "percentEncoded": \(isPercentEncoded)}]}]}}
      """
    return AssociationFile(.apple, bytes: Array(json.utf8))
  }

  /// Returns `true` if a link matches; `nil` if the ASCII matcher does not support it.
  func matches(_ link: AssociationLink) -> Bool? {
    func spelled(_ range: Range<Int>?) -> [UInt8]? {
      let text = link.text(range ?? 0..<0)
      if isPercentEncoded { return Array(text.utf8) }
      return text.removingPercentEncoding.map { Array($0.utf8) }
    }
    guard let path = spelled(link.path), let query = spelled(link.query),
      let fragment = spelled(link.fragment)
    else { return false }
    guard (path + query + fragment).allSatisfy({ $0 < 0x80 }) else { return nil }
    func isMatch(_ bytes: [UInt8], isPath: Bool = false) -> Bool {
      let own = isCaseSensitive ? pattern : pattern.lowercased()
      let part =
        isCaseSensitive ? bytes : Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
      return isPath
        ? NaivePattern.matchesPath(
          Array(own.utf8), Array(part.dropFirst(part.first == 0x2F ? 1 : 0)))
        : NaivePattern.matches(Array(own.utf8)[...], part[...])
    }
    switch part {
    case 0: return isMatch(path, isPath: true)
    case 1: return isMatch(query)
    case 3: return isMatch(fragment)
    default:
      // Items are split before they are decoded, so an encoded `&` does not separate items.
      let items = link.text(link.query ?? 0..<0).split(separator: "&")
      var values: [[UInt8]] = []
      for item in items {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = isPercentEncoded ? String(parts[0]) : parts[0].removingPercentEncoding
        guard name == "a" else { continue }
        let value = parts.count > 1 ? String(parts[1]) : ""
        guard let decoded = isPercentEncoded ? value : value.removingPercentEncoding else {
          return false
        }
        values.append(Array(decoded.utf8))
      }
      return values.isEmpty ? isMatch([]) : values.allSatisfy { isMatch($0) }
    }
  }
}

private func compare(_ old: Small?, _ new: Small?) {
  guard let old, let new else { return }
  let (before, after) = (old.file, new.file)
  guard let comparison = AssociationComparison(from: before, to: after) else {
    law(false, "files of the same kind are compared")
    return
  }
  for change in comparison.changes {
    check(change, before, after)
    let link = AssociationLink(change.link)
    guard let left = old.matches(link), let right = new.matches(link) else { continue }
    law(
      left == change.old.opens && right == change.new.opens && left != right,
      "\(change.link): \(old) opens it: \(left), \(new) opens it: \(right)")
  }
}
