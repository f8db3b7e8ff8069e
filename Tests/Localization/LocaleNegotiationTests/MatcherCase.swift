import Foundation

/// A test case in ICU's `localeMatcherTest.txt`.
///
/// The directives correspond to these settings:
///
/// | directive | setting |
/// | --- | --- |
/// | `@supported=LIST` | the supported languages |
/// | `@default=TAG` | the default language; if absent, the first supported language |
/// | `@favor=script` | `policy.nearest = .favoringScript` |
/// | `@favor=normal`, or absent | `policy.nearest = .favoringLanguage` |
/// | `@threshold=N` | none: four cases are skipped |
struct MatcherCase {
  var group = ""
  var line = 0
  var supported: [String] = []
  var defaultLanguage: String?
  var favorsScript = false
  var hasThreshold = false
  var desired = ""
  var expected = ""
  /// The desired language that the matcher chooses; empty if the file does not specify it.
  var winner = ""

  /// Returns the test cases in the text of the file.
  static func cases(_ text: String) -> [MatcherCase] {
    var current = MatcherCase()
    var cases: [MatcherCase] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = trimmed(line.split(separator: "#", omittingEmptySubsequences: false)[0])
      current.line = index + 1
      if content.hasPrefix("** test: ") {
        current = MatcherCase(group: String(content.dropFirst(9)))
      } else if content.hasPrefix("@supported=") {
        current.supported = list(content.dropFirst(11))
      } else if content.hasPrefix("@default=") {
        let tag = trimmed(content.dropFirst(9))
        current.defaultLanguage = tag.isEmpty ? nil : tag
      } else if content.hasPrefix("@favor=") {
        current.favorsScript = trimmed(content.dropFirst(7)) == "script"
      } else if content.hasPrefix("@threshold=") {
        current.hasThreshold = !trimmed(content.dropFirst(11)).isEmpty
      } else if let arrow = content.range(of: ">>") {
        let columns = content[arrow.upperBound...].split(
          separator: "|", omittingEmptySubsequences: false
        ).map(trimmed)
        current.desired = trimmed(content[..<arrow.lowerBound])
        current.expected = columns[0]
        current.winner = columns.count > 1 ? columns[1] : ""
        cases.append(current)
      }
    }
    return cases
  }

  private static func list(_ text: some StringProtocol) -> [String] {
    text.split(separator: ",").map { trimmed($0) }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
