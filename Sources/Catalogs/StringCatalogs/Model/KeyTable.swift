import TextPrimitives

/// A table that finds things by their keys, for files of hundreds of thousands.
///
/// It holds numbers only: where a key stands is known to whoever uses it, and so is whether two are equal. The
/// hash is seeded anew in each process, so that nobody can make keys that collide.
package struct KeyTable {
  /// For each slot the upper half of a hash, and a place plus one in the lower half; zero if it is free.
  private var slots: [UInt64]
  private var mask: Int
  private var count = 0

  /// Makes a table with room for some keys.
  package init(capacity: Int) {
    var size = 16
    while size < capacity &* 2 { size &*= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size &- 1
  }

  /// The place that is known for a key; without one, the place becomes known for it, and the result is `nil`.
  ///
  /// - Parameters:
  ///   - place: A place below 2³².
  ///   - hash: The hash of its key, as ``hash(_:_:)`` has it.
  ///   - isEqual: Whether the key is also that of another place.
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

  /// The hash of the bytes of a key, beginning with that of something else.
  package static func hash(_ bytes: Span<UInt8>, _ start: UInt64 = 0) -> UInt64 {
    var hash = seed ^ start
    var offset = 0
    let raw = unsafe bytes.bytes
    while offset &+ 8 <= raw.byteCount {
      // In bounds: the loop asks.
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

  /// Spreads what differs in a few bits over all of them.
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low ^ seed
  }

  private static let seed = UInt64.random(in: .min ... .max)
}
