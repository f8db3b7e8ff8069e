import LinkRouting
import TestSupport

/// Changes a few positions in valid links, so that readers may disagree on them.
struct LinkMutator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Links with parameters of every type, in the path, the query and the fragment.
  private static let sound = [
    "https://wordly.ai/attend/KXTR-7429?passcode=4F7K&lang=fr",
    "https://wordly.ai/attend/KXTR-7429",
    "https://wordly.ai/present/ABCD?passcode=1234567890",
    "wordly://attend/KXTR-7429?lang=zh-Hant-TW",
    "wordly:attend/KXTR-7429?passcode=ab12", "wordly:///present/KXTR-7429?passcode=ab12",
    "https://app.osqr.app/thread?text=a%20draft%3F&input=voice", "osqr://thread?text=%E6%97%A5",
    "osqr:thread?input=text", "offload://capture?mode=voice&text=50%25%20of%20it",
    "offload://inbox/3f2504e0-4f89-11d3-9a0c-0305e82c3301", "offload://inbox?status=open",
    "cocotte://content/p1/assets/7?org=acme", "cocotte://actions/a-1?stakes=low&org=b_2",
    "fieldnotes://observation/new?mode=voice", "fieldnotes://playbook/p/1.0/patch/x",
    "https://r.example/item/a%20b?page=2&ids=1&ids=2&q=red+shoes&flag=true&day=2026-02-28",
    "https://r.example/item/caf%C3%A9?q=a%26b%3Dc&tag=x&tag=y&page=-1", "reader://item/7?q=%2B1",
    "https://r.example/files/a/b%2Fc/d?page=1", "https://r.example/form?q=red+shoes&q2=a%2Bb",
    "https://r.example/frag#state=on&x=1", "https://r.example/item/a?q=1#frag",
  ]

  private static let keys = [
    "passcode", "lang", "text", "input", "mode", "status", "org", "stakes", "page", "ids", "tag",
    "q",
    "q2", "flag", "day", "state", "utm_source", "x", "mc_eid", "p%61ge", "%71", "pass%63ode",
    "Lang",
    "amp;lang", "ids[]", "ids%5B%5D", "x[a]", "",
  ]

  private static let values = [
    "", "1", "fr", "4F7K", "true", "a+b", "+", "%2B", "%20", "a%20b", "[1]", "[", "50%", "%", "%4",
    "%zz", "%u0041", "4F%37K", "%5B1%5D", "a;b", ";", "a=b", "=", "*|EMAIL|*", "{{id}}",
    "%7B%7Bid%7D%7D",
    "%C3%A9", "e%CC%81", "%EF%BB%BF1", "%FF", "%00", "%0A", "%C0%AE", "%25zz", "%2541",
    "%26lang=de",
    "a%23b", "~!$'()*,-.:@_/?", "\u{E9}", "a b", "%E2%80%8B", "2026-02-28", "voice",
  ]

  private static let fragments = [
    "50%", "[x]", "\u{E9}", "a|b", "#", ":~:text=50%", "%FF", "%00%0A", "%zz", "state=%6Fn&x=[1]",
    "state=[1]", "x=\u{E9}&state=on", "x=%FF&state=%41", "st%61te=on&%",
  ]

  private static let pieces = [
    "[", "]", "[]", "%", "%4", "%zz", "%5B", "%5D", "%41", "%2F", "%2f", "%5C", "%25", "%26", "%3D",
    "%3B", "%23", "%3F", "%2B", "+", ";", "&", "&&", "&amp;", "=", "==", "?", "#", "/", "//", ".",
    "..",
    "%2e", ":", "@", "!", "'", "(", ")", "*", ",", "~", "|", "\\", " ", "\t", "\u{E9}", "%C3%A9",
    "A",
    "z", "0", "-", "_",
  ]

  /// Returns a link with one to four changes.
  mutating func link() -> String {
    var link = Array(random.pick(Self.sound).utf8)
    if random.oneIn(4) { link += Array(("#" + random.pick(Self.fragments)).utf8) }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1, 2: appendItem(&link)
      case 3: repeatItem(&link)
      case 4, 5: encodeByte(&link)
      case 6: replaceValue(&link)
      case 7: changeCase(&link)
      case 8 where link.count > 1: link.remove(at: Int.random(in: 0..<link.count, using: &random))
      default: insert(random.pick(Self.pieces), into: &link, from: 0)
      }
    }
    return String(decoding: link, as: UTF8.self)
  }

  /// Inserts an item at the start or the end of the query.
  private mutating func appendItem(_ link: inout [UInt8]) {
    let item = random.pick(Self.keys) + (random.oneIn(8) ? "" : "=" + random.pick(Self.values))
    let end = link.firstIndex(of: UInt8(ascii: "#")) ?? link.count
    if let query = link[..<end].firstIndex(of: UInt8(ascii: "?")) {
      let separator = random.pick(["&", "&", "&", "&amp;", ";", "&&"])
      if random.oneIn(3) {
        link.insert(contentsOf: Array((item + separator).utf8), at: query + 1)
      } else {
        link.insert(contentsOf: Array((separator + item).utf8), at: end)
      }
    } else {
      link.insert(contentsOf: Array(("?" + item).utf8), at: end)
    }
  }

  /// Repeats an item of the query, sometimes with a partially percent-encoded key.
  private mutating func repeatItem(_ link: inout [UInt8]) {
    let parts = link.split(separator: UInt8(ascii: "?"), maxSplits: 1)
    guard parts.count == 2 else { return }
    var item = Array(random.pick(parts[1].split(separator: UInt8(ascii: "&")) + [[]]))
    if random.oneIn(2), let first = item.first {
      item.replaceSubrange(0..<1, with: Self.encoded(first))
    }
    link += [UInt8(ascii: "&")] + item
  }

  /// Percent-encodes a random byte, with digits in either case.
  private mutating func encodeByte(_ link: inout [UInt8]) {
    let start =
      link.firstIndex(of: UInt8(ascii: "?")) ?? link.firstIndex(of: UInt8(ascii: ":")) ?? 0
    let first = random.oneIn(3) ? 0 : start
    guard first < link.count else { return }
    let offset = Int.random(in: first..<link.count, using: &random)
    link.replaceSubrange(offset..<offset + 1, with: Self.encoded(link[offset]))
  }

  private static func encoded(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  /// Replaces the value after an equals sign.
  private mutating func replaceValue(_ link: inout [UInt8]) {
    let equals = link.indices.filter { link[$0] == UInt8(ascii: "=") }
    guard !equals.isEmpty else { return }
    let start = random.pick(equals) + 1
    let end =
      link[start...].firstIndex { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "#") } ?? link.count
    link.replaceSubrange(start..<end, with: Array(random.pick(Self.values).utf8))
  }

  private mutating func changeCase(_ link: inout [UInt8]) {
    let offset = Int.random(in: 0..<link.count, using: &random)
    if (0x41...0x5A).contains(link[offset] & 0xDF) { link[offset] ^= 0x20 }
  }

  private mutating func insert(_ piece: String, into link: inout [UInt8], from start: Int) {
    let offset = Int.random(in: start...link.count, using: &random)
    link.insert(contentsOf: Array(piece.utf8), at: offset)
  }
}
