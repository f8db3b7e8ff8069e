// Makes very many session ids and checks every one, by means of its own where it can:
//
//   swift run -c release CheckSessionIDs [COUNT]     # 10,000,000 unless another number is given
//
// Exits with 1 if an id is wrong, or if they repeat or are spread otherwise than the stated entropy says.

import Foundation
import InstantSessions
import JoinLinks
import LinkRouting

/// What is checked of each id, and what is counted over all of them.
struct Check {
  let symbols = Array("0123456789CFHJKMNPRTVWX".utf8)
  /// The ids as numbers, to find those that repeat.
  var numbers: [UInt64] = []
  /// How often each symbol stands in each place.
  var counts = [[Int]](repeating: Array(repeating: 0, count: 23), count: 8)
  var failures = 0

  mutating func fail(_ message: String) {
    failures += 1
    if failures <= 20 { print("error: \(message)") }
  }

  mutating func check(_ id: SessionID, isSampled: Bool) throws {
    let bytes = Array(id.text.utf8)
    guard bytes.count == 9, bytes[4] == UInt8(ascii: "-") else {
      return fail("\(id) is no XXXX-XXXX")
    }
    var number: UInt64 = 0
    var sum = 0
    for (place, byte) in (bytes[..<4] + bytes[5...]).enumerated() {
      guard let value = symbols.firstIndex(of: byte) else {
        return fail("\(id) has a character that no id has")
      }
      counts[place][value] += 1
      number = number * 23 + UInt64(value)
      // The weights from their definition: 5 to the distance from the end.
      sum += value * [78_125, 15_625, 3_125, 625, 125, 25, 5, 1][place]
    }
    if sum % 23 != 0 { fail("\(id) has a wrong check character") }
    numbers.append(number)
    guard isSampled else { return }
    // What costs more is asked of each hundredth.
    if try SessionIDShape.standard.id(typed: id.text.lowercased()) != id {
      fail("\(id) is misread")
    }
    let link = "https://wordly.ai/attend/\(id)"
    if try JoinIntent(parsing: link).session != id { fail("\(link) leads elsewhere") }
  }

  /// Compares the number of repetitions with the one that the stated entropy lets expect.
  mutating func checkRepetitions() {
    numbers.sort()
    let repeated = zip(numbers, numbers.dropFirst()).count { $0 == $1 }
    let count = Double(numbers.count)
    let expected = count * (count - 1) / 2 / Double(SessionIDShape.standard.idCount)
    print(
      String(
        format: "repeated: %d, expected of %.2f bits: %.1f", repeated,
        SessionIDShape.standard.bits, expected))
    // Six standard deviations of a Poisson distribution, and some for small numbers.
    if abs(Double(repeated) - expected) > 6 * expected.squareRoot() + 6 {
      fail("the ids repeat otherwise than their entropy says")
    }
  }

  /// Compares how often each symbol stands in each place.
  ///
  /// The blocked words make some rarer by up to three in a hundred; a bias of a modulus or of a broken
  /// generator is far larger.
  mutating func checkSpread() {
    for (place, counts) in counts.enumerated() {
      let mean = Double(counts.reduce(0, +)) / 23
      for (value, count) in counts.enumerated()
      where abs(Double(count) - mean) > 0.05 * mean + 6 * mean.squareRoot() {
        let symbol = Character(Unicode.Scalar(symbols[value]))
        fail("\(symbol) stands \(count) times in place \(place + 1), and \(Int(mean)) are usual")
      }
    }
  }
}

let count = CommandLine.arguments.dropFirst().first.map(Int.init) ?? 10_000_000
guard let count, count > 0, CommandLine.arguments.count <= 2 else {
  print("usage: CheckSessionIDs [COUNT]")
  exit(2)
}
var check = Check()
check.numbers.reserveCapacity(count)
for index in 0..<count {
  let id = try SessionIDShape.standard.makeID()
  try check.check(id, isSampled: index % 100 == 0)
  if OffensiveText.isOffensive(id.text) { check.fail("\(id) is offensive") }
}
check.checkRepetitions()
check.checkSpread()
print("\(count) ids, \(check.failures) wrong")
exit(check.failures == 0 ? 0 : 1)
