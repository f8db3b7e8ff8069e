public import Diagnostics

/// A string of a catalog: its byte range in the file, and its spelling.
///
/// It does not store the characters. Use ``CatalogFile/string(_:)`` to decode them.
public struct CatalogText: Hashable, Sendable {
  /// The encoding and escaping of a string.
  public enum Spelling: UInt8, Hashable, Sendable, CaseIterable {
    /// UTF-8 without escape sequences.
    case verbatim
    /// The content of a JSON string, with escape sequences.
    case json
    /// The content of an old-style property list string in UTF-8, with escape sequences.
    case propertyList
    /// The content of an old-style property list string in little-endian UTF-16.
    case propertyListUTF16LittleEndian
    /// The content of an old-style property list string in big-endian UTF-16.
    case propertyListUTF16BigEndian
    /// The value of an XML attribute, or the content of an element without child elements.
    case xml
    /// A format-specific spelling, which only the file can decode.
    case native
    /// A format-specific spelling in ISO 8859-1.
    case nativeLatin1
    /// Format-specific comment lines, which only the file can decode.
    case comment
    /// Format-specific comment lines in ISO 8859-1.
    case commentLatin1

    /// `true` if the charset of the file contains all Unicode characters.
    package var takesUnicode: Bool {
      self != .nativeLatin1 && self != .commentLatin1
    }
  }

  private let start: UInt32
  private let end: UInt32
  /// The encoding and escaping of the bytes.
  public let spelling: Spelling

  init(_ range: Range<Int>, _ spelling: Spelling) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.spelling = spelling
  }

  /// The byte range of the string, without the enclosing quotation marks or tags.
  public var range: Range<Int> { Int(start)..<Int(max(start, end)) }
  /// The byte range of the string as a source range, without the enclosing quotation marks or tags.
  public var sourceRange: SourceRange { SourceRange(range) }
  /// A Boolean value that indicates whether the bytes are the UTF-8 of the decoded string.
  public var isVerbatim: Bool { spelling == .verbatim }
  /// A Boolean value that indicates whether the byte range is empty.
  ///
  /// The value is `false` if the range contains bytes that decode to no characters, such as a tag.
  public var isEmpty: Bool { start >= end }
}
