import URLSyntax

extension String {
  /// `true` if two hosts are the same, regardless of the case of their ASCII letters.
  func isSameHost(as other: String) -> Bool {
    utf8.map(\.asciiLowercased) == other.utf8.map(\.asciiLowercased)
  }
}
