import TextPrimitives

/// The brackets of a string that have no partner, and its list markers.
///
/// Brackets of different width match: `（` and `)` are partners. The following brackets need no
/// partner:
///
/// - Parentheses of list markers, such as `a)` and `1)`, and of example markers, such as `例)`.
/// - Smileys and intervals, such as `[0, 1)`.
/// - Brackets directly between two quotation marks, as in `'('`.
struct BracketBalance {
  /// A bracket.
  struct Bracket: Hashable, Sendable {
    /// The byte range of the bracket.
    let range: Range<Int>
    /// The class that the bracket and its partner share.
    let kind: Kind
    /// `true` for an opening bracket.
    let isOpening: Bool
  }

  /// A class of brackets.
  enum Kind: Int, CaseIterable, Sendable {
    case round, square, angle, doubleAngle, corner, doubleCorner, lenticular, tortoise
  }

  /// The brackets without a partner, in the order of the string.
  private(set) var unmatched: [Bracket] = []
  /// The closing brackets of list markers.
  private(set) var markers: [Bracket] = []
  /// The number of opening round brackets that are neither quoted nor part of an interval.
  private(set) var openingCount = 0

  /// Finds the brackets of a string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(of bytes: Span<UInt8>) {
    var open = Array(repeating: [Bracket](), count: Kind.allCases.count)
    // A smiley's mouth may also close a bracket, as in "(see there :)".
    var mouths: [Bracket] = []
    var offset = 0
    while offset < bytes.count {
      guard let bracket = Self.bracket(at: offset, in: bytes) else {
        offset &+= 1
        continue
      }
      offset = bracket.range.upperBound
      if let end = Self.intervalEnd(bracket, in: bytes) {
        offset = end
      } else if Self.isQuoted(bracket, in: bytes) {
        continue
      } else if bracket.isOpening {
        if bracket.kind == .round { openingCount &+= 1 }
        if !Self.isMouth(bracket, in: bytes) { open[bracket.kind.rawValue].append(bracket) }
      } else if !open[bracket.kind.rawValue].isEmpty {
        if Self.isMouth(bracket, in: bytes) {
          mouths.append(bracket)
        } else {
          open[bracket.kind.rawValue].removeLast()
        }
      } else if Self.isListMarker(bracket, in: bytes) {
        markers.append(bracket)
      } else if !Self.isMouth(bracket, in: bytes) {
        unmatched.append(bracket)
      }
    }
    for mouth in mouths {
      let kind = mouth.kind.rawValue
      let partner = open[kind].last { $0.range.lowerBound < mouth.range.lowerBound }
      open[kind].removeAll { $0 == partner }
    }
    unmatched += open.joined()
    unmatched.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the bracket that begins at an offset; `nil` if there is none.
  static func bracket(at offset: Int, in bytes: Span<UInt8>) -> Bracket? {
    func bracket(_ kind: Kind, _ length: Int, isOpening: Bool) -> Bracket {
      Bracket(range: offset..<offset &+ length, kind: kind, isOpening: isOpening)
    }
    switch bytes[offset] {
    case UInt8(ascii: "("): return bracket(.round, 1, isOpening: true)
    case UInt8(ascii: ")"): return bracket(.round, 1, isOpening: false)
    case UInt8(ascii: "["): return bracket(.square, 1, isOpening: true)
    case UInt8(ascii: "]"): return bracket(.square, 1, isOpening: false)
    case 0xE3, 0xEF:
      let (scalar, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      guard let kind = kind(of: scalar) else { return nil }
      // In a pair, the opening bracket has the even code point. The exception is U+FF3B with
      // U+FF3D.
      let isOpening = scalar == 0xFF3B || scalar != 0xFF3D && scalar.isMultiple(of: 2)
      return bracket(kind, length, isOpening: isOpening)
    default: return nil
    }
  }

  private static func kind(of scalar: UInt32) -> Kind? {
    switch scalar {
    case 0x3008, 0x3009: .angle
    case 0x300A, 0x300B: .doubleAngle
    case 0x300C, 0x300D: .corner
    case 0x300E, 0x300F: .doubleCorner
    case 0x3010, 0x3011: .lenticular
    case 0x3014, 0x3015: .tortoise
    case 0xFF08, 0xFF09: .round
    case 0xFF3B, 0xFF3D: .square
    default: nil
    }
  }
}

// MARK: Brackets that need no partner.

extension BracketBalance {
  /// Returns `true` if a bracket is directly between two identical quotation marks, as in `'('`.
  private static func isQuoted(_ bracket: Bracket, in bytes: Span<UInt8>) -> Bool {
    guard bracket.range.lowerBound > 0, bracket.range.upperBound < bytes.count else { return false }
    let mark = bytes[bracket.range.lowerBound &- 1]
    return mark == bytes[bracket.range.upperBound]
      && (mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "`"))
  }

