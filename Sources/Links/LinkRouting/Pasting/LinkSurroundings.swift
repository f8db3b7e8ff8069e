import Diagnostics
import TextPrimitives
import URLSyntax

/// The removal of the characters around a link in a pasted text.
///
/// A link starts with a letter or a digit, so all removable characters before it are removed. At
/// the end, the rules are those of link detection in [UTS
/// #58](https://www.unicode.org/reports/tr58/):
///
/// - A link never ends in a character that it cannot contain.
/// - A closing bracket is part of the link only if its opening bracket is.
/// - Trailing punctuation is part of the sentence around the link.
struct LinkSurroundings {
  typealias Kind = PastedLink.Removal.Kind

  /// The maximum number of characters that are removed one by one, each before a new match attempt.
  static let maximumPeeled = 8
  /// The maximum number of removed opening characters, such as `(`, whose closing characters are
  /// searched for at the end.
  private static let maximumOpeners = 8

  /// The pasted text without the removed characters.
  private(set) var reading: PastedText
  private let bytes: Bytes
  /// The ASCII characters that were removed at the start, the outermost first.
  private var openers: Bytes = []
  /// The offset before which all bytes are part of the link.
  private var endOfPairs = 0

  init(_ span: Span<UInt8>) {
    reading = PastedText(exactly: span)
    bytes = Bytes(span, span.indices)
  }

  // MARK: The start

  /// Removes leading characters that cannot start a link.
  mutating func removeStart() {
    let target = Self.lastTarget(in: bytes)
    var start = 0
    while start < bytes.count,
      let (scalar, length) = UTF8Sequence.scalar(at: start, in: bytes.span),
      let kind = Kind(surrounding: scalar)
    {
      if scalar == "[", let target, start < target {
        // The text is Markdown, `[text](link)`.
        reading.removeFirst(target - start, as: .markdown)
        addOpener(UInt8(ascii: "("))
        start = target
      } else {
        reading.removeFirst(length, as: kind)
        if scalar.isASCII { addOpener(bytes[start]) }
        start += length
      }
    }
  }

  /// Returns the offset after the last `](`, or `nil` if there is none.
  private static func lastTarget(in bytes: Bytes) -> Int? {
    var end = bytes.count
    while end >= 2 {
      if bytes[end - 1] == UInt8(ascii: "("), bytes[end - 2] == UInt8(ascii: "]") { return end }
      end -= 1
    }
    return nil
  }

  private mutating func addOpener(_ byte: UInt8) {
    if openers.count < Self.maximumOpeners { openers.append(byte) }
  }

  // MARK: The end

  /// Removes trailing characters that cannot end a link.
  ///
  /// If an opening character was removed at the start, its closing character is removed too, with
  /// all characters after it.
  mutating func removeEnd() {
    removeLabel()
    endOfPairs = endOfLastPair()
    var characters = trailingCharacters
    // Of the trailing characters, remove the first that a link cannot contain, and all after it.
    if let first = characters.lastIndex(where: \.isForbidden) {
      for character in characters[...first] { remove(character) }
      characters.removeSubrange(...first)
    }
    for opener in openers {
      let closer = Self.closer(of: opener)
      guard let index = characters.firstIndex(where: { bytes[$0.start] == closer }) else {
        continue
      }
      for character in characters[...index] { remove(character) }
      characters.removeSubrange(...index)
    }
  }

  /// Removes one trailing punctuation character that may be part of the text around the link.
  ///
  /// - Returns: `false` if there is none.
  mutating func removeLastCharacter() -> Bool {
    guard let last = trailingCharacters.first else { return false }
    remove(last)
    return true
  }

  private mutating func remove(_ character: Character) {
    reading.removeLast(reading.core.upperBound - character.start, as: character.kind)
  }

  /// Removes the label of `<link|label>`, which Slack writes, or the title of `(link "title")`.
  private mutating func removeLabel() {
    let link = bytes[reading.core]
    let last = link.last { $0 > 0x20 }
    let label: Int?
    if openers.contains(UInt8(ascii: "<")), last == UInt8(ascii: ">") {
      label = link.firstIndex(of: UInt8(ascii: "|"))
    } else if openers.contains(UInt8(ascii: "(")), last == UInt8(ascii: ")") {
      label = link.firstIndex(of: UInt8(ascii: " ")).flatMap { space in
        let title = link[space...].first { $0 != UInt8(ascii: " ") }
        return title == UInt8(ascii: "\"") || title == UInt8(ascii: "'") ? space : nil
      }
    } else {
      label = nil
    }
    guard let label else { return }
    reading.removeLast(reading.core.upperBound - label, as: .markdown)
  }

