import Diagnostics
package import LinkAssociations
package import LinkRouting
package import TextPrimitives

/// A report of the links that two versions of an association file treat differently.
package struct ComparisonReport: Sendable {
  private let comparison: AssociationComparison
  private let old: VerdictSources
  private let new: VerdictSources
  private let router: Router?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - comparison: The differences.
  ///   - old: The path and the bytes of the old file.
  ///   - new: The path and the bytes of the new file.
  ///   - router: The router of the apps, whose routes state the app versions in which they exist;
  ///     `nil` to omit this information.
  package init(
    _ comparison: AssociationComparison, old: (path: String, bytes: [UInt8]),
    new: (path: String, bytes: [UInt8]), router: Router? = nil
  ) {
    self.router = router
    self.comparison = comparison
    self.old = VerdictSources([old.path: old.bytes])
    self.new = VerdictSources([new.path: new.bytes])
  }

  /// Appends each change as a paragraph of text, followed by a line with the counts.
  package func appendText(style: TextStyle, to buffer: inout ByteBuffer) {
    for change in comparison.changes {
      let platforms = change.platforms.map(\.rawValue).joined(separator: ", ")
      let (what, role): (String, TextStyle.Role) =
        switch (change.old.opens, change.new.opens) {
        case (true, false): ("no longer opens", .failure)
        case (false, _): ("opens now", .success)
        case (true, true): ("opens in a different app", .warning)
        }
      buffer.append(style.styled(what, role) + " on \(platforms): ")
      buffer.append(style.styled(DisplayCell.shown(change.link), .strong) + "\n")
      append(change.old, name: "old", sources: old, style: style, to: &buffer)
      append(change.new, name: "new", sources: new, style: style, to: &buffer)
      if let limited = limitedRoute(of: change.link) {
        buffer.append("  " + style.styled("note", .label) + " ")
        buffer.append("route '\(DisplayCell.shown(limited.name))' exists only in the versions")
        buffer.append(" \(limited.route.versionSummary ?? ""); other versions reject the link\n")
      }
    }
    for change in comparison.identityChanges {
      buffer.append(style.styled(Self.title(change), .warning) + ": ")
      buffer.append(style.styled(DisplayCell.shown(change.app), .strong) + "\n")
      for (name, values) in [("old", change.removed), ("new", change.added)] {
        for value in values {
          buffer.append("  " + style.styled(name, .label) + "  \(DisplayCell.shown(value))\n")
        }
      }
    }
    if comparison.unfinished > 0 {
      buffer.append(style.styled("info", .label))
      let patterns =
        comparison.unfinished == 1
        ? "1 pattern was" : "\(comparison.unfinished) patterns were"
      buffer.append(": not all links were compared, because that takes too long;")
      buffer.append(" \(patterns) not completely compared [difference-not-finished]\n")
    }
    buffer.append(
      "compared links: \(comparison.linkCount), changed apps: \(comparison.identityChanges.count),"
        + " changes: \(comparison.changes.count)\n")
  }

  /// Returns the route of a link if only some versions of its app have the route; otherwise `nil`.
  private func limitedRoute(of link: String) -> (name: String, route: Route)? {
    guard let router else { return nil }
    // If a file does not name its host, its links have the host of `unnamed`. Such links are
    // matched with each host of the router.
    let unnamed = "https://example.com/"
    let hosts = link.hasPrefix(unnamed) ? router.manifests.flatMap(\.hosts) : []
    let links = [link] + hosts.map { "https://" + $0 + "/" + link.dropFirst(unnamed.count) }
    for link in links {
      do throws(LinkError) {
        let reference = try router.match(link).reference
        let manifest = router.manifests.first { $0.app == reference.app }
        guard let route = manifest?.routes.first(where: { $0.name == reference.route }) else {
          continue
        }
        return route.versionSummary == nil ? nil : ("\(reference)", route)
      } catch {
        // The router rejects the link, so the link has no route.
        continue
      }
    }
    return nil
  }

  private static func title(_ change: IdentityChange) -> String {
    switch change.code {
    case .appAdded: "app added"
    case .appRemoved: "app removed"
    case .fingerprintsChanged:
      "certificate fingerprints changed"
    case .relationsChanged: "relations changed"
    default: change.code.rawValue
    }
  }

  private func append(
    _ verdict: PlatformVerdict, name: String, sources: VerdictSources, style: TextStyle,
    to buffer: inout ByteBuffer
  ) {
    buffer.append("  " + style.styled(name, .label) + "  ")
    let app = verdict.app.map { DisplayCell.shown($0) + ": " } ?? ""
    buffer.append(app + "\(verdict.explanation) [\(verdict.reason.rawValue)]\n")
    guard let path = verdict.path, let position = sources.position(of: verdict) else { return }
    let place = "\(DisplayCell.shown(path)):\(position.line):\(position.column)"
    buffer.append("       " + style.styled(place, .label) + "\n")
    if let excerpt = sources.excerpt(of: verdict) { buffer.append("       " + excerpt + "\n") }
  }

  /// Appends the changes as JSON, one object per line.
  ///
  /// `Schemas/difference.schema.json` specifies the objects.
  package func appendJSON(to buffer: inout ByteBuffer) {
    for change in comparison.changes {
      buffer.append("{\"link\":" as StaticString)
      buffer.appendJSONString(change.link)
      buffer.append(",\"platforms\":" as StaticString)
      buffer.appendNames(change.platforms)
      buffer.append(",\"old\":" as StaticString)
      old.append(change.old, to: &buffer)
      buffer.append(",\"new\":" as StaticString)
      new.append(change.new, to: &buffer)
      if let limited = limitedRoute(of: change.link) {
        buffer.appendMember("route", limited.name)
        if let since = limited.route.since { buffer.appendMember("since", since.description) }
        if let until = limited.route.until { buffer.appendMember("until", until.description) }
      }
      buffer.append("}\n" as StaticString)
    }
    for change in comparison.identityChanges {
      buffer.append("{\"code\":\"\(change.code.rawValue)\"")
      buffer.appendMember("app", change.app)
      for (name, values) in [("removed", change.removed), ("added", change.added)] {
        buffer.append(",\"\(name)\":[")
        for (index, value) in values.enumerated() {
          if index > 0 { buffer.append(UInt8(ascii: ",")) }
          buffer.appendJSONString(value)
        }
        buffer.append(UInt8(ascii: "]"))
      }
      buffer.append("}\n" as StaticString)
    }
    if comparison.unfinished > 0 {
      buffer.append("{\"unfinished\":\(comparison.unfinished)}\n")
    }
  }
}
