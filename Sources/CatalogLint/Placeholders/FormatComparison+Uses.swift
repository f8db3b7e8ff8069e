import Diagnostics
import StringCatalogs

extension FormatComparison {
  /// Compares the placeholders of a text of the translation to those of the source.
  mutating func compareUses(_ text: FormatMeaning.Text, skippingProse: Bool) {
    let count = differences.count
    defer { if differences.count > count { removeMixedPositions(text, before: count) } }
    let uses = text.uses.filter { index in
      let use = target.uses[index]
      return !(skippingProse && use.isProse) && use.argument < FormatMeaning.laterOffset
        && !use.isUndefined && !use.isOwnNumberOutside
    }
    findMissing(text, uses)
    removeUndefined(text)
    var mismatches: [(use: Int, value: ValueClass, consequence: Consequence)] = []
    var extra: [Int] = []
    for index in uses {
      let use = target.uses[index]
      let classes = classes(of: use.argument, text)
      if classes.isEmpty {
        extra.append(index)
        continue
      }
      if !use.hasClass { continue }
      if let value = movedSubstitution(use) {
        mismatches.append((index, value, .wrong))
        continue
      }
      guard !classes.contains(where: { $0 == use.value }) else { continue }
      let best = classes.map { ($0, $0.consequence(readAs: use.value, target.dialect)) }
        .min { $0.1 < $1.1 }
      if let best, best.1 != .none { mismatches.append((index, best.0, best.1)) }
    }
    mended.removeAll(keepingCapacity: true)
    if missing.isEmpty, mismatches.isEmpty, extra.isEmpty, text.strays.isEmpty, !skippingProse,
      droppable.isEmpty || !traits.contains(.foreignPercent)
    {
      checkNumbersOutside(text, uses)
      compareLayouts(text, uses)
      return
    }
    let isAligned = !mismatches.isEmpty && extra.isEmpty && align(text, uses)
    mend(text, uses)
    reportPercents(text, target)
    if isAligned {
      return reportShifted(text, uses, mismatches.map(\.consequence).max() ?? .wrong)
    }
    if reportOrder(text, uses, mismatches.map { ($0.use, $0.consequence) }, extra) { return }
    for mismatch in mismatches { report(mismatch, text) }
    for index in extra { reportExtra(target.uses[index], text) }
    for index in missing { reportMissing(source.uses[index], text) }
  }

  /// Leaves out what tokens of substitutions were meant to be that are broken or not defined.
  private mutating func removeUndefined(_ text: FormatMeaning.Text) {
    guard !missing.isEmpty else { return }
    let isUndefined = text.uses.contains { target.uses[$0].isUndefined }
    guard
      isUndefined
        || text.strays.contains(where: { target.strays[$0].reason == .unclosedSubstitution })
    else { return }
    missing.removeAll { source.uses[$0].value.isNumber }
  }

  /// The class of a substitution that the source has under the same name, but for another argument.
  private func movedSubstitution(_ use: FormatMeaning.Use) -> ValueClass? {
    guard let place = use.substitution else { return nil }
    let same = source.uses.filter { $0.substitution.map { isSame($0, place) } ?? false }
    guard !same.isEmpty, !same.contains(where: { $0.argument == use.argument }) else { return nil }
    return same[0].value
  }

  /// Leaves out that numbers are mixed, where something worse is said about the same text.
  private mutating func removeMixedPositions(_ text: FormatMeaning.Text, before count: Int) {
    let place = differences[..<count].firstIndex {
      $0.kind == .mixedPositional && $0.site.value == text.value
    }
    if let place { differences.remove(at: place) }
  }

  /// What the source takes as an argument; empty if it takes no such one.
  func classes(of argument: Int, _ text: FormatMeaning.Text) -> [ValueClass] {
    if argument == FormatMeaning.own {
      let content = catalog.files[target.file].content
      if let place = text.variation.substitution,
        let value = content.valueClass(of: content.substitutions[place])
      {
        return [value]
      }
      return [.integer, .wideInteger, .float]
    }
    return source.uses.filter { $0.argument == argument && !$0.isProse }.map(\.value)
  }

