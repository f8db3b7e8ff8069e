/// Finds keys in single-file Vue components, both in scripts and in template expressions.
enum VueKeyFinder {
  /// Returns the uses of keys in a component.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func find(in bytes: [UInt8]) -> [KeyUse] {
    var uses: [KeyUse] = []
    var offset = 0
    var tag = 0
    func search(_ range: Range<Int>, allowsJSX: Bool = false) {
      uses += ScriptKeyFinder.find(
        in: bytes, range, allowsJSX: allowsJSX, isTranslated: !allowsJSX)
    }
    while offset < bytes.count {
      if isAt("<!--", bytes, offset) {
        offset = place(of: "-->", bytes, offset + 4)
      } else if isAt("<script", bytes, offset) {
        let start = place(of: ">", bytes, offset)
        offset = place(of: "</script", bytes, start)
        if start < offset { search(min(start + 1, offset)..<offset, allowsJSX: true) }
      } else if isAt("<style", bytes, offset) {
        offset = place(of: "</style", bytes, offset)
      } else if isAt("{{", bytes, offset) {
        let end = place(of: "}}", bytes, offset)
        search(min(offset + 2, end)..<end)
        offset = end
      } else if isAt("=\"", bytes, offset) || isAt("='", bytes, offset) {
        let quote = bytes[offset + 1]
        let start = offset + 2
        let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
        switch name(bytes, before: offset) {
        case "keypath",
          "path" where isTranslation(tag, bytes):
          uses.append(attribute(start - 1..<min(end + 1, bytes.count), bytes))
        case ":keypath", "v-bind:keypath", "v-t":
          uses += ScriptKeyFinder.keys(in: bytes, start..<end, call: "keypath")
        case let name where isExpression(name): search(start..<end)
        default: break
        }
        offset = end + 1
      } else if bytes[offset] == UInt8(ascii: "<") {
        tag = offset + 1
        offset += 1
      } else {
        offset += 1
      }
    }
    return uses
  }

  /// Returns the attribute name that ends at an offset.
  private static func name(_ bytes: [UInt8], before end: Int) -> String {
    var start = end
    // Real attribute names are shorter than this limit.
    while start > max(0, end - 256), bytes[start - 1] > 0x20, bytes[start - 1] != UInt8(ascii: "<")
    {
      start -= 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns `true` if the name of an attribute indicates that its value is an expression.
  ///
  /// Examples are `:title`, `@click`, `#item` and `v-if`.
  private static func isExpression(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return ":@#".utf8.contains(first) || name.hasPrefix("v-")
  }

  /// Returns `true` if the name of an element shows that the element displays the string for a key.
  ///
  /// Examples are `<i18n-t keypath="a">`, `<I18nT keypath="a">`, and the former `<i18n path="a">`.
  private static func isTranslation(_ tag: Int, _ bytes: [UInt8]) -> Bool {
    let name = String(decoding: bytes[tag...].prefix(8), as: UTF8.self).lowercased()
    return name.hasPrefix("i18n")
      && name.dropFirst(4).first.map { $0.isWhitespace || "-.t".contains($0) } ?? false
  }

  /// Returns the use of the key in an attribute value; the range includes the quotation marks.
  private static func attribute(_ range: Range<Int>, _ bytes: [UInt8]) -> KeyUse {
    let text = bytes[range].dropFirst().dropLast(
      bytes[range].last == bytes[range.lowerBound] ? 1 : 0)
    return KeyUse(
      range: range, key: .literal(String(decoding: text, as: UTF8.self)), call: "keypath")
  }

  private static func isAt(_ mark: StaticString, _ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes[offset...].starts(with: mark.description.utf8)
  }

  private static func place(of mark: StaticString, _ bytes: [UInt8], _ start: Int) -> Int {
    var offset = min(start, bytes.count)
    while offset < bytes.count, !isAt(mark, bytes, offset) { offset += 1 }
    return offset
  }
}
