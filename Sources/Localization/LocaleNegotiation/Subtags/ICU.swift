internal import CICU

/// ICU's answers about tags, as values of this library.
enum ICU {
  /// The canonical form by CLDR's aliases; `nil` where ICU refuses the tag.
  static func canonical(_ tag: String) -> String? {
    unsafe written { buffer, capacity in unsafe waymark_canonical_tag(tag, buffer, capacity) }
  }

  /// The tag with its likely script and region.
  static func addingLikelySubtags(_ tag: String) -> String? {
    unsafe written { buffer, capacity in unsafe waymark_add_likely_subtags(tag, buffer, capacity) }
  }

  /// The tag without the script and region that are likely anyway.
  static func removingLikelySubtags(_ tag: String) -> String? {
    unsafe written { buffer, capacity in unsafe waymark_remove_likely_subtags(tag, buffer, capacity)
    }
  }

  /// The text that a function writes into a buffer.
  ///
  /// The buffer holds the longest tag and what an alias may add to it; a text that does not fit
  /// counts as refused.
  private static func written(
    _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String? {
    let capacity = 512
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = unsafe write(start, Int32(capacity))
      guard count >= 0 else { return nil }
      let text = unsafe UnsafeRawBufferPointer(start: start, count: Int(count))
      return unsafe String(decoding: text, as: UTF8.self)
    }
  }
}
