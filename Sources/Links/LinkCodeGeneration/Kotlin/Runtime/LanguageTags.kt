package waymark.links

/**
 * A language tag of BCP 47, accepted in any case and written in the conventional case.
 *
 * A tag is accepted if it is well-formed by RFC 5646 §2.1 and has at most 255 bytes. It must not
 * have repeated variants or singletons, or a region of three letters. Its language has to be
 * registered.
 */
internal class LanguageType : ValueType() {
    override fun check(bytes: String): Int =
        if (irregularTag(bytes) != null) ACCEPTED
        else if (LanguageTagScanner(bytes).isTag && withShortRegion(bytes) == null) ACCEPTED
        else REJECTED

    override fun dropCode(bytes: String, check: Int): String = "unknown-language"

    /** Repairs the underscores of POSIX and Java, and regions with three letters. */
    override fun repaired(bytes: String): String {
        val tag = bytes.replace('_', '-')
        return withShortRegion(tag) ?: tag
    }

    override fun canonical(bytes: String): String {
        val tag = lowercase(bytes)
        irregularTag(bytes)?.let { return it }
        val scanner = LanguageTagScanner(bytes)
        if (!scanner.isTag || isRegularTag(tag)) return tag
        val cased = StringBuilder(tag)
        scanner.script?.let { cased.setCharAt(it.first, uppercase(tag[it.first])) }
        scanner.region?.forEach { cased.setCharAt(it, uppercase(tag[it])) }
        return cased.toString()
    }
}

/**
 * Scans a tag from left to right; the length of a subtag and the current part determine its role.
 */
private class LanguageTagScanner(private val bytes: String) {
    private var part = LANGUAGE
    private var extlangs = 0
    private val variants = HashSet<String>()
    private val singletons = HashSet<Char>()

    /** `true` if a singleton or an `x` has no subtag yet. */
    private var isBare = false

    var script: IntRange? = null
        private set
    var region: IntRange? = null
        private set
    val isTag: Boolean

    init {
        isTag = bytes.length in 1..255 && scan()
    }

    private fun scan(): Boolean {
        var start = 0
        for (subtag in bytes.split('-')) {
            if (subtag.length !in 1..8) return false
            if (!subtag.all { isLetter(it) || isDigit(it) }) return false
            val isTaken = if (start == 0) takeFirst(subtag) else take(subtag, start)
            if (!isTaken) return false
            start += subtag.length + 1
        }
        return !isBare
    }

    private fun takeFirst(subtag: String): Boolean {
        if (subtag.length == 1 && lowercase(subtag[0]) == 'x') {
            part = PRIVATE_USE
            isBare = true
            return true
        }
        return subtag.all { isLetter(it) } && isRegisteredLanguage(lowercase(subtag))
    }

    private fun take(subtag: String, start: Int): Boolean {
        if (part == PRIVATE_USE) {
            isBare = false
            return true
        }
        if (subtag.length == 1) return takeSingleton(lowercase(subtag[0]))
        if (part == EXTENSIONS) {
            isBare = false
            return true
        }
        val isWord = subtag.all { isLetter(it) }
        val isNumber = subtag.all { isDigit(it) }
        val range = start until start + subtag.length
        val isRegion = subtag.length == 2 && isWord || subtag.length == 3 && isNumber
        val extlangMayFollow = part <= EXTLANGS && extlangs < 3
        when {
            isRegion && part < REGION -> {
                part = REGION
                region = range
            }
            subtag.length == 3 && isWord && extlangMayFollow -> {
                part = EXTLANGS
                extlangs += 1
            }
            subtag.length == 4 && isWord && part < SCRIPT -> {
                part = SCRIPT
                script = range
            }
            subtag.length > 4 || subtag.length == 4 && isDigit(subtag[0]) -> {
                part = VARIANTS
                return variants.add(lowercase(subtag))
            }
            else -> return false
        }
        return true
    }

    private fun takeSingleton(byte: Char): Boolean {
        if (isBare) return false
        isBare = true
        if (byte == 'x') {
            part = PRIVATE_USE
            return true
        }
        part = EXTENSIONS
        return singletons.add(byte)
    }
}

// The parts of a tag, in the order of the grammar.
private const val LANGUAGE = 0
private const val EXTLANGS = 1
private const val SCRIPT = 2
private const val REGION = 3
private const val VARIANTS = 4
private const val EXTENSIONS = 5
private const val PRIVATE_USE = 6

/**
 * Returns a tag with its three-letter region replaced: `es-MX` for `es-MEX`.
 *
 * Returns `null` if the tag has no such region.
 */
