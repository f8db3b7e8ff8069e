/// A small random number generator whose seed makes failures reproducible.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Generates tags from the grammar, without repeated variants or singletons.
struct TagGenerator {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  private static let digits = Array("0123456789".utf8)

  private mutating func some(_ count: ClosedRange<Int>, of alphabet: [UInt8]) -> String {
    let bytes = (0..<Int.random(in: count, using: &random)).map { _ in
      alphabet.randomElement(using: &random) ?? 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  mutating func tag() -> String {
    if chance(3) { return "x" + privateUse() }
    if chance(3) { return grandfathered.randomElement(using: &random) ?? "i-tao" }
    let letters = Self.letters
    let alphanum = letters + Self.digits
    var subtags = [some(chance(80) ? 2...3 : 4...8, of: letters)]
    if subtags[0].utf8.count < 4, chance(20) {
      let count = Int.random(in: 1...3, using: &random)
      for _ in 0..<count { subtags.append(some(3...3, of: letters)) }
    }
    if chance(40) { subtags.append(some(4...4, of: letters)) }
    if chance(50) {
      subtags.append(chance(70) ? some(2...2, of: letters) : some(3...3, of: Self.digits))
    }
    var seen: Set<String> = []
    while chance(25) {
      let variant =
        chance(70)
        ? some(5...8, of: alphanum) : some(1...1, of: Self.digits) + some(3...3, of: alphanum)
      if seen.insert(variant.lowercased()).inserted { subtags.append(variant) }
    }
    while chance(25) {
      let singleton = some(1...1, of: alphanum)
      guard singleton.lowercased() != "x", seen.insert(singleton.lowercased()).inserted else {
        continue
      }
      subtags.append(singleton)
      let count = Int.random(in: 1...3, using: &random)
      for _ in 0..<count { subtags.append(some(2...8, of: alphanum)) }
    }
    let text = subtags.joined(separator: "-")
    return chance(15) ? text + "-X" + privateUse() : text
  }

  private mutating func privateUse() -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      "-" + some(1...8, of: Self.letters + Self.digits)
    }.joined()
  }

  /// Returns the same tag with random case for each letter.
  mutating func recased(_ text: String) -> String {
    text.map { chance(50) ? $0.uppercased() : $0.lowercased() }.joined()
  }

  /// Returns the tag with one of its subtags repeated at the end.
  mutating func repeating(_ text: String) -> String {
    let subtag = text.split(separator: "-").randomElement(using: &random).map { String($0) } ?? ""
    let end = chance(50) ? "" : "-ab"
    return "\(text)-\(recased(subtag))\(end)"
  }

  /// Returns the bytes with one byte replaced, removed, or inserted.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    let telling: [UInt8] = Array("-_xXaZ01iu.@[`{/:".utf8) + [0x00, 0x7F, 0x80, 0xC3, 0xFF]
    let byte = telling.randomElement(using: &random) ?? 0
    let offset = Int.random(in: 0..<max(bytes.count, 1), using: &random)
    var result = bytes
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !bytes.isEmpty: result.remove(at: offset)
    case 1: result.insert(byte, at: min(offset, bytes.count))
    case _ where !bytes.isEmpty: result[offset] = byte
    default: result = [byte]
    }
    return result
  }
}
