/// A pattern as `android.os.PatternMatcher` has it.
///
/// Android compares UTF-16 units of decoded parts, and never goes back: a repetition takes what it can, and
/// what stands behind it must follow at once. Every matching is therefore linear, and some patterns match less
/// than a regular expression of the same spelling would.
public struct AndroidPattern: Sendable, Hashable {
  /// How the text of a pattern is read.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The part equals the text.
    case literal
    /// The part begins with the text.
    case prefix
    /// `.` is any unit, `x*` any number of `x`, `.*` everything before the next unit of the pattern; `\` escapes.
    case simpleGlob
    /// Also sets `[a-z]` and `[^/]`, `+` and `{2,4}`; known from API level 31 on.
    case advancedGlob
    /// The part ends with the text; known from API level 31 on.
    case suffix
  }

  /// How the text is read.
  public let kind: Kind
  /// The text, as it is when the app runs.
  public let text: String
  /// The units of the text.
  let units: [UInt16]
  /// The tokens of an advanced pattern; `nil` for one that Android refuses, and for the other kinds.
  let advanced: AndroidAdvancedPattern?

  /// Compiles a pattern.
  ///
  /// - Complexity: O(*n*).
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    units = Array(text.utf16)
    advanced = kind == .advancedGlob ? AndroidAdvancedPattern(units) : nil
  }

  /// Whether Android can read the pattern; an app with one that it cannot is not installed.
  public var isValid: Bool { kind != .advancedGlob || advanced != nil }

  /// Whether a part matches; an absent one never does.
  ///
  /// - Parameter part: The decoded part in UTF-16.
  /// - Complexity: O(*n* + *p*) for a part of *n* units and a pattern of *p*; of sets, each range is looked at.
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
