/// The bidirectional classes that rules P1 to P3 of the Unicode Bidirectional Algorithm
/// distinguish, as six values.
///
/// Unassigned code points have the default classes of
/// [DerivedBidiClass](https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt)
/// in Unicode's data.
enum BidiClass {
  /// All other classes: weak and neutral characters, embeddings and overrides.
  static let other: UInt8 = 0
  /// The class L.
  static let leftToRight: UInt8 = 1
  /// The classes R and AL.
  static let rightToLeft: UInt8 = 2
  /// The classes LRI, RLI and FSI.
  static let isolateInitiator: UInt8 = 3
  /// The class PDI.
  static let popIsolate: UInt8 = 4
  /// The class B.
  static let paragraphSeparator: UInt8 = 5

  /// Returns the class of a code point.
  ///
  /// - Complexity: O(1): two loads from constant memory.
  @inline(__always)
  static func of(_ codePoint: UInt32) -> UInt8 {
    guard codePoint < 0x2_0000 else { return ofHighPlane(codePoint) }
    // In bounds: `stages` contains two letters for each of 1024 ranges of 128 code points, and
    // `blocks` contains 64 characters for each block. A test checks every code point.
    let stage = unsafe stages.utf8Start + Int(codePoint >> 7) * 2
    let block = unsafe Int(stage[0] &- 0x61) << 4 | Int(stage[1] &- 0x61)
    let offset = Int(codePoint & 127)
    let pair = unsafe blocks.utf8Start[block << 6 | offset >> 1] &- 0x30
    return pair >> UInt8(offset & 1 &* 3) & 7
  }

  /// Returns the class of a code point beyond the first two planes.
  ///
  /// All of them have the class L, except noncharacters and the range of tags and variation
  /// selectors.
  private static func ofHighPlane(_ codePoint: UInt32) -> UInt8 {
    codePoint & 0xFFFE == 0xFFFE || 0xE_0000...0xE_0FFF ~= codePoint ? other : leftToRight
  }
}
