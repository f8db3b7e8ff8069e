import Testing

@testable import LinkRouting

@Suite("Values that types accept")
struct ParameterTypeAcceptsTests {
  static let session = ParameterType.Kind.text(
    TextRule(
      allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A]), length: 4...9,
      folding: .uppercase))

  static let rows: [(ParameterType.Kind, accepted: [String], refused: [String])] = [
    (
      session, ["KXTR-7429", "kxtr-7429", "abcd"],
      ["abc", "KXTR-74290", "KX R-742", "KXTR_7429", "é-12"]
    ),
    (.text(TextRule()), ["", "a b", "é🌾"], ["a\nb", "\u{7F}", "\u{85}"]),
    (.text(TextRule(length: 1...1)), ["e", "é"], ["e\u{301}", ""]),
    (
      .integer(-5...120), ["0", "-5", "120", "7"],
      ["", "-", "+7", "07", "-0", "00", "121", "-6", "1.0", "٣", "99999999999999999999"]
    ),
    (
      .uuid, ["123e4567-e89b-42d3-a456-426614174000", "123E4567-E89B-42D3-A456-426614174000"],
      ["123e4567e89b42d3a456426614174000", "123e4567-e89b-42d3-a456-42661417400g", ""]
    ),
    (.enumeration(["low", "é"]), ["low", "é"], ["Low", "", "e\u{301}"]),
    (
      .languageTag, ["fr", "zh-Hans-CN", "x-private", "de-1996"],
      ["", "f", "fr-", "-fr", "fr_FR", "123", "fr-verylongsubtag", "x"]
    ),
    (
      .date, ["2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"],
      [
        "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-01-00", "2024-04-31",
        "24-01-01",
        "2024-1-1", "2024-01-01T",
      ]
    ),
    (.boolean, ["true", "false"], ["True", "yes", "1", ""]),
  ]

  @Test("A type accepts exactly its valid values", arguments: rows)
  func accepts(kind: ParameterType.Kind, accepted: [String], refused: [String]) {
    let type = ParameterType("t", kind)
    for text in accepted { #expect(type.accepts(text), "\(text)") }
    for text in refused { #expect(!type.accepts(text), "\(text)") }
  }
}
