import URLSyntax

/// A part of a link, as patterns are matched with it.
struct PatternSubject: Sendable {
  /// The bytes; for a path, one slash more at the end.
  let bytes: [UInt8]
  /// The number of bytes without that slash.
  let end: Int
  /// The number of bytes with it.
  ///
  /// Only a slash of the pattern takes the one at the end. So `/x/*` matches `/x`, while `/x?` does
  /// not.
  let limit: Int

  /// Makes the subject of a query or a fragment.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    limit = end
  }

  /// Makes the subject of a path: without the slash in front, without those at the end.
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

  /// The subject in lower case, as far as it is ASCII.
  var caseless: PatternSubject {
    PatternSubject(bytes: bytes.map(\.asciiLowercased), end: end, limit: limit)
  }

  /// The place behind the character at a place, which is in front of the end.
  func place(behind place: Int) -> Int {
    var next = place + 1
    while next < end, bytes[next].isContinuation { next += 1 }
    return next
  }
}

extension UInt8 {
  /// Whether the byte continues a character of several in UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
