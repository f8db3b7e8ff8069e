import Diagnostics
import JSONSyntax

extension AppleAssociation.Component {
  /// A Boolean value that indicates whether the component matches every link.
  public var isCatchAll: Bool {
    let matchesAnyQuery =
      switch query {
      case .any: true
      case .text(let pattern): pattern.isCatchAll
      case .items(let items): items.allSatisfy(\.pattern.isCatchAll)
      }
    return path?.isCatchAll ?? true && fragment?.isCatchAll ?? true && matchesAnyQuery
  }
}

extension AppleAssociation.Component.Item {
  var nameBytes: [UInt8] { Array(name.utf8) }
}

extension AppleReader {
  /// Returns a component with its settings, including the inherited ones.
  mutating func component(
    _ place: Int, _ settings: [String: JSONNodeTable.Member]
  ) -> AppleAssociation.Component {
    let mode = ComparisonMode(
      isCaseSensitive: boolean("caseSensitive", settings, usual: true) ?? true,
      isPercentEncoded: boolean("percentEncoded", settings, usual: true) ?? true)
    var comment: String?
    if let member = settings["comment"] {
      comment = document.text(of: member.value)
      if comment == nil {
        reportType(
          member.value, "comment", expected: "a string", effect: "the system ignores comments")
      }
    }
    if let path = settings["/"], let text = document.text(of: path.value) {
      reportQuery(text, at: path.value, content(path.value), isSplit: settings["?"] == nil)
    }
    return AppleAssociation.Component(
      range: range(place), path: pattern("/", settings, mode, isPath: true),
      query: query(settings, mode), fragment: pattern("#", settings, mode, isPath: false),
      excludes: boolean("exclude", settings, usual: false) ?? false,
      isCaseSensitive: mode.isCaseSensitive, isPercentEncoded: mode.isPercentEncoded,
      comment: comment)
  }

  /// Returns a component for a path in the format before iOS 13.
  mutating func legacyComponent(_ text: String, _ place: Int) -> AppleAssociation.Component {
    let prefix = "NOT "
    let excludes = text.hasPrefix(prefix)
    let rest = excludes ? String(text.dropFirst(prefix.count)) : text
    // If the JSON string contains escapes, positions in the decoded text differ from those in the
    // file. The range of the whole string is then used.
    let whole = content(place)
    let isVerbatim = !nodes[place].hasEscapes
    let range =
      isVerbatim && excludes
      ? SourceRange(whole.lowerBound + prefix.utf8.count, whole.upperBound) : whole
    if rest.hasPrefix(" ") || rest.hasPrefix("NOT") && !excludes {
      report(
        "legacy-exclusion", .warning, range,
        "malformed exclusion \(text.quoted) in 'paths'",
        notes: [
          .init("an exclusion begins with 'NOT' and one space, as in 'NOT /path'"),
          .init("the system matches any other text as a path, so this entry excludes nothing"),
        ])
    }
    if PatternCompiler.parts(Array(rest.utf8)).contains(where: {
      if case .text = $0 { false } else { true }
    }) {
      report(
        "variable-in-paths", .warning, range,
        "substitution variables are not allowed in 'paths'",
        notes: [.init("the system matches the text as written")])
    }
    reportCharacters(Array(rest.utf8), range, isPath: true, isPercentEncoded: true)
    reportQuery(rest, at: place, range, isSplit: false)
    let elements = PatternCompiler(variables: [:], isCaseSensitive: true).compile(legacyPath: rest)
    return AppleAssociation.Component(
      range: self.range(place),
      path: AppleAssociation.Pattern(text: rest, range: range, elements: elements), query: .any,
      fragment: nil, excludes: excludes, isCaseSensitive: true, isPercentEncoded: true, comment: nil
    )
  }

  private mutating func query(
    _ settings: [String: JSONNodeTable.Member], _ mode: ComparisonMode
  ) -> AppleAssociation.Component.Query {
    guard let member = settings["?"] else { return .any }
    switch nodes[member.value].kind {
    case .string:
      return pattern("?", settings, mode, isPath: false).map { .text($0) } ?? .any
    case .object:
      let items = members(of: member.value, known: nil, kind: "a query")
      var isVoid = false
      for item in items.values where nodes[item.value].kind != .string {
        isVoid = true
        report(
          "void-query", .error, range(item.value),
          "pattern for \((document.text(of: item.name) ?? "").quoted) must be a string",
          notes: [
            .init(
              "the system ignores all of this object, so every query matches",
              range: range(member.value))
          ])
      }
      guard !isVoid else { return .any }
      return .items(
        items.sorted { $0.value.name < $1.value.name }.map { name, member in
          AppleAssociation.Component.Item(
            name: name, pattern: pattern(member.value, mode, isPath: false))
        })
    default:
      reportType(
        member.value, "?", expected: "a string or an object", effect: "every query matches")
      return .any
    }
  }

  private mutating func pattern(
    _ key: String, _ settings: [String: JSONNodeTable.Member], _ mode: ComparisonMode, isPath: Bool
  ) -> AppleAssociation.Pattern? {
    guard let member = settings[key] else { return nil }
    guard nodes[member.value].kind == .string else {
      let part = key == "/" ? "path" : "fragment"
      reportType(member.value, key, expected: "a string", effect: "every \(part) matches")
      return nil
    }
    return pattern(member.value, mode, isPath: isPath)
  }

  private mutating func pattern(
    _ place: Int, _ mode: ComparisonMode, isPath: Bool
  ) -> AppleAssociation.Pattern {
    let text = document.text(of: place) ?? ""
    let key = CompiledKey(place: place, isPath: isPath, isCaseSensitive: mode.isCaseSensitive)
    let elements: [PatternElement]
    if let known = compiled[key] {
      elements = known
    } else {
      let compiler = PatternCompiler(
        variables: variableValues, isCaseSensitive: mode.isCaseSensitive)
      elements = isPath ? compiler.compile(path: text) : compiler.compile(text)
      compiled[key] = elements
    }
    checkPattern(text, place, isPath: isPath, isPercentEncoded: mode.isPercentEncoded)
    return AppleAssociation.Pattern(text: text, range: content(place), elements: elements)
  }
}
