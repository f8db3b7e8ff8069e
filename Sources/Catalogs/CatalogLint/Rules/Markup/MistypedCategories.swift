import Diagnostics
import FormatStrings
import StringCatalogs

/// Finds mistyped plural categories in expressions that select a variant by a number.
///
/// No number ever selects a variant with a mistyped category. The remaining variants, or the source
/// string, show whether the expression selects by a number.
struct MistypedCategories {
  private let catalog: LintedCatalog
  /// The keys of the variants in the source's numeric choices, by entry and then by selector.
  private var sourceKeys: [String: [String: [String]]] = [:]

  static func check(
    _ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink
  ) {
    guard catalog.files.contains(where: { $0.content.format.traits.references == .expressions })
    else { return }
    var search = MistypedCategories(catalog)
    search.readSource()
    for file in catalog.files.indices { search.check(file, into: &sink) }
  }

  private init(_ catalog: LintedCatalog) { self.catalog = catalog }

  private mutating func readSource() {
    guard catalog.isSourceKnown, let source = catalog.source else { return }
    for (place, file) in catalog.files.enumerated()
    where catalog.languagePlaces(of: file.content).first == source {
      var found: [String: [String: [String]]] = [:]
      forEachChoice(in: place) { choice, entry, _, _ in
        let keys = choice.variants.map(\.key)
        guard keys.allSatisfy({ Self.isForNumbers($0) }), Self.isByNumber(choice) else { return }
        found[file.content.name(of: file.content.entries[entry]), default: [:]][choice.selector] =
          keys
      }
      sourceKeys.merge(found) { first, _ in first }
    }
  }

  private func check(_ file: Int, into sink: inout DiagnosticSink) {
    let content = catalog.files[file].content
    forEachChoice(in: file) { choice, entry, localization, start in
      let name = content.name(of: content.entries[entry])
      let expected = sourceKeys[name]?[choice.selector]
      guard expected != nil || Self.isByNumber(choice) else { return }
      let used = Set(choice.variants.map(\.key))
      for (index, variant) in choice.variants.enumerated()
      where !variant.isDefault && !Self.isForNumbers(variant.key) {
        let open = PluralCategory.allCases.map(\.rawValue).filter { !used.contains($0) }
        let same =
          expected.flatMap { $0.count == choice.variants.count ? $0[index] : nil }
          .flatMap { open.contains($0) ? $0 : nil }
        guard let meant = Spelling.nearest(to: variant.key, among: open) ?? same else { continue }
        let range = SourceRange(
          start + variant.keyRange.lowerBound, start + variant.keyRange.upperBound)
        let difference = MessageDifference(
          matter: .selector(found: variant.key, expected: meant),
          site: LintSite(file: file, entry: entry, localization: localization), range: range,
          fixIts: [
            FixIt(
              title: "write \(meant)", applicability: .unsafe,
              edits: [FixIt.Edit(range: range, text: meant)])
          ])
        ICUKeywordTranslatedRule().report(difference, &sink)
      }
    }
  }

  /// Calls a closure with each choice in a file that may select a variant by a number.
  ///
  /// The closure also receives the indices of the entry and the localization. The last argument is
  /// the offset in the file to which the ranges in the choice are relative.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings.
  private func forEachChoice(
    in file: Int,
    _ body: (_ choice: VariantChoice, _ entry: Int, _ localization: Int, _ start: Int) -> Void
  ) {
    let content = catalog.files[file].content
    guard content.format.traits.references == .expressions else { return }
    let definition = content.format.definition
    for (place, entry) in content.entries.enumerated() where !entry.isSuperseded {
      for localization in entry.localizations {
        let range = content.localizations[localization].range.range
          .clamped(to: content.bytes.indices)
        let bytes = content.bytes[range]
        guard range.count <= ArgumentUsage.maximumLength, bytes.contains(UInt8(ascii: ">")) else {
          continue
        }
        for choice in definition.choices(in: Array(bytes)) where choice.mayBeNumber {
          body(choice, place, localization, range.lowerBound)
        }
      }
    }
  }

  /// Returns `true` if a variant's key is a plural category or a number.
  private static func isForNumbers(_ key: String) -> Bool {
    PluralCategory(rawValue: key) != nil || key.utf8.first.map { $0 < 0x40 } ?? false
  }

  /// Returns `true` if the selector or the keys of the variants show that a choice selects by a
  /// number.
  private static func isByNumber(_ choice: VariantChoice) -> Bool {
    let other = PluralCategory.other.rawValue
    return choice.isNumber
      || choice.variants.contains { $0.key != other && isForNumbers($0.key) }
  }
}
