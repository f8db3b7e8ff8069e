internal import Synchronization

/// The readings of texts that are neither common nor plain tags, which ICU was asked about lately.
///
/// Asking takes ten times longer than a look-up, and the preferences of many people are few
/// different texts. The cache is shared by the process and bounded: when it is full, it starts
/// anew.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum ReadingCache {
  private static let capacity = 1_024
  /// A tag is rarely longer, and what is no tag shall not fill the memory.
  private static let maximumLength = 48
  private static let readings = Mutex<[String: TagReading?]>([:])

  /// The reading of a text, `nil` for one that names no language; made if it is not there.
  static func reading(_ text: String, make: () -> TagReading?) -> TagReading? {
    // Strings are equal where Unicode calls them equivalent, which texts outside ASCII can be to
    // tags.
    guard text.utf8.count <= maximumLength, text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return make()
    }
    if let known = readings.withLock({ $0[text] }) { return known }
    // Not under the lock: ICU takes its time.
    let reading = make()
    readings.withLock { readings in
      if readings.count >= capacity { readings.removeAll(keepingCapacity: true) }
      readings[text] = .some(reading)
    }
    return reading
  }
}
