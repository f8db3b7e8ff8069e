@testable import InstantSessions
import JoinLinks
import LinkRouting
import TestSupport
import Testing

/// Tests generated ids against their specification.
///
/// The tests cover the alphabet, the check character, and the use in links and QR codes.
@Suite("Session ids") struct SessionIDTests {
  static let shapes = [[4, 4], [4], [2, 2], [3, 3, 3], [5, 5, 5], [15], [1, 1, 1, 1], [3, 4]]
    .compactMap(SessionIDShape.init(groups:))

  @Test("The alphabet contains no vowels and no look-alikes, and its size is a prime number")
  func alphabet() {
    let text = String(decoding: SessionIDAlphabet.symbols, as: UTF8.self)
    #expect(text == "0123456789CFHJKMNPRTVWX")
    #expect(Set(text).count == SessionIDAlphabet.count && text.count == 23)
    #expect((2..<23).allSatisfy { 23 % $0 != 0 })
    #expect(Set(text).isDisjoint(with: "AEIOUY"))
    for pair in ["0O", "0D", "0Q", "1I", "1L", "2Z", "5S", "6G", "8B", "VU", "VY"] {
      #expect(!pair.allSatisfy(text.contains), "\(pair)")
    }
    // The alphanumeric mode is defined in ISO/IEC 18004, table 5.
    #expect(text.allSatisfy("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".contains))
  }

  @Test("The check character gives each position of the longest id a different weight")
  func weights() {
    var weight = 1
    var weights: Set<Int> = []
    for _ in 0..<22 {
      weights.insert(weight)
      weight = weight * SessionIDCheck.ratio % SessionIDCheck.modulus
    }
    #expect(weights.count == 22 && !weights.contains(0))
    #expect(SessionIDShape.characterCounts.upperBound <= 22)
  }

  @Test("Ids have the requested shape, and links of the apps accept them", arguments: shapes)
  func generated(_ shape: SessionIDShape) throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<LawEffort.rounds(50) {
      let id = try shape.makeID(using: &generator)
      let groups = id.text.split(separator: "-", omittingEmptySubsequences: false)
      #expect(groups.map(\.count) == shape.groups)
      #expect(groups.joined().utf8.allSatisfy(SessionIDAlphabet.symbols.contains))
      #expect(try shape.id(typed: id.text) == id)
      for app in ["wordly", "osqr"] {
        let intent = JoinIntent.attend(JoinIntent.Attend(session: id))
        #expect(try JoinIntent(parsing: intent.link(app: app)) == intent)
      }
    }
  }

  @Test("A shape is rejected if no link can contain its ids, or if their number is too large")
  func refusedShapes() {
    for groups in [[], [3], [0, 4], [-1, 9], [4, 4, 4, 4], [16], [Int.max, 1], [1, 1, 1]] {
      #expect(SessionIDShape(groups: groups) == nil, "\(groups)")
    }
    #expect(SessionIDShape(groups: Array(repeating: 1, count: 1_000_000)) == nil)
    #expect(SessionIDShape.standard.description == "XXXX-XXXX")
    #expect(SessionIDShape(groups: [4, 4]) == .standard)
  }

  @Test("Every substitution and every transposition in every id of four characters is detected")
  func everyErrorOfShortIDs() throws {
    // These are all 23³ strings of three symbols with their check characters, blocked or not.
    var checked = 0
    let symbols = 0..<UInt8(SessionIDAlphabet.count)
    for first in symbols {
      for second in symbols {
        for third in symbols {
          let free = [first, second, third]
          let id = free + [SessionIDCheck.symbol(completing: SessionIDCheck.sum(of: free))]
          #expect(SessionIDCheck.sum(of: id) == 0)
          for place in id.indices {
            for other in symbols where other != id[place] {
              var wrong = id
              wrong[place] = other
              if SessionIDCheck.sum(of: wrong) == 0 { Issue.record("\(id) \(wrong)") }
              checked += 1
            }
            for next in id.indices where next > place && id[next] != id[place] {
              var wrong = id
              wrong.swapAt(place, next)
              if SessionIDCheck.sum(of: wrong) == 0 { Issue.record("\(id) \(wrong)") }
              checked += 1
            }
          }
        }
      }
    }
    // Each of the 12,167 ids has 4 · 22 substitutions. Transpositions of different symbols are
    // counted, too.
    #expect(checked > 12_167 * 88)
  }

  @Test(
    "Every wrong symbol and every transposition is rejected, at every position of a typed id",
    arguments: [SessionIDShape.standard]
      + [[5, 5, 5], [3, 3]].compactMap(SessionIDShape.init(groups:)))
  func everyErrorTyped(_ shape: SessionIDShape) throws {
    var generator = SplitMix64(seed: 2)
    let symbols = Array("0123456789CFHJKMNPRTVWX")
    func isRefused(_ characters: [Character]) -> Bool {
      do throws(SessionIDError) {
        _ = try shape.id(typed: String(characters))
        return false
      } catch {
        return error.code == .wrongCheckCharacter
      }
    }
    var pairs: Set<String> = []
    for _ in 0..<200 {
      let id = Array(try shape.makeID(using: &generator).text.filter { $0 != "-" })
      for place in id.indices {
        var wrong = id
        for symbol in symbols where symbol != id[place] {
          wrong[place] = symbol
          if !isRefused(wrong) { Issue.record("\(wrong)") }
        }
      }
      for place in id.indices.dropLast() where id[place] != id[place + 1] {
        var wrong = id
        wrong.swapAt(place, place + 1)
        if !isRefused(wrong) { Issue.record("\(wrong)") }
        pairs.insert("\(place)\(id[place])\(id[place + 1])")
      }
    }
    // Each pair of symbols is transposed at each position. The symbols at the other positions are
    // equal.
    for place in 0..<shape.characterCount - 1 {
      for left in symbols.indices {
        for right in symbols.indices where left != right {
          var values = [UInt8](repeating: 0, count: shape.characterCount)
          values[place] = UInt8(left)
          values[place + 1] = UInt8(right)
          let sum = SessionIDCheck.sum(of: values)
          values.swapAt(place, place + 1)
          if SessionIDCheck.sum(of: values) == sum { Issue.record("\(values)") }
        }
      }
    }
    #expect(pairs.count > 500)
  }
}
