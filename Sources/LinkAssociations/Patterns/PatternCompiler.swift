/// Turns the text of a pattern into elements.
struct PatternCompiler {
  /// A part of a pattern's text, before wildcards are read.
  enum Part: Hashable {
    case text(Range<Int>)
    case variable(name: String, Range<Int>)
    /// `$(` without a parenthesis that closes it; the rest of the pattern.
    case unterminated(Range<Int>)
  }

  /// The values of the file's own variables.
  let variables: [String: [String]]
  let isCaseSensitive: Bool

  /// Takes a text apart at its variables.
  static func parts(_ bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "(")
      else {
        index += 1
        continue
      }
      if start < index { parts.append(.text(start..<index)) }
      guard let close = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else {
        parts.append(.unterminated(index..<bytes.count))
        return parts
      }
      let name = String(decoding: bytes[index + 2..<close], as: UTF8.self)
      parts.append(.variable(name: name, index..<close + 1))
      index = close + 1
      start = index
    }
    if start < bytes.count { parts.append(.text(start..<bytes.count)) }
    return parts
  }

  /// Compiles a pattern of a query or a fragment.
  ///
  /// An unknown variable stands for its own text, in which wildcards count.
  func compile(_ text: String) -> [PatternElement] {
    let bytes = Array(text.utf8)
    var elements: [PatternElement] = []
    for part in Self.parts(bytes) {
      switch part {
      case .text(let range): append(wildcards: bytes[range], to: &elements)
      case .unterminated(let range): append(wildcards: bytes[range], to: &elements)
      case .variable(let name, let range):
        if let element = element(variable: name) {
          elements.append(element)
        } else {
          append(wildcards: bytes[range], to: &elements)
        }
      }
    }
    return elements
  }

  /// Compiles the pattern of a path.
  ///
  /// Slashes in front and at the end are dropped, so that the pattern is compared with the core of a path, which
  /// has none either.
  func compile(path text: String) -> [PatternElement] { Self.core(compile(text)) }

  /// Compiles a path of the form before iOS 13, which has wildcards and no variables.
  func compile(legacyPath text: String) -> [PatternElement] {
    var elements: [PatternElement] = []
    append(wildcards: Array(text.utf8)[...], to: &elements)
    return Self.core(elements)
  }

  private static func core(_ elements: [PatternElement]) -> [PatternElement] {
    var elements = elements
    if let first = elements.first {
      let trimmed = trimmed(first) {
        Array($0.drop { $0 == 0x2F })
      } onEdge: {
        $0.startIndex
      }
      if let trimmed { elements[0] = trimmed } else { elements.removeFirst() }
    }
    if let last = elements.last {
      let trimmed = trimmed(last) { bytes in
        Array(bytes[..<((bytes.lastIndex { $0 != 0x2F } ?? -1) + 1)])
      } onEdge: {
        $0.endIndex - 1
      }
      if let trimmed { elements[elements.count - 1] = trimmed } else { elements.removeLast() }
    }
    return elements
  }

  /// An element without slashes at one edge; `nil` if nothing is left.
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

  /// What a variable stands for; `nil` for an unknown one.
  func element(variable name: String) -> PatternElement? {
    if let values = variables[name] { return element(values: values) }
    return Self.builtIn[name].map { isCaseSensitive ? $0.exact : $0.caseless }
  }

  private func element(values: [String]) -> PatternElement {
    let choices = values.map { value in
      var elements: [PatternElement] = []
      append(wildcards: Array(value.utf8)[...], to: &elements)
      return elements
    }
    let words = choices.compactMap(\.literal)
    if words.count == choices.count, !words.contains(where: { $0.contains(0x2F) }) {
      return .words(WordSet(words))
    }
    return .choice(merged(choices))
  }

  /// The choices, with all of the form `*c*` for a character *c* as one, so that a list of characters that may stand
  /// nowhere costs no more than one of them.
  private func merged(_ choices: [[PatternElement]]) -> [[PatternElement]] {
    var set = ASCIISet()
    var rest: [[PatternElement]] = []
    for choice in choices {
      if choice.count == 3, choice[0] == .many, choice[2] == .many,
        case .text(let text) = choice[1],
        text.count == 1, text[0] < 0x80, text[0] != UInt8(ascii: "/")
      {
        set.insert(text[0])
      } else {
        rest.append(choice)
      }
    }
    guard choices.count - rest.count > 1 else { return choices }
    return [[.many, .set(isCaseSensitive ? set : set.caseless), .many]] + rest
  }

  private func append(wildcards bytes: ArraySlice<UInt8>, to elements: inout [PatternElement]) {
    var text: [UInt8] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") else {
        text.append(byte)
        continue
      }
      appendText(text, to: &elements)
      text = []
      if byte == UInt8(ascii: "?") {
        elements.append(.one)
      } else if elements.last != .many {
        elements.append(.many)
      }
    }
    appendText(text, to: &elements)
  }

  private func appendText(_ bytes: [UInt8], to elements: inout [PatternElement]) {
    guard !bytes.isEmpty else { return }
    let bytes = isCaseSensitive ? bytes : bytes.map(\.asciiLowercased)
    if case .text(let text)? = elements.last {
      elements[elements.count - 1] = .text(text + bytes)
    } else {
      elements.append(.text(bytes))
    }
  }

  // MARK: Built-in variables

  private static func words(_ words: [String]) -> (PatternElement, PatternElement) {
    (
      .words(WordSet(words.map { Array($0.utf8) })),
      .words(WordSet(words.map { $0.utf8.map(\.asciiLowercased) }))
    )
  }

  /// The variables that every file has, and what they stand for with and without regard to case.
  static let builtIn: [String: (exact: PatternElement, caseless: PatternElement)] = [
    "alpha": (.set(.alpha), .set(.alpha)),
    "upper": (.set(.upper), .set(.alpha)),
    "lower": (.set(.lower), .set(.alpha)),
    "alnum": (.set(.alnum), .set(.alnum)),
    "digit": (.set(.digit), .set(.digit)),
    "xdigit": (.set(.xdigit), .set(.xdigit)),
    "lang": words(ISOCodes.languages),
    "region": words(ISOCodes.regions),
  ]
}

extension UInt8 {
  /// The byte, in lower case if it is an ASCII letter.
  var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// Whether the byte continues a character of several in UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
