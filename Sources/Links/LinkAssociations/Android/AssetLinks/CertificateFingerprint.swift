/// The SHA-256 fingerprint of a certificate, as `assetlinks.json` spells it.
///
/// It consists of 32 bytes in upper-case hexadecimal digits, with colons between the bytes.
package enum CertificateFingerprint {
  /// A problem with a fingerprint.
  enum Problem: Hashable {
    /// 32 bytes in a nonstandard spelling; the associated value is the standard spelling.
    case form(String)
    /// 20 bytes, the length of a SHA-1 fingerprint.
    case sha1
    /// 16 bytes, the length of an MD5 fingerprint.
    case md5
    /// Neither 32, 20 nor 16 bytes, or characters that are not hexadecimal digits.
    case other
  }

  /// `true` if a string is a well-formed fingerprint.
  static func isWellFormed(_ text: String) -> Bool { problem(text) == nil }

  /// Returns the problem with a fingerprint; `nil` if it is well-formed.
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

  /// `true` if all bytes of a fingerprint are the same, as in a placeholder.
  package static func isPlaceholder(_ text: String) -> Bool {
    Set(text.split(separator: ":")).count == 1
  }
}
