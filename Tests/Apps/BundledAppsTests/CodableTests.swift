import BundledApps
import Foundation
import LinkRouting
import TestSupport
import Testing

/// Tests that values of generated types are encoded as the strings that links contain.
@Suite struct CodableTests {
  private func encoded(_ value: some Encodable) throws -> String? {
    // The array is decoded as `[String]`, so the result is the encoded string itself, independent
    // of the library's decoders.
    let json = try JSONEncoder().encode([value])
    return try JSONDecoder().decode([String].self, from: json).first
  }

  private func decoded<Value: Decodable>(_ text: String, as type: Value.Type) throws -> Value? {
    try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([text])).first
  }

  private func decodingError<Value: Decodable>(
    _ text: String, as type: Value.Type
  ) throws -> DecodingError.Context? {
    let error = try #require(throws: DecodingError.self) { try decoded(text, as: type) }
    guard case .dataCorrupted(let context) = error else { return nil }
    return context
  }

  @Test("An enumeration's case is encoded as its raw value, and an unknown value is not decoded")
  func words() throws {
    func check<Word: LinkWord>(_ type: Word.Type) throws {
      for word in Word.allCases {
        #expect(try encoded(word) == word.rawValue)
        #expect(try decoded(word.rawValue, as: type) == word)
      }
      let context = try #require(try decodingError("geheim", as: type))
      #expect(!"\(context)".contains("geheim"))
      for word in Word.allCases { #expect(context.debugDescription.contains(word.rawValue)) }
      #expect(context.codingPath.count == 1)
    }
    try check(OSQRLink.Input.self)
    try check(FieldNotesLink.Status.self)
    try check(FieldNotesLink.Mode.self)
    try check(FieldNotesLink.Format.self)
    try check(OffloadLink.Mode.self)
    try check(OffloadLink.Status.self)
    try check(CocotteLink.Surface.self)
    try check(CocotteLink.Filter.self)
    try check(CocotteLink.Stakes.self)
  }

  @Test("An intent is encoded as its canonical link", arguments: LinkTable.parts)
  func intents(_ part: String) throws {
    func check<Intent: LinkIntent>(_ link: String, _ type: Intent.Type) throws {
      let intent = try Intent(parsing: link)
      #expect(try encoded(intent) == intent.link())
      #expect(try decoded(encoded(intent) ?? "", as: type) == intent)
      #expect(try decoded(link, as: type) == intent)
    }
    for row in try LinkTable.rows(of: part)
    where !row.isOfFixture && row.build == nil && row.code == nil {
      guard let link = row.link else { continue }
      switch row.owner {
      case "wordly": try check(link, WordlyLink.self)
      case "osqr": try check(link, OSQRLink.self)
      case "fieldnotes": try check(link, FieldNotesLink.self)
      case "offload": try check(link, OffloadLink.self)
      case "cocotte": try check(link, CocotteLink.self)
      default: Issue.record("no type for \(row.summary)")
      }
    }
  }

  @Test("A link is encoded with its secret values, because without them it is a different link")
  func secrets() throws {
    let link = "https://wordly.ai/attend/KXTR-7429?passcode=4F7K"
    #expect(try encoded(WordlyLink(parsing: link)) == link)
  }

  @Test(
    "A string that is not a link of the app is not decoded",
    arguments: [
      ("https://wordly.ai/attend/KXTR-7429?passcode=%FFgeheim", "percent-encoded-invalid-utf-8"),
      ("https://wordly.ai/geheim", "unknown-path-component"), ("", "empty-link"),
    ])
  func noLink(_ text: String, _ code: String) throws {
    let context = try #require(try decodingError(text, as: WordlyLink.self))
    #expect((context.underlyingError as? LinkError)?.code.rawValue == code)
    #expect(context.debugDescription.contains(code))
    #expect(!"\(context)".contains("geheim"))
  }

  @Test("An intent that no link can represent is not encoded")
  func unencodable() throws {
    let intent = OSQRLink.thread(text: "a\u{0}b")
    let expected = try #require(throws: LinkError.self) { try intent.link() }
    let error = try #require(throws: EncodingError.self) { try JSONEncoder().encode([intent]) }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.underlyingError as? LinkError == expected)
  }
}
