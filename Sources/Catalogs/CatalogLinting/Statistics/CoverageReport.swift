package import TextPrimitives

/// A report of the translation coverage of catalogs.
package struct CoverageReport {
  private let catalogs: [CatalogCoverage]

  /// Creates a report.
  package init(_ catalogs: [CatalogCoverage]) { self.catalogs = catalogs }

  /// Appends a table for each catalog.
  ///
  /// - Parameter hasBars: `true` to also display the percentages as bars, for a terminal.
  package func appendText(style: TextStyle, hasBars: Bool, to buffer: inout ByteBuffer) {
    let heads = [
      "language", "translated", "needs review", "new", "stale", "missing", "percent",
    ]
    for (index, catalog) in catalogs.enumerated() {
      if index > 0 { buffer.append("\n") }
      let keys = "\(catalog.keys) \(catalog.keys == 1 ? "key" : "keys")"
      buffer.append(style.styled(DisplayCell.shown(catalog.name), .strong) + ": \(keys)\n")
      let rows = catalog.languages.map { language in
        let counts = [
          language.translated, language.needsReview, language.new, language.stale, language.missing,
        ]
        return [DisplayCell.shown(language.name)] + counts.map { String($0) }
          + ["\(language.percent) %"]
      }
      let widths = heads.indices.map { column in
        ([heads] + rows).map { $0[column].count }.max() ?? 0
      }
      buffer.append("  " + style.styled(Self.line(heads, widths), .label) + "\n")
      for (row, language) in zip(rows, catalog.languages) {
        buffer.append("  " + Self.line(row, widths))
        if hasBars {
          let role: TextStyle.Role = language.percent == 100 ? .success : .warning
          buffer.append("  " + style.styled(Self.bar(language.percent), role))
        }
        if language.isSource { buffer.append("  source") }
        buffer.append("\n")
      }
    }
  }

  /// Appends a Markdown table with a row for each language of each catalog.
  ///
  /// GitHub can display the table in a job summary.
  package func appendMarkdown(to buffer: inout ByteBuffer) {
    let columns = [
      "catalog", "language", "translated", "needs review", "new", "stale", "missing", "percent",
    ]
    buffer.append("| \(columns.joined(separator: " | ")) |\n")
    buffer.append("| --- | --- |" + String(repeating: " ---: |", count: columns.count - 2) + "\n")
    for catalog in catalogs {
      for language in catalog.languages {
        let counts = [
          language.translated, language.needsReview, language.new, language.stale, language.missing,
        ]
        let name = MarkdownSyntax.code(language.name) + (language.isSource ? " (source)" : "")
        let cells =
          [MarkdownSyntax.code(catalog.name), name] + counts.map { String($0) }
          + ["\(language.percent) %"]
        buffer.append("| \(cells.joined(separator: " | ")) |\n")
      }
    }
  }

  /// Appends JSON with one object per language of a catalog, each on its own line.
  ///
  /// `Schemas/stats.schema.json` specifies the objects.
  package func appendJSON(to buffer: inout ByteBuffer) {
    for catalog in catalogs {
      for language in catalog.languages {
        buffer.append("{\"catalog\":")
        buffer.appendJSONString(catalog.name)
        buffer.append(",\"language\":")
        buffer.appendJSONString(language.name)
        if language.isSource { buffer.append(",\"source\":true") }
        let counts = [
          ("keys", language.total), ("translated", language.translated),
          ("needsReview", language.needsReview), ("new", language.new), ("stale", language.stale),
          ("missing", language.missing), ("percent", language.percent),
        ]
        for (name, count) in counts {
          buffer.append(",\"\(name)\":")
          buffer.append(decimal: count)
        }
        buffer.append("}\n")
      }
    }
  }

  /// Returns a row of a table, with the first column aligned left and the numbers aligned right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return column == 0 ? cell.0 + blanks : blanks + cell.0
    }.joined(separator: "  ")
  }

  /// Returns a bar of 20 characters that represents a percentage.
  private static func bar(_ percent: Int) -> String {
    let halves = percent * 40 / 100
    let full = String(repeating: "█", count: halves / 2)
    let half = halves % 2 == 1 ? "▌" : ""
    return full + half + String(repeating: "·", count: 20 - (halves + 1) / 2)
  }
}
