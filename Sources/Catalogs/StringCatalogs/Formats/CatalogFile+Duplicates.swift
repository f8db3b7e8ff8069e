import TextPrimitives

extension CatalogFile {
  /// Reports keys that an earlier entry of the same kind has too, and remembers which entry that is, and which of
  /// them counts.
  ///
  /// - Parameters:
  ///   - distinctions: Bytes that make an entry another one in spite of its key, by its place; most have none.
  ///   - margin: How many bytes around a key are reported with it: its quotation marks in JSON.
  ///   - obsolete: The place of the first entry that the program no longer has.
  /// - Complexity: O(*n*) in the bytes of the keys; nothing is allocated for a key.
  mutating func findDuplicateKeys(
    distinctions: [Int: Range<Int>] = [:], margin: Int = 0, obsolete: Int = .max
  ) {
    var known = KeyTable(capacity: entries.count)
    var decoded: [UInt8] = []
    var other: [UInt8] = []
    // For each first entry of those with one key, the last.
    var last: [Int: Int] = [:]
    for index in entries.indices {
      let entry = entries[index]
      let distinction = distinctions[index]
      var hash = hash(of: entry, &decoded)
      if let distinction { hash = KeyTable.hash(bytes.span.extracting(distinction), hash) }
      let first = known.place(of: index, hash: hash) { first in
        distinctions[first].map { bytes[$0] } == distinction.map { bytes[$0] }
          && hasSameKey(entry, as: entries[first], in: self, decoded: decoded, other: &other)
      }
      guard let first else { continue }
      entries[index].firstOccurrence = first
      let isReported = format.traits.isMergedFromExtractions && last[first] != nil
      let superseded = format.traits.hasLastOfDuplicates ? last[first] ?? first : index
      entries[superseded].isSuperseded = true
      last[first] = index
      if isReported { continue }
      errors.append(
        CatalogError(
          index < obsolete ? .duplicateKey : .obsoleteDuplicate,
          Self.widened(entry.key.range, margin), expected: "each key once",
          related: Self.widened(entries[first].key.range, margin)))
    }
  }

  private static func widened(_ range: Range<Int>, _ margin: Int) -> Range<Int> {
    max(0, range.lowerBound - margin)..<range.upperBound + margin
  }

  /// Whether the bytes of the key are the whole name of an entry.
  private func hasPlainName(_ entry: CatalogEntry) -> Bool {
    entry.key.isVerbatim && entry.scope == nil
  }

  /// The hash of the kind and the name of an entry; one that is not in the bytes as it is is decoded into the buffer.
  package func hash(of entry: CatalogEntry, _ decoded: inout [UInt8]) -> UInt64 {
    let start: UInt64 =
      switch entry.kind {
      case .string: 1
      case .plurals: 2
      case .stringArray: 3
      }
    if hasPlainName(entry) {
      let range = entry.key.range.clamped(to: bytes.indices)
      return KeyTable.hash(bytes.span.extracting(range), start)
    }
    decodeName(of: entry, into: &decoded)
    return KeyTable.hash(decoded.span, start)
  }

  /// Whether an entry is of the same kind and has the same key as one of a file.
  ///
  /// - Parameters:
  ///   - decoded: What ``hash(of:_:)`` left there for the entry.
  ///   - other: A buffer.
  package func hasSameKey(
    _ entry: CatalogEntry, as first: CatalogEntry, in file: CatalogFile, decoded: [UInt8],
    other: inout [UInt8]
  ) -> Bool {
    guard entry.kind == first.kind else { return false }
    let range = entry.key.range.clamped(to: bytes.indices)
    if file.hasPlainName(first) {
      let found = file.bytes.span.extracting(first.key.range.clamped(to: file.bytes.indices))
      return hasPlainName(entry)
        ? bytes.span.extracting(range).isSame(found) : decoded.span.isSame(found)
    }
    file.decodeName(of: first, into: &other)
    return hasPlainName(entry)
      ? bytes.span.extracting(range).isSame(other.span) : decoded.span.isSame(other.span)
  }
}
