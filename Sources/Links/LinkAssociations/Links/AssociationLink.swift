/// A link, split into parts as platforms do before they read association files.
///
/// Platforms open links that a router rejects, so this type rejects nothing. The parts are those of
/// [RFC 3986, appendix B](https://www.rfc-editor.org/rfc/rfc3986#appendix-B), as ranges of the
/// link's bytes. Nothing is decoded. The matcher decides whether a platform passes the link to an
/// app.
///
/// ```swift
/// let link = AssociationLink("https://wordly.ai/attend/KXTR?lang=fr#top")
/// // link.scheme == 0..<5, link.host == 8..<17, link.path == 17..<29, link.query == 30..<37
/// ```
public struct AssociationLink: Sendable, Hashable {
  /// An item of the query: a name, and a value if it contains an equals sign.
  public struct Item: Sendable, Hashable {
    /// The byte range of the name, which may be empty.
    public let name: Range<Int>
    /// The byte range after the first equals sign; `nil` if the item has none.
    public let value: Range<Int>?
  }

  /// The bytes of the link.
  public let bytes: [UInt8]
  /// The scheme without its colon; `nil` if the string has none.
  public let scheme: Range<Int>?
  /// The host without user information or port; `nil` if the link has no `//`.
  public let host: Range<Int>?
  /// The user information without its `@`.
  public let userInfo: Range<Int>?
  /// The port: the text after the host and a colon, which is not always a number.
  public let port: Range<Int>?
  /// The path, which may be empty.
  public let path: Range<Int>
  /// The query without its question mark.
  public let query: Range<Int>?
  /// The fragment without its number sign.
  public let fragment: Range<Int>?
  /// The items of the query in order, without empty ones such as the second one in `a&&b`.
  public let items: [Item]

  /// Splits a link into its parts.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(_ link: String) {
    self.init(bytes: Array(link.utf8))
  }

  /// Splits the bytes of a link into its parts.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    var rest = 0..<bytes.count
    func first(_ stops: [UInt8], in range: Range<Int>) -> Int {
      range.first { stops.contains(bytes[$0]) } ?? range.upperBound
    }
    let hash = first([UInt8(ascii: "#")], in: rest)
    fragment = hash < rest.upperBound ? hash + 1..<rest.upperBound : nil
    rest = 0..<hash
    let colon = first([0x3A, 0x2F, 0x3F], in: rest)
    if colon > 0, colon < rest.upperBound, bytes[colon] == UInt8(ascii: ":") {
      scheme = 0..<colon
      rest = colon + 1..<hash
    } else {
      scheme = nil
    }
    if rest.count >= 2, bytes[rest.lowerBound] == 0x2F, bytes[rest.lowerBound + 1] == 0x2F {
      let end = first([0x2F, 0x3F], in: rest.lowerBound + 2..<rest.upperBound)
      var authority = rest.lowerBound + 2..<end
      if let at = authority.last(where: { bytes[$0] == UInt8(ascii: "@") }) {
        userInfo = authority.lowerBound..<at
        authority = at + 1..<end
      } else {
        userInfo = nil
      }
      // The colons of an IPv6 address are inside brackets.
      let bracket = authority.last { bytes[$0] == UInt8(ascii: "]") } ?? authority.lowerBound
      let mark = first([UInt8(ascii: ":")], in: bracket..<authority.upperBound)
      host = authority.lowerBound..<mark
      port = mark < authority.upperBound ? mark + 1..<authority.upperBound : nil
      rest = end..<hash
    } else {
      host = nil
      userInfo = nil
      port = nil
    }
    let mark = first([UInt8(ascii: "?")], in: rest)
    path = rest.lowerBound..<mark
    query = mark < rest.upperBound ? mark + 1..<rest.upperBound : nil
    items = query.map { Self.items(bytes, $0) } ?? []
  }

  private static func items(_ bytes: [UInt8], _ query: Range<Int>) -> [Item] {
    var items: [Item] = []
    var start = query.lowerBound
    while start < query.upperBound {
      let end = bytes[start..<query.upperBound].firstIndex(of: 0x26) ?? query.upperBound
      if start < end {
        let equals = bytes[start..<end].firstIndex(of: UInt8(ascii: "="))
        items.append(
          Item(name: start..<(equals ?? end), value: equals.map { $0 + 1..<end }))
      }
      start = end + 1
    }
    return items
  }

  /// Returns the bytes of a part as a string.
  public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns `true` if a part equals an ASCII text, regardless of case.
  ///
  /// - Parameters:
  ///   - range: The range of the part. If it is `nil`, the result is `false`.
  ///   - text: The text in lower case.
  public func isText(_ range: Range<Int>?, lowercase text: String) -> Bool {
    guard let range, range.count == text.utf8.count else { return false }
    return zip(bytes[range], text.utf8).allSatisfy { byte, expected in
      (byte &- 0x41 < 26 ? byte | 0x20 : byte) == expected
    }
  }
}

extension AssociationLink: CustomStringConvertible, CustomReflectable {
  /// The length of the link; the link itself is omitted because it may contain a secret.
  public var description: String { "a link of \(bytes.count) bytes" }

  /// An empty mirror, because the link may contain a secret.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
