import Diagnostics
import TextPrimitives

extension HTMLPage {
  func appendDiagnostics(to output: inout ByteBuffer) {
    output.append(
      """
      <section id="diagnostics" aria-labelledby="diagnostics-title" tabindex="-1">
      <h2 id="diagnostics-title">Diagnostics</h2>

      """ as StaticString)
    defer { output.append("</section>\n" as StaticString) }
    if rows.isEmpty {
      output.append("<p class=\"clean\">Nothing to report.</p>\n" as StaticString)
      return
    }
    let shown = rows.reduce(0) { $0 + $1.count }
    if shown < counts.all {
      output.append(
        """
        <p class="limit">Showing \(shown) of \(counts.all) diagnostics, preferably the most \
        severe. Use <code>--format json</code> to get all of them.</p>

        """)
    }
    appendFilters(to: &output)
    // All diagnostics of a file form one group, even if they are not consecutive.
    var order: [String?] = []
    var groups: [String?: [HTMLReporter.Row]] = [:]
    for row in rows {
      let path = row.path
      if groups[path] == nil { order.append(path) }
      groups[path, default: []].append(row)
    }
    for path in order {
      let rows = groups[path] ?? []
      output.append("<section class=\"file\">\n<h3>" as StaticString)
      if let path {
        output.appendIsolated(path, limit: 1000)
      } else {
        output.append("No specific file")
      }
      output.append(
        " <span class=\"count\">\(Self.counted(rows.reduce(0) { $0 + $1.count }))</span></h3>\n"
          + "<ol>\n"
      )
      for row in rows { output.append(row.html) }
      output.append("</ol>\n</section>\n" as StaticString)
    }
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 diagnostic" : "\(count) diagnostics"
  }

  /// Appends the filters, which the script makes visible, with the values that occur in the report.
  private func appendFilters(to output: inout ByteBuffer) {
    output.append(
      """
      <form id="filters" aria-label="Filters" hidden>
      <div class="fields">

      """ as StaticString)
    func values(
      _ values: (HTMLReporter.Row) -> [(name: String?, count: Int)]
    ) -> [(String, Int)] {
      var counts: [String: Int] = [:]
      for (name, count) in rows.flatMap(values) {
        guard let name, !name.isEmpty else { continue }
        counts[HTMLText.filterValue(name), default: 0] += count
      }
      return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    appendFilter(
      "severity", label: "Severity", all: "All severities",
      values: values { [($0.severity.rawValue, $0.count)] }.sorted {
        (Severity(rawValue: $0.0) ?? .info) > (Severity(rawValue: $1.0) ?? .info)
      }, to: &output)
    appendFilter(
      "rule", label: "Rule", all: "All rules", values: values { [($0.rule, $0.count)] }, to: &output
    )
    appendFilter(
      "language", label: "Language", all: "All languages", values: values { $0.languages },
      to: &output)
    appendFilter(
      "catalog", label: "Catalog", all: "All catalogs", values: values { [($0.catalog, $0.count)] },
      to: &output)
    output.append(
      """
      <button type="reset">Show all</button>
      </div>
      <p id="shown" role="status"></p>
      </form>

      """ as StaticString)
  }

  private func appendFilter(
    _ name: String, label: String, all: String, values: [(String, Int)],
    to output: inout ByteBuffer
  ) {
    output.append(
      """
      <div class="field"><label for="by-\(name)">\(label)</label>
      <select id="by-\(name)" name="\(name)" autocomplete="off">
      <option value="">\(all)</option>

      """)
    for (value, count) in values {
      output.append("<option" as StaticString)
      output.appendAttribute("value", value)
      output.append(">" as StaticString)
      output.appendShown(value.clipped(to: 100))
      output.append(" (\(count))</option>\n")
    }
    output.append("</select></div>\n" as StaticString)
  }
}
