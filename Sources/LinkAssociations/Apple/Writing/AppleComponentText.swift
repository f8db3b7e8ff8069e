/// A component that is written.
struct AppleComponentText: Hashable {
  var path: String
  var items: [Item] = []
  var fragment: String?
  var excludes = false
  var isCaseSensitive = true
  var comment: String

  /// What an item of the query must be.
  struct Item: Hashable {
    var name: String
    var pattern: String
  }

  /// The text of the path in front of its first wildcard, without slashes in front, in lower case.
  var leadingText: [UInt8] {
    let bytes = Array(path.utf8).drop { $0 == 0x2F }
    return bytes.prefix { !"*?$".utf8.contains($0) }.map(\.asciiLowercased)
  }

  /// Every pattern of the component.
  var patterns: [String] { [path] + items.map(\.pattern) + (fragment.map { [$0] } ?? []) }

  /// The component on one line, so that a change of a route is a change of its lines.
  var json: String {
    var members = ["\"/\": " + AppleJSON.string(path)]
    if !items.isEmpty {
      let items = items.map { AppleJSON.string($0.name) + ": " + AppleJSON.string($0.pattern) }
      members.append("\"?\": { " + items.joined(separator: ", ") + " }")
    }
    if let fragment { members.append("\"#\": " + AppleJSON.string(fragment)) }
    if excludes { members.append("\"exclude\": true") }
    if !isCaseSensitive { members.append("\"caseSensitive\": false") }
    members.append("\"comment\": " + AppleJSON.string(comment))
    return "{ " + members.joined(separator: ", ") + " }"
  }
}

/// JSON texts.
enum AppleJSON {
  /// A string with its quotation marks.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// An array on one line.
  static func array(_ texts: [String]) -> String {
    "[" + texts.map(string).joined(separator: ", ") + "]"
  }
}
