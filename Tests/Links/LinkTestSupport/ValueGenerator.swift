package import LinkRouting
package import TestSupport

/// Generates values of parameter types, as strings in canonical or equivalent spelling.
package struct ValueGenerator {
  package var random: SplitMix64

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Returns a string that the type accepts; it is canonical, except for case that the type folds.
  package mutating func text(of kind: ParameterType.Kind, inPath: Bool) -> String {
    switch kind {
    case .text(let rule): text(of: rule, inPath: inPath)
    case .pattern(let pattern): text(of: pattern, inPath: inPath)
    case .integer(let range):
      String(
        random.oneIn(4)
          ? random.pick([range.lowerBound, range.upperBound])
          : Int.random(in: range, using: &random))
    case .uuid:
      cased(UniqueID(high: random.next(), low: random.next()).description)
    case .enumeration(let words): random.pick(words)
    case .languageTag: cased(random.pick(Self.tags))
    case .date:
      CalendarDate(
        year: Int.random(in: 0...9999, using: &random),
        month: Int.random(in: 1...12, using: &random),
        day: Int.random(in: 1...28, using: &random))?.description ?? "2000-02-29"
    case .boolean: random.pick(["true", "false"])
    }
  }

  private static let tags = [
    "fr", "zh-Hans", "zh-CN", "es-419", "de-DE-u-co-phonebk", "x-whatever", "sl-rozaj-biske-1994",
    "i-klingon", "art-lojban", "zh-cmn-Hans-CN", "en-US-x-twain", "az-Arab-x-AZE-derbend",
    "qaa-Zork", "eng-US",
  ]

  private mutating func cased(_ text: String) -> String {
    guard random.oneIn(3) else { return text }
    return String(
      decoding: text.utf8.map { byte in
        byte &- 0x61 < 26 && random.oneIn(2) ? byte & ~0x20 : byte
      }, as: UTF8.self)
  }

  /// Characters that often cause errors in links, patterns, and masks.
  private static let spice = Array(
    "/\\?#&=;+%@:. ~-_'\"<>[]{}|^`•é\u{301}日😀\u{A0}\u{FEFF}AzZ09".unicodeScalars)

  private mutating func text(of rule: TextRule, inPath: Bool) -> String {
    let usable = rule.effectiveSet(inPath: inPath)
    let minimum = max(rule.length.lowerBound, inPath ? 1 : 0)
    let maximum = max(minimum, min(rule.length.upperBound, minimum + 12))
    let count = random.oneIn(4) ? minimum : Int.random(in: minimum...maximum, using: &random)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<count {
      let spice = random.pick(Self.spice)
      if random.oneIn(2), usable.contains(spice) {
        scalars.append(spice)
      } else {
        scalars.append(scalar(of: usable))
      }
    }
    if rule.unit == .bytes {
      while scalars.reduce(0, { $0 + UTF8.width($1) }) > rule.length.upperBound {
        scalars.removeLast()
      }
      while scalars.reduce(0, { $0 + UTF8.width($1) }) < minimum { scalars.append("a") }
    }
    let text = String(scalars)
    // Only a type that folds case accepts letters in the other case.
    switch rule.folding {
    case .none: return text
    case .uppercase, .lowercase:
      return random.oneIn(2)
        ? text
        : String(
          decoding: text.utf8.map { $0 | 0x20 &- 0x61 < 26 && random.oneIn(2) ? $0 ^ 0x20 : $0 },
          as: UTF8.self)
    }
  }

  /// Returns a string that a random walk through the automaton of a pattern spells.
  private mutating func text(of pattern: TextPattern, inPath: Bool) -> String {
    guard let automaton = pattern.automaton else { return "" }
    if !inPath, automaton.acceptsEmpty, random.oneIn(8) { return "" }
    for _ in 0..<(pattern.check == nil ? 20 : 200) {
      var scalars = String.UnicodeScalarView()
      var state = 0
      while scalars.count < 40 {
        let moves = automaton.moves(from: state)
        if moves.isEmpty || !scalars.isEmpty && automaton.accepting[state] && random.oneIn(3) {
          break
        }
        let move = random.pick(moves)
        scalars.append(scalar(of: move.set))
        state = move.target
      }
      let text = String(scalars)
      if automaton.accepting[state], pattern.hasValidCheckDigits(text) { return text }
    }
    return pattern.samples(longest: TextRule.maximumLength).first ?? ""
  }

  private mutating func scalar(of set: ScalarSet) -> Unicode.Scalar {
    for _ in 0..<100 {
      let range = random.pick(set.ranges)
      // The result is usually near the lower bound of a wide range.
      let upper = random.oneIn(3) ? range.upperBound : min(range.upperBound, range.lowerBound + 94)
      let value = UInt32.random(in: range.lowerBound...upper, using: &random)
      if let scalar = Unicode.Scalar(value) { return scalar }
    }
    return "a"
  }
}

