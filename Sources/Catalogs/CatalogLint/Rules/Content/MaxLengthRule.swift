import Diagnostics
import StringCatalogs

/// Reports a string that is longer than a comment or an XLIFF attribute of its key allows.
struct MaxLengthRule: Rule {
  let id = "max-length"
  let family = RuleFamily.content
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a string that is longer than its comment or an XLIFF attribute allows"
  var checks: RuleChecks { RuleChecks(key: check) }

  func check(_ key: LintedKey, _ sink: inout DiagnosticSink) {
    let catalog = key.catalog
    let shared = catalog.files[key.key.file].shared
    guard let limit = Self.limit(of: shared.content.entries[key.key.entry], shared) else { return }
    var sources: [LintedText] = []
    var others: [LintedText] = []
    for localization in key.localizations {
      let content = catalog.files[localization.file].shared.content
      for value in content.localizations[localization.localization].values
      where content.values[value].variation.substitution == nil {
        let site = LintSite(
          file: localization.file, entry: localization.entry,
          localization: localization.localization, value: value)
        let text = LintedText(
          catalog, site: site, value: content.values[value], language: localization.language,
          traits: [])
        if catalog.isSourceKnown, text.isSource {
          sources.append(text)
        } else {
          others.append(text)
        }
      }
    }
    if sources.isEmpty, let source = keyText(key) { sources.append(source) }
    let tooLong = sources.filter { length(of: $0, over: limit.count) != nil }
    // If the source itself exceeds the limit, only the source is reported.
    for text in tooLong.isEmpty ? others : tooLong {
      guard let length = length(of: text, over: limit.count),
        !limit.isRecommended || length * 5 > limit.count * 6
      else { continue }
      sink.report(
        "string has \(length) characters, but its \(limit.source) allows \(limit.count)",
        at: text.value.text.sourceRange, text.site, severity: tooLong.isEmpty ? nil : .info,
        notes: tooLong.isEmpty
          ? ["each placeholder counts as one character"]
          : ["the source exceeds the limit, so translations are not checked"])
    }
  }

  /// Returns the key as a source string; `nil` if the key is not a source string.
  private func keyText(_ key: LintedKey) -> LintedText? {
    let catalog = key.catalog
    let content = catalog.files[key.key.file].shared.content
    guard content.format.traits.keys == .stringUnlessLocalized, let source = catalog.source else {
      return nil
    }
    let text = content.entries[key.key.entry].key
    if text.withSpelling(in: content.bytes, { SourceKey.isName($0) }) { return nil }
    return LintedText(
      catalog, site: key.site, value: CatalogValue(text: text, variation: .none), language: source,
      traits: [])
  }

  /// Returns the maximum length from an XLIFF attribute or a comment; `nil` if there is none.
  ///
  /// A string may exceed a merely recommended length by a fifth.
  private static func limit(
    of entry: CatalogEntry, _ shared: SharedContent
  ) -> (count: Int, source: String, isRecommended: Bool)? {
    let content = shared.content
    if let limit = content.format.definition.maximumLength(of: entry, in: content) {
      return (limit, "maxwidth", false)
    }
    guard let comment = entry.comment,
      comment.withSpelling(in: shared.content.bytes, { LengthLimit.mayBe(in: $0) }),
      case let text = shared.content.string(comment), let limit = LengthLimit.find(in: text)
    else { return nil }
    return (limit, "comment", LengthLimit.isRecommended(in: text))
  }

  /// Returns the length of a string in characters if it exceeds a limit; otherwise `nil`.
  private func length(of text: LintedText, over limit: Int) -> Int? {
    // Each character has at least one byte.
    guard text.value.text.range.count > limit else { return nil }
    let length = Self.length(
      of: text.content.mayHaveInlineElements(text.value.text)
        ? Self.withoutElements(text.string) : text.string)
    return length > limit ? length : nil
  }

  /// Returns an XLIFF string without its inline elements and the native code in them.
  static func withoutElements(_ text: String) -> String {
    text.replacing(/<(ph|bpt|ept|it)\b[^>]*[^\/]>.*?<\/\1>/, with: "")
      .replacing(/<\/?[A-Za-z][^<>]*>/, with: "")
  }

  /// Returns the number of user-perceived characters; each placeholder is counted as one character.
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
        skipped = NonTextParts.skipped(at: offset, in: bytes.span)
      }
      kept.append(skipped > 0 ? UInt8(ascii: "x") : byte)
      offset += max(1, skipped)
    }
    return String(decoding: kept, as: UTF8.self).count
  }
}