private fun withShortRegion(tag: String): String? {
    val subtags = tag.split('-').toMutableList()
    val language = lowercase(subtags[0])
    if (language.length !in 2..3) return null
    // Only an extended language and a script can precede the region.
    for (index in 1 until minOf(subtags.size, 4)) {
        val subtag = lowercase(subtags[index])
        if (subtag.length !in 3..4 || !subtag.all { isLetter(it) }) return null
        if (index == 1 && "$language-$subtag" in REGION_LIKE_EXTLANGS) continue
        val region = shortRegion(subtag) ?: continue
        val next = subtags.getOrNull(index + 1)
        if (next != null && (next.length in 2..3 || next.length == 4 && isLetter(next[0]))) return null
        subtags[index] = region
        return subtags.joinToString("-")
    }
    return null
}

/** Returns the two-letter region for a code of three lowercase letters. */
private fun shortRegion(code: String): String? {
    for (start in LONG_REGIONS.indices step 5) {
        if (lowercase(LONG_REGIONS.substring(start, start + 3)) == code) {
            return LONG_REGIONS.substring(start + 3, start + 5)
        }
    }
    return null
}

/** The extended languages of the IANA registry that are also codes of regions. */
private val REGION_LIKE_EXTLANGS = setOf(
    "ms-pse", "msa-pse", "sgn-afg", "sgn-eth", "sgn-isr", "sgn-lso",
    "sgn-msr", "sgn-svk", "sgn-tza", "zh-mnp", "zho-mnp"
)

/**
 * The regions of ISO 3166-1 in groups of five letters: the three-letter code, then the two-letter
 * code.
 */
private const val LONG_REGIONS =
    "ABWAWAFGAFAGOAOAIAAIALAAXALBALANDADAREAEARGARARMAMASMASATAAQATFTFATGAGAUSAU" +
    "AUTATAZEAZBDIBIBELBEBENBJBESBQBFABFBGDBDBGRBGBHRBHBHSBSBIHBABLMBLBLRBYBLZBZ" +
    "BMUBMBOLBOBRABRBRBBBBRNBNBTNBTBVTBVBWABWCAFCFCANCACCKCCCHECHCHLCLCHNCNCIVCI" +
    "CMRCMCODCDCOGCGCOKCKCOLCOCOMKMCPVCVCRICRCUBCUCUWCWCXRCXCYMKYCYPCYCZECZDEUDE" +
    "DJIDJDMADMDNKDKDOMDODZADZECUECEGYEGERIERESHEHESPESESTEEETHETFINFIFJIFJFLKFK" +
    "FRAFRFROFOFSMFMGABGAGBRGBGEOGEGGYGGGHAGHGIBGIGINGNGLPGPGMBGMGNBGWGNQGQGRCGR" +
    "GRDGDGRLGLGTMGTGUFGFGUMGUGUYGYHKGHKHMDHMHNDHNHRVHRHTIHTHUNHUIDNIDIMNIMINDIN" +
    "IOTIOIRLIEIRNIRIRQIQISLISISRILITAITJAMJMJEYJEJORJOJPNJPKAZKZKENKEKGZKGKHMKH" +
    "KIRKIKNAKNKORKRKWTKWLAOLALBNLBLBRLRLBYLYLCALCLIELILKALKLSOLSLTULTLUXLULVALV" +
    "MACMOMAFMFMARMAMCOMCMDAMDMDGMGMDVMVMEXMXMHLMHMKDMKMLIMLMLTMTMMRMMMNEMEMNGMN" +
    "MNPMPMOZMZMRTMRMSRMSMTQMQMUSMUMWIMWMYSMYMYTYTNAMNANCLNCNERNENFKNFNGANGNICNI" +
    "NIUNUNLDNLNORNONPLNPNRUNRNZLNZOMNOMPAKPKPANPAPCNPNPERPEPHLPHPLWPWPNGPGPOLPL" +
    "PRIPRPRKKPPRTPTPRYPYPSEPSPYFPFQATQAREUREROURORUSRURWARWSAUSASDNSDSENSNSGPSG" +
    "SGSGSSHNSHSJMSJSLBSBSLESLSLVSVSMRSMSOMSOSPMPMSRBRSSSDSSSTPSTSURSRSVKSKSVNSI" +
    "SWESESWZSZSXMSXSYCSCSYRSYTCATCTCDTDTGOTGTHATHTJKTJTKLTKTKMTMTLSTLTONTOTTOTT" +
    "TUNTNTURTRTUVTVTWNTWTZATZUGAUGUKRUAUMIUMURYUYUSAUSUZBUZVATVAVCTVCVENVEVGBVG" +
    "VIRVIVNMVNVUTVUWLFWFWSMWSYEMYEZAFZAZMBZMZWEZW"

