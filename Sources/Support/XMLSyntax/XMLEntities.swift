import TextPrimitives

/// The entities that the document type of an XML document declares.
///
/// This module never expands entities, so a document cannot make it use excessive memory. Other
/// programs may expand entities, so the readers that use this module report dangerous entities.
public struct XMLEntities: Hashable, Sendable {
  /// A description of acceptable entities, for use in errors about rejected entities.
  public static let expectation = "literal text for each entity"

  /// A Boolean value that indicates whether any entity is declared.
  public private(set) var areDeclared = false
  /// The range of the first declaration of an entity that refers to other entities or a resource;
  /// `nil` if there is none.
  ///
  /// Such a resource is a file or a URL outside the document. The size of expanded nested entities
  /// can grow exponentially.
  public private(set) var firstNested: Range<Int>?

  /// Finds the entities in a document type.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the document type in bytes.
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
