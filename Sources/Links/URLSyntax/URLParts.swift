/// The parts of a link that all parsers read in the same way, each as a range of its bytes.
///
/// A `URLParts` value exists only for a link that follows the syntax policy. If the [WHATWG URL
/// Standard](https://url.spec.whatwg.org/#concept-basic-url-parser) and [RFC
/// 3986](https://www.rfc-editor.org/rfc/rfc3986) could read the scheme, host or path differently,
/// the link is rejected with a ``URLParseError``. ``hasIrregularQuery`` reports a query whose
/// escapes parsers read differently. Nothing is decoded or normalized: ranges point into the
/// original bytes, and ``PercentEncoding`` decodes one range at a time.
///
/// ```swift
/// let link = "https://wordly.ai/attend/KXTR-7429?lang=fr"
/// let parts = try URLParts(parsing: link)
/// // parts.host == 8..<17, parts.path == 17..<34, parts.query == 35..<42
/// ```
///
/// In a link with a custom scheme, such as `osqr://thread`, ``host`` is the part between the
/// slashes and the path, as both standards define it. The router decides whether to read it as the
/// first path component.
@frozen
public struct URLParts: Sendable, Hashable {
  /// The maximum length of a link, in bytes.
  ///
  /// A longer link is rejected without being read.
  public static let maximumLength = 8192

  // Offsets fit into 16 bits because of the length limit. A `URLParts` value therefore has only 16
  // bytes, which two registers can contain.
  @usableFromInline package var schemeEnd: UInt16 = 0
  @usableFromInline package var hostStart: UInt16 = 0
  @usableFromInline package var hostEnd: UInt16 = 0
  @usableFromInline package var authorityEnd: UInt16 = 0
  @usableFromInline package var pathEnd: UInt16 = 0
  @usableFromInline package var queryEnd: UInt16 = 0
  @usableFromInline package var end: UInt16 = 0
  @usableFromInline package var flags = Flags(rawValue: 0)

  /// The properties of a link that the scan records, so that no later step has to scan it again.
  @frozen @usableFromInline package struct Flags: OptionSet, Sendable, Hashable {
    @usableFromInline package let rawValue: UInt16

    @inlinable package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    @inlinable package static var hasAuthority: Flags { Flags(rawValue: 1) }
    @inlinable package static var hasPort: Flags { Flags(rawValue: 2) }
    @inlinable package static var hasQuery: Flags { Flags(rawValue: 4) }
    @inlinable package static var hasFragment: Flags { Flags(rawValue: 8) }
    @inlinable package static var percentInPath: Flags { Flags(rawValue: 16) }
    /// A percent sign in the query or the fragment, or an irregular byte in the fragment.
    @inlinable package static var percentAfterPath: Flags { Flags(rawValue: 32) }
    @inlinable package static var webScheme: Flags { Flags(rawValue: 64) }
    @inlinable package static var irregularQuery: Flags { Flags(rawValue: 128) }
    /// An encoded tab, line feed or carriage return in the query.
    @inlinable package static var encodedLineBreak: Flags { Flags(rawValue: 256) }
    /// A byte in the fragment that RFC 3986 does not allow there, or an incomplete escape.
    @inlinable package static var irregularFragment: Flags { Flags(rawValue: 512) }
  }

  @inlinable package init() {}
}

extension URLParts {
  /// The scheme, without its colon.
  @inlinable public var scheme: Range<Int> { 0..<Int(schemeEnd) }

  /// The host without its port, or `nil` if the link contains no `//`.
  ///
  /// The host of `osqr:///thread` is empty.
  @inlinable public var host: Range<Int>? {
    flags.contains(.hasAuthority) ? Int(hostStart)..<Int(hostEnd) : nil
  }

  /// The digits of the port, or `nil` if the link has no port.
  @inlinable public var port: Range<Int>? {
    flags.contains(.hasPort) ? Int(hostEnd) + 1..<Int(authorityEnd) : nil
  }

  /// The path, including its leading slash if it has one.
  ///
  /// The path may be empty.
  @inlinable public var path: Range<Int> { Int(authorityEnd)..<Int(pathEnd) }

  /// The query without its question mark, or `nil` if the link has no query.
  @inlinable public var query: Range<Int>? {
    flags.contains(.hasQuery) ? Int(pathEnd) + 1..<Int(queryEnd) : nil
  }

  /// A Boolean value that indicates whether parsers disagree about the escapes of the query.
  ///
  /// `true` if the query contains a raw `[` or `]`, or a `%` without two hexadecimal digits.
  /// Foundation then percent-encodes every `%` of the query. It therefore reads the value `4F%37K`
  /// as these six characters, where other parsers read `4F7K`. All parsers agree on each key and
  /// each value that contains no `%`. A caller that reads a key or a value with a `%` must reject
  /// the link; `LinkRouting` does so for declared parameters.
  @inlinable public var hasIrregularQuery: Bool { flags.contains(.irregularQuery) }

  /// The fragment without its hash, or `nil` if the link has no fragment.
  ///
  /// A fragment cannot change the other parts. It may therefore contain all raw characters except
  /// control characters, spaces and backslashes, and also incomplete escapes and escapes that are
  /// not UTF-8. A caller that reads a value from the fragment must check the bytes of the value;
  /// `LinkRouting` does so for declared parameters.
  @inlinable public var fragment: Range<Int>? {
    flags.contains(.hasFragment) ? Int(queryEnd) + 1..<Int(end) : nil
  }

  /// A Boolean value that indicates whether the scheme is special in the URL Standard.
  ///
  /// The special schemes are `https`, `http`, `ws`, `wss`, `ftp` and `file`. A link with one of
  /// them is rejected if it has no host.
  @inlinable public var hasWebScheme: Bool { flags.contains(.webScheme) }
}
