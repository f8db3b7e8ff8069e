import TestSupport

/// Generates links near the limits of the policy: valid links, attacks, and mutations of both.
struct LinkGenerator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private static let schemes = [
    "https", "https", "https", "HTTPS", "hTTps", "http", "ws", "wss", "ftp", "file", "FiLe", "osqr",
    "osqr", "wordly", "a+b-c.1", "h", "", "1a", "a_b", "httpss",
  ]
  private static let separators = [
    "://", "://", "://", "://", ":", ":/", ":///", ":////", ":\\\\", ":/\\", "//", "", ": //",
  ]
  private static let hosts = [
    "wordly.ai", "wordly.ai", "WORDLY.ai", "a", "a-b.c", "", ".", "..", "...", "a.", "a..b", ".a",
    "localhost", "LOCALHOST", "127.0.0.1", "127.1", "0x7f.1", "0X", "1..", ".1", "09", "a.0xg",
    "[::1]", "[", "[]", "[1.", "]", "xn--a", "a.XN--b.c", "a_b", "_", "xn--_", "w%2eai", "ｗ", "a;b",
    "thread", "~", "a%", "a b", "\u{AD}",
  ]
  private static let users = ["user@", "a:b@", "@", ":@", "a@b@", "%41@", "\\@"]
  private static let ports = [
    ":80", ":443", ":", ":0", ":65535", ":65536", ":080", ":a", ":8a", ":80:80", ":-1",
    ":99999999999",
    ": ", ":８",
  ]
  private static let components = [
    "attend", "KXTR-7429", "a", "", ".", "..", "...", "%2e", "%2E%2e", ".%2E", "%2e%2e%2e", "..a",
    "%2F", "%5c", "%252e", "%20", "%", "%4", "%zz", "%00", "%7f", "%C2%80", "%C2%A0", "%C3%A9",
    "%C3",
    "%C0%AE", "%E2%82", "%E2%82%AC", "%ED%A0%80", "%F0%9F%92%A9", "%F4%90%80%80", "%FF", "%80", "é",
    "\\", " ", "\t", "<", "{x}", "[1]", "!$&'()*+,;=:@~-._", "^", "%C3%", "%E2%8", "%e2%82%2f",
  ]
  private static let queries = [
    "lang=fr", "a", "", "=", "a=b=c", "&&", "a=1&b=2", "ids[]=1", "%20", "+", ";", "/../?", "%FF",
    "é",
    "%", "|", "`", "\\", "%0a", "a=%C3%A9&", "#", "//",
  ]

  /// Returns a link, or bytes that resemble a link.
  mutating func next() -> [UInt8] {
    var link = Array(assembled().utf8)
    if random.oneIn(3) {
      for _ in 0...Int.random(in: 0...2, using: &random) { mutate(&link) }
    }
    return link
  }

  private mutating func assembled() -> String {
    // Most parts are valid, so that the parser reaches the unusual part.
    let isSound = random.oneIn(4)
    var link =
      isSound ? "https://wordly.ai" : random.pick(Self.schemes) + random.pick(Self.separators)
    if !isSound {
      if random.oneIn(12) { link += random.pick(Self.users) }
      link += random.pick(Self.hosts)
      if random.oneIn(6) { link += random.pick(Self.ports) }
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      link += "/" + (random.oneIn(2) ? random.pick(Self.components) : "attend")
    }
    if random.oneIn(3) { link += "?" + random.pick(Self.queries) }
    if random.oneIn(4) { link += "#" + random.pick(Self.queries) }
    return link
  }

  private mutating func mutate(_ link: inout [UInt8]) {
    let interesting = Array("/\\?#@:%.[]_xn-0129afAF \t\n\0&=+;<>^`{|}\u{7F}é。".utf8)
    let byte =
      random.oneIn(4) ? UInt8.random(in: 0...255, using: &random) : random.pick(interesting)
    let offset = Int.random(in: 0...link.count, using: &random)
    if random.oneIn(3) || offset == link.count {
      link.insert(byte, at: offset)
    } else if random.oneIn(2) {
      link[offset] = byte
    } else {
      link.remove(at: offset)
    }
  }
}
