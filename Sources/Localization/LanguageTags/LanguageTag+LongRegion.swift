/// The regions of ISO 3166-1 with their three-letter codes.
enum RegionCodes {
  /// A sorted table with five letters for each region: the three-letter and the two-letter code.
  ///
  /// The runtimes of generated Kotlin and TypeScript code contain copies of this table and of
  /// ``extendedLanguages``.
  static var table: StaticString {
    """
    ABWAWAFGAFAGOAOAIAAIALAAXALBALANDADAREAEARGARARMAMASMASATAAQATFTFATGAGAUSAU\
    AUTATAZEAZBDIBIBELBEBENBJBESBQBFABFBGDBDBGRBGBHRBHBHSBSBIHBABLMBLBLRBYBLZBZ\
    BMUBMBOLBOBRABRBRBBBBRNBNBTNBTBVTBVBWABWCAFCFCANCACCKCCCHECHCHLCLCHNCNCIVCI\
    CMRCMCODCDCOGCGCOKCKCOLCOCOMKMCPVCVCRICRCUBCUCUWCWCXRCXCYMKYCYPCYCZECZDEUDE\
    DJIDJDMADMDNKDKDOMDODZADZECUECEGYEGERIERESHEHESPESESTEEETHETFINFIFJIFJFLKFK\
    FRAFRFROFOFSMFMGABGAGBRGBGEOGEGGYGGGHAGHGIBGIGINGNGLPGPGMBGMGNBGWGNQGQGRCGR\
    GRDGDGRLGLGTMGTGUFGFGUMGUGUYGYHKGHKHMDHMHNDHNHRVHRHTIHTHUNHUIDNIDIMNIMINDIN\
    IOTIOIRLIEIRNIRIRQIQISLISISRILITAITJAMJMJEYJEJORJOJPNJPKAZKZKENKEKGZKGKHMKH\
    KIRKIKNAKNKORKRKWTKWLAOLALBNLBLBRLRLBYLYLCALCLIELILKALKLSOLSLTULTLUXLULVALV\
    MACMOMAFMFMARMAMCOMCMDAMDMDGMGMDVMVMEXMXMHLMHMKDMKMLIMLMLTMTMMRMMMNEMEMNGMN\
    MNPMPMOZMZMRTMRMSRMSMTQMQMUSMUMWIMWMYSMYMYTYTNAMNANCLNCNERNENFKNFNGANGNICNI\
    NIUNUNLDNLNORNONPLNPNRUNRNZLNZOMNOMPAKPKPANPAPCNPNPERPEPHLPHPLWPWPNGPGPOLPL\
    PRIPRPRKKPPRTPTPRYPYPSEPSPYFPFQATQAREUREROURORUSRURWARWSAUSASDNSDSENSNSGPSG\
    SGSGSSHNSHSJMSJSLBSBSLESLSLVSVSMRSMSOMSOSPMPMSRBRSSSDSSSTPSTSURSRSVKSKSVNSI\
    SWESESWZSZSXMSXSYCSCSYRSYTCATCTCDTDTGOTGTHATHTJKTJTKLTKTKMTMTLSTLTONTOTTOTT\
    TUNTNTURTRTUVTVTWNTWTZATZUGAUGUKRUAUMIUMURYUYUSAUSUZBUZVATVAVCTVCVENVEVGBVG\
    VIRVIVNMVNVUTVUWLFWFWSMWSYEMYEZAFZAZMBZMZWEZW
    """
  }

  /// The extended languages in the IANA registry that are also three-letter region codes.
  ///
  /// Each row has seven characters: the language, a hyphen and the extended language, padded with a
  /// space.
  static var extendedLanguages: StaticString {
    "ms-pse msa-psesgn-afgsgn-ethsgn-isrsgn-lsosgn-msrsgn-svksgn-tzazh-mnp zho-mnp"
  }

