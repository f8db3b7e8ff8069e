package import LinkRouting
package import TextPrimitives

/// A list of the routes of apps.
package struct RouteTableReport: Sendable {
  /// The titles of routes, by the name of the app, and then by the key in the app's catalog.
  package typealias Titles = [String: [String: String]]

  let manifests: [LinkManifest]
  private let titles: Titles

  /// Creates a list of the routes of the given apps.
  ///
  /// - Parameters:
  ///   - manifests: The manifests of the apps.
  ///   - titles: The human-readable titles. If a title is missing, its key is printed instead.
  package init(_ manifests: [LinkManifest], titles: Titles = [:]) {
    self.manifests = manifests
    self.titles = titles
  }

  /// A row of a table: a route, with its cells as human-readable text.
  struct Row {
    var route: String
    var pattern: String
    var query: String
    var requirements: String
    var versions: String
    var title: String

    var cells: [String] { [route, pattern, query, requirements, versions, title] }
  }

  static let headings = ["route", "path", "query", "requires", "versions", "title"]

  func rows(of manifest: LinkManifest) -> [Row] {
    manifest.routes.map { route in
      let query = (route.query + manifest.sharedQuery).map { "\($0.label): \($0.expression)" }
      let fragment =
        route.fragmentSummary.map { [$0] }
        ?? route.fragment.map { "#\($0.label): \($0.expression)" }
      return Row(
        route: route.name,
        pattern: route.spelledPatterns.map(\.description).joined(separator: ", "),
        query: (query + fragment).joined(separator: ", "),
        requirements: (route.requirements.map(\.summary) + route.conditions.map(\.description)
          + (route.redirect.map { ["→ " + $0.route] } ?? [])).joined(separator: ", "),
        versions: route.versionSummary ?? "",
        title: route.title.map { titles[manifest.app]?[$0] ?? $0 } ?? "")
    }
  }

  /// Returns the origins of an app's links: `https://` and a host, or a custom scheme and `://`.
  func origins(of manifest: LinkManifest) -> [String] {
    manifest.hosts.map { "https://" + $0 } + manifest.schemes.map { $0 + "://" }
  }

  /// Appends a table for each app, as human-readable text.
  package func appendText(style: TextStyle, to buffer: inout ByteBuffer) {
    for (index, manifest) in manifests.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: "\n")) }
      let name = style.styled(ReportTexts.app(manifest.app, title: manifest.title), .strong)
      buffer.append(name + "  " + origins(of: manifest).joined(separator: "  ") + "\n")
      let rows = [Self.headings] + rows(of: manifest).map { $0.cells.map(DisplayCell.shown) }
      // Omit columns without any values.
      let columns = Self.headings.indices.filter { column in
        rows.dropFirst().contains { !$0[column].isEmpty }
      }
      let widths = columns.map { column in rows.map { $0[column].columns }.max() ?? 0 }
      for (index, row) in rows.enumerated() {
        let cells = zip(columns, widths).map { row[$0].padded(to: $1) }
        var line = "  " + cells.joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        buffer.append(style.styled(line, index == 0 ? .label : .plain) + "\n")
      }
    }
  }
}
