/// The parts of a language tag or a locale name, determined by syntax only.
struct LocaleName {
  /// The language, script, region and variants, with hyphens.
  var tag: String
  /// The script that a POSIX modifier or the suffix of a Java name specifies; absent if there is
  /// none.
  var script: Subtag = .absent
  /// The recognized spelling.
  var form = LocaleForm.tag

  /// `true` if the string is a locale name and not a tag: `de_DE`, `de.UTF-8`, `sr@latin`.
  var isPOSIX: Bool { form != .tag }

  /// Splits a string into its parts.
  ///
  /// POSIX names are `language[_territory][.codeset][@modifier]` ([XBD
  /// §8.2](https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/V1_chap08.html)). Java and
  /// Android also write `zh_TW_#Hant`, and `ja_JP_JP` with a variant that is [specific to
  /// Java](https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/Locale.html).
  init(_ text: some StringProtocol) {
    var bytes = ArraySlice(text.utf8)
    bytes = bytes.drop(while: Self.isSpace)
    while let last = bytes.last, Self.isSpace(last) { bytes.removeLast() }
    if let at = bytes.firstIndex(of: UInt8(ascii: "@")) {
      script = Self.script(ofModifier: String(decoding: bytes[(at + 1)...], as: UTF8.self))
      bytes = bytes[..<at]
      form = .posix
    }
    if let dot = bytes.firstIndex(of: UInt8(ascii: ".")) {
      bytes = bytes[..<dot]
      form = .posix
    }
    guard bytes.contains(UInt8(ascii: "_")) else {
      tag = String(decoding: bytes, as: UTF8.self)
      if let aliased = LocaleAliases.tag(of: tag) {
        tag = aliased
        form = .alias
      }
      return
    }
    form = .posix
    if let hash = bytes.firstIndex(of: UInt8(ascii: "#")) {
      form = .java
      // The script is last, after two underscores if there is no region, as in `zh__#Hans`.
      // Extensions can replace or follow the script.
      let letters = bytes[(hash + 1)...].prefix { ($0 | 0x20) &- 0x61 < 26 }
      if letters.count == 4 {
        script = Subtag(String(decoding: letters, as: UTF8.self).capitalizedASCII)
      }
      bytes = bytes[..<hash]
      while bytes.last == UInt8(ascii: "_") { bytes.removeLast() }
    }
    tag = String(
      decoding: bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    removeVariantsOfJava()
  }

  /// Removes the variants after the region of a Java locale name if BCP 47 does not allow them.
  ///
  /// Such a variant selects a calendar, digits or a sort order. Only the variant of `no_NO_NY`
  /// selects a different language.
  private mutating func removeVariantsOfJava() {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 2, let language = parts.first, 2...3 ~= language.utf8.count else { return }
    // If there is no region, there are two separators: `de__PHONEBOOK`.
    let hasScript = parts[1].utf8.count == 4 && parts[1].utf8.allSatisfy { $0 > 0x40 }
    let region = hasScript ? 2 : 1
    guard parts.count > region + 1, Self.mayBeRegion(parts[region]) else { return }
    let variants = parts[(region + 1)...]
    let valid = variants.filter { variant in
      let count = variant.utf8.count
      return 5...8 ~= count || count == 4 && variant.utf8.first.map { 0x30...0x39 ~= $0 } == true
    }
    guard valid.count < variants.count || parts[region].isEmpty else { return }
    form = .java
    if tag.lowercased() == "no-no-ny" {
      tag = "nn-NO"
    } else {
      tag = (parts[...region].filter { !$0.isEmpty } + valid).joined(separator: "-")
    }
  }

  /// Returns `true` for two letters, three digits, and the empty region of `de__PHONEBOOK`.
  private static func mayBeRegion(_ text: Substring) -> Bool {
    text.isEmpty || text.utf8.count == 2
      || text.utf8.count == 3 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Returns the script that a modifier specifies in a locale name of the GNU C library.
  ///
  /// Other modifiers select a currency (`@euro`) or a variant, and do not affect the choice of a
  /// language.
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
  /// The string with its first letter in upper case and the remaining letters in lower case.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
