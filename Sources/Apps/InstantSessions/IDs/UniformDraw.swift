/// Draws numbers of which each is as likely as any other.
enum UniformDraw {
  /// The most numbers of 64 bits that are asked of a generator for one draw.
  ///
  /// Each is rejected with a chance below one half, so a sound generator fails with one below
  /// 2⁻¹²⁸.
  static let maximumAttempts = 128

  /// A number below a bound.
  ///
  /// The numbers of 64 bits are cut to the largest multiple of the bound and others are drawn
  /// again, so that no remainder is more likely than another.
  ///
  /// - Parameter bound: At least 1.
  /// - Returns: `nil` if the generator only gave numbers beyond the cut, as no sound one does.
  static func number(
    below bound: UInt64, using generator: inout some RandomNumberGenerator
  ) -> UInt64? {
    // 2⁶⁴ modulo the bound: so many numbers at the end have no full set of remainders.
    let excess = (UInt64.max % bound + 1) % bound
    for _ in 0..<maximumAttempts {
      let number: UInt64 = generator.next()
      if number <= UInt64.max - excess { return number % bound }
    }
    return nil
  }
}
