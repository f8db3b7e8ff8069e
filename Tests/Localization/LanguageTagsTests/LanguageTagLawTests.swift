import Diagnostics
import LanguageTags
import Testing

@Suite("Properties of language tags")
struct LanguageTagLawTests {
  /// Returns the result of the general parser; `nil` if it rejects the bytes.
  private func parsed(_ bytes: [UInt8]) -> LanguageTag? {
    try? LanguageTag(parsing: bytes.span)
  }

  @Test("Parsing the description of a tag results in an equal tag with equal parts and hash")
  func roundTrip() throws {
    var generator = TagGenerator(seed: 1)
    for _ in 0..<2_000 {
      let text = generator.tag()
      let tag = try LanguageTag(parsing: text)
      let again = try LanguageTag(parsing: tag.description)
      #expect(tag == again && tag.hashValue == again.hashValue)
      #expect(Facets(tag, input: "") == Facets(again, input: ""))
      #expect(tag.description.lowercased() == text.lowercased())
    }
  }

  @Test("The parts of a tag form its description")
  func parts() throws {
    var generator = TagGenerator(seed: 2)
    for _ in 0..<2_000 {
      let tag = try LanguageTag(parsing: generator.tag())
      if tag.isGrandfathered { continue }
      var subtags = [tag.language] + tag.extlangs
      subtags += [tag.script, tag.region].compactMap { $0 } + tag.variants
      for part in tag.extensions { subtags += [String(part.singleton)] + part.subtags }
      if tag.language != "x", !tag.privateUse.isEmpty { subtags.append("x") }
      subtags += tag.privateUse
      #expect(subtags.joined(separator: "-") == tag.description)
    }
  }

  @Test("The case of the input makes no difference")
  func casing() throws {
    var generator = TagGenerator(seed: 3)
    for _ in 0..<1_000 {
      let text = generator.tag()
      let tag = try LanguageTag(parsing: text)
      for _ in 0..<4 {
        let other = try LanguageTag(parsing: generator.recased(text))
        #expect(tag == other && tag.hashValue == other.hashValue)
        #expect(tag.description == other.description)
      }
    }
  }

  /// The test implements RFC 5646, §2.1.1, literally.
  ///
  /// Subtags with two letters are in upper case and those with four letters in title case, except
  /// at the start or after a singleton.
  @Test("The casing follows the rule by subtag length")
  func casingByLengths() throws {
    var generator = TagGenerator(seed: 4)
    for _ in 0..<2_000 {
      let tag = try LanguageTag(parsing: generator.tag())
      var isAfterSingleton = false
      var subtags: [String] = []
      for subtag in tag.description.lowercased().split(separator: "-") {
        switch subtag.count {
        case 2 where !subtags.isEmpty && !isAfterSingleton: subtags.append(subtag.uppercased())
        case 4 where !subtags.isEmpty && !isAfterSingleton:
          subtags.append(subtag.prefix(1).uppercased() + subtag.dropFirst())
        default: subtags.append(String(subtag))
        }
        if subtag.count == 1 { isAfterSingleton = true }
      }
      #expect(tag.description == subtags.joined(separator: "-"))
    }
  }

  @Test("The parser and the grammar agree on generated tags and on small changes to them")
  func oracle() {
    var generator = TagGenerator(seed: 5)
    for _ in 0..<1_500 {
      let text = generator.tag()
      let bytes = Array(text.utf8)
      #expect(oracleAccepts(bytes) && parsed(bytes) != nil && isWellFormed(bytes))
      for round in 0..<5 {
        let mutated =
          round == 0 ? Array(generator.repeating(text).utf8) : generator.mutated(bytes)
        let isTag = oracleAccepts(mutated)
        #expect((parsed(mutated) != nil) == isTag, "\(String(decoding: mutated, as: UTF8.self))")
        #expect(isWellFormed(mutated) == isTag, "\(String(decoding: mutated, as: UTF8.self))")
      }
    }
  }

  @Test("Parsing a string and parsing its bytes result in the same tag or the same error")
  func doors() {
    var generator = TagGenerator(seed: 6)
    for _ in 0..<1_500 {
      let text = String(
        decoding: generator.mutated(Array(generator.tag().utf8)), as: UTF8.self)
      let bytes = Array(text.utf8)
      let fromText = Result { () throws(LanguageTagError) in try LanguageTag(parsing: text) }
      let fromBytes = Result { () throws(LanguageTagError) in
        try LanguageTag(parsing: bytes.span)
      }
      #expect(fromText == fromBytes)
      if case .failure(let error) = fromText {
        #expect(error.range.upperBound <= bytes.count)
        #expect(!error.expected.isEmpty)
      }
    }
  }

  @Test(
    "`isWellFormed` agrees with the parser on all small inputs",
    arguments: [("a1-x_", 6), ("a1-", 9), ("a-", 12)])
  func quickAnswer(alphabet: String, length: Int) {
    forEachText(over: Array(alphabet.utf8), upTo: length) { bytes in
      if LanguageTag.isWellFormed(bytes.span) != (parsed(bytes) != nil) {
        Issue.record("\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("`isWellFormed` agrees with the parser on random inputs")
  func quickAnswerAtRandom() {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("abcXYZ019--".utf8)
    for _ in 0..<10_000 {
      let count = Int.random(in: 5...20, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      if LanguageTag.isWellFormed(bytes.span) != (parsed(bytes) != nil) {
        Issue.record("\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("The parser agrees with the grammar on all small inputs", arguments: [("ax1-", 6)])
  func smallInputs(alphabet: String, length: Int) {
    forEachText(over: Array(alphabet.utf8), upTo: length) { bytes in
      if (parsed(bytes) != nil) != oracleAccepts(bytes) {
        Issue.record("\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("The parser agrees with the grammar on common tags with any byte at any offset")
  func everyByte() {
    for text in ["fr", "gsw", "pt-BR", "zh-Hans", "zh-Hans-CN"] {
      for offset in text.utf8.indices.indices {
        var bytes = Array(text.utf8)
        for byte in UInt8.min...UInt8.max {
          bytes[text.utf8.distance(from: text.startIndex, to: offset)] = byte
          let isTag = oracleAccepts(bytes)
          #expect(isWellFormed(bytes) == isTag, "\(bytes)")
          #expect((parsed(bytes) != nil) == isTag, "\(bytes)")
        }
      }
    }
  }
}

/// Calls a function with every string over an alphabet up to a length, including the empty string.
private func forEachText(over alphabet: [UInt8], upTo length: Int, _ body: ([UInt8]) -> Void) {
  var digits: [Int] = []
  var bytes: [UInt8] = []
  while true {
    body(bytes)
    var place = 0
    while place < digits.count, digits[place] == alphabet.count - 1 {
      digits[place] = 0
      bytes[place] = alphabet[0]
      place += 1
    }
    if place == digits.count {
      if place == length { return }
      digits.append(0)
      bytes.append(alphabet[0])
    } else {
      digits[place] += 1
      bytes[place] = alphabet[digits[place]]
    }
  }
}
