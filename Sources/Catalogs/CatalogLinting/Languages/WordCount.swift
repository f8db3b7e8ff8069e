internal import CICU
package import LanguageTags

/// How much there is to translate.
package enum WordCount {
  /// The words of a text; in Japanese and Chinese its characters, without spaces and punctuation.
  ///
  /// Words are what stands between the boundaries of
  /// [UAX #29](https://www.unicode.org/reports/tr29/#Word_Boundaries) and has a letter or a digit.
  package static func count(_ text: String, in language: LanguageTag?) -> Int {
    if ["ja", "zh", "yue"].contains(language?.language) {
      return text.count { $0.isLetter || $0.isNumber }
    }
    var text = text
    let length = Int32(clamping: text.utf8.count)
    let count = text.withUTF8 { bytes -> Int32 in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters -> Int32 in
        guard let start = characters.baseAddress else { return 0 }
        return unsafe waymark_word_count(language?.language ?? "", start, length)
      }
    }
    // Without rules of ICU, spaces are the boundaries.
    return count < 0 ? text.split(whereSeparator: \.isWhitespace).count : Int(count)
  }
}
