import Diagnostics
import JSONSyntax
import StringCatalogs
import TextPrimitives

extension Baseline {
  /// The content of the baseline's JSON file, with one entry per line, in sorted order.
  ///
  /// A diff of two versions of the file therefore shows only the entries that changed.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries.
  public var fileText: String {
    var lines: [String] = []
    for entry in entries {
      var members = ["\"catalog\": " + JSONText.quoted(entry.catalog)]
      if let key = entry.key { members.append("\"key\": " + JSONText.quoted(key)) }
      if let language = entry.language {
        members.append("\"language\": " + JSONText.quoted(language))
      }
      members.append("\"rule\": " + JSONText.quoted(entry.rule))
      let count = counts[entry, default: 1]
      if count > 1 { members.append("\"count\": \(count)") }
      lines.append("    {" + members.joined(separator: ", ") + "}")
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": 1,\n  \"diagnostics\": \(list)\n}\n"
  }

  /// Parses a baseline file.
  ///
  /// - Throws: ``BaselineError`` for the first problem.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing bytes: [UInt8]) throws(BaselineError) {
    self.init()
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw BaselineError(code: .syntax, range: error.range, expected: error.expected)
    }
    var reader = Reader(document: document)
    try reader.read()
    self = reader.baseline
  }

  private struct Reader {
    let document: JSONDocument
    var baseline = Baseline()

    mutating func read() throws(BaselineError) {
      let members = try members(of: document.root, ["version", "diagnostics"])
      guard let version = members["version"] else {
        throw missing("the member 'version'", document.root)
      }
      guard document.integer(of: version) == 1 else {
        throw BaselineError(
          code: .unknownVersion, range: SourceRange(document.nodes[version].range),
          expected: "version 1")
      }
      guard let list = members["diagnostics"] else {
        throw missing("the member 'diagnostics'", document.root)
      }
      guard document.nodes[list].kind == .array else { throw wrong(list, "a list of entries") }
      for element in document.nodes.elements(of: list) { try readEntry(element) }
    }

    private mutating func readEntry(_ node: Int) throws(BaselineError) {
      let members = try members(of: node, ["catalog", "key", "language", "rule", "count"])
      guard let catalog = try text(members["catalog"]) else {
        throw missing("the member 'catalog'", node)
      }
      guard let rule = try text(members["rule"]) else { throw missing("the member 'rule'", node) }
      var count = 1
      if let place = members["count"] {
        guard let number = document.integer(of: place), number > 0,
          let number = Int(exactly: number)
        else { throw wrong(place, "a positive number") }
        count = number
      }
      baseline.insert(
        Entry(
          catalog: catalog, key: try text(members["key"]), language: try text(members["language"]),
          rule: rule),
        count: count)
    }

    /// Returns a dictionary from the names of an object's members to the nodes of their values.
    ///
    /// - Throws: An error if the node is not an object, or if a name is unknown or occurs twice.
    private func members(of node: Int, _ known: [String]) throws(BaselineError) -> [String: Int] {
      guard document.nodes[node].kind == .object else { throw wrong(node, "an object") }
      var values: [String: Int] = [:]
      for member in document.nodes.members(of: node) {
        let name = document.text(of: member.name) ?? ""
        guard known.contains(name), values[name] == nil else {
          throw BaselineError(
            code: values[name] == nil ? .unknownMember : .duplicateMember,
            range: SourceRange(document.nodes[member.name].range),
            expected: known.dropLast().joined(separator: ", ")
              + " or \(known[known.count - 1]), each at most once")
        }
        values[name] = member.value
      }
      return values
    }

    private func text(_ node: Int?) throws(BaselineError) -> String? {
      guard let node else { return nil }
      guard let text = document.text(of: node) else { throw wrong(node, "a string") }
      return text
    }

    private func wrong(_ node: Int, _ expected: String) -> BaselineError {
      BaselineError(
        code: .wrongType, range: SourceRange(document.nodes[node].range), expected: expected)
    }

    private func missing(_ expected: String, _ node: Int) -> BaselineError {
      let start = document.nodes[node].range.lowerBound
      return BaselineError(
        code: .missingMember, range: SourceRange(start, start + 1), expected: expected)
    }
  }
}
