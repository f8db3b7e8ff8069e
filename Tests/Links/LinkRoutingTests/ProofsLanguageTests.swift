import FiniteAutomata
import Testing
import TextPrimitives

@testable import LinkRouting

/// Compares automata with the checks that the router performs.
@Suite struct ProofsLanguageTests {
  static let types: [ParameterType] =
    ParameterType.builtIn + ProofsRow.types + [
      ParameterType("range", .integer(-305...1207)),
      ParameterType("exact", .integer(42...42)),
      ParameterType("edges", .integer((Int.max - 3)...Int.max)),
      ParameterType("least", .integer(Int.min...(Int.min + 3))),
      ParameterType("big", .integer(99...100_000)),
      ParameterType(
        "long", .text(TextRule(allowed: ScalarSet([0x61...0x66]), length: 5000...6000))),
      ParameterType("any", .text(TextRule(length: 0...TextRule.maximumLength))),
      ParameterType("flight", .pattern(TextPattern("[A-Z]{2}[0-9]{1,4}", folding: .uppercase))),
      ParameterType("loop", .pattern(TextPattern("(ab?|é)*"))),
      ParameterType("card", .pattern(TextPattern("[0-9]{4,6}", check: .luhn))),
      ParameterType("isbn", .pattern(TextPattern("([0-9]-?){9}[0-9X]", check: .isbn10))),
      ParameterType("account", .pattern(TextPattern("[A-Z]{2}[0-9A-Z]{6,9}", check: .iban))),
      ParameterType(
        "grid", .pattern(TextPattern("[a-z0-9]+", folding: .lowercase, check: .mod37Mod36))),
      ParameterType(
        "price", .pattern(TextPattern(decimal: DecimalRule(units: 95...120_050, scale: 2)))),
      ParameterType(
        "degrees",
        .pattern(
          TextPattern(
            decimal: DecimalRule(units: -90_000...90_000, scale: 3, fraction: .trimmed)))),
      ParameterType("bytes", .text(TextRule(length: 3...7, unit: .bytes))),
      ParameterType(
        "wideBytes",
        .text(TextRule(allowed: ScalarSet("aé日😀".unicodeScalars), length: 4...8192, unit: .bytes))),
      ParameterType("wide", .pattern(TextPattern(".+(-[^a]{2})?"))),
    ]

  static func languages(_ types: [ParameterType]) -> ProofLanguages {
    ProofLanguages(
      types.map { CompiledType($0, in: .path) }, budget: ProofBudget(Int.max))
  }

  static func run(_ language: ComponentLanguage, _ text: String) -> Bool {
    var states: Set<UInt32> = [language.firstState]
    var steps: [ScalarTransition] = []
    for scalar in text.unicodeScalars {
      steps.removeAll()
      for state in states { language.appendTransitions(from: state, to: &steps) }
      states = Set(
        steps.filter { $0.lower <= scalar.value && scalar.value <= $0.upper }.map(\.target))
    }
    return states.contains(where: language.accepts)
  }

  /// Returns strings that the automaton of a language accepts, and copies with a changed character.
  static func texts(_ language: ComponentLanguage, _ random: inout ProofsRandom) -> [String] {
    var texts: [String] = []
    for _ in 0..<30 {
      var scalars: [UInt32] = []
      var state = language.firstState
      var steps: [ScalarTransition] = []
      while scalars.count < 60 {
        if language.accepts(state), random.chance(20) { break }
        steps.removeAll()
        language.appendTransitions(from: state, to: &steps)
        guard !steps.isEmpty else { break }
        let step = random.one(of: steps)
        let width = min(step.upper - step.lower, random.chance(80) ? 40 : 100_000)
        scalars.append(step.lower + UInt32.random(in: 0...width, using: &random))
        state = step.target
      }
      texts.append(String(decoding: WitnessAlphabet.utf8(scalars), as: UTF8.self))
      if !scalars.isEmpty {
        let place = Int.random(in: 0..<scalars.count, using: &random)
        var changed = scalars
        changed[place] = random.one(of: Array("0129-aAzZx.é/".unicodeScalars)).value
        texts.append(String(decoding: WitnessAlphabet.utf8(changed), as: UTF8.self))
        changed.remove(at: place)
        texts.append(String(decoding: WitnessAlphabet.utf8(changed), as: UTF8.self))
      }
    }
    return texts
  }

  static func repeats(_ text: String) -> Bool {
    let subtags = text.lowercased().split(separator: "-")
    return Set(subtags).count < subtags.count
  }

