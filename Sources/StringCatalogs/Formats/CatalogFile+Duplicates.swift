extension CatalogFile {
  /// Reports keys that an earlier entry of the same kind has too, and remembers which entry that is.
  ///
  /// - Parameter distinctions: For each entry bytes that make it another one in spite of its key; none if the
  ///   format has no such thing.
  /// - Complexity: O(*n*) in the bytes of the keys; nothing is allocated for a key.
  mutating func findDuplicateKeys(distinctions: [Range<Int>?] = []) {
    // By the hash, which is seeded: nobody can make keys that collide. What collides is compared.
    var known: [Int: Int] = [:]
    known.reserveCapacity(entries.count)
    var decoded: [UInt8] = []
    for index in entries.indices {
      let entry = entries[index]
      var hasher = Hasher()
      hasher.combine(entry.kind)
      if entry.key.isVerbatim {
        combine(entry.key.range, into: &hasher)
      } else {
        decode(entry.key, into: &decoded)
        unsafe decoded.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      }
      if index < distinctions.count, let distinction = distinctions[index] {
        hasher.combine(0)
        combine(distinction, into: &hasher)
      }
      let hash = hasher.finalize()
      guard let first = known[hash] else {
        known[hash] = index
        continue
      }
      guard areEqual(entry.key, entries[first].key) else { continue }
      entries[index].firstOccurrence = first
      errors.append(
        CatalogError(
          .duplicateKey, entry.key.range, expected: "each key once",
          related: entries[first].key.range))
    }
  }

  private func combine(_ range: Range<Int>, into hasher: inout Hasher) {
    let range = range.clamped(to: bytes.indices)
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: buffer[range]))
    }
  }
}