/** Returns a tag that is registered as a whole and does not match the grammar: RFC 5646 §2.2.8. */
private fun irregularTag(bytes: String): String? = when (val tag = lowercase(bytes)) {
    "en-gb-oed" -> "en-GB-oed"
    "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo",
    "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu" -> tag
    "sgn-be-fr" -> "sgn-BE-FR"
    "sgn-be-nl" -> "sgn-BE-NL"
    "sgn-ch-de" -> "sgn-CH-DE"
    else -> null
}

/** Returns `true` if a lowercase tag is registered as a whole and matches the grammar. */
private fun isRegularTag(tag: String): Boolean = when (tag) {
    "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min",
    "zh-min-nan", "zh-xiang" -> true
    else -> false
}

/** Returns `true` if lowercase letters are a primary language subtag of [REGISTERED_LANGUAGES]. */
private fun isRegisteredLanguage(subtag: String): Boolean {
    if (subtag.length !in 2..3) return false
    val bit = if (subtag.length == 3) subtag[2] - 'a' else 26
    val pair = (subtag[0] - 'a') * 26 + (subtag[1] - 'a')
    return (REGISTERED_LANGUAGES[pair * 6 + bit / 5] - '0') shr (bit % 5) and 1 == 1
}

/**
 * The languages of the IANA language subtag registry of 2025-08-25.
 *
 * The three-letter codes of ISO 639 for its two-letter languages are included. Each pair of letters
 * from `aa` to `zz` has six characters, each with five bits as the distance from `0`. Bits 0 to 25
 * are the third letters that complete a subtag; bit 26 is the pair itself.
 */
