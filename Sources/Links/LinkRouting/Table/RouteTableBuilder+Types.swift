extension RouteTableBuilder {
  /// Replaces the named types with those of an app, and removes the usual origin of the previous
  /// app.
  ///
  /// A type name is unique only in its app.
  mutating func prepareTypes(of manifest: LinkManifest) {
    namedTypes.removeAll()
    usualOrigin = nil
    declaredTypes = Dictionary(
      (ParameterType.builtIn + manifest.types).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  mutating func type(named name: String, in place: ValuePlace) -> Int32? {
    let key = NamedType(name: name, place: place)
    if let index = namedTypes[key] { return index }
    guard let type = declaredTypes[name] else { return nil }
    let index = self.index(of: type, in: place)
    namedTypes[key] = index
    return index
  }

  mutating func index(of type: ParameterType, in place: ValuePlace) -> Int32 {
    let key = TypeKey(kind: type.kind, isSecret: type.isSecret, place: place)
    if let index = typeIndices[key] { return index }
    types.append(CompiledType(type, in: place))
    switch type.kind {
    case .enumeration(let words): words.forEach { note($0.utf8) }
    case .pattern(let pattern): note(pattern)
    default: break
    }
    let index = Int32(types.count - 1)
    typeIndices[key] = index
    return index
  }

  /// Clears `isSimple` if a link cannot contain all values that match the expression unencoded.
  private mutating func note(_ pattern: TextPattern) {
    for range in pattern.automaton?.alphabet.ranges ?? [] {
      note(range.prefix { $0 <= 0x80 }.map { UInt8(truncatingIfNeeded: $0) })
      if range.upperBound >= 0x80 { isSimple = false }
    }
  }

  mutating func report(
    undefined type: String, in manifest: LinkManifest, at location: ManifestLocation
  ) {
    diagnostics.append(
      ManifestDiagnostic(
        code: "undefined-type", app: manifest.app, location: location,
        message: "unknown type '\(type)'"))
  }
}
