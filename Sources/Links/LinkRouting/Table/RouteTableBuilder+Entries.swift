import TextPrimitives

extension RouteTableBuilder {
  /// Adds an entry for a route, with its parameters in the order path, query, fragment.
  mutating func addEntry(_ route: Route, app: Int32, index: Int32) -> Int32 {
    let first = Int32(parameters.count)
    let manifest = manifests[Int(app)]
    // Locations are created only for diagnostics: creating one for every route would double the
    // cost.
    var place: ManifestLocation { ManifestLocation("routes", route.name) }
    var flags: RouteTable.Flags = []
    switch route.trailingSlash {
    case .tolerated: break
    case .refused: flags.insert(.refusesSlash)
    case .required: flags.insert(.requiresSlash)
    }
    if route.rejectsUnknownKeys { flags.insert(.rejectsUnknownKeys) }
    if route.isFormEncoded { flags.insert(.formEncoded) }
    if route.redirect != nil { flags.formUnion([.conditional, .retired]) }

    var pathCount = 0
    for parameter in route.pattern.parameters {
      guard let type = type(named: parameter.type, in: .path) else {
        report(undefined: parameter.type, in: manifest, at: place.key("path"))
        continue
      }
      addParameter(
        parameter.name, type: type, flags: parameter.minimum == nil ? [.required] : [.catchAll])
      pathCount += 1
    }
    func add(
      _ declarations: [ParameterDeclaration], at place: @autoclosure () -> ManifestLocation,
      in ownPlace: ValuePlace? = nil
    ) {
      for declaration in declarations {
        let valuePlace =
          ownPlace ?? (declaration.occurrence == .required ? .item : .optionalItem)
        let resolved: Int32
        switch declaration.type {
        case .inline(let kind): resolved = self.index(of: ParameterType("", kind), in: valuePlace)
        case .named(let name):
          guard let type = type(named: name, in: valuePlace) else {
            report(undefined: name, in: manifest, at: place().key(declaration.name))
            continue
          }
          resolved = type
        }
        var parameterFlags: RouteTable.ParameterFlags = []
        switch declaration.occurrence {
        case .required:
          parameterFlags.insert(.required)
          flags.insert(.hasRequired)
        case .optional: break
        case .repeated: parameterFlags.insert(.repeated)
        }
        if declaration.defaultValue != nil { parameterFlags.insert(.hasDefault) }
        if declaration.dropsInvalidValues { parameterFlags.insert(.dropsInvalid) }
        // An optional parameter drops an empty value even if it does not drop invalid values.
        if declaration.occurrence != .required { flags.insert(.mayDrop) }
        if types[Int(resolved)].isSecret {
          secretKeys[Int(app)].insert(declaration.key.asciiLowercased)
          // A link may contain the parameter's name instead of its key, so a secret may follow
          // either of them.
          secretKeys[Int(app)].insert(declaration.name.asciiLowercased)
        }
        addParameter(
          declaration.name, key: declaration.ownKey, type: resolved, flags: parameterFlags)
        if let text = declaration.defaultValue {
          addDefault(text, of: declaration.name, in: manifest, at: place())
        }
      }
    }
    let (templateStart, firstMark) = addTemplate(route.pattern)
    let origin = addOrigin(of: route, in: manifest)
    let beforeQuery = parameters.count
    add(route.query, at: place.key("query"))
    if !manifest.sharedQuery.isEmpty {
      let own = Set(route.query.map(\.name))
      add(manifest.sharedQuery.filter { !own.contains($0.name) }, at: ManifestLocation("query"))
    }
    let subdomain = manifest.subdomain(of: route)
    if let subdomain { addSubdomain(subdomain, in: manifest) }
    let beforeFragment = parameters.count
    add(
      route.fragment, at: place.key("fragment"), in: route.fragmentPattern == nil ? nil : .path)
    entries.append(
      RouteTable.Entry(
        app: app, route: index, isExclusion: false, firstParameter: first,
        pathCount: Int16(pathCount), queryCount: Int16(clamping: beforeFragment - beforeQuery),
        fragmentCount: Int16(clamping: parameters.count - beforeFragment), flags: flags,
        firstMark: firstMark, templateStart: templateStart, originStart: origin.start,
        originEnd: origin.end, isWebOrigin: origin.isWeb))
    let name = Bytes(route.name.utf8)
    let parent = LiteralTable.Namespace.routeName | UInt32(app)
    if literals.target(of: parent, in: name.span, at: 0..<name.count) < 0 {
      _ = literals.insert(parent, name.span, target: Int32(entries.count - 1))
    }
    if parameters.count - Int(first) > Captures.maximumCount {
      diagnostics.append(
        ManifestDiagnostic(
          code: "too-many-parameters", app: manifest.app, location: place,
          message: "route '\(route.name)' has more than \(Captures.maximumCount) parameters"))
    }
    let entry = Int32(entries.count - 1)
    addConditions(of: route, entry: entry, in: manifest)
    if let subdomain { mark(subdomain, of: entry) }
    if let pattern = route.fragmentPattern { addFragment(pattern, of: entry) }
    return entry
  }

  mutating func addExclusionEntry(app: Int32, index: Int32) -> Int32 {
    let pattern = manifests[Int(app)].exclusions[Int(index)].pattern
    let first = Int32(parameters.count)
    var pathCount: Int16 = 0
    for parameter in pattern.parameters {
      guard let type = type(named: parameter.type, in: .path) else {
        report(
          undefined: parameter.type, in: manifests[Int(app)],
          at: manifests[Int(app)].location(ofExclusion: Int(index)))
        continue
      }
      addParameter(parameter.name, type: type, flags: [])
      pathCount += 1
    }
    entries.append(
      RouteTable.Entry(
        app: app, route: index, isExclusion: true, firstParameter: first, pathCount: pathCount,
        queryCount: 0, fragmentCount: 0, flags: []))
    return Int32(entries.count - 1)
  }

  mutating func copy(of entry: Int32) -> Int32 {
    entries.append(entries[Int(entry)])
    return Int32(entries.count - 1)
  }

  func location(of entry: Int32) -> ManifestLocation {
    let entry = entries[Int(entry)]
    guard !entry.isExclusion else {
      return manifests[Int(entry.app)].location(ofExclusion: Int(entry.route))
    }
    return manifests[Int(entry.app)].routes[Int(entry.route)].location(ofPattern: entry.pattern)
  }
}