private const val REGISTERED_LANGUAGES =
    "O?OO?3OOOOO3K=?OO1KOJOM1O0?>E3K>IM13OOOOO13>OM00OOOOL01:8I51OOGOO3OOOOO1GOOOO3" +
    "OOOOO3OO?L91OOOOO1=2?E01ONOOO3OOOOO3ONOOO1OOOOM1K8OH32O>MLO0B27080O>OOI3OBL@03" +
    "OOOOO3OOOOO1OOOOG1OOOOO1OOOOO3OOOOM1OKOOO3OOOOO3OGOOO3OOOOO1?OOOO1OOOON1OOOOO3" +
    "OKOOO3KOOOO3ONOOO1?OOOO1OOOOO3GOOOO2OOOOO1OOOOO1OOOGO1OOOOM1OOO??1OOOON1OOOOO1" +
    "OOOOO3ONKNG0MFN?00MOL<@132;H@2924000521000OOOGO3O4=5D0A<M=B034NNK1MLGHE0E:OL00" +
    "7>CO=0OGOOO3G;H9I0800010OOOON3OOOOO3M6NIA17NGOO2028002K20@0004000030D002@4I@00" +
    "MOO?O3KKNGG0400400IJH<40L???33000000O>KL=19:N<?0?OOOO1OIO450123<8002=000O3O<O0" +
    "IJIDG0G=KON1000100000000O>JNE0B<K201;<MMA0OOOOO1100002103<E1000000;:L4A0I2J002" +
    "10000042A410000<@0000000@00002A8000010F0H0000810000A20100000E:G5@0@<G192C:M;M1" +
    "?7N6?2000@0208@0000000001>AL40@>OJI264HL93800:02@48000@0@000000@0010@000A00000" +
    ";OOMI3002000000800000000000400084002000400000000AA:E520000020010201<:4@0000110" +
    "2:000088<<82@00000000800M0EO@2@02800000000NM>FC0000400A00000000000000002000000" +
    "OOOOO3OOO?O1L1:D00OOON92?OG>N1001@80K2KD50E4KL00O>NOM108=410I0H110ONC4G2K6>6O1" +
    "ONOF53OOOOO1A08000188410ONMNO1@2N940180010OOOO?3EAN=@2OK<D=0000080K;N4@1188000" +
    "OOOOO330H8101400000088@0;>44020000000040400804@0;OOD<2080000A49800K00@10OOOOO1" +
    "INL810OLGMF300@800000000E0EE?324:80008@892NOOOO3D0902050@000000000A000<2000002" +
    "088502K>N4A0A42400O8@L12000002C150A0B2N842280140088402D@H800@<CM?3C:G970A8JL@0" +
    "OFNI0300045208A000000050A<I4I0M>OD32O8GLN300400220002000E80240200010@0800<4401" +
    "OEONO3@HMD50000H00120@00B>;D10000000B0A000080800O>FBC2@0040010D=10@00800?8:<<0" +
    "9J2800:20<40108480000400300D10002000000000?<OME0808002080002000000A000@0000000" +
    "OOOOO3OOOOO1OOOOO1MOOGO1OOOOO1OOOOO1OOOOO2OOOOO1OOOOO3OOOOK3OOOOO3OOOOO3OOOOO3" +
    "OKOOO3MOOOO3OOOOO1OOOOO1OMOMO3OOOOO3OOOOO1OOOOO3OOOOO3OOOOO3OMOOO1OOOOO3OOOOO1" +
    "OOOOO3GKONO3L56;00;NO300OOOOO11080003>ON131<>I10OOOOO3A821<0OLNLA0OOO;90OOO7O1" +
    ";NN853GOOOO3A0H080000400E:OD21O>NMF04>H813OOOOG3183812A6FH5000400012800004:001" +
    "OOOOO1OMOOO1OOOOO1OO?OO1OOOOG1OOOOO1OOOOO3OOOOM3OOOOM3ONOOO1OOOOO3OOOO?3OOOGO1" +
    "OOOOO3MOOOO3ONOOO1GOOOO1OOOOO3OOOOO3OOOOO2ONOOK1K?OOO1OOOOO1OOOOO1OOOOO3ONOOO1" +
    "OOOOO3OOOOO2OOOO91OOOOO3OOMOO3902410OOOOO3O?MGO1OOONO1;LNLI1OOMO?1MJO6O3OOOOO1" +
    "OOOOO3OOOOG33>J8I002OB@0G;?E93O?OOO1HJE=M1OOOOO104D002G:D4L0I:O690OOOOO2;85<A1" +
    "50142008GD101<D012101@1000000000@810F2@010000@10A080006:0962ONO<;1I0ED10G:KGO2" +
    "CJIM=0828<0010E@@0000000E>LLO358HI92K8ONM1C8<000800000082000000000:040@0004000" +
    "O?OOO3F?NMC1OO?54058H@10KOG?J1A020009:;8A19NOF70OONMO3000@0076HM10OOKOG3OMONM1" +
    "ONOOO1L?OON1A8OO10A04040O?OOM1M>NOE21<HGG2OKEOM10000003:L440004000@0<8I0@48000" +
    "OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1" +
    "OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1OOOOO1O???N3ELN9D1E44H0054JO50100100000000" +
    "?OOOO1203100010000200000CJ>L@0000000A09<10020100C1>D100:08003<4@40000000O?OOO3" +
    ";2:542O7N552008@0000000008D@0028?040444840F?MKA300000010G402800040008810040000" +
    "OOOOO3OOOOO1G?KO?2GGOO;3OOOOG3B04840ONOMM3ONOOO3KOOOO3O2OM50OOMOO3MOOOO3OOOOO3" +
    "OOO?O3ONOOO3O:OOK01LMN92O?OOO3OOOOO3KOOOG2GJONN3G05<82GOOOO2F2O<50?8O<L0O2:9F0" +
    "OOOOO3OOOOO1O?OKM1OOONK0O?OOO308HD00OOKOO3M=?OO3OOOOO31JN950K3?O?3?OOOO2OOOOG1" +
    "O?OOO3NOO?O3EKOGO120NG50OOOOO3OOOOO3OOOOG3OOOOO1I8OHM0O?NGM2GNLNI0AL:MK31DN080" +
    "00<4001824A0000000AJ6010000800080000C4H0@21080000208200800001>3?G2G9?0E0?:L=10" +
    "I:=591009000080020000000OOOEO31<1910A4051000<410@42000100000000000100000208802" +
    "AON=C0201000000000000000<0N502000000000D00000000L3:H220010001HOA11000900OO7?O1" +
    "005100002D0200000000000010@H0008:02000@00000<@00000000100000000000000000000000" +
    "OOOOO3CM7O601800008B1@A0=>NM500200003:@0E0121010FO?DG0180000;024E0E>O<O0O>LH<0" +
    "N:M1E0O;O<D2400000000000;>O=O11:1<302=5040;4>DK000000030@44010004038<4@0000000" +
    "OJOOG0OJL5L0F6NDG050E2@0:26M10100000;;>450M0DD3238:=B0200@00OOKOO1O:H9A0OGOOO1" +
    ";NMNA1<:M540OOOOO1100@00K:<F50OLN?C0ONNOG1;BNE10@8H800MBCD40205D003@3@@0044100" +
    "OOOOO1KLO0H004:500I21800EH:LC0000000186=509028009O?OK30000001>ODA0C:N4A0O>OO81" +
    "K6K:102:?LH236M101000000C8O8D0<2N=@01021D0OK?GM1100@0012:F501260A0000411021000" +
    "OOGOO3E02@509400000@000016<00000000034<400;8H0<230?441000000;6IE31A@<:50OOOOO1" +
    "I2180044D>00OOOOO1@0000012H900107410@2>KI014>0@20000001000000000802B81001@0000"
