import Diagnostics
import FormatStrings
import StringCatalogs

extension FormatComparison {
  /// Reports substitutions that use a different argument than those of the same name in the source.
  mutating func reportMoved(_ moved: [(use: Int, argument: Int)], _ text: ArgumentUsage.Text) {
    // If only some tokens had numbers, the other tokens would use different arguments.
    let isFixable =
      moved.count == text.uses.count
      && moved.allSatisfy { !target.uses[$0.use].placeholder.isExplicit }
    for (index, argument) in moved.prefix(Self.maximumPerText) {
      let use = target.uses[index]
      differences.append(
        FormatDifference(
          kind: .substitutionArgument, cause: .reordered, consequence: .wrong,
          site: site(text, target),
          range: range(of: use.placeholder.range, in: text, from: target),
          found: spelling(of: use.placeholder.range, in: text, from: target),
          expected: "\(argument)",
          foundPhrase: "\(use.argument)",
          fixIts: isFixable
            ? fixIt(
              "add argument numbers", applicability: .safe, in: text,
              edits: [numbering(use, text: text, meaning: target, as: argument)]) : []))
    }
  }

  /// Reports a substitution whose format reads a number with more or fewer bits than in the source.
  private mutating func reportWidth(
    of substitution: Int, _ mismatch: (use: Int, value: ValueClass), _ text: ArgumentUsage.Text
  ) {
    let content = catalog.files[target.file].content
    let use = target.uses[mismatch.use]
    guard let specifier = content.substitutions[substitution].formatSpecifier,
      !differences[firstOfItem...].contains(where: {
        $0.kind == .width && $0.range == specifier.sourceRange
      })
    else { return }
    var expected = sourceSpelling(of: use.argument, text)
    let other = source.uses.first { $0.argument == use.argument }?.substitution
    let sourceContent = catalog.files[source.file].content
    if let other, let written = sourceContent.substitutions[other].formatSpecifier {
      expected = sourceContent.string(written)
    }
    differences.append(
      FormatDifference(
        kind: .width, cause: use.value.narrows(mismatch.value) ? .usual : .widened,
        consequence: .lost, site: site(text, target), range: specifier.sourceRange,
        found: content.string(specifier), expected: expected))
  }

  /// Reports a placeholder that reads a different type than the app passes.
  mutating func report(
    _ mismatch: (use: Int, value: ValueClass, consequence: Consequence),
    _ text: ArgumentUsage.Text
  ) {
    let use = target.uses[mismatch.use]
    let isWidth = mismatch.value.differsInWidth(from: use.value)
    let isSubstitution = use.placeholder.kind == .substitution
    if isWidth, let substitution = use.substitution {
      return reportWidth(of: substitution, (mismatch.use, mismatch.value), text)
    }
    let expected = sourceSpelling(of: use.argument, text)
    if isWidth, let digits = lookalikeLength(use, text: text, expected: expected) {
      return reportLookalike(use, digits: digits, text: text, expected: expected)
    }
    var difference = FormatDifference(
      kind: isSubstitution ? .substitutionArgument : isWidth ? .width : .type,
      cause: isSubstitution
        ? .named : isWidth && !use.value.narrows(mismatch.value) ? .widened : .usual,
      consequence: isWidth ? .lost : mismatch.consequence, site: site(text, target),
      range: range(of: use.placeholder.range, in: text, from: target),
      found: spelling(of: use.placeholder.range, in: text, from: target), expected: expected,
      foundPhrase: phrase(of: use.value), expectedPhrase: phrase(of: mismatch.value))
    if isWidth, let fix = widthFix(use, text) { difference.fixIts = fix }
    differences.append(difference)
  }

  /// Returns the digits `1` that were typed instead of the letter `l`, as in `%11d` for `%lld`.
  private func lookalikeLength(
    _ use: ArgumentUsage.Use, text: ArgumentUsage.Text, expected: String
  ) -> String? {
    let digits = spelling(of: use.placeholder.layout, in: text, from: target)
    guard digits == "1" || digits == "11" else { return nil }
    let written = spelling(of: use.placeholder.range, in: text, from: target)
    let isMeant =
      written.replacing("1", with: "l").suffix(digits.count + 1)
      == expected.suffix(digits.count + 1)
    return isMeant ? digits : nil
  }

  private mutating func reportLookalike(
    _ use: ArgumentUsage.Use, digits: String, text: ArgumentUsage.Text, expected: String
  ) {
    let layout = range(of: use.placeholder.layout, in: text, from: target)
    differences.append(
      FormatDifference(
        kind: .lookalike, consequence: .wrong, site: site(text, target),
        range: range(of: use.placeholder.range, in: text, from: target),
        found: spelling(of: use.placeholder.range, in: text, from: target), expected: expected,
        fixIts: fixIt(
          "write \(expected)", applicability: .unsafe, in: text,
          edits: [FixIt.Edit(range: layout, text: digits.replacing("1", with: "l"))])))
  }

  /// Returns the fix-it that replaces the length modifier and conversion with those of the source.
  private func widthFix(_ use: ArgumentUsage.Use, _ text: ArgumentUsage.Text) -> [FixIt]? {
    guard
      let index = source.uses.indices.first(where: {
        source.uses[$0].argument == use.argument && source.uses[$0].placeholder.kind == .value
          && !source.uses[$0].isProse
      }), let owner = source.texts.first(where: { $0.uses.contains(index) })
    else { return nil }
    let other = source.uses[index].placeholder
    let ending = spelling(
      of: other.layout.upperBound..<other.range.upperBound, in: owner, from: source)
    let place = use.placeholder.layout.upperBound..<use.placeholder.range.upperBound
    guard !place.isEmpty, !ending.isEmpty else { return nil }
    return fixIt(
      "write \(ending), as in the source", applicability: .safe, in: text,
      edits: [FixIt.Edit(range: range(of: place, in: text, from: target), text: ending)])
  }

