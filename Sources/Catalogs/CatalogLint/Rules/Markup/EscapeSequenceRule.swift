import Diagnostics
import StringCatalogs

/// Reports a backslash that does not begin a valid escape in its file format, once per string.
struct EscapeSequenceRule: Rule {
  let id = "escape-sequence"
  let family = RuleFamily.markup
  let severity = Severity.error
  var severities: [Severity] { [.error, .info] }
  let summary = "a backslash before a character that the file format cannot escape"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.unicodeEscape != nil
  }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    let known = Self.faultsOfSources(catalog)
    for file in catalog.files.indices {
      let content = catalog.files[file].content
      guard content.format.traits.unicodeEscape != nil else { continue }
      for (entry, found) in content.entries.enumerated() {
        let ofSource = known[EntryPlace(file: file, entry: entry)] ?? []
        for place in found.localizations {
          // Strings without a backslash, which are the majority, are verbatim and need no check.
          for value in content.localizations[place].values
          where !content.values[value].text.isVerbatim {
            let site = LintSite(file: file, entry: entry, localization: place, value: value)
            check(
              content.values[value].text, at: site, in: content, ofSource: ofSource, into: &sink)
          }
        }
      }
    }
  }

  private struct EntryPlace: Hashable {
    let file: Int
    let entry: Int
  }

  /// Returns the unknown escapes in source strings, by the entries that contain their translations.
  ///
  /// An escape that a source and its translation share is reported only for the source.
  private static func faultsOfSources(_ catalog: LintedCatalog) -> [EntryPlace: Set<String>] {
    var known: [EntryPlace: Set<String>] = [:]
    for key in catalog.keys where key.localizations.count > 1 {
      guard let place = key.localizations.first else { continue }
      let source = catalog.localizations[place]
      let shared = catalog.files[source.file].shared
      guard source.language == catalog.source, shared.traits.unicodeEscape != nil else { continue }
      var faults: Set<String> = []
      // A local copy of the content would retain all of its arrays for each key.
      for value in shared.content.localizations[source.localization].values {
        let text = shared.content.values[value].text
        if text.isVerbatim { continue }
        for fault in shared.content.spellingFaults(of: text)
          .prefix(FormatComparison.maximumPerText)
        where fault.kind == .unknownEscape {
          faults.insert(shared.content.spelling(of: fault))
        }
      }
      if faults.isEmpty { continue }
      for place in key.localizations.dropFirst() {
        let target = catalog.localizations[place]
        if target.language == catalog.source { continue }
        known[EntryPlace(file: target.file, entry: target.entry)] = faults
      }
    }
    return known
  }

  private func check(
    _ text: CatalogText, at site: LintSite, in content: CatalogFile, ofSource: Set<String>,
    into sink: inout DiagnosticSink
  ) {
    let faults = content.spellingFaults(of: text).filter { fault in
      switch fault.kind {
      case .unescapedApostrophe: false
      case .incompleteEscape: true
      case .unknownEscape: !ofSource.contains(content.spelling(of: fault))
      }
    }
    guard let fault = faults.first(where: { content.isHarmful($0) }) ?? faults.first else { return }
    let written = content.spelling(of: fault)
    let others = faults.count == 1 ? "" : "; \(faults.count - 1) more"
    switch fault.kind {
    case .unescapedApostrophe: return
    case .incompleteEscape:
      sink.report(
        "escape \(written) has too few hexadecimal digits" + others,
        at: SourceRange(fault.range), site,
        notes: content.format.traits.compilerRejectsEscapes
          ? ["the resource compiler rejects the string"] : [])
    case .unknownEscape:
      let isHarmful = content.isHarmful(fault)
      // If the string is spelled like the key, the key contains the same backslash. In that case,
      // the program may never find the string.
      let isInKey = site.entry.map { content.isSpelledAs(text, content.entries[$0].key) } ?? false
      let isUppercase = content.format.traits.unicodeEscape == .uppercase
      let meant = isUppercase && written == "\\u" ? " (write \\U)" : ""
      sink.report(
        "invalid escape \(written)\(meant): users see “\(content.word(around: fault, in: text))”"
          + others, at: SourceRange(fault.range), site,
        severity: isInKey || !isHarmful ? .info : nil,
        notes: isInKey
          ? ["the key contains the same escape, so the program may never find the string"]
          : isHarmful ? [] : ["the backslash is not displayed; the remaining word may be intended"])
    }
  }
}

extension CatalogFile {
  /// Returns `true` if two strings in the file are written with the same bytes.
  fileprivate func isSpelledAs(_ text: CatalogText, _ other: CatalogText) -> Bool {
    text.range.count == other.range.count && bytes[text.range].elementsEqual(bytes[other.range])
  }

  /// Returns `false` if the only effect of a fault is that a backslash before a word disappears.
  ///
  /// All other faults are harmful, for example those in a character code or in a path, and those
  /// that make the build fail.
  fileprivate func isHarmful(_ fault: SpellingFault) -> Bool {
    guard fault.kind == .unknownEscape else { return true }
    // In UTF-16, and before a non-ASCII character, an escape has more than two bytes.
    guard fault.range.count == 2 else { return true }
    let (start, end) = (fault.range.lowerBound, fault.range.upperBound)
    let letter = end > start ? bytes[end - 1] | 0x20 : 0
    let isHexadecimal = end < bytes.count && Character(Unicode.Scalar(bytes[end])).isHexDigit
    if "ux".utf8.contains(letter), isHexadecimal { return true }
    // A single `\r`, `\b` or `\f` is meant as a control character, and not as a letter.
    let isWord = end < bytes.count && ((bytes[end] | 0x20) &- 0x61 < 26 || bytes[end] >= 0x80)
    if !isWord, end > start, "rbfv0".utf8.contains(bytes[end - 1]) { return true }
    guard start > 0 else { return false }
    let last = bytes[start - 1]
    // In `\n\This`, the letter before the second backslash belongs to an escape.
    let isEscaped = start > 1 && bytes[start - 2] == UInt8(ascii: "\\")
    // The UTF-8 of quotation marks and dashes begins with E2 80.
    let isMark = start > 2 && bytes[start - 3] == 0xE2 && bytes[start - 2] == 0x80
    let isLetter = (last | 0x20) &- 0x61 < 26 || last >= 0x80 && !isMark
    return !isEscaped && (isLetter || last &- 0x30 < 10 || ":.".utf8.contains(last))
  }
}
