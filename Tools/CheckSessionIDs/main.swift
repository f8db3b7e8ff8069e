// Creates many session ids and checks each of them, with independent code where possible:
//
//   swift run -c release CheckSessionIDs [COUNT]     # COUNT is 10,000,000 by default
//
// Exits with status 1 if an id is wrong. The status is also 1 if the number of repeated ids, or the
// distribution of symbols in all ids, contradicts the documented entropy.

import Foundation
import InstantSessions
import JoinLinks
import LinkRouting

/// The checks of each id, and the statistics for all ids.
struct Check {
  let symbols = Array("0123456789CFHJKMNPRTVWX".utf8)
  /// The ids as numbers, for finding repeated ids.
  var numbers: [UInt64] = []
  /// The number of times that each symbol occurs at each position.
  var counts = [[Int]](repeating: Array(repeating: 0, count: 23), count: 8)
  var failures = 0

  mutating func fail(_ message: String) {
    failures += 1
    if failures <= 20 { print("error: \(message)") }
  }

  mutating func check(_ id: SessionID, isSampled: Bool) throws {
    let bytes = Array(id.text.utf8)
    guard bytes.count == 9, bytes[4] == UInt8(ascii: "-") else {
      return fail("\(id) does not have the form XXXX-XXXX")
    }
    var number: UInt64 = 0
    var sum = 0
    for (place, byte) in (bytes[..<4] + bytes[5...]).enumerated() {
      guard let value = symbols.firstIndex(of: byte) else {
        return fail("\(id) has an invalid character")
      }
      counts[place][value] += 1
      number = number * 23 + UInt64(value)
      // The weights follow from their definition: 5 to the power of the distance from the last
      // position.
      sum += value * [78_125, 15_625, 3_125, 625, 125, 25, 5, 1][place]
    }
    if sum % 23 != 0 { fail("\(id) has a wrong check character") }
    numbers.append(number)
    guard isSampled else { return }
    // Expensive checks run for every hundredth id.
    if try SessionIDShape.standard.id(typed: id.text.lowercased()) != id {
      fail("\(id) in lower case is read as a different id")
    }
    let link = "https://wordly.ai/attend/\(id)"
    if try JoinIntent(parsing: link).session != id { fail("\(link) has a different id") }
  }

  /// Compares the number of repetitions with the number expected for the documented entropy.
  mutating func checkRepetitions() {
    numbers.sort()
    let repeated = zip(numbers, numbers.dropFirst()).count { $0 == $1 }
    let count = Double(numbers.count)
    let expected = count * (count - 1) / 2 / Double(SessionIDShape.standard.idCount)
    print(
      String(
        format: "repeated: %d, expected of %.2f bits: %.1f", repeated,
        SessionIDShape.standard.bits, expected))
    // The limit is six standard deviations of a Poisson distribution, plus a margin for small
    // numbers.
    if abs(Double(repeated) - expected) > 6 * expected.squareRoot() + 6 {
      fail("the number of repeated ids contradicts the entropy")
    }
  }

  /// Compares the frequency of each symbol at each position with the mean frequency.
  ///
  /// The blocked words make some symbols rarer by up to three percent. A modulo bias or a broken
  /// generator causes a far larger difference.
  mutating func checkSpread() {
    for (place, counts) in counts.enumerated() {
      let mean = Double(counts.reduce(0, +)) / 23
      for (value, count) in counts.enumerated()
      where abs(Double(count) - mean) > 0.05 * mean + 6 * mean.squareRoot() {
        let symbol = Character(Unicode.Scalar(symbols[value]))
        fail("\(symbol) occurs \(count) times at position \(place + 1), expected \(Int(mean))")
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
