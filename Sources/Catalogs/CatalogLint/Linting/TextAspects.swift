/// The differences between a source and a target string that typography and content rules check.
///
/// They are found in a few nanoseconds by comparing properties of the two strings. Each rule then
/// checks only pairs that differ in its aspect.
struct TextAspects: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// Leading white space.
  static let leading = Self(rawValue: 1 << 0)
  /// Trailing white space.
  static let trailing = Self(rawValue: 1 << 1)
  /// Line feeds.
  static let lines = Self(rawValue: 1 << 2)
  /// The final punctuation mark.
  static let ending = Self(rawValue: 1 << 3)
  /// Ellipses.
  static let dots = Self(rawValue: 1 << 4)
  /// Numbers.
  static let numbers = Self(rawValue: 1 << 5)
  /// Links and e-mail addresses.
  static let addresses = Self(rawValue: 1 << 6)
  /// The whole strings, for rules that check all pairs.
  static let words = Self(rawValue: 1 << 7)
  /// Two adjacent spaces that only the translation contains.
  static let spaces = Self(rawValue: 1 << 8)
  /// Brackets, if the translation may contain unpaired ones.
  static let brackets = Self(rawValue: 1 << 9)
  /// Command-line options in the source.
  static let options = Self(rawValue: 1 << 10)
  /// Code in the source.
  static let code = Self(rawValue: 1 << 11)

  /// Returns the aspects that follow from the traits; ``TextShape`` finds the other aspects.
  static func found(by source: TextTraits, _ target: TextTraits) -> TextAspects {
    var found: TextAspects = []
    let traits = source.union(target)
    if !traits.isDisjoint(with: [.dots, .ellipsis]) { found.insert(.dots) }
    if traits.contains(.address) { found.insert(.addresses) }
    if target.contains(.doubleSpace), !source.contains(.doubleSpace) { found.insert(.spaces) }
    if source.contains(.hyphens) { found.insert(.options) }
    if !source.isDisjoint(with: [.markdown, .markup, .apostrophe]) { found.insert(.code) }
    return found
  }
}
