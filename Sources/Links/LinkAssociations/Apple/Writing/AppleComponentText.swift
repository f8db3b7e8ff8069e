import TextPrimitives
import URLSyntax

/// A component of the file to write.
struct AppleComponentText: Hashable {
  var path: String
  var items: [Item] = []
  var fragment: String?
  var excludes = false
  var isCaseSensitive = true
  /// The name of the route for which the component is written.
  ///
  /// It is `nil` for an exclusion of the manifest, and for a component that applies to the whole
  /// file.
  var route: String?
  /// A comment that explains the component to people who read the file.
  var comment: String

  /// A condition for a query item.
  struct Item: Hashable {
    var name: String
    var pattern: String
  }

  /// The path pattern before its first wildcard or variable, without leading slashes and in lower
  /// case.
  var leadingText: [UInt8] {
    let bytes = Array(path.utf8).drop { $0 == 0x2F }
    return bytes.prefix { !"*?$".utf8.contains($0) }.map(\.asciiLowercased)
  }

  /// The path pattern after its last wildcard or variable, in lower case.
  ///
  /// The array is empty if paths may end in any text.
  var trailingText: [UInt8] {
    // A slash at the end of a pattern may match the end of a path without a slash, so the literal
    // end is unknown. Parentheses also delimit the text, because they may enclose the name of a
    // variable.
    if path.utf8.last == 0x2F { return [] }
    let text = path.utf8.reversed().prefix { !"*?$()".utf8.contains($0) }
    return text.reversed().map(\.asciiLowercased)
  }

  /// All patterns of the component.
  var patterns: [String] { [path] + items.map(\.pattern) + (fragment.map { [$0] } ?? []) }

  /// Returns the component on one line, so that a change to a route affects only the route's lines.
  func json(hasComment: Bool) -> String {
    var members = ["\"/\": " + JSONText.quoted(path)]
    if !items.isEmpty {
      let items = items.map { JSONText.quoted($0.name) + ": " + JSONText.quoted($0.pattern) }
      members.append("\"?\": { " + items.joined(separator: ", ") + " }")
    }
    if let fragment { members.append("\"#\": " + JSONText.quoted(fragment)) }
    if excludes { members.append("\"exclude\": true") }
    if !isCaseSensitive { members.append("\"caseSensitive\": false") }
    if hasComment { members.append("\"comment\": " + JSONText.quoted(comment)) }
    return "{ " + members.joined(separator: ", ") + " }"
  }
}
