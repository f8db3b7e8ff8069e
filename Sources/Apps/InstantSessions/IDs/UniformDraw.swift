/// Draws uniformly distributed random numbers.
enum UniformDraw {
  /// The maximum number of 64-bit numbers to draw for one result.
  ///
  /// Each is rejected with a probability below one half, so a sound generator fails with a
  /// probability below 2⁻¹²⁸.
  static let maximumAttempts = 128

  /// Returns a random number below a bound.
  ///
  /// The result is a 64-bit random number modulo the bound. Numbers at or above the largest
  /// multiple of the bound up to 2⁶⁴ are rejected and drawn again. Otherwise, small remainders
  /// would be more likely.
  ///
  /// - Parameter bound: The bound, at least 1.
  /// - Returns: `nil` if the generator returned only rejected numbers, which a sound generator
  ///   never does.
  static func number(
    below bound: UInt64, using generator: inout some RandomNumberGenerator
  ) -> UInt64? {
    // This is 2⁶⁴ modulo the bound, the number of values that are rejected.
    let excess = (UInt64.max % bound + 1) % bound
    for _ in 0..<maximumAttempts {
      let number: UInt64 = generator.next()
      if number <= UInt64.max - excess { return number % bound }
    }
    return nil
  }
}
