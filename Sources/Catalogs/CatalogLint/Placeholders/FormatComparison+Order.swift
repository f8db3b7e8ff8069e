import Diagnostics
import FormatStrings
import StringCatalogs

extension FormatComparison {
  /// Corrects ``missing`` for a string whose placeholders are all unnumbered.
  ///
  /// For example, if `%@ has %lld` is translated as `%lld`, the first placeholder is missing, not
  /// the second.
  ///
  /// - Returns: `true` if the missing placeholders explain why other placeholders use the wrong
  ///   values.
  mutating func align(_ text: ArgumentUsage.Text, _ uses: [Int]) -> Bool {
    guard uses.allSatisfy({ !target.uses[$0].placeholder.isExplicit }), let first = missing.first,
      let owner = source.texts.first(where: { $0.uses.contains(first) })
    else { return false }
    var rest = uses[...]
    var skipped: [Int] = []
    for index in owner.uses where !source.uses[index].isProse {
      if let next = rest.first, isAlike(target.uses[next], source.uses[index]) {
        rest = rest.dropFirst()
      } else {
        skipped.append(index)
      }
    }
    guard rest.isEmpty, !skipped.isEmpty else { return false }
    missing = skipped
    return true
  }

  private func isAlike(_ left: ArgumentUsage.Use, _ right: ArgumentUsage.Use) -> Bool {
    if let place = left.substitution, let other = right.substitution { return isSame(other, place) }
    return left.value == right.value
  }

  /// Reports a missing unnumbered placeholder, and the next placeholder, which prints its value.
  mutating func reportShifted(
    _ text: ArgumentUsage.Text, uses: [Int], consequence: Consequence
  ) {
    guard let index = missing.first else { return }
    let use = source.uses[index]
    let follower = uses.first { target.uses[$0].argument >= use.argument } ?? uses.first
    differences.append(
      FormatDifference(
        kind: .missing, cause: .shifted, consequence: consequence, site: site(text, target),
        range: text.text.sourceRange,
        found: follower.map {
          spelling(of: target.uses[$0].placeholder.range, in: text, from: target)
        } ?? "",
        expected: sourceSpelling(of: use.argument, text, use)))
  }

  /// Returns the missing unnumbered placeholder, and the placeholder that prints its value.
  ///
  /// All other placeholders must be spelled as in the source. Returns `nil` if the missing
  /// placeholder is the last one, or if it cannot be determined.
  func dropped(from text: ArgumentUsage.Text) -> (expected: String, taker: ArgumentUsage.Use)? {
    func values(_ text: ArgumentUsage.Text, _ meaning: ArgumentUsage) -> [ArgumentUsage.Use] {
      text.uses.map { meaning.uses[$0] }.filter {
        !$0.isProse && $0.placeholder.kind == .value && $0.placeholder.name == nil
      }
    }
    let found = values(text, target)
    let written = found.map { spelling(of: $0.placeholder.range, in: text, from: target) }
    for owner in source.texts {
      let uses = values(owner, source)
      guard uses.count == found.count + 1, !(uses + found).contains(where: \.placeholder.isExplicit)
      else { continue }
      var expected = uses.map { spelling(of: $0.placeholder.range, in: owner, from: source) }
      guard let place = written.indices.first(where: { written[$0] != expected[$0] }) else {
        return nil
      }
      let lost = expected.remove(at: place)
      // In Java, an opening parenthesis is a flag. In Python, parentheses enclose a name.
      if expected == written, !lost.contains("(") { return (lost, found[place]) }
    }
    return nil
  }

  /// Reports a string whose unnumbered placeholders are in a different order than in its source.
  ///
  /// - Returns: `true` if the order explains all differences.
  mutating func reportOrder(
    _ text: ArgumentUsage.Text, uses: [Int], mismatches: [(Int, Consequence)],
    extra: [Int]
  ) -> Bool {
    guard let first = mismatches.first, missing.isEmpty, extra.isEmpty, mismatches.count > 1,
      uses.allSatisfy({
        !target.uses[$0].placeholder.isExplicit && target.uses[$0].placeholder.kind == .value
      })
    else { return false }
    // Values of the same type are assumed to have the same order in the translation.
    var wanted: [Int: Int] = [:]
    var isCertain = true
    for index in uses {
      let value = target.uses[index].value
      let matching = Set(
        source.uses.filter { !$0.isProse && $0.value == value }.map(\.argument)
      ).sorted()
      if matching.count > 1 { isCertain = false }
      let argument = matching.first { !wanted.values.contains($0) }
      guard let argument else { return false }
      wanted[index] = argument
    }
    let edits = uses.map { index in
      numbering(target.uses[index], text: text, meaning: target, as: wanted[index])
    }
    let use = target.uses[first.0]
    differences.append(
      FormatDifference(
        kind: .type, cause: .reordered, consequence: mismatches.map(\.1).max() ?? .wrong,
        site: site(text, target), range: range(of: use.placeholder.range, in: text, from: target),
        found: spelling(of: use.placeholder.range, in: text, from: target),
        expected: "\(wanted[first.0] ?? 0)$",
        foundPhrase: phrase(of: use.value),
        expectedPhrase: classPhrase(of: use.argument),
        fixIts: numberingFixIt(edits, in: text, of: target, isCertain: isCertain)))
    return true
  }

