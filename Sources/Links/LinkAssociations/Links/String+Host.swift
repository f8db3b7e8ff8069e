import URLSyntax

extension String {
  /// Whether two hosts are one, whatever the case of their ASCII letters.
  func isSameHost(as other: String) -> Bool {
    utf8.map(\.asciiLowercased) == other.utf8.map(\.asciiLowercased)
  }
}
