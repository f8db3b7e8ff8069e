import Diagnostics

/// Letters such as `Ã¤`, which are what is left of others that were read in the wrong encoding.
struct MojibakeRule: TextRule {
  let id = "mojibake"
  let family = RuleFamily.characters
  let severity = Severity.error
  let summary = "UTF-8 that was read as Windows-1252: “Ã¤” instead of “ä”"
  let traits: TextTraits = .mojibake

  func check(_ text: LintedText, _ sink: inout DiagnosticSink) {
    let string = text.string
    let runs = Mojibake(string).runs
    guard let first = runs.first else { return }
    let times = runs.count == 1 ? "" : ", here and at \(runs.count - 1) more places"
    sink.report(
      "“\(Self.shortened(String(string[first.range])))” was probably “\(Self.shortened(first.meant))”"
        + times,
      at: text.range(of: first.part), text.site,
      notes: ["its bytes in Windows-1252 are UTF-8: the text was once read in the wrong encoding"],
      fixIts: text.replacement(
        of: runs.map { ($0.part, $0.meant) }, "write “\(Self.shortened(first.meant))”"))
  }

  private static func shortened(_ text: String) -> String {
    let front = text.unicodeScalars.prefix(24)
    return front.endIndex < text.endIndex ? String(front) + "…" : text
  }
}
