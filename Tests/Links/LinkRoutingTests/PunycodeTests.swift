import Testing

@testable import LinkRouting

@Suite("Punycode")
struct PunycodeTests {
  /// The samples are from RFC 3492, section 7.1.
  ///
  /// They are (A) Arabic, (B) Chinese, (D) Czech, (I) Russian in lower case, and (L) and (S), which
  /// also contain ASCII characters.
  @Test(
    "The samples in the standard are encoded and decoded",
    arguments: [
      ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
      ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
      ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
      ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
      ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
      ("-> $1.00 <-", "-> $1.00 <--"),
      ("bücher", "bcher-kva"),
    ])
  func samples(text: String, encoded: String) {
    let scalars = Array(text.unicodeScalars)
    #expect(Punycode.encode(scalars) == encoded)
    #expect(Punycode.decode(encoded) == scalars)
  }

  @Test(
    "Invalid Punycode is not decoded",
    arguments: ["99999999", "zzzzzzzzzzzzzzzzzzzzzzzz", "é", "kva-é", "A", "bcher-KVA", "b"])
  func refused(text: String) {
    #expect(Punycode.decode(text) == nil)
  }

  /// Labels that encoding never produces, such as those for ASCII names or with uppercase letters.
  @Test(
    "A label that does not encode a name is rejected",
    arguments: [
      "xn--", "xn---", "xn--abc-", "xn--hello-", "xn--a", "xn--bcher-KVA", "xn--99999999",
    ])
  func labels(label: String) {
    #expect(HostSyntax.problem(label + ".example") != nil)
  }

  /// Names that browsers normalize or reject.
  ///
  /// They contain upper case, full-width letters, a ligature, a sharp s, a soft hyphen, joiners, a
  /// leading mark, or a control character.
  @Test(
    "A name that browsers spell differently, or that no host can have, is rejected",
    arguments: [
      "Ü", "ｗ", "ﬁn", "faß", "a\u{AD}b", "a\u{200D}b", "\u{301}a", "\u{80}", "a\u{E000}",
      "a\u{3000}",
    ])
  func names(name: String) throws {
    let encoded = try #require(Punycode.encode(Array(name.unicodeScalars)))
    #expect(Punycode.problem(label: "xn--" + encoded) != nil)
  }

  @Test("Decoding reverses encoding", arguments: 0..<200)
  func inverse(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let scalars = (0..<(1 + seed % 20)).compactMap { _ -> Unicode.Scalar? in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Unicode.Scalar(UInt32(state % 0x11_0000))
    }
    let encoded = Punycode.encode(scalars)
    #expect(encoded.flatMap(Punycode.decode) == scalars)
  }
}
