import BundledApps
import Diagnostics
import LinkRouting
import TestSupport
import Testing
import TextPrimitives

/// Tests that the passcode of a broken link is masked if any parser would find it.
@Suite struct MaskLawTests {
  static let secret = Array("S3CR3TPASS".utf8)

  /// Returns `true` if a parser with common deviations finds the passcode under its key.
  ///
  /// The function is independent of the mask. It strips the characters that browsers strip, decodes
  /// zero to two times, before or after splitting, and splits at every separator that has been used
  /// in queries.
  static func isFound(in link: [UInt8]) -> Bool {
    for strips in [false, true] {
      let stripped = strips ? link.filter { $0 != 9 && $0 != 10 && $0 != 13 } : link
      for rounds in 0...2 {
        let text = (0..<rounds).reduce(stripped) { text, _ in decoded(text) }
        for part in text.split(whereSeparator: { "?&#;".utf8.contains($0) }) {
          guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
          var key = Array(part[..<equals])
          let value = part[(equals + 1)...]
          for _ in 0...2 {
            // Removes blanks, plus signs and invisible characters.
            let name = String(decoding: key, as: UTF8.self).lowercased().unicodeScalars
              .filter { ![" ", "\0", "+", "\u{200B}", "\u{FEFF}"].contains($0) }
            if String(String.UnicodeScalarView(name)) == "passcode", contains(Array(value)) {
              return true
            }
            key = decoded(key)
          }
        }
      }
    }
    return false
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2,
        digits.utf8.allSatisfy({ UInt8(ascii: "0") <= $0 }), let value = UInt8(digits, radix: 16)
      {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  static func contains(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= secret.count else { return false }
    return (0...bytes.count - secret.count).contains { start in
      bytes[start..<start + secret.count].elementsEqual(secret)
    }
  }

  private static let seeds = [
    "https://wordly.ai/attend/KXTR-7429?passcode=S3CR3TPASS&lang=fr",
    "wordly://present/KXTR-7429?lang=fr&passcode=S3CR3TPASS#top",
    "osqr:attend/KXTR-7429?a=b&passcode=S3CR3TPASS",
    "https://app.osqr.app/menu#x&passcode=S3CR3TPASS",
    "osqr://thread?text=see%20https://wordly.ai/attend/KXTR-7429?passcode=S3CR3TPASS",
    "wordly:attend;passcode=S3CR3TPASS/KXTR-7429",
  ]

  private static let insertions: [[UInt8]] =
    [
      "%", "%25", "%3D", "=", "&", "#", ";", "?", "/", "\\", "\t", "\n", " ", "@", ":", "+", "[",
      "]",
      "é", "\u{0}", "a", "7", "%7", "passcode=", "&passcode=", "%26", ",", "\u{200B}", "%E2%80%8B",
      "++", "%20", "%zz", "\u{FEFF}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80]]

  private static func mutate(_ link: inout [UInt8], _ random: inout SplitMix64) {
    let offset = Int.random(in: 0..<max(1, link.count), using: &random)
    guard offset < link.count else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: link.insert(contentsOf: random.pick(insertions), at: offset)
    case 2: link.remove(at: offset)
    case 3: link[offset] ^= 0x20
    case 4:
      let digits = Array(String(link[offset], radix: 16, uppercase: random.oneIn(2)).utf8)
      link.replaceSubrange(
        offset...offset, with: Array("%".utf8) + (digits.count < 2 ? Array("0".utf8) : []) + digits)
    default: link.swapAt(offset, Int.random(in: 0..<link.count, using: &random))
    }
  }

  /// Checks that the correction of a link does not show a secret that the masked link hides.
  private static func checkCorrection(of link: [UInt8], _ masked: MaskedLink, _ router: Router) {
    guard let correction = router.correction(of: Bytes(link)) else { return }
    let own = masked.maskedRanges.map(\.range)
    let (text, secrets) = correction.masked(by: router, besides: own)
    if isFound(in: link), let text, contains(Array(text.utf8)) {
      Issue.record("\(String(decoding: link, as: UTF8.self).debugDescription) → \(text)")
    }
    let isCovered = own.allSatisfy { range in
      secrets.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
    }
    if !isCovered { Issue.record("\(secrets) does not cover \(own)") }
  }

  @Test(arguments: 0..<4)
  func noMutationUncoversThePasscode(_ seed: Int) {
    let router = Router(proven: BundledApp.all)
    let reader = LinkReader(router, masksSecrets: true)
    var random = SplitMix64(seed: UInt64(seed) &+ 0x5EC8E7)
    var foundCount = 0
    for _ in 0..<LawEffort.rounds(500) {
      var link = Array(random.pick(Self.seeds).utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { Self.mutate(&link, &random) }
      let masked = router.masked(link)
      if Self.isFound(in: link) {
        foundCount += 1
        if Self.contains(Array(masked.text.utf8)) {
          Issue.record(
            """
            \(String(decoding: link, as: UTF8.self).debugDescription) → \
            \(masked.text.debugDescription)
            """
          )
        }
      }
      // Apart from the masks, the masked text contains all characters of the link.
      let shownCount = masked.maskedRanges.reduce(link.count) { $0 - $1.count }
      if masked.text.unicodeScalars.filter({ $0 != "•" && $0 != "\u{FFFD}" }).count > shownCount {
        Issue.record("\(masked.text.debugDescription) is longer than the link")
      }
      guard let match = try? router.match(link.span) else {
        Self.checkCorrection(of: link, masked, router)
        continue
      }
      var reading = LinkReading()
      var shown = ByteBuffer()
      if reader.read(link.span, into: &reading) {
        reader.appendLink(reading, link.span, to: &shown)
        shown.append(" ")
        reader.appendCanonical(reading, link.span, to: &shown)
      }
      let expected = match.maskedLink.text + " " + match.canonicalLink(masksSecrets: true)
      if shown.text != expected { Issue.record("\(shown.text) is not \(expected)") }
      let texts = [
        match.maskedLink.text, match.canonicalLink(masksSecrets: true), "\(match)",
        String(reflecting: match), "\(match.parameters)", "\(match.warnings)",
      ]
      let leaks = texts.prefix(match["passcode"] == nil ? 2 : texts.count)
      if Self.isFound(in: link), let leak = leaks.first(where: { Self.contains(Array($0.utf8)) }) {
        Issue.record("\(String(decoding: link, as: UTF8.self)) → \(leak)")
      }
    }
    #expect(foundCount > 100)
  }
}
