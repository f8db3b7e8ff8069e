public import JoinLinks
import LinkRouting

extension Passcode {
  /// The numbers of digits that a passcode can have.
  public static let digitCounts = 4...16

  /// Makes a passcode of random digits.
  ///
  /// Each of the 10ⁿ codes is as likely as any other, `000000` too: six digits are 19.9 bits. That
  /// is little, and only enough because a ``SessionRegistry`` lets nobody try many. A passcode is
  /// drawn for itself and tells nothing of the session id.
  ///
  /// - Parameters:
  ///   - digits: The number of digits, one of ``digitCounts``; others are taken as the nearest of them.
  ///   - generator: For a real session, the system's.
  /// - Throws: ``InstantSessionError`` with the code `random-numbers-failed` for a generator that repeats
  ///   itself.
  public static func random(
    digits: Int = 6, using generator: inout some RandomNumberGenerator
  ) throws(InstantSessionError) -> Passcode {
    let digits = min(max(digits, digitCounts.lowerBound), digitCounts.upperBound)
    let bound = (0..<digits).reduce(UInt64(1)) { count, _ in count * 10 }
    guard let number = UniformDraw.number(below: bound, using: &generator) else {
      throw InstantSessionError(code: .randomNumbersFailed, expected: "numbers that do not repeat")
    }
    let text = String(number)
    do throws(LinkError) {
      return try Passcode(String(repeating: "0", count: digits - text.utf8.count) + text)
    } catch {
      throw InstantSessionError(code: .refusedByManifest, expected: error.expected)
    }
  }

  /// Whether two passcodes are the same, in a time that does not tell how much of them is.
  ///
  /// `==` stops at the first difference. This compares as many bytes as a passcode can have,
  /// whatever the two are.
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
