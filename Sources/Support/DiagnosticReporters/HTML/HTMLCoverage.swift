import TextPrimitives

/// The coverage section of the page.
///
/// Each catalog has a chart with a bar for each language, and a table with the numbers.
struct HTMLCoverage {
  /// The maximum number of rows for languages on a page, in the tables of all catalogs together.
  private static let limit = 2000
  /// The number of catalogs that are initially expanded.
  private static let openCount = 8

  private let all: ReportedCatalog?
  private let catalogs: ArraySlice<ReportedCatalog>
  private let count: Int

  init(_ catalogs: [ReportedCatalog]) {
    count = catalogs.count
    all = catalogs.count > 1 ? Self.sum(of: catalogs) : nil
    var rest = Self.limit
    self.catalogs = catalogs.prefix { catalog in
      rest -= catalog.languages.count
      return rest >= 0
    }
  }

  func write(to output: inout ByteBuffer) {
    output.append(
      """
      <section id="coverage" aria-labelledby="coverage-title">
      <h2 id="coverage-title">Coverage</h2>
      <ul class="legend" aria-label="What the bars show">

      """ as StaticString)
    for part in Part.allCases {
      output.append(
        """
        <li><svg class="swatch" width="24" height="14" aria-hidden="true">\
        <rect class="\(part.rawValue)" x="0.5" y="0.5" width="23" height="13"/></svg> \
        \(part.title)</li>

        """)
    }
    output.append("</ul>\n<div class=\"cards\">\n" as StaticString)
    if let all { append(all, 0, to: &output) }
    for (index, catalog) in catalogs.prefix(Self.openCount).enumerated() {
      append(catalog, index + 1, to: &output)
    }
    output.append("</div>\n" as StaticString)
    let folded = catalogs.dropFirst(Self.openCount)
    if !folded.isEmpty {
      let noun = folded.count == 1 ? "catalog" : "catalogs"
      output.append("<details><summary>\(folded.count) more \(noun)</summary>\n")
      output.append("<div class=\"cards\">\n" as StaticString)
      for (index, catalog) in folded.enumerated() {
        append(catalog, index + 1 + Self.openCount, to: &output)
      }
      output.append("</div>\n</details>\n" as StaticString)
    }
    if catalogs.count < count {
      output.append(
        """
        <p class="limit">Showing \(catalogs.count) of \(count) catalogs; the totals include all \
        of them.</p>

        """)
    }
    output.append("</section>\n" as StaticString)
  }

  /// Returns the sums over all catalogs for each language, source languages first, then by name.
  private static func sum(of catalogs: [ReportedCatalog]) -> ReportedCatalog {
    var languages: [String: ReportedCatalog.Language] = [:]
    for language in catalogs.flatMap({ $0.languages }) {
      var sum = languages[language.name] ?? ReportedCatalog.Language(name: language.name)
      sum.isSource = sum.isSource || language.isSource
      sum.translated += language.translated
      sum.needsReview += language.needsReview
      sum.new += language.new
      sum.missing += language.missing
      languages[language.name] = sum
    }
    return ReportedCatalog(
      name: "All catalogs", keys: catalogs.reduce(0) { $0 + $1.keys },
      languages: languages.values.sorted {
        ($0.isSource ? 0 : 1, $0.name) < ($1.isSource ? 0 : 1, $1.name)
      })
  }

  // MARK: A catalog

  /// The segments of a bar, in order.
  private enum Part: String, CaseIterable {
    case translated
    case review
    case new
    case missing

    var title: String {
      switch self {
      case .translated: "Translated"
      case .review: "Needs review"
      case .new: "New"
      case .missing: "Missing"
      }
    }

    func count(_ language: ReportedCatalog.Language) -> Int {
      switch self {
      case .translated: language.translated
      case .review: language.needsReview
      case .new: language.new
      case .missing: language.missing
      }
    }
  }

