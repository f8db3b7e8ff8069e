/// What of a text has to be the same in another one for most rules of typography and content to pass both over.
///
/// It is found in one look at the ends, and in one pass over texts with digits or line feeds. That of a source
/// serves for all of its translations.
struct TextShape: Hashable, Sendable {
  /// The white space in front: its length, and its first byte.
  private(set) var leading = 0
  /// The white space at the end: its length, and its last byte.
  private(set) var trailing = 0
  /// How many line feeds there are.
  private(set) var lines = 0
  /// The sign at the end.
  private(set) var ending = TextEnding.none
  /// How often each digit occurs, added up; digits of other scripts make it unlike any other.
  private(set) var digits = 0
  /// The brackets.
  private(set) var brackets = BracketCount()

  /// Looks at a text.
  ///
  /// - Complexity: O(*n*) if it has digits or line feeds, else O(*e*) in the white space and signs at the ends.
  init(of bytes: Span<UInt8>, _ traits: TextTraits) {
    if bytes.isEmpty { return }
    let front = TextEdges.leading(bytes)
    if front > 0 { leading = front << 8 | Int(bytes[0]) }
    let behind = TextEdges.trailing(bytes)
    if behind > 0 { trailing = behind << 8 | Int(bytes[bytes.count &- 1]) }
    ending = TextEnding(of: bytes)
    if traits.contains(.lineOrTab) {
      for index in bytes.indices where bytes[index] == 0x0A { lines &+= 1 }
    }
    if traits.contains(.bracket) { brackets = BracketCount(of: bytes) }
    if traits.contains(.foreignPercent) { digits = Self.hasForeignDigits }
    if traits.contains(.digit) {
      for index in bytes.indices {
        let digit = bytes[index] &- 0x30
        // Six bits for each; what is carried over from one to the next is the same for the same digits.
        if digit < 10 { digits &+= 1 &<< (Int(digit) &* 6) }
      }
    }
  }

  private static let hasForeignDigits = 1 << 62

  /// In what another text may differ.
  func aspects(unlike other: TextShape) -> TextAspects {
    var found: TextAspects = .words
    if leading != other.leading { found.insert(.leading) }
    if trailing != other.trailing { found.insert(.trailing) }
    // A line feed may have moved from one end to the other.
    if lines != other.lines || leading != other.leading || trailing != other.trailing {
      found.insert(.lines)
    }
    // Of a question, both signs are looked at.
    if other.ending == .question || ending != other.ending { found.insert(.ending) }
    if digits != other.digits || digits & Self.hasForeignDigits != 0 { found.insert(.numbers) }
    if brackets.mayBeBroken(other.brackets) { found.insert(.brackets) }
    return found
  }
}
