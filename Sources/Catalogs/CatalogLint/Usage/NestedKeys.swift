import StringCatalogs

/// The keys of strings that other strings of a catalog include.
///
/// The syntax is `$t(shop.name)` in i18next, and `@:shop.name` or `@.lower:shop.name` in vue-i18n.
struct NestedKeys {
  private var names: Set<String> = []
  private let table: CodeTable

  /// Reads the strings of all languages.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings.
  init(_ catalog: LintedCatalog, _ table: CodeTable) {
    self.table = table
    for file in catalog.files {
      for value in file.content.values {
        let text = Array(file.content.string(value.text).utf8)
        for (offset, byte) in text.enumerated() {
          switch byte {
          case UInt8(ascii: "$") where text[offset...].starts(with: "$t(".utf8):
            add(text[(offset + 3)...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") })
          case UInt8(ascii: "@"): addLinked(text[(offset + 1)...])
          default: break
          }
        }
      }
    }
  }

  /// Returns `true` if a string includes the string of a key, or a plural form of that string.
  func contains(_ name: String) -> Bool {
    names.contains(name) || PluralCategory.allCases.contains { names.contains("\(name)_\($0)") }
  }

  private mutating func addLinked(_ text: ArraySlice<UInt8>) {
    var rest = text
    if rest.first == UInt8(ascii: ".") { rest = rest.drop { Self.isName($0) } }
    guard rest.popFirst() == UInt8(ascii: ":") else { return }
    // The key may be enclosed, as in `@:{'shop.name'}` or, in older versions, `@:(shop.name)`.
    if let open = rest.first, "({".utf8.contains(open) { rest = rest.dropFirst() }
    if rest.first == UInt8(ascii: "'") { rest = rest.dropFirst() }
    add(rest.prefix { Self.isName($0) })
  }

  private mutating func add(_ text: ArraySlice<UInt8>) {
    var name = String(decoding: text, as: UTF8.self)
    if let colon = name.firstIndex(of: ":") {
      guard name[..<colon] == table.name ?? "" else { return }
      name = String(name[name.index(after: colon)...])
    }
    while name.last == " " || name.last == "." { name.removeLast() }
    names.insert(String(name.drop { $0 == " " }))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: "._-".utf8.contains(byte)
    }
  }
}
