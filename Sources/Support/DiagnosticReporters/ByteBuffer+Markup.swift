import TextPrimitives

extension ByteBuffer {
  /// Appends a string escaped for XML 1.0 and HTML, for both content and quoted attributes.
  ///
  /// All of `&<>"'` are escaped, so a string cannot end an attribute, an element, a CDATA section
  /// or a script. U+FFFE, U+FFFF and all control characters except line feeds become U+FFFD,
  /// because [XML 1.0 §2.2](https://www.w3.org/TR/xml/#charsets) forbids most of them even as
  /// references.
  ///
  /// - Complexity: O(*n*).
  mutating func appendMarkup(_ text: String) {
    appendXML(text, [.quotationMarks, .apostrophes, .controls])
  }

  /// Appends a string escaped for XML and HTML, with control and invisible characters spelled out.
  mutating func appendShown(_ text: String) { appendMarkup(DisplayCell.shown(text)) }

  /// Appends a space and an attribute, or nothing if the value is `nil`.
  mutating func appendAttribute(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    append(UInt8(ascii: " "))
    append(name)
    append("=\"" as StaticString)
    appendShown(value)
    append(UInt8(ascii: "\""))
  }

  /// Appends an attribute whose value contains the strings, one per line.
  mutating func appendAttribute(_ name: StaticString, lines values: [String]) {
    append(UInt8(ascii: " "))
    append(name)
    append("=\"" as StaticString)
    appendMarkup(values.map { DisplayCell.shown($0) }.joined(separator: "\n"))
    append(UInt8(ascii: "\""))
  }

  mutating func appendAttribute(_ name: StaticString, _ number: Int) {
    appendAttribute(name, String(number))
  }
}
