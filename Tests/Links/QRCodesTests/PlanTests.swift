import QRCodes
import TestSupport
import Testing

@Suite("QR plans")
struct PlanTests {
  @Test("The documented uppercase link has 25 modules instead of 29, at level M")
  func example() throws {
    let upper = try QRPlan("HTTPS://WORDLY.AI/ATTEND/KXTR-7429", level: .exactly(.medium))
    #expect(upper.side == 25)
    #expect(upper.segments == [QRSegment(mode: .alphanumeric, range: 0..<34)])
    let lower = try QRPlan("https://wordly.ai/attend/KXTR-7429", level: .exactly(.medium))
    #expect(lower.side == 29)
    // The two segments take 4 + 8 + 24 · 8 bits and 4 + 9 + 55 bits. A single byte segment would
    // take 12 bits more.
    let expected = [
      QRSegment(mode: .byte, range: 0..<24), QRSegment(mode: .alphanumeric, range: 24..<34),
    ]
    #expect(lower.segments == expected && lower.bits == 272)
  }

  /// The capacities for digits, alphanumeric characters, and bytes in ISO/IEC 18004, table 7.
  static let capacities: [(version: Int, level: QRLevel, counts: [Int])] = [
    (1, .low, [41, 25, 17]), (1, .medium, [34, 20, 14]), (1, .quartile, [27, 16, 11]),
    (1, .high, [17, 10, 7]), (2, .medium, [63, 38, 26]), (5, .quartile, [144, 87, 60]),
    (7, .low, [370, 224, 154]), (9, .high, [235, 143, 98]), (10, .low, [652, 395, 271]),
    (10, .medium, [513, 311, 213]), (20, .low, [2061, 1249, 858]), (26, .high, [1425, 864, 593]),
    (27, .low, [3517, 2132, 1465]), (30, .quartile, [2358, 1429, 982]),
    (40, .low, [7089, 4296, 2953]), (40, .medium, [5596, 3391, 2331]),
    (40, .quartile, [3993, 2420, 1663]), (40, .high, [3057, 1852, 1273]),
  ]

  @Test("The capacity of a symbol is exactly that in the standard", arguments: capacities)
  func capacity(_ row: (version: Int, level: QRLevel, counts: [Int])) throws {
    for (character, count) in zip(["7", "K", "k"], row.counts) {
      let most = String(repeating: character, count: count)
      let plan = try QRPlan(most, level: .exactly(row.level))
      #expect(plan.version.number == row.version && plan.level == row.level)
      let symbol = try QRSymbol(most, level: .exactly(row.level))
      #expect(symbol.version == plan.version)
      if row.version < 40 {
        #expect(try QRPlan(most + character, level: .exactly(row.level)).version > plan.version)
      } else {
        let error = #expect(throws: QRCodeError.self) {
          try QRPlan(most + character, level: .exactly(row.level))
        }
        #expect(error?.code == .tooLong && error?.available == plan.capacity)
        #expect((error?.needed ?? 0) > plan.capacity)
      }
    }
  }

  @Test("A payload that is far too long is rejected immediately, with both sizes")
  func farTooLong() throws {
    let error = #expect(throws: QRCodeError.self) {
      try QRSymbol(String(repeating: "x", count: 1 << 24))
    }
    #expect(
      error == #expect(throws: QRCodeError.self) {
        try QRPlan(String(repeating: "x", count: 1 << 24))
      })
    #expect(error?.available == 23_648 && error?.needed == 8 << 24)
  }

  @Test("The smallest version is chosen first, then the highest level that fits into it")
  func automatic() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<LawEffort.rounds(400) {
      let text = Texts.link(&random, upTo: 300)
      let plan = try QRPlan(text)
      let bits = Optimum.bits(text, inVersion: plan.version.number)
      #expect(bits == plan.bits && bits <= plan.capacity)
      #expect(plan.remainingCapacity == plan.capacity - bits)
      if let higher = QRLevel.allCases.first(where: { $0 > plan.level }) {
        #expect(bits > plan.version.capacity(higher))
      }
      if let smaller = QRVersion(plan.version.number - 1) {
        #expect(Optimum.bits(text, inVersion: smaller.number) > smaller.capacity(.low))
      }
    }
  }

  @Test("Segments cover the payload in modes that accept it, and take the stated number of bits")
  func segments() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<LawEffort.rounds(400) {
      let text = Texts.link(&random, upTo: 200)
      let plan = try QRPlan(text)
      var end = 0
      var bits = 0
      for segment in plan.segments {
        #expect(segment.range.lowerBound == end && !segment.range.isEmpty)
        end = segment.range.upperBound
        let part = Array(text.utf8)[segment.range]
        #expect(part.allSatisfy { Optimum.accepts(segment.mode, $0) })
        bits += Optimum.bits(segment.mode, count: part.count, inVersion: plan.version.number)
      }
      #expect(end == text.utf8.count && bits == plan.bits)
    }
  }
}

