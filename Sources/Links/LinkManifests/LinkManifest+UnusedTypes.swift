import Diagnostics
import LinkRouting

extension LinkManifest {
  /// Returns a warning for each declared type that neither a parameter nor another type uses.
  ///
  /// - Parameter aliasTargets: The names of the types for which the manifest file declares aliases.
  ///   These types are used, but `LinkManifest` does not store the aliases.
  /// - Complexity: O(*n*), where *n* is the size of the manifest.
  func unusedTypes(aliasTargets: Set<String>) -> [ManifestDiagnostic] {
    guard !types.isEmpty else { return [] }
    var used = aliasTargets
    for pattern in routes.map(\.pattern) + exclusions.map(\.pattern) {
      used.formUnion(pattern.parameters.map(\.type))
    }
    for parameter in sharedQuery + routes.flatMap({ $0.query + $0.fragment }) {
      if case .named(let type) = parameter.type { used.insert(type) }
    }
    used.formUnion(hosts.compactMap(SubdomainParameter.init(host:)).map(\.type))
    return types.filter { !used.contains($0.name) }.map { type in
      ManifestDiagnostic(
        code: "unused-type", severity: .warning, app: app,
        location: ManifestLocation("types", type.name),
        message: "unused type '\(type.name)'",
        notes: [
          ManifestDiagnostic.Note(
            "remove the type, or use it for a parameter, as in '{\(type.name)}' or"
              + " 'id: \(type.name)'"
          )
        ],
        isAboutKey: true)
    }
  }
}
