import Diagnostics
import StringCatalogs

/// A text that is longer than the comment of its key, or an attribute of XLIFF, allows.
struct MaxLengthRule: KeyRule {
  let id = "max-length"
  let family = RuleFamily.content
  let severity = Severity.warning
  let summary = "a text that is longer than its comment or its file allows"

  func check(_ key: LintedKey, _ sink: inout DiagnosticSink) {
    let catalog = key.catalog
    let shared = catalog.files[key.key.file].shared
    guard let limit = Self.limit(of: shared.content.entries[key.key.entry], shared) else { return }
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

  /// What the file allows, in an attribute or in a comment.
  private static func limit(
    of entry: CatalogEntry, _ shared: SharedContent
  ) -> (count: Int, source: String)? {
    if shared.content.format == .xliff, let limit = shared.content.maximumLength(of: entry) {
      return (limit, "maxwidth")
    }
    guard let comment = entry.comment,
      comment.withSpelling(in: shared.content.bytes, { LengthLimit.mayBe(in: $0) }),
      let limit = LengthLimit.find(in: shared.content.string(comment))
    else { return nil }
    return (limit, "comment")
  }

  private func check(
    _ text: CatalogText, _ content: CatalogFile, _ limit: (count: Int, source: String),
    _ site: LintSite,
    _ sink: inout DiagnosticSink
  ) {
    // No character takes less than a byte.
    guard text.range.count > limit.count else { return }
    let string = content.string(text)
    let length = Self.length(
      of: text.spelling == .xliff ? Self.withoutElements(string) : string)
    guard length > limit.count else { return }
    sink.report(
      "the text has \(length) characters, its \(limit.source) allows \(limit.count)",
      at: text.sourceRange, site,
      notes: ["a placeholder counts as one character"])
  }

  /// A text of XLIFF without its inline elements, and without the native code in some of them.
  static func withoutElements(_ text: String) -> String {
    text.replacing(/<(ph|bpt|ept|it)\b[^>]*[^\/]>.*?<\/\1>/, with: "")
      .replacing(/<\/?[A-Za-z][^<>]*>/, with: "")
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
