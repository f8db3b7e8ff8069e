/// The SHA-256 fingerprint of a certificate, as `assetlinks.json` spells it: 32 bytes in upper-case
/// hexadecimal digits, with colons between them.
package enum CertificateFingerprint {
  /// What is wrong with a text.
  enum Problem: Hashable {
    /// 32 bytes, spelled otherwise; with the right spelling.
    case form(String)
    /// 20 bytes: that of SHA-1.
    case sha1
    /// 16 bytes: that of MD5.
    case md5
    /// Another number of bytes, or no bytes.
    case other
  }

  /// Whether a text has the form.
  static func isWellFormed(_ text: String) -> Bool { problem(text) == nil }

  /// What is wrong with a text; `nil` if nothing is.
  static func problem(_ text: String) -> Problem? {
    let digits = text.unicodeScalars.filter { $0 != ":" && $0 != " " && $0 != "-" }
    guard digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else { return .other }
    switch digits.count {
    case 64: break
    case 40: return .sha1
    case 32: return .md5
    default: return .other
    }
    var right = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, index % 2 == 0 { right += ":" }
      right.unicodeScalars.append(
        digit.value >= 0x61 ? Unicode.Scalar(UInt8(digit.value) - 0x20) : digit)
    }
    return right == text ? nil : .form(right)
  }

  /// Whether a fingerprint is that of nothing: all bytes are the same.
  package static func isPlaceholder(_ text: String) -> Bool {
    Set(text.split(separator: ":")).count == 1
  }
}
