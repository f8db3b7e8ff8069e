public import Diagnostics

/// A string of a catalog: its byte range in the file, and its spelling.
///
/// It contains no characters. ``CatalogFile/string(_:)`` decodes it.
public struct CatalogText: Hashable, Sendable {
  /// The encoding and escaping of a string.
  public enum Spelling: UInt8, Hashable, Sendable, CaseIterable {
    /// UTF-8 without escape sequences.
    case verbatim
    /// The inside of a JSON string, with escape sequences.
    case json
    /// The inside of an old-style property list string in UTF-8, with escape sequences.
    case propertyList
    /// The inside of an old-style property list string in little-endian UTF-16.
    case propertyListUTF16LittleEndian
    /// The inside of an old-style property list string in big-endian UTF-16.
    case propertyListUTF16BigEndian
    /// The value of an XML attribute, with references.
    case xml
    /// The spelling of the file format, which only the file decodes.
    case native
    /// The spelling of the file format, in ISO 8859-1.
    case nativeLatin1
    /// Comment lines of the file format, which only the file decodes.
    case comment
    /// Comment lines of the file format, in ISO 8859-1.
    case commentLatin1

    /// `true` if the charset of the file has every character.
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

  /// The byte range between the quotation marks or tags.
  public var range: Range<Int> { Int(start)..<Int(max(start, end)) }
  /// The byte range between the quotation marks or tags.
  public var sourceRange: SourceRange { SourceRange(range) }
  /// A Boolean value that indicates whether the bytes are the string, without any decoding.
  public var isVerbatim: Bool { spelling == .verbatim }
  /// A Boolean value that indicates whether the byte range is empty.
  ///
  /// A string whose bytes decode to nothing, such as a tag, is not empty here.
  public var isEmpty: Bool { start >= end }
}
