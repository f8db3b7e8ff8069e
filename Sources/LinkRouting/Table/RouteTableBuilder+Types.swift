extension RouteTableBuilder {
  /// Forgets the types of the app before: names mean what the app at hand declares.
  mutating func prepareTypes(of manifest: LinkManifest) {
    namedTypes = ([:], [:])
    usualOrigin = nil
    declaredTypes = Dictionary(
      (ParameterType.builtIn + manifest.types).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  mutating func type(named name: String, inPath: Bool) -> Int32? {
    if let index = inPath ? namedTypes.inPath[name] : namedTypes.inQuery[name] { return index }
    guard let type = declaredTypes[name] else { return nil }
    let index = self.index(of: type, inPath: inPath)
    if inPath { namedTypes.inPath[name] = index } else { namedTypes.inQuery[name] = index }
    return index
  }

  mutating func index(of type: ParameterType, inPath: Bool) -> Int32 {
    let key = TypeKey(kind: type.kind, isSecret: type.isSecret, inPath: inPath)
    if let index = typeIndices[key] { return index }
    types.append(CompiledType(type, inPath: inPath))
    if case .enumeration(let words) = type.kind { words.forEach { note($0.utf8) } }
    let index = Int32(types.count - 1)
    typeIndices[key] = index
    return index
  }

  mutating func report(
    undefined type: String, in manifest: LinkManifest, at location: ManifestLocation
  ) {
    diagnostics.append(
      ManifestDiagnostic(
        code: "undefined-type", app: manifest.app, location: location,
        message: "There is no type named \(type)"))
  }
}
