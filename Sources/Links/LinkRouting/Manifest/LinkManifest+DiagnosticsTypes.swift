import Diagnostics
import TextPrimitives

extension ManifestCheck {
  mutating func checkTypes() {
    var seen: [String: ManifestLocation] = [:]
    for type in manifest.types {
      let location = ManifestLocation("types", type.name)
      checkName(type.name, of: "type", at: location)
      if ParameterType.builtIn.contains(where: { $0.name == type.name }) {
        report(
          "built-in-type", at: location,
          "type '\(type.name)' has the name of a built-in type; rename it",
          isAboutKey: true)
      }
      if let first = seen[type.name] {
        report(
          "duplicate-type", at: location, "duplicate type '\(type.name)'",
          notes: [.init("first declared here", location: first, isAboutKey: true)],
          isAboutKey: true)
      } else {
        seen[type.name] = location
      }
      check(type.kind, at: location)
      let custom = type.customTypes
      let keys = [
        ("swift", custom.swift), ("kotlin", custom.kotlin), ("typescript", custom.typeScript),
      ]
      for (key, value) in keys where value != nil && (type.isSecret || type.kind == .languageTag) {
        report(
          "invalid-custom-type", at: location.key(key),
          "\(type.isSecret ? "secret values" : "language tags") cannot have a custom type",
          notes: [.init("remove '\(key)', and convert the value in the app")])
      }
    }
  }

  /// Checks that a type accepts at least one value, and that each part of the type has an effect.
  mutating func check(_ kind: ParameterType.Kind, at location: ManifestLocation) {
    switch kind {
    case .text(let rule): check(rule, at: location)
    case .pattern(let pattern):
      check(pattern, at: location.key(pattern.decimal == nil ? "pattern" : "decimal"))
    case .enumeration(let words): check(words, at: location.key("enum"))
    case .integer, .uuid, .languageTag, .date, .boolean: break
    }
  }

  private mutating func check(_ rule: TextRule, at location: ManifestLocation) {
    let length = location.key("length")
    if rule.length.lowerBound < 0 {
      report("impossible-length", at: length, "minimum length must be at least 0")
    }
    if rule.length.upperBound < 1 {
      report("impossible-length", at: length, "maximum length must be at least 1")
    }
    if rule.length.lowerBound > TextRule.maximumLength {
      report(
        "impossible-length", at: length,
        "no link is that long; the minimum length must be at most \(TextRule.maximumLength)")
    }
    guard let allowed = rule.allowed else { return }
    let text = location.key("text")
    if allowed.ranges.isEmpty {
      report(
        "impossible-text", at: text, "the type allows no characters",
        notes: [.init("list characters and ranges with spaces between them, as in 'A-Z 0-9 -'")])
      return
    }
    let printable = allowed.intersection(.printable)
    if printable.isEmpty {
      report(
        "impossible-text", at: text, "the type allows only characters that links cannot contain")
      return
    }
    if printable != allowed {
      report(
        "unreachable-characters", .warning, at: text,
        "the router rejects every link with a control character; list no such characters")
    }
    let (lost, folded, expected) = Self.lostLetters(rule.folding)
    checkByteLength(
      rule, of: rule.folding == .none ? printable : printable.subtracting(ScalarSet([lost])),
      at: length)
    guard rule.folding != .none, !printable.intersection(ScalarSet([lost])).isEmpty else { return }
    let rest = printable.subtracting(ScalarSet([lost]))
    if rest.isEmpty {
      report(
        "impossible-text", at: text, "\(folded), so no value matches",
        notes: [.init("list \(expected) instead")])
    } else {
      report(
        "unreachable-characters", .warning, at: text,
        "\(folded); list \(expected) instead")
    }
  }

