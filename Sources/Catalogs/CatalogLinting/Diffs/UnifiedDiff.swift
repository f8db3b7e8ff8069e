/// A unified diff of a file for `git apply` and `patch -p1`.
///
/// Lines are copied byte by byte: a carriage return is part of its line. A missing line break at
/// the end of a file is marked as in [GNU
/// diff](https://www.gnu.org/software/diffutils/manual/html_node/Incomplete-Lines.html).
package enum UnifiedDiff {
  /// The number of context lines before and after a change.
  private static let context = 3

  /// Returns `true` if a diff can show the bytes, which must be UTF-8 without NUL.
  ///
  /// Git treats other files as binary, and terminals do not display them correctly.
  package static func canShow(_ bytes: [UInt8]) -> Bool {
    guard !bytes.contains(0) else { return false }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  /// Returns the diff between two versions; empty if they are equal.
  ///
  /// - Parameter path: The path in the headers, after `a/` and `b/`.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  package static func diff(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    var output: [UInt8] = []
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    let changes = LineDifference(from: oldLines, to: newLines).changes
    guard !changes.isEmpty else { return output }
    let names = ["a/", "b/"].map { quoted($0 + path) }
    output += "diff --git \(names[0]) \(names[1])\n".utf8
    // As in git, a tab marks the end of a file name that contains spaces.
    let end = path.contains(" ") ? "\t\n" : "\n"
    output += "--- \(names[0])\(end)+++ \(names[1])\(end)".utf8
    var rest = changes[...]
    while let first = rest.first {
      var hunk = [first]
      rest.removeFirst()
      while let next = rest.first, let last = hunk.last,
        next.old.lowerBound - last.old.upperBound <= 2 * context
      {
        hunk.append(next)
        rest.removeFirst()
      }
      append(hunk, from: oldLines, with: newLines, to: &output)
    }
    return output
  }

  private static func append(
    _ hunk: [LineDifference.Change], from old: [ArraySlice<UInt8>], with new: [ArraySlice<UInt8>],
    to output: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let leading = min(context, first.old.lowerBound)
    let trailing = min(context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - leading..<last.old.upperBound + trailing
    let newRange = first.new.lowerBound - leading..<last.new.upperBound + trailing
    output += "@@ -\(Self.place(oldRange)) +\(Self.place(newRange)) @@\n".utf8
    var place = oldRange.lowerBound
    for change in hunk {
      for line in old[place..<change.old.lowerBound] {
        append(line, UInt8(ascii: " "), to: &output)
      }
      for line in old[change.old] { append(line, UInt8(ascii: "-"), to: &output) }
      for line in new[change.new] { append(line, UInt8(ascii: "+"), to: &output) }
      place = change.old.upperBound
    }
    for line in old[place..<oldRange.upperBound] { append(line, UInt8(ascii: " "), to: &output) }
  }

  /// Returns a range of lines as a hunk header states it: the first line and the number of lines.
  ///
  /// For an empty range, the first number is that of the preceding line.
  private static func place(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func append(
    _ line: ArraySlice<UInt8>, _ sign: UInt8, to output: inout [UInt8]
  ) {
    output.append(sign)
    output += line
    if line.last != newline { output += "\n\\ No newline at end of file\n".utf8 }
  }

  /// Returns the lines of a file, each with its line break.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == newline {
      lines.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static let newline = UInt8(ascii: "\n")

  /// Returns a path as git spells it.
  ///
  /// A path that contains control characters, quotation marks or backslashes is quoted and escaped.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return path }
    var text = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
