/// Writes the uses of keys as JSON Lines.
///
/// `Schemas/key-usage.schema.json` describes the lines.
package enum UsageLines {
  /// Returns the lines for the uses in a source, and the line for its failure, if it has one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the source and of the lines.
  package static func lines(
    of source: ScannedSource, path: String, language: SourceLanguage, _ bytes: [UInt8]
  ) -> String {
    var text = ""
    var positions = LinePositions(bytes)
    for use in source.uses {
      let (line, column) = positions.position(of: use.range.lowerBound)
      var members = [
        "\"path\":" + quoted(path), "\"range\":[\(use.range.lowerBound),\(use.range.upperBound)]",
        "\"line\":\(line)", "\"column\":\(column)", "\"language\":\"\(language.rawValue)\"",
      ]
      members += self.members(of: use.key)
      switch use.table {
      case .unsaid: break
      case .named(let table): members.append("\"table\":" + quoted(table))
      case .computed: members.append("\"table\":null")
      }
      if let bundle = use.bundle { members.append("\"bundle\":" + quoted(bundle)) }
      if use.hasDefault { members.append("\"default\":true") }
      if use.isUncertain { members.append("\"uncertain\":true") }
      members.append("\"call\":" + quoted(use.call))
      text += "{" + members.joined(separator: ",") + "}\n"
    }
    if let failure = source.failure { text += line(of: failure, path: path, bytes) }
    return text
  }

  /// Returns the line for a source that could not be read.
  package static func line(
    of failure: ScanFailure, path: String, _ bytes: [UInt8] = []
  ) -> String {
    var members = ["\"path\":" + quoted(path)]
    if let range = failure.range {
      let (line, column) = position(of: range.lowerBound, in: bytes)
      members += [
        "\"range\":[\(range.lowerBound),\(range.upperBound)]", "\"line\":\(line)",
        "\"column\":\(column)",
      ]
    }
    return "{" + (members + ["\"error\":" + quoted(failure.reason)]).joined(separator: ",") + "}\n"
  }

  /// Returns the error message for a source that could not be read.
  ///
  /// The message looks like that of a compiler: `PATH:LINE:COLUMN: error: REASON`.
  package static func shown(
    _ failure: ScanFailure, path: String, _ bytes: [UInt8] = []
  ) -> String {
    var place = path
    if let range = failure.range {
      let (line, column) = position(of: range.lowerBound, in: bytes)
      place += ":\(line):\(column)"
    }
    let expected = failure.expected.map { ", expected \($0)" } ?? ""
    return "\(place): error: \(failure.reason)\(expected)\n"
  }

  private static func position(of place: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var positions = LinePositions(bytes)
    return positions.position(of: place)
  }

  private static func members(of key: KeyUse.Key) -> [String] {
    switch key {
    case .literal(let key): return ["\"key\":" + quoted(key)]
    case .pieces(let pieces):
      return ["\"key\":null", "\"pieces\":[" + pieces.map(quoted).joined(separator: ",") + "]"]
    case .symbol(let name): return ["\"key\":null", "\"symbol\":" + quoted(name)]
    case .computed(let prefix, let suffix, let reason):
      var members = ["\"key\":null"]
      if !prefix.isEmpty { members.append("\"prefix\":" + quoted(prefix)) }
      if !suffix.isEmpty { members.append("\"suffix\":" + quoted(suffix)) }
      return members + ["\"reason\":" + quoted(reason)]
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
