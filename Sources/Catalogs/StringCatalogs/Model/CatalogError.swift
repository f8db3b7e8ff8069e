public import Diagnostics

/// What is wrong in the format of a file of a catalog.
///
/// It names a place and what was expected there, and holds nothing of the text.
public struct CatalogError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `duplicate-key`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is wrong.
  public let code: Code
  /// The bytes that are wrong; empty where something is missing.
  public let range: SourceRange
  /// What was expected in their place, as a short English phrase.
  public let expected: String
  /// The place that the error contradicts: of a duplicate the first one.
  public let related: SourceRange?
  /// How many keys a reader that stops at the place loses without a word.
  public let lostKeys: Int?

  /// Makes an error.
  public init(
    code: Code, range: SourceRange, expected: String, related: SourceRange? = nil,
    lostKeys: Int? = nil
  ) {
    self.code = code
    self.range = range
    self.expected = expected
    self.related = related
    self.lostKeys = lostKeys
  }

  init(
    _ code: Code, _ range: Range<Int>, expected: String, related: Range<Int>? = nil,
    lostKeys: Int? = nil
  ) {
    self.init(
      code: code, range: SourceRange(range), expected: expected,
      related: related.map { SourceRange($0) }, lostKeys: lostKeys)
  }
}

extension CatalogError: CustomStringConvertible {
  /// The code, the place and what was expected; nothing of the text.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}

extension CatalogError: Comparable {
  /// Orders by place, then by code.
  public static func < (left: CatalogError, right: CatalogError) -> Bool {
    if left.range != right.range { return left.range < right.range }
    return left.code.rawValue < right.code.rawValue
  }
}
