/// A text that names a language, as far as it can be told without knowing any language: the spelling of a
/// tag with hyphens, and what a POSIX locale name says beside it.
struct LocaleName {
  /// The language, script, region and variants, with hyphens.
  var tag: String
  /// The script that a modifier names.
  var script: Subtag = .absent
  /// Whether the text is spelled as POSIX does: `de_DE`, `de.UTF-8`, `sr@latin`.
  var isPOSIX = false

  /// Takes a text apart.
  ///
  /// POSIX names are `language[_territory][.codeset][@modifier]`
  /// ([XBD §8.2](https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/V1_chap08.html)); Java and
  /// Android also write `zh_TW_#Hant`.
  init(_ text: some StringProtocol) {
    var bytes = ArraySlice(text.utf8)
    bytes = bytes.drop(while: Self.isSpace)
    while let last = bytes.last, Self.isSpace(last) { bytes.removeLast() }
    if let at = bytes.firstIndex(of: UInt8(ascii: "@")) {
      script = Self.script(ofModifier: String(decoding: bytes[(at + 1)...], as: UTF8.self))
      bytes = bytes[..<at]
      isPOSIX = true
    }
    if let dot = bytes.firstIndex(of: UInt8(ascii: ".")) {
      bytes = bytes[..<dot]
      isPOSIX = true
    }
    guard bytes.contains(UInt8(ascii: "_")) else {
      tag = String(decoding: bytes, as: UTF8.self)
      return
    }
    isPOSIX = true
    if let hash = bytes.firstIndex(of: UInt8(ascii: "#")) {
      // The script comes last, and behind two underscores where there is no region; extensions may be
      // in its place or follow it.
      let letters = bytes[(hash + 1)...].prefix { ($0 | 0x20) &- 0x61 < 26 }
      if letters.count == 4 {
        script = Subtag(String(decoding: letters, as: UTF8.self).capitalizedASCII)
      }
      bytes = bytes[..<hash]
      while bytes.last == UInt8(ascii: "_") { bytes.removeLast() }
    }
    tag = String(
      decoding: bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  /// The script of a modifier of the GNU C library's locales.
  ///
  /// Others name a currency (`@euro`) or a variant, which do not matter for choosing a language.
  private static func script(ofModifier modifier: String) -> Subtag {
    switch modifier.lowercased() {
    case "latin", "iqtelif": "Latn"
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    default: .absent
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}

extension String {
  /// The text with its first letter in upper case and the others in lower case.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
