import Testing

@testable import LinkRouting

/// Tests lengths that count the bytes of a value in UTF-8.
@Suite("Lengths in bytes")
struct ByteLengthTests {
  static func accepts(_ rule: TextRule, _ text: String) -> Bool {
    ParameterType("t", .text(rule)).accepts(text)
  }

  @Test("The length is that of the decoded value in UTF-8")
  func values() throws {
    let rule = TextRule(length: 2...6, unit: .bytes)
    for text in ["ab", "é", "日", "日本", "éab", "😀ab", "abcdef"] {
      #expect(Self.accepts(rule, text), "\(text)")
    }
    for text in ["a", "", "日本a", "😀é😀", "abcdefg"] {
      #expect(!Self.accepts(rule, text), "\(text)")
    }
    #expect(ParameterType.Kind.text(rule).summary == "text with a length of 2–6 bytes in UTF-8")
    let router = try Router([
      LinkManifest(
        app: "a", hosts: ["a.example"], types: [ParameterType("t", .text(rule))],
        routes: [
          Route(
            name: "r", pattern: RoutePattern([.parameter(name: "p", type: "t")]),
            query: [ParameterDeclaration(name: "q", type: .named("t"), occurrence: .optional)])
        ])
    ])
    let match = try router.match("https://a.example/%E6%97%A5%E6%9C%AC?q=%C3%A9")
    #expect(match["p"]?.text == "日本" && match["q"]?.text == "é")
    let dropped = try router.match("https://a.example/ab?q=%E6%97%A5%E6%9C%ACa")
    #expect(dropped.dropped.map(\.code) == [.tooLong])
    #expect(try router.match("https://a.example/ab?q=a").dropped.map(\.code) == [.tooShort])
    #expect(throws: LinkError.self) {
      try router.match("https://a.example/%E6%97%A5%E6%9C%ACa")
    }
  }

  @Test("Proofs count bytes")
  func proofs() throws {
    func conflicts(_ left: TextRule, _ right: TextRule) throws -> [ManifestDiagnostic] {
      let router = try Router([
        LinkManifest(
          app: "a", hosts: ["a.example"],
          types: [ParameterType("l", .text(left)), ParameterType("r", .text(right))],
          routes: ["l", "r"].map {
            Route(name: $0, pattern: RoutePattern([.parameter(name: "id", type: $0)]))
          })
      ])
      return router.conflictDiagnostics()
    }
    let kana = ScalarSet([0x3041...0x3096])
    // Each of these characters has three bytes.
    let bytes = TextRule(allowed: kana, length: 7...9, unit: .bytes)
    #expect(try conflicts(bytes, TextRule(allowed: kana, length: 1...2)) == [])
    #expect(try conflicts(bytes, TextRule(allowed: kana, length: 4...9)) == [])
    #expect(try conflicts(bytes, TextRule(allowed: kana, length: 3...3)).count == 1)
    let impossible = TextRule(allowed: kana, length: 4...5, unit: .bytes)
    #expect(try conflicts(impossible, TextRule(allowed: kana)) == [])
  }
}
