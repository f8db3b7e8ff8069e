/// Names of what nobody else may see.
enum SecretNames {
  private static let parts = [
    "password", "passcode", "passwd", "passphrase", "secret", "token", "apikey", "signature",
    "credential", "jwt", "invite", "session", "otp",
  ]
  private static let words: Set<String> = [
    "pass", "pwd", "pin", "key", "auth", "sig", "code", "ticket", "nonce", "hash", "email", "phone",
    "magic", "verify", "reset", "unsubscribe", "confirm",
  ]

  static func contains(_ name: String) -> Bool {
    let name = String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && $0 != "." }))
    return words.contains(name) || parts.contains { name.contains($0) }
  }

  /// Keys by which links are followed; they say nothing about where a link goes.
  static func isTracking(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("utm_") || name.hasPrefix("mc_") || name.hasPrefix("_ga")
      || name.hasPrefix("hsa_") || name.hasPrefix("mtm_") || name.hasPrefix("pk_")
      || [
        "gclid", "gbraid", "wbraid", "fbclid", "msclkid", "dclid", "twclid", "ttclid", "igshid",
        "li_fat_id", "yclid", "_hsenc", "_hsmi", "mkt_tok", "adjust_t", "adjust_tracker",
      ].contains(name)
  }
}
