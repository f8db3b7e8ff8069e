import LinkAssociations
import LinkRouting

/// The paths of real links as a tree, with the observations at each node.
///
/// The size of the tree is bounded. If a node already has too many words below it, further words
/// are treated as values. If there are too many nodes or keys, new ones are only counted.
struct LinkObservations {
  /// A node of the tree, shared by all links with the same words and values up to this node.
  struct Place {
    var words: [String: Int] = [:]
    /// The child node for all values, regardless of the value.
    var value: Int?
    /// The values that lead to this node, if it is a child node for values.
    var values = ValueStatistics()
    /// The number of links that pass through the node.
    var count = 0
    var end: End?
  }

  /// The observations of the links that end at a node.
  struct End {
    var count = 0
    var hosts: Set<Int> = []
    var schemes: Set<Int> = []
    var keys: [String: Key] = [:]
    var tracking: Set<String> = []
    var examples: [String] = []
    var fragments = ObservedFragments()
  }

  /// The observations of one key in queries.
  struct Key {
    var count = 0
    var isRepeated = false
    var values = ValueStatistics()
    var order = 0
  }

  static let maximumPlaces = 20_000
  static let maximumWords = 256
  static let maximumComponents = 64
  static let maximumOrigins = 256
  static let maximumKeys = 64
  static let maximumAllKeys = 50_000
  static let longestKey = 64

  var places = [Place()]
  private(set) var hosts: [String] = []
  private(set) var schemes: [String] = []
  private(set) var count = 0
  private(set) var malformed = 0
  /// The number of links that were not kept because there were too many hosts or schemes.
  private(set) var strangers = 0
  /// The number of keys and paths that were not kept because there were too many.
  var lostKeys = 0
  /// Some of the keys that parameters cannot have.
  var unnamedKeys: Set<String> = []
  /// The number of items that cannot be parameters because parsers disagree on their escapes.
  var ambiguousItems = 0
  private(set) var isPlain = 0
  var keyCount = 0

  /// Adds the link in a line.
  ///
  /// Ignores blank lines and lines that begin with `#`.
  ///
  /// - Returns: The problem of the line, as an English phrase that contains no part of the line;
  ///   `nil` if the line has no problem.
  mutating func add(_ line: [UInt8]) -> String? {
    var bytes = line[...]
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    if bytes.isEmpty || bytes.first == UInt8(ascii: "#") { return nil }
    if let problem = addLink(Array(bytes)) {
      malformed += 1
      return problem
    }
    return nil
  }

  /// Counts a line that is not a link.
  mutating func addMalformed() { malformed += 1 }

  private mutating func addLink(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= 8192 else { return "a link has at most 8192 bytes" }
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !#""<>\^`{|}"#.utf8.contains($0) }) else {
      return "spaces, control characters and some other characters must be percent-encoded"
    }
    let link = AssociationLink(bytes: bytes)
    guard let scheme = link.scheme.map({ link.text($0).lowercased() }), Self.isScheme(scheme) else {
      return "missing scheme, such as 'https'"
    }
    guard link.userInfo == nil else { return "a user name before the host is not allowed" }
    let isWeb = scheme == "https" || scheme == "http"
    guard isWeb || !Self.foreign.contains(scheme) else {
      return "links with this scheme never open an app"
    }
    if scheme == "http" { isPlain += 1 }
    var path = link.text(link.path)
    var host = ""
    if let range = link.host { host = link.text(range).lowercased() }
    if isWeb {
      guard !host.isEmpty else { return "missing host" }
      if let port = link.port, !port.isEmpty { host += ":" + link.text(port) }
    } else if let range = link.host {
      guard link.port == nil else { return "a custom scheme has no port" }
      path = "/" + link.text(range) + path
    }
    guard let components = Self.components(of: path) else {
      return "the path has an empty or dot component, or is not percent-encoded UTF-8"
    }
    guard components.count <= Self.maximumComponents else {
      return "a path has at most \(Self.maximumComponents) components"
    }
    guard let items = ObservedItem.items(of: link) else {
      return "the query is not percent-encoded UTF-8"
    }
    for item in items {
      guard Self.isPrintable(item.name) else { return "the query is not percent-encoded UTF-8" }
      // The router accepts encoded line breaks only in declared parameters.
      guard
        Self.isPrintable(item.value)
          || !item.isAmbiguous && Self.isDeclared(item.name) && Self.isMultiline(item.value)
      else { return "the query has an encoded control character" }
    }
    count += 1
    guard
      let origin = isWeb ? Self.index(of: host, in: &hosts) : Self.index(of: scheme, in: &schemes)
    else {
      strangers += 1
      return nil
    }
    let secrets = RepeatedValues(components, items)
    guard let place = walk(components, hiding: secrets) else {
      lostKeys += 1
      return nil
    }
    note(link, items, at: place, origin, isWeb: isWeb, hiding: secrets)
    return nil
  }

  private static let foreign: Set<String> = [
    "javascript", "data", "intent", "file", "about", "blob", "mailto", "tel", "sms", "vbscript",
    "content", "ftp", "ws", "wss",
  ]

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, first &- 0x61 < 26, text.utf8.count <= 64 else {
      return false
    }
    return text.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || "+-.".utf8.contains($0) }
  }

  static func isPrintable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }
  }

  /// Returns `true` if a string is printable, except for line breaks and tabs.
  private static func isMultiline(_ text: String) -> Bool {
    isPrintable(String(text.unicodeScalars.filter { !ScalarSet.lineBreaks.contains($0) }))
  }

  private static func index(of text: String, in list: inout [String]) -> Int? {
    if let index = list.firstIndex(of: text) { return index }
    guard list.count < maximumOrigins else { return nil }
    list.append(text)
    return list.count - 1
  }

  /// Returns the decoded components of a path; `nil` if the router rejects the path.
  private static func components(of path: String) -> [String]? {
    var parts = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)[...]
    if parts.first?.isEmpty ?? false { parts.removeFirst() }
    if parts.last?.isEmpty ?? false { parts.removeLast() }
    var components: [String] = []
    for part in parts {
      guard !part.isEmpty, let text = PercentText.decoded(Array(part)[...]), text != ".",
        text != "..", isPrintable(text)
      else { return nil }
      components.append(text)
    }
    return components
  }

}