  /// Returns the two-letter code, in upper case, for a three-letter region; `nil` if there is none.
  ///
  /// The three letters can be in upper or lower case.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of regions; no allocation.
  static func region(of letters: (UInt8, UInt8, UInt8)) -> (UInt8, UInt8)? {
    let code = [letters.0, letters.1, letters.2].reduce(0 as UInt32) {
      $0 << 8 | UInt32($1 & ~0x20)
    }
    var low = 0
    var high = table.utf8CodeUnitCount / 5
    while low < high {
      let middle = (low + high) / 2
      let start = middle * 5
      // In bounds: every entry has five characters.
      let found = (0..<3).reduce(0 as UInt32) {
        unsafe $0 << 8 | UInt32(table.utf8Start[start + $1])
      }
      if found == code {
        return unsafe (table.utf8Start[start + 3], table.utf8Start[start + 4])
      }
      if found < code { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension LanguageTag {
  /// A three-letter region in a tag.
  package struct LongRegion {
    /// The byte range of the three letters.
    package let range: Range<Int>
    /// The two-letter code of the region, in upper case.
    package let region: (UInt8, UInt8)
  }

  /// Returns the three-letter region of a tag, such as `MEX` in `es-MEX`; `nil` if there is none.
  ///
  /// A script can precede the region, as in `zh-Hant-TWN`. According to the grammar of BCP 47,
  /// three letters after the language are an extended language. However, an extended language such
  /// as `yue` in `zh-yue` is valid only if the registry lists it for the language ([RFC 5646
  /// §2.2.2](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2)). Other software writes
  /// three-letter regions at this position, and ICU reads them as regions. The method returns only
  /// a subtag that a two-letter region can replace. For example, it does not return `MEX` in
  /// `es-MEX-US`.
  ///
  /// - Parameter bytes: A tag, with hyphens or underscores.
  /// - Complexity: O(1); no allocation.
  package static func longRegion(
    _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> LongRegion? {
    var subtag = start..<subtagEnd(bytes, from: start, to: end)
    let language = subtag
    guard 2...3 ~= language.count else { return nil }
    // At most an extended language and a script precede the region.
    for _ in 1...3 {
      guard subtag.upperBound < end else { return nil }
      let next = subtag.upperBound + 1
      subtag = next..<subtagEnd(bytes, from: next, to: end)
      guard 3...4 ~= subtag.count, subtag.allSatisfy({ isLetter(bytes[$0]) }) else { return nil }
      guard subtag.count == 3,
        let region = RegionCodes.region(of: (bytes[next], bytes[next + 1], bytes[next + 2])),
        !isExtendedLanguage(bytes, subtag, of: language)
      else { continue }
      return mayEndRegion(bytes, at: subtag.upperBound, to: end)
        ? LongRegion(range: subtag, region: region) : nil
    }
    return nil
  }

  /// Returns `true` if bytes are a tag with a registered language and no three-letter region.
  package static func isRegisteredTag(
    _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    // No common form has a three-letter region.
    hasRegisteredUsualForm(bytes, from: start, to: end)
      ?? (isUnusualRegistered(bytes, from: start, to: end)
        && longRegion(bytes, from: start, to: end) == nil)
  }

  /// `true` if the tag's language is registered and the tag has no three-letter region.
  package var isRegisteredTag: Bool {
    let count = text.count
    if let words, let form = UsualForm(count: count), form.fits(words.low, words.high) {
      return Self.isRegisteredUsualForm(words.low, count: count)
    }
    var result = false
    withBytes { bytes in result = Self.isRegisteredTag(bytes, from: 0, to: bytes.count) }
    return result
  }

  /// Returns `true` if the subtag after the hyphen at an offset can follow a region, or if the tag
  /// ends at the offset.
  ///
  /// A region can be followed by a variant, an extension or private use. Only the length of the
  /// subtag and its first character are checked.
  private static func mayEndRegion(_ bytes: Span<UInt8>, at place: Int, to end: Int) -> Bool {
    guard place < end else { return true }
    let count = subtagEnd(bytes, from: place + 1, to: end) - place - 1
    return count == 1 || count > 4 || count == 4 && !isLetter(bytes[place + 1])
  }

  private static func isExtendedLanguage(
    _ bytes: Span<UInt8>, _ subtag: Range<Int>, of language: Range<Int>
  ) -> Bool {
    guard language.upperBound + 1 == subtag.lowerBound else { return false }
    let count = subtag.upperBound - language.lowerBound
    return stride(from: 0, to: RegionCodes.extendedLanguages.utf8CodeUnitCount, by: 7).contains {
      row in
      (0..<7).allSatisfy { index in
        // In bounds: every row has seven characters.
        let expected = unsafe RegionCodes.extendedLanguages.utf8Start[row + index]
        guard index < count else { return expected == 0x20 }
        let byte = bytes[language.lowerBound + index]
        return isLetter(byte) ? byte | 0x20 == expected : expected == .hyphen
      }
    }
  }

  private static func subtagEnd(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, bytes[index] != .hyphen, bytes[index] != UInt8(ascii: "_") { index += 1 }
    return index
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
