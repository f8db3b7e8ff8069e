import LinkRouting

/// The values of a parameter as patterns of an Apple association file.
struct ApplePatternText {
  /// A pattern that matches every value that the router accepts, and possibly more.
  var pattern: String
  /// `true` if the pattern matches only values that the router accepts, and values in ``open``.
  ///
  /// If it is `true`, no value has to be excluded.
  var isExact: Bool
  /// Patterns for values that the router rejects; ``pattern`` may or may not match these values.
  ///
  /// A variable of the file lists these patterns.
  var wrong: [String]
  /// `true` if the values are part of a path.
  let inPath: Bool
  /// The reasons why links with some invalid values open despite ``pattern`` and ``wrong``.
  var open: [(code: AssociationWidening.Code, explanation: String)]
}

extension ApplePatternText {
  /// The maximum length to express with one question mark for each character.
  static let maximumCount = 128
  /// The largest minimum length for which patterns for all shorter lengths are written.
  static let maximumShort = 20
  /// The maximum number of values to list for a range of integers or a regular expression.
  static let maximumList = 256

  static let beyondLists = (
    AssociationWidening.Code.characterClassNotExpressible,
    "links with non-ASCII characters, '*' or '?', which patterns cannot list"
  )

  /// Returns the patterns for the values of a type.
  ///
  /// - Parameters:
  ///   - isCaseSensitive: `true` if the component is case-sensitive; otherwise, a pattern in one
  ///     case matches both cases.
  ///   - variable: A closure that registers a variable for a list of values and returns its name,
  ///     or `nil` if there are too many values.
  static func make(
    _ kind: ParameterType.Kind, inPath: Bool, isCaseSensitive: Bool, isForm: Bool,
    variable: ([String], String) -> String?
  ) -> ApplePatternText {
    var text: ApplePatternText
    switch kind {
    case .text(let rule): text = .text(rule, inPath: inPath, isCaseSensitive, isForm: isForm)
    case .pattern(let pattern):
      text = .pattern(
        pattern, inPath: inPath, isCaseSensitive: isCaseSensitive, isForm: isForm,
        variable: variable)
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
          "links with letters, digits and hyphens that do not form a language tag"
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
      text.open.append((.dateNotExpressible, "links with nonexistent dates, such as February 30"))
    case .boolean: text = .words(["true", "false"], inPath: inPath, variable)
    }
    if !isCaseSensitive, kind.isCaseSensitive {
      text.open.append((.caseNotExpressible, "links with values in a different case"))
    }
    return text
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
