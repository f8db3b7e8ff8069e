import URLSyntax

// Here and not beside the scan, because the compiler inlines it only inside the module that calls
// it.

extension URLParts {
  /// Finds the parts of an https link without judging a byte of it; `nil` for any other link.
  ///
  /// It is for callers who account for every byte themselves: who compare the host with hosts that
  /// they know, literals with literals, values with sets of ordinary characters, and leave the link
  /// to the full scan as soon as anything does not fit. A port, a fragment or percent-encoding is
  /// not seen here, and stands where it makes such a comparison fail.
  ///
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

  /// The parts of an https link without port, percent-encoding and fragment.
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
    // An array of options would be made in memory.
    flags.insert(.webScheme)
    flags.insert(.hasAuthority)
    if pathEnd < end { flags.insert(.hasQuery) }
  }

  /// A Boolean value that indicates whether the scheme is `http` or `file`.
  ///
  /// No router matches a `file` link, so that it is `http` in a match.
  @inline(__always)
  var hasPlainWebScheme: Bool { hasWebScheme && schemeEnd == 4 }

  /// Returns `true` if the scheme is `http` in any case.
  func isPlainHTTP(_ bytes: Span<UInt8>) -> Bool {
    hasPlainWebScheme && bytes[0] | 0x20 == UInt8(ascii: "h")
  }

  /// Whether eight bytes are `https://` in any case.
  @inline(__always)
  static func isHTTPS(_ word: UInt64) -> Bool {
    word | 0x0000_0020_2020_2020 == 0x2F2F_3A73_7074_7468
  }
}
