@testable import InstantSessions
import JoinLinks
import LinkRouting
import TestSupport
import Testing

/// A random number generator that repeats a sequence of numbers.
struct Repeating: RandomNumberGenerator {
  var numbers: [UInt64]
  private var index = 0

  init(_ numbers: [UInt64]) { self.numbers = numbers }

  mutating func next() -> UInt64 {
    defer { index = (index + 1) % numbers.count }
    return numbers[index]
  }
}

/// Tests unbiased random numbers, passcodes, and random number generators that fail.
@Suite("Random draws") struct RandomDrawTests {
  @Test("A random number that would make some remainders more likely than others is drawn again")
  func rejection() {
    // 2⁶⁴ = 6 · 3 074 457 345 618 258 602 + 4, so the four largest numbers would make the
    // remainders 0 to 3 more likely.
    for beyond in 0..<UInt64(4) {
      var generator = Repeating([UInt64.max - beyond, 8])
      #expect(UniformDraw.number(below: 6, using: &generator) == 2)
    }
    var last = Repeating([UInt64.max - 4])
    #expect(UniformDraw.number(below: 6, using: &last) == 5)
    // A power of two divides 2⁶⁴, so no number has to be drawn again.
    var highest = Repeating([.max])
    #expect(UniformDraw.number(below: 1 << 20, using: &highest) == (1 << 20) - 1)
    #expect(UniformDraw.number(below: 1, using: &highest) == 0)
    #expect(UniformDraw.number(below: .max, using: &highest) == nil)
  }

  @Test("A generator that repeats itself causes an error instead of an endless loop")
  func brokenGenerators() throws {
    var highest = Repeating([.max])
    #expect(throws: InstantSessionError.self) {
      _ = try SessionIDShape.standard.makeID(using: &highest)
    }
    // The ids for this number contain the blocked string 666.
    let number = (0..<3).reduce(UInt64(0)) { sum, _ in sum * 23 + 6 }
    var offensive = Repeating([number])
    let error = #expect(throws: InstantSessionError.self) {
      _ = try SessionIDShape.standard.makeID(using: &offensive)
    }
    #expect(error?.code == .randomNumbersFailed)
    // One usable number among the unusable ones is sufficient.
    var mixed = Repeating([number, number, .max, 7])
    #expect(try SessionIDShape.standard.makeID(using: &mixed).text.hasPrefix("7000-000"))
    // The passcodes of the two roles must differ, but this generator makes them equal.
    var constant = Repeating([7])
    #expect(throws: InstantSessionError.self) {
      _ = try InstantSession(.standard, using: &constant)
    }
  }

  @Test("Every symbol is equally likely at every position, and so is every digit of a passcode")
  func uniform() throws {
    var generator = SplitMix64(seed: 6)
    let rounds = 20_000
    var symbols = [[Int]](repeating: Array(repeating: 0, count: 10), count: 6)
    for _ in 0..<rounds {
      let passcode = try Passcode.random(using: &generator)
      for (place, digit) in passcode.revealed.utf8.enumerated() {
        symbols[place][Int(digit) - 0x30] += 1
      }
    }
    for place in symbols { #expect(chiSquare(place) < 40) }
    // Before ids are checked against the block list, all symbols are equally likely at every
    // position.
    var places = [[Int]](repeating: Array(repeating: 0, count: 23), count: 7)
    for _ in 0..<rounds {
      var number = try #require(UniformDraw.number(below: 3_404_825_447, using: &generator))
      for place in places.indices {
        places[place][Int(number % 23)] += 1
        number /= 23
      }
    }
    // With 22 degrees of freedom, a value over 60 occurs once in 40,000 runs.
    for place in places { #expect(chiSquare(place) < 60) }
  }

  private func chiSquare(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }

  @Test("Passcodes have the requested number of digits, and keep leading zeros")
  func passcodes() throws {
    var generator = SplitMix64(seed: 7)
    for digits in 4...16 {
      let passcode = try Passcode.random(digits: digits, using: &generator)
      #expect(passcode.revealed.utf8.count == digits)
      #expect(passcode.revealed.utf8.allSatisfy { (0x30...0x39).contains($0) })
    }
    var zeros = Repeating([42])
    #expect(try Passcode.random(using: &zeros).revealed == "000042")
    // An invalid length is clamped to the nearest valid length.
    #expect(try Passcode.random(digits: -1, using: &zeros).revealed.count == 4)
    #expect(try Passcode.random(digits: 99, using: &zeros).revealed.count == 16)
  }

  @Test("A passcode is independent of the id: equal ids get different passcodes")
  func independent() throws {
    var passcodes: Set<String> = []
    for seed in 0..<8 {
      // The first number determines the id, and the next two determine the passcodes.
      var generator = Repeating([123_456_789, UInt64(1_000 + seed), UInt64(2_000 + seed)])
      let session = try InstantSession(.standard, using: &generator)
      #expect(session.id.text == (try SessionIDShape.standard.id(typed: session.id.text)).text)
      passcodes.insert(try #require(session.passcode(for: .presenter)).revealed)
      passcodes.insert(try #require(session.passcode(for: .attendee)).revealed)
    }
    #expect(passcodes.count == 16)
  }

  @Test("Passcodes match only if all of their characters are equal")
  func comparison() throws {
    for (left, right) in [
      ("123456", "123456"), ("123456", "123457"), ("123456", "023456"), ("1234", "123456"),
      ("0000", "00000"), ("AbCd", "abcd"), ("1234567890abcdef", "1234567890abcdef"),
    ] {
      #expect(try Passcode(left).matches(Passcode(right)) == (left == right), "\(left) \(right)")
    }
  }
}
