public import Diagnostics

/// An error in the content of a catalog file.
///
/// The error contains a range, and a description of what was expected there. It contains no text
/// from the file.
public struct CatalogError: Error, Sendable, Hashable {
  /// The kind of error, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The raw identifier, such as `duplicate-key`.
    public let rawValue: String

    /// Creates a code; static members define the codes of this library.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of error.
  public let code: Code
  /// The byte range of the invalid content; empty if something is missing.
  public let range: SourceRange
  /// The content that was expected instead, as a short English phrase.
  public let expected: String
  /// The range that the invalid content conflicts with, such as the first of two duplicates.
  public let related: SourceRange?
  /// The number of keys that a reader silently loses when it stops at the error.
  ///
  /// The value is `nil` unless the code is ``Code/truncatedTable``.
  public let lostKeys: Int?

  /// Creates an error.
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
  /// The code, the range, and the expected content, without any text from the file.
  public var description: String { "\(code.rawValue) at \(range): expected \(expected)" }
}

extension CatalogError: Comparable {
  /// Orders errors by range, then by code.
  public static func < (left: CatalogError, right: CatalogError) -> Bool {
    if left.range != right.range { return left.range < right.range }
    return left.code.rawValue < right.code.rawValue
  }
}
