import URLSyntax

// These functions are in this module, because the compiler inlines them only into callers in the
// same module.

extension URLParts {
  /// Returns the parts of an https link without validation.
  ///
  /// The caller must validate every byte: it compares the host with declared hosts, and literals
  /// with those of patterns. It accepts a value only if a link may contain all characters of the
  /// value. If a comparison fails, the caller scans the whole link. This method does not recognize
  /// ports, fragments or percent-encoding, so they make a comparison fail.
  ///
  /// - Returns: `nil` for any other link, and for a link without a host, of fewer than 16 bytes, or
  ///   of more than the maximum length.
  /// - Complexity: O(*n*), eight bytes at a time up to the query; no allocation.
  @inline(__always)
  static func locate(_ bytes: Span<UInt8>) -> URLParts? {
    let count = bytes.count
    guard count >= 16, count <= maximumLength, isHTTPS(ByteSearch.load(bytes, 0)) else {
      return nil
    }
    let hostEnd = ByteSearch.first(
      of: UInt8(ascii: "/"), or: UInt8(ascii: "?"), in: bytes, from: 8, to: count)
    guard hostEnd > 8 else { return nil }
    let pathEnd = ByteSearch.first(of: UInt8(ascii: "?"), in: bytes, from: hostEnd, to: count)
    return URLParts(hostEnd: hostEnd, pathEnd: pathEnd, end: count)
  }

  /// Creates the parts of an https link that has no port, percent-encoding or fragment.
  @inline(__always)
  init(hostEnd: Int, pathEnd: Int, end: Int) {
    self.init()
    schemeEnd = 5
    hostStart = 8
    self.hostEnd = UInt16(truncatingIfNeeded: hostEnd)
    authorityEnd = self.hostEnd
    self.pathEnd = UInt16(truncatingIfNeeded: pathEnd)
    self.end = UInt16(truncatingIfNeeded: end)
    queryEnd = self.end
    // An array literal of options would be created in memory.
    flags.insert(.webScheme)
    flags.insert(.hasAuthority)
    if pathEnd < end { flags.insert(.hasQuery) }
  }

  /// `true` if the scheme is `http` or `file`.
  ///
  /// No router matches a `file` link, so in a match the scheme is `http`.
  @inline(__always)
  var hasPlainWebScheme: Bool { hasWebScheme && schemeEnd == 4 }

  /// Returns `true` if the scheme is `http`, in upper or lower case.
  func isPlainHTTP(_ bytes: Span<UInt8>) -> Bool {
    hasPlainWebScheme && bytes[0] | 0x20 == UInt8(ascii: "h")
  }

  /// Returns `true` if eight bytes are `https://`, in upper or lower case.
  @inline(__always)
  static func isHTTPS(_ word: UInt64) -> Bool {
    word | 0x0000_0020_2020_2020 == 0x2F2F_3A73_7074_7468
  }
}
