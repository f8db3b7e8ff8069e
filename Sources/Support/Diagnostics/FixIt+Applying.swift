extension FixIt.Edit {
  /// Why edits cannot be applied to bytes.
  public enum ApplyingError: Error, Hashable, Sendable {
    /// Two edits change the same bytes, or one inserts in the midst of what the other replaces.
    case overlap(SourceRange, SourceRange)
    /// An edit reaches behind the end.
    case outOfBounds(SourceRange)
  }

  /// The bytes of a source with edits applied, all at once; no other byte changes.
  ///
  /// All ranges are those of the source as it was. The order of the edits counts only where several insert at
  /// one place: there they come out in their order, in front of what another edit has instead of the bytes
  /// behind.
  ///
  /// - Throws: ``ApplyingError``; a source to which only some edits are applied is never returned.
  /// - Complexity: O(*n* + *e* log *e*) for *e* edits.
  public static func apply(
    _ edits: [FixIt.Edit], to bytes: [UInt8]
  ) throws(ApplyingError) -> [UInt8] {
    // Insertions come first where they have the start of a replacement; the sort is stable.
    let sorted = edits.sorted { $0.range < $1.range }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var end = 0
    var previous: SourceRange?
    for edit in sorted {
      if let previous, edit.range.lowerBound < end { throw .overlap(previous, edit.range) }
      guard edit.range.upperBound <= bytes.count else { throw .outOfBounds(edit.range) }
      result.append(contentsOf: bytes[end..<edit.range.lowerBound])
      result.append(contentsOf: edit.text.utf8)
      end = edit.range.upperBound
      previous = edit.range
    }
    result.append(contentsOf: bytes[end...])
    return result
  }
}
