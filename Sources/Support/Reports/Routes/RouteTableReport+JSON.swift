import LinkRouting
package import TextPrimitives

extension RouteTableReport {
  /// Appends every route as JSON, one object per line, as `Schemas/routes.schema.json` specifies.
  package func appendJSON(to buffer: inout ByteBuffer) {
    for manifest in manifests {
      for route in manifest.routes {
        buffer.append("{\"app\":" as StaticString)
        buffer.appendJSONString(manifest.app)
        buffer.append(",\"route\":" as StaticString)
        buffer.appendJSONString(route.name)
        buffer.append(",\"pattern\":" as StaticString)
        buffer.appendJSONString(route.pattern.description)
        Self.append("aliases", route.aliases.map(\.description), to: &buffer)
        Self.append(paths: route.patterns, to: &buffer)
        if !route.isCaseSensitive { buffer.append(",\"case\":\"insensitive\"" as StaticString) }
        Self.append("conditions", route.conditions.map(\.description), to: &buffer)
        Self.append("hosts", route.hosts ?? manifest.hosts, to: &buffer)
        Self.append("schemes", route.schemes ?? manifest.schemes, to: &buffer)
        Self.append(
          "path", parameters: pathParameters(of: route).map { ($0.name, $0.type, nil) },
          optional: route.pattern.optionalParameterNames, manifest: manifest, to: &buffer)
        Self.append(
          "query",
          parameters: (route.query + manifest.sharedQuery).map { ($0.name, $0.typeText, $0) },
          manifest: manifest,
          to: &buffer)
        if let subdomain = manifest.subdomain(of: route) {
          Self.append(
            "subdomain", parameters: [(subdomain.name, subdomain.type, subdomain.declaration)],
            manifest: manifest, to: &buffer)
        }
        Self.append(
          "fragment", parameters: route.fragment.map { ($0.name, $0.typeText, $0) },
          followsPathRules: route.fragmentPattern != nil, manifest: manifest, to: &buffer)
        if let pattern = route.fragmentPattern {
          buffer.append(",\"fragmentPattern\":{" as StaticString)
          Self.append(pieces: pattern.pieces, to: &buffer)
          buffer.append(UInt8(ascii: "}"))
        }
        Self.append("requires", route.requirements.map(\.summary), to: &buffer)
        Self.append("since", route.since?.description, to: &buffer)
        Self.append("until", route.until?.description, to: &buffer)
        if let redirect = route.redirect {
          Self.append(redirect, secrets: secretParameters(of: redirect, in: manifest), to: &buffer)
        }
        Self.append("title", route.title, to: &buffer)
        Self.append("summary", route.summary, to: &buffer)
        buffer.append("}\n" as StaticString)
      }
    }
  }

  /// Returns the names of the secret parameters of the new route.
  private func secretParameters(
    of redirect: Route.Redirect, in manifest: LinkManifest
  ) -> Set<String> {
    let target = manifest.routes.first { $0.name == redirect.route }
    guard let target else { return [] }
    let items = target.query + manifest.sharedQuery + target.fragment
    let types = pathParameters(of: target) + items.map { ($0.name, $0.typeText) }
    let secretTypes = manifest.types.filter(\.isSecret).map(\.name)
    return Set(types.filter { secretTypes.contains($0.type) }.map(\.name))
  }

  /// Appends the new route of a retired one, with fixed values of secret parameters masked.
  private static func append(
    _ redirect: Route.Redirect, secrets: Set<String>, to buffer: inout ByteBuffer
  ) {
    buffer.append(",\"redirect\":{\"to\":" as StaticString)
    buffer.appendJSONString(redirect.route)
    for (index, value) in redirect.values.enumerated() {
      buffer.append(index == 0 ? ",\"with\":{" : ",")
      buffer.appendJSONString(value.parameter)
      buffer.append(UInt8(ascii: ":"))
      if case .text = value.source, secrets.contains(value.parameter) {
        buffer.appendJSONString(ParameterValue.mask)
      } else {
        buffer.appendJSONString(value.source.description)
      }
    }
    buffer.append(redirect.values.isEmpty ? "}" : "}}")
  }

