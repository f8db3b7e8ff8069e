import BundledApps
import LinkRouting
import QRCodes
import TestSupport
import Testing

@Suite("QR symbols")
struct SymbolTests {
  @Test("No symbol is larger than the optimum: thousands of payloads")
  func optimum() throws {
    var random = SplitMix64(seed: 3)
    for round in 0..<LawEffort.rounds(3000) {
      let text = Texts.link(&random, upTo: round.isMultiple(of: 50) ? 400 : 110)
      let level = random.pick(QRLevel.allCases)
      let symbol = try QRSymbol(text, level: .exactly(level))
      #expect(symbol.version.number == Optimum.version(text, level), "\(text)")
      #expect(symbol.level == level && symbol.drawnLevel == level)
    }
  }

  /// A text that zint, left to itself, does not fit into its smallest symbol: it joins the last segment to
  /// the digits, one bit too many.
  static let unusual = "09bbgyol&hRS344417766BJ"

  @Test("Where zint's own division is too long, the plan's is drawn")
  func ownDivision() throws {
    let plan = try QRPlan(Self.unusual)
    let symbol = try QRSymbol(Self.unusual)
    #expect(plan.segments.map(\.range) == [0..<12, 12..<21, 21..<23])
    #expect(symbol.version == plan.version && symbol.drawnLevel == plan.level)
    #expect(symbol.version.number == Optimum.version(Self.unusual, .low))
  }

  @Test("The links of all apps get the optimum too, at the level of the plan")
  func links() throws {
    var samples = try LinkSamples(seed: 6)
    for _ in 0..<LawEffort.rounds(5) {
      for app in BundledApp.all {
        for route in app.routes {
          let payload = try samples.payload(app, route)
          let symbol = try QRSymbol(payload)
          let plan = try QRPlan(payload.text)
          #expect(symbol.version == plan.version && symbol.level == plan.level)
          #expect(symbol.version.number == Optimum.version(payload.text, .low))
          #expect(symbol.drawnLevel == plan.level)
        }
      }
    }
  }

  @Test("The patterns that every symbol has stand where the standard puts them")
  func patterns() throws {
    for version in [1, 2, 6, 7, 10, 21, 40] {
      let size = try #require(QRVersion(version))
      let bytes = (size.capacity(.low) - 20) / 8
      let symbol = try QRSymbol(String(repeating: "k", count: bytes), level: .exactly(.low))
      #expect(symbol.version == size && symbol.side == 17 + 4 * version)
      let last = symbol.side - 7
      for (x, y) in [(0, 0), (last, 0), (0, last)] {
        for offset in 0..<7 {
          #expect(symbol[x + offset, y] && symbol[x, y + offset] && symbol[x + 3, y + 3])
          #expect(!symbol[x + 1 + offset % 5, y + 1])
        }
      }
      for index in 8..<symbol.side - 8 {
        #expect(symbol[index, 6] == index.isMultiple(of: 2))
        #expect(symbol[6, index] == index.isMultiple(of: 2))
      }
      // The dark module, and nothing outside.
      #expect(symbol[8, symbol.side - 8])
      #expect(!symbol[-1, 0] && !symbol[0, symbol.side] && !symbol[Int.min, Int.max])
    }
  }

  @Test("Symbols are the same on several threads at once")
  func threads() async throws {
    var random = SplitMix64(seed: 4)
    let texts = (0..<64).map { _ in Texts.link(&random, upTo: 200) }
    let expected = try texts.map { try QRSymbol($0) }
    try await withThrowingTaskGroup(of: [QRSymbol].self) { group in
      for _ in 0..<8 {
        group.addTask { try texts.map { try QRSymbol($0) } }
      }
      for try await symbols in group { #expect(symbols == expected) }
    }
  }

  @Test("An empty text has a symbol too")
  func empty() throws {
    #expect(try QRSymbol("").version.number == 1)
  }
}

extension QRSymbol {
  /// The level as the drawing says it: two bits of its format, which a mask of the standard covers.
  var drawnLevel: QRLevel? {
    // ISO/IEC 18004 §7.9.1: the first two of the fifteen bits, 101010000010010 XOR, at (0, 8) and (1, 8).
    switch (self[0, 8] != true, self[1, 8] != false) {
    case (false, true): .low
    case (false, false): .medium
    case (true, true): .quartile
    case (true, false): .high
    }
  }
}
