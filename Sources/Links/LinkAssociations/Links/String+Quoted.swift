extension String {
  /// The string in single quotes, limited to 60 scalars, for use in a message.
  ///
  /// Each control character is replaced by U+FFFD.
  var quoted: String {
    let scalars = unicodeScalars.prefix(60).map { scalar in
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? "\u{FFFD}" : Character(scalar)
    }
    return "'" + String(scalars) + (unicodeScalars.count > 60 ? "…" : "") + "'"
  }
}
