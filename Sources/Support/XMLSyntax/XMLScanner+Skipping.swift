import TextPrimitives

extension XMLScanner {
  /// Skips to the end of an element after its start tag, and returns the range of its content.
  ///
  /// - Parameters:
  ///   - name: The byte range of the element's name.
  ///   - tag: The byte range of the start tag, which is the range of the error if the end tag is
  ///     missing.
  ///   - maximumDepth: The maximum number of open elements inside this element.
  ///   - hasEntities: `true` if the document declares entities; unknown names of references are
  ///     then accepted.
  /// - Throws: ``Failure`` with the range of the first error.
  /// - Complexity: O(*n*). An element without children requires no allocation.
  package mutating func skipElement(
    named name: Range<Int>, tag: Range<Int>, maximumDepth: Int, hasEntities: Bool,
    in bytes: Span<UInt8>
  ) throws(Failure) -> Range<Int> {
    let start = offset
    var open: [Range<Int>] = []
    while let token = try next(bytes) {
      switch token {
      case .start(let inner, _, let isEmpty, let range):
        if !isEmpty { open.append(inner) }
        if open.count > maximumDepth {
          throw .init(range: range, expected: "fewer levels of nested elements")
        }
      case .end(let inner, let range):
        let last = open.popLast()
        guard bytes.isSame(inner, last ?? name) else {
          throw .init(range: range, expected: Self.nesting)
        }
        if last == nil { return start..<range.lowerBound }
      case .text(let range):
        if let unknown = XMLReference.firstUnknown(in: range, hasEntities: hasEntities, bytes) {
          throw .init(range: unknown, expected: XMLReference.expectation)
        }
      case .doctype(let range): throw .init(range: range, expected: Self.nesting)
      default: break
      }
    }
    throw .init(range: tag, expected: "a closing tag")
  }

  /// A description of correct nesting, for use in errors about incorrectly nested tags.
  package static let nesting = "the end tag of the innermost open element"
}
