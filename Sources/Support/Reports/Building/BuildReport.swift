import Diagnostics
package import LinkRouting
package import TextPrimitives

/// A parameter and one of its values, as a user types them: `session=KXTR-7429`.
package struct ParameterAssignment: Sendable {
  /// The name of the parameter.
  package let name: String
  /// The value, not percent-encoded; it may be empty and contain further equals signs.
  package let value: String

  /// Splits an argument at its first equals sign; `nil` if it has none or begins with one.
  package init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return nil }
    name = String(text[..<equals])
    value = String(text[text.index(after: equals)...])
  }
}

/// A report that builds a link and shows the result.
package struct BuildReport {
  private let router: Router
  private let reference: RouteReference
  private let values: [ParameterAssignment]

  /// Creates a report for the link of a route.
  package init(_ router: Router, reference: RouteReference, values: [ParameterAssignment]) {
    self.router = router
    self.reference = reference
    self.values = values
  }

  /// Builds the link; several values for the same parameter form a list.
  ///
  /// - Parameter scheme: The scheme of the link; `nil` for the canonical scheme.
  /// - Throws: ``LinkRouting/LinkError`` if the link cannot be built.
  package func link(scheme: String?) throws(LinkError) -> String {
    try router.link(
      to: reference, texts: values.map { (name: $0.name, values: [$0.value]) }, scheme: scheme)
  }

  // MARK: Names

  /// The names of the apps.
  package var apps: [String] { router.manifests.map(\.app) }
  /// The names of the app's routes that are not retired.
  package var routes: [String] {
    manifest?.routes.filter { $0.redirect == nil }.map(\.name) ?? []
  }
  /// The name of the route that replaces this route; `nil` unless this route is retired.
  package var redirect: String? {
    manifest?.routes.first { $0.name == reference.route }?.redirect?.route
  }
  /// The schemes of the route's links.
  package var schemes: [String] {
    guard let manifest, let route = manifest.routes.first(where: { $0.name == reference.route })
    else { return [] }
    let hasHost = !(route.hosts ?? manifest.hosts).isEmpty
    return (hasHost ? ["https"] : []) + (route.schemes ?? manifest.schemes)
  }
  /// The names of the route's parameters.
  package var parameters: [String] { route?.parameters.map(\.name) ?? [] }

  private var manifest: LinkManifest? { router.manifests.first { $0.app == reference.app } }
  private var route: LinkReader.Route? {
    LinkReader(router, masksSecrets: true).routes.first { $0.reference == reference }
  }

  // MARK: Results

  /// Appends the JSON object for the link that was built.
  ///
  /// Secrets are not masked, because the user requested the link.
  package func appendJSON(_ link: String, to buffer: inout ByteBuffer) {
    appendStart("built", to: &buffer)
    buffer.append(",\"link\":" as StaticString)
    buffer.appendJSONString(link)
    buffer.append("}\n" as StaticString)
  }

  /// Appends the JSON object for a rejection.
  package func appendJSON(_ error: LinkError, to buffer: inout ByteBuffer) {
    appendStart("rejected", to: &buffer)
    buffer.append(",\"error\":{\"code\":" as StaticString)
    buffer.appendJSONString(error.code.rawValue)
    if let parameter = error.parameter {
      buffer.append(",\"parameter\":" as StaticString)
      buffer.appendJSONString(parameter)
    }
    if !error.range.range.isEmpty {
      buffer.append(",\"range\":" as StaticString)
      buffer.appendJSON(range: error.range.range)
    }
    buffer.append(",\"message\":" as StaticString)
    buffer.appendJSONString(ReportTexts.english.message(of: error))
    buffer.append(",\"expected\":" as StaticString)
    buffer.appendJSONString(error.expected)
    buffer.append("}}\n" as StaticString)
  }

  private func appendStart(_ status: String, to buffer: inout ByteBuffer) {
    buffer.append("{\"app\":" as StaticString)
    buffer.appendJSONString(reference.app)
    buffer.append(",\"route\":" as StaticString)
    buffer.appendJSONString(reference.route)
    buffer.append(",\"status\":" as StaticString)
    buffer.appendJSONString(status)
  }

  /// Returns the value that caused an error, with carets under the position of the error.
  ///
  /// - Returns: Two lines; `nil` if the error is not about a position in one value, or if the value
  ///   is secret.
  package func excerpt(of error: LinkError, style: TextStyle) -> String? {
    let candidates = values.filter { $0.name == error.parameter }
    let isSecret = route?.parameters.first { $0.name == error.parameter }?.isSecret ?? true
    guard let value = candidates.first?.value, candidates.count == 1, !isSecret,
      !error.range.range.isEmpty
    else { return nil }
    let marked = MarkedLine(
      DisplayCell.cells(value), marking: error.range.range, columns: style.columns - 2)
    return "  \(marked.text)\n  \(style.styled(marked.carets, .caret))"
  }
}
