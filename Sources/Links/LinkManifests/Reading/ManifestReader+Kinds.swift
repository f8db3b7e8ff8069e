import Diagnostics
import LinkRouting
import YAMLSyntax

extension ManifestReader {
  /// Reads the kind of a type from its keys, or reports an error and returns `nil`.
  mutating func kind(
    _ fields: YAMLFields, of node: YAMLNode, _ what: String
  ) -> ParameterType.Kind? {
    let kinds = fields.values.filter { ManifestKeys.kinds.contains($0.key) }
    guard let kind = kinds.first else {
      report(
        "missing-key", at: ManifestPlaces.head(of: node),
        message: "missing definition of \(what)",
        notes: [
          Diagnostic.Note("add one of the keys " + ManifestKeys.kinds.joined(separator: ", "))
        ])
      return nil
    }
    for other in kinds.dropFirst() {
      report(
        "superfluous-key", at: other.keyNode.range,
        message: "'\(other.key)' cannot be combined with '\(kind.key)'; remove one of them",
        notes: [Diagnostic.Note("\(what) is defined by exactly one of these keys")])
    }
    if kind.key != "text" {
      for key in ManifestKeys.textDetails {
        guard let other = fields.keyNode(key) else { continue }
        let isForPatterns = ManifestKeys.patternDetails.contains(key)
        if kind.key == "pattern", isForPatterns { continue }
        report(
          "superfluous-key", at: other.range,
          message: "'\(key)' is allowed only with 'text'\(isForPatterns ? " or 'pattern'" : "");"
            + " remove it")
      }
    }
    if kind.key != "decimal", let scale = fields.keyNode("scale") {
      report(
        "superfluous-key", at: scale.range,
        message: "'scale' is allowed only with 'decimal'; remove it")
    }
    switch kind.key {
    case "text":
      guard let rule = textRule(fields, kind.value) else { return nil }
      return fields["check"] == nil ? .text(rule) : checkedText(rule, fields)
    case "pattern":
      guard let expression = text(kind.value, "a regular expression") else { return nil }
      return .pattern(
        TextPattern(expression, folding: folding(fields), check: checkDigits(fields)))
    case "decimal": return decimal(kind.value, fields, of: node).map(ParameterType.Kind.pattern)
    case "integer":
      let isAny = kind.value.scalar.map { $0.text == "any" || $0.text == "true" } ?? false
      let whole = Int.min...Int.max
      let range = isAny ? whole : range(kind.value, "integer", within: whole)
      return range.map(ParameterType.Kind.integer)
    case "enum":
      guard let words = words(kind.value) else { return nil }
      return .enumeration(words.compactMap { text($0, "a word") })
    default:
      let shapes: [String: ParameterType.Kind] = [
        "uuid": .uuid, "language": .languageTag, "date": .date, "boolean": .boolean,
      ]
      guard let isSet = flag(kind.value, kind.key), let shape = shapes[kind.key] else { return nil }
      guard isSet else {
        report(
          "wrong-value", at: kind.value.range,
          message: "'\(kind.key)' cannot be false; remove it")
        return nil
      }
      return shape
    }
  }

  /// Reads the words of an enumeration.
  ///
  /// The spellings `a | b` and `a, b` are reported, but nevertheless read as a list of words.
  private mutating func words(_ node: YAMLNode) -> [YAMLNode]? {
    guard let scalar = node.scalar,
      let mark = (["|", ","] as [Character]).first(where: { scalar.text.contains($0) })
    else { return items(node, "a list of words") }
    let words = scalar.text.split(separator: mark).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    let list = YAMLText.list(words)
    reportKind(
      node, expected: "a list of words",
      fixIts: [
        FixIt(
          title: "write '\(list)'", applicability: .unsafe,
          edits: [FixIt.Edit(range: node.range, text: list)])
      ])
    return words.map { node.with(text: $0) }
  }

  private mutating func textRule(_ fields: YAMLFields, _ node: YAMLNode) -> TextRule? {
    var rule = TextRule()
    var isComplete = true
    if let characters = characters(node, fields) {
      if characters != "any" {
        rule.allowed = ScalarSet(parsing: characters)
        if rule.allowed == nil {
          isComplete = false
          report(
            "invalid-characters", at: node.range,
            message: "expected characters and ranges, as in 'A-Z 0-9 -', or 'any'",
            notes: [Diagnostic.Note("spaces separate the characters and ranges")])
        }
      }
    } else {
      isComplete = false
    }
    if let length = fields["length"] {
      var node = length
      if let text = length.scalar?.text, text.hasSuffix(" bytes") {
        rule.unit = .bytes
        node = length.with(text: String(text.dropLast(" bytes".count)))
      }
      if let range = range(node, "length", within: 0...TextRule.maximumLength) {
        rule.length = range
      } else {
        isComplete = false
      }
    }
    rule.folding = folding(fields)
    rule.allowsLineBreaks = fields["multiline"].flatMap { flag($0, "multiline") } ?? false
    if let node = fields["invisible"] {
      rule.allowsInvisible =
        choice(node, key: "invisible", words: [("allow", true), ("reject", false)]) ?? true
    }
    return isComplete ? rule : nil
  }