  private func append(_ catalog: ReportedCatalog, _ number: Int, to output: inout ByteBuffer) {
    output.append("<figure class=\"card\">\n<figcaption><h3>" as StaticString)
    output.appendIsolated(catalog.name)
    let keys = "\(catalog.keys) \(catalog.keys == 1 ? "key" : "keys")"
    let languages = catalog.languages.count
    output.append(
      """
      </h3><p>\(keys), \(languages) \(languages == 1 ? "language" : "languages")</p></figcaption>

      """
    )
    appendPicture(catalog, number, to: &output)
    appendTable(catalog, number, to: &output)
    output.append("</figure>\n" as StaticString)
  }

  /// Appends a chart with the name, a bar and the percentage of each language.
  private func appendPicture(
    _ catalog: ReportedCatalog, _ number: Int, to output: inout ByteBuffer
  ) {
    let height = 26
    output.append(
      """
      <svg class="bars" role="img" aria-labelledby="c\(number)-title" \
      aria-describedby="c\(number)-text" width="100%" height="\(catalog.languages.count * height)">
      <title id="c\(number)-title">Coverage of 
      """)
    output.appendShown(catalog.name.clipped(to: 100))
    output.append("</title>\n<desc id=\"c\(number)-text\">")
    let texts = catalog.languages.prefix(60).map { language in
      "\(language.name) \(language.percent) %" + (language.isSource ? " (source)" : "")
    }
    output.appendShown(texts.joined(separator: ", "))
    if catalog.languages.count > 60 { output.append(", and more in the table") }
    output.append("</desc>\n" as StaticString)
    for (index, language) in catalog.languages.enumerated() {
      let top = index * height
      output.append("<text x=\"0\" y=\"\(top + 17)\">")
      output.appendShown(language.name.clipped(to: 11))
      output.append(
        "</text><svg x=\"27%\" y=\"\(top + 5)\" width=\"52%\" height=\"16\">")
      appendBar(language, to: &output)
      let label = language.isSource ? "source" : "\(language.percent) %"
      output.append("</svg><text class=\"end\" x=\"100%\" y=\"\(top + 17)\">\(label)</text>\n")
    }
    output.append("</svg>\n" as StaticString)
  }

  private func appendBar(_ language: ReportedCatalog.Language, to output: inout ByteBuffer) {
    // A language without keys is considered complete.
    let total = max(1, language.total)
    var start = 0
    for part in Part.allCases {
      let count = language.total == 0 && part == .translated ? 1 : part.count(language)
      guard count > 0 else { continue }
      let (left, right) = (Self.percentage(start, total), Self.percentage(start + count, total))
      output.append("<rect class=\"\(part.rawValue)\" x=\"")
      output.append(Self.decimal(left))
      output.append("%\" y=\"0\" height=\"16\" width=\"" as StaticString)
      output.append(Self.decimal(right - left))
      output.append("%\"/>" as StaticString)
      start += count
    }
  }

  /// Returns the ratio of a count to a total, in hundredths of a percent.
  private static func percentage(_ count: Int, _ total: Int) -> Int {
    Int((Double(count) / Double(total) * 10_000).rounded())
  }

  private static func decimal(_ hundredths: Int) -> String {
    let rest = hundredths % 100
    return rest == 0
      ? String(hundredths / 100) : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private func appendTable(_ catalog: ReportedCatalog, _ number: Int, to output: inout ByteBuffer) {
    output.append(
      """
      <details><summary>As a table</summary>
      <div class="wide" role="region" aria-labelledby="c\(number)-caption" tabindex="0"><table>
      <caption id="c\(number)-caption">Keys of 
      """)
    output.appendIsolated(catalog.name)
    output.append(
      """
      </caption>
      <thead><tr><th scope="col">Language</th><th scope="col" class="number">Done</th>
      """
        as StaticString)
    for part in Part.allCases {
      output.append("<th scope=\"col\" class=\"number\">\(part.title)</th>")
    }
    output.append("</tr></thead>\n<tbody>\n" as StaticString)
    for language in catalog.languages {
      output.append("<tr><th scope=\"row\">" as StaticString)
      output.appendShown(language.name)
      if language.isSource { output.append(" (source)") }
      output.append("</th><td class=\"number\">\(language.percent) %</td>")
      for part in Part.allCases {
        output.append("<td class=\"number\">\(part.count(language))</td>")
      }
      output.append("</tr>\n" as StaticString)
    }
    output.append("</tbody></table></div></details>\n" as StaticString)
  }
}
