/// Eight words for the places of parameters, side by side in memory and each read alone.
///
/// A vector of them would be read as a whole, which makes the processor wait where a search has
/// just written into it word by word.
@usableFromInline
struct CaptureWords: BitwiseCopyable, Sendable {
  @usableFromInline var word0: UInt32 = 0
  @usableFromInline var word1: UInt32 = 0
  @usableFromInline var word2: UInt32 = 0
  @usableFromInline var word3: UInt32 = 0
  @usableFromInline var word4: UInt32 = 0
  @usableFromInline var word5: UInt32 = 0
  @usableFromInline var word6: UInt32 = 0
  @usableFromInline var word7: UInt32 = 0

  /// Eight absent parameters.
  @inlinable @inline(__always)
  init() {}

  /// One word; the last for every index beyond it.
  @inlinable @inline(__always)
  subscript(index: Int) -> UInt32 {
    get {
      switch index {
      case 0: word0
      case 1: word1
      case 2: word2
      case 3: word3
      case 4: word4
      case 5: word5
      case 6: word6
      default: word7
      }
    }
    set {
      switch index {
      case 0: word0 = newValue
      case 1: word1 = newValue
      case 2: word2 = newValue
      case 3: word3 = newValue
      case 4: word4 = newValue
      case 5: word5 = newValue
      case 6: word6 = newValue
      default: word7 = newValue
      }
    }
  }
}
