public import JoinLinks
import LinkRouting

extension Passcode {
  /// The valid numbers of digits of a generated passcode.
  public static let digitCounts = 4...16

  /// Creates a passcode that consists of random digits.
  ///
  /// All 10ⁿ passcodes of *n* digits are equally likely, including `000000`; six digits have 19.9
  /// bits of entropy. This entropy is sufficient only because a ``SessionRegistry`` limits the
  /// number of attempts. A passcode is drawn independently and reveals nothing about the session
  /// id.
  ///
  /// - Parameters:
  ///   - digits: The number of digits. A number outside ``digitCounts`` is replaced by the nearest
  ///     valid one.
  ///   - generator: The random number generator. Use the system's generator for real sessions.
  /// - Throws: ``InstantSessionError`` with the code `random-numbers-failed` if the generator keeps
  ///   returning the same numbers.
  public static func random(
    digits: Int = 6, using generator: inout some RandomNumberGenerator
  ) throws(InstantSessionError) -> Passcode {
    let digits = min(max(digits, digitCounts.lowerBound), digitCounts.upperBound)
    let bound = (0..<digits).reduce(UInt64(1)) { count, _ in count * 10 }
    guard let number = UniformDraw.number(below: bound, using: &generator) else {
      throw InstantSessionError(
        code: .randomNumbersFailed, expected: "a generator whose numbers do not repeat")
    }
    let text = String(number)
    do throws(LinkError) {
      return try Passcode(String(repeating: "0", count: digits - text.utf8.count) + text)
    } catch {
      throw InstantSessionError(code: .rejectedByManifest, expected: error.expected)
    }
  }

  /// Returns a Boolean value that indicates whether two passcodes are equal, in constant time.
  ///
  /// The time that the comparison takes reveals nothing about the number of equal characters.
  /// Unlike `==`, which stops at the first difference, this method always compares the maximum
  /// length of a passcode.
  public func matches(_ other: Passcode) -> Bool {
    let mine = Array(revealed.utf8)
    let others = Array(other.revealed.utf8)
    var difference: UInt8 = mine.count == others.count ? 0 : 1
    for index in 0..<max(Self.digitCounts.upperBound, mine.count, others.count) {
      let left = index < mine.count ? mine[index] : 0
      let right = index < others.count ? others[index] : 0
      difference |= left ^ right
    }
    return difference == 0
  }
}
