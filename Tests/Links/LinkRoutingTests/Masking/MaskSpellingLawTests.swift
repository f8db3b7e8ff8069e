import Diagnostics
import LinkRouting
import TestSupport
import Testing
import TextPrimitives

/// Tests that a declared secret is never shown, whatever its key, its path, or the text around it.
@Suite struct MaskSpellingLawTests {
  private static func router() throws -> Router {
    try Router.make(
      [
        .make("join", "/join/{code}"), .make("all", "/all/{code*}"),
        .make("attend", "/attend/{id:text}", query: ["passcode: code?", "lang: language?"]),
        .make("go", "/go", query: ["next: text?"]),
      ],
      types: [ParameterType("code", .text(TextRule()), isSecret: true)])
  }

  private struct Generator {
    var random: SplitMix64

    mutating func secret() -> String {
      let letters = Array("BCDFGHJKLMNPQRSTVWXZbcdfghjkmnpqrstvwxz23456789")
      return String((0..<8).map { _ in random.pick(letters) })
    }

    private mutating func key() -> String {
      var key = random.pick(["passcode", "Passcode", "PASSCODE", "pascode", "pass-code"])
      if random.oneIn(2) {
        let isPlain = key.first?.isLowercase == true || key == "PASSCODE"
        let prefixes = ["--", "data-", "user_", "x.", "_"] + (isPlain ? [] : ["wordly", "myHTTP"])
        key = random.pick(prefixes) + key
      }
      if random.oneIn(4) { key += random.pick(["[]", "[0]", ".value", "Hash", "_confirm", "-2"]) }
      return key
    }

    /// Returns a text with a secret after its key or at its position in a path.
    mutating func carrier(_ secret: String) -> String {
      let key = key()
      return random.pick([
        "https://h.example/attend/K?\(key)=\(secret)", "app:attend/K?lang=fr&\(key)=\(secret)#top",
        "https://h.example/attend/K?\(key)=\(secret)?lang=fr", "/atend/K#\(key)=\(secret)",
        "https://h.example/attend/K?\(key)=#\(secret)", "app:attend/K?\(key)=&\(secret)&lang=fr",
        "\"\(key)\": \"\(secret)\"", "https://h.example/go?\(key):\(secret)",
        "app:go?a=b&\(key)|\(secret)", "data-passcode='\(secret)'", "--passcode \(secret)",
        "https://h.example/join/\(secret)", "app:join/\(secret)", "/join/\(secret)/",
        "https://h.example/jion/\(secret)?x=1", "x/../join/\(secret)", "/all/a/b/\(secret)#x",
      ])
    }

    /// Returns a longer text that contains the given text: a link, markup, or prose.
    mutating func wrapped(_ text: String) -> String {
      let encoded = encoded(text)
      return random.pick([
        "https://h.example/go?next=\(encoded)", "https://h.example/go?a=b&next=\(encoded)&lang=fr",
        "https://h.example/gone?x=\(encoded)#top", "https://h.example/go#\(encoded)",
        "see \(text)", "<a href=\"\(text)\">", "url=\(text)", "(\(text))",
        "https://other.example/?u=\(encoded)", "app:go?next=see%20\(encoded)",
      ])
    }

    /// Returns the text with reserved characters, and sometimes further bytes, percent-encoded.
    private mutating func encoded(_ text: String) -> String {
      let rate = random.pick([2, 4, 1000])
      var result = ""
      for byte in text.utf8 {
        let isPlain = "?#&=/:.-_".utf8.contains(byte) ? rate == 1000 : true
        let mustEncode = " \"'<>%&#".utf8.contains(byte)
        let digits = String(byte, radix: 16, uppercase: true)
        if mustEncode || !isPlain || random.oneIn(rate * 4) {
          result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
        } else {
          result += String(Unicode.Scalar(byte))
        }
      }
      return result
    }
  }

  /// Returns the text after decoding it repeatedly until it no longer changes.
  private static func decoded(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while true {
      var next: [UInt8] = []
      var index = 0
      while index < bytes.count {
        let digits = String(decoding: bytes[index...].dropFirst().prefix(2), as: UTF8.self)
        if bytes[index] == UInt8(ascii: "%"), digits.utf8.count == 2,
          let value = UInt8(digits, radix: 16)
        {
          next.append(value)
          index += 3
        } else {
          next.append(bytes[index])
          index += 1
        }
      }
      if next == bytes { return String(decoding: bytes, as: UTF8.self) }
      bytes = next
    }
  }

  @Test(arguments: 0..<4)
  func noSpellingUncoversASecret(_ seed: Int) throws {
    let router = try Self.router()
    var generator = Generator(random: SplitMix64(seed: UInt64(seed) &+ 0x5BE11))
    for _ in 0..<LawEffort.rounds(500) {
      let secret = generator.secret()
      var link = generator.carrier(secret)
      for _ in 0..<Int.random(in: 0...2, using: &generator.random) {
        link = generator.wrapped(link)
      }
      let bytes = Bytes(link.utf8)
      let masked = router.masked(link)
      var texts = [masked.text]
      if let correction = router.correction(of: bytes) {
        let secrets = masked.maskedRanges.map(\.range)
        let shown = correction.masked(by: router, besides: secrets)
        let printed = MaskedLink(bytes, masking: shown.secrets).text
        #expect(shown.text != printed, "\(link)")
        texts += [printed] + (shown.text.map { [$0] } ?? [])
      }
      if let match = try? router.match(link) {
        texts += [
          match.maskedLink.text, match.canonicalLink(masksSecrets: true), match.description,
          "\(match.extra)", "\(match.warnings)",
        ]
      }
      for text in texts where Self.decoded(text).contains(secret) {
        Issue.record("\(link) → \(text)")
      }
    }
  }
}
