import URLSyntax

/// A part of a link, prepared for matching against patterns.
struct PatternSubject: Sendable {
  /// The bytes; for a path, a slash is added at the end.
  let bytes: [UInt8]
  /// The number of bytes without the added slash.
  let end: Int
  /// The number of bytes with the added slash.
  ///
  /// Only a slash in the pattern matches the added one. `/x/*` therefore matches `/x`, but `/x?`
  /// does not.
  let limit: Int

  /// Creates the subject of a query or a fragment.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    limit = end
  }

  /// Creates the subject of a path, without its first slash and its trailing slashes.
  init(path: [UInt8]) {
    let start = path.first == 0x2F ? 1 : 0
    let last = path.lastIndex { $0 != 0x2F } ?? -1
    let core = start <= last ? Array(path[start...last]) : []
    bytes = core + [0x2F]
    end = core.count
    limit = end + 1
  }

  private init(bytes: [UInt8], end: Int, limit: Int) {
    self.bytes = bytes
    self.end = end
    self.limit = limit
  }

  /// The subject with its ASCII letters in lower case.
  var caseless: PatternSubject {
    PatternSubject(bytes: bytes.map(\.asciiLowercased), end: end, limit: limit)
  }

  /// Returns the position after the character at a position, which must be before the end.
  func place(behind place: Int) -> Int {
    var next = place + 1
    while next < end, bytes[next].isContinuation { next += 1 }
    return next
  }
}

extension UInt8 {
  /// `true` if the byte is a continuation byte of UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
