import TextPrimitives

/// The query keys that analytics and advertising tools add to links.
///
/// A name with a trailing `*` covers every key that starts with the part before it.
public enum TrackingKeys {
  /// The keys, as ``Route/allowedKeys`` spells them.
  public static let all: [String] = [
    // Google Analytics and Ads
    "utm_*", "gclid", "gbraid", "wbraid", "dclid", "gclsrc", "gad_source", "gad_campaignid",
    "srsltid",
    "_ga", "_gl",
    // Meta, Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Yandex
    "fbclid", "igsh", "igshid", "msclkid", "ttclid", "twclid", "li_fat_id", "epik", "ScCid",
    "rdt_cid",
    "yclid",
    // Mailchimp, HubSpot, Marketo, Klaviyo, Omeda, Vero, Adobe, Matomo
    "mc_cid", "mc_eid", "_hsenc", "_hsmi", "hsCtaTracking", "hsa_*", "mkt_tok", "_kx",
    "oly_anon_id",
    "oly_enc_id",
    "vero_id", "s_cid", "mtm_*", "pk_*",
  ]

  /// Returns `true` if a list contains a key, literally or through a trailing `*`.
  static func contains(_ key: Bytes, in patterns: [Bytes]) -> Bool {
    patterns.contains { pattern in
      pattern.last == UInt8(ascii: "*") ? key.starts(with: pattern.dropLast()) : key == pattern
    }
  }
}
