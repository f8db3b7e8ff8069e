import FormatStrings
import StringCatalogs

extension FormatComparison {
  /// Sets ``missing`` to the source placeholders that a string must contain but does not.
  ///
  /// Source placeholders that the string does not contain, and need not contain, are assigned to
  /// ``droppable``.
  mutating func findMissing(_ text: ArgumentUsage.Text, _ uses: [Int]) {
    missing.removeAll(keepingCapacity: true)
    droppable.removeAll(keepingCapacity: true)
    let candidates = candidates(for: text)
    guard let main = main(among: candidates) else { return findMissingBesideOtherForms(text, uses) }
    let numbers = numbers(of: text)
    let isExact =
      numbers.count == 1 || text.variation.plural.map { targetPlurals.mayOmitNumber($0) } ?? false
    // A plural form is singular if it is used only for the number 1, or only for 0 and 1.
    let isSingular = numbers == [1] || numbers == [0, 1]
    for index in source.texts[main].uses where !source.uses[index].isProse {
      let use = source.uses[index]
      if use.argument >= ArgumentUsage.laterOffset { continue }
      let mayBeNumber = mayBeNumber(use, isForOneNumber: numbers.count == 1)
      if use.argument == ArgumentUsage.own, text.variation.plural == nil { continue }
      if missing.contains(where: { source.uses[$0].argument == use.argument }) { continue }
      if uses.contains(where: { target.uses[$0].argument == use.argument }) { continue }
      if isElsewhere(use, text) || isWord(use) { continue }
      // The placeholder is optional if a corresponding source string omits it, for example the
      // string for a device.
      let isOptional = candidates.contains { candidate in
        (source.texts[candidate].variation.plural == nil
          || source.texts[candidate].variation.plural == text.variation.plural
          || isSingular && source.texts[candidate].variation.plural == .one)
          && !source.texts[candidate].uses.contains { source.uses[$0].argument == use.argument }
      }
      // A plural form for zero may omit any value; "no members", for example, needs no name of a
      // person.
      let isForNone = isExact && text.variation.plural == .zero
      if !isOptional, !isForNone, !(isExact && mayBeNumber) {
        missing.append(index)
      } else {
        droppable.append(index)
      }
    }
  }

  /// Returns `true` if a substitution prints no value, because none of its plural forms does.
  private func isWord(_ use: ArgumentUsage.Use) -> Bool {
    guard use.placeholder.kind == .substitution, let place = use.substitution else { return false }
    let forms = source.texts.filter { $0.variation.substitution == place }
    return !forms.isEmpty && forms.allSatisfy(\.uses.isEmpty)
  }

  /// Removes missing widths whose value is also missing, because `%*d` is one placeholder.
  mutating func removeWidthsOfMissing() {
    let values = missing.map { source.uses[$0].placeholder }.filter { $0.kind != .width }
    missing.removeAll { index in
      let placeholder = source.uses[index].placeholder
      return placeholder.kind == .width && values.contains { $0.range == placeholder.range }
    }
  }

  /// Returns up to three numbers that select the plural form of a string.
  ///
  /// The result is empty if the string has no numbered form, or if the file has no formula.
  private func numbers(of text: ArgumentUsage.Text) -> [UInt64] {
    guard let form = text.variation.form,
      let formula = catalog.files[target.file].shared.content.pluralFormula
    else { return [] }
    return formula.firstNumbers(of: form)
  }

  /// Combines the missing values of a string into one difference, as they usually have one cause.
  ///
  /// - Complexity: O(*n*), where *n* is the number of differences.
  mutating func joinLostValues() {
    guard differences.count > 1, differences.contains(where: \.isPlainLoss) else { return }
    var joined: [FormatDifference] = []
    for difference in differences {
      // The differences in a string are adjacent, except for those in named placeholders.
      let known = joined.indices.suffix(Self.maximumPerText * 3).last {
        joined[$0].isPlainLoss && joined[$0].site == difference.site
      }
      guard difference.isPlainLoss, let known else {
        joined.append(difference)
        continue
      }
      joined[known].alsoLost.append(difference.expected)
      if difference.isProved { joined[known].isProved = true }
      if difference.isRefused == true { joined[known].isRefused = true }
    }
    differences = joined
  }

