public import Diagnostics

/// A text of a catalog: where its bytes stand in the file, and how they spell it.
///
/// It holds no characters. ``CatalogFile/string(_:)`` decodes it when somebody asks.
public struct CatalogText: Hashable, Sendable {
  /// How bytes spell a text.
  public enum Spelling: UInt8, Hashable, Sendable, CaseIterable {
    /// UTF-8, each byte for itself.
    case verbatim
    /// The inside of a JSON string with escapes.
    case json
    /// The inside of a string of an old-style property list in UTF-8, with escapes.
    case propertyList
    /// The same in UTF-16, low bytes first.
    case propertyListUTF16LittleEndian
    /// The same in UTF-16, high bytes first.
    case propertyListUTF16BigEndian
    /// The value of an attribute in XML, with references.
    case xml
    /// A string in the spelling of the file format, which only its file decodes.
    case native
    /// The same in ISO 8859-1.
    case nativeLatin1
    /// Comments in the lines of the file format, which only its file decodes.
    case comment
    /// The same in ISO 8859-1.
    case commentLatin1

    /// `true` if the charset of the file has every character.
    package var takesUnicode: Bool {
      self != .nativeLatin1 && self != .commentLatin1
    }
  }

  private let start: UInt32
  private let end: UInt32
  /// How the bytes spell the text.
  public let spelling: Spelling

  init(_ range: Range<Int>, _ spelling: Spelling) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.spelling = spelling
  }

  /// The bytes between the quotation marks or tags.
  public var range: Range<Int> { Int(start)..<Int(max(start, end)) }
  /// The bytes between the quotation marks or tags.
  public var sourceRange: SourceRange { SourceRange(range) }
  /// Whether the bytes are the text as it is: then nobody has to decode them.
  public var isVerbatim: Bool { spelling == .verbatim }
  /// Whether there is no character; a text of one that is left out, such as a tag, is not empty here.
  public var isEmpty: Bool { start >= end }
}
