import LinkRouting
import TextPrimitives

extension SwiftFileWriter {
  /// The declarations of the manifest and its router.
  var values: String {
    let head = "  \(prefix)static let manifest = "
    let manifest = ManifestExpression.expression(interface.manifest)
    let parts = ManifestExpression.parts(of: interface.manifest).map { part in
      let head = "  private static let \(part.name): [\(part.type)] = "
      return "\n\n  /// \(part.summary).\n" + head
        + part.value.text(indent: 2, column: head.count, trailing: 0)
    }
    return """
        /// The router of the manifest.
        \(prefix)static let router = Router(proven: [manifest])

        /// The manifest in \(SwiftComment.line(interface.fileName)).
      \(head)\(manifest.text(indent: 2, column: head.count, trailing: 0))\(parts.joined())
      """
  }

  /// The declarations that read and write links.
  var conversions: String {
    """
      /// The index of the route in the manifest.
      \(prefix)var _routeIndex: Int {
        switch self {\(interface.currentRoutes.map(indexCase).joined())
        }
      }

      /// Creates a link from the values of a matched route.
      \(prefix)init(_values values: inout _LinkValues, in link: Span<UInt8>) throws(LinkError) {
        switch values.route {\(interface.currentRoutes.map(readCase).joined())
        default: \(readDefault)
        }
      }

      /// Writes the values in the order of the parameters.
      \(prefix)func _write(to writer: inout _LinkWriter) throws(LinkError) {
        switch self {\(interface.currentRoutes.map(writeCase).joined())
        }
      }
    """
  }

  /// The statement for the links of retired routes and of unknown routes.
  private var readDefault: String {
    interface.currentRoutes.count == interface.routes.count
      ? "throw values.unknownRoute"
      : "self = try \(interface.typeName)(_redirecting: values, in: link)"
  }

  private func indexCase(_ index: Int) -> String {
    "\n    case .\(SwiftNames.member(names.cases[index])): \(index)"
  }

  private func readCase(_ index: Int) -> String {
    let route = interface.routes[index]
    let name = SwiftNames.member(names.cases[index])
    guard !route.parameters.isEmpty else { return "\n    case \(index): self = .\(name)" }
    let reads = route.parameters.indices.map { read($0, of: route) }
    let head = "      self = \(reads.contains(where: \.throws) ? "try " : "").\(name)"
    let labels = names.argumentLabels[index].map { $0 + ": " }
    let line = head + "(" + zip(labels, reads).map { $0 + $1.line }.joined(separator: ", ") + ")"
    if reads.count == 1, line.count <= SwiftExpression.lineLength {
      return "\n    case \(index):\n" + line
    }
    let arguments = zip(labels, reads).map { label, read in
      read.text(label, indent: 8)
    }
    return "\n    case \(index):\n" + head + "(\n" + arguments.joined(separator: ",\n") + ")"
  }

  /// A call that reads one value from a link.
  private struct Read {
    var function: String
    var arguments: [String]
    var fallback: SwiftExpression?
    var `throws` = false

    var line: String {
      "\(function)(\(arguments.joined(separator: ", ")))"
        + (fallback.map { " ?? " + $0.line } ?? "")
    }

    /// Returns the call with its label before it, on as many lines as needed.
    func text(_ label: String, indent: Int) -> String {
      let margin = String(repeating: " ", count: indent)
      let whole = margin + label + line
      // A comma or a parenthesis follows.
      if whole.count + 1 <= SwiftExpression.lineLength { return whole }
      if let fallback {
        let call = Read(function: function, arguments: arguments).line
        let head = "\n" + margin + "  ?? "
        return margin + label + call + head
          + fallback.text(indent: indent, column: head.count - 1, trailing: 1)
      }
      return SwiftLines.call(margin + label + function, arguments, indent: indent)
    }
  }

