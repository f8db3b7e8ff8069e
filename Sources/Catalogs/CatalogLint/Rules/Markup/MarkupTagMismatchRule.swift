import Diagnostics
import StringCatalogs

/// Reports tags or Markdown marks that differ from the source.
///
/// The same additional tag may enclose more than twenty translations in a file. This is a habit of
/// the translator, so the rule reports these translations with a single diagnostic.
struct MarkupTagMismatchRule: Rule {
  let id = "markup-tag-mismatch"
  let family = RuleFamily.markup
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "tags or Markdown marks that differ from the source"
  var checks: RuleChecks { RuleChecks(translation: check, summary: summarize, traits: traits) }
  let traits: TextTraits = [.markup, .markdown]

  func summarize(_ group: inout FileDiagnostics) {
    let around = group.diagnostics.filter { $0.message.hasSuffix(MarkupReport.aroundAll) }
    let groups = Dictionary(grouping: around, by: \.message).sorted { $0.key < $1.key }
    for (message, found) in groups where found.count > Self.mostAlike {
      let tag = message.split(separator: " ").first { $0.hasPrefix("<") } ?? ""
      group.replace(
        where: { $0.message == message },
        by: "\(found.count) translations are enclosed in \(tag)",
        note: "their source strings do not have the tag")
    }
  }

  /// The maximum number of translations that are reported individually for one enclosing tag.
  private static let mostAlike = 20

  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    let file = translation.file
    let shared = file.shared
    for index in file.values(of: translation.target) {
      let value = shared.content.values[index]
      // A different rule reports empty strings.
      guard !value.text.isEmpty, let place = translation.source(for: value.variation) else {
        continue
      }
      let traits = place.place.map { translation.sourceFile.traits(of: $0) } ?? .any
      let mayDiffer =
        translation.withBytes(of: place) { source in
          traits.contains(.markdown) && MarkdownMarks.areIn(source)
            || traits.contains(.markup) && MarkupTag.mayHavePair(source)
        }
        || file.traits(of: index).contains(.markup)
          && file.withBytes(of: index) { MarkupTag.mayHavePair($0) }
      if !mayDiffer || shared.isReference(value.text) { continue }
      let source = MarkupText(place.text, in: translation.sourceFile.shared.content)
      let report = MarkupReport(translation: translation, index: index, text: value.text)
      let text = MarkupText(value.text, in: shared.content)
      let isDocument = translation.content.origin == .document
      // A source such as `translator-credits` is a key rather than a string.
      if TranslatableWords.isKey(source.bytes) { continue }
      // If only one of the strings contains a choice, their tags are not comparable.
      if source.isChoosing != text.isChoosing { continue }
      if isDocument, text.replacesQuotes(of: source) {
        report.compareTags(text.withoutQuotes, source: source.withoutQuotes, into: &sink)
      } else {
        report.compareTags(text, source: source, into: &sink)
      }
      report.compareMarks(text, source: source, into: &sink)
    }
  }
}

/// Reports the differences between the tags of a translation and those of its source.
private struct MarkupReport {
  /// The end of the message for a tag that encloses the whole string.
  static let aroundAll = " and encloses the whole string"

  let translation: LintedTranslation
  let index: Int
  let text: CatalogText

