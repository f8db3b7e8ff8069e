import BundledApps
import LinkRouting
import QRCodes
import TestSupport
import Testing

@Suite("QR symbols")
struct SymbolTests {
  @Test("No symbol is larger than the optimum, for thousands of payloads")
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

  /// A payload that zint alone does not fit into the smallest possible symbol.
  ///
  /// zint merges the last segment with the digits, which takes one bit too many.
  static let unusual = "09bbgyol&hRS344417766BJ"

  @Test("If zint's own segmentation is too long, the plan's segmentation is drawn")
  func ownDivision() throws {
    let plan = try QRPlan(Self.unusual)
    let symbol = try QRSymbol(Self.unusual)
    #expect(plan.segments.map(\.range) == [0..<12, 12..<21, 21..<23])
    #expect(symbol.version == plan.version && symbol.drawnLevel == plan.level)
    #expect(symbol.version.number == Optimum.version(Self.unusual, .low))
  }

  /// Returns a payload with more segments than zint accepts, which nearly fills a symbol.
  private static func manySegments(_ random: inout SplitMix64, _ version: QRVersion) throws
    -> String
  {
    var text = ""
    func plan(_ text: String) throws -> QRPlan? {
      do throws(QRCodeError) {
        let plan = try QRPlan(text, level: .exactly(.low))
        return plan.version <= version ? plan : nil
      } catch {
        return nil
      }
    }
    let alphabets = ["0123456789", "ABCDEF:./", "abc&="].map { Array($0) }
    let lengths = [9...10, random.oneIn(2) ? 0...0 : 0...3, 1...2]
    while true {
      let piece = zip(alphabets, lengths).map { alphabet, lengths in
        String((0..<Int.random(in: lengths, using: &random)).map { _ in random.pick(alphabet) })
      }.joined()
      guard try plan(text + piece) != nil else { break }
      text += piece
    }
    while let plan = try plan(text), plan.version < version || plan.remainingCapacity >= 8 {
      text += "k"
    }
    return text
  }

  @Test(
    "With more segments than zint accepts, the symbol has the version and level of the plan"
  )
  func manySegments() throws {
    var random = SplitMix64(seed: 8)
    var most = 0
    for round in 0..<LawEffort.rounds(12) {
      let version = try #require(QRVersion([29, 33, 37, 40][round % 4]))
      let text = try Self.manySegments(&random, version)
      let plan = try QRPlan(text, level: .exactly(.low))
      most = max(most, plan.segments.count)
      #expect(plan.segments.count > 256 && plan.version == version && plan.remainingCapacity < 8)
      #expect(plan.bits == Optimum.bits(text, inVersion: version.number))
      #expect(plan.pieceEnds.count == 256 && plan.pieceEnds.last == Int32(text.utf8.count))
      #expect(zip(plan.pieceEnds, plan.pieceEnds.dropFirst()).allSatisfy { $0 < $1 })
      let symbol = try QRSymbol(text, level: .exactly(.low))
      #expect(symbol.version == version && symbol.drawnLevel == .low)
      let bytes = Array(text.utf8)
      let given = try QRSymbol(bytes.span, plan, pieceEnds: plan.pieceEnds)
      #expect(given.version == version && given.drawnLevel == .low)
      // If a payload is too long, the reported size exceeds the capacity.
      let error = #expect(throws: QRCodeError.self) {
        try QRSymbol(text + String(repeating: "k", count: 3000), level: .exactly(.low))
      }
      #expect(error?.code == .tooLong && (error?.needed ?? 0) > (error?.available ?? 0))
    }
    #expect(most > 500)
  }

  @Test("The links of all apps also result in the optimum, at the level of the plan")
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

  @Test("Function patterns are where the standard places them")
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
      // The module at (8, side − 8) is always dark. No position outside of the symbol is dark.
      #expect(symbol[8, symbol.side - 8])
      #expect(!symbol[-1, 0] && !symbol[0, symbol.side] && !symbol[Int.min, Int.max])
    }
  }

  @Test("Symbols that are created concurrently are equal")
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

  @Test("A symbol is created for an empty payload")
  func empty() throws {
    #expect(try QRSymbol("").version.number == 1)
  }
}

extension QRSymbol {
  /// The level in the symbol's format information: two bits, to which the standard applies a mask.
  var drawnLevel: QRLevel? {
    // According to ISO/IEC 18004 §7.9.1, the first two of the fifteen bits are at (0, 8) and (1,
    // 8). The bits are XORed with 101010000010010.
    switch (self[0, 8] != true, self[1, 8] != false) {
    case (false, true): .low
    case (false, false): .medium
    case (true, true): .quartile
    case (true, false): .high
    }
  }
}
