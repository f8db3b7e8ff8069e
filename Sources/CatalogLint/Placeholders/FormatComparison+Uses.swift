import Diagnostics
import StringCatalogs

extension FormatComparison {
  /// Compares the placeholders of a text of the translation to those of the source.
  mutating func compareUses(_ text: FormatMeaning.Text, skippingProse: Bool) {
    let uses = text.uses.filter { index in
      let use = target.uses[index]
      return !(skippingProse && use.isProse) && use.argument < FormatMeaning.laterOffset
        && !use.isUndefined && !use.isOwnNumberOutside
    }
    findMissing(text, uses)
    removeUndefined(text)
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
        extra.append(index)
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
    reportPercents(text, target)
    if isAligned {
      return reportShifted(text, uses, mismatches.map(\.consequence).max() ?? .wrong)
    }
    if reportOrder(text, uses, mismatches.map { ($0.use, $0.consequence) }, extra) { return }
    let most = Self.maximumPerText
    for mismatch in mismatches.prefix(most) { report(mismatch, text) }
    for index in extra.prefix(most) { reportExtra(target.uses[index], text) }
    for index in missing.prefix(most) { reportMissing(source.uses[index], text) }
  }

  /// Leaves out what tokens of substitutions were meant to be that are broken or not defined.
  private mutating func removeUndefined(_ text: FormatMeaning.Text) {
    if text.strays.contains(where: { target.strays[$0].reason == .ownNumber }) {
      missing.removeAll { source.uses[$0].argument == FormatMeaning.own }
      droppable.removeAll { source.uses[$0].argument == FormatMeaning.own }
    }
    guard !missing.isEmpty else { return }
    let isUndefined = text.uses.contains { target.uses[$0].isUndefined }
    guard
      isUndefined
        || text.strays.contains(where: { target.strays[$0].reason == .unclosedSubstitution })
    else { return }
    missing.removeAll { source.uses[$0].value.isNumber }
  }

  /// The argument of a substitution of the source with the same name, if that is another one.
  private func movedSubstitution(_ use: FormatMeaning.Use) -> Int? {
    guard let place = use.substitution, use.argument != FormatMeaning.own else { return nil }
    let same = source.uses.filter { $0.substitution.map { isSame($0, place) } ?? false }
    guard !same.isEmpty, !same.contains(where: { $0.argument == use.argument }) else { return nil }
    return same[0].argument
  }

  /// Leaves out that numbers are mixed, where something worse is said about the same text.
  mutating func removeMixedPositions(_ text: FormatMeaning.Text, before count: Int) {
    let place = differences[firstOfItem..<count].firstIndex {
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
}

extension FormatComparison {
  /// Whether there is nothing to compare in a text.
  func isUntranslated(_ text: FormatMeaning.Text) -> Bool {
    // An empty string has rules of its own.
    text.text.isEmpty && text.value != nil
  }
}
