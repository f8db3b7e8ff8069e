import TextPrimitives

extension ByteBuffer {
  /// Appends a text as XML 1.0 and HTML hold it, in content and in quoted attributes alike.
  ///
  /// No reader has to be trusted with less than all of `&<>"'`: so no text ends an attribute, an element, a CDATA
  /// section or a script. Controls and U+FFFE and U+FFFF, which
  /// [XML 1.0 §2.2](https://www.w3.org/TR/xml/#charsets) does not let in even as references, become U+FFFD; a line
  /// break stays.
  ///
  /// - Complexity: O(*n*).
  mutating func appendMarkup(_ text: String) {
    appendXML(text, [.quotationMarks, .apostrophes, .controls])
  }

  /// Appends a text on one line, in which what does something instead of showing itself is spelled out.
  mutating func appendShown(_ text: String) { appendMarkup(DisplayCell.shown(text)) }

  /// Appends an attribute with a blank in front; none for `nil`.
  mutating func appendAttribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    append(UInt8(ascii: " "))
    append(name)
    append("=\"" as StaticString)
    appendShown(value)
    append(UInt8(ascii: "\""))
  }

  /// Appends an attribute with a value on each of its lines.
  mutating func appendAttribute(_ name: StaticString, lines values: [String]) {
    append(UInt8(ascii: " "))
    append(name)
    append("=\"" as StaticString)
    appendMarkup(values.map { DisplayCell.shown($0) }.joined(separator: "\n"))
    append(UInt8(ascii: "\""))
  }

  /// Appends an attribute with a number.
  mutating func appendAttribute(_ name: StaticString, _ number: Int) {
    appendAttribute(name, String(number))
  }
}
