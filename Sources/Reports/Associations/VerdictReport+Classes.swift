package import ByteBuffers
import Diagnostics
package import LinkAssociations
import LinkRouting
import TerminalText

extension VerdictReport {
  /// Appends classes of divergence, one a line of JSON or one a paragraph, and how many there are.
  package func append(_ findings: DivergenceFindings, to buffer: inout ByteBuffer, isJSON: Bool) {
    let classes = findings.classes
    for found in classes {
      if isJSON {
        buffer.append("{\"platforms\":" as StaticString)
        buffer.appendNames(found.platforms)
        append(found.divergence, to: &buffer)
        buffer.appendMember("witness", found.witness)
        buffer.append("}\n" as StaticString)
      } else {
        appendText(found, to: &buffer)
      }
    }
    appendUnasked(to: &buffer, isJSON: isJSON)
    if findings.unfinished > 0 {
      if isJSON {
        buffer.append("{\"unfinished\":\(findings.unfinished)}\n")
      } else {
        buffer.append(heading(.info) + " not all links were judged, because that takes too long;")
        buffer.append(" unfinished routes: \(findings.unfinished) [verdict-not-finished]\n")
      }
    }
    guard !isJSON else { return }
    let errors = classes.count { $0.severity == .error }
    let warnings = classes.count { $0.severity == .warning }
    buffer.append(
      "classes of divergence: \(classes.count), errors: \(errors), warnings: \(warnings)\n")
  }

  /// Appends which platforms the manifests do not ask, one app a line.
  private func appendUnasked(to buffer: inout ByteBuffer, isJSON: Bool) {
    for app in judge.router?.manifests.map(\.app) ?? [] {
      let platforms = judge.unaskedPlatforms(of: app)
      guard !platforms.isEmpty else { continue }
      if isJSON {
        buffer.append("{\"unasked\":" as StaticString)
        buffer.appendNames(platforms)
        buffer.appendMember("app", app)
        buffer.append("}\n" as StaticString)
      } else {
        let names = platforms.map(\.rawValue).joined(separator: ", ")
        buffer.append(heading(.info) + " " + style.styled(DisplayCell.shown(app), .strong))
        buffer.append(": \(names): not asked: the manifest names no identity there\n")
      }
    }
  }

  private func appendText(_ found: DivergenceClass, to buffer: inout ByteBuffer) {
    let divergence = found.divergence
    let subject = [divergence.app, divergence.route, divergence.parameter].compactMap(\.self)
      .joined(separator: ".")
    let platforms = found.platforms.map(\.rawValue).joined(separator: ", ")
    buffer.append(heading(found.severity) + " " + style.styled(DisplayCell.shown(subject), .strong))
    buffer.append(": \(platforms): \(DisplayCell.shown(divergence.explanation))")
    buffer.append(" [\(divergence.code)]\n")
    buffer.append("  such as " + DisplayCell.shown(found.witness) + "\n")
  }
}

extension ByteBuffer {
  /// Appends the names of platforms as a list.
  mutating func appendNames(_ platforms: [LinkPlatform]) {
    append("[" + platforms.map { "\"\($0.rawValue)\"" }.joined(separator: ",") + "]")
  }
}