  @Test("An automaton accepts the same strings as its type", arguments: types)
  func acceptance(_ type: ParameterType) {
    var random = ProofsRandom(seed: 7)
    let languages = Self.languages(Self.types)
    let fixed = [
      "0", "-0", "00", "01", "-1", "9223372036854775807", "9223372036854775808",
      "-9223372036854775808", "-9223372036854775809", "41", "42", "43", "99999", "100000", "100001",
      "2000-02-29", "1900-02-29", "2004-02-29", "2023-02-29", "0000-02-29", "2023-13-01",
      "2023-00-10", "2023-04-31", "2023-12-31", "2023-1-1", "de", "x", "x-a", "i-klingon", "i-foo",
      "EN-GB-OED", "de-a", "de-a-b", "de-a-bc", "zh-min-nan", "a-bc", "abcd-abc", "de-abc-abc-abc",
      "de-abc-abc-abc-abc", "de-Latn-1996", "de-1", "de-12", "sl-rozaj-biske-1994", "de-x",
      "xx", "XX-a", "French", "eng", "ENG-Latn", "qaa", "quz", "qzz", "iw", "a", "i", "aaaa",
      "true", "TRUE", "false", "", "ab", "a b", "a/b", "a\\b", "é", "日本", "de-u-co-phonebk-x-a",
      "123e4567-e89b-42d3-a456-426614174000", "123e4567-e89b-42d3-a456-42661417400",
    ]
    for (prefix, suffix) in [("", ""), ("v", ""), ("", "s"), ("a-", "0"), ("é", "1")] {
      let id = languages.id(
        type: Int32(Self.types.firstIndex(of: type) ?? 0), prefix: Bytes(prefix.utf8),
        suffix: Bytes(suffix.utf8))
      let language = languages.languages[Int(id)]
      let texts = Self.texts(language, &random) + fixed.map { prefix + $0 + suffix }
      for text in texts where text.unicodeScalars.allSatisfy(ScalarSet.printable.contains) {
        let bytes = Array(text.utf8)
        let accepts = languages.accepts(id, bytes.span, 0..<bytes.count) && !bytes.isEmpty
        if case .languageTag = language.body, Self.repeats(text) {
          // The automaton may accept a tag with repeated subtags although its type does not.
          #expect(!accepts || Self.run(language, text), "\(text)")
        } else {
          #expect(Self.run(language, text) == accepts, "\(text)")
        }
      }
    }
  }

  @Test func overlapsAndInclusionsAgreeWithLists() throws {
    // These types have so few values that all of them can be listed.
    let types =
      ProofsManifestGenerator.types + [
        ParameterType("case", .enumeration(["ab", "AB"])), ParameterType("low", .integer(-12...3)),
      ]
    let languages = Self.languages(types)
    var ids: [ProofLanguages.ID] = []
    for type in types.indices {
      for prefix in ["", "a", "1"] {
        for suffix in ["", "b", "0"] {
          ids.append(
            languages.id(
              type: Int32(type), prefix: Bytes(prefix.utf8), suffix: Bytes(suffix.utf8)))
        }
      }
    }
    ids += ["ab", "a", "true", "aab"].map { languages.id(folded: Bytes($0.utf8)) }
    ids = Array(Set(ids)).sorted()
    let lists = try ids.map { Set(try #require(languages.words($0, limit: 1000))) }
    for (left, leftWords) in zip(ids, lists) {
      for (right, rightWords) in zip(ids, lists) {
        let common = leftWords.intersection(rightWords)
        #expect(languages.overlaps(left, right) == (common.isEmpty ? .no : .yes))
        #expect(
          languages.includes(left, in: right) == (leftWords.isSubset(of: rightWords) ? .yes : .no))
        switch languages.witness(left, right) {
        case .text(let word):
          #expect(common.contains(word))
          #expect(word.count == common.map(\.count).min())
        case let other: #expect(other == .none && common.isEmpty)
        }
        var rest = common
        while let next = rest.first {
          rest.remove(next)
          let avoided = Array(common.subtracting([next]))
          #expect(languages.witness(left, right, avoiding: avoided) == .text(next))
        }
        #expect(languages.witness(left, right, avoiding: Array(common)) == .none)
      }
    }
  }

  @Test func inclusionsOfLongLanguages() {
    let types = Self.types
    let languages = Self.languages(types)
    func includes(_ left: String, _ right: String) -> ProofLanguages.Verdict {
      func id(_ name: String) -> ProofLanguages.ID {
        let parts = name.split(separator: "{", omittingEmptySubsequences: false)
        let type = Int32(types.firstIndex { $0.name == parts[parts.count - 1] } ?? 0)
        return languages.id(
          type: type, prefix: parts.count > 1 ? Bytes(parts[0].utf8) : [], suffix: [])
      }
      return languages.includes(id(left), in: id(right))
    }
    for name in ["integer", "uuid", "language", "date", "boolean", "upper", "kana", "long"] {
      #expect(includes(name, "text") == .yes, "\(name)")
      #expect(includes("text", name) == .no, "\(name)")
      #expect(includes("v{" + name, "text") == .yes, "\(name)")
    }
    #expect(includes("text", "any") == .yes)
    #expect(includes("code", "upper") == .no)
    #expect(includes("ten", "small") == .no)
    #expect(includes("ten", "range") == .yes)
    #expect(includes("big", "positive") == .yes)
    #expect(includes("positive", "integer") == .yes)
    #expect(includes("least", "negative") == .yes)
    #expect(includes("x-{date", "language") == .yes)
    #expect(includes("de-x-{date", "language") == .yes)
    #expect(includes("de-u-{mode", "language") == .yes)
    #expect(includes("slashed", "text") == .no)
    #expect(includes("dots", "integer") == .yes, "no link has such a component")
  }

  @Test func repeatedVariantsAreNotTaken() {
    let types = [
      ParameterType("language", .languageTag),
      ParameterType("five", .text(TextRule(allowed: ScalarSet([0x61...0x62]), length: 5...5))),
      ParameterType("only", .text(TextRule(allowed: ScalarSet([0x61...0x61]), length: 5...5))),
    ]
    let languages = Self.languages(types)
    func id(_ type: Int32, _ prefix: String) -> ProofLanguages.ID {
      languages.id(type: type, prefix: Bytes(prefix.utf8), suffix: [])
    }
    #expect(languages.overlaps(id(0, ""), id(1, "de-aaaaa-")) == .yes)
    #expect(languages.overlaps(id(0, ""), id(2, "de-aaaaa-")) == .no)
    #expect(languages.includes(id(1, "de-bbbba-"), in: id(0, "")) != .yes)
    #expect(languages.includes(id(1, "de-"), in: id(0, "")) == .yes)
  }
}