/// A parameter of a route, with its resolved type.
package struct ResolvedParameter {
  package var name: String
  package var type: ParameterType
  package var inPath: Bool
  /// The number of values that the route accepts.
  package var counts: ClosedRange<Int>
  package var defaultValue: String?
  /// `true` if the values of the parameter form a list.
  package var isList = false
  /// `true` if the value is a label of the host.
  package var isSubdomain = false
}

extension LinkManifest {
  /// Returns the parameters of a route in declaration order: path, query, host, fragment.
  package func resolvedParameters(of route: Route) -> [ResolvedParameter] {
    func type(_ name: String) -> ParameterType {
      (types + ParameterType.builtIn).first { $0.name == name } ?? ParameterType(name, .uuid)
    }
    let optional = route.pattern.optionalParameterNames
    let path = route.pattern.parameters.map { parameter in
      ResolvedParameter(
        name: parameter.name, type: type(parameter.type), inPath: true,
        counts: parameter.minimum.map { $0...$0 + 3 }
          ?? (optional.contains(parameter.name) ? 0...1 : 1...1),
        isList: parameter.minimum != nil)
    }
    let own = Set(route.query.map(\.name))
    let query = route.query + sharedQuery.filter { !own.contains($0.name) }
    let subdomain = subdomain(of: route)
    let items = query + (subdomain.map { [$0.declaration] } ?? []) + route.fragment
    return path
      + items.map { declaration in
        let resolved: ParameterType =
          switch declaration.type {
          case .named(let name): type(name)
          case .inline(let kind): ParameterType("", kind)
          }
        let counts: ClosedRange<Int> =
          switch declaration.occurrence {
          case .required: 1...1
          case .optional: 0...1
          case .repeated: 0...3
          }
        let pattern = route.fragmentPattern
        let isPlain = pattern != nil && route.fragment.contains { $0.name == declaration.name }
        return ResolvedParameter(
          name: declaration.name, type: resolved, inPath: isPlain, counts: isPlain ? 1...1 : counts,
          defaultValue: declaration.defaultValue,
          isList: declaration.occurrence == .repeated,
          isSubdomain: declaration.name == subdomain?.name)
      }
  }
}

extension ValueGenerator {
  /// Returns values for the parameters of a route; some optional parameters are absent.
  package mutating func texts(
    for parameters: [ResolvedParameter]
  ) -> [(name: String, values: [String])] {
    parameters.compactMap { parameter in
      let count = Int.random(in: parameter.counts, using: &random)
      if let text = parameter.defaultValue, count > 0, random.oneIn(4) {
        return (parameter.name, [text])
      }
      var values = (0..<count).map { _ in
        text(of: parameter.type.kind, inPath: parameter.inPath)
      }
      // An empty value of an optional parameter is treated as absent, so no link contains it.
      if !parameter.inPath, parameter.counts.lowerBound == 0, parameter.defaultValue != "" {
        values.removeAll(where: \.isEmpty)
      }
      return values.isEmpty ? nil : (parameter.name, values)
    }
  }
}
