/// The Swift symbol that Xcode generates for a key, as far as Apple documents the rules.
///
/// The words of the key are joined, and each word except the first is capitalized: `Allow uploads`
/// becomes `allowUploads`. A key with values becomes a function, so two keys share a symbol only if
/// they contain the same number of values.
struct GeneratedSymbol: Hashable {
  let name: String
  let arguments: Int

  /// Creates the symbol for a key; `nil` if the symbol would not begin with a letter.
  init?(_ key: String) {
    arguments = KeyShape.specifiers(in: key)
    var words: [String] = []
    for word in Self.words(of: key) {
      words.append(words.isEmpty ? Self.lowercasedStart(word) : Self.uppercasedStart(word))
    }
    guard let first = words.first?.first, first.isLetter else { return nil }
    name = words.joined()
  }

  /// Returns the words of a key without format specifiers, split at invalid symbol characters.
  private static func words(of key: String) -> [String] {
    var bytes = Array(key.utf8)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%"),
        let end = KeyShape.end(ofSpecifierAt: offset, in: bytes)
      {
        for place in offset..<end { bytes[place] = UInt8(ascii: " ") }
        offset = end
      } else {
        offset += 1
      }
    }
    // It is not known how Xcode treats apostrophes. They are kept, so that keys that differ only in
    // an apostrophe are not reported.
    return String(decoding: bytes, as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { String($0) }
  }

  private static func lowercasedStart(_ word: String) -> String {
    word.allSatisfy { $0.isUppercase || $0.isNumber }
      ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func uppercasedStart(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
