import Diagnostics

extension URLParts {
  /// Parses a link, and rejects it if two parsers could read its scheme, host or path differently.
  ///
  /// Nothing is decoded or normalized. Percent-encoded separators stay encoded: `a%2Fb` is one path
  /// component. Ports and addresses in brackets are rejected here; in web links, so are other IP
  /// addresses, `xn--` labels, empty labels, underscores and a trailing dot in the host. A router
  /// accepts such a host if a manifest lists it.
  ///
  /// The syntax is that of [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986) where it agrees with
  /// the [URL Standard](https://url.spec.whatwg.org). If the two standards read a scheme, host or
  /// path differently, the link is rejected.
  ///
  /// - Parameter text: The link, at most ``maximumLength`` UTF-8 bytes.
  /// - Throws: ``URLParseError`` for the first part of the link that breaks the policy. An unusual
  ///   host is reported only if the remaining parts are valid.
  /// - Complexity: O(*n*), where *n* is the UTF-8 length; no allocation.
  public init(parsing text: String) throws(URLParseError) {
    self = try text.withSpan { (bytes) throws(URLParseError) in
      try URLParts(parsing: bytes)
    }
  }

  /// Parses the bytes of a link; see ``init(parsing:)-(String)``.
  ///
  /// - Parameter bytes: The link. Bytes that are not UTF-8 are rejected.
  /// - Throws: ``URLParseError``.
  /// - Complexity: O(*n*), where *n* is the number of bytes; no allocation.
  public init(parsing bytes: Span<UInt8>) throws(URLParseError) {
    try self.init(scanning: bytes)
    if let exception = hostException(in: bytes) { throw exception }
  }
}

extension String {
  /// Calls a closure with the UTF-8 bytes of the string, without a copy if they are contiguous.
  ///
  /// Hot paths use this method. Its closure neither throws nor returns a value, so no `Result` is
  /// created.
  @inlinable @inline(__always)
  package func readBytes(_ body: (Span<UInt8>) -> Void) {
    let isContiguous: Void? = unsafe utf8.withContiguousStorageIfAvailable { buffer in
      body(unsafe Span(_unsafeElements: buffer))
    }
    if isContiguous == nil { body(ContiguousArray(utf8).span) }
  }

  /// Calls a closure with the UTF-8 bytes of the string, without a copy if they are contiguous.
  @inlinable @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withContiguousStorageIfAvailable` cannot throw an error of the type `Failure`, so its
    // closure returns a `Result` that contains the error.
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
