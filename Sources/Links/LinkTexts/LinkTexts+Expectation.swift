package import LinkRouting
import LocalizedTexts

extension LinkTexts {
  /// Returns the expectation of an error as a short phrase.
  package func words(for expectation: LinkExpectation) -> String {
    switch expectation {
    case .phrase(let phrase): text("expected.", phrase.id) ?? phrase.english
    case .literal(let text): text
    case .value(let kind, let place): summary(of: kind, in: place)
    case .parameter(let name, let value): texts(.expectedParameter, name, words(for: value))
    case .condition(let condition) where condition.relation == .with:
      texts(.expectedConditionWith, condition.parameter, condition.other)
    case .condition(let condition): texts(.expectedCondition, condition.description)
    case .once(let name): texts(.expectedOnce, name)
    case .names(let kind, let names): choice(kind, names)
    case .subdomain(let domain, isDomain: true):
      texts(.expectedSubdomainOfItself, domain, WildcardHost.prefix + domain)
    case .subdomain(let domain, isDomain: false):
      texts(.expectedSubdomain, domain, WildcardHost.prefix + domain)
    case .anyOf(let choices): choice(choices.map(words(for:)))
    }
  }

  /// Returns a phrase such as "one of the hosts a, b".
  ///
  /// Of a long list, the phrase contains only the first names and the number of all names.
  private func choice(_ kind: LinkExpectation.NameKind, _ names: [String]) -> String {
    let prefix = "names.\(kind.rawValue)."
    let shown = list(names.prefix(LinkExpectation.shownNames))
    let text =
      switch names.count {
      case 0: self.text(prefix, "none")
      case 1: self.text(prefix, "one", arguments: names)
      case ...LinkExpectation.shownNames: self.text(prefix, "several", arguments: [shown])
      default: self.text(prefix, "more", arguments: [shown, String(names.count)])
      }
    return text ?? shown
  }

  /// Returns the words as a list of alternatives: "a, b or c".
  private func choice(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? texts[.listNothing] }
    return Self.withoutSpacesInChinese(texts(.listOr, list(words.dropLast()), last))
  }

  /// Removes the spaces between two Chinese characters.
  ///
  /// The Chinese string for "a or b" contains spaces around 或. They are correct only next to words
  /// that are not Chinese.
  private static func withoutSpacesInChinese(_ text: String) -> String {
    var result: [Unicode.Scalar] = []
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isBetween =
        scalar == " " && index > 0 && index + 1 < scalars.count
        && scalars[index - 1].isChinese && scalars[index + 1].isChinese
      if !isBetween { result.append(scalar) }
    }
    return String(String.UnicodeScalarView(result))
  }

  /// Returns the words separated by commas: "a, b, c".
  package func list(_ words: some Collection<String>) -> String {
    guard let first = words.first else { return "" }
    return words.dropFirst().reduce(first) { texts(.listPair, $0, $1) }
  }
}

extension LinkTexts {
  /// Describes the values of a type as a short phrase: "4 to 16 characters (only A-Z a-z 0-9)".
  package func summary(of kind: ParameterType.Kind, in place: LinkExpectation.Place = .any)
    -> String
  {
    switch kind {
    case .text(let rule): summary(of: rule, in: place)
    case .pattern(let pattern): summary(of: pattern)
    case .integer(Int.min...Int.max): texts[.valueIntegerAny]
    case .integer(let range):
      texts(.valueIntegerBetween, String(range.lowerBound), String(range.upperBound))
    case .uuid: texts[.valueUuid]
    case .enumeration(let words) where words.count > 12:
      texts(.valueWordsOthers, list(words.prefix(11)), String(words.count - 11))
    case .enumeration(let words): choice(words)
    case .languageTag: texts[.valueLanguageTag]
    case .date: texts[.valueDate]
    case .boolean: texts[.valueBoolean]
    }
  }

  private func summary(of pattern: TextPattern) -> String {
    if let rule = pattern.decimal {
      let places = (rule.fraction == .trimmed ? "0–" : "") + "\(rule.scale)"
      return switch (rule.minimum?.description, rule.maximum?.description) {
      case (nil, nil): texts(.valueDecimalAny, places)
      case (let minimum?, nil): texts(.valueDecimalAtLeast, minimum, places)
      case (nil, let maximum?): texts(.valueDecimalAtMost, maximum, places)
      case (let minimum?, let maximum?): texts(.valueDecimalBetween, minimum, maximum, places)
      }
    }
    guard let check = pattern.check else { return texts(.valuePattern, pattern.shownExpression) }
    return texts(.valuePatternCheck, pattern.shownExpression, check.rawValue)
  }

  private func summary(of rule: TextRule, in place: LinkExpectation.Place) -> String {
    let set = rule.allowed?.readableDescription
    let count =
      switch rule.unit {
      case .characters: count(rule.length, of: set)
      case .bytes:
        set.map { texts(.valueTextBytesOf, rule.byteCount, $0) }
          ?? texts(.valueTextBytes, rule.byteCount)
      }
    guard rule.allowed == nil, place != .any else { return count }
    let isLong = rule.length.upperBound >= TextRule.maximumLength
    switch (place, isLong) {
    case (.path, true): return texts(.valueLimitsPathLong, count)
    case (.path, false): return texts(.valueLimitsPath, count)
    case (_, true): return texts(.valueLimitsItemLong, count)
    case (_, false): return texts(.valueLimitsItem, count)
    }
  }

  /// Returns a phrase for the length of a value and its set of characters.
  private func count(_ length: ClosedRange<Int>, of set: String?) -> String {
    let least = length.lowerBound
    let greatest = length.upperBound
    func text(
      _ plain: WaymarkText, withSet: WaymarkText, arguments: [any TextArgument]
    ) -> String {
      set.map { texts(withSet, arguments: arguments + [$0]) } ?? texts(plain, arguments: arguments)
    }
    if length == 0...TextRule.maximumLength {
      return text(.valueTextAny, withSet: .valueTextAnyOf, arguments: [])
    }
    if least == greatest {
      return text(.valueTextExactly, withSet: .valueTextExactlyOf, arguments: [least])
    }
    if greatest == TextRule.maximumLength {
      return text(.valueTextAtLeast, withSet: .valueTextAtLeastOf, arguments: [least])
    }
    if greatest == 1 {
      return text(.valueTextZeroOrOne, withSet: .valueTextZeroOrOneOf, arguments: [])
    }
    return text(
      .valueTextBetween, withSet: .valueTextBetweenOf, arguments: [String(least), String(greatest)])
  }
}

extension Unicode.Scalar {
  /// `true` if the scalar is in the range of the Unicode block CJK Unified Ideographs.
  fileprivate var isChinese: Bool { 0x4E00...0x9FFF ~= value }
}