  /// Reports a placeholder for an argument that the app does not pass.
  mutating func reportExtra(_ use: ArgumentUsage.Use, _ text: ArgumentUsage.Text) {
    let isAddress = [.object, .cString, .wideString].contains(use.value)
    let isDangerous = target.dialect.isStrict || isAddress
    differences.append(
      FormatDifference(
        kind: use.placeholder.kind == .substitution ? .substitutionArgument : .extra,
        cause: use.placeholder.kind == .substitution ? .undefined : .usual,
        consequence: isDangerous ? .crash : .wrong, site: site(text, target),
        range: range(of: use.placeholder.range, in: text, from: target),
        found: spelling(of: use.placeholder.range, in: text, from: target),
        expected: "\(use.argument)"))
  }

  /// Reports a missing placeholder and, if there is one, the placeholder that prints its value.
  mutating func reportMissing(_ use: ArgumentUsage.Use, _ text: ArgumentUsage.Text) {
    var difference = FormatDifference(
      kind: .missing, consequence: .lost, site: site(text, target),
      range: text.text.sourceRange, expected: sourceSpelling(of: use.argument, text, use))
    if let taker = takerOfWidth(uses: text.uses) {
      difference = FormatDifference(
        kind: .missing, cause: .shifted, consequence: .wrong, site: difference.site,
        range: difference.range,
        found: spelling(of: target.uses[taker].placeholder.range, in: text, from: target),
        expected: difference.expected,
        notes: ["the output shows the width that \(difference.expected) reads, not the value"])
    } else if let shift = shift(text, missing: use.argument) {
      difference = FormatDifference(
        kind: .missing, cause: .shifted, consequence: shift.consequence, site: difference.site,
        range: difference.range,
        found: spelling(of: target.uses[shift.use].placeholder.range, in: text, from: target),
        expected: difference.expected,
        notes: [Self.shiftNote(target.dialect)])
    } else if let (expected, taker) = dropped(from: text) {
      difference = FormatDifference(
        kind: .missing, cause: .shifted, consequence: .wrong, site: difference.site,
        range: difference.range,
        found: spelling(of: taker.placeholder.range, in: text, from: target),
        expected: expected)
    } else if use.value == .object || use.value == .cString, hasLink(text, target),
      !source.texts.contains(where: { hasLink($0, source) })
    {
      difference.isProved = false
      difference.notes = ["the string contains a link, which may be the value"]
    }
    differences.append(difference)
  }

  /// Returns `true` if a string contains a web address.
  private func hasLink(_ text: ArgumentUsage.Text, _ meaning: ArgumentUsage) -> Bool {
    let string = catalog.files[meaning.file].content.string(text.text)
    return string.contains("https://") || string.contains("http://")
  }

  /// Returns the placeholder that prints an argument that is only a width in the source.
  ///
  /// An example is `%d` in a translation of `%*d`.
  private func takerOfWidth(uses: Range<Int>) -> Int? {
    uses.first { index in
      let taken = source.uses.filter { $0.argument == target.uses[index].argument }
      return target.uses[index].placeholder.kind == .value && !taken.isEmpty
        && taken.allSatisfy { $0.placeholder.kind == .width }
    }
  }

  private static func shiftNote(_ dialect: FormatString.Dialect) -> String {
    dialect.isApple
      ? "Apple's formatter cannot skip an argument, even if placeholders are numbered"
      : "QString::arg replaces the lowest remaining number"
  }

  /// Returns the placeholder that prints the value of an earlier placeholder, which is missing.
  ///
  /// On Apple's platforms and in Qt, a missing placeholder shifts the arguments by one placeholder.
  private func shift(
    _ text: ArgumentUsage.Text, missing argument: Int
  ) -> (use: Int, consequence: Consequence)? {
    // On Apple's platforms, the order in which the forms of several plurals are combined is
    // unknown.
    let isCounted = target.dialect.isApple && text.variation.plural != nil
    guard target.dialect.isApple || target.dialect == .numberedWithCount, !isCounted,
      text.variation.substitution == nil, argument > 0
    else { return nil }
    let taken = Set(target.uses.map(\.argument)).filter { $0 > 0 }.sorted()
    let passed = Set(source.uses.filter { !$0.isProse }.map(\.argument)).filter { $0 > 0 }.sorted()
    for index in text.uses {
      let use = target.uses[index]
      guard let rank = taken.firstIndex(of: use.argument), rank < passed.count,
        passed[rank] == argument, use.argument != argument
      else { continue }
      let value = classes(of: argument, text).first ?? use.value
      return (index, max(.wrong, value.consequence(readAs: use.value, target.dialect)))
    }
    return nil
  }

  /// Returns the placeholder for an argument, as written in the source; `%` if there is none.
  ///
  /// For ``ArgumentUsage/own``, the result is the number format of the translated substitution,
  /// unless a preferred placeholder is given.
  func sourceSpelling(
    of argument: Int, _ text: ArgumentUsage.Text, _ preferred: ArgumentUsage.Use? = nil
  ) -> String {
    if argument == ArgumentUsage.own, preferred == nil {
      let content = catalog.files[target.file].content
      if let place = text.variation.substitution,
        let specifier = content.substitutions[place].formatSpecifier
      {
        return content.string(specifier)
      }
    }
    for other in source.texts {
      for index in other.uses
      where source.uses[index].argument == argument && !source.uses[index].isProse {
        if let preferred, preferred.placeholder != source.uses[index].placeholder { continue }
        return spelling(of: source.uses[index].placeholder.range, in: other, from: source)
      }
    }
    return "%"
  }
}
