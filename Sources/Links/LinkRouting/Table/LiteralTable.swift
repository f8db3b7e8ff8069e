import URLSyntax
import TextPrimitives

/// The literals of all nodes in one open-addressing hash table.
///
/// For any number of routes, looking up a literal takes about one probe. A key consists of the
/// bytes of the literal and a parent. The parent is a node, a shape or an app, combined with the
/// bits of a ``Namespace``, or a namespace alone. The table is created with its final size, so
/// slots never move and other tables can refer to them.
struct LiteralTable: Sendable {
  /// The bits and values that distinguish the kinds of parents in a key.
  enum Namespace {
    static let exact: UInt32 = 0
    static let folded: UInt32 = 0x4000_0000
    static let affix: UInt32 = 0x8000_0000
    /// The names of the routes of an app, whose targets are entries.
    static let routeName: UInt32 = 0xC000_0000
    static let host: UInt32 = 0xFFFF_FFFF
    static let scheme: UInt32 = 0xFFFF_FFFE
    /// The ends of wildcard hosts, such as `.shop.example`.
    static let subdomains: UInt32 = 0xFFFF_FFFD
  }

  struct Slot: Sendable, BitwiseCopyable {
    /// The first eight bytes of the literal, padded with zeros; the first byte is the lowest.
    var word: UInt64 = 0
    /// The next eight bytes of the literal, padded with zeros; the first byte is the lowest.
    var second: UInt64 = 0
    var parent: UInt32 = 0
    /// The index of the node, entry, affix or origin that the literal leads to, or -1 in an empty
    /// slot.
    var target: Int32 = -1
    /// The offset of the whole literal in the pool.
    var poolOffset: UInt32 = 0
    var length: UInt32 = 0
  }

  private var slots: [Slot]
  private(set) var pool: Bytes = []
  private let mask: Int

