import Diagnostics
import FormatStrings
import StringCatalogs

extension NamedPlaceholders {
  /// Returns the names of variables that a program passes to a Fluent message, as the source shows.
  ///
  /// These are all variables in the message's value, attributes and comment.
  static func passedVariables(to entry: Int, of content: CatalogFile) -> Set<String> {
    var names: Set<String> = []
    for place in content.siblings(of: entry) {
      let sibling = content.entries[place]
      if let number = content.format.definition.pluralNumber(of: sibling, in: content) {
        names.insert(number)
      }
      for localization in content.localizations[sibling.localizations] {
        for value in content.values[localization.values]
        where value.text.range.count <= ArgumentUsage.maximumLength {
          let found = NamedPlaceholder.variables(in: content.string(value.text)) ?? []
          names.formUnion(found.map(\.name))
        }
      }
    }
    if let comment = content.entries[entry].comment {
      names.formUnion(documentedVariables(in: Array(content.string(comment).utf8)))
    }
    return names
  }

  /// Returns the names that follow dollar signs in a comment, as in "$count (Number): how many".
  private static func documentedVariables(in comment: [UInt8]) -> [String] {
    comment.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).dropFirst()
      .map { part in
        let name = part.prefix {
          ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_")
            || $0 == UInt8(ascii: "-")
        }
        return String(decoding: name, as: UTF8.self)
      }
  }
}

extension NamedPlaceholders {
  /// Reports variables that select variants in a translation but are not passed by the program.
  func compareSelectors(
    of localization: LintedCatalog.Localization, in content: CatalogFile,
    into differences: inout [FormatDifference]
  ) {
    let found = Self.selectors(of: localization.localization, in: content)
    let strange = found.filter { !passedNames.contains($0.name) }
    guard !strange.isEmpty else { return }
    let expected = sourceSelectors.filter { name in !found.contains { $0.name == name } }
    let site = LintSite(
      file: localization.file, entry: localization.entry, localization: localization.localization)
    var known: Set<String> = []
    for name in strange where known.insert(name.name).inserted {
      let isTranslated = expected.count == 1 && Set(strange.map(\.name)).count == 1
      let meant = isTranslated ? "$" + (expected.first ?? "") : ""
      let edits = strange.map { FixIt.Edit(range: $0.range, text: meant) }
      differences.append(
        FormatDifference(
          kind: isTranslated ? .translated : .extra, cause: isTranslated ? .usual : .named,
          consequence: .wrong, site: site, range: name.range, found: "$" + name.name,
          expected: meant,
          fixIts: isTranslated
            ? [FixIt(title: "write \(meant)", applicability: .unsafe, edits: edits)] : []))
      if known.count == FormatComparison.maximumPerText { return }
    }
  }

  /// Returns the variables that select variants in a localization, with their ranges in the file.
  static func selectors(
    of localization: Int, in content: CatalogFile
  ) -> [(name: String, range: SourceRange)] {
    let whole = content.localizations[localization].range.range
      .clamped(to: content.bytes.indices)
    guard whole.count <= ArgumentUsage.maximumLength,
      content.bytes[whole].contains(UInt8(ascii: ">"))
    else { return [] }
    let written = String(decoding: content.bytes[whole], as: UTF8.self)
    return (NamedPlaceholder.variables(in: written) ?? []).filter(\.isSelector).map { name in
      let start = whole.lowerBound + name.range.lowerBound
      return (name.name, SourceRange(start, start + name.range.count))
    }
  }
}

/// The variants in a Fluent source string, and the variables in them.
struct SourceVariants {
  /// The names of the variables that each string of a plural prints.
  private var names: [CatalogVariation: Set<String>] = [:]
  /// The names in the default variant of a plural; `nil` if the string is not a plural.
  private var usual: Set<String>?
  /// The name of the variable that selects the plural form.
  private var number: String?
  private var choices: [VariantChoice] = []
  /// The names of the variables that select variants.
  private(set) var selectors: Set<String> = []

  init() {}

