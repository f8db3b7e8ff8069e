/// Functions that recognize the names of keys with confidential values.
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

  /// Returns `true` if a string contains the name of a secret with a value after it.
  ///
  /// An example is a link with `passcode=4F7K`. The string may be percent-encoded several times.
  /// Any further word after the name is treated as a value.
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

  /// The maximum number of times that a string is decoded.
  private static let maximumDecodings = 8

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "-_.~".unicodeScalars.contains(scalar)
  }

  /// Returns `true` for tracking keys, which have no effect on the destination of a link.
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
