import Diagnostics
import StringCatalogs

/// An apostrophe that ends or quotes what it should not.
struct ApostropheRule: TextRule, MessageRule {
  let id = "apostrophe"
  let family = RuleFamily.markup
  let severity = Severity.error
  let summary = "an apostrophe that Android does not take, or that quotes in a message of ICU"
  let traits: TextTraits = .apostrophe

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    guard text.content.format == .android, !text.isKey, !text.content.isReference(text.value.text)
    else { return }
    let places = text.content.spellingFaults(of: text.value.text)
      .filter { $0.kind == .unescapedApostrophe }
    guard let first = places.first else { return }
    let others =
      switch places.count {
      case 1: ""
      case 2: ", here and at another place"
      default: ", here and at \(places.count - 1) other places"
      }
    sink.report(
      "an apostrophe is written \\' on Android\(others)", at: SourceRange(first.range), text.site,
      notes: ["the resource compiler refuses the text"],
      fixIts: [
        FixIt(
          title: "write \\'", applicability: .safe,
          edits: places.map { FixIt.Edit(range: SourceRange($0.range), text: "\\'") })
      ])
  }

  func message(for matter: MessageDifference.Matter) -> String? {
    guard case .quote(let found) = matter else { return nil }
    return "this apostrophe quotes, so that people see “\(found)”"
  }

  func notes(on matter: MessageDifference.Matter) -> [String] {
    ["in front of a brace, an apostrophe that stands for itself is written ''"]
  }
}