  init(_ source: ArgumentUsage, in content: CatalogFile) {
    number = content.format.definition.pluralNumber(of: content.entries[source.entry], in: content)
    for text in source.texts where !text.isKeyOfSource {
      let string = content.string(text.text)
      let found = NamedPlaceholder.variables(in: string) ?? []
      names[text.variation] = Set(found.lazy.filter { !$0.isSelector }.map(\.name))
      choices += VariantChoice.choices(in: Array(string.utf8))
    }
    usual =
      PluralCategory.fallbackOrder.lazy.compactMap { [names] in
        names[CatalogVariation(plural: $0)]
      }.first
    if let localization = source.localization {
      selectors = Set(
        NamedPlaceholders.selectors(of: localization, in: content).map(\.name))
    }
  }

  /// Returns the names of the variables that a variant of a translation must print.
  ///
  /// - Parameters:
  ///   - common: The names that all variants of the source contain.
  ///   - mayOmit: `true` if the variant may omit the number.
  func demanded(
    _ variation: CatalogVariation, _ common: Set<String>, mayOmit: Bool
  ) -> Set<String> {
    guard variation.isForNumbers else { return common }
    if variation.exactNumber != nil {
      // If the source lacks the variant, all values are optional: "no members" needs no name.
      guard let own = names[variation] else { return [] }
      return number.map { own.subtracting([$0]) } ?? own
    }
    if variation.plural == .zero, mayOmit { return [] }
    guard let usual, let number else {
      return mayOmit ? [] : common
    }
    // If the default variant does not print the number, any of its values may be the number.
    if mayOmit, !usual.contains(number) { return [] }
    var demanded = (names[variation] ?? usual).intersection(usual).union(common)
    if mayOmit { demanded.remove(number) }
    return demanded
  }

  /// Returns the values that a variant omits although the variants of the source print them.
  func lostValues(
    in text: String, of value: CatalogValue, at site: LintSite, _ content: CatalogFile
  ) -> [FormatDifference] {
    if choices.isEmpty { return [] }
    let found = VariantChoice.choices(in: Array(text.utf8))
    let shown = found.reduce(into: Set<String>()) { shown, choice in
      shown.formUnion(choice.outside)
      for variant in choice.variants { shown.formUnion(variant.variables) }
    }
    var differences: [FormatDifference] = []
    var known: Set<String> = []
    for choice in found {
      guard let other = choices.first(where: { $0.selector == choice.selector }),
        let usual = other.fallback?.variables
      else { continue }
      for variant in choice.variants {
        let isForOne = choice.mayBeNumber && ["one", "two"].contains(variant.key)
        if variant.key == "zero" || variant.key.utf8.first.map({ $0 < 0x40 }) ?? true { continue }
        if isForOne, !usual.contains(choice.selector) { continue }
        let same = other.variants.first { $0.key == variant.key }?.variables ?? usual
        let lost = same.intersection(usual).union(other.outside)
          .subtracting(variant.variables).subtracting(choice.outside).intersection(shown)
        for name in lost.sorted() where name != choice.selector && known.insert(name).inserted {
          differences.append(
            FormatDifference(
              kind: .missing, cause: .inVariant, consequence: .lost, site: site,
              range: content.sourceRange(of: variant.keyRange, in: value.text), found: variant.key,
              expected: "{ $\(name) }"))
        }
      }
    }
    return differences
  }
}

extension CatalogFile {
  /// The maximum number of entries that are searched for the parts of a message.
  private static let mostSiblings = 32

  /// Returns the indices of the entries for the same message: its value and its attributes.
  fileprivate func siblings(of entry: Int) -> Range<Int> {
    func message(_ place: Int) -> Range<Int> {
      entries[place].scope.flatMap { scopes[$0].name }?.range ?? entries[place].key.range
    }
    let own = message(entry)
    var start = entry
    while start > 0, entry - start < Self.mostSiblings, message(start - 1) == own { start -= 1 }
    var end = entry + 1
    while end < entries.count, end - entry < Self.mostSiblings, message(end) == own { end += 1 }
    return start..<end
  }
}