  /// Finds the placeholders of the source that a text must have and has not.
  private mutating func findMissing(_ text: FormatMeaning.Text, _ uses: [Int]) {
    missing.removeAll(keepingCapacity: true)
    droppable.removeAll(keepingCapacity: true)
    let candidates = candidates(for: text)
    guard
      let main = candidates.first(where: { source.texts[$0].variation.plural == .other })
        ?? candidates.last
    else { return }
    let isExact: Bool
    switch text.variation.plural {
    case .zero, .one, .two: isExact = true
    default: isExact = false
    }
    for index in source.texts[main].uses where !source.uses[index].isProse {
      let use = source.uses[index]
      if use.argument >= FormatMeaning.laterOffset { continue }
      let mayBeNumber = use.value.isNumber || source.dialect == .java && use.value == .any
      if use.argument == FormatMeaning.own, text.variation.plural == nil { continue }
      if missing.contains(where: { source.uses[$0].argument == use.argument }) { continue }
      if uses.contains(where: { target.uses[$0].argument == use.argument }) { continue }
      if isElsewhere(use, text) { continue }
      // Other texts of the source, for example on another device, may do without it.
      let isOptional = candidates.contains { candidate in
        (source.texts[candidate].variation.plural == nil
          || source.texts[candidate].variation.plural == text.variation.plural)
          && !source.texts[candidate].uses.contains { source.uses[$0].argument == use.argument }
      }
      // Nobody is named where there is nobody.
      let isForNone = text.variation.plural == .zero
      if !isOptional, !isForNone, !(isExact && mayBeNumber) {
        missing.append(index)
      } else {
        droppable.append(index)
      }
    }
  }

  /// The texts of the source that a text can be a translation of.
  private func candidates(for text: FormatMeaning.Text) -> [Int] {
    var found = source.texts.indices.filter { index in
      let other = source.texts[index]
      if other.isKeyOfSource { return false }
      guard other.variation.index == text.variation.index else { return false }
      if let place = text.variation.substitution {
        return other.variation.substitution.map { isSame($0, place) } ?? false
      }
      return other.variation.substitution == nil
    }
    if found.contains(where: { source.texts[$0].variation.device == text.variation.device }) {
      found.removeAll { source.texts[$0].variation.device != text.variation.device }
    }
    if found.contains(where: { source.texts[$0].variation.width == text.variation.width }) {
      found.removeAll { source.texts[$0].variation.width != text.variation.width }
    }
    return found
  }

  /// Whether a substitution of the source has the name of one of the translation.
  func isSame(_ left: Int, _ right: Int) -> Bool {
    let sourceContent = catalog.files[source.file].content
    let targetContent = catalog.files[target.file].content
    return sourceContent.string(sourceContent.substitutions[left].name)
      == targetContent.string(targetContent.substitutions[right].name)
  }

  /// Whether a part of the whole text takes an argument: a substitution for the text around it, or the reverse.
  private func isElsewhere(_ use: FormatMeaning.Use, _ text: FormatMeaning.Text) -> Bool {
    guard use.argument != FormatMeaning.own else { return false }
    let isInSubstitution = text.variation.substitution != nil
    return target.texts.contains { other in
      (other.variation.substitution != nil) != isInSubstitution
        && other.uses.contains {
          target.uses[$0].argument == use.argument
            && (target.uses[$0].value == use.value
              || target.uses[$0].value.differsInWidth(from: use.value))
        }
    }
  }

  private mutating func report(
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

  private mutating func reportExtra(_ use: FormatMeaning.Use, _ text: FormatMeaning.Text) {
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
  private mutating func reportMissing(_ use: FormatMeaning.Use, _ text: FormatMeaning.Text) {
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
