import FiniteAutomata
import TestSupport
import Testing

@testable import LinkAssociations

/// Compares proofs with an exhaustive search of all short strings.
@Suite("Proofs about patterns")
struct PatternProofTests {
  static let alphabet = Array("ab/".unicodeScalars)

  static let texts: [String] = {
    var level = [""]
    var all = level
    for _ in 0..<5 {
      level = level.flatMap { text in alphabet.map { text + String($0) } }
      all += level
    }
    return all
  }()

  static func pattern(_ random: inout SplitMix64) -> [PatternElement] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .one
      case 1: return .many
      case 2: return .words(WordSet(["a", "ab", "bb"].map { Array($0.utf8) }))
      case 3: return .choice([[.many, .text([0x62])], [.text([0x61]), .one]])
      case 4: return .set(ASCIISet(0x61...0x61))
      default:
        let texts = ["a", "b", "ab", "a/", "/b"]
        return .text(Array(texts[Int.random(in: texts.indices, using: &random)].utf8))
      }
    }
  }

  @Test("A proof agrees with an exhaustive search of all short strings", arguments: 0..<300)
  func answers(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let isPath = seed % 2 == 0
    let all = (0..<4).map { _ in
      PatternAutomaton(Self.pattern(&random), isPath: isPath)
    }
    func isWitness(_ text: String) -> Bool {
      !(isPath && text.hasSuffix("/")) && all[0].accepts(text) && all[1].accepts(text)
        && !all[2].accepts(text) && !all[3].accepts(text)
    }
    var left = PatternProof.usualBudget
    let answer = PatternProof.search(
      all[0], and: all[1], avoiding: Array(all[2...]), isPath: isPath, left: &left)
    switch answer {
    case .yes:
      let witness = Self.texts.first(where: isWitness)
      #expect(witness == nil)
    case .no(let text):
      #expect(isWitness(text))
      let isShortest = !Self.texts.contains {
        $0.unicodeScalars.count < text.unicodeScalars.count && isWitness($0)
      }
      #expect(isShortest)
    case .unknown: Issue.record("a small proof used up \(PatternProof.usualBudget) units")
    }
  }
}
