import TextPrimitives

/// A compiler of manifests into the arrays of a ``RouteTable``.
///
/// - Complexity: O(*n*), where *n* is the number of components and parameters of all routes.
struct RouteTableBuilder {
  typealias Node = RouteTable.Node

  let manifests: [LinkManifest]
  var literals: LiteralTable
  var nodes: [Node] = []
  var edges: [RouteTable.Edge] = []
  var shapes: [RouteTable.Shape] = []
  var affixes: [RouteTable.Affix] = []
  var catchAlls: [RouteTable.CatchAll] = []
  var literalChildren: [RouteTable.LiteralChild] = []
  var entries: [RouteTable.Entry] = []
  var parameters: [RouteTable.Parameter] = []
  var names: Bytes = []
  var template: Bytes = []
  var templateMarks: [Int32] = []
  var types: [CompiledType] = []
  var compounds: [CompiledCompound] = []
  var compoundIndices: [[CompiledCompound.Piece]: Int32] = [:]
  var origins: [RouteTable.Origin] = []
  /// The conditions of routes, by the index of their first parameter.
  ///
  /// Empty lists at the end may be missing.
  var conditions: [[RouteTable.Condition]] = []
  var redirects: [RouteTable.RouteKey: RouteTable.Redirect] = [:]
  var subdomains: [Int32: RouteTable.Subdomain] = [:]
  /// The indices in `compounds` of the fragments without keys, by the first parameter of a route.
  var fragmentPatterns: [Int32: Int32] = [:]
  var secretKeys: [Set<String>] = []
  var isSimple = true
  var diagnostics: [ManifestDiagnostic] = []

  /// The key of a type.
  ///
  /// Types with equal keys share an index, so that patterns share nodes.
  struct TypeKey: Hashable {
    var kind: ParameterType.Kind
    var isSecret: Bool
    var place: ValuePlace
  }
  struct NamedType: Hashable {
    var name: String
    var place: ValuePlace
  }
  var typeIndices: [TypeKey: Int32] = [:]
  /// The ordered lists of exclusions with exceptions, one for each app, by the exclusion root.
  var exclusionLayers: [Int32: [[RouteTable.ExclusionLayer]]] = [:]
  /// The paths of aliases, and the paths that lack optional parts, each with its own entry, by the
  /// entry of the route.
  var pathsOfEntry: [Int32: [(pattern: RoutePattern, entry: Int32)]] = [:]
  /// The paths of routes with optional parts, by the first mark of the entry with all parts.
  var optionalPaths: [Int32: [RouteTable.OptionalPath]] = [:]
  var partialPaths: [Int32: RouteTable.PartialPath] = [:]
  /// The origin of those routes of the current app that declare neither hosts nor schemes.
  var usualOrigin: (start: Int32, end: Int32, isWeb: Bool)?
  /// The indices of the current app's types, by type name and by place in a link.
  var namedTypes: [NamedType: Int32] = [:]
  var declaredTypes: [String: ParameterType] = [:]

  init(_ manifests: [LinkManifest]) {
    self.manifests = manifests
    var literalCount = 0
    for manifest in manifests {
      let groups = max(1, manifest.hosts.count + manifest.schemes.count)
      literalCount += groups + manifest.routes.count
      // Origins with the same routes share a trie. If some routes have other origins than the app,
      // each origin may need a separate trie.
      let isUniform = manifest.routes.allSatisfy { $0.hosts == nil && $0.schemes == nil }
      let tries = isUniform ? 1 : groups
      for route in manifest.routes {
        for pattern in route.spelledPatterns {
          let paths = pattern.optionalParts.isEmpty ? 1 : pattern.expansions.count
          literalCount += pattern.components.count * paths * tries
        }
      }
      for exclusion in manifest.exclusions {
        literalCount += exclusion.pattern.components.count * groups
      }
    }
    literals = LiteralTable(capacity: literalCount)
    secretKeys = Array(repeating: [], count: manifests.count)
    entries.reserveCapacity(manifests.reduce(0) { $0 + $1.routes.count })
    compile()
  }

  /// The maximum number of components of a pattern.
  ///
  /// It limits the depth of the search.
  static let maximumComponents = 128
}