/// Finds the minimum number of bits by trying every segmentation, independently of the library.
enum Optimum {
  static func accepts(_ mode: QRMode, _ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return switch mode {
    case .numeric: "0123456789".unicodeScalars.contains(scalar)
    case .alphanumeric:
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".unicodeScalars.contains(scalar)
    case .byte: true
    }
  }

  /// Returns the number of bits of a segment.
  ///
  /// The number follows ISO/IEC 18004, tables 2 and 3, and §7.4.3 to §7.4.5.
  static func bits(_ mode: QRMode, count: Int, inVersion version: Int) -> Int {
    let row = version <= 9 ? 0 : version <= 26 ? 1 : 2
    return switch mode {
    case .numeric:
      4 + [10, 12, 14][row] + 10 * (count / 3) + (count % 3 == 0 ? 0 : count % 3 * 3 + 1)
    case .alphanumeric: 4 + [9, 11, 13][row] + 11 * (count / 2) + 6 * (count % 2)
    case .byte: 4 + [8, 16, 16][row] + 8 * count
    }
  }

  /// Returns the minimum number of bits for a payload.
  ///
  /// The function uses dynamic programming over the ends of all segments.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of bytes.
  static func bits(_ text: String, inVersion version: Int) -> Int {
    let bytes = Array(text.utf8)
    var best = Array(repeating: Int.max, count: bytes.count + 1)
    best[0] = 0
    for start in bytes.indices {
      for mode in QRMode.allCases {
        var end = start
        while end < bytes.count, accepts(mode, bytes[end]) {
          end += 1
          best[end] = min(
            best[end], best[start] + bits(mode, count: end - start, inVersion: version))
        }
      }
    }
    return best[bytes.count]
  }

  /// Returns the smallest version into which a payload fits.
  static func version(_ text: String, _ level: QRLevel) -> Int? {
    var bits = (version: 0, count: 0)
    for version in QRVersion.all {
      if [1, 10, 27].contains(version.number) {
        bits = (version.number, self.bits(text, inVersion: version.number))
      }
      if bits.count <= version.capacity(level) { return version.number }
    }
    return nil
  }
}

/// Functions that generate random payloads of QR codes.
enum Texts {
  /// Returns a payload whose parts favor different modes, as in links.
  static func link(_ random: inout SplitMix64, upTo limit: Int) -> String {
    let count = Int.random(in: 1...limit, using: &random)
    let alphabets = [
      "0123456789", "ABCDEFGHJKMNPQRSTVWXYZ0123456789-./:", "abcdefghijklmnopqrstuvwxyz?=&_%",
    ]
    .map { Array($0.utf8) }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let alphabet = random.pick(alphabets)
      for _ in 0..<Int.random(in: 1...random.pick([3, 8, 20]), using: &random) {
        bytes.append(random.pick(alphabet))
      }
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
