import Diagnostics
import StringCatalogs

/// A text that is longer than the comment of its key allows.
struct MaxLengthRule: KeyRule {
  let id = "max-length"
  let family = RuleFamily.content
  let severity = Severity.warning
  let summary = "a text that is longer than its comment allows"

  func check(_ key: LintedKey, _ sink: inout DiagnosticSink) {
    let catalog = key.catalog
    let shared = catalog.files[key.key.file].shared
    guard let comment = shared.content.entries[key.key.entry].comment,
      comment.withSpelling(in: shared.content.bytes, { LengthLimit.mayBe(in: $0) }),
      let limit = LengthLimit.find(in: shared.content.string(comment))
    else { return }
    let hasSource = key.localizations.contains { $0.language == catalog.source }
    if !hasSource, shared.content.format == .xcstrings {
      let text = shared.content.entries[key.key.entry].key
      if !text.withSpelling(in: shared.content.bytes, { SourceKey.isName($0) }) {
        check(text, shared.content, limit, key.site, &sink)
      }
    }
    for localization in key.localizations {
      let content = catalog.files[localization.file].shared.content
      for value in content.localizations[localization.localization].values
      where content.values[value].variation.substitution == nil {
        let site = LintSite(
          file: localization.file, entry: localization.entry,
          localization: localization.localization, value: value)
        check(content.values[value].text, content, limit, site, &sink)
      }
    }
  }

  private func check(
    _ text: CatalogText, _ content: CatalogFile, _ limit: Int, _ site: LintSite,
    _ sink: inout DiagnosticSink
  ) {
    // No character takes less than a byte.
    guard text.range.count > limit else { return }
    let length = Self.length(of: content.string(text))
    guard length > limit else { return }
    sink.report(
      "the text has \(length) characters, its comment allows \(limit)", at: text.sourceRange, site,
      notes: ["a placeholder counts as one character"])
  }

  /// The characters of a text, as a person counts them; a placeholder is one.
  static func length(of text: String) -> Int {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else {
      return text.count
    }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      var skipped = 0
      if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "{") {
        skipped = VisibleText.skipped(at: offset, in: bytes.span)
      }
      kept.append(skipped > 0 ? UInt8(ascii: "x") : byte)
      offset += max(1, skipped)
    }
    return String(decoding: kept, as: UTF8.self).count
  }
}
