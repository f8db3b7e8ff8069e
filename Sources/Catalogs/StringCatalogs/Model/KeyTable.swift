import TextPrimitives

/// An open-addressing hash table from keys to entry indices.
///
/// The table is optimized for files with hundreds of thousands of keys. It stores only hashes and
/// indices. The caller compares the keys. Each process seeds the hash differently, so that an
/// attacker cannot construct colliding keys.
package struct KeyTable {
  /// The slots of the table; zero marks a free slot.
  ///
  /// The upper half of a slot contains the upper half of a hash. The lower half contains an index
  /// plus one.
  private var slots: [UInt64]
  private var mask: Int
  private var count = 0

  /// Creates a table with capacity for the given number of keys.
  package init(capacity: Int) {
    var size = 16
    while size < capacity &* 2 { size &*= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size &- 1
  }

  /// Returns the index stored for a key; if there is none, stores the given one and returns `nil`.
  ///
  /// - Parameters:
  ///   - place: The index to store, which must be less than 2³².
  ///   - hash: The hash of the key, from ``hash(_:_:)``.
  ///   - isEqual: Returns `true` if the key is equal to the key at a given index.
  /// - Complexity: O(1), amortized.
  package mutating func place(
    of place: Int, hash: UInt64, isEqual: (Int) -> Bool
  ) -> Int? {
    if count &* 2 >= slots.count { grow() }
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while slots[slot] != 0 {
      let found = slots[slot]
      let known = Int(truncatingIfNeeded: found & 0xFFFF_FFFF) &- 1
      if (found ^ hash) &>> 32 == 0, isEqual(known) { return known }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = hash & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: place &+ 1)
    count &+= 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count &* 2)
    mask = slots.count &- 1
    for entry in old where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry &>> 32) & mask
      while slots[slot] != 0 { slot = (slot &+ 1) & mask }
      slots[slot] = entry
    }
  }

  /// Returns the hash of the bytes of a key, optionally continued from an earlier hash.
  package static func hash(_ bytes: Span<UInt8>, _ start: UInt64 = 0) -> UInt64 {
    var hash = seed ^ start
    var offset = 0
    let raw = unsafe bytes.bytes
    while offset &+ 8 <= raw.byteCount {
      // The loop condition keeps the offset in bounds.
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = mix(hash ^ word)
      offset &+= 8
    }
    var rest = UInt64(truncatingIfNeeded: raw.byteCount) &<< 56
    var shift: UInt64 = 0
    while offset < raw.byteCount {
      rest ^= UInt64(bytes[offset]) &<< shift
      shift &+= 8
      offset &+= 1
    }
    return mix(mix(hash ^ rest))
  }

  /// Distributes differences in a few bits over all bits.
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low ^ seed
  }

  private static let seed = UInt64.random(in: .min ... .max)
}
