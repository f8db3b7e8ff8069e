internal import Synchronization

/// A cache of the results of ``TagNormalizer``, for strings that ``CommonTags`` and ``PlainTags``
/// cannot parse.
///
/// ``TagNormalizer`` queries ICU, which takes ten times longer than a lookup in the cache. A few
/// different strings make up most preferences, even those of many people. The cache is shared by
/// the whole process, and emptied when it reaches its capacity.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum ReadingCache {
  private static let capacity = 1_024
  /// The maximum length of a cached string, in bytes.
  ///
  /// Tags are rarely longer, and long invalid strings must not fill the memory.
  private static let maximumLength = 48
  private static let readings = Mutex<[String: TagReading?]>([:])

  /// Returns the cached language, script and region of a string, or the result of `make`, which is
  /// then cached.
  ///
  /// The result is `nil` if the string has no language. Long strings and strings with non-ASCII
  /// characters are not cached.
  static func reading(_ text: String, make: () -> TagReading?) -> TagReading? {
    // String equality is canonical equivalence, so a non-ASCII string can equal a tag.
    guard text.utf8.count <= maximumLength, text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return make()
    }
    if let known = readings.withLock({ $0[text] }) { return known }
    // Call `make` without holding the lock, because ICU is slow.
    let reading = make()
    readings.withLock { readings in
      if readings.count >= capacity { readings.removeAll(keepingCapacity: true) }
      readings[text] = .some(reading)
    }
    return reading
  }
}
