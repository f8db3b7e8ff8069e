import Diagnostics
import FormatStrings
import StringCatalogs

extension FormatComparison {
  /// Reports the differences between the placeholders of a translated string and of its source.
  ///
  /// - Parameter skippingProse: `true` to ignore placeholders that may be prose.
  mutating func compareUses(_ text: ArgumentUsage.Text, skippingProse: Bool) {
    let uses = text.uses.filter { index in
      let use = target.uses[index]
      return !(skippingProse && use.isProse) && use.argument < ArgumentUsage.laterOffset
        && !use.isUndefined && !use.isOwnNumberOutside
    }
    findMissing(text, uses)
    removeUndefined(text)
    let isRenumbered = isRenumbered(text, uses)
    if isRenumbered { missing.removeAll { source.uses[$0].argument > 0 } }
    var mismatches: [(use: Int, value: ValueClass, consequence: Consequence)] = []
    var extra: [Int] = []
    var moved: [(use: Int, argument: Int)] = []
    for index in uses {
      let use = target.uses[index]
      let classes = classes(of: use.argument, text)
      if let argument = movedSubstitution(use) {
        moved.append((index, argument))
        continue
      }
      if classes.isEmpty {
        if !isRenumbered, !isPassed(use), !isPercentage(use, text) { extra.append(index) }
        continue
      }
      if !use.hasClass { continue }
      guard !classes.contains(where: { $0 == use.value }) else { continue }
      let best = classes.map { ($0, $0.consequence(readAs: use.value, target.dialect)) }
        .min { $0.1 < $1.1 }
      if let best, best.1 != .none { mismatches.append((index, best.0, best.1)) }
    }
    mended.removeAll(keepingCapacity: true)
    if moved.isEmpty, missing.isEmpty, mismatches.isEmpty, extra.isEmpty, text.strays.isEmpty,
      !skippingProse,
      droppable.isEmpty || !traits.contains(.foreignPercent)
    {
      checkNumbersOutside(text, uses)
      compareLayouts(text, uses)
      return
    }
    let isShifted = !mismatches.isEmpty || !moved.isEmpty
    let isAligned = isShifted && extra.isEmpty && align(text, uses)
    if !isAligned, !moved.isEmpty {
      missing = missing.filter { !isMoved(source.uses[$0], uses) }
      reportMoved(moved, text)
    }
    mend(text, uses)
    if !hasStraySource { reportPercents(text, target) }
    if isAligned {
      return reportShifted(
        text, uses: uses, consequence: mismatches.map(\.consequence).max() ?? .wrong)
    }
    if reportOrder(
      text, uses: uses, mismatches: mismatches.map { ($0.use, $0.consequence) }, extra: extra)
    {
      return
    }
    let most = Self.maximumPerText
    for mismatch in mismatches.prefix(most) { report(mismatch, text) }
    for index in extra.prefix(most) { reportExtra(target.uses[index], text) }
    removeWidthsOfMissing()
    for index in missing.prefix(most) { reportMissing(source.uses[index], text) }
  }

  /// Removes placeholders from ``missing`` that a broken or undefined substitution token may
  /// represent.
  private mutating func removeUndefined(_ text: ArgumentUsage.Text) {
    if text.strays.contains(where: { target.strays[$0].reason == .ownNumber }) {
      missing.removeAll { source.uses[$0].argument == ArgumentUsage.own }
      droppable.removeAll { source.uses[$0].argument == ArgumentUsage.own }
    }
    guard !missing.isEmpty else { return }
    let isUndefined = text.uses.contains { target.uses[$0].isUndefined }
    guard
      isUndefined
        || text.strays.contains(where: { target.strays[$0].reason == .unclosedSubstitution })
    else { return }
    missing.removeAll { source.uses[$0].value.isNumber }
  }

  /// Returns the argument of the source substitution with the same name, if it differs.
  private func movedSubstitution(_ use: ArgumentUsage.Use) -> Int? {
    guard let place = use.substitution, use.argument != ArgumentUsage.own else { return nil }
    let same = source.uses.filter { $0.substitution.map { isSame($0, place) } ?? false }
    guard !same.isEmpty, !same.contains(where: { $0.argument == use.argument }) else { return nil }
    return same[0].argument
  }

  /// Removes the diagnostic about partly numbered placeholders in a string, which has a more severe
  /// defect.
  mutating func removeMixedPositions(_ text: ArgumentUsage.Text, before count: Int) {
    let place = differences[firstOfItem..<count].firstIndex {
      $0.kind == .mixedPositional && $0.site.value == text.value
    }
    if let place { differences.remove(at: place) }
  }

  /// Returns `true` if the app passes an argument, although the source does not print it.
  ///
  /// This is inferred from the source's use of a higher argument number.
  private func isPassed(_ use: ArgumentUsage.Use) -> Bool {
    guard use.placeholder.isExplicit, use.placeholder.kind == .value else { return false }
    return source.uses.contains {
      $0.placeholder.isExplicit && !$0.isProse && $0.argument > use.argument
        && $0.argument < ArgumentUsage.laterOffset
    }
  }

  /// Removes diagnostics about partly numbered placeholders if the same defect is reported for the
  /// source.
  ///
  /// Such a diagnostic is removed if the string contains the same placeholders as a source string,
  /// in the same order.
  mutating func removeMixturesOfSource() {
    guard differences[firstOfItem...].contains(where: { $0.kind == .mixedPositional }) else {
      return
    }
    func placeholders(_ text: ArgumentUsage.Text, _ meaning: ArgumentUsage) -> [[Int]] {
      text.uses.map { meaning.uses[$0] }.filter { !$0.isProse && !$0.isUncertain }.map {
        [
          $0.argument, $0.placeholder.isExplicit ? 1 : 0, $0.placeholder.isRelative ? 1 : 0,
          Int($0.placeholder.conversion),
        ]
      }
    }
    let known = Set(source.texts.map { placeholders($0, source) })
    let same = target.texts.filter { known.contains(placeholders($0, target)) }.map(\.value)
    let first = firstOfItem
    let kept = differences[first...].filter {
      $0.kind != .mixedPositional || !same.contains($0.site.value)
    }
    differences.replaceSubrange(first..., with: kept)
  }

  /// Returns the types that the source reads from an argument; empty if the source does not use it.
  ///
  /// For ``ArgumentUsage/own``, the result is the type of the substitution's number. If that type
  /// is unknown, the result contains three number types.
  func classes(of argument: Int, _ text: ArgumentUsage.Text) -> [ValueClass] {
    if argument == ArgumentUsage.own {
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
}

extension FormatComparison {
  /// Returns `true` if a string is empty, so that there is nothing to compare.
  func isUntranslated(_ text: ArgumentUsage.Text) -> Bool {
    // A different rule reports empty strings.
    text.text.isEmpty && text.value != nil
  }
}
