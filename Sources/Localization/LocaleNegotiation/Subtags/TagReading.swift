/// What negotiation looks at in a tag: its language, the script it is written in, and its region.
struct TagReading: Hashable, Sendable {
  /// The canonical language.
  var language: Subtag
  /// The script of the tag, or the likely one of its language and region; absent where none is
  /// known.
  var script: Subtag
  /// The region of the tag; a likely one is not filled in.
  var region: Subtag
}

extension TagReading {
  /// The reading of a text, the quick way where there is one; `nil` for one that names no language.
  static func of(_ text: String) -> TagReading? {
    common(text, CommonTags.tables) ?? plain(text) ?? uncommon(text)
  }

  /// The reading of a common tag.
  @inline(__always)
  static func common(_ text: String, _ tables: borrowing CommonTags.Tables) -> TagReading? {
    let reading = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      CommonTags.reading(unsafe Span(_unsafeElements: buffer), at: 0..<buffer.count, tables: tables)
    }
    return reading ?? nil
  }

  /// The reading of a plain tag.
  private static func plain(_ text: String) -> TagReading? {
    let reading = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      PlainTags.reading(unsafe Span(_unsafeElements: buffer))
    }
    return reading ?? nil
  }

  /// The reading of any text by CLDR's data, which are asked only once for what comes often.
  static func uncommon(_ text: String) -> TagReading? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return TagNormalizer.normalize(text, form: .any).tag?.reading
    }
    return ReadingCache.reading(text) { TagNormalizer.normalize(text, form: .any).tag?.reading }
  }
}
