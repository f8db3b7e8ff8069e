/// Finds keys in single-file components of Vue: in the scripts, and in the expressions of the template.
enum VueKeyFinder {
  /// The uses in a component.
  ///
  /// - Complexity: O(*n*) in its bytes.
  static func find(in bytes: [UInt8]) -> [KeyUse] {
    var uses: [KeyUse] = []
    var offset = 0
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
        if isExpression(bytes, before: offset) { search(start..<end) }
        offset = end + 1
      } else {
        offset += 1
      }
    }
    return uses
  }

  /// Whether the name of an attribute says that its value is an expression: `:title`, `@click`, `#item`, `v-if`.
  private static func isExpression(_ bytes: [UInt8], before end: Int) -> Bool {
    var start = end
    // No attribute has a name as long.
    while start > max(0, end - 256), bytes[start - 1] > 0x20, bytes[start - 1] != UInt8(ascii: "<")
    {
      start -= 1
    }
    let name = bytes[start..<end]
    guard let first = name.first else { return false }
    return [UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "#")].contains(first)
      || name.starts(with: "v-".utf8)
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
