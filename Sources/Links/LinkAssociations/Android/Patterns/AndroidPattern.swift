/// A pattern that matches like Android's `android.os.PatternMatcher`.
///
/// Android compares the UTF-16 units of decoded link parts and never backtracks: the extent of a
/// repetition does not change if the rest of the pattern then fails to match. Matching therefore
/// takes linear time, and some patterns match less than a regular expression with the same
/// spelling.
public struct AndroidPattern: Sendable, Hashable {
  /// The syntax of a pattern.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Matches a part that equals the text.
    case literal
    /// Matches a part that begins with the text.
    case prefix
    /// A pattern with the wildcards `.` and `*`, and with the backslash as escape.
    ///
    /// `.` matches any unit, `x*` any number of `x`, and `.*` everything before the first
    /// occurrence of the pattern's next unit.
    case simpleGlob
    /// A simple pattern with sets (`[a-z]`, `[^/]`), `+`, and `{2,4}`; requires API level 31.
    case advancedGlob
    /// Matches a part that ends with the text; requires API level 31.
    case suffix
  }

  /// The syntax of the pattern.
  public let kind: Kind
  /// The text of the pattern as the running app reads it.
  public let text: String
  /// The UTF-16 units of the text.
  let units: [UInt16]
  /// The tokens of an advanced pattern; `nil` if the pattern is invalid or of a different kind.
  let advanced: AndroidAdvancedPattern?

  /// Compiles a pattern.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the pattern.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    units = Array(text.utf16)
    advanced = kind == .advancedGlob ? AndroidAdvancedPattern(units) : nil
  }

  /// A Boolean value that indicates whether Android can parse the pattern.
  ///
  /// Devices do not install an app with an invalid pattern.
  public var isValid: Bool { kind != .advancedGlob || advanced != nil }

  /// Returns `true` if a part of a link matches; an absent part never does.
  ///
  /// - Parameter part: The decoded part in UTF-16.
  /// - Complexity: O(*n* + *p*) for a part of *n* units and a pattern of *p* units. For a set, each
  ///   of its ranges is checked in turn.
  public func matches(_ part: [UInt16]?) -> Bool {
    guard let part else { return false }
    return switch kind {
    case .literal: part == units
    case .prefix: part.starts(with: units)
    case .suffix: part.count >= units.count && part.suffix(units.count).elementsEqual(units)
    case .simpleGlob: AndroidGlob.matches(units, part)
    case .advancedGlob: advanced?.matches(part) ?? false
    }
  }
}
