import Diagnostics
import StringCatalogs

// What `msgfmt --check` refuses stops a build, so it is an error; what it takes is none, whatever else may be said.

extension FormatComparison {
  /// Leaves nothing that is said of a source text of gettext an error: `msgfmt` refuses translations only.
  mutating func judgeSource() {
    for index in differences.indices { differences[index].isRefused = false }
  }

  /// Gives what was found in a translation of gettext the severity that `msgfmt` has for it, and adds what only
  /// `msgfmt` sees.
  mutating func judge(_ localization: LintedCatalog.Localization) {
    let content = catalog.files[localization.file].content
    let entry = content.entries[localization.entry]
    let values = catalog.content(of: localization).values
    guard let source = content.localizations[entry.localizations].first,
      let sourceText = source.values.last
    else { return }
    let syntax = entry.placeholderSyntax
    var model: GettextFormat?
    if let syntax, GettextFormat.isExact(syntax) {
      model = GettextFormat(
        Array(content.string(content.values[sourceText].text).utf8), syntax, isTranslation: false)
    }
    for index in values where !content.values[index].text.isEmpty {
      let isStrict = values.count == 1 || content.isOften(content.values[index].variation)
      guard let syntax, GettextFormat.isExact(syntax) else {
        let isKnown = syntax.map { ![.none, .other].contains($0) } ?? false
        let isFormat = isKnown && self.source.strays.isEmpty
        judge(index) { difference in
          switch difference.kind {
          case .missing where difference.cause != .shifted: isFormat && isStrict
          case .extra, .translated: isFormat
          default: isFormat ? nil : false
          }
        }
        continue
      }
      let refusal = model.flatMap { model in
        let bytes = Array(content.string(content.values[index].text).utf8)
        return model.refusal(
          of: GettextFormat(bytes, syntax, isTranslation: true), syntax, isStrict: isStrict)
      }
      guard let refusal else {
        judge(index) { _ in false }
        continue
      }
      let isSeen = differences.contains {
        $0.site.value == index && $0.kind != .width && $0.kind != .mixedPositional
      }
      judge(index) { _ in true }
      if !isSeen { add(refusal, index, localization, content) }
    }
  }

  private mutating func judge(_ value: Int, _ verdict: (FormatDifference) -> Bool?) {
    for index in differences.indices where differences[index].site.value == value {
      differences[index].isRefused = verdict(differences[index])
    }
  }

  /// Adds what nothing else was said about, in place of a number of another width.
  private mutating func add(
    _ refusal: GettextFormat.Refusal, _ index: Int, _ localization: LintedCatalog.Localization,
    _ content: CatalogFile
  ) {
    let width = differences.firstIndex { $0.site.value == index && $0.kind == .width }
    let kind: FormatDifference.Kind
    var found = ""
    switch refusal {
    case .invalid: kind = .malformed
    case .missing(let argument): (kind, found) = (.missing, argument)
    case .extra(let argument): (kind, found) = (.extra, argument)
    case .kind(let argument): (kind, found) = (.type, argument)
    case .mixed: kind = .type
    }
    var difference = FormatDifference(
      kind: kind, cause: .refused, consequence: .wrong,
      site: LintSite(
        file: localization.file, entry: localization.entry,
        localization: localization.localization, value: index),
      range: content.values[index].text.sourceRange, found: found)
    difference.isRefused = true
    if let width {
      difference.fixIts = differences[width].fixIts
      let other = differences.remove(at: width)
      difference = FormatDifference(
        kind: .type, cause: .refused, consequence: .wrong, site: other.site, range: other.range,
        found: other.found, expected: other.expected, fixIts: other.fixIts)
      difference.isRefused = true
    }
    differences.append(difference)
  }
}

extension CatalogFile {
  /// Whether a plural form of gettext stands for so many numbers that no placeholder may be left out; `msgfmt` counts
  /// to 1,000.
  func isOften(_ variation: CatalogVariation) -> Bool {
    guard let form = variation.form, let formula = pluralFormula else { return false }
    var count = 0
    for number in 0...1000 where formula.form(of: UInt64(number)) == UInt64(form) {
      count += 1
      // As in its source code.
      if count > 5 { return true }
    }
    return false
  }
}
