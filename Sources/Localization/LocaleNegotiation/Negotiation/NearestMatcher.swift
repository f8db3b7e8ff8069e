#if WAYMARK_ICU

  internal import CICU

  /// ICU's matcher for a list of supported tags.
  ///
  /// The matcher object never changes after its creation, so threads can share it.
  @safe final class NearestMatcher: @unchecked Sendable {
    private let matcher: OpaquePointer
    /// The index in the caller's list of each tag.
    private let indices: [Int]

    /// Creates a matcher for a list of tags; absent tags are omitted.
    ///
    /// At equal distance, the default has priority, then the first tag. The result is `nil` if ICU
    /// has no memory or data.
    init?(_ tags: [String?], default: String?, favoringScript: Bool) {
      indices = tags.indices.filter { tags[$0] != nil }
      let created = unsafe CStrings.with(tags.compactMap { $0 }) { start, count in
        unsafe waymark_matcher_create(start, count, `default`, favoringScript)
      }
      guard let created = unsafe created else { return nil }
      unsafe matcher = created
    }

    deinit {
      unsafe waymark_matcher_destroy(matcher)
    }

    /// Returns the indices of the nearest pair; `nil` if no tag is near enough.
    ///
    /// Absent elements of `desired` are ignored.
    func best(for desired: [String?]) -> (supported: Int, desired: Int)? {
      let places = desired.indices.filter { desired[$0] != nil }
      if places.isEmpty || indices.isEmpty { return nil }
      var desiredIndex: Int32 = -1
      let supportedIndex = unsafe CStrings.with(desired.compactMap { $0 }) { start, count in
        unsafe waymark_matcher_best(matcher, start, count, &desiredIndex)
      }
      guard let supported = Int(exactly: supportedIndex), indices.indices.contains(supported),
        let desired = Int(exactly: desiredIndex), places.indices.contains(desired)
      else { return nil }
      return (indices[supported], places[desired])
    }
  }

  /// Arrays of C strings.
  private enum CStrings {
    static func with<Result>(
      _ strings: [String],
      _ body: (UnsafePointer<UnsafePointer<CChar>?>, Int32) -> Result
    ) -> Result {
      // One buffer for all strings avoids freeing each string separately.
      var bytes: [CChar] = []
      var offsets: [Int] = []
      for string in strings {
        offsets.append(bytes.count)
        bytes += string.utf8.map { CChar(bitPattern: $0) } + [0]
      }
      return unsafe bytes.withUnsafeBufferPointer { buffer in
        // The additional element gives an empty list an address too.
        let pointers =
          unsafe offsets.map { offset in unsafe buffer.baseAddress.map { unsafe $0 + offset } } + [
            nil
          ]
        return unsafe pointers.withUnsafeBufferPointer { pointers in
          guard let start = pointers.baseAddress else { preconditionFailure("one element") }
          return unsafe body(start, Int32(clamping: strings.count))
        }
      }
    }
  }

#else

  /// A matcher without results: without ICU, the distances between languages are unknown.
  final class NearestMatcher: Sendable {
    init?(_ tags: [String?], default: String?, favoringScript: Bool) { return nil }

    func best(for desired: [String?]) -> (supported: Int, desired: Int)? { nil }
  }
#endif
