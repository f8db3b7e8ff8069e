/// The parts of a tag that negotiation compares: its language, its script and its region.
struct TagReading: Hashable, Sendable {
  /// The canonical language.
  var language: Subtag
  /// The script of the tag, or the likely script of its language and region.
  ///
  /// It is absent if the script is unknown.
  var script: Subtag
  /// The region of the tag; if the tag has none, the likely region is not added.
  var region: Subtag
}

extension TagReading {
  /// Returns the language, script and region of a string; `nil` if it has no language.
  ///
  /// The method uses the fastest parser that can read the string.
  static func of(_ text: String) -> TagReading? {
    common(text, CommonTags.tables) ?? plain(text) ?? uncommon(text)
  }

  /// Returns the language, script and region of a tag that ``CommonTags`` can parse; `nil` for any
  /// other string.
  @inline(__always)
  static func common(_ text: String, _ tables: borrowing CommonTags.Tables) -> TagReading? {
    let reading = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      CommonTags.reading(unsafe Span(_unsafeElements: buffer), at: 0..<buffer.count, tables: tables)
    }
    return reading ?? nil
  }

  /// Returns the language, script and region of a tag that ``PlainTags`` can parse; `nil` for any
  /// other string.
  private static func plain(_ text: String) -> TagReading? {
    let reading = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      PlainTags.reading(unsafe Span(_unsafeElements: buffer))
    }
    return reading ?? nil
  }

  /// Returns the language, script and region of any string, based on CLDR's data; `nil` if it has
  /// no language.
  ///
  /// Recent results are cached.
  static func uncommon(_ text: String) -> TagReading? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return TagNormalizer.normalize(text, form: .any).tag?.reading
    }
    return ReadingCache.reading(text) { TagNormalizer.normalize(text, form: .any).tag?.reading }
  }
}