  private func classPhrase(of argument: Int) -> String {
    source.uses.first { $0.argument == argument && !$0.isProse }.map { phrase(of: $0.value) } ?? ""
  }

  /// Reports values that are formatted differently than in the source.
  ///
  /// For example, the number of decimal places may differ.
  mutating func compareLayouts(_ text: ArgumentUsage.Text, _ uses: [Int]) {
    let count = differences.count
    for index in uses {
      let use = target.uses[index]
      guard use.placeholder.kind == .value, !isMended(use.placeholder.range),
        use.argument != ArgumentUsage.own
      else { continue }
      if target.dialect.isApple, use.placeholder.isExplicit, use.placeholder.hasSpace,
        use.value == .object
      {
        reportSpace(in: use, text)
        continue
      }
      var expected: (place: Range<Int>, text: ArgumentUsage.Text)?
      var isSame = false
      for other in source.texts where !isSame {
        for otherIndex in other.uses {
          let otherUse = source.uses[otherIndex]
          guard otherUse.argument == use.argument, otherUse.placeholder.kind == .value else {
            continue
          }
          isSame =
            otherUse.layout == use.layout
            && isSameBase(otherUse.placeholder.conversion, use.placeholder.conversion)
            && isSameInC((otherUse.placeholder, other), (use.placeholder, text))
          if isSame { break }
          expected = (otherUse.placeholder.range, other)
        }
      }
      guard !isSame, let expected else { continue }
      differences.append(
        FormatDifference(
          kind: .width, cause: .layout,
          // A space in a placeholder is probably mistyped, such as `% 1f` for `%.1f`.
          consequence: use.placeholder.hasSpace ? .lost : .none, site: site(text, target),
          range: range(of: use.placeholder.range, in: text, from: target),
          found: spelling(of: use.placeholder.range, in: text, from: target),
          expected: spelling(of: expected.place, in: expected.text, from: source)))
      if differences.count - count >= Self.maximumPerText { return }
    }
  }

  /// Reports a space in a placeholder for an object, where the space has no effect.
  private mutating func reportSpace(in use: ArgumentUsage.Use, _ text: ArgumentUsage.Text) {
    let blamed = range(of: use.placeholder.range, in: text, from: target)
    let found = spelling(of: use.placeholder.range, in: text, from: target)
    let expected = found.replacing(" ", with: "")
    differences.append(
      FormatDifference(
        kind: .width, cause: .layout, consequence: .lost, site: site(text, target),
        range: blamed, found: found, expected: expected,
        notes: ["the formatter reads the space as a flag and prints the value"],
        fixIts: fixIt(
          "write \(expected)", applicability: .unsafe, in: text,
          edits: [FixIt.Edit(range: blamed, text: expected)])))
  }

  /// A placeholder and the string that contains it.
  private typealias PlacedPlaceholder = (placeholder: Placeholder, text: ArgumentUsage.Text)

  /// Returns `false` if `msgfmt` treats two placeholders as integers of different C types.
  ///
  /// Two integers have the same type if both are signed or both unsigned, and if their length
  /// modifiers are equal.
  private func isSameInC(_ left: PlacedPlaceholder, _ right: PlacedPlaceholder) -> Bool {
    guard target.dialect == .c, left.placeholder.value.isWhole, right.placeholder.value.isWhole
    else { return true }
    let isSigned = { (placeholder: Placeholder) in "di".utf8.contains(placeholder.conversion) }
    if isSigned(left.placeholder) != isSigned(right.placeholder) { return false }
    // The name of a macro such as `PRIu64` includes the length modifier and the conversion, so it
    // is compared as a whole.
    func length(_ placeholder: Placeholder) -> Range<Int> {
      let end = placeholder.range.upperBound
      return min(placeholder.layout.upperBound, end - 1)..<end - 1
    }
    return spelling(of: length(left.placeholder), in: left.text, from: source)
      == spelling(of: length(right.placeholder), in: right.text, from: target)
  }

  /// Returns `true` if two conversions of the same type print values in the same base.
  private func isSameBase(_ left: UInt8, _ right: UInt8) -> Bool {
    func base(_ conversion: UInt8) -> Int {
      switch conversion {
      case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
      case UInt8(ascii: "o"), UInt8(ascii: "O"): 8
      // In Java, `S` is the uppercase variant of `s`.
      case UInt8(ascii: "S") where target.dialect == .java: 0
      default: 10
      }
    }
    return base(left) == base(right)
  }
}
