extension StringsReader {
  /// Reads a key; `nil` if there is something else, which is passed over.
  mutating func readKey(
    _ bytes: Span<UInt8>, hasBrace: Bool
  ) throws(StringsScanner.Failure) -> CatalogText? {
    do throws(StringsScanner.Failure) {
      if let key = try scanner.string(bytes) { return key }
    } catch {
      try pass(error, hasBrace: hasBrace)
      return nil
    }
    let range = scanner.upcomingRange(bytes)
    let failure = StringsScanner.Failure(
      range: range, expected: hasBrace ? "a key or the closing brace" : "a key or the end")
    if stray == nil {
      try pass(failure, hasBrace: hasBrace)
    } else {
      scanner.offset = range.upperBound
    }
    return nil
  }

  /// Passes over white space and comments between entries.
  mutating func skipSpace(
    _ bytes: Span<UInt8>, hasBrace: Bool
  ) throws(StringsScanner.Failure) -> Range<Int>? {
    do throws(StringsScanner.Failure) {
      return try scanner.skipSpace(bytes)
    } catch {
      try pass(error, hasBrace: hasBrace)
      return nil
    }
  }

  /// Goes on behind what CoreFoundation takes for the end of the table.
  ///
  /// With braces, or in front of all entries, it misses something there and refuses the file. A second string or
  /// comment without an end ends this reader too, for each takes the time of the whole rest.
  private mutating func pass(
    _ failure: StringsScanner.Failure, hasBrace: Bool
  ) throws(StringsScanner.Failure) {
    guard stray == nil, !hasBrace, !file.entries.isEmpty else { throw failure }
    stray = (failure, file.entries.count)
    scanner.offset = failure.range.upperBound
  }
}
