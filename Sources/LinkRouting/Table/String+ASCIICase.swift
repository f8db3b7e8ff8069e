import URLSyntax

extension String {
  /// The text with `A–Z` turned into `a–z` and everything else kept.
  package var asciiLowercased: String {
    String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }
}