  /// Appends the pieces of each path: literal components and parameters.
  private static func append(paths: [RoutePattern], to buffer: inout ByteBuffer) {
    buffer.append(",\"paths\":[" as StaticString)
    for (index, path) in paths.enumerated() {
      buffer.append(index == 0 ? "[" : ",[")
      for (index, component) in path.components.enumerated() {
        buffer.append(index == 0 ? "{" : ",{")
        switch component {
        case .literal(let text):
          buffer.append("\"literal\":" as StaticString)
          buffer.appendJSONString(text)
        case .parameter(let name, _, let prefix, let suffix):
          buffer.append("\"name\":" as StaticString)
          buffer.appendJSONString(name)
          if !prefix.isEmpty { append("prefix", prefix, to: &buffer) }
          if !suffix.isEmpty { append("suffix", suffix, to: &buffer) }
        case .compound(let pieces):
          append(pieces: pieces, to: &buffer)
        case .catchAll(let name, _, let minimum):
          buffer.append("\"name\":" as StaticString)
          buffer.appendJSONString(name)
          buffer.append(",\"minimum\":\(minimum)")
        }
        buffer.append(UInt8(ascii: "}"))
      }
      buffer.append(UInt8(ascii: "]"))
    }
    buffer.append(UInt8(ascii: "]"))
  }

  /// Appends the literals and parameters of a component with several parameters.
  private static func append(pieces: [RoutePattern.Piece], to buffer: inout ByteBuffer) {
    buffer.append("\"pieces\":[" as StaticString)
    for (index, piece) in pieces.enumerated() {
      let (key, value) =
        switch piece {
        case .literal(let text): ("literal", text)
        case .parameter(let name, _): ("name", name)
        }
      buffer.append(index == 0 ? "{" : ",{")
      buffer.appendJSONString(key)
      buffer.append(UInt8(ascii: ":"))
      buffer.appendJSONString(value)
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append(UInt8(ascii: "]"))
  }

  private func pathParameters(of route: Route) -> [(name: String, type: String)] {
    route.pattern.parameters.map { ($0.name, $0.type) }
  }

  private static func append(_ key: String, _ value: String?, to buffer: inout ByteBuffer) {
    guard let value else { return }
    buffer.append(UInt8(ascii: ","))
    buffer.appendJSONString(key)
    buffer.append(UInt8(ascii: ":"))
    buffer.appendJSONString(value)
  }

  private static func append(_ key: String, _ values: [String], to buffer: inout ByteBuffer) {
    guard !values.isEmpty else { return }
    buffer.append(UInt8(ascii: ","))
    buffer.appendJSONString(key)
    buffer.append(":[" as StaticString)
    for (index, value) in values.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendJSONString(value)
    }
    buffer.append(UInt8(ascii: "]"))
  }

  /// Appends a list of parameters as JSON objects.
  ///
  /// The `declaration` of a path parameter is `nil`, because a path contains only its name and
  /// type.
  ///
  /// - Parameters:
  ///   - optional: The names of the path parameters that are not required.
  ///   - followsPathRules: `true` if values of declared parameters follow the rules for paths.
  private static func append(
    _ key: String,
    parameters: [(name: String, type: String, declaration: ParameterDeclaration?)],
    optional: Set<String> = [], followsPathRules: Bool = false, manifest: LinkManifest,
    to buffer: inout ByteBuffer
  ) {
    guard !parameters.isEmpty else { return }
    buffer.append(UInt8(ascii: ","))
    buffer.appendJSONString(key)
    buffer.append(":[" as StaticString)
    for (index, parameter) in parameters.enumerated() {
      buffer.append(index == 0 ? "{\"name\":" : ",{\"name\":")
      buffer.appendJSONString(parameter.name)
      append("type", parameter.type, to: &buffer)
      let type = (manifest.types + ParameterType.builtIn).first { $0.name == parameter.type }
      append("values", type?.kind.summary, to: &buffer)
      let kind = type?.kind ?? parameter.declaration?.inlineKind
      let inPath = parameter.declaration == nil || followsPathRules
      append("regex", kind?.regularExpression(inPath: inPath), to: &buffer)
      if let folding = kind?.folding, folding != .none {
        append("fold", folding.rawValue, to: &buffer)
      }
      if optional.contains(parameter.name) { append("occurrence", "optional", to: &buffer) }
      if let declaration = parameter.declaration {
        append("occurrence", declaration.occurrence.rawValue, to: &buffer)
        let isSecret = type?.isSecret == true
        append(
          "default", declaration.defaultValue.map { isSecret ? ParameterValue.mask : $0 },
          to: &buffer)
        append("key", declaration.ownKey, to: &buffer)
      }
      if type?.isSecret == true { buffer.append(",\"secret\":true" as StaticString) }
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append(UInt8(ascii: "]"))
  }
}

extension ParameterDeclaration {
  /// The kind of an inline type; `nil` for a named type.
  fileprivate var inlineKind: ParameterType.Kind? {
    if case .inline(let kind) = type { kind } else { nil }
  }

  /// The type as it is written in a manifest.
  fileprivate var typeText: String {
    ParameterDeclaration(name: name, type: type).expression
  }
}
