import Diagnostics
package import LinkAssociations
import LinkRouting
package import TextPrimitives

extension VerdictReport {
  /// The maximum number of routes or links that a paragraph lists.
  private static let listedSubjects = 3

  /// Appends the classes of divergence that a search found, and the platforms without a verdict.
  ///
  /// A class contains the links on which platforms diverge from the router for one reason. In JSON,
  /// each class is one line. In text, a class of severity `info` that several routes share is one
  /// paragraph, with the example link of the first route. The last line of the text contains the
  /// counts.
  package func append(_ findings: DivergenceFindings, to buffer: inout ByteBuffer, isJSON: Bool) {
    let classes = findings.classes
    if isJSON {
      for found in classes { appendJSON(found, to: &buffer) }
    } else {
      for group in grouped(classes) { appendText(group, to: &buffer) }
    }
    appendUnasked(to: &buffer, isJSON: isJSON)
    if findings.unfinished > 0 {
      if isJSON {
        buffer.append("{\"unfinished\":\(findings.unfinished)}\n")
      } else {
        let searches =
          findings.unfinished == 1 ? "1 search was" : "\(findings.unfinished) searches were"
        buffer.append(heading(.info) + ": not all links were checked, because that takes too long;")
        buffer.append(" \(searches) not finished [verdict-not-finished]\n")
      }
    }
    guard !isJSON else { return }
    let errors = classes.count { $0.severity == .error }
    let warnings = classes.count { $0.severity == .warning }
    buffer.append("divergences: \(classes.count), errors: \(errors), warnings: \(warnings)\n")
  }

  /// Appends the platforms without a verdict, one app per line.
  ///
  /// A platform has no verdict if the app's manifest declares no identity for it, such as an app
  /// ID.
  private func appendUnasked(to buffer: inout ByteBuffer, isJSON: Bool) {
    for app in judge.router?.manifests.map(\.app) ?? [] {
      let platforms = judge.uncheckedPlatforms(of: app)
      guard !platforms.isEmpty else { continue }
      if isJSON {
        buffer.append("{\"unasked\":" as StaticString)
        buffer.appendNames(platforms)
        buffer.appendMember("app", app)
        buffer.append("}\n" as StaticString)
      } else {
        let names = platforms.map(\.rawValue).joined(separator: ", ")
        buffer.append(heading(.info) + ": " + style.styled(DisplayCell.shown(app), .strong))
        buffer.append(": \(names): \(Self.unchecked)\n")
      }
    }
  }

  private func appendJSON(_ found: DivergenceClass, to buffer: inout ByteBuffer) {
    buffer.append("{\"platforms\":" as StaticString)
    buffer.appendNames(found.platforms)
    append(found.divergence, to: &buffer)
    buffer.appendMember("witness", found.witness)
    buffer.append("}\n" as StaticString)
  }

  /// Returns the classes of each paragraph, in the order of their first class.
  private func grouped(_ classes: [DivergenceClass]) -> [[DivergenceClass]] {
    var groups: [[DivergenceClass]] = []
    var places: [[String]: Int] = [:]
    for found in classes {
      let key = [
        "\(found.severity)", found.divergence.code, found.divergence.explanation,
        found.platforms.map(\.rawValue).joined(separator: ","),
      ]
      if found.severity == .info, let place = places[key] {
        groups[place].append(found)
      } else {
        places[key] = groups.count
        groups.append([found])
      }
    }
    return groups
  }

  private func appendText(_ group: [DivergenceClass], to buffer: inout ByteBuffer) {
    guard let found = group.first else { return }
    let subjects = group.map { found in
      let names = [found.divergence.app, found.divergence.route, found.divergence.parameter]
      return style.styled(
        DisplayCell.shown(names.compactMap(\.self).joined(separator: ".")), .strong)
    }
    let more = subjects.count - Self.listedSubjects
    buffer.append(heading(found.severity) + " ")
    buffer.append(subjects.prefix(Self.listedSubjects).joined(separator: ", "))
    if more > 0 { buffer.append(" and \(more) more") }
    let platforms = found.platforms.map(\.rawValue).joined(separator: ", ")
    buffer.append(": \(platforms): \(DisplayCell.shown(found.divergence.explanation))")
    buffer.append(" [\(found.divergence.code)]\n")
    buffer.append("  such as " + DisplayCell.shown(found.witness) + "\n")
  }
}

extension ByteBuffer {
  /// Appends the names of platforms as a JSON array.
  mutating func appendNames(_ platforms: [LinkPlatform]) {
    append("[" + platforms.map { "\"\($0.rawValue)\"" }.joined(separator: ",") + "]")
  }
}
