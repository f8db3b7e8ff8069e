extension PatternCompiler {
  /// Returns the elements without leading and trailing slashes.
  static func core(_ elements: [PatternElement]) -> [PatternElement] {
    var elements = elements
    // After text that consists only of slashes, a variable may begin with more slashes.
    while let first = elements.first {
      let trimmed = trimmed(first) {
        Array($0.drop { $0 == 0x2F })
      } onEdge: {
        $0.startIndex
      }
      guard let trimmed else {
        elements.removeFirst()
        continue
      }
      elements[0] = trimmed
      break
    }
    while let last = elements.last {
      let trimmed = trimmed(last) { bytes in
        Array(bytes[..<((bytes.lastIndex { $0 != 0x2F } ?? -1) + 1)])
      } onEdge: {
        $0.endIndex - 1
      }
      guard let trimmed else {
        elements.removeLast()
        continue
      }
      elements[elements.count - 1] = trimmed
      break
    }
    return elements
  }

  /// Returns an element without slashes at one end; `nil` if nothing remains.
  private static func trimmed(
    _ element: PatternElement, _ trim: ([UInt8]) -> [UInt8],
    onEdge edge: ([PatternElement]) -> Int
  ) -> PatternElement? {
    switch element {
    case .text(let bytes):
      let rest = trim(bytes)
      return rest.isEmpty ? nil : .text(rest)
    case .choice(let choices):
      return .choice(
        choices.map { choice in
          guard !choice.isEmpty else { return choice }
          var choice = choice
          let index = edge(choice)
          guard case .text(let bytes) = choice[index] else { return choice }
          let rest = trim(bytes)
          if rest.isEmpty { choice.remove(at: index) } else { choice[index] = .text(rest) }
          return choice
        })
    case .one, .many, .set, .words: return element
    }
  }
}
