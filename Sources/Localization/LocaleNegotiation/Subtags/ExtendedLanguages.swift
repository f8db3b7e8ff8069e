/// The extended language subtags of the IANA registry, with the languages that they can follow.
///
/// The grammar of BCP 47 accepts any three letters after the language, but only a registered pair
/// is valid ([RFC 5646 §2.2.2](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2)). The list
/// contains all records of type `extlang`, including the deprecated ones, from the [language subtag
/// registry](https://www.iana.org/assignments/language-subtag-registry) of 2025-08-25. ICU has no
/// such list.
enum ExtendedLanguages {
  /// Lines with a prefix and the extended language subtags that can follow it.
  private static let registry = """
    ar: aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl \
    ayh ayl ayn ayp bbz pga shu ssh
    kok: gom knn
    lv: ltg lvs
    ms: bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi \
    mui orn ors pel pse tmw urk vkk vkt xmm zlm zmi zsm
    sgn: ads aed aen afg ajs ase asf asp asq asw bfi bfk bog bqn bqy bvl bzs cds csc csd cse csf \
    csg csl csn csq csr csx doq dse dsl dsz ecs ehs esl esn eso eth fcs fse fsl fss gds gse gsg \
    gsm gss gus hab haf hds hks hos hps hsh hsl icl iks ils inl ins ise isg isr jcs jhs jks jls \
    jos jsl jus kgi kvk lbs lgs lls lsb lsc lsg lsl lsn lso lsp lst lsv lsw lsy lws mdl mfs mre \
    msd msr mzc mzg mzy nbs ncs nsi nsl nsp nsr nzs okl pgz pks prl prz psc psd psg psl pso psp \
    psr pys rib rms rnb rsi rsl rsm rsn sdl sfb sfs sgg sgx slf sls sqk sqs sqx ssp ssr svk swl \
    syy szs tse tsm tsq tss tsy tza ugn ugy ukl uks vgt vsi vsl vsv wbs xki xml xms yds ygs yhs \
    ysl ysm zib zsl
    sw: swc swh
    uz: uzn uzs
    zh: cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn luh lzh mnp nan sjc wuu yue
    """

  /// The prefix of each extended language; the registry lists exactly one for each.
  static let prefixes: [Subtag: Subtag] = {
    var prefixes: [Subtag: Subtag] = [:]
    for line in registry.split(separator: "\n") {
      let parts = line.split { $0 == ":" || $0 == " " }
      for part in parts.dropFirst() { prefixes[Subtag(part)] = Subtag(parts[0]) }
    }
    return prefixes
  }()

  /// Returns `true` if a subtag is registered as an extended language of a language.
  ///
  /// Both are in lower case. The language can also be an ISO 639-2 code, because ICU reads `zho` as
  /// `zh`.
  static func contains(_ subtag: Subtag, of language: Subtag) -> Bool {
    guard let prefix = prefixes[subtag] else { return false }
    return prefix == language || prefix == shortLanguage(language)
  }

  /// Returns the prefix that corresponds to an ISO 639-2 code, such as `zh` for `zho`; `nil` if
  /// there is none.
  private static func shortLanguage(_ language: Subtag) -> Subtag? {
    switch language {
    case "ara": "ar"
    case "lav": "lv"
    case "msa": "ms"
    case "swa": "sw"
    case "uzb": "uz"
    case "zho": "zh"
    default: nil
    }
  }
}