  /// Creates an empty table for at most `capacity` literals.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    mask = size - 1
  }

  /// The bit 0x20 of every byte.
  ///
  /// Setting the bit turns `A–Z` into `a–z`. Different hosts, ports and schemes remain different:
  /// `_`, `[` and `]`, which also lack the bit, become bytes that no host, port or scheme contains.
  static let caseBits: UInt64 = 0x2020_2020_2020_2020

  /// Returns the target of a literal, or -1 if there is none.
  ///
  /// - Parameter setting: Bits that are set in every byte before the look-up: none, or
  ///   ``caseBits``.
  /// - Complexity: O(*n*) on average, where *n* is the length of the literal.
  @inline(__always)
  func target(
    of parent: UInt32, in bytes: Span<UInt8>, at range: Range<Int>, setting bits: UInt64 = 0
  ) -> Int32 {
    target(of: parent, in: bytes, from: range.lowerBound, to: range.upperBound, setting: bits)
  }

  /// Returns the target of a literal between two offsets, or -1 if there is none.
  ///
  /// Creating a `Range` would cost a comparison of its bounds, which this method saves.
  @inline(__always)
  func target(
    of parent: UInt32, in bytes: Span<UInt8>, from start: Int, to end: Int,
    setting bits: UInt64 = 0
  ) -> Int32 {
    let key = Key(of: parent, bytes, from: start, count: end &- start, setting: bits)
    var index = key.hash & mask
    // The table is never full, so an empty slot ends the search.
    while slots[index].target >= 0 {
      let slot = slots[index]
      if slot.word == key.word, slot.second == key.second, slot.parent == parent,
        Int(slot.length) == key.count,
        key.count <= 16
          || hasRest(slot, of: bytes, from: start, setting: UInt8(truncatingIfNeeded: bits))
      {
        return slot.target
      }
      index = (index &+ 1) & mask
    }
    return -1
  }

  /// Returns the target of a path component, or -1 if there is none.
  ///
  /// This method is faster than ``target(of:in:from:to:setting:)`` for a literal of at most eight
  /// bytes.
  @inline(__always)
  func target(
    of parent: UInt32, component bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Int32 {
    let count = end &- start
    guard count <= 8, start &+ 8 <= bytes.count else {
      return target(of: parent, in: bytes, from: start, to: end)
    }
    let word = ByteSearch.load(bytes, start) & Self.mask(count)
    var index = Key.hash(parent, word) & mask
    // The table is never full, so an empty slot ends the search.
    while slots[index].target >= 0 {
      let slot = slots[index]
      if slot.word == word, slot.parent == parent, Int(slot.length) == count {
        return slot.target
      }
      index = (index &+ 1) & mask
    }
    return -1
  }

  /// Adds a literal that is not in the table, and returns its slot.
  mutating func insert(_ parent: UInt32, _ literal: Span<UInt8>, target: Int32) -> Int32 {
    let key = Key(of: parent, literal, from: 0, count: literal.count, setting: 0)
    var index = key.hash & mask
    while slots[index].target >= 0 { index = (index + 1) & mask }
    slots[index] = Slot(
      word: key.word, second: key.second, parent: parent, target: target,
      poolOffset: UInt32(pool.count), length: UInt32(literal.count))
    for offset in 0..<literal.count { pool.append(literal[offset]) }
    return Int32(index)
  }

  /// Returns the bytes of a literal.
  func literal(ofSlot index: Int32) -> ArraySlice<UInt8> {
    let slot = slots[Int(index)]
    return pool[Int(slot.poolOffset)..<Int(slot.poolOffset + slot.length)]
  }

  /// Returns `true` if the bytes after the first sixteen equal those of a literal.
  private func hasRest(
    _ slot: Slot, of bytes: Span<UInt8>, from start: Int, setting bits: UInt8
  ) -> Bool {
    let first = Int(slot.poolOffset)
    for index in 16..<Int(slot.length) where pool[first + index] != bytes[start + index] | bits {
      return false
    }
    return true
  }

  // MARK: Words

  /// Returns a mask of the first `count` bytes of a word.
  @inline(__always)
  static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? .max : (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
  }

  /// Returns up to eight bytes as one number, the first byte lowest, padded with zeros.
  @inline(__always)
  static func word(
    _ bytes: Span<UInt8>, from start: Int, count: Int, setting bits: UInt64 = 0
  ) -> UInt64 {
    if start &+ 8 <= bytes.count {
      let word = ByteSearch.load(bytes, start) | bits
      return count >= 8 ? word : word & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }
    if bytes.count >= 8, count > 0 {
      // Load the last eight bytes and shift out those before the start.
      let last = bytes.count &- 8
      let word = ByteSearch.load(bytes, last) &>> UInt64(truncatingIfNeeded: (start &- last) &* 8)
      let keep = (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
      return (word | bits) & keep
    }
    return wordAtEnd(bytes, from: start, count: count, setting: bits)
  }

  /// Returns the word at an offset after which the buffer has fewer than eight bytes.
  @inline(__always)
  private static func wordAtEnd(
    _ bytes: Span<UInt8>, from start: Int, count: Int, setting bits: UInt64
  ) -> UInt64 {
    let kept = (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
    guard bytes.count >= 8 else { return shortWord(bytes, from: start, count: count) | bits & kept }
    // Load the last eight bytes and shift out the one to eight bytes before the start.
    let excess = UInt64(truncatingIfNeeded: (start &+ 8 &- bytes.count) &* 8)
    return (ByteSearch.load(bytes, bytes.count &- 8) >> excess | bits) & kept
  }

  /// Returns the word at an offset if the whole buffer has fewer than eight bytes.
  @inline(never)
  private static func shortWord(_ bytes: Span<UInt8>, from start: Int, count: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<count { word |= UInt64(bytes[start + index]) << UInt64(index * 8) }
    return word
  }
}

extension LiteralTable {
  /// A literal that is looked up.
  private struct Key {
    let count: Int
    let word: UInt64
    let second: UInt64
    let hash: Int

    @inline(__always)
    init(
      of parent: UInt32, _ bytes: Span<UInt8>, from start: Int, count: Int, setting bits: UInt64
    ) {
      self.count = count
      word = LiteralTable.word(bytes, from: start, count: count, setting: bits)
      guard count > 8 else {
        second = 0
        hash = Self.hash(parent, word)
        return
      }
      second = LiteralTable.word(bytes, from: start &+ 8, count: count &- 8, setting: bits)
      var state = Self.fold(Self.state(parent, word) ^ second, 0xE703_7ED1_A0B4_28DB)
      var offset = 16
      while offset < count {
        let part = LiteralTable.word(
          bytes, from: start &+ offset, count: count &- offset, setting: bits)
        state = Self.fold(state ^ part, 0xE703_7ED1_A0B4_28DB)
        offset &+= 8
      }
      hash = Int(truncatingIfNeeded: state & 0x7FFF_FFFF_FFFF_FFFF)
    }

    /// Returns the hash of a literal of at most eight bytes.
    @inline(__always)
    static func hash(_ parent: UInt32, _ word: UInt64) -> Int {
      Int(truncatingIfNeeded: state(parent, word) & 0x7FFF_FFFF_FFFF_FFFF)
    }

    /// Returns the state of the hash after the first word.
    @inline(__always)
    private static func state(_ parent: UInt32, _ word: UInt64) -> UInt64 {
      // Multiply and fold, as in wyhash: all bits of the word affect the low bits that select the
      // slot.
      fold(word ^ (UInt64(parent) &* 0x9E37_79B9_7F4A_7C15), 0xA076_1D64_78BD_642F)
    }

    @inline(__always)
    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
      let product = left.multipliedFullWidth(by: right)
      return product.high ^ product.low
    }
  }
}
