import URLSyntax

extension String {
  /// The string with `A–Z` replaced by `a–z`; other characters are unchanged.
  package var asciiLowercased: String {
    String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }

  /// The string with `a–z` replaced by `A–Z`; other characters are unchanged.
  package var asciiUppercased: String {
    String(decoding: utf8.map { $0 &- 0x61 < 26 ? $0 - 0x20 : $0 }, as: UTF8.self)
  }
}
