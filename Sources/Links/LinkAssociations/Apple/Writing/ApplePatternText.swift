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
  static let maximumCount = 128
  /// The largest least length below which every length is listed.
  static let maximumShort = 20
  /// The largest range of integers that is listed.
  static let maximumList = 256

  static let beyondLists = (
    AssociationWidening.Code.characterClassNotExpressible,
    "characters beyond ASCII, * and ?, which patterns cannot list"
  )

  /// Says what values are of a type.
  ///
  /// - Parameters:
  ///   - isCaseSensitive: Whether the component is; if not, a pattern for one case matches both.
  ///   - variable: Registers a variable of values and returns its name, or `nil` if the values are
  ///     too many.
  static func make(
    _ kind: ParameterType.Kind, inPath: Bool, isCaseSensitive: Bool, isForm: Bool,
    variable: ([String], String) -> String?
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
      let year = String(repeating: "$(digit)", count: 4)
      var pattern = "?*"
      let month = variable((1...12).map { twoDigits($0) }, "month")
      let day = variable((1...31).map { twoDigits($0) }, "day")
      if let month, let day { pattern = "\(year)-$(\(month))-$(\(day))" }
      text = ApplePatternText(
        pattern: pattern, isExact: pattern != "?*", wrong: [], inPath: inPath, open: [])
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
}
