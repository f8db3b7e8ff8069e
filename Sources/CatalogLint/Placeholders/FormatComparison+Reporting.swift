import Diagnostics
import StringCatalogs

extension FormatComparison {
  /// Reports a placeholder that takes another kind of value than is passed.
  mutating func report(
    _ mismatch: (use: Int, value: ValueClass, consequence: Consequence),
    _ text: FormatMeaning.Text
  ) {
    let use = target.uses[mismatch.use]
    let isWidth = mismatch.value.differsInWidth(from: use.value)
    let isSubstitution = use.placeholder.kind == .substitution
    let expected = sourceSpelling(of: use.argument, text)
    var difference = FormatDifference(
      kind: isSubstitution && !isWidth ? .substitutionArgument : isWidth ? .width : .type,
      cause: isSubstitution ? .named : .usual,
      consequence: isWidth ? .lost : mismatch.consequence, site: site(text, target),
      range: range(use.placeholder.range, text, target),
      found: spelling(use.placeholder.range, text, target), expected: expected,
      foundPhrase: use.value.phrase, expectedPhrase: mismatch.value.phrase)
    if isWidth, !isSubstitution, let fix = widthFix(use, text) { difference.fixIts = fix }
    differences.append(difference)
  }

  /// Writes the length and the conversion of the source.
  private func widthFix(_ use: FormatMeaning.Use, _ text: FormatMeaning.Text) -> [FixIt]? {
    guard
      let index = source.uses.indices.first(where: {
        source.uses[$0].argument == use.argument && source.uses[$0].placeholder.kind == .value
      }), let owner = source.texts.first(where: { $0.uses.contains(index) })
    else { return nil }
    let other = source.uses[index].placeholder
    let ending = spelling(other.layout.upperBound..<other.range.upperBound, owner, source)
    let place = use.placeholder.layout.upperBound..<use.placeholder.range.upperBound
    guard !place.isEmpty, !ending.isEmpty else { return nil }
    return fixIt(
      "write \(ending), as in the source", .safe, text,
      [FixIt.Edit(range: range(place, text, target), text: ending)])
  }

  /// Reports a placeholder whose argument is not passed.
  mutating func reportExtra(_ use: FormatMeaning.Use, _ text: FormatMeaning.Text) {
    let isDangerous = target.dialect == .java || use.value == .object || use.value == .cString
    differences.append(
      FormatDifference(
        kind: use.placeholder.kind == .substitution ? .substitutionArgument : .extra,
        cause: use.placeholder.kind == .substitution ? .undefined : .usual,
        consequence: isDangerous ? .crash : .wrong, site: site(text, target),
        range: range(use.placeholder.range, text, target),
        found: spelling(use.placeholder.range, text, target), expected: "\(use.argument)"))
  }

  /// Reports that a placeholder is missing, and what the others take then.
  mutating func reportMissing(_ use: FormatMeaning.Use, _ text: FormatMeaning.Text) {
    var difference = FormatDifference(
      kind: .missing, consequence: .lost, site: site(text, target),
      range: text.text.sourceRange, expected: sourceSpelling(of: use.argument, text, use))
    if let shift = shift(text, missing: use.argument) {
      difference = FormatDifference(
        kind: .missing, cause: .shifted, consequence: shift.consequence, site: difference.site,
        range: difference.range,
        found: spelling(target.uses[shift.use].placeholder.range, text, target),
        expected: difference.expected,
        notes: ["Apple's formatter skips no argument, whatever numbers the placeholders have"])
    }
    differences.append(difference)
  }

  /// Which placeholder takes the value of one that is missing in front of it, on Apple's platforms.
  private func shift(
    _ text: FormatMeaning.Text, missing argument: Int
  ) -> (use: Int, consequence: Consequence)? {
    // How the forms of a plural are put together, only the system knows.
    guard target.dialect != .java, text.variation.plural == nil,
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

  /// How the source spells a placeholder.
  func sourceSpelling(
    of argument: Int, _ text: FormatMeaning.Text, _ preferred: FormatMeaning.Use? = nil
  ) -> String {
    if argument == FormatMeaning.own, preferred == nil {
      let content = catalog.files[target.file].content
      if let place = text.variation.substitution,
        let specifier = content.substitutions[place].formatSpecifier
      {
        return content.string(specifier)
      }
    }
    for other in source.texts {
      for index in other.uses where source.uses[index].argument == argument {
        if let preferred, preferred.placeholder != source.uses[index].placeholder { continue }
        return spelling(source.uses[index].placeholder.range, other, source)
      }
    }
    return "%"
  }
}
