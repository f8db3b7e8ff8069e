import Files
import LinkRouting
import LocalizedTexts
import TextPrimitives

/// The parts of text reports that are the same for all links of a route, created on first use.
final class TextRouteRows: @unchecked Sendable {
  /// The parts of a row for a parameter.
  struct Parameter: Sendable {
    let name: String
    /// The width of the name in terminal columns.
    let columns: Int
    /// The description of the type, printed after a value from the link.
    let given: String
    /// The description of the type, printed after a default value or a list.
    let absent: String
  }

  /// The parts for the links of one route.
  struct Parts: Sendable {
    /// The rows of the app and the route.
    var rows = ""
    /// The parts of the rows for the parameters.
    var parameters: [Parameter] = []
  }

  private let reader: LinkReader
  private let style: TextStyle
  private let texts: ReportTexts
  private let monitor = Monitor()
  // Invariant: only accessed while the lock of `monitor` is held.
  private var known: [Int: Parts] = [:]

  init(_ reader: LinkReader, style: TextStyle, texts: ReportTexts) {
    self.reader = reader
    self.style = style
    self.texts = texts
  }

  /// The parts for the links of a route, by its index in the reader.
  subscript(route: Int) -> Parts {
    monitor.withLock {
      if let parts = known[route] { return parts }
      let parts = makeParts(reader.routes[route])
      known[route] = parts
      return parts
    }
  }

  private func makeParts(_ names: LinkReader.Route) -> Parts {
    guard
      let manifest = reader.router.manifests.first(where: { $0.app == names.reference.app }),
      let route = manifest.routes.first(where: { $0.name == names.reference.route })
    else { return Parts() }
    func row(_ label: String, _ text: String) -> String {
      TextLinkReport.label(label, in: style) + text + "\n"
    }
    let subdomain = manifest.subdomain(of: route)
    let parameters = names.parameters.map { parameter in
      func type(isDefault: Bool) -> String {
        let text = texts.type(
          name: parameter.name == subdomain?.name
            ? subdomain?.type : route.typeName(of: parameter.name), reader.kind(of: parameter),
          isSecret: parameter.isSecret, isDefault: isDefault)
        return "  " + style.styled(text, .label) + "\n"
      }
      return Parameter(
        name: parameter.name, columns: parameter.name.columns, given: type(isDefault: false),
        absent: type(isDefault: !parameter.isList))
    }
    return Parts(
      rows: row(texts[.labelApp], ReportTexts.app(manifest.app, title: manifest.title))
        + row(
          texts[.labelRoute],
          ReportTexts.route(route.name, route.pattern) + (names.redirect.map { " → " + $0 } ?? "")),
      parameters: parameters)
  }
}
