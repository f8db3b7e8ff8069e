/// A small random number generator whose seed makes failures reproducible.
///
/// The algorithm is Vigna's [SplitMix64](https://prng.di.unimi.it/splitmix64.c).
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator with a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Returns a random element of a non-empty array.
  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  /// Returns `true` with a probability of 1/`count`.
  package mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
