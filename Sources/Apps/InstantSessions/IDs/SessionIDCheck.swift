/// The check character of an id.
///
/// The values *d* of all symbols satisfy Σ *d*ᵢ · 5ⁿ⁻¹⁻ⁱ ≡ 0 modulo 23. Since 23 is a prime,
/// changing one symbol always changes the sum; since 5 is a primitive root of it, the weights of 22
/// places are all different, so exchanging two different symbols does too, neighbours or not.
enum SessionIDCheck {
  /// The modulus: the size of the alphabet.
  static let modulus = SessionIDAlphabet.count

  /// The ratio of the weights of neighbours: a primitive root.
  static let ratio = 5

  /// The sum of the symbols so far, continued by another.
  @inline(__always)
  static func sum(_ sum: Int, appending value: UInt8) -> Int {
    (sum * ratio + Int(value)) % modulus
  }

  /// The sum of some symbols; 0 for those of an id.
  static func sum(of values: some Sequence<UInt8>) -> Int {
    values.reduce(0) { sum($0, appending: $1) }
  }

  /// The symbol that makes an id of symbols with a sum.
  static func symbol(completing sum: Int) -> UInt8 {
    UInt8((modulus - sum * ratio % modulus) % modulus)
  }
}
