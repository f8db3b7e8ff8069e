public import LinkManifests
public import LinkRouting
import TextPrimitives

/// A generator of a reference for an app's links: origins, routes, types and excluded links.
///
/// The output is [GitHub Flavored Markdown](https://github.github.com/gfm/). Strings from the
/// manifest are escaped, so they cannot end a table cell, a code span or a paragraph.
public struct MarkdownGenerator: CodeGenerator {
  /// The target ``CodeTarget/markdown``.
  public static let target = CodeTarget.markdown

  /// Creates a generator.
  public init() {}

  /// Generates the file of an app, such as `ShopLink.md`.
  public func file(for manifest: ManifestFile) -> GeneratedFile {
    let interface = LinkInterface(manifest)
    let head = "<!-- " + MarkdownSyntax.comment(headline(of: interface)) + " -->\n\n"
    return GeneratedFile(
      path: interface.typeName + "." + Self.target.fileExtension,
      text: head + section(of: manifest.manifest, level: 1))
  }

  /// Returns the reference of one app, as a section of a larger document.
  ///
  /// - Parameters:
  ///   - manifest: The manifest; if it contains errors, the reference is incomplete.
  ///   - level: The level of the section's heading, 1 to 6.
  /// - Returns: The section, which ends with one line feed.
  public func section(of manifest: LinkManifest, level: Int = 2) -> String {
    let interface = LinkInterface(manifest, fileName: manifest.app)
    let heading = String(repeating: "#", count: min(max(level, 1), 6))
    var blocks = [heading + " " + MarkdownSyntax.text(interface.title)]
    if let summary = manifest.summary, !MarkdownSyntax.text(summary).isEmpty {
      blocks.append(MarkdownSyntax.text(summary))
    }
    let origins = manifest.hosts.map { "https://" + $0 } + manifest.schemes.map { $0 + "://" }
    if !origins.isEmpty {
      blocks.append(origins.map(MarkdownSyntax.code).joined(separator: ", "))
    }
    blocks += [routes(of: interface), types(of: interface)].compactMap(\.self)
    if !manifest.exclusions.isEmpty {
      let links = manifest.exclusions.map {
        ($0.isException ? "except " : "") + MarkdownSyntax.code($0.text)
      }
      blocks.append("Stays in the browser: " + links.joined(separator: ", "))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func routes(of interface: LinkInterface) -> String? {
    let rows = interface.routes.map { route -> [String] in
      let declaration = route.declaration
      let query = (declaration.query + interface.manifest.sharedQuery).map(Self.declaration)
      let fragment =
        declaration.fragmentSummary.map { [$0] }
        ?? declaration.fragment.map { "#" + Self.declaration($0) }
      let requirements =
        (declaration.requirements.map(\.summary)
        + declaration.conditions.map(\.description)).joined(separator: ", ")
      return [
        MarkdownSyntax.code(route.name),
        declaration.spelledPatterns.map { MarkdownSyntax.code($0.description) }.joined(
          separator: ", "),
        MarkdownSyntax.code((query + fragment).joined(separator: ", ")),
        MarkdownSyntax.text(requirements), MarkdownSyntax.code(declaration.title ?? ""),
        MarkdownSyntax.text(
          [
            declaration.summary, declaration.redirect.map { "Redirects to \($0.route)." },
            declaration.versionSummary.map { "Versions \($0)" },
          ]
          .compactMap(\.self).joined(separator: " ")),
      ]
    }
    return table(["Route", "Path", "Query", "Requires", "Title", "Summary"], rows)
  }

  private static func declaration(_ parameter: ParameterDeclaration) -> String {
    let rejects = parameter.occurrence != .required && !parameter.dropsInvalidValues
    return parameter.label + ": " + parameter.expression
      + (rejects ? " (rejects invalid values)" : "")
  }

  /// Returns the table of the named types that parameters use.
  ///
  /// An inline enumeration is listed with its parameter.
  private func types(of interface: LinkInterface) -> String? {
    let used = interface.routes.flatMap { $0.parameters.map(\.type) }.filter { !$0.name.isEmpty }
    var seen: Set<String> = []
    let rows = used.filter { seen.insert($0.name).inserted }.map { type in
      [
        MarkdownSyntax.code(type.name), MarkdownSyntax.text(type.kind.summary),
        type.isSecret ? "secret" : "",
      ]
    }
    return table(["Type", "Values", "Note"], rows)
  }

  /// Returns a table without its empty columns, or `nil` if it has no rows.
  private func table(_ headings: [String], _ rows: [[String]]) -> String? {
    guard !rows.isEmpty else { return nil }
    let columns = headings.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let lines = [headings, headings.map { _ in "---" }] + rows
    return lines.map { line in
      "| " + columns.map { line[$0] }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }
}
