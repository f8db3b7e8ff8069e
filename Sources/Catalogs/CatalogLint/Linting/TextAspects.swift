/// In what two texts may differ that rules of typography and content look at.
///
/// Bytes tell in few nanoseconds in which of them two texts are alike, so that a rule sees few texts.
struct TextAspects: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// White space in front.
  static let leading = Self(rawValue: 1 << 0)
  /// White space at the end.
  static let trailing = Self(rawValue: 1 << 1)
  /// Line feeds.
  static let lines = Self(rawValue: 1 << 2)
  /// The last sign.
  static let ending = Self(rawValue: 1 << 3)
  /// Ellipses.
  static let dots = Self(rawValue: 1 << 4)
  /// Numbers.
  static let numbers = Self(rawValue: 1 << 5)
  /// Links and e-mail addresses.
  static let addresses = Self(rawValue: 1 << 6)
  /// All of it: also what two texts have in common.
  static let words = Self(rawValue: 1 << 7)
  /// Two spaces one behind the other, in the translation only.
  static let spaces = Self(rawValue: 1 << 8)
  /// Brackets, of which the translation has some without a partner.
  static let brackets = Self(rawValue: 1 << 9)
  /// Options of a command line, in the source.
  static let options = Self(rawValue: 1 << 10)
  /// Code, in the source.
  static let code = Self(rawValue: 1 << 11)

  /// In what two texts may differ that have these traits, beside what their shapes tell.
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
