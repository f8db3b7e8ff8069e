import LinkAssociations

/// Functions that recognize placeholder identities, which tutorials and Waymark's writers use.
///
/// A draft marks placeholders so that they are not published by accident.
enum PlaceholderIdentity {
  private static let teams: Set<String> = [
    "ABCDE12345", "ABCDEFGHIJ", "ABCDEFGHIK", "ABC123DEFG", "A1B2C3D4E5", "AB12CD34EF",
    "1A2B3C4D5E",
    "12345ABCDE", "1234567890", "0123456789", "9876543210", "TEAMID1234", "YOURTEAMID",
    "APPLETEAMI",
  ]

  /// Returns `true` if an application identifier contains a placeholder for the team or the bundle.
  static func isAppID(_ text: String) -> Bool {
    guard let dot = text.firstIndex(of: ".") else { return true }
    let team = text[..<dot].uppercased()
    return Set(team.utf8).count <= 1 || teams.contains(team) || team.contains("TEAM")
      || isBundle(text[text.index(after: dot)...])
  }

  /// Returns `true` if a package is a placeholder.
  static func isPackage(_ text: String) -> Bool { isBundle(text[...]) }

  /// Returns `true` if a fingerprint is a placeholder.
  static func isFingerprint(_ text: String) -> Bool {
    CertificateFingerprint.isPlaceholder(text.uppercased())
  }

  /// Returns `true` if a reversed domain name is in a domain that is reserved for examples.
  ///
  /// [RFC 2606](https://www.rfc-editor.org/rfc/rfc2606) reserves such names, and no store accepts
  /// them.
  private static func isBundle(_ text: Substring) -> Bool {
    let words = text.lowercased().split(separator: ".")
    return words.first == "example"
      || words.count >= 2 && ["com", "org", "net"].contains(words[0]) && words[1] == "example"
  }
}
