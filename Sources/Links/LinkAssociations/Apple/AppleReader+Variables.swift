import Diagnostics
import JSONSyntax

extension AppleReader {
  /// Reads the substitution variables that the file defines.
  mutating func readVariables(_ place: Int) {
    guard nodes[place].kind == .object else {
      reportType(
        place, "substitutionVariables", expected: "an object of arrays",
        effect: "the file defines no variables")
      return
    }
    let members = members(of: place, known: nil, kind: "'substitutionVariables'")
    for (name, member) in members.sorted(by: { $0.value.name < $1.value.name }) {
      checkName(name, member.name)
      guard nodes[member.value].kind == .array else {
        reportType(
          member.value, name, expected: "an array of strings",
          effect: "the system ignores this variable")
        continue
      }
      let values = readValues(member.value)
      variables.append(.init(name: name, values: values, range: content(member.name)))
      variableValues[name] = values
    }
  }

  private mutating func checkName(_ name: String, _ place: Int) {
    if name.isEmpty || name.unicodeScalars.contains(where: { "$()".unicodeScalars.contains($0) }) {
      let plain = String(
        String.UnicodeScalarView(name.unicodeScalars.filter { !"$()".unicodeScalars.contains($0) }))
      report(
        "invalid-variable-name", .error, content(place),
        "invalid variable name \(name.quoted)",
        notes: [.init("a name has at least one character, and does not contain '$', '(' or ')'")],
        fixIts: plain.isEmpty || nodes[place].hasEscapes
          ? []
          : [
            FixIt(
              title: "write \(plain.quoted)", applicability: .unsafe,
              edits: [.init(range: content(place), text: plain)])
          ])
    } else if PatternCompiler.builtIn[name] != nil {
      report(
        "redefined-variable", .warning, content(place),
        "variable '\(name)' has the name of a predefined variable",
        notes: [.init("rename the variable, also in the patterns that use it")])
    }
  }

  private mutating func readValues(_ place: Int) -> [String] {
    if nodes.elements(of: place).isEmpty {
      report(
        "empty-variable", .error, range(place),
        "variable without values matches nothing",
        notes: [.init("a pattern that uses the variable matches no link; list the values")])
    }
    return nodes.elements(of: place).compactMap { element in
      guard let text = document.text(of: element) else {
        report(
          "wrong-type", .error, range(element), "value of a variable must be a string",
          notes: [.init("the system ignores this value")])
        return nil
      }
      let bytes = Array(text.utf8)
      if PatternCompiler.parts(bytes).contains(where: { if case .text = $0 { false } else { true } }
      ) {
        report(
          "variable-in-value", .error, content(element),
          "substitution variables are not allowed in values of variables",
          notes: [.init("the system matches the text as written")])
      }
      return text
    }
  }

  /// Checks the variables and characters of a pattern.
  mutating func checkPattern(
    _ text: String, _ place: Int, isPath: Bool, isPercentEncoded: Bool
  ) {
    let bytes = Array(text.utf8)
    let whole = content(place)
    let isVerbatim = !nodes[place].hasEscapes
    func locate(_ range: Range<Int>) -> SourceRange {
      isVerbatim ? SourceRange(range).shifted(by: whole.lowerBound) : whole
    }
    for part in PatternCompiler.parts(bytes) {
      switch part {
      case .text(let range):
        reportCharacters(
          Array(bytes[range]), locate(range), isPath: isPath, isPercentEncoded: isPercentEncoded,
          isVerbatim: isVerbatim)
      case .unterminated(let range):
        report(
          "unterminated-variable", .error, locate(range),
          "missing ')' after '$('", notes: [.init("the system matches the text as written")])
      case .variable(let name, let range):
        usedVariables.insert(name)
        checkReference(name, locate(range), isVerbatim: isVerbatim)
      }
    }
  }

  private mutating func checkReference(_ name: String, _ range: SourceRange, isVerbatim: Bool) {
    if variableValues[name] == nil, PatternCompiler.builtIn[name] == nil {
      let known = variables.map(\.name) + PatternCompiler.builtIn.keys.sorted()
      let meant = Spelling.nearest(to: name, among: known)
      report(
        "unknown-variable", .error, range,
        "unknown variable \(name.quoted)"
          + (meant.map { "; did you mean \($0.quoted)?" } ?? ""),
        notes: [.init("the system matches the text as written")],
        fixIts: meant.flatMap { meant in
          isVerbatim
            ? [
              FixIt(
                title: "write '$(\(meant))'", applicability: .unsafe,
                edits: [.init(range: range, text: "$(\(meant))")])
            ] : nil
        } ?? [])
    }
    if name == "region", variableValues[name] == nil {
      report(
        "region-without-uk", .info, range,
        "'$(region)' does not match 'UK'",
        notes: [
          .init("the code of the United Kingdom is 'GB'"),
          .init("to match both, define a variable with both codes"),
        ])
    }
  }