  func compareTags(_ target: MarkupText, source: MarkupText, into sink: inout DiagnosticSink) {
    guard let difference = TagDifference.first(source.tags, target.tags),
      !difference.isRepetition(source, target)
    else { return }
    switch difference {
    case .unbalanced where source.brokenEnd == nil && target.brokenEnd != nil:
      guard let range = target.brokenEnd else { return }
      let shown = String(decoding: target.bytes[range], as: UTF8.self)
      let isHTML = source.tags.allSatisfy { $0.isHTML && $0.name != "a" }
      let mayReject = translation.content.format.traits.mayRejectMarkup
      report(
        "malformed end tag \(shown): the name must directly follow the slash", at: range,
        severity: isHTML && !mayReject ? .warning : .error, into: &sink)
    case .unbalanced(let tag):
      let lacks = tag.kind == .end ? "does not match the last open tag" : "is not closed"
      report(
        "tag \(tag.shown) \(lacks)", at: tag.range, severity: severity(ofUnbalanced: tag),
        into: &sink)
    case .renamed(let tag, let expected):
      // Pango rejects an unknown element.
      let isRejected =
        translation.content.format.traits.mayRejectMarkup && expected.isOfPango && !tag.isOfPango
      let isDocument =
        translation.content.origin == .document && TagDifference.areNested(target.tags)
      let isStyle =
        tag.isStyle && expected.isStyle && !isRejected
        || isDocument && tag.isSameInDocuments(as: expected)
      // A renderer keeps the content of an unknown element, so only its style is lost. A link,
      // however, would lose its address.
      let isInline =
        isDocument && expected.isInlineInDocuments && !tag.hasAttributes && !tag.isLink
      // A heading is still readable if a heading of another level or a style element replaces it.
      let isHeading =
        (tag.isHeading || tag.isStyle) && expected.isHeading && !isRejected
        && TagDifference.areNested(target.tags)
      report(
        "tag \(tag.shown) is not in the source, which has \(expected.shown)", at: tag.range,
        severity: isStyle ? .info : isInline || isHeading ? .warning : .error, into: &sink)
    case .missing(let tag, 1) where hasLostValue(in: source.bytes[tag.range]): return
    case .missing(let tag, _) where isOrdinal(tag, in: source): return
    case .missing(let tag, let count):
      let times = count > 1 ? " \(count) times" : ""
      // The markup remains valid if a list has fewer items, or a string fewer paragraphs.
      let isItem =
        MarkupTag.withOptionalEnd.contains(tag.name) && TagDifference.areNested(target.tags)
        && target.tags.contains { $0.name == tag.name }
      let isInfo =
        tag.isStyle || (tag.isLayout || isItem) && !tag.hasAttributes
        || tag.name == "html" && target.tags.isEmpty
      report(
        "tag \(tag.shown) is missing from the translation\(times)", at: nil,
        severity: isInfo ? .info : .warning, into: &sink)
    case .extra where isMarkedUp(target, as: source): return
    case .extra(let tag):
      let last = target.tags.last
      let isAround =
        tag.range.lowerBound == 0 && last?.kind == .end
        && last?.range.upperBound == target.bytes.count
      report(
        "tag \(tag.shown) is not in the source" + (isAround ? Self.aroundAll : ""),
        at: tag.range,
        severity: isShown(tag, besides: source, target)
          ? .info : severity(ofExtra: tag, besides: source),
        into: &sink)
    }
  }

  /// Returns `true` if the additional tags in a translated document are only inline elements.
  ///
  /// The tags must have no attributes, and their names must occur in the source.
  private func isMarkedUp(_ target: MarkupText, as source: MarkupText) -> Bool {
    guard translation.content.origin == .document, TagDifference.areNested(target.tags) else {
      return false
    }
    let names = Set(source.tags.map(\.name))
    return target.tags.allSatisfy { tag in
      let isMore =
        target.tags.count { $0.name == tag.name } > source.tags.count { $0.name == tag.name }
      return !isMore || names.contains(tag.name) && tag.isInlineInDocuments && !tag.hasAttributes
    }
  }

  /// Returns `true` if a tag encloses only suffixes of ordinals, as in `4<sup>th</sup>`.
  ///
  /// All elements of the source with the name of the tag are checked.
  ///
  /// Other languages often write ordinals without such a suffix.
  private func isOrdinal(_ tag: MarkupTag, in source: MarkupText) -> Bool {
    guard tag.name == "sup" || tag.name == "sub" else { return false }
    return source.tags.filter { $0.name == tag.name && $0.kind == .start }.allSatisfy { start in
      let before = source.bytes[..<start.range.lowerBound].last ?? 0
      let rest = source.bytes[start.range.upperBound...]
      let ending = String(decoding: rest.prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self)
      return before &- 0x30 < 10 && ["st", "nd", "rd", "th"].contains(ending.lowercased())
    }
  }

  /// Returns `true` if a value in a tag, such as a link's address, is already reported as missing.
  private func hasLostValue(in tag: ArraySlice<UInt8>) -> Bool {
    if translation.lostValues.isEmpty { return false }
    let tag = String(decoding: tag, as: UTF8.self)
    return translation.lostValues.contains { tag.contains($0) }
  }

