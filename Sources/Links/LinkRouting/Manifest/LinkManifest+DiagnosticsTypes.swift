import Diagnostics
import TextPrimitives

extension ManifestCheck {
  mutating func checkTypes() {
    var seen: [String: ManifestLocation] = [:]
    for type in manifest.types {
      let location = ManifestLocation("types", type.name)
      checkName(type.name, of: "a type", at: location)
      if ParameterType.builtIn.contains(where: { $0.name == type.name }) {
        report(
          "built-in-type", at: location,
          "\(type.name) is a built-in type; give the type of the app another name",
          isAboutKey: true)
      }
      if let first = seen[type.name] {
        report(
          "duplicate-type", at: location, "the type \(type.name) is declared twice; remove one",
          notes: [.init("the first is here", location: first, isAboutKey: true)], isAboutKey: true)
      } else {
        seen[type.name] = location
      }
      check(type.kind, at: location)
    }
  }

  /// Checks that a type accepts at least one value, and that each part of the type has an effect.
  mutating func check(_ kind: ParameterType.Kind, at location: ManifestLocation) {
    switch kind {
    case .text(let rule): check(rule, at: location)
    case .enumeration(let words): check(words, at: location.key("enum"))
    case .integer, .uuid, .languageTag, .date, .boolean: break
    }
  }

  private mutating func check(_ rule: TextRule, at location: ManifestLocation) {
    let length = location.key("length")
    if rule.length.lowerBound < 0 {
      report("impossible-length", at: length, "a length is at least 0")
    }
    if rule.length.upperBound < 1 {
      report("impossible-length", at: length, "no text but the empty one is so short; allow more")
    }
    if rule.length.lowerBound > TextRule.maximumLength {
      report(
        "impossible-length", at: length,
        "no link has room for so much; ask for at most \(TextRule.maximumLength) characters")
    }
    guard let allowed = rule.allowed else { return }
    let text = location.key("text")
    let printable = allowed.intersection(.printable)
    if printable.isEmpty {
      report("impossible-text", at: text, "no link can carry any of these characters")
      return
    }
    if printable != allowed {
      report(
        "unreachable-characters", .warning, at: text,
        "the control characters among these are refused in every link; leave them out")
    }
    let (lost, folded): (ClosedRange<UInt32>, String) =
      switch rule.folding {
      case .none: (0...0, "")
      case .uppercase: (0x61...0x7A, "lower-case letters are folded to upper case")
      case .lowercase: (0x41...0x5A, "upper-case letters are folded to lower case")
      }
    guard rule.folding != .none, !printable.intersection(ScalarSet([lost])).isEmpty else { return }
    let rest = printable.subtracting(ScalarSet([lost]))
    if rest.isEmpty {
      report("impossible-text", at: text, "\(folded), so no text fits; list the folded letters")
    } else {
      report(
        "unreachable-characters", .warning, at: text,
        "\(folded) before they are compared; list only the folded ones")
    }
  }

  private mutating func check(_ words: [String], at location: ManifestLocation) {
    if words.isEmpty {
      report("empty-enumeration", at: location, "a choice of no words fits nothing; list the words")
    }
    var seen: [Bytes: Int] = [:]
    for (index, word) in words.enumerated() {
      let place = location.index(index)
      if word.isEmpty {
        report("empty-word", at: place, "a word of a choice is not empty; remove it")
      } else if word.unicodeScalars.contains(where: Self.isControl) {
        report(
          "control-character", at: place,
          "a word of a choice holds no control characters, which"
            + " every link refuses")
      }
      if let first = seen[Bytes(word.utf8)] {
        report(
          "duplicate-word", at: place, "the word \(word) stands twice; remove one",
          notes: [.init("the first is here", location: location.index(first))])
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
          "duplicate-fact", at: location, "the fact \(fact) has states already; remove it here",
          notes: [
            .init(
              "the states are here", location: ManifestLocation("states", fact), isAboutKey: true)
          ])
      }
      if let first = seen[fact] {
        report(
          "duplicate-fact", at: location, "duplicate fact \(fact)",
          notes: [.init("the first is here", location: ManifestLocation("facts").index(first))])
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
          "duplicate-states", at: location,
          "the states of \(order.fact) are declared twice; remove one", isAboutKey: true)
      }
      if order.states.isEmpty {
        report("no-states", at: location.key("order"), "an order of no states; list the states")
      }
      var seen: [String: ManifestLocation] = [:]
      let places =
        order.states.enumerated().map { ($1, location.key("order").index($0)) }
        + order.asides.map { ($0.name, location.key("aside").key($0.name)) }
      for (state, place) in places {
        if state.isEmpty || state.unicodeScalars.contains(where: Self.isControl) {
          report("invalid-state", at: place, "a state has a name without control characters")
        }
        if let first = seen[state] {
          report(
            "duplicate-state", at: place, "the state \(state) stands twice; remove one",
            notes: [.init("the first is here", location: first)])
        } else {
          seen[state] = place
        }
      }
      for aside in order.asides where !order.states.contains(aside.reached) {
        let meant = spelling.nearest(to: aside.reached, among: order.states)
        report(
          "unknown-state", at: location.key("aside").key(aside.name),
          "\(aside.reached) is no state of the order of \(order.fact)\(Self.didYouMean(meant))",
          replacement: meant)
      }
    }
  }

  /// Checks the name of a fact.
  ///
  /// The name cannot be `when` or `otherwise`, which are keys of a requirement.
  mutating func checkFactName(_ name: String, at location: ManifestLocation) {
    checkName(name, of: "a fact", at: location)
    if name == "when" || name == "otherwise" {
      report(
        "reserved-name", at: location,
        "\(name) is a word of the requirements themselves; give the fact another name",
        isAboutKey: true)
    }
  }
}
