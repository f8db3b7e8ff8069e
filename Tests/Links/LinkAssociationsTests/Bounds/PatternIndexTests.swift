import LinkRouting
import TestSupport
import Testing

@testable import LinkAssociations

/// Tests that an index does not omit any matching pattern.
@Suite("Pattern indices")
struct PatternIndexTests {
  private static func text(
    _ pieces: [String], _ random: inout SplitMix64, upTo count: Int = 5
  ) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &random)]
    }.joined()
  }

  @Test("The index of an Apple file finds the first matching component", arguments: 0..<100)
  func components(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let components = (0..<40).map { _ in
      let path = Self.text(["a", "B", "/", "*", "?", "$(digit)", "x/", "/*", "%41"], &random)
      let flags = Self.text([#", "caseSensitive": false"#, #", "percentEncoded": false"#], &random)
      return #"{ "/": "/\#(path)"\#(flags) }"#
    }
    let json = """
      {"applinks":{"details":[{"appIDs":["A.b"],\
      "components":[\(components.joined(separator: ","))]}]}}
      """
    let file = AppleAssociation(bytes: Array(json.utf8))
    for _ in 0..<60 {
      let path = Self.text(["a", "b", "B", "/", "7", "x", "%41", "%2F", "é"], &random, upTo: 7)
      let link = PreparedLink(AssociationLink("https://b.example/" + path), modes: file.modes)
      for detail in file.details {
        let expected = detail.components.firstIndex { $0.matches(link) }
        #expect(detail.firstComponent(matching: link) == expected, "\(json) /\(path)")
      }
    }
  }

  @Test("The index of Android's filters contains every matching path", arguments: 0..<100)
  func paths(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let patterns = (0..<40).map { _ in
      let kinds = AndroidPattern.Kind.allCases
      let kind = kinds[Int.random(in: kinds.indices, using: &random)]
      let pieces = ["a", "B", "/", ".", "*", "\\", "x/", ".*", "[a-b]", "b{1,2}", "é"]
      return AndroidPattern(kind, "/" + Self.text(pieces, &random))
    }
    let index = PatternIndex(patterns.map(\.indexTexts))
    for _ in 0..<60 {
      let text = "/" + Self.text(["a", "b", "B", "/", ".", "x", "é"], &random, upTo: 7)
      let key = AndroidPathKey(Array(text.utf16))
      let candidates = index.candidates(key.leading, endingAs: key.trailing)
      for (place, pattern) in patterns.enumerated() where pattern.matches(Array(text.utf16)) {
        #expect(candidates.contains(place), "\(pattern.kind) \(pattern.text) \(text)")
      }
    }
  }
}
