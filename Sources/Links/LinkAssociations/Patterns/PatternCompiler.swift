import URLSyntax

/// Compiles the text of a pattern into elements.
struct PatternCompiler {
  /// A part of a pattern's text, before wildcards are read.
  enum Part: Hashable {
    case text(Range<Int>)
    case variable(name: String, Range<Int>)
    /// `$(` without a closing parenthesis, up to the end of the pattern.
    case unterminated(Range<Int>)
  }

  /// The values of the variables that the file defines.
  let variables: [String: [String]]
  let isCaseSensitive: Bool

  /// Splits the text of a pattern at its variables.
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

  /// Compiles a pattern for a query or a fragment.
  ///
  /// An unknown variable is read as plain text, in which wildcards are still recognized.
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

  /// Compiles a pattern for a path.
  ///
  /// Leading and trailing slashes are dropped, because the pattern is compared with the core of a
  /// path, which has none either.
  func compile(path text: String) -> [PatternElement] { Self.core(compile(text)) }

  /// Compiles a path in the form used before iOS 13, which has wildcards and no variables.
  func compile(legacyPath text: String) -> [PatternElement] {
    var elements: [PatternElement] = []
    append(wildcards: Array(text.utf8)[...], to: &elements)
    return Self.core(elements)
  }

  /// Appends the elements for text that may contain wildcards.
  func append(wildcards bytes: ArraySlice<UInt8>, to elements: inout [PatternElement]) {
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
}
