/// A tag that was registered as a whole before RFC 4646, in the registry's casing.
///
/// The list is final: [RFC 5646 §2.2.8](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.8).
struct GrandfatheredTag {
  let text: String

  /// Returns the irregular tag with these bytes, ignoring case; `nil` if there is none.
  ///
  /// Irregular tags violate the grammar.
  ///
  /// - Complexity: O(1); no allocation.
  static func irregular(_ bytes: Span<UInt8>) -> GrandfatheredTag? {
    // Most rejected inputs are not tags, so check the length and the hyphens before comparing
    // strings.
    switch bytes.count {
    case 9 where bytes[2] == .hyphen || bytes[3] == .hyphen: break
    case 5...10 where bytes[1] == .hyphen: break
    default: return nil
    }
    let text: String? =
      switch lowercased(bytes) {
      case "en-gb-oed": "en-GB-oed"
      case "i-ami": "i-ami"
      case "i-bnn": "i-bnn"
      case "i-default": "i-default"
      case "i-enochian": "i-enochian"
      case "i-hak": "i-hak"
      case "i-klingon": "i-klingon"
      case "i-lux": "i-lux"
      case "i-mingo": "i-mingo"
      case "i-navajo": "i-navajo"
      case "i-pwn": "i-pwn"
      case "i-tao": "i-tao"
      case "i-tay": "i-tay"
      case "i-tsu": "i-tsu"
      case "sgn-be-fr": "sgn-BE-FR"
      case "sgn-be-nl": "sgn-BE-NL"
      case "sgn-ch-de": "sgn-CH-DE"
      default: nil
      }
    return text.map { GrandfatheredTag(text: $0) }
  }

  /// Returns the regular tag with these bytes, ignoring case; `nil` if there is none.
  ///
  /// Regular tags match the grammar.
  ///
  /// - Complexity: O(1); no allocation.
  static func regular(_ bytes: Span<UInt8>) -> GrandfatheredTag? {
    guard 6...11 ~= bytes.count else { return nil }
    let text = lowercased(bytes)
    // In the registry, all regular tags are in lower case.
    return switch text {
    case "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min",
      "zh-min-nan", "zh-xiang":
      GrandfatheredTag(text: text)
    default: nil
    }
  }

  /// Returns the bytes in lower case; callers pass at most 15 bytes, so nothing is allocated.
  private static func lowercased(_ bytes: Span<UInt8>) -> String {
    unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
      for offset in bytes.indices {
        unsafe buffer[offset] = bytes[offset].lowercasedASCII
      }
      return bytes.count
    }
  }
}
