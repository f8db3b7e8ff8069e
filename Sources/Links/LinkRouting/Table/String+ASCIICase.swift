import URLSyntax

extension String {
  /// The text with `A–Z` turned into `a–z` and everything else kept.
  package var asciiLowercased: String {
    String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }

  /// The string with `a–z` turned into `A–Z` and everything else kept.
  package var asciiUppercased: String {
    String(decoding: utf8.map { $0 &- 0x61 < 26 ? $0 - 0x20 : $0 }, as: UTF8.self)
  }
}
