import TextPrimitives

extension CatalogFile {
  /// Reports each key that duplicates an earlier key of the same kind.
  ///
  /// In formats whose files are merged from extractions, only the first duplicate of a key is
  /// reported.
  ///
  /// The function also sets ``CatalogEntry/firstOccurrence`` of each duplicate, and marks the
  /// entries that programs do not use as superseded.
  ///
  /// - Parameters:
  ///   - distinctions: Bytes that distinguish an entry in addition to its key, by entry index. Most
  ///     entries have none.
  ///   - margin: The number of bytes that a reported range includes before and after a key. In
  ///     JSON, these are the quotation marks.
  ///   - obsolete: The index of the first obsolete entry.
  /// - Complexity: O(*n*), where *n* is the total length of the keys in bytes. The function does
  ///   not allocate memory for each key.
  mutating func findDuplicateKeys(
    distinctions: [Int: Range<Int>] = [:], margin: Int = 0, obsolete: Int = .max
  ) {
    var known = KeyTable(capacity: entries.count)
    var decoded: [UInt8] = []
    var other: [UInt8] = []
    // Maps the first of several entries with the same key to the latest one that was processed.
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

  /// Returns `true` if the bytes of the key are the complete name of an entry.
  private func hasPlainName(_ entry: CatalogEntry) -> Bool {
    entry.key.isVerbatim && entry.scope == nil
  }

  /// Returns a hash of the kind and the name of an entry.
  ///
  /// If the name differs from the bytes of the key, the function decodes it into the buffer.
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

  /// Returns `true` if an entry has the same kind and key as an entry of a given file.
  ///
  /// - Parameters:
  ///   - decoded: The buffer that ``hash(of:_:)`` filled for the entry.
  ///   - other: A buffer for decoding the second key.
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
