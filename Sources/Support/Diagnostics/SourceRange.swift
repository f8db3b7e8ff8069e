/// A half-open range of bytes in a file or a link.
///
/// Offsets are counted in bytes from the start of the original input. For a file in UTF-16, these
/// are the bytes of the file. For a link, they are its UTF-8 bytes. A range contains no text, so an
/// error with a range cannot leak a secret.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let lowerBound: Int
  /// The offset after the last byte; never less than ``lowerBound``.
  public let upperBound: Int

  /// Creates a range of bytes.
  ///
  /// - Precondition: `0 <= lowerBound <= upperBound`.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    precondition(
      0 <= lowerBound && lowerBound <= upperBound,
      "the upper bound of a range must not be less than the lower bound")
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Creates a range of bytes from a standard library range.
  public init(_ range: Range<Int>) {
    self.init(range.lowerBound, range.upperBound)
  }

  /// The number of bytes.
  public var count: Int { upperBound - lowerBound }

  /// The range as a standard library range.
  public var range: Range<Int> { lowerBound..<upperBound }

  /// Returns the range moved by a number of bytes.
  public func shifted(by offset: Int) -> SourceRange {
    SourceRange(lowerBound + offset, upperBound + offset)
  }
}

extension SourceRange: Comparable {
  /// Returns `true` if a range precedes another by start, and then by end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
  }
}

extension SourceRange: CustomStringConvertible {
  /// The range, in the form `8..<16`.
  public var description: String { "\(lowerBound)..<\(upperBound)" }
}
