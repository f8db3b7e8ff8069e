#if WAYMARK_ICU

  internal import CICU

  /// ICU's matcher for a list of supported tags.
  ///
  /// The matcher object never changes after its creation, so threads can share it.
  @safe final class NearestMatcher: @unchecked Sendable {
    private let matcher: OpaquePointer
    /// For each tag of the matcher, its index in the caller's list.
    private let indices: [Int]

    /// Creates a matcher for a list of tags; tags that are `nil` are omitted.
    ///
    /// If distances are equal, the default has priority, followed by the first tag. The result is
    /// `nil` if ICU lacks memory or data.
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

    /// Returns the indices of the nearest supported and desired tags; `nil` if none is near enough.
    ///
    /// Elements of `desired` that are `nil` are ignored.
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

  /// Functions that create arrays of C strings.
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
        // The additional null pointer ensures that the array has an address even if it is empty.
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

  /// A matcher that never finds a match, because without ICU, language distances are unknown.
  final class NearestMatcher: Sendable {
    init?(_ tags: [String?], default: String?, favoringScript: Bool) { return nil }

    func best(for desired: [String?]) -> (supported: Int, desired: Int)? { nil }
  }
#endif
