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
    guard let syntax, GettextFormat.isExact(syntax) else {
      if differences.isEmpty { return }
      for index in values { judgeRoughly(index, syntax, isStrict: values.count == 1, content) }
      return
    }
    var (sourceBytes, bytes): ([UInt8], [UInt8]) = ([], [])
    content.decode(content.values[sourceText].text, into: &sourceBytes)
    var model: GettextFormat??
    for index in values where !content.values[index].text.isEmpty {
      content.decode(content.values[index].text, into: &bytes)
      let isSeen = differences.contains { $0.site.value == index }
      // Most translations have what their source has, in its order.
      if !isSeen, GettextFormat.haveSameDirectives(sourceBytes.span, bytes.span, syntax) {
        continue
      }
      let known = model ?? GettextFormat(sourceBytes, syntax, isTranslation: false)
      model = .some(known)
      let refusal = known.flatMap { known in
        known.refusal(
          of: GettextFormat(bytes, syntax, isTranslation: true), syntax,
          isStrict: values.count == 1 || content.isOften(content.values[index].variation))
      }
      guard let refusal else {
        judge(index) { _ in false }
        continue
      }
      let isError = differences.contains {
        $0.site.value == index && $0.kind != .width && $0.kind != .mixedPositional
      }
      judge(index) { _ in true }
      if !isError { add(refusal, index, localization, content) }
    }
  }

  /// Judges by what was found alone, in a syntax that is not known as exactly as gettext knows it, or in none.
  private mutating func judgeRoughly(
    _ index: Int, _ syntax: PlaceholderSyntax?, isStrict: Bool, _ content: CatalogFile
  ) {
    let isKnown = syntax.map { ![.none, .other].contains($0) } ?? false
    let isFormat = isKnown && source.strays.isEmpty
    let isStrict = isStrict || content.isOften(content.values[index].variation)
    judge(index) { difference in
      switch difference.kind {
      case .missing where difference.cause != .shifted: isFormat && isStrict
      case .extra, .translated: isFormat
      default: isFormat ? nil : false
      }
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
