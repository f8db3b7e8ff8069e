/// The check character of an id.
///
/// The values *d*ᵢ of the *n* symbols satisfy Σ *d*ᵢ · 5ⁿ⁻¹⁻ⁱ ≡ 0 modulo 23. Since 23 is a prime
/// number, a change of one symbol always changes the sum. Since 5 is a primitive root modulo 23,
/// the weights of up to 22 positions are all different. An exchange of two different symbols
/// therefore also changes the sum, even if the symbols are not adjacent.
enum SessionIDCheck {
  /// The modulus: the size of the alphabet.
  static let modulus = SessionIDAlphabet.count

  /// The ratio of the weights of adjacent symbols: a primitive root.
  static let ratio = 5

  /// Returns the checksum after one more symbol is appended.
  @inline(__always)
  static func sum(_ sum: Int, appending value: UInt8) -> Int {
    (sum * ratio + Int(value)) % modulus
  }

  /// Returns the checksum of symbols, which is 0 for the symbols of a valid id.
  static func sum(of values: some Sequence<UInt8>) -> Int {
    values.reduce(0) { sum($0, appending: $1) }
  }

  /// Returns the check symbol to append to symbols with the given checksum, so that the checksum of
  /// all symbols becomes 0.
  static func symbol(completing sum: Int) -> UInt8 {
    UInt8((modulus - sum * ratio % modulus) % modulus)
  }
}
