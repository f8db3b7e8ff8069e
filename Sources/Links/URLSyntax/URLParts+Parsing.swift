import Diagnostics

extension URLParts {
  /// Parses a link without changing its spelling, and refuses what two parsers could read
  /// differently.
  ///
  /// Percent-encoded separators stay encoded: `a%2Fb` is one path component. Ports, IP addresses,
  /// `xn--` labels, underscores and a trailing dot in the host are refused here; a router accepts
  /// the ones that a manifest lists.
  /// Follows [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986) where it agrees with the
  /// [URL Standard](https://url.spec.whatwg.org), and neither where they differ.
  ///
  /// - Parameter text: The link, at most ``maximumLength`` UTF-8 bytes.
  /// - Throws: ``URLParseError`` with the first place, from the front, that breaks the policy; an
  ///   odd host is reported only when the rest of the link is sound.
  /// - Complexity: O(*n*) in the UTF-8 length; no allocation.
  public init(parsing text: String) throws(URLParseError) {
    self = try text.withSpan { (bytes) throws(URLParseError) in
      try URLParts(parsing: bytes)
    }
  }

  /// Parses the bytes of a link; see ``init(parsing:)-(String)``.
  ///
  /// - Parameter bytes: The link. Bytes that are not UTF-8 are refused.
  /// - Throws: ``URLParseError``.
  /// - Complexity: O(*n*) in the number of bytes; no allocation.
  public init(parsing bytes: Span<UInt8>) throws(URLParseError) {
    try self.init(scanning: bytes)
    if let exception = hostException(in: bytes) { throw exception }
  }
}

extension String {
  /// Calls a function with the UTF-8 bytes of the string, without a copy where they lie in one piece.
  ///
  /// This is the door of hot paths: nothing but bytes goes through it, so nothing is wrapped.
  @inlinable @inline(__always)
  package func readBytes(_ body: (Span<UInt8>) -> Void) {
    let isContiguous: Void? = unsafe utf8.withContiguousStorageIfAvailable { buffer in
      body(unsafe Span(_unsafeElements: buffer))
    }
    if isContiguous == nil { body(ContiguousArray(utf8).span) }
  }

  /// Calls a function with the UTF-8 bytes of the string, without a copy where they lie in one piece.
  @inlinable @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A typed error does not travel through `withContiguousStorageIfAvailable`, a result does.
    let outcome = unsafe utf8.withContiguousStorageIfAvailable {
      buffer -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(unsafe Span(_unsafeElements: buffer)))
      } catch {
        return .failure(error)
      }
    }
    if let outcome { return try outcome.get() }
    return try body(ContiguousArray(utf8).span)
  }
}
