#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SessionIDShape {
  /// The exact number of ids of this shape, those with a blocked word not counted.
  ///
  /// | shape | ids | bits |
  /// | --- | --- | --- |
  /// | `XXX-XXX` | 6321983 | 22.59 |
  /// | `XXXX-XXXX` | 3313838056 | 31.63 |
  /// | `XXXX-XXXX-XXXX` | 910514795620771 | 49.69 |
  /// | `XXXXX-XXXXX-XXXXX` | 10927071990346117567 | 63.24 |
  ///
  /// - Complexity: O(*n*) in the characters; some milliseconds, for the block list is a large automaton.
  public var idCount: UInt64 { BlockList.shared.idCount(characters: characterCount) }

  /// The entropy of an id in bits: the binary logarithm of ``idCount``, since every id is equally
  /// likely.
  ///
  /// - Complexity: That of ``idCount``.
  public var bits: Double { log2(Double(idCount)) }
}
