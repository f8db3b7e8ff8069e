import Foundation
import TestSupport
import Testing
import URLSyntax

@Suite("Percent-encoding")
struct PercentEncodingTests {
  @Test(
    "Text is decoded only once, and invalid escapes are kept",
    arguments: [
      ("", ""), ("a", "a"), ("%41", "A"), ("%252E", "%2E"), ("%25%32%45", "%2E"), ("a%2Fb", "a/b"),
      ("%c3%a9", "é"), ("%C3%A9", "é"), ("é", "é"), ("+", "+"), ("%2B", "+"), ("%", "%"),
      ("%4", "%4"),
      ("%zz", "%zz"), ("%%41", "%A"), ("%4%41", "%4A"), ("100%25", "100%"), ("%F0%9F%92%A9", "💩"),
      ("%20 ", "  "), ("%FF", "\u{FFFD}"),
    ])
  func decode(_ encoded: String, _ text: String) {
    #expect(decoded(encoded) == text)
  }

  @Test("A plus sign represents a space only in form data")
  func plus() {
    let bytes = Array("a+b%2Bc%20d".utf8)
    #expect(PercentEncoding.decode(0..<11, of: bytes.span) == "a+b+c d")
    #expect(PercentEncoding.decode(0..<11, of: bytes.span, plusIsSpace: true) == "a b+c d")
  }

  @Test("A range is decoded independently of the bytes around it")
  func range() {
    let bytes = Array("%41%42%43".utf8)
    #expect(PercentEncoding.decode(3..<6, of: bytes.span) == "B")
    #expect(PercentEncoding.decode(3..<5, of: bytes.span) == "%4")
    #expect(PercentEncoding.decode(4..<4, of: bytes.span) == "")
  }

  @Test("Encoding keeps unreserved characters, and writes escapes for the others in upper case")
  func encode() {
    let unreserved = "ABCXYZabcxyz0189-._~"
    #expect(PercentEncoding.encode(unreserved) == unreserved)
    #expect(PercentEncoding.encode("") == "")
    #expect(PercentEncoding.encode("a/b?c=d&e#f+g") == "a%2Fb%3Fc%3Dd%26e%23f%2Bg")
    #expect(PercentEncoding.encode("é €\u{0}%") == "%C3%A9%20%E2%82%AC%00%25")
  }

  @Test("The scan accepts an encoded string, which decodes to the same bytes")
  func roundTrip() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<1_000 {
      let text = text(&random)
      let encoded = PercentEncoding.encode(text)
      // The comparison uses bytes, because `==` does not distinguish composed and decomposed
      // letters.
      #expect(Array(decoded(encoded).utf8) == Array(text.utf8))
      #expect(encoded == Self.foundationEncode(text))
      #expect(decoded(encoded) == (encoded.removingPercentEncoding ?? ""))
      let link = "https://wordly.ai/x" + encoded + "?" + encoded + "#" + encoded
      let parts = try URLParts(parsing: link)
      let path = link.withSpan { PercentEncoding.decode(parts.path, of: $0) }
      #expect(Array(path.utf8) == Array(("/x" + text).utf8))
    }
  }

  @Test("Comparing while decoding has the same result as decoding first")
  func decodes() {
    var random = SplitMix64(seed: 8)
    let pieces = ["a", "b", "%61", "%62", "%", "%6", "+", "%2B", "é", "%C3%A9", "%25", "%2561"]
    for _ in 0..<3_000 {
      func piece() -> String {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(pieces) }.joined()
      }
      let left = Array(piece().utf8)
      let right = Array(
        (random.oneIn(2) ? piece() : decoded(String(decoding: left, as: UTF8.self))).utf8)
      let expected = Self.naivelyDecoded(left) == right
      let actual = PercentEncoding.decodes(0..<left.count, of: left.span, to: right.span)
      if actual != expected { Issue.record("\(left) \(right)") }
    }
  }

  // MARK: Support

  private func decoded(_ text: String) -> String {
    text.withSpan { PercentEncoding.decode(0..<$0.count, of: $0) }
  }

  /// Returns the decoded bytes, which may be invalid UTF-8, as for `%ba`.
  private static func naivelyDecoded(_ bytes: [UInt8]) -> [UInt8] {
    guard let percent = bytes.firstIndex(of: UInt8(ascii: "%")) else { return bytes }
    let digits = String(decoding: bytes[(percent + 1)...].prefix(2), as: UTF8.self)
    let octet = digits.utf8.count == 2 && !digits.hasPrefix("+") ? UInt8(digits, radix: 16) : nil
    let length = octet == nil ? 1 : 3
    return bytes[..<percent] + [octet ?? UInt8(ascii: "%")]
      + naivelyDecoded(Array(bytes[(percent + length)...]))
  }

  private static func foundationEncode(_ text: String) -> String? {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved))
  }

  /// Returns a string of scalars with UTF-8 encodings of every length, without control characters.
  private func text(_ random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let limit = random.pick([0x7F, 0x7FF, 0xFFFF, 0x10FFFF] as [UInt32])
      if let scalar = Unicode.Scalar(UInt32.random(in: 0x20...limit, using: &random)),
        scalar.properties.generalCategory != .control
      {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
