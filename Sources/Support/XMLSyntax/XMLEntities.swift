import TextPrimitives

/// The entities that the type of an XML document declares.
///
/// None is ever expanded here, so none can grow; what other programs do with them is worth a word.
public struct XMLEntities: Hashable, Sendable {
  /// What one that is refused should be.
  public static let expectation = "a text of its own for each entity"

  /// A Boolean value that indicates whether there are any.
  public private(set) var areDeclared = false
  /// The first that is made of others, and may grow without end, or is read from elsewhere.
  public private(set) var firstNested: Range<Int>?

  /// Looks at a document type.
  ///
  /// - Complexity: O(*n*) in its bytes.
  public init(in range: Range<Int>, _ bytes: Span<UInt8>) {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      guard bytes.isEqual(offset..<offset + 8, "<!ENTITY") else {
        offset += 1
        continue
      }
      areDeclared = true
      var end = offset
      while end < range.upperBound, bytes[end] != UInt8(ascii: ">") { end += 1 }
      let declaration = offset..<end
      let isNested = declaration.contains {
        bytes[$0] == UInt8(ascii: "%")
          || (bytes[$0] == UInt8(ascii: "&") && $0 + 1 < end
            && bytes[$0 + 1] != UInt8(ascii: "#"))
      }
      let front = String(decoding: declaration.prefix(200).map { bytes[$0] }, as: UTF8.self)
      if isNested || front.contains(" SYSTEM ") || front.contains(" PUBLIC ") {
        firstNested = declaration
        return
      }
      offset = end
    }
  }
}