  /// A character at the end of the text.
  private struct Character {
    var kind: Kind
    var start: Int
    /// `true` if a link contains the character only percent-encoded.
    var isForbidden: Bool
  }

  /// The characters at the end that may belong to the text around the link, the last one first.
  private var trailingCharacters: [Character] {
    var characters: [Character] = []
    var end = reading.core.upperBound
    while end > endOfPairs,
      let (scalar, length) = UTF8Sequence.scalar(before: end, in: bytes.span),
      let kind = Kind(surrounding: scalar)
    {
      let start = end - length
      if scalar.isASCII, !isRemovable(at: start) { break }
      characters.append(
        Character(kind: kind, start: start, isForbidden: Self.isForbidden(scalar)))
      end = start
    }
    return characters
  }

  /// Returns `true` if an ASCII character at the end may belong to the text around the link.
  ///
  /// A hyphen and the dots of an ellipsis are kept: removing them would result in a different link.
  private func isRemovable(at offset: Int) -> Bool {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "-"): return false
    case UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "|"): return openers.contains(byte)
    case UInt8(ascii: "."): return offset == 0 || bytes[offset - 1] != byte
    default: return true
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."~": "\"<>^`{|}".unicodeScalars.contains(scalar)
    default: true
    }
  }

  private static func closer(of opener: UInt8) -> UInt8 {
    switch opener {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: opener
    }
  }
}

extension LinkSurroundings {
  /// Returns the offset after the last bracket or quotation mark that closes a pair in the link, or
  /// the start of the link if it contains no pair.
  ///
  /// All bytes before the offset are part of the link, as in `?id={{user}}`.
  private func endOfLastPair() -> Int {
    var openings: [Unicode.Scalar] = []
    var end = reading.core.lowerBound
    var offset = end
    while offset < reading.core.upperBound {
      guard let (scalar, length) = UTF8Sequence.scalar(at: offset, in: bytes.span) else { break }
      offset += length
      switch scalar.properties.generalCategory {
      case .openPunctuation, .initialPunctuation: openings.append(scalar)
      case .closePunctuation, .finalPunctuation:
        guard let last = openings.last, Self.isPair(last, scalar) else { continue }
        openings.removeLast()
        end = offset
      default: continue
      }
    }
    return end
  }

  /// Returns `true` if the second character closes a pair that the first one opens.
  ///
  /// Of the characters beyond ASCII, each opening character forms a pair with each closing one.
  private static func isPair(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> Bool {
    switch (opening, closing) {
    case ("(", ")"), ("[", "]"), ("{", "}"): true
    default: !opening.isASCII && !closing.isASCII
    }
  }
}

extension PastedText {
  /// Excludes bytes at the start of the link, and records them as removed.
  fileprivate mutating func removeFirst(_ count: Int, as kind: PastedLink.Removal.Kind) {
    let start = core.lowerBound
    core = start + count..<core.upperBound
    if let last = removals.last, last.kind == kind, last.range.upperBound == start {
      removals[removals.count - 1].range = SourceRange(last.range.lowerBound, start + count)
    } else {
      removals.append(PastedLink.Removal(kind, start..<start + count))
    }
  }

  /// Excludes bytes at the end of the link, and records them as removed.
  fileprivate mutating func removeLast(_ count: Int, as kind: PastedLink.Removal.Kind) {
    let end = core.upperBound
    core = core.lowerBound..<end - count
    let index = removals.firstIndex { $0.range.lowerBound >= end } ?? removals.count
    if index < removals.count, removals[index].kind == kind,
      removals[index].range.lowerBound == end
    {
      removals[index].range = SourceRange(end - count, removals[index].range.upperBound)
    } else {
      removals.insert(PastedLink.Removal(kind, end - count..<end), at: index)
    }
  }
}
