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
    let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
    return words.contains(name) || words.contains(singular)
      || parts.contains { name.contains($0) }
  }

  /// Returns `true` if a text holds a value of a key that is named like a secret, such as a link with
  /// `passcode=4F7K`.
  ///
  /// The text may be percent-encoded several times. Every other word after the name counts as a
  /// value.
  static func areAssigned(in text: String) -> Bool {
    if text.utf8.allSatisfy({ isWord(Unicode.Scalar($0)) && $0 < 0x80 }) { return false }
    var text = text
    for _ in 0..<maximumDecodings {
      let words = text.unicodeScalars.split { !isWord($0) }.map { String($0) }
      if words.dropLast().contains(where: contains) { return true }
      guard text.utf8.contains(UInt8(ascii: "%")), let decoded = PercentText.decoded(text),
        decoded.utf8.count < text.utf8.count
      else { return false }
      text = decoded
    }
    return true
  }

  /// The most times that a text is decoded.
  private static let maximumDecodings = 8

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "-_.~".unicodeScalars.contains(scalar)
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
