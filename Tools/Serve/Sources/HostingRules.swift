/// The rules of the files `_headers` and `_redirects`, in Netlify's format.
///
/// Of the lines in `_redirects`, only those with the status 200 are used: they serve a file without
/// redirecting.
struct HostingRules {
  private var sections: [(pattern: String, headers: [(name: String, value: String)])] = []
  private var targets: [(pattern: String, target: String)] = []

  /// Creates rules that match nothing.
  init() {}

  /// Parses the content of the files `_headers` and `_redirects`.
  init(headers: String, redirects: String) {
    for line in headers.split(separator: "\n") {
      if line.hasPrefix("/") {
        sections.append((String(line), []))
      } else if let colon = line.firstIndex(of: ":"), !sections.isEmpty {
        let name = line[..<colon].drop { $0 == " " }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        sections[sections.count - 1].headers.append((String(name), String(value)))
      }
    }
    for line in redirects.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3, words[2] == "200" {
        targets.append((String(words[0]), String(words[1])))
      }
    }
  }

  /// Returns the headers of a path; a later section replaces the value of an earlier one.
  func headers(of path: String) -> [String: String] {
    var result: [String: String] = [:]
    for section in sections where Self.matches(path, section.pattern) {
      for (name, value) in section.headers { result[name] = value }
    }
    return result
  }

  /// Returns the file that is served for a path; `nil` if no line matches.
  func target(of path: String) -> String? {
    targets.first { Self.matches(path, $0.pattern) }?.target
  }

  private static func matches(_ path: String, _ pattern: String) -> Bool {
    guard pattern.hasSuffix("/*") else { return path == pattern || path == pattern + "/" }
    let prefix = pattern.dropLast(2)
    return path == prefix || path.hasPrefix(prefix + "/")
  }
}