  mutating func folding(_ fields: YAMLFields) -> TextRule.Folding {
    guard let fold = fields["fold"] else { return .none }
    let words: [(String, TextRule.Folding)] = [
      ("uppercase", .uppercase), ("lowercase", .lowercase), ("none", .none),
    ]
    return choice(fold, key: "fold", words: words) ?? .none
  }

  /// Reads the characters of a text type.
  ///
  /// A regular expression is reported, and converted into the characters that it describes, or into
  /// `any` if they cannot be determined.
  private mutating func characters(_ node: YAMLNode, _ fields: YAMLFields) -> String? {
    var expression = node.scalar?.text ?? ""
    if case .list(let items) = node.content {
      // Without quotes, `[A-Z]` is a YAML sequence.
      expression = "[" + items.compactMap(\.scalar?.text).joined() + "]"
    } else {
      guard let text = text(node, "the characters of a string") else { return nil }
      guard ExpressionCharacters.isExpression(text) else { return text }
    }
    let key = fields.values.first { $0.value.range == node.range }?.keyNode
    let meant = ExpressionCharacters(parsing: expression)
    var edits: [FixIt.Edit] = []
    if let meant {
      var text = YAMLText.scalar(
        meant.characters, inFlow: true, isQuoted: meant.characters != "any")
      if let length = meant.length, fields["length"] == nil, let key {
        text += separator(after: key) + "length: " + length
      }
      edits = [FixIt.Edit(range: node.range, text: text)]
    }
    if let key, renamedKeys[key.range] != nil,
      let index = diagnostics.lastIndex(where: { $0.range == key.range })
    {
      // The key is also wrong, and one fix corrects both errors.
      edits += diagnostics[index].fixIts.flatMap(\.edits)
      diagnostics[index].fixIts = Self.fixIts(edits, meant)
    } else {
      report(
        "regular-expression", at: node.range,
        message: "'text' is a list of characters, not a regular expression",
        notes: [
          Diagnostic.Note(
            "separate characters and ranges with spaces, as in \"A-Z 0-9 -\"; 'length' limits the"
              + " number of characters")
        ],
        fixIts: Self.fixIts(edits, meant))
    }
    return meant?.characters ?? "any"
  }

  private static func fixIts(_ edits: [FixIt.Edit], _ meant: ExpressionCharacters?) -> [FixIt] {
    guard let meant else { return [] }
    let length = meant.length.map { ", length: " + $0 } ?? ""
    return [
      FixIt(
        title: "write 'text: \"\(meant.characters)\"\(length)'", applicability: .unsafe,
        edits: edits.sorted { $0.range < $1.range })
    ]
  }

  /// Returns the separator after a key: a comma in flow style, or a new line with its indentation.
  func separator(after key: YAMLNode) -> String {
    var start = key.range.lowerBound
    while start > 0, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
    let head = source[start..<min(key.range.lowerBound, source.count)]
    return head.allSatisfy { $0 == 0x20 } ? "\n" + String(repeating: " ", count: head.count) : ", "
  }

  /// Reads a range in the form `4..64`, `4..`, `..64` or `4`.
  private mutating func range(
    _ node: YAMLNode, _ key: String, within bounds: ClosedRange<Int>
  ) -> ClosedRange<Int>? {
    guard let text = text(node, "a range such as 4..64 for '\(key)'") else { return nil }
    let parts: [Substring]
    if let dots = text.firstRange(of: "..") {
      parts = [text[..<dots.lowerBound], text[dots.upperBound...]]
    } else {
      parts = [text[...], text[...]]
    }
    let ends = zip(parts, [bounds.lowerBound, bounds.upperBound]).map { part, bound in
      part.isEmpty ? bound : Self.number(part)
    }
    guard let lower = ends[0], let upper = ends[1], text != ".." else {
      report(
        "invalid-range", at: node.range,
        message: "'\(key)' must be a number, or a range such as 4..64, 4.. or ..64",
        notes: [Diagnostic.Note("a number has at most 64 bits")])
      return nil
    }
    guard lower <= upper else {
      let isSwappable = bounds.contains(lower) && bounds.contains(upper)
      report(
        "empty-range", at: node.range,
        message: "lower bound of range '\(text)' is greater than its upper bound",
        fixIts: isSwappable
          ? [
            FixIt(
              title: "write '\(upper)..\(lower)'", applicability: .unsafe,
              edits: [FixIt.Edit(range: node.range, text: "\(upper)..\(lower)")])
          ] : [])
      return nil
    }
    return lower...upper
  }

  /// Returns a decimal integer that may be negative; unlike `Int`, the method rejects a plus sign.
  static func number(_ text: Substring) -> Int? {
    let digits = text.first == "-" ? text.dropFirst() : text
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return Int(text)
  }
}
