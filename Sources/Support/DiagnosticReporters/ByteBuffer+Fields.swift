import TextPrimitives

extension ByteBuffer {
  /// Appends the name of a JSON field, preceded by a comma unless the field is the first.
  mutating func appendName(_ name: StaticString) {
    appendComma()
    append(UInt8(ascii: "\""))
    append(name)
    append("\":" as StaticString)
  }

  /// Appends a comma, unless an object or an array has just begun.
  mutating func appendComma() {
    let last = withSpan { $0.isEmpty ? 0 : $0[$0.count - 1] }
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "["), last != 0 { append(UInt8(ascii: ",")) }
  }

  /// Appends a string field, or nothing if the value is `nil`.
  mutating func appendField(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    appendName(name)
    appendJSONString(text)
  }

  /// Appends a number field.
  mutating func appendField(_ name: StaticString, _ number: Int) {
    appendName(name)
    append(decimal: number)
  }

  /// Appends a field with the value `true`, or nothing if `isSet` is `false`.
  mutating func appendFlag(_ name: StaticString, _ isSet: Bool) {
    guard isSet else { return }
    appendName(name)
    append("true" as StaticString)
  }

  /// Appends a field whose value is an object.
  mutating func appendObject(_ name: StaticString, _ body: (inout ByteBuffer) -> Void) {
    appendName(name)
    appendObject(body)
  }

  /// Appends an object as the next element of an array.
  mutating func appendElement(_ body: (inout ByteBuffer) -> Void) {
    appendComma()
    appendObject(body)
  }

  mutating func appendObject(_ body: (inout ByteBuffer) -> Void) {
    append(UInt8(ascii: "{"))
    body(&self)
    append(UInt8(ascii: "}"))
  }

  /// Appends a field with an array of objects, or nothing if there are no elements.
  mutating func appendArray<Element>(
    _ name: StaticString, elements: some Collection<Element>,
    body: (Element, inout ByteBuffer) -> Void
  ) {
    guard !elements.isEmpty else { return }
    appendName(name)
    append(UInt8(ascii: "["))
    for element in elements { appendElement { body(element, &$0) } }
    append(UInt8(ascii: "]"))
  }
}
