import LinkRouting

extension ApplePatternText {
  /// Returns the patterns for the values of a text parameter.
  static func text(
    _ rule: TextRule, inPath: Bool, _ isCaseSensitive: Bool, isForm: Bool
  ) -> ApplePatternText {
    let accepted = AcceptedScalars(rule, inPath: inPath)
    let minimum = max(inPath ? 1 : 0, rule.length.lowerBound)
    if inPath, accepted.contains(0x2F) {
      // In a decoded path, a slash in a value acts as a path separator, and trailing slashes are
      // dropped.
      return ApplePatternText(
        pattern: "*", isExact: false, wrong: [], inPath: inPath,
        open: [
          (.characterClassNotExpressible, "links with characters that the type does not allow"),
          (.lengthNotExpressible, "links with values of any length, even empty ones"),
        ])
    }
    if let text = fixed(rule, accepted, inPath: inPath, isCaseSensitive: isCaseSensitive) {
      return text
    }
    // Apple does not document how the system measures the length of text beyond ASCII.
    let counts = !accepted.goesBeyondASCII && minimum <= maximumCount
    let least = counts ? minimum : min(1, minimum)
    var text = ApplePatternText(
      pattern: String(repeating: "?", count: max(0, least - 1)) + (least > 0 ? "?*" : "*"),
      isExact: false, wrong: [], inPath: inPath, open: [])
    let acceptsPlus = accepted.contains(0x2B) || isForm && accepted.contains(0x20)
    for byte in UInt8(0x20)..<0x7F {
      if byte == UInt8(ascii: "+") ? acceptsPlus : accepted.contains(UInt32(byte)) { continue }
      let isLetter = ASCIISet.alpha.contains(byte)
      if !isCaseSensitive, isLetter, accepted.contains(UInt32(byte ^ 0x20)) { continue }
      text.addWrong(byte)
    }
    if !accepted.isAll(except: inPath ? [0x2F, 0x5C] : []) {
      text.open.append(beyondLists)
    }
    if counts { text.addShort(minimum) }
    if minimum > maximumShort {
      text.open.append((.lengthNotExpressible, "links with values that are too short or too long"))
    }
    if counts, rule.length.upperBound <= maximumCount {
      text.addLong(rule.length.upperBound)
    } else if rule.length.upperBound < TextRule.maximumLength || !counts && minimum > 1 {
      text.open.append((.lengthNotExpressible, "links with values that are too short or too long"))
    }
    return text
  }

  /// The maximum length of a value to write as one character class for each character.
  static let maximumFixedLength = 32

  /// Returns the pattern for a text of a fixed length, up to ``maximumFixedLength``, if one of
  /// Apple's classes contains exactly the accepted characters; otherwise `nil`.
  ///
  /// An example is a value of six digits.
  private static func fixed(
    _ rule: TextRule, _ accepted: AcceptedScalars, inPath: Bool, isCaseSensitive: Bool
  ) -> ApplePatternText? {
    let length = rule.length.lowerBound
    guard length == rule.length.upperBound, (1...maximumFixedLength).contains(length),
      !accepted.goesBeyondASCII
    else { return nil }
    guard
      let found = characterClass(where: { accepted.contains(UInt32($0)) }, isCaseSensitive)
    else { return nil }
    var text = ApplePatternText(
      pattern: String(repeating: "$(\(found.name))", count: length), isExact: true, wrong: [],
      inPath: inPath, open: [])
    text.addWrong(
      characters: isCaseSensitive ? found.set : found.set.caseless, length: length...length)
    return text
  }

  /// Returns the class of Apple's patterns that contains exactly the accepted ASCII characters;
  /// `nil` if there is none.
  static func characterClass(
    where isAccepted: (UInt8) -> Bool, _ isCaseSensitive: Bool
  ) -> (name: String, set: ASCIISet)? {
    let classes: [(name: String, set: ASCIISet)] = [
      ("digit", .digit), ("xdigit", .xdigit), ("alpha", .alpha), ("alnum", .alnum),
      ("upper", .upper), ("lower", .lower),
    ]
    return classes.first { _, set in
      let set = isCaseSensitive ? set : set.caseless
      return (UInt8(0x20)..<0x7F).allSatisfy { byte in
        let isAccepted =
          isAccepted(byte)
          || !isCaseSensitive && ASCIISet.alpha.contains(byte) && isAccepted(byte ^ 0x20)
        return isAccepted == set.contains(byte)
      }
    }
  }

  /// Returns the patterns for the integers of a range.
  static func integer(
    _ range: ClosedRange<Int>, inPath: Bool, _ variable: ([String], String) -> String?
  ) -> ApplePatternText {
    let (distance, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    if !overflow, distance < maximumList {
      return words(range.map(String.init), inPath: inPath, variable)
    }
    let isSigned = range.lowerBound < 0
    let count = max(String(range.lowerBound).utf8.count, String(range.upperBound).utf8.count)
    var text = ApplePatternText(pattern: "?*", isExact: false, wrong: [], inPath: inPath, open: [])
    text.addWrong(characters: isSigned ? .digit.union("-") : .digit, length: 1...count)
    text.wrong.append("0?*")
    if isSigned { text.wrong += ["-", "-0*", "?*-*"] }
    text.open.append(
      (.rangeNotExpressible, "links with integers of a valid length that are out of range"))
    text.open.append(beyondLists)
    return text
  }

  /// Returns the patterns for the words of a list.
  static func words(
    _ words: [String], inPath: Bool, _ variable: ([String], String) -> String?
  ) -> ApplePatternText {
    let values = words.map { AppleLiteral($0) }
    let name = variable(values.map(\.pattern), "values")
    var text = ApplePatternText(
      pattern: name.map { "$(\($0))" } ?? (words.contains("") ? "*" : "?*"),
      isExact: name != nil, wrong: [], inPath: inPath, open: [])
    if name == nil {
      text.open.append(
        (
          .sizeNotExpressible,
          "links with words outside the list, because the list would make the file too large"
        ))
    }
    let isASCII = words.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    var characters = ASCIISet()
    for byte in words.joined().utf8 where byte < 0x80 { characters.insert(byte) }
    let counts = words.map(\.unicodeScalars.count)
    if isASCII, let least = counts.min(), let most = counts.max(), most <= maximumCount {
      text.addWrong(characters: characters.caseless, length: max(1, least)...max(1, most))
    }
    if values.contains(where: { !$0.isExact }) {
      text.open.append((.wildcardNotExpressible, "links with any character in place of '*' or '?'"))
    }
    return text
  }
}
