/// A pattern in ABNF (RFC 5234), which is matched by backtracking.
///
/// The matcher is deliberately slow and simple, and shares no code with the scanner that it tests.
indirect enum ABNF: Sendable {
  case character(@Sendable (UInt8) -> Bool)
  case text(String)
  case sequence([ABNF])
  case choice([ABNF])
  case times(ClosedRange<Int>, ABNF)

  /// Returns `true` if the pattern matches at an offset, and `rest` accepts the end of the match.
  func matches(_ bytes: [UInt8], _ offset: Int, then rest: (Int) -> Bool) -> Bool {
    switch self {
    case .character(let accepts):
      return offset < bytes.count && accepts(bytes[offset]) && rest(offset + 1)
    case .text(let text):
      let end = offset + text.utf8.count
      guard end <= bytes.count else { return false }
      let isEqual = zip(text.utf8, bytes[offset..<end]).allSatisfy { lower($0) == lower($1) }
      return isEqual && rest(end)
    case .sequence(let patterns):
      guard let first = patterns.first else { return rest(offset) }
      let others = ABNF.sequence(Array(patterns.dropFirst()))
      return first.matches(bytes, offset) { others.matches(bytes, $0, then: rest) }
    case .choice(let patterns):
      return patterns.contains { $0.matches(bytes, offset, then: rest) }
    case .times(let count, let pattern):
      if count.upperBound == 0 { return rest(offset) }
      let fewer = max(count.lowerBound - 1, 0)...(count.upperBound - 1)
      let again = ABNF.times(fewer, pattern)
      return pattern.matches(bytes, offset) { again.matches(bytes, $0, then: rest) }
        || (count.lowerBound == 0 && rest(offset))
    }
  }
}

private func lower(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
}

private let alpha = ABNF.character { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
private let digit = ABNF.character { (0x30...0x39).contains($0) }
private let alphanum = ABNF.choice([alpha, digit])
private let any = 0...99

private func optional(_ pattern: ABNF) -> ABNF { .times(0...1, .sequence([.text("-"), pattern])) }
private func list(_ count: ClosedRange<Int>, _ pattern: ABNF) -> ABNF {
  .times(count, .sequence([.text("-"), pattern]))
}

// These are the productions of RFC 5646 §2.1.
private let extlang = ABNF.sequence([.times(3...3, alpha), list(0...2, .times(3...3, alpha))])
private let language = ABNF.choice([
  .sequence([.times(2...3, alpha), optional(extlang)]), .times(4...4, alpha), .times(5...8, alpha),
])
private let script = ABNF.times(4...4, alpha)
private let region = ABNF.choice([.times(2...2, alpha), .times(3...3, digit)])
private let variant = ABNF.choice([
  .times(5...8, alphanum), .sequence([digit, .times(3...3, alphanum)]),
])
private let singleton = ABNF.character {
  (0x30...0x39).contains($0) || (0x41...0x57).contains($0) || (0x59...0x5A).contains($0)
    || (0x61...0x77).contains($0) || (0x79...0x7A).contains($0)
}
private let extensions = ABNF.sequence([singleton, list(1...99, .times(2...8, alphanum))])
private let privateuse = ABNF.sequence([.text("x"), list(1...99, .times(1...8, alphanum))])
private let langtag = ABNF.sequence([
  language, optional(script), optional(region), list(any, variant), list(any, extensions),
  optional(privateuse),
])
private let languageTag = ABNF.choice([
  langtag, privateuse, .choice(grandfathered.map { .text($0) }),
])

/// Returns `true` if the bytes are a tag according to the grammar and three additional rules.
func oracleAccepts(_ bytes: [UInt8]) -> Bool {
  guard bytes.count <= 255, languageTag.matches(bytes, 0, then: { $0 == bytes.count }) else {
    return false
  }
  let subtags = bytes.map(lower).split(separator: UInt8(ascii: "-")).map(Array.init)
  let beforePrivateUse = subtags.prefix { $0 != [UInt8(ascii: "x")] }
  let singletons = beforePrivateUse.dropFirst().filter { $0.count == 1 }
  let variants = beforePrivateUse.dropFirst().prefix { $0.count > 1 }.filter { subtag in
    subtag.count >= 5 || (subtag.count == 4 && (0x30...0x39).contains(subtag[0]))
  }
  return Set(singletons).count == singletons.count && Set(variants).count == variants.count
}