  /// Checks that at least one string of the allowed characters has a length in bytes that the rule
  /// allows.
  private mutating func checkByteLength(
    _ rule: TextRule, of characters: ScalarSet, at location: ManifestLocation
  ) {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0x7FF, 0x800...0xFFFF, 0x10000...0x10FFFF,
    ]
    let counts = ranges.indices.filter {
      !characters.intersection(ScalarSet([ranges[$0]])).isEmpty
    }.map { $0 + 1 }
    let (least, greatest) = (max(1, rule.length.lowerBound), rule.length.upperBound)
    guard rule.unit == .bytes, !counts.isEmpty, !counts.contains(1),
      1...TextRule.maximumLength ~= least, greatest >= least
    else { return }
    // For each number of bytes, `true` if a string of the allowed characters can have that length.
    var isPossible = [true]
    for length in 1...least + 4 {
      isPossible.append(counts.contains { $0 <= length && isPossible[length - $0] })
    }
    if (least...least + 4).contains(where: { $0 <= greatest && isPossible[$0] }) { return }
    let shorter = isPossible[..<least].lastIndex(of: true).map { [$0] } ?? []
    let longer = isPossible[least...].firstIndex(of: true).map { [$0] } ?? []
    let near = (shorter + longer).filter { $0 > 0 }.map(String.init)
    let each = counts.map(String.init)
    report(
      "impossible-length", at: location,
      "no value has a length of \(least == greatest ? "" : "\(least) to ")\(greatest) bytes",
      notes: [
        .init("each allowed character has \(LinkExpectation.choice(each)) bytes in UTF-8"),
        .init(
          "the nearest possible \(near.count == 1 ? "length is" : "lengths are")"
            + " \(near.joined(separator: " and ")) bytes"),
      ])
  }

  /// Returns the letters that no value contains after folding, and parts of a message: the reason,
  /// and the letters to list instead.
  private static func lostLetters(
    _ folding: TextRule.Folding
  ) -> (letters: ClosedRange<UInt32>, reason: String, expected: String) {
    switch folding {
    case .none: (0...0, "", "")
    case .uppercase:
      (0x61...0x7A, "'fold' converts lower-case letters to upper case", "upper-case letters")
    case .lowercase:
      (0x41...0x5A, "'fold' converts upper-case letters to lower case", "lower-case letters")
    }
  }

  private mutating func check(_ pattern: TextPattern, at location: ManifestLocation) {
    if let problem = pattern.problem {
      report(
        "invalid-expression", at: location, range: problem.range.map { SourceRange($0) },
        problem.message, notes: problem.note.map { [.init($0)] } ?? [])
      return
    }
    let (lost, folded, expected) = Self.lostLetters(pattern.folding)
    guard pattern.folding != .none,
      !pattern.listedCharacters.intersection(ScalarSet([lost])).isEmpty
    else { return }
    report(
      "unreachable-characters", .warning, at: location,
      "\(folded); list \(expected) instead")
  }

  private mutating func check(_ words: [String], at location: ManifestLocation) {
    if words.isEmpty {
      report(
        "empty-enumeration", at: location,
        "enumeration without words matches no value; list the words")
    }
    var seen: [Bytes: Int] = [:]
    for (index, word) in words.enumerated() {
      let place = location.index(index)
      if word.isEmpty {
        report("empty-word", at: place, "empty word in an enumeration; remove it")
      } else if word.unicodeScalars.contains(where: Self.isControl) {
        report(
          "control-character", at: place,
          "word of an enumeration contains a control character",
          notes: [.init("the router rejects every link with a control character; remove it")])
      }
      if let first = seen[Bytes(word.utf8)] {
        report(
          "duplicate-word", at: place, "duplicate word '\(word)'",
          notes: [.init("first declared here", location: location.index(first))])
      } else {
        seen[Bytes(word.utf8)] = index
      }
    }
  }

  mutating func checkFacts() {
    var seen: [String: Int] = [:]
    for (index, fact) in (manifest.facts ?? []).enumerated() {
      let location = ManifestLocation("facts").index(index)
      checkFactName(fact, at: location)
      if states[fact] != nil {
        report(
          "duplicate-fact", at: location, "fact '\(fact)' is already declared under 'states'",
          notes: [
            .init(
              "the states are declared here", location: ManifestLocation("states", fact),
              isAboutKey: true)
          ])
      }
      if let first = seen[fact] {
        report(
          "duplicate-fact", at: location, "duplicate fact '\(fact)'",
          notes: [.init("first declared here", location: ManifestLocation("facts").index(first))])
      } else {
        seen[fact] = index
      }
    }
  }

  mutating func checkStates() {
    var facts: Set<String> = []
    for order in manifest.states {
      let location = ManifestLocation("states", order.fact)
      checkFactName(order.fact, at: location)
      if !facts.insert(order.fact).inserted {
        report(
          "duplicate-states", at: location, "fact '\(order.fact)' is declared twice",
          isAboutKey: true)
      }
      if order.states.isEmpty {
        report(
          "no-states", at: location.key("order"), "fact '\(order.fact)' has no states in 'order'")
      }
      var seen: [String: ManifestLocation] = [:]
      let places =
        order.states.enumerated().map { ($1, location.key("order").index($0)) }
        + order.asides.map { ($0.name, location.key("aside").key($0.name)) }
      for (state, place) in places {
        if state.isEmpty || state.unicodeScalars.contains(where: Self.isControl) {
          report("invalid-state", at: place, "state name is empty or contains a control character")
        }
        if let first = seen[state] {
          report(
            "duplicate-state", at: place, "duplicate state '\(state)'",
            notes: [.init("first declared here", location: first)])
        } else {
          seen[state] = place
        }
      }
      for aside in order.asides where !order.states.contains(aside.reached) {
        let meant = spelling.nearest(to: aside.reached, among: order.states)
        report(
          "unknown-state", at: location.key("aside").key(aside.name),
          "the order of fact '\(order.fact)' has no state '\(aside.reached)'"
            + Self.didYouMean(meant),
          replacement: meant)
      }
    }
  }

  /// Checks the name of a fact.
  ///
  /// The name cannot be `when` or `otherwise`, which are keys of a requirement.
  mutating func checkFactName(_ name: String, at location: ManifestLocation) {
    checkName(name, of: "fact", at: location)
    if name == "when" || name == "otherwise" {
      report(
        "reserved-name", at: location,
        "fact name '\(name)' is reserved, because it is a key of requirements",
        isAboutKey: true)
    }
  }
}
