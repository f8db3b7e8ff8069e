/// Languages whose readers read another one, because it is what they write.
///
/// The strict policy takes the other one only where the language itself is not supported.
enum SharedWrittenLanguages {
  /// The language whose texts serve the readers of a language in a script too.
  ///
  /// Wu, and Cantonese in Simplified characters, are written as Mandarin (`zh`); Norwegian (`no`) is
  /// Bokmål unless something else is said. Apple and CLDR's languageMatching agree on these.
  static func other(_ reading: TagReading) -> Subtag? {
    switch reading.language.bits {
    case 0x75_7577, 0x65_7579: reading.script.bits == 0x736E_6148 ? Subtag(bits: 0x687A) : nil
    case 0x626E: Subtag(bits: 0x6F6E)
    case 0x6F6E: Subtag(bits: 0x626E)
    default: nil
    }
  }

  /// Whether a language is Chinese, which is written in both Han scripts.
  static func isChinese(_ language: Subtag) -> Bool {
    language == "zh" || language == "wuu" || language == "yue"
  }
}
