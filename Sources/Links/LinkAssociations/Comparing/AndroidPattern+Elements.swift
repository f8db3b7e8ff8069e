extension AndroidPattern {
  /// Elements of an Apple pattern that match approximately the same strings as this pattern.
  ///
  /// They are used to search for example links. Android's matcher never backtracks, but the matcher
  /// for elements does. Each link that is found with the elements is therefore checked against the
  /// pattern itself.
  var elements: [PatternElement] {
    let text = PatternElement.text(Array(text.utf8))
    switch kind {
    case .literal: return [text]
    case .prefix: return [text, .many]
    case .suffix: return [.many, text]
    case .simpleGlob: return globElements
    case .advancedGlob: return (advanced?.tokens ?? []).flatMap(Self.elements)
    }
  }

  private var globElements: [PatternElement] {
    var elements: [PatternElement] = []
    var scalars = Array(text.unicodeScalars)[...]
    while var scalar = scalars.popFirst() {
      let isEscaped = scalar == "\\"
      if isEscaped, let next = scalars.popFirst() { scalar = next }
      let isWild = scalar == "." && !isEscaped
      let element = isWild ? PatternElement.one : .text(Array(String(scalar).utf8))
      if scalars.first == "*" {
        scalars.removeFirst()
        elements.append(isWild ? .many : .choice([[], [element], [element, element]]))
      } else {
        elements.append(element)
      }
    }
    return elements
  }

  /// Returns a token repeated its minimum number of times, followed by some optional repetitions.
  private static func elements(of token: AndroidAdvancedPattern.Token) -> [PatternElement] {
    let isAny = token.isInverse && token.ranges.isEmpty
    var set = ASCIISet()
    for byte in UInt8(0x21)...0x7E where token.accepts(UInt16(byte)) { set.insert(byte) }
    let element = isAny ? PatternElement.one : .set(set)
    let required = Array(repeating: element, count: min(max(token.minimum, 0), 64))
    if token.maximum == Int.max, isAny { return required + [.many] }
    let more = min(token.maximum == Int.max ? 3 : token.maximum - required.count, 8)
    return required + Array(repeating: .choice([[], [element]]), count: max(0, more))
  }
}
