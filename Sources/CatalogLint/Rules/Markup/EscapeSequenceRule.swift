import Diagnostics
import StringCatalogs

/// A backslash that begins no escape of the format.
struct EscapeSequenceRule: CatalogRule {
  let id = "escape-sequence"
  let family = RuleFamily.markup
  let severity = Severity.error
  let summary = "a backslash in front of what the format cannot escape"

  func check(_ catalog: LintedCatalog, _ options: LintOptions, _ sink: inout DiagnosticSink) {
    for file in catalog.files.indices {
      let content = catalog.files[file].content
      guard [.android, .strings, .properties].contains(content.format) else { continue }
      for (entry, found) in content.entries.enumerated() {
        for place in found.localizations {
          // A text without a backslash is verbatim, and so are most.
          for value in content.localizations[place].values
          where !content.values[value].text.isVerbatim {
            let site = LintSite(file: file, entry: entry, localization: place, value: value)
            check(content.values[value].text, site, content, &sink)
          }
        }
      }
    }
  }

  private func check(
    _ text: CatalogText, _ site: LintSite, _ content: CatalogFile, _ sink: inout DiagnosticSink
  ) {
    for fault in content.spellingFaults(of: text).prefix(FormatComparison.maximumPerText) {
      let written = content.spelling(of: fault)
      switch fault.kind {
      case .unescapedApostrophe: continue
      case .incompleteEscape:
        sink.report(
          "\(written) has too few hexadecimal digits", at: SourceRange(fault.range), site,
          notes: content.format == .android ? ["the resource compiler refuses the text"] : [])
      case .unknownEscape:
        let meant = content.format == .strings && written == "\\u" ? ": it is \\U here" : ""
        sink.report(
          "\(written) is no escape, the backslash is left out\(meant)",
          at: SourceRange(fault.range), site, severity: .warning)
      }
    }
  }
}
