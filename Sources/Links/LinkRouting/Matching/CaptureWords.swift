/// Eight words for the byte ranges of parameters, contiguous in memory and read one by one.
///
/// A vector would be read as a whole. The processor would then have to wait, because a search has
/// just written it word by word.
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

  /// Creates words of eight absent parameters.
  @inlinable @inline(__always)
  init() {}

  /// The bits that are set in at least one word.
  @inline(__always)
  var union: UInt32 { word0 | word1 | word2 | word3 | word4 | word5 | word6 | word7 }

  /// Accesses one word; an index above 7 accesses the last word.
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