  /// Returns the severity of an unpaired tag.
  ///
  /// It is warning for an HTML element other than a link, because a browser closes or drops
  /// unpaired elements. It is error for any other tag, and in file formats whose markup may have to
  /// be valid. See [HTML,
  /// 13.2.10](https://html.spec.whatwg.org/multipage/parsing.html#misnested-tags:-b-i-/b-/i).
  private func severity(ofUnbalanced tag: MarkupTag) -> Severity {
    let isRepaired = tag.isHTML && tag.name != "a"
    return isRepaired && !translation.content.format.traits.mayRejectMarkup ? .warning : .error
  }

  /// Returns the severity of a tag that is not in the source.
  ///
  /// Android removes style tags if it displays a string as plain text. The effect of tags that are
  /// written with `&lt;` depends on the app. If the source contains an HTML link, the app also
  /// supports the links in its translation.
  private func severity(ofExtra tag: MarkupTag, besides source: MarkupText) -> Severity {
    let isSourcePlain = source.tags.isEmpty
    let isLink = tag.isLink && tag.hasAttributes
    if isLink, source.tags.contains(where: { $0.name == tag.name && $0.hasAttributes }) {
      return .info
    }
    // Swing renders a string that begins with `<html>` as HTML, which only changes its line breaks.
    // If the source is plain text, the program may display any other tag literally.
    if tag.isStyle && !isSourcePlain || tag.name == "html" { return .info }
    let content = translation.content
    guard content.format.traits.hasStyledStrings else { return .warning }
    let start = content.sourceRange(of: tag.range, in: text).lowerBound
    let isStyle = start < content.bytes.count && content.bytes[start] == UInt8(ascii: "<")
    return isStyle ? .info : .warning
  }

  /// Returns `true` if the catalog shows that the app renders an HTML element.
  ///
  /// The catalog shows this in one of these cases:
  /// - The source contains an HTML tag that is neither a tag of Pango nor a link without
  ///   attributes.
  /// - Several source strings contain the element.
  /// - The first tag of the source or of the translation is `<html>`, which Swing requires.
  private func isShown(
    _ tag: MarkupTag, besides source: MarkupText, _ target: MarkupText
  ) -> Bool {
    // A second `<li>` in place of `</li>` is displayed as an additional item.
    guard tag.isHTML, !MarkupTag.withOptionalEnd.contains(tag.name) else { return false }
    if [source, target].contains(where: { $0.tags.first?.name == "html" }) { return true }
    return source.tags.contains {
      $0.isHTML && $0.kind != .end && !$0.isOfPango && !$0.mayBeComponent
    }
      || translation.file.escapes.elements.contains(tag.name)
  }

  func compareMarks(_ target: MarkupText, source: MarkupText, into sink: inout DiagnosticSink) {
    let (found, expected) = (target.marks, source.marks)
    if found.links.count < expected.links.count {
      if let broken = found.brokenLinks.first, expected.brokenLinks.isEmpty {
        report(
          "malformed link: ( must directly follow ]", at: broken, severity: .error, into: &sink)
      } else {
        report("link is missing from the translation", at: nil, severity: .warning, into: &sink)
      }
    }
    let hasStrong = !expected.strong.isEmpty && expected.strong.count.isMultiple(of: 2)
    if hasStrong, let last = found.strong.last, !found.strong.count.isMultiple(of: 2) {
      report("unmatched Markdown mark **", at: last, severity: .warning, into: &sink)
    } else if hasStrong, expected.looseStrong(in: source.bytes) == nil,
      let loose = found.looseStrong(in: target.bytes)
    {
      report(
        "users see **, because a space separates it from the emphasized words", at: loose,
        severity: .warning, into: &sink)
    } else if hasStrong, found.strong.isEmpty {
      report(
        "strong emphasis is missing from the translation", at: nil, severity: .info, into: &sink)
    }
    let hasCode = !expected.code.isEmpty && expected.code.count.isMultiple(of: 2)
    if hasCode, let last = found.code.last, !found.code.count.isMultiple(of: 2) {
      report("unmatched Markdown mark `", at: last, severity: .warning, into: &sink)
    }
  }

  /// Reports a problem at a byte range of the string; for the whole string if the range is `nil`.
  private func report(
    _ message: String, at part: Range<Int>?, severity: Severity, into sink: inout DiagnosticSink
  ) {
    let range = part.map { translation.content.sourceRange(of: $0, in: text) }
    sink.report(
      message, at: range ?? text.sourceRange, translation.site(index), severity: severity)
  }
}
