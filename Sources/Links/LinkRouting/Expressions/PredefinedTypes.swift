extension ParameterType {
  /// The names of the predefined types, which a manifest may use without declaring them.
  ///
  /// Unlike a ``builtIn`` type, a predefined type can be replaced: a manifest may declare a type of
  /// the same name.
  public static let predefinedNames = [
    "slug", "base32", "base58", "ulid", "country", "currency", "datetime", "duration",
  ]

  /// Returns a predefined type, or `nil` if there is none with this name.
  public static func predefined(_ name: String) -> ParameterType? {
    PredefinedPattern(rawValue: name).map { ParameterType(name, .pattern($0.pattern)) }
  }
}

/// The predefined types, each of which is a pattern with one canonical spelling for each value.
package enum PredefinedPattern: String, CaseIterable, Sendable {
  /// Words of lower-case ASCII letters and digits, separated by single hyphens.
  case slug
  /// Bytes in base32 of [RFC 4648
  /// §6](https://www.rfc-editor.org/rfc/rfc4648#section-6), without padding. The unused bits of the
  /// last character are zero.
  case base32
  /// Digits and ASCII letters without `0`, `O`, `I` and `l`.
  case base58
  /// A ULID: 26 digits in Crockford's base32, at most 128 bits.
  case ulid
  /// An alpha-2 country code of ISO 3166-1.
  case country
  /// An active currency code of ISO 4217.
  case currency
  /// A date and time with an offset, RFC 3339.
  case dateTime = "datetime"
  /// A duration, ISO 8601.
  case duration

  /// The pattern of the values.
  package var pattern: TextPattern { TextPattern(expression, folding: folding) }

  /// Returns the predefined type with the expression and the folding of a pattern, or `nil`.
  package static func named(_ pattern: TextPattern) -> Self? {
    allCases.first { type in
      type.folding == pattern.folding
        && type.expression.utf8.elementsEqual(pattern.expression.utf8)
    }
  }

  /// The name of the standard and an example, or `nil` if messages show the expression itself.
  package var shownName: String? {
    switch self {
    case .slug, .base58, .ulid: nil
    case .base32: "RFC 4648 base32 (MZXW6YQ, …)"
    case .country: "ISO 3166-1 alpha-2 (FR, …)"
    case .currency: "ISO 4217 (EUR, …)"
    case .dateTime: "RFC 3339 (2026-11-28T17:30:00Z, …)"
    case .duration: "ISO 8601 (P1DT12H, …)"
    }
  }

  private var folding: TextRule.Folding {
    switch self {
    case .slug, .base58, .duration: .none
    case .base32, .ulid, .country, .currency, .dateTime: .uppercase
    }
  }

  private var expression: String {
    switch self {
    case .slug: "[a-z0-9]+(-[a-z0-9]+)*"
    case .base32: Self.base32Expression
    case .base58: "[1-9A-HJ-NP-Za-km-z]+"
    case .ulid: "[0-7][0-9A-HJKMNP-TV-Z]{25}"
    case .country: Self.countryExpression
    case .currency: Self.currencyExpression
    case .dateTime: Self.dateTimeExpression
    case .duration: Self.durationExpression
    }
  }

  // An incomplete last group has 2, 4, 5 or 7 characters. Its last character then has 2, 4, 1 or 3
  // unused bits, in this order, which must be zero.
  private static let base32Expression =
    "([A-Z2-7]{8})+"
    + "|([A-Z2-7]{8})*([A-Z2-7][AEIMQUY4]|[A-Z2-7]{3}[AQ]|[A-Z2-7]{4}[ACEGIKMOQSUWY246]"
    + "|[A-Z2-7]{6}[AIQY])"

  private static let dateTimeExpression: String = {
    let months =
      "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)"
      + "|02-(0[1-9]|1[0-9]|2[0-8])"
    let multipleOfFour = "(0[48]|[2468][048]|[13579][26])"
    let leapDays = "([0-9]{2}\(multipleOfFour)|(00|\(multipleOfFour))00)-02-29"
    let time = "([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{0,8}[1-9])?"
    let minutes = "(00:(0[1-9]|[1-5][0-9])|(0[1-9]|1[0-9]|2[0-3]):[0-5][0-9])"
    return "([0-9]{4}-(\(months))|\(leapDays))T\(time)(Z|[+\\-]\(minutes))"
  }()

  private static let durationExpression: String = {
    let number = "[1-9][0-9]{0,8}"
    let seconds = "(\(number)(\\.[0-9]{0,8}[1-9])?|0\\.[0-9]{0,8}[1-9])S"
    let time =
      "T(\(number)H(\(number)M)?(\(seconds))?|\(number)M(\(seconds))?|\(seconds))"
    let date = "(\(number)Y(\(number)M)?(\(number)D)?|\(number)M(\(number)D)?|\(number)D)"
    return "P(\(date)(\(time))?|\(time)|\(number)W|T0S)"
  }()

  private static let countryExpression = choice(countries)
  private static let currencyExpression = choice(currencies)

  private static func choice(_ codes: String) -> String {
    "(" + codes.split { $0 == " " || $0 == "\n" }.joined(separator: "|") + ")"
  }

  /// The officially assigned alpha-2 codes of ISO 3166-1.
  private static let countries = """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ
    BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM
    DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS
    GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
    KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
    MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
    PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
    SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
    VN VU WF WS YE YT ZA ZM ZW
    """

  /// The active codes of ISO 4217, including funds, precious metals, and the codes `XTS` for tests
  /// and `XXX` for no currency.
  private static let currencies = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP
    BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN
    ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK
    JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD
    MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP
    PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
    SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV
    WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW
    ZWG
    """
}
