import Diagnostics
import StringCatalogs

/// Reports an apostrophe that is not escaped for Android, or that accidentally quotes message text.
struct ApostropheRule: MessageRule {
  let id = "apostrophe"
  let family = RuleFamily.markup
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary =
    "an apostrophe that is not escaped for Android, or that quotes part of an ICU or Java message"
  var checks: RuleChecks {
    RuleChecks(
      text: check, translation: check, message: self, traits: traits)
  }
  let traits: TextTraits = .apostrophe

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.escapesApostrophes || format.traits.messages != .none
  }

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    guard text.content.format.traits.escapesApostrophes, !text.isKey,
      !text.content.isReference(text.value.text),
      !text.catalog.files[text.site.file].isMultiplatformResource
    else { return }
    let places = text.content.spellingFaults(of: text.value.text)
      .filter { $0.kind == .unescapedApostrophe }
    guard let first = places.first else { return }
    let others = places.count == 1 ? "" : "; \(places.count - 1) more"
    sink.report(
      "unescaped apostrophe\(others)", at: SourceRange(first.range), text.site,
      notes: ["the resource compiler rejects the string"],
      fixIts: [
        FixIt(
          title: "write \\'", applicability: .safe,
          edits: places.map { FixIt.Edit(range: SourceRange($0.range), text: "\\'") })
      ])
  }

  /// Reports apostrophes that quote text in translations that `java.text.MessageFormat` parses.
  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink) {
    guard translation.file.shared.traits.messages == .java else { return }
    let content = translation.content
    guard let first = translation.values.first,
      let source = translation.source(for: content.values[first].variation)
    else { return }
    let sourceText = translation.sourceFile.shared.content.string(source.text)
    let arguments = MessageFormatQuotes(Array(sourceText.utf8))
    let reader = translation.file.escapes.apostropheReader
    guard arguments.hasArguments, arguments.strays.isEmpty, reader != .other else { return }
    for value in translation.values {
      let text = content.values[value].text
      let bytes = Array(content.string(text).utf8)
      let quotes = MessageFormatQuotes(bytes)
      // If the source contains a quoted example, the translation may contain one too.
      let strays =
        arguments.examples.isEmpty
        ? (quotes.strays + quotes.examples).sorted { $0.place < $1.place } : quotes.strays
      guard let first = strays.first else { continue }
      let hidden = strays.flatMap(\.arguments).map { String(decoding: bytes[$0], as: UTF8.self) }
      let isProved = quotes.hasArguments && translation.file.escapes.quotesWithApostrophes
      let isRead = reader == .messageFormat
      let severity: Severity? =
        reader == .unlikely
        ? .info : !hidden.isEmpty ? (isRead ? nil : .warning) : isProved ? .warning : .info
      let places = content.sourceRanges(of: strays.map { $0.place..<$0.place + 1 }, in: text)
      sink.report(
        Self.message(hiding: hidden),
        at: content.sourceRange(of: first.place..<first.place + 1, in: text),
        translation.site(value), severity: severity,
        notes: ["in MessageFormat, an apostrophe is written ''"]
          + (severity == .info || !isRead
            ? ["if MessageFormat does not format the string, the apostrophe is correct"] : []),
        fixIts: [
          FixIt(
            title: "write ''", applicability: .unsafe,
            edits: places.map { FixIt.Edit(range: $0, text: "''") })
        ])
    }
  }

  /// Returns the message for an apostrophe that quotes arguments, so that they are not replaced.
  private static func message(hiding arguments: [String]) -> String {
    switch arguments.count {
    case 0: "apostrophe starts a quote and is not displayed"
    case 1: "apostrophe quotes \(arguments[0]), so its value is lost"
    case 2...3:
      "apostrophe quotes \(arguments.joined(separator: ", ")), so their values are lost"
    case let count: "apostrophe quotes \(count) arguments, so their values are lost"
    }
  }

  func message(for matter: MessageDifference.Matter) -> String? {
    guard case .quote(let found) = matter else { return nil }
    return "apostrophe starts a quote, so users see “\(found)”"
  }

  func notes(on matter: MessageDifference.Matter) -> [String] {
    ["before a brace, an apostrophe is written ''"]
  }
}
