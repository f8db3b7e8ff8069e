import TextPrimitives

extension XMLScanner {
  /// Passes over the rest of an element whose start tag was read, and returns the bytes between its
  /// tags.
  ///
  /// - Parameters:
  ///   - name: The bytes of its name.
  ///   - tag: The bytes of its start tag, which an error about a missing end names.
  ///   - maximumDepth: The most elements inside that may be open.
  ///   - hasEntities: `true` if the document declares entities, so that references may be theirs.
  /// - Throws: ``Failure`` with the first place that is wrong.
  /// - Complexity: O(*n*); most elements have no others inside, and nothing is allocated.
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
          throw .init(range: range, expected: "fewer elements in one another")
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

  /// The expectation where tags are not nested.
  package static let nesting = "tags that close what was opened last"
}
