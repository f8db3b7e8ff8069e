import LinkRouting

/// How the values of a parameter are said in Apple's patterns.
struct ApplePatternText {
  /// A pattern that matches every value that the router accepts, and perhaps more; it never matches nothing.
  var pattern: String
  /// Whether the pattern matches nothing else, so that no value needs to be excluded.
  var isExact: Bool
  /// Values that the router refuses, as patterns, for a variable; see ``pattern``.
  var wrong: [String]
  /// Whether values stand in a path.
  let inPath: Bool
  /// What ``pattern`` and ``wrong`` together leave open.
  var open: [(code: AssociationWidening.Code, explanation: String)]
}

extension ApplePatternText {
  /// The largest number of characters that is counted out in question marks.
  private static let maximumCount = 128
  /// The largest least length below which every length is listed.
  private static let maximumShort = 20
  /// The largest range of integers that is listed.
  private static let maximumList = 256

  private static let beyondLists = (
    AssociationWidening.Code.characterClassNotExpressible,
    "characters beyond ASCII, * and ?, which patterns cannot list"
  )

  /// Says what values are of a type.
  ///
  /// - Parameters:
  ///   - isCaseSensitive: Whether the component is; if not, a pattern for one case matches both.
  ///   - variable: Registers a variable of values and gives its name.
  static func make(
    _ kind: ParameterType.Kind, inPath: Bool, isCaseSensitive: Bool, isForm: Bool,
    variable: ([String], String) -> String
  ) -> ApplePatternText {
    var text: ApplePatternText
    switch kind {
    case .text(let rule): text = .text(rule, inPath: inPath, isCaseSensitive, isForm: isForm)
    case .integer(let range): text = .integer(range, inPath: inPath, variable)
    case .uuid:
      let groups = [8, 4, 4, 4, 12].map { String(repeating: "$(xdigit)", count: $0) }
      text = ApplePatternText(
        pattern: groups.joined(separator: "-"), isExact: true, wrong: [], inPath: inPath, open: [])
      text.addWrong(characters: .xdigit.union("-"), length: 36...36)
    case .enumeration(let words): text = .words(words, inPath: inPath, variable)
    case .languageTag:
      text = ApplePatternText(pattern: "?*", isExact: false, wrong: [], inPath: inPath, open: [])
      for byte in UInt8(0x20)..<0x7F where !ASCIISet.alnum.union("-").contains(byte) {
        text.addWrong(byte)
      }
      text.wrong += ["-*", "*-", "*--*"]
      text.open.append(beyondLists)
      text.open.append(
        (
          .languageTagNotExpressible,
          "texts of letters, digits and hyphens that are no language tags"
        ))
    case .date:
      let month = variable((1...12).map { twoDigits($0) }, "month")
      let day = variable((1...31).map { twoDigits($0) }, "day")
      let year = String(repeating: "$(digit)", count: 4)
      text = ApplePatternText(
        pattern: "\(year)-$(\(month))-$(\(day))", isExact: true, wrong: [], inPath: inPath, open: []
      )
      text.addWrong(characters: .digit.union("-"), length: 10...10)
      text.open.append((.dateNotExpressible, "days that their month has not, as February 30"))
    case .boolean: text = .words(["true", "false"], inPath: inPath, variable)
    }
    if !isCaseSensitive, kind.isCaseSensitive {
      text.open.append((.caseNotExpressible, "values in another case of letters"))
    }
    return text
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  // MARK: Texts

  private static func text(
    _ rule: TextRule, inPath: Bool, _ isCaseSensitive: Bool, isForm: Bool
  ) -> ApplePatternText {
    let accepted = AcceptedScalars(rule, inPath: inPath)
    let minimum = max(inPath ? 1 : 0, rule.length.lowerBound)
    if inPath, accepted.contains(0x2F) {
      // Decoded, a slash in a value is one of the path, and trailing ones are dropped.
      return ApplePatternText(
        pattern: "*", isExact: false, wrong: [], inPath: inPath,
        open: [
          (.characterClassNotExpressible, "other characters than the type has"),
          (.lengthNotExpressible, "texts of other lengths, and none"),
        ])
    }
    // What the system counts as one character beyond ASCII, nobody says.
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
      text.open.append((.lengthNotExpressible, "texts that are too short or too long"))
    }
    if counts, rule.length.upperBound <= maximumCount {
      text.addLong(rule.length.upperBound)
    } else if rule.length.upperBound < TextRule.maximumLength || !counts && minimum > 1 {
      text.open.append((.lengthNotExpressible, "texts that are too short or too long"))
    }
    return text
  }

  // MARK: Integers and words

  private static func integer(
    _ range: ClosedRange<Int>, inPath: Bool, _ variable: ([String], String) -> String
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
      (.rangeNotExpressible, "whole numbers of the same lengths outside of the range"))
    text.open.append(beyondLists)
    return text
  }

  private static func words(
    _ words: [String], inPath: Bool, _ variable: ([String], String) -> String
  ) -> ApplePatternText {
    let values = words.map { AppleLiteral($0) }
    let name = variable(values.map(\.pattern), "values")
    var text = ApplePatternText(
      pattern: "$(\(name))", isExact: true, wrong: [], inPath: inPath, open: [])
    let isASCII = words.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    var characters = ASCIISet()
    for byte in words.joined().utf8 where byte < 0x80 { characters.insert(byte) }
    let counts = words.map(\.unicodeScalars.count)
    if isASCII, let least = counts.min(), let most = counts.max(), most <= maximumCount {
      text.addWrong(characters: characters.caseless, length: max(1, least)...max(1, most))
    }
    if values.contains(where: { !$0.isExact }) {
      text.open.append((.wildcardNotExpressible, "any character in the place of * or ?"))
    }
    return text
  }

  // MARK: Wrong values

  /// Adds a value for a character that no value has.
  private mutating func addWrong(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"): break
    // In a path not */*, since a pattern that ends in /* also matches what stands in front of it.
    case UInt8(ascii: "/"): wrong.append(inPath ? "*/?*" : "*/*")
    default: wrong.append("*\(Unicode.Scalar(byte))*")
    }
  }

  private mutating func addWrong(characters: ASCIISet, length: ClosedRange<Int>) {
    for byte in UInt8(0x20)..<0x7F where !characters.contains(byte) { addWrong(byte) }
    addShort(length.lowerBound)
    addLong(length.upperBound)
  }

  private mutating func addShort(_ minimum: Int) {
    guard minimum <= Self.maximumShort else { return }
    for count in 1..<max(1, minimum) { wrong.append(String(repeating: "?", count: count)) }
  }

  private mutating func addLong(_ maximum: Int) {
    wrong.append(String(repeating: "?", count: maximum + 1) + "*")
  }
}

/// The text of a literal as a pattern; `*`, `?` and `$(` cannot be said, so that `?` stands in their place.
struct AppleLiteral {
  var pattern = ""
  var isExact = true

  init(_ text: String) {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isWild = scalar == "*" || scalar == "?" || scalar == "(" && previous == "$"
      pattern.unicodeScalars.append(isWild ? "?" : scalar)
      if isWild { isExact = false }
      previous = scalar
    }
  }
}
