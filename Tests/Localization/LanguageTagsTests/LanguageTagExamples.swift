/// The examples in [RFC 5646, appendix A](https://www.rfc-editor.org/rfc/rfc5646#appendix-A).
let appendixA: [Facets] = [
  Facets("de", "de", "de"),
  Facets("fr", "fr", "fr"),
  Facets("ja", "ja", "ja"),
  Facets("i-enochian", "i-enochian", "i", isGrandfathered: true),
  Facets("zh-Hant", "zh-Hant", "zh", script: "Hant"),
  Facets("zh-Hans", "zh-Hans", "zh", script: "Hans"),
  Facets("sr-Cyrl", "sr-Cyrl", "sr", script: "Cyrl"),
  Facets("sr-Latn", "sr-Latn", "sr", script: "Latn"),
  Facets(
    "zh-cmn-Hans-CN", "zh-cmn-Hans-CN", "zh", extlangs: ["cmn"], script: "Hans", region: "CN"),
  Facets("cmn-Hans-CN", "cmn-Hans-CN", "cmn", script: "Hans", region: "CN"),
  Facets("zh-yue-HK", "zh-yue-HK", "zh", extlangs: ["yue"], region: "HK"),
  Facets("yue-HK", "yue-HK", "yue", region: "HK"),
  Facets("zh-Hans-CN", "zh-Hans-CN", "zh", script: "Hans", region: "CN"),
  Facets("sr-Latn-RS", "sr-Latn-RS", "sr", script: "Latn", region: "RS"),
  Facets("sl-rozaj", "sl-rozaj", "sl", variants: ["rozaj"]),
  Facets("sl-rozaj-biske", "sl-rozaj-biske", "sl", variants: ["rozaj", "biske"]),
  Facets("sl-nedis", "sl-nedis", "sl", variants: ["nedis"]),
  Facets("de-CH-1901", "de-CH-1901", "de", region: "CH", variants: ["1901"]),
  Facets("sl-IT-nedis", "sl-IT-nedis", "sl", region: "IT", variants: ["nedis"]),
  Facets(
    "hy-Latn-IT-arevela", "hy-Latn-IT-arevela", "hy", script: "Latn", region: "IT",
    variants: ["arevela"]),
  Facets("de-DE", "de-DE", "de", region: "DE"),
  Facets("en-US", "en-US", "en", region: "US"),
  Facets("es-419", "es-419", "es", region: "419"),
  Facets("de-CH-x-phonebk", "de-CH-x-phonebk", "de", region: "CH", privateUse: ["phonebk"]),
  Facets(
    "az-Arab-x-AZE-derbend", "az-Arab-x-aze-derbend", "az", script: "Arab",
    privateUse: ["aze", "derbend"]),
  Facets("x-whatever", "x-whatever", "x", privateUse: ["whatever"]),
  Facets(
    "qaa-Qaaa-QM-x-southern", "qaa-Qaaa-QM-x-southern", "qaa", script: "Qaaa", region: "QM",
    privateUse: ["southern"]),
  Facets("de-Qaaa", "de-Qaaa", "de", script: "Qaaa"),
  Facets("sr-Latn-QM", "sr-Latn-QM", "sr", script: "Latn", region: "QM"),
  Facets("sr-Qaaa-RS", "sr-Qaaa-RS", "sr", script: "Qaaa", region: "RS"),
  Facets("en-US-u-islamcal", "en-US-u-islamcal", "en", region: "US", extensions: ["u-islamcal"]),
  Facets(
    "zh-CN-a-myext-x-private", "zh-CN-a-myext-x-private", "zh", region: "CN",
    extensions: ["a-myext"], privateUse: ["private"]),
  Facets(
    "en-a-myext-b-another", "en-a-myext-b-another", "en", extensions: ["a-myext", "b-another"]),
]

/// Casing according to RFC 5646, §2.1.1, and further tags that the grammar in §2.1 allows.
let forms: [Facets] = [
  Facets("ZH-hans-cn", "zh-Hans-CN", "zh", script: "Hans", region: "CN"),
  Facets("mn-cYRL-mn", "mn-Cyrl-MN", "mn", script: "Cyrl", region: "MN"),
  Facets("EN-ca-X-CA", "en-CA-x-ca", "en", region: "CA", privateUse: ["ca"]),
  Facets("AZ-latn-X-LATN", "az-Latn-x-latn", "az", script: "Latn", privateUse: ["latn"]),
  Facets(
    "AR-U-NU-LATN-CO-TRAD", "ar-u-nu-latn-co-trad", "ar", extensions: ["u-nu-latn-co-trad"]),
  Facets("DE-1ABC-ROZAJ", "de-1abc-rozaj", "de", variants: ["1abc", "rozaj"]),
  // Reserved (4 letters) and registered (5 to 8 letters) languages allow no extended languages.
  Facets("ROOT", "root", "root"),
  Facets("LATN-latn-de", "latn-Latn-DE", "latn", script: "Latn", region: "DE"),
  Facets("Englisch", "englisch", "englisch"),
  Facets("zh-aaa-bbb-ccc", "zh-aaa-bbb-ccc", "zh", extlangs: ["aaa", "bbb", "ccc"]),
  // The grammar accepts unregistered extended languages. ICU reads this tag as Spanish in Mexico.
  Facets("es-MEX", "es-mex", "es", extlangs: ["mex"]),
  Facets("cmn-yue-001", "cmn-yue-001", "cmn", extlangs: ["yue"], region: "001"),
  // A grandfathered tag followed by more subtags is parsed with extended languages and a region.
  Facets("zh-min-nan-tw", "zh-min-nan-TW", "zh", extlangs: ["min", "nan"], region: "TW"),
  Facets("zh-hakka-1994", "zh-hakka-1994", "zh", variants: ["hakka", "1994"]),
  Facets("no-bok-x-a", "no-bok-x-a", "no", extlangs: ["bok"], privateUse: ["a"]),
  // Digits are singletons too. The extensions keep their order.
  Facets("en-b-ab-0-cd-a-ef", "en-b-ab-0-cd-a-ef", "en", extensions: ["b-ab", "0-cd", "a-ef"]),
  // After `x`, no subtag is a singleton, a variant, or a repetition.
  Facets(
    "en-a-bb-x-a-x-a-1901-1901", "en-a-bb-x-a-x-a-1901-1901", "en", extensions: ["a-bb"],
    privateUse: ["a", "x", "a", "1901", "1901"]),
  Facets("x-x", "x-x", "x", privateUse: ["x"]),
  Facets("X-en-US", "x-en-us", "x", privateUse: ["en", "us"]),
  // A variant inside an extension is not a variant of the tag.
  Facets("de-1901-a-1901", "de-1901-a-1901", "de", variants: ["1901"], extensions: ["a-1901"]),
  // One variant is a prefix of the other, but they are not equal.
  Facets("sl-rozaj-rozajx", "sl-rozaj-rozajx", "sl", variants: ["rozaj", "rozajx"]),
  Facets("sl-rozajx-rozaj", "sl-rozajx-rozaj", "sl", variants: ["rozajx", "rozaj"]),
]

/// All grandfathered tags, irregular and regular, with the casing of the registry.
let grandfathered = [
  "en-GB-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux",
  "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-BE-FR", "sgn-BE-NL",
  "sgn-CH-DE", "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min",
  "zh-min-nan", "zh-xiang",
]
