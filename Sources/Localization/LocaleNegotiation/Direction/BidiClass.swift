/// What rules P2 and P3 look at in a character: its bidirectional class, reduced to six kinds.
///
/// Unassigned code points have the classes that
/// [DerivedBidiClass](https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt)
/// gives them by default.
enum BidiClass {
  /// Weak, neutral, or the mark of an embedding or override.
  static let other: UInt8 = 0
  /// L.
  static let leftToRight: UInt8 = 1
  /// R and AL.
  static let rightToLeft: UInt8 = 2
  /// LRI, RLI and FSI.
  static let isolateInitiator: UInt8 = 3
  /// PDI.
  static let popIsolate: UInt8 = 4
  /// B.
  static let paragraphSeparator: UInt8 = 5

  /// The class of a code point.
  ///
  /// - Complexity: O(1): two loads from constant memory.
  @inline(__always)
  static func of(_ codePoint: UInt32) -> UInt8 {
    guard codePoint < 0x2_0000 else { return ofHighPlane(codePoint) }
    // In bounds: the stages have two letters for each of 1024 blocks, and the blocks 64 letters for
    // each stage; a test looks up every code point.
    let stage = unsafe stages.utf8Start + Int(codePoint >> 7) * 2
    let block = unsafe Int(stage[0] &- 0x61) << 4 | Int(stage[1] &- 0x61)
    let offset = Int(codePoint & 127)
    let pair = unsafe blocks.utf8Start[block << 6 | offset >> 1] &- 0x30
    return pair >> UInt8(offset & 1 &* 3) & 7
  }

  /// Beyond the first two planes all are letters, but for noncharacters, tags and variation
  /// selectors.
  private static func ofHighPlane(_ codePoint: UInt32) -> UInt8 {
    codePoint & 0xFFFE == 0xFFFE || 0xE_0000...0xE_0FFF ~= codePoint ? other : leftToRight
  }
}