  /// The values that are missing in the last compared translation, as written in the source.
  var lostValues: [String] {
    guard differences.contains(where: { $0.kind == .missing }) else { return [] }
    return differences.filter { $0.kind == .missing }.flatMap { [$0.expected] + $0.alsoLost }
  }

  /// Returns `true` if a placeholder may be the number that selects the plural form.
  ///
  /// It may be that number if it is numeric. Outside of Apple's platforms, it may also be the first
  /// value of a source without numeric values, if its placeholder prints strings. In that case, the
  /// app may have converted the number to a string.
  private func mayBeNumber(_ use: ArgumentUsage.Use, isForOneNumber: Bool) -> Bool {
    if use.value.isNumber { return true }
    let isText =
      switch source.dialect {
      case .java, .python, .script: use.value == .any
      case .numbered, .numberedWithCount: use.value == .any && isForOneNumber
      case .c: use.value == .cString
      default: false
      }
    guard isText else { return false }
    let others = source.uses.filter { !$0.isProse && $0.placeholder.kind == .value }
    return !others.contains { $0.value.isNumber || $0.argument < use.argument }
  }

  /// Finds missing arguments by comparing a plural form with the other forms of its substitution.
  ///
  /// This comparison is used if the source does not contain the substitution.
  private mutating func findMissingBesideOtherForms(_ text: ArgumentUsage.Text, _ uses: [Int]) {
    guard let place = text.variation.substitution, text.variation.plural != .zero else { return }
    func arguments(_ places: [Int]) -> Set<Int> {
      Set(places.filter { !target.uses[$0].isProse }.map { target.uses[$0].argument })
    }
    let others = target.texts.filter {
      $0.variation.substitution == place && $0.variation.device == text.variation.device
    }.flatMap(\.uses)
    let lost = arguments(others).subtracting(arguments(uses))
    for index in source.uses.indices where !source.uses[index].isProse {
      let use = source.uses[index]
      guard use.argument > 0, lost.contains(use.argument), !isElsewhere(use, text),
        !missing.contains(where: { source.uses[$0].argument == use.argument })
      else { continue }
      missing.append(index)
    }
  }

  /// Returns the index of the source string to compare a string with; `nil` if there is none.
  func main(of text: ArgumentUsage.Text) -> Int? { main(among: candidates(for: text)) }

  private func main(among candidates: [Int]) -> Int? {
    candidates.first { source.texts[$0].variation.plural == .other } ?? candidates.last
  }

  /// Returns the indices of the source strings to which a string may correspond.
  private func candidates(for text: ArgumentUsage.Text) -> [Int] {
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

  /// Returns `true` if a source substitution and a translated substitution have the same name.
  func isSame(_ left: Int, _ right: Int) -> Bool {
    let sourceContent = catalog.files[source.file].content
    let targetContent = catalog.files[target.file].content
    return sourceContent.string(sourceContent.substitutions[left].name)
      == targetContent.string(targetContent.substitutions[right].name)
  }

  /// Returns `true` if the translation contains a source substitution, whatever its argument.
  func isMoved(_ use: ArgumentUsage.Use, _ uses: [Int]) -> Bool {
    guard let place = use.substitution else { return false }
    return uses.contains { target.uses[$0].substitution.map { isSame(place, $0) } ?? false }
  }

  /// Returns `true` if a different string of the translation uses the argument of a placeholder.
  ///
  /// The type must be the same, except for the size of a number.
  ///
  /// For a plural form of a substitution, only strings outside of substitutions are searched. For
  /// any other string, only plural forms of substitutions are searched.
  private func isElsewhere(_ use: ArgumentUsage.Use, _ text: ArgumentUsage.Text) -> Bool {
    guard use.argument != ArgumentUsage.own else { return false }
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
}
