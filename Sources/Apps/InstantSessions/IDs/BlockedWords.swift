/// The words that no id may contain, in the languages of Wordly's interface.
///
/// Ids contain no vowels, but digits and other letters look like vowels: `F4CK`, `51VT`. The words
/// are listed in their normal spelling, and ``symbols(for:)`` returns the symbols that look like a
/// letter. Words that people often abbreviate, mostly by omitting vowels, are also listed in
/// abbreviated form. The hyphens of an id are ignored, so a word can extend over two groups.
///
/// A word is listed only if it contains no shorter listed word. Words have at least three
/// characters, because two are too few to offend.
package enum BlockedWords {
  /// All words, in lower-case ASCII letters and digits.
  package static let all = [english, german, french, spanish, japanese, chinese, codes].flatMap {
    $0.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Returns the values of the symbols that can represent a letter or a digit.
  static func symbols(for letter: UInt8) -> [UInt8] {
    let symbols =
      switch letter {
      case UInt8(ascii: "a"): "4"
      case UInt8(ascii: "b"): "8"
      case UInt8(ascii: "d"), UInt8(ascii: "o"): "0"
      case UInt8(ascii: "e"): "3"
      case UInt8(ascii: "g"): "69"
      case UInt8(ascii: "i"), UInt8(ascii: "l"): "1"
      case UInt8(ascii: "q"): "09"
      case UInt8(ascii: "s"): "5"
      case UInt8(ascii: "t"): "T7"
      case UInt8(ascii: "u"), UInt8(ascii: "y"): "V"
      case UInt8(ascii: "z"): "2"
      default: String(Unicode.Scalar(letter)).uppercased()
      }
    return symbols.utf8.compactMap { symbol in
      SessionIDAlphabet.symbols.firstIndex(of: symbol).map { UInt8($0) }
    }
  }

  private static let english = """
    anal anus arse ass bastard bitch boob bstrd btch cnt coon crap cum cunt dck dick dildo dyke fag
    fart fck fuck fuk gook heeb homo idiot jap jizz kike kill kkk milf moron nazi ngr niga nigg nzi
    paki pedo penis piss porn prn pron pssy pussy rape rapist retar sex shit sht slt slut spic stfu
    suck suicid tits titt tranny turd twat wank whore whr wtf xxx
    """

  private static let german = """
    arsch bumse depp fick fotze ftz heil hitler htlr hure kacke kanak mongo muschi neger nsdap
    nutte pimmel scheis schlamp schwanz sieg spast tussi votze wichs
    """

  private static let french = """
    batard bite bordel caca chier conn couill cul fdp merd mrd negre nique ntm pede ptn pute
    salope slp youpin zizi
    """

  private static let spanish = """
    cabron caga carajo chinga cojon cono folla gilip hdp hpta huevon jdr joder maric mierd mrcn
    ojete pendej pene pinche pndj polla puta puto verga vrg zorra
    """

  /// Japanese words, romanized in the Hepburn and Kunrei systems, as people type them.
  private static let japanese = """
    aho baka busu chikan chink debu ecchi gaiji hentai kasu kichig kimoi kitiga koros kuso manko
    oppai shina shine sine tinko unchi unko unti yarima
    """

  /// Chinese words in Pinyin, and Pinyin initials that Chinese readers use as abbreviations.
  private static let chinese = """
    caoni cnm gnm jiba laji mlgb mmp nima nmb nmd nmsl qusi rnm shabi sjb tmd tnnd wangba zhina
    """

  /// Numbers with an offensive meaning.
  ///
  /// In order, they are a code of hate groups, the number of the beast, a Japanese pun, and a
  /// Chinese insult.
  private static let codes = "1488 666 0721 250"
}
