import Diagnostics
import TextPrimitives

/// An HTML report with a summary, the translation coverage and each diagnostic.
///
/// Without scripts, the page displays all of its content. With scripts, it also has filters, whose
/// state is kept in the URL fragment.
struct HTMLPage {
  let options: ReportOptions
  let summary: DiagnosticSummary?
  let counts: HTMLCounts
  /// The entries of the page, in order.
  let rows: [HTMLReporter.Row]

  func write(to output: inout ByteBuffer) {
    appendHead(to: &output)
    output.append(Self.signs)
    output.append(
      "<a class=\"skip\" href=\"#diagnostics\">Skip to the diagnostics</a>\n" as StaticString)
    output.append("<header>\n<h1>" as StaticString)
    output.appendShown(options.tool.name)
    output.append(" report</h1>\n<p class=\"verdict\">" as StaticString)
    output.append(verdict)
    output.append("</p>\n" as StaticString)
    appendContents(to: &output)
    output.append("</header>\n<main>\n" as StaticString)
    appendSummary(to: &output)
    if let catalogs = summary?.catalogs, !catalogs.isEmpty {
      HTMLCoverage(catalogs).write(to: &output)
    }
    appendRules(to: &output)
    appendDiagnostics(to: &output)
    output.append("</main>\n<footer>\n<p>Written by " as StaticString)
    output.appendShown(
      [options.tool.name, options.tool.version].compactMap(\.self).joined(separator: " "))
    output.append(".</p>\n</footer>\n<script>" as StaticString)
    output.append(Self.script)
    output.append("</script>\n</body>\n</html>\n" as StaticString)
  }

  private func appendHead(to output: inout ByteBuffer) {
    output.append(
      """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      'unsafe-inline'; script-src '
      """ as StaticString)
    output.append(Self.scriptHash)
    output.append(
      """
      '; base-uri 'none'; form-action 'none'">
      <meta name="color-scheme" content="light dark">
      <title>
      """ as StaticString)
    output.appendShown(options.tool.name)
    output.append(" report: \(verdict)</title>\n<style>\n")
    output.append(Self.style)
    output.append("</style>\n</head>\n<body>\n" as StaticString)
  }

  /// The numbers of diagnostics by severity, in one line.
  private var verdict: String {
    let found = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = counts.count(severity)
      return count == 0 ? nil : "\(count) \(severity.counted(count))"
    }
    return found.isEmpty ? "nothing to report" : found.joined(separator: ", ")
  }

  private func appendContents(to output: inout ByteBuffer) {
    output.append("<nav aria-label=\"Contents\"><ul>\n" as StaticString)
    var parts = [("summary", "Summary")]
    if summary?.catalogs.isEmpty == false { parts.append(("coverage", "Coverage")) }
    if counts.all > 0 { parts.append(("rules", "Rules")) }
    parts.append(("diagnostics", "Diagnostics"))
    for (id, title) in parts { output.append("<li><a href=\"#\(id)\">\(title)</a></li>\n") }
    output.append("</ul></nav>\n" as StaticString)
  }

  private func appendSummary(to output: inout ByteBuffer) {
    output.append(
      "<section id=\"summary\" aria-labelledby=\"summary-title\">\n" as StaticString)
    output.append("<h2 id=\"summary-title\">Summary</h2>\n<dl class=\"tiles\">\n" as StaticString)
    for severity in Severity.allCases.sorted(by: >) {
      let count = counts.count(severity)
      output.append("<div class=\"tile \(count == 0 ? "none" : severity.rawValue)\"><dt>")
      output.appendSeverity(severity, Self.plural(severity))
      output.append("</dt><dd>\(count)</dd></div>\n")
    }
    if let summary {
      let scope = [
        ("Catalogs", summary.catalogs.count), ("Files", summary.files), ("Keys", keyCount(summary)),
        ("Languages", languageCount(summary)), ("Known, not shown", summary.known),
      ]
      for (name, count) in scope where count > 0 {
        output.append("<div class=\"tile\"><dt>\(name)</dt><dd>\(count)</dd></div>\n")
      }
    }
    output.append("</dl>\n</section>\n" as StaticString)
  }

  /// Returns the number of keys, taken from the coverage if the page contains it.
  private func keyCount(_ summary: DiagnosticSummary) -> Int {
    summary.catalogs.isEmpty ? summary.keys : summary.catalogs.reduce(0) { $0 + $1.keys }
  }

  /// Returns the number of languages, taken from the coverage if the page contains it.
  private func languageCount(_ summary: DiagnosticSummary) -> Int {
    let names = Set(summary.catalogs.flatMap { $0.languages.map(\.name) })
    return names.isEmpty ? summary.languages : names.count
  }

  private static func plural(_ severity: Severity) -> String {
    switch severity {
    case .error: "Errors"
    case .warning: "Warnings"
    case .info: "Info"
    }
  }

  private func appendRules(to output: inout ByteBuffer) {
    guard counts.all > 0 else { return }
    let summaries = Dictionary(options.rules.map { ($0.id, $0.summary) }) { first, _ in first }
    output.append(
      """
      <section id="rules" aria-labelledby="rules-title">
      <h2 id="rules-title">Rules</h2>
      <div class="wide" role="region" aria-labelledby="rules-caption" tabindex="0">
      <table class="rules">
      <caption id="rules-caption">Diagnostics by rule, most severe first</caption>
      <thead><tr><th scope="col">Rule</th><th scope="col">Severity</th><th scope="col" \
      class="number">Count</th><th scope="col">Finds</th></tr></thead>
      <tbody>

      """ as StaticString)
    for (kind, count) in counts.sorted {
      output.append("<tr><th scope=\"row\"><code" as StaticString)
      output.appendAttribute("data-go", HTMLText.filterValue(kind.rule))
      output.append(">" as StaticString)
      output.appendIsolated(kind.rule)
      output.append("</code></th><td>" as StaticString)
      output.appendSeverity(kind.severity)
      output.append("</td><td class=\"number\">\(count)</td><td>")
      output.appendProse(summaries[kind.rule] ?? "")
      output.append("</td></tr>\n" as StaticString)
    }
    output.append("</tbody>\n</table>\n</div>\n</section>\n" as StaticString)
  }
}
