#if WAYMARK_ICU

  internal import CICU

  /// ICU's matcher over a list of supported tags.
  ///
  /// What it points to is never changed after it is made, so that threads may share it.
  @safe final class NearestMatcher: @unchecked Sendable {
    private let matcher: OpaquePointer
    /// The index of each of its tags in the caller's list.
    private let indices: [Int]

    /// Compiles a list of tags; those that are absent are left out.
    ///
    /// The default counts before the others of equal distance, and after those the first.
    ///
    /// `nil` if ICU has no memory or data.
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

    /// The places of the nearest pair; absent tags are not desired.
    ///
    /// `nil` where nothing is near enough.
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

  /// Strings as C takes them.
  private enum CStrings {
    static func with<Result>(
      _ strings: [String],
      _ body: (UnsafePointer<UnsafePointer<CChar>?>, Int32) -> Result
    ) -> Result {
      // One buffer for all, so that it does not have to be freed string by string.
      var bytes: [CChar] = []
      var offsets: [Int] = []
      for string in strings {
        offsets.append(bytes.count)
        bytes += string.utf8.map { CChar(bitPattern: $0) } + [0]
      }
      return unsafe bytes.withUnsafeBufferPointer { buffer in
        // One more, so that an empty list has an address too.
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

  /// No matcher: without ICU, no distances between languages are known.
  final class NearestMatcher: Sendable {
    init?(_ tags: [String?], default: String?, favoringScript: Bool) { return nil }

    func best(for desired: [String?]) -> (supported: Int, desired: Int)? { nil }
  }
#endif
