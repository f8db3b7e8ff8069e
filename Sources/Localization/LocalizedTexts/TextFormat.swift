/// A format string, parsed into literals and placeholders.
///
/// `%@` represents a string and `%lld` an integer; each uses the next argument. `%1$@` and `%1$lld`
/// specify the one-based position of the argument. `%%` represents a percent sign. Any other
/// percent sign is malformed and remains unchanged.
package struct TextFormat: Hashable, Sendable {
  /// The type of a placeholder's argument.
  package enum Kind: Hashable, Sendable {
    /// A string, written as `%@`.
    case string
    /// An integer, written as `%lld`.
    case integer
  }

  /// A placeholder, such as `%@` or `%1$lld`.
  package struct Placeholder: Hashable, Sendable {
    /// The one-based position of the placeholder's argument.
    package var position: Int
    /// The type of the placeholder's argument.
    package var kind: Kind
    /// `true` if the placeholder specifies the position of its argument.
    package var isNumbered: Bool
    /// The placeholder as written in the format string.
    package var spelling: Substring
  }

  /// A part of a format string.
  package enum Segment: Hashable, Sendable {
    /// A string without a percent sign.
    case literal(Substring)
    /// A percent sign, written as `%%`.
    case percentSign
    /// A placeholder for an argument.
    case placeholder(Placeholder)
    /// A percent sign that does not start a placeholder.
    case malformed(Substring)
  }

  /// The parts, in order.
  package var segments: [Segment] = []

  /// Parses a format string.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  package init(_ text: String) {
    var next = 1
    var rest = text[...]
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      if percent > rest.startIndex { segments.append(.literal(rest[..<percent])) }
      let (segment, end) = Self.segment(of: rest[percent...], next: &next)
      segments.append(segment)
      rest = rest[end...]
    }
    if !rest.isEmpty { segments.append(.literal(rest)) }
  }

  /// The placeholders, in the order of the string.
  package var placeholders: [Placeholder] {
    segments.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// Returns the first segment of a string that starts with a percent sign, and the segment's end.
  private static func segment(
    of text: Substring, next: inout Int
  ) -> (Segment, Substring.Index) {
    let bytes = text.utf8
    let start = bytes.index(after: bytes.startIndex)
    if bytes[start...].first == UInt8(ascii: "%") {
      return (.percentSign, bytes.index(after: start))
    }
    var position: Int?
    var cursor = start
    let digits = bytes[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if digits.endIndex < bytes.endIndex, bytes[digits.endIndex] == UInt8(ascii: "$"),
      digits.first != UInt8(ascii: "0"), digits.count <= 2,
      let number = Int(String(Substring(digits)))
    {
      position = number
      cursor = bytes.index(after: digits.endIndex)
    }
    for (letters, kind) in [("@", Kind.string), ("lld", Kind.integer)]
    where bytes[cursor...].starts(with: letters.utf8) {
      let end = bytes.index(cursor, offsetBy: letters.utf8.count)
      let placeholder = Placeholder(
        position: position ?? next, kind: kind, isNumbered: position != nil,
        spelling: text[..<end])
      if position == nil { next += 1 }
      return (.placeholder(placeholder), end)
    }
    return (.malformed(text[..<start]), start)
  }
}
