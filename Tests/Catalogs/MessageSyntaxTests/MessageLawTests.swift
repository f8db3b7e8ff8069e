import Foundation
import MessageOracle
import MessageSyntax
import TestSupport
import Testing

/// Tests properties of generated messages and of real messages.
@Suite("Messages: properties")
struct MessageLawTests {
  /// The pieces of generated messages, chosen so that some messages are valid.
  private static let pieces = [
    "{", "}", "'", "''", "#", "|", ",", " ", "{n", "{0", ", plural,", ",select,", ", choice,",
    ",selectordinal,", ",number", ", date,", "one", " other", " other{", " offset:1", "=1", "=",
    "0#",
    "1<", "1≤", "-1.5e3", "∞", "é", "🙂", "a", "::x", ".", "-", "\u{200E}", "\u{2028}", "{x}",
    "{n, plural, one{a}other{#}}", "}}", "other{x}",
  ]

  @Test("Generated messages have the same result as in ICU, in both apostrophe modes")
  func generated() {
    var random = SplitMix64(seed: 20)
    var accepted = 0
    for _ in 0..<LawEffort.rounds(10_000) {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      for apostrophes in [ApostropheMode.doubleOptional, .doubleRequired] {
        let theirs = ICUMessage(text, requiresDoubling: apostrophes == .doubleRequired)
        var table = MessageNodeTable()
        let bytes = Array(text.utf8)
        let errors = table.parse(recovering: bytes.span, apostrophes: apostrophes)
        if errors.isEmpty != (theirs != nil) {
          Issue.record("\(text) \(apostrophes): \(errors)")
          return
        }
        guard let theirs else { continue }
        accepted += 1
        if table.events(in: bytes) != theirs.events {
          Issue.record("\(text) \(apostrophes): \(table.events(in: bytes)) \(theirs.events)")
          return
        }
      }
    }
    #expect(accepted > 500)
  }

  @Test("Messages with each BMP scalar, and a sample of others, have the same result as in ICU")
  func scalars() {
    var differences: [String] = []
    let sample = stride(from: UInt32(0x10000), through: 0x10FFFF, by: 251)
    for value in Array(UInt32(0x21)...0xFFFF) + Array(sample) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["{a\(scalar)}", "{\(scalar)a}", "{n,select,\(scalar){}other{}}"] {
        var table = MessageNodeTable()
        let errors = table.parse(recovering: Array(text.utf8).span)
        if errors.isEmpty != (ICUMessage(text) != nil) {
          differences.append("U+\(String(value, radix: 16)): \(text)")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.prefix(10))")
  }

  @Test(
    "All messages of a real app are valid, and have the same result as in ICU",
    .enabled(if: TestData.isExpected("catalogs"), "\(TestData.absence)"))
  func real() throws {
    let root = TestData.root.appendingPathComponent("catalogs/zulip+zulip-flutter")
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    )
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "arb" }
    #expect(files.count == 29)
    var count = 0
    for file in files {
      let data = try Data(contentsOf: file)
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      for (key, value) in object where !key.hasPrefix("@") {
        let text = try #require(value as? String)
        let bytes = Array(text.utf8)
        var table = MessageNodeTable()
        // The app that these messages are from treats apostrophes literally.
        #expect(table.parse(recovering: bytes.span, apostrophes: .literal).isEmpty, "\(text)")
        let isMessage = table.parse(recovering: bytes.span).isEmpty
        let theirs = ICUMessage(text)
        #expect(isMessage == (theirs != nil), "\(text)")
        if let theirs { #expect(table.events(in: bytes) == theirs.events) }
        count += 1
      }
    }
    #expect(count > 5000)
  }
}
