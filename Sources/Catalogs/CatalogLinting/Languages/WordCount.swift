internal import CICU
package import LanguageTags

/// Counts words, as a measure of the work for translators.
package enum WordCount {
  /// Returns the number of words or, in Japanese and Chinese, of characters.
  ///
  /// Words are the segments between the boundaries of [UAX
  /// #29](https://www.unicode.org/reports/tr29/#Word_Boundaries) that contain a letter or a digit.
  /// In Japanese and Chinese, only digits and letters, which include ideographs, are counted.
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
    // If ICU's rules are not available, words are separated at white space.
    return count < 0 ? text.split(whereSeparator: \.isWhitespace).count : Int(count)
  }
}