  mutating func reportUnusedVariables() {
    for variable in variables where !usedVariables.contains(variable.name) {
      let isSpelledAsUse = variable.name.hasPrefix("$(")
      report(
        "unused-variable", .info, variable.range,
        "unused variable \(variable.name.quoted)",
        notes: isSpelledAsUse
          ? [.init("in 'substitutionVariables', write only the name, without '$(' and ')'")] : [])
    }
  }

  /// Reports characters that never occur in this part of a link, so the pattern never matches.
  mutating func reportCharacters(
    _ bytes: [UInt8], _ range: SourceRange, isPath: Bool, isPercentEncoded: Bool,
    isVerbatim: Bool = true
  ) {
    func place(_ index: Int) -> SourceRange {
      isVerbatim && range.count == bytes.count
        ? SourceRange(range.lowerBound + index, range.lowerBound + index + 1) : range
    }
    if isPath, isPercentEncoded, let index = bytes.firstIndex(of: UInt8(ascii: "#")) {
      report(
        "never-matches", .warning, place(index),
        "pattern contains '#', which never occurs in a path, so it never matches",
        notes: [.init("to match the fragment, use the key '#'")])
    } else if isPercentEncoded,
      let index = bytes.firstIndex(where: {
        $0 <= 0x20 || $0 >= 0x7F || "\"<>\\^`{|}".utf8.contains($0)
      })
    {
      report(
        "never-matches", .warning, place(index),
        "links contain this character only percent-encoded, so the pattern never matches",
        notes: [.init("percent-encode it in the pattern too, or set 'percentEncoded' to false")])
    } else if isPath, let index = Self.index(of: "://", in: bytes) {
      report(
        "never-matches", .warning, place(index),
        "pattern must start with the path, not with a scheme or host",
        notes: [.init("the entitlement of the app declares the hosts")])
    }
  }

  /// Reports a `?` before a query item in a path pattern, where it matches any one character.
  ///
  /// - Parameters:
  ///   - text: The pattern.
  ///   - place: The node of the pattern.
  ///   - range: The byte range of the pattern in the file.
  ///   - isSplit: `true` if the fix-it may move the query to the key `?` of the component.
  mutating func reportQuery(_ text: String, at place: Int, _ range: SourceRange, isSplit: Bool) {
    let bytes = Array(text.utf8)
    guard
      let mark = bytes.indices.first(where: { index in
        guard bytes[index] == UInt8(ascii: "?") else { return false }
        let name = bytes[(index + 1)...].prefix { byte in
          ASCIISet.alnum.contains(byte) || "_-.[]".utf8.contains(byte)
        }
        return !name.isEmpty && name.endIndex < bytes.count
          && bytes[name.endIndex] == UInt8(ascii: "=")
      })
    else { return }
    let isVerbatim = range.count == bytes.count
    let items = text.utf8.dropFirst(mark + 1).split(separator: UInt8(ascii: "&")).map { item in
      let name = item.prefix { $0 != UInt8(ascii: "=") }
      return (String(name) ?? "", String(item.dropFirst(name.count + 1)) ?? "")
    }
    let hasNames = Set(items.map(\.0)).count == items.count && !items.contains { $0.0.isEmpty }
    let dictionary = items.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", ")
    let path = String(decoding: bytes[..<mark], as: UTF8.self)
    report(
      "query-in-path", .warning,
      isVerbatim ? SourceRange(range.lowerBound + mark, range.upperBound) : range,
      "'?' in a path pattern matches any one character, not a query",
      notes: [
        .init(
          isSplit
            ? "to match the query, use the key '?' of the component"
            : "'paths' cannot match queries; use 'components'")
      ],
      fixIts: isSplit && isVerbatim && hasNames
        ? [
          FixIt(
            title: "match the query with '?'", applicability: .unsafe,
            edits: [
              .init(range: self.range(place), text: "\"\(path)\", \"?\": {\(dictionary)}")
            ])
        ] : [])
  }

  private static func index(of text: String, in bytes: [UInt8]) -> Int? {
    let word = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: word) }
  }
}