  /// Returns `true` if a bracket is the mouth of a smiley, such as `:-)`, `;)`, `:((` or `(:`.
  private static func isMouth(_ bracket: Bracket, in bytes: Span<UInt8>) -> Bool {
    guard bracket.kind == .round || bracket.kind == .square, bracket.range.count == 1 else {
      return false
    }
    var offset = bracket.range.lowerBound
    let sign = bytes[offset]
    // A repeated mouth is part of one smiley: ":)))".
    while offset > 0, bytes[offset &- 1] == sign { offset &-= 1 }
    if offset > 0, "-^o'_*".utf8.contains(bytes[offset &- 1]) { offset &-= 1 }
    if offset > 0, isEyes(bytes[offset &- 1]) {
      // In prose, an opening bracket may follow a colon, so such a smiley must be a separate word.
      if !bracket.isOpening { return true }
      let end = bracket.range.upperBound
      return (offset == 1 || bytes[offset &- 2] <= 0x20)
        && (end == bytes.count || bytes[end] <= 0x20 || bytes[end] == sign)
    }
    // In right-to-left text, `:(` is written `):`.
    let end = bracket.range.upperBound
    let start = bracket.range.lowerBound
    return end < bytes.count && isEyes(bytes[end])
      && (bracket.isOpening || start > 0 && bytes[start &- 1] == 0x20)
      && (end &+ 1 == bytes.count || bytes[end &+ 1] <= 0x20)
  }

  private static func isEyes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=")
  }

  /// Returns `true` if a closing bracket ends a list marker: `a)`, `1)`, `2.1)` or `iv)`.
  private static func isListMarker(_ bracket: Bracket, in bytes: Span<UInt8>) -> Bool {
    guard bracket.kind == .round, bracket.range.upperBound < bytes.count else { return false }
    var start = bracket.range.lowerBound
    // In Japanese, 例 means "example".
    if start >= 3, bytes.isEqual(start &- 3..<start, "例") { return true }
    while start > 0, bracket.range.lowerBound &- start < 6, !isInFront(bytes[start &- 1]) {
      start &-= 1
    }
    guard start == 0 || isInFront(bytes[start &- 1]), start < bracket.range.lowerBound else {
      return false
    }
    let marker = bytes.extracting(start..<bracket.range.lowerBound)
    if marker.count <= 4, marker[0] >= 0x80 {
      return UTF8Sequence.uncheckedScalar(at: 0, in: marker).1 == marker.count
    }
    var isNumber = true
    var isRoman = true
    for index in marker.indices {
      let byte = marker[index]
      isNumber = isNumber && (byte &- 0x30 < 10 || byte == UInt8(ascii: "."))
      isRoman = isRoman && "ivxIVX".utf8.contains(byte)
    }
    return isNumber || isRoman || marker.count == 1 && (marker[0] | 0x20) &- 0x61 < 26
  }

  /// Returns the string's only list marker, if it follows a letter or digit on its line.
  ///
  /// Returns `nil` if the marker is at the start of a line or of a list item. In any other
  /// position, it may be a parenthesis without its partner.
  func lonelyMarker(in bytes: Span<UInt8>) -> Bracket? {
    guard markers.count == 1, let marker = markers.first else { return nil }
    var start = marker.range.lowerBound
    while start > 0, bytes[start &- 1] > 0x20 { start &-= 1 }
    while start > 0, bytes[start &- 1] == 0x20 { start &-= 1 }
    // All non-ASCII characters are treated as letters.
    guard start > 0 else { return nil }
    let last = bytes[start &- 1]
    return last >= 0x80 || (last | 0x20) &- 0x61 < 26 || last &- 0x30 < 10 ? marker : nil
  }

  /// Returns `true` if a list marker may begin directly after a byte.
  private static func isInFront(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "*")
      || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Returns the end of an interval, such as `[0, 1)` or `]1,Inf[`; `nil` if there is none.
  private static func intervalEnd(_ bracket: Bracket, in bytes: Span<UInt8>) -> Int? {
    guard bracket.kind == .round || bracket.kind == .square else { return nil }
    guard var offset = limitEnd(from: bracket.range.upperBound, in: bytes), offset < bytes.count,
      bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: ";")
    else { return nil }
    offset &+= 1
    guard let end = limitEnd(from: offset, in: bytes), end < bytes.count,
      let other = self.bracket(at: end, in: bytes),
      other.kind == .round || other.kind == .square
    else { return nil }
    return other.range.upperBound
  }

  /// Returns the end of an interval's bound: a number, `Inf` or `∞`; `nil` if there is none.
  ///
  /// The bound may have a sign, and spaces on both sides.
  private static func limitEnd(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var offset = start
    func skipBlanks() { while offset < bytes.count, bytes[offset] == 0x20 { offset &+= 1 } }
    skipBlanks()
    if offset < bytes.count, "+-".utf8.contains(bytes[offset]) { offset &+= 1 }
    let first = offset
    if offset &+ 3 <= bytes.count,
      bytes.isEqual(offset..<offset &+ 3, "Inf") || bytes.isEqual(offset..<offset &+ 3, "∞")
    {
      offset &+= 3
    } else {
      while offset < bytes.count, bytes[offset] &- 0x30 < 10 || bytes[offset] == UInt8(ascii: ".") {
        offset &+= 1
      }
    }
    if offset == first { return nil }
    skipBlanks()
    return offset
  }
}
