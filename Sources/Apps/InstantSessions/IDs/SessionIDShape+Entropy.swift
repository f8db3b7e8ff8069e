#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SessionIDShape {
  /// The exact number of ids of this shape without a blocked word.
  ///
  /// | shape | ids | bits |
  /// | --- | --- | --- |
  /// | `XXX-XXX` | 6321983 | 22.59 |
  /// | `XXXX-XXXX` | 3313838056 | 31.63 |
  /// | `XXXX-XXXX-XXXX` | 910514795620771 | 49.69 |
  /// | `XXXXX-XXXXX-XXXXX` | 10927071990346117567 | 63.24 |
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters. The calculation takes a few
  ///   milliseconds, because the automaton of the block list is large.
  public var idCount: UInt64 { BlockList.shared.idCount(characters: characterCount) }

  /// The entropy of an id in bits, which is the binary logarithm of ``idCount``.
  ///
  /// All ids are equally likely.
  ///
  /// - Complexity: That of ``idCount``.
  public var bits: Double { log2(Double(idCount)) }
}
