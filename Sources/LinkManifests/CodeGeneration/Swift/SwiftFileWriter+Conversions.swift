import LinkRouting

extension SwiftFileWriter {
  /// The manifest and its router.
  var values: String {
    let head = "  \(prefix)static let manifest = "
    let manifest = ManifestExpression.expression(interface.manifest)
    return """
        /// The router over the manifest.
        \(prefix)static let router = Router(proven: [manifest])

        /// The manifest, as \(SwiftComment.line(interface.fileName)) declares it.
      \(head)\(manifest.text(indent: 2, column: head.count, trailing: 0))
      """
  }

  /// Reading and writing.
  var conversions: String {
    """
      /// The number of the route in the manifest.
      \(prefix)var routeIndex: Int {
        switch self {\(interface.routes.indices.map(indexCase).joined())
        }
      }

      /// Reads the values of a link whose route is found.
      \(prefix)init(_ values: borrowing LinkValues, in link: Span<UInt8>) throws(LinkError) {
        switch values.route {\(interface.routes.indices.map(readCase).joined())
        default: throw values.unknownRoute
        }
      }

      /// Writes the values in the order of the parameters.
      \(prefix)func write(to writer: inout LinkWriter) throws(LinkError) {
        switch self {\(interface.routes.indices.map(writeCase).joined())
        }
      }
    """
  }

  private func indexCase(_ index: Int) -> String {
    "\n    case .\(names.cases[index]): \(index)"
  }

  private func readCase(_ index: Int) -> String {
    let route = interface.routes[index]
    let name = names.cases[index]
    guard !route.parameters.isEmpty else { return "\n    case \(index): self = .\(name)" }
    let reads = route.parameters.indices.map { read($0, of: route) }
    let arguments = zip(names.parameters[index], reads).map { $0 + ": " + $1.text }
    let mark = reads.contains(where: \.throws) ? "try " : ""
    return "\n    case \(index):\n"
      + SwiftLines.list("      self = \(mark).\(name)", arguments, indent: 6)
  }

  private func read(_ index: Int, of route: LinkInterface.Route) -> (text: String, throws: Bool) {
    let parameter = route.parameters[index]
    var arguments = "\(index), in: link"
    if case .text(let rule) = parameter.type.kind, parameter.namedType == nil,
      rule.folding != .none
    {
      arguments += ", folding: .\(rule.folding)"
    }
    switch parameter.occurrence {
    case .required: return ("values.required(\(arguments))", true)
    case .optional: return ("values.optional(\(arguments))", false)
    case .defaulted:
      if let value = defaultValue(of: parameter) {
        return ("values.optional(\(arguments)) ?? \(value)", false)
      }
      let text = SwiftExpression.literal(parameter.canonicalDefault?.text ?? "")
      return ("values.required(\(arguments), default: \(text))", true)
    case .repeated:
      if parameter.isInPath { return ("values.components(\(arguments))", false) }
      let name = SwiftExpression.literal(parameter.name)
      let rest = arguments.dropFirst(String(index).count)
      return ("values.list(\(index), named: \(name)\(rest))", false)
    }
  }

  private func writeCase(_ index: Int) -> String {
    let route = interface.routes[index]
    guard !route.parameters.isEmpty else { return "\n    case .\(names.cases[index]): break" }
    let bindings = names.parameters[index].map { "let " + $0 }
    let writes = zip(route.parameters, names.parameters[index]).map { parameter, name in
      if case .repeated = parameter.occurrence { return "try writer.append(contentsOf: \(name))" }
      return "try writer.append(\(name))"
    }
    return "\n"
      + SwiftLines.call(
        "    case .\(names.cases[index])", bindings, indent: 4, trailing: ":")
      + writes.map { "\n      " + $0 }.joined()
  }
}
