import Foundation
@testable import InstantSessions
import JoinLinks
import TestSupport
import Testing
import LinkRouting

/// Compares the block list with regular expressions that are derived from the same words.
@Suite("Blocked words") struct BlockListTests {
  /// The symbols that resemble each letter.
  ///
  /// This table is independent of the library's table, so that they cannot share a mistake.
  private static let alike: [Character: String] = [
    "a": "[4]", "b": "[8]", "d": "[0]", "e": "[3]", "g": "[69]", "i": "[1]", "l": "[1]", "o": "[0]",
    "q": "[09]", "s": "[5]", "t": "[T7]", "u": "[V]", "y": "[V]", "z": "[2]",
  ]

  private static let expression = BlockedWords.all.map { word in
    word.map { alike[$0] ?? $0.uppercased() }.joined()
  }.joined(separator: "|")

  private static func isOffensive(_ text: String) -> Bool {
    text.replacingOccurrences(of: "-", with: "")
      .range(of: expression, options: .regularExpression) != nil
  }

  @Test("The list is short and contains only plain letters, and each word can occur in an id")
  func list() {
    #expect((100...300).contains(BlockedWords.all.count))
    #expect(Set(BlockedWords.all).count == BlockedWords.all.count)
    for word in BlockedWords.all {
      #expect((3...8).contains(word.count), "\(word)")
      for letter in word.utf8 {
        #expect(!BlockedWords.symbols(for: letter).isEmpty, "\(word)")
      }
      let others = BlockedWords.all.filter { $0 != word }
      #expect(!others.contains(where: word.contains), "\(word) holds another")
    }
  }

  @Test(
    "Words spelled with look-alike symbols are found, even across hyphens",
    arguments: [
      "FVCK", "FCK", "5H17", "5H1T", "CVN7", "N166", "N199", "P0RN", "KKK", "W7F", "N421", "F1CK",
      "4R5CH", "HVR3", "M3R0", "PV73", "PVT4", "C0N0", "84K4", "5H1N3", "CNM", "NM51", "TM0", "7M0",
      "666", "1488", "455H013", "845T4R0", "455", "51360",
    ])
  func found(_ spelling: String) {
    let values = spelling.utf8.compactMap {
      SessionIDAlphabet.symbols.firstIndex(of: $0).map { UInt8($0) }
    }
    #expect(values.count == spelling.count)
    for padding in 0...4 {
      let front = [UInt8](repeating: 9, count: padding)
      #expect(BlockList.shared.blocks(front + values + [9, 9]))
    }
  }

  @Test("The automaton and the regular expressions agree")
  func agreement() {
    var generator = SplitMix64(seed: 4)
    // In odd rounds, all symbols are from this list, so that there are many matches.
    let dense = Array("FVCK5H17N634RPT0XW8".utf8)
    var blockedCount = 0
    for round in 0..<LawEffort.rounds(3_000) {
      let values = (0..<8).map { _ -> UInt8 in
        if round % 2 == 0 { return UInt8.random(in: 0..<23, using: &generator) }
        let symbol = generator.pick(dense)
        return UInt8(SessionIDAlphabet.symbols.firstIndex(of: symbol) ?? 0)
      }
      let isBlocked = BlockList.shared.blocks(values)
      blockedCount += isBlocked ? 1 : 0
      #expect(isBlocked == Self.isOffensive(SessionIDShape.standard.text(of: values)))
    }
    #expect(blockedCount > 50)
  }

  @Test("No generated id is offensive")
  func generated() throws {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<LawEffort.rounds(3_000) {
      let id = try SessionIDShape.standard.makeID(using: &generator)
      #expect(!Self.isOffensive(id.text), "\(id)")
    }
  }

  @Test(
    "The computed number of ids equals the result of listing all ids", arguments: [[4], [2, 3]])
  func counted(_ groups: [Int]) throws {
    let shape = try #require(SessionIDShape(groups: groups))
    let free = shape.characterCount - 1
    var count: UInt64 = 0
    var values = [UInt8](repeating: 0, count: free)
    let total = (0..<free).reduce(1) { count, _ in count * 23 }
    for number in 0..<total {
      var rest = number
      for place in values.indices {
        values[place] = UInt8(rest % 23)
        rest /= 23
      }
      let sum = values.enumerated().reduce(0) { sum, item in
        // The weight of a symbol is 5 to the power of its distance from the check character.
        sum + Int(item.element) * (0..<free - item.offset).reduce(1) { weight, _ in weight * 5 }
      }
      let id = values + [UInt8((23 - sum % 23) % 23)]
      if !BlockList.shared.blocks(id) { count += 1 }
    }
    #expect(shape.idCount == count)
    #expect(shape.bits == log2(Double(count)))
    #expect(count < total && Double(count) > 0.9 * Double(total))
  }

  @Test("Without blocked words, all ids are counted")
  func everything() {
    let list = BlockList(words: [])
    #expect(list.idCount(characters: 4) == 12_167)
    #expect(list.idCount(characters: 8) == 3_404_825_447)
    // The largest number of ids, 23¹⁴, fits into 64 bits.
    #expect(list.idCount(characters: 15) == 11_592_836_324_538_749_809)
  }

  @Test("The numbers in the documentation are correct")
  func documented() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: ProjectFolder.url.appending(path: path), encoding: .utf8)
    }
    let source = try text("Sources/Apps/InstantSessions/IDs/SessionIDShape+Entropy.swift")
    for groups in [[4, 4], [3, 3], [4, 4, 4], [5, 5, 5]] {
      let shape = try #require(SessionIDShape(groups: groups))
      let bits = String(format: "%.2f", shape.bits)
      #expect(source.contains("| `\(shape)` | \(shape.idCount) | \(bits) |"))
    }
    let standard = "\(SessionIDShape.standard.idCount)"
    #expect(try text("Tests/Fixtures/Help/session-new.full.txt").contains(standard))
  }
}