  private func read(_ index: Int, of route: LinkInterface.Route) -> Read {
    let parameter = route.parameters[index]
    if parameter.type.customTypes.swift != nil { return readCustom(parameter, index) }
    if parameter.position == .subdomain {
      return Read(function: "values.subdomain", arguments: [String(index), "in: link"])
    }
    var arguments = [String(index), "in: link"]
    if parameter.namedType == nil, let folding = parameter.type.kind.folding, folding != .none {
      arguments.append("folding: .\(folding)")
    }
    switch parameter.occurrence {
    case .required:
      return Read(function: "values.required", arguments: arguments, throws: true)
    case .optional: return Read(function: "values.optional", arguments: arguments)
    case .defaulted:
      if let value = defaultValue(of: parameter) {
        return Read(function: "values.optional", arguments: arguments, fallback: value)
      }
      let text = SwiftSource.literal(parameter.canonicalDefault?.text ?? "")
      return Read(
        function: "values.required", arguments: arguments + ["default: " + text], throws: true)
    case .repeated:
      if parameter.isInPath {
        return Read(function: "values.components", arguments: arguments)
      }
      arguments.insert("named: " + SwiftSource.literal(parameter.key), at: 1)
      return Read(function: "values.list", arguments: arguments)
    }
  }

  private func readCustom(_ parameter: LinkInterface.Parameter, _ index: Int) -> Read {
    let folding = parameter.type.kind.canonicalFolding
    var arguments = [
      String(index), "named: " + SwiftSource.literal(parameter.name), "in: link",
    ]
    if folding != .none { arguments.append("folding: .\(folding)") }
    func read(_ function: String, rejectsByDefault: Bool) -> Read {
      if parameter.rejectsCustomValues != rejectsByDefault {
        arguments.append("rejects: \(parameter.rejectsCustomValues)")
      }
      return Read(function: "values." + function, arguments: arguments, throws: true)
    }
    switch parameter.occurrence {
    case .required: return Read(function: "values.custom", arguments: arguments, throws: true)
    case .optional: return read("customOptional", rejectsByDefault: false)
    case .defaulted:
      var result = read("custom", rejectsByDefault: true)
      let text = SwiftSource.literal(parameter.canonicalDefault?.text ?? "")
      result.arguments.append("default: " + text)
      return result
    case .repeated:
      if parameter.isInPath {
        return Read(function: "values.customComponents", arguments: arguments, throws: true)
      }
      arguments.insert("key: " + SwiftSource.literal(parameter.key), at: 2)
      return read("customList", rejectsByDefault: false)
    }
  }

  private func writeCase(_ index: Int) -> String {
    let route = interface.routes[index]
    let name = SwiftNames.member(names.cases[index])
    guard !route.parameters.isEmpty else { return "\n    case .\(name): break" }
    let bindings = names.bindings[index].map { "let " + $0 }
    let writes = zip(route.parameters, names.bindings[index]).map { parameter, name in
      if case .repeated = parameter.occurrence { return "try writer.append(contentsOf: \(name))" }
      guard parameter.isInPath, parameter.occurrence == .optional else {
        return "try writer.append(\(name))"
      }
      let line = "if let \(name) { try writer.append(\(name)) }"
      return line.count + 6 <= SwiftExpression.lineLength
        ? line : "if let \(name) {\n        try writer.append(\(name))\n      }"
    }
    return "\n"
      + SwiftLines.call(
        "    case .\(name)", bindings, indent: 4, trailing: ":")
      + choice(of: route, names.bindings[index]) + writes.map { "\n      " + $0 }.joined()
  }

  /// Returns the statement that chooses the path of a link; empty if the route has only one.
  private func choice(of route: LinkInterface.Route, _ bindings: [String]) -> String {
    guard route.hasOptionalPath else { return "" }
    let present = zip(route.parameters, bindings).filter(\.0.isInPath).map { parameter, name in
      SwiftExpression.raw(parameter.occurrence == .optional ? "\(name) != nil" : "true")
    }
    let call = SwiftExpression.call(
      "try writer.choosePath", [SwiftExpression.Argument("present", .array(present))])
    return "\n      " + call.text(indent: 6, column: 6, trailing: 0)
  }
}

extension ParameterType.Kind {
  /// The case of the letters of a canonical value.
  fileprivate var canonicalFolding: TextRule.Folding {
    self == .uuid ? .lowercase : folding ?? .none
  }
}
