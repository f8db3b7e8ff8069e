import Diagnostics
import StringCatalogs

/// Reports a translation that equals the source string.
struct UntranslatedCopyRule: Rule {
  let id = "untranslated-copy"
  let family = RuleFamily.coverage
  let severity = Severity.info
  // Many translations that equal their source are correct, such as names.
  let isOnByDefault = false
  let summary = "a translation that equals its source string"
  var checks: RuleChecks { RuleChecks(translation: check, traits: traits) }
  let counting: CountingWords? = CountingWords(
    one: ("translation", "equals its source"), several: ("translations", "equal their sources"))
  let traits: TextTraits = .copy

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let file = translation.file
    for index in file.values(of: translation.target) {
      // Few strings are copies, so this check comes first.
      guard translation.isCopy(index),
        file.withBytes(of: index, { TranslatableWords.areIn($0) })
      else { continue }
      guard !translation.isWithinOneLanguage, translation.catalog.isToTranslate(translation.key)
      else { return }
      sink.report(
        "translation equals the source string",
        at: file.shared.content.values[index].text.sourceRange, translation.site(index))
    }
  }
}
