extension ReferencePolicy {
  /// Returns the first invalid percent sign, or the first escape of an invalid byte.
  ///
  /// In the query, a percent sign without two digits is not an error; it makes the query irregular.
  func percentProblem(in range: Range<Int>, query: Range<Int>?) -> Refused? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard link[offset] == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      let octets = octets(from: offset)
      if octets.isEmpty, query?.contains(offset) == true {
        offset += 1
        continue
      }
      if let wrong = problem(octets, at: offset) { return wrong }
      offset += 3 * octets.count
    }
    return nil
  }

  /// Returns the bytes that consecutive escapes encode; empty if the first escape is invalid.
  private func octets(from start: Int) -> [UInt8] {
    var result: [UInt8] = []
    var offset = start
    while offset + 2 < link.count, link[offset] == UInt8(ascii: "%") {
      let digits = text(offset + 1..<offset + 3)
      // `UInt8.init` would also accept a sign.
      guard !digits.hasPrefix("+"), !digits.hasPrefix("-"), let octet = UInt8(digits, radix: 16)
      else { break }
      result.append(octet)
      offset += 3
    }
    return result
  }

  private func problem(_ octets: [UInt8], at start: Int) -> Refused? {
    func range(_ first: Int, _ count: Int) -> Range<Int> {
      start + 3 * first..<start + 3 * (first + count)
    }
    let end = start + 3 * octets.count
    let malformed = Refused("invalid-percent-encoding", percentRange(at: end))
    if octets.isEmpty { return malformed }
    var first = 0
    while first < octets.count {
      if let (scalar, count) = ReferenceUTF8.scalar(in: octets[first...]) {
        if scalar.properties.generalCategory == .control {
          return Refused("percent-encoded-control", range(first, count))
        }
        first += count
        continue
      }
      let rest = octets.count - first
      for count in 1...min(rest, 4)
      where !ReferenceUTF8.canStart(Array(octets[first..<first + count])) {
        return Refused("percent-encoded-invalid-utf-8", range(first, count))
      }
      // The escapes end before the UTF-8 sequence is complete. An invalid percent sign or a
      // different character follows, or the range ends.
      let isPercent = end < link.count && link[end] == UInt8(ascii: "%")
      return isPercent ? malformed : Refused("percent-encoded-invalid-utf-8", range(first, rest))
    }
    return nil
  }

  /// Returns the range of a percent sign and up to two letters or digits that follow it.
  func percentRange(at start: Int) -> Range<Int> {
    let after = link[min(start + 1, link.count)...].prefix(2)
    let digits = after.prefix {
      $0 < 0x80 && (Unicode.Scalar($0).properties.isAlphabetic || (0x30...0x39).contains($0))
    }
    return start..<start + 1 + digits.count
  }
}

/// Functions that decode UTF-8 with the standard library.
enum ReferenceUTF8 {
  /// Returns the first scalar and its length in bytes; `nil` if the first bytes are invalid.
  static func scalar(in bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    for length in 1...4 where length <= bytes.count {
      var decoder = UTF8()
      var iterator = bytes.prefix(length).makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator),
        case .emptyInput = decoder.decode(&iterator)
      else { continue }
      return (scalar, length)
    }
    return nil
  }

  /// Returns `true` if the encoding of some scalar starts with the bytes, by trying completions.
  static func canStart(_ bytes: [UInt8]) -> Bool {
    var candidates = [bytes]
    for _ in 0...4 - min(bytes.count, 4) {
      if candidates.contains(where: { scalar(in: $0[...])?.1 == $0.count }) { return true }
      candidates = candidates.flatMap { front in
        [0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF].map { front + [$0] }
      }
    }
    return false
  }
}
