extension FixIt.Edit {
  /// A reason why edits cannot be applied to bytes.
  public enum ApplyingError: Error, Hashable, Sendable {
    /// Two edits change the same bytes, or one edit inserts text inside the range of a replacement.
    case overlap(SourceRange, SourceRange)
    /// An edit extends past the end of the source.
    case outOfBounds(SourceRange)
  }

  /// Returns the bytes of a source with all edits applied; all other bytes are unchanged.
  ///
  /// All ranges refer to the original source. The order of the edits matters only for several
  /// insertions at the same offset. These insertions keep their order, and precede a replacement of
  /// the bytes that follow.
  ///
  /// - Throws: ``ApplyingError``. The method never returns a source with only some of the edits
  ///   applied.
  /// - Complexity: O(*n* + *e* log *e*) for *n* bytes and *e* edits.
  public static func apply(
    _ edits: [FixIt.Edit], to bytes: [UInt8]
  ) throws(ApplyingError) -> [UInt8] {
    // An insertion precedes a replacement with the same start, and the sort is stable.
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
