import URLSyntax

/// Compiles manifests into the arrays of a ``RouteTable``.
///
/// - Complexity: O(*n*) in the number of components and parameters of all routes.
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
  var names: [UInt8] = []
  var template: [UInt8] = []
  var templateMarks: [Int32] = []
  var types: [CompiledType] = []
  var origins: [RouteTable.Origin] = []
  var secretKeys: Set<String> = []
  var firstHost = RouteTable.FirstHost()
  var isSimple = true
  var diagnostics: [ManifestDiagnostic] = []

  /// Types that are alike share an index, so that patterns share nodes.
  private struct TypeKey: Hashable {
    var kind: ParameterType.Kind
    var isSecret: Bool
    var inPath: Bool
  }
  private var typeIndices: [TypeKey: Int32] = [:]
  /// The origin of the routes of the app at hand that have none of their own.
  private var usualOrigin: (start: Int32, end: Int32, isWeb: Bool)?
  /// The types of the app at hand by name, for each of the two places.
  private var namedTypes: (inPath: [String: Int32], inQuery: [String: Int32]) = ([:], [:])
  private var declaredTypes: [String: ParameterType] = [:]

  init(_ manifests: [LinkManifest]) {
    self.manifests = manifests
    var literalCount = 0
    for manifest in manifests {
      let groups = max(1, manifest.hosts.count + manifest.schemes.count)
      literalCount += groups + manifest.routes.count
      // Origins that serve the same routes share a trie; only routes of some origins add more.
      let isUniform = manifest.routes.allSatisfy { $0.hosts == nil && $0.schemes == nil }
      let tries = isUniform ? 1 : groups
      for route in manifest.routes { literalCount += route.pattern.components.count * tries }
      for exclusion in manifest.exclusions {
        literalCount += exclusion.pattern.components.count * groups
      }
    }
    literals = LiteralTable(capacity: literalCount)
    entries.reserveCapacity(manifests.reduce(0) { $0 + $1.routes.count })
    compile()
  }

  /// The longest pattern, in components; it bounds the depth of the search.
  static let maximumComponents = 128

  // MARK: Origins

  /// A route or an exclusion that an origin serves.
  private struct Member: Hashable {
    var app: Int32
    var index: Int32
    var isExclusion: Bool
  }

  private mutating func compile() {
    // An origin is named by its text; several apps may share one.
    var order: [(namespace: UInt32, name: String)] = []
    var members: [String: [Member]] = [:]
    func key(_ namespace: UInt32, _ name: String) -> String {
      (namespace == LiteralTable.Namespace.host ? "//" : ":") + name
    }
    var entryOf: [Member: Int32] = [:]
    for (app, manifest) in manifests.enumerated() {
      let app = Int32(app)
      prepareTypes(of: manifest)
      for (index, route) in manifest.routes.enumerated() {
        let member = Member(app: app, index: Int32(index), isExclusion: false)
        entryOf[member] = addEntry(route, app: app, index: Int32(index))
      }
      for (index, _) in manifest.exclusions.enumerated() {
        let member = Member(app: app, index: Int32(index), isExclusion: true)
        entryOf[member] = addExclusionEntry(app: app, index: Int32(index))
      }
      let uniform = manifest.routes.indices.map {
        Member(app: app, index: Int32($0), isExclusion: false)
      }
      let isUniform = manifest.routes.allSatisfy { $0.hosts == nil && $0.schemes == nil }
      for host in manifest.hosts.map({ $0.asciiLowercased }) {
        let served =
          isUniform
          ? uniform
          : uniform.filter {
            manifest.routes[Int($0.index)].hosts?.contains { $0.asciiLowercased == host } ?? true
          }
        let excluded = manifest.exclusions.indices.filter {
          manifest.exclusions[$0].host.map { $0.asciiLowercased == host } ?? true
        }
        let name = key(LiteralTable.Namespace.host, host)
        if members[name] == nil { order.append((LiteralTable.Namespace.host, host)) }
        members[name, default: []] +=
          served + excluded.map { Member(app: app, index: Int32($0), isExclusion: true) }
      }
      for scheme in manifest.schemes.map({ $0.asciiLowercased }) {
        let served =
          isUniform
          ? uniform
          : uniform.filter {
            manifest.routes[Int($0.index)].schemes?.contains { $0.asciiLowercased == scheme }
              ?? true
          }
        let excluded = manifest.exclusions.indices.filter { manifest.exclusions[$0].host == nil }
        let name = key(LiteralTable.Namespace.scheme, scheme)
        if members[name] == nil { order.append((LiteralTable.Namespace.scheme, scheme)) }
        members[name, default: []] +=
          served + excluded.map { Member(app: app, index: Int32($0), isExclusion: true) }
      }
    }

    var roots: [[Member]: Int32] = [:]
    for (namespace, name) in order {
      let all = members[key(namespace, name)] ?? []
      let routes = all.filter { !$0.isExclusion }
      let exclusions = all.filter(\.isExclusion)
      var origin = RouteTable.Origin(
        root: root(of: routes, &roots, entryOf) ?? addNode(),
        exclusionRoot: root(of: exclusions, &roots, entryOf) ?? -1,
        app: all.first?.app ?? 0)
      origin.excludesOnlyRoot =
        origin.exclusionRoot >= 0 && !hasChoices(nodes[Int(origin.exclusionRoot)])
      origins.append(origin)
      let host = Array(name.utf8)
      if namespace == LiteralTable.Namespace.host, firstHost.origin < 0, host.count <= 16 {
        firstHost = RouteTable.FirstHost(
          low: LiteralTable.word(host.span, 0, host.count),
          high: host.count > 8 ? LiteralTable.word(host.span, 8, host.count - 8) : 0,
          count: host.count, origin: Int32(origins.count - 1))
      }
      // Folded as the look-up folds: see `LiteralTable.caseBits`.
      let folded = name.utf8.map { $0 | 0x20 }
      _ = literals.insert(namespace, folded.span, target: Int32(origins.count - 1))
    }
    markContested()
  }

  /// The trie of some routes or exclusions; the same ones share it.
  private mutating func root(
    of members: [Member], _ roots: inout [[Member]: Int32], _ entryOf: [Member: Int32]
  ) -> Int32? {
    guard !members.isEmpty else { return nil }
    if let root = roots[members] { return root }
    let root = addNode()
    roots[members] = root
    var isFirstApp: Int32 = -1
    for member in members {
      guard let entry = entryOf[member] else { continue }
      let manifest = manifests[Int(member.app)]
      if isFirstApp != member.app {
        prepareTypes(of: manifest)
        isFirstApp = member.app
      }
      if member.isExclusion {
        let pattern = manifest.exclusions[Int(member.index)].pattern
        insert(pattern, folded: false, entry: entry, root: root)
      } else {
        let route = manifest.routes[Int(member.index)]
        insert(route.pattern, folded: !route.isCaseSensitive, entry: entry, root: root)
      }
    }
    return root
  }

  // MARK: Types

  private mutating func prepareTypes(of manifest: LinkManifest) {
    namedTypes = ([:], [:])
    usualOrigin = nil
    declaredTypes = Dictionary(
      (ParameterType.builtIn + manifest.types).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  private mutating func type(named name: String, inPath: Bool) -> Int32? {
    if let index = inPath ? namedTypes.inPath[name] : namedTypes.inQuery[name] { return index }
    guard let type = declaredTypes[name] else { return nil }
    let index = self.index(of: type, inPath: inPath)
    if inPath { namedTypes.inPath[name] = index } else { namedTypes.inQuery[name] = index }
    return index
  }

  private mutating func index(of type: ParameterType, inPath: Bool) -> Int32 {
    let key = TypeKey(kind: type.kind, isSecret: type.isSecret, inPath: inPath)
    if let index = typeIndices[key] { return index }
    types.append(CompiledType(type, inPath: inPath))
    if case .enumeration(let words) = type.kind { words.forEach { note($0.utf8) } }
    let index = Int32(types.count - 1)
    typeIndices[key] = index
    return index
  }

  // MARK: Entries

  private mutating func addEntry(_ route: Route, app: Int32, index: Int32) -> Int32 {
    let first = Int32(parameters.count)
    let manifest = manifests[Int(app)]
    // Places are made only for diagnostics: making them for every route would cost as much as the rest.
    var place: ManifestLocation { ManifestLocation("routes", route.name) }
    var flags: RouteTable.Flags = []
    switch route.trailingSlash {
    case .tolerated: break
    case .refused: flags.insert(.refusesSlash)
    case .required: flags.insert(.requiresSlash)
    }
    if route.refusesUnknownKeys { flags.insert(.refusesUnknownKeys) }
    if route.isFormEncoded { flags.insert(.formEncoded) }

    var pathCount = 0
    for component in route.pattern.components {
      let (name, typeName, isCatchAll): (String, String, Bool)
      switch component {
      case .literal: continue
      case .parameter(let parameter, let type, _, _):
        (name, typeName, isCatchAll) = (parameter, type, false)
      case .catchAll(let parameter, let type, _):
        (name, typeName, isCatchAll) = (parameter, type, true)
      }
      guard let type = type(named: typeName, inPath: true) else {
        report(undefined: typeName, in: manifest, at: place.key("path"))
        continue
      }
      addParameter(name, type: type, flags: isCatchAll ? [.catchAll] : [.required])
      pathCount += 1
    }
    func add(_ declarations: [ParameterDeclaration], at place: @autoclosure () -> ManifestLocation)
    {
      for declaration in declarations {
        let resolved: Int32
        switch declaration.type {
        case .inline(let kind): resolved = self.index(of: ParameterType("", kind), inPath: false)
        case .named(let name):
          guard let type = type(named: name, inPath: false) else {
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
        if declaration.unknownMeansDefault, declaration.defaultValue != nil {
          parameterFlags.insert(.unknownMeansDefault)
          flags.insert(.mayBeUnknown)
        }
        if types[Int(resolved)].isSecret {
          secretKeys.insert(declaration.name.asciiLowercased)
        }
        addParameter(declaration.name, type: resolved, flags: parameterFlags)
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
    let beforeFragment = parameters.count
    add(route.fragment, at: place.key("fragment"))
    entries.append(
      RouteTable.Entry(
        app: app, route: index, isExclusion: false, firstParameter: first,
        pathCount: Int16(pathCount), queryCount: Int16(clamping: beforeFragment - beforeQuery),
        fragmentCount: Int16(clamping: parameters.count - beforeFragment), flags: flags,
        firstMark: firstMark, templateStart: templateStart, originStart: origin.start,
        originEnd: origin.end, isWebOrigin: origin.isWeb))
    let name = Array(route.name.utf8)
    let parent = LiteralTable.Namespace.routeName | UInt32(app)
    if literals.target(parent, name.span, 0..<name.count) < 0 {
      _ = literals.insert(parent, name.span, target: Int32(entries.count - 1))
    }
    if parameters.count - Int(first) > Captures.maximumCount {
      diagnostics.append(
        ManifestDiagnostic(
          code: "too-many-parameters", app: manifest.app, location: place,
          message: "A route has at most \(Captures.maximumCount) parameters"))
    }
    return Int32(entries.count - 1)
  }

  private mutating func addExclusionEntry(app: Int32, index: Int32) -> Int32 {
    let pattern = manifests[Int(app)].exclusions[Int(index)].pattern
    let first = Int32(parameters.count)
    var pathCount: Int16 = 0
    for component in pattern.components {
      switch component {
      case .literal: continue
      case .parameter(let name, let typeName, _, _), .catchAll(let name, let typeName, _):
        guard let type = type(named: typeName, inPath: true) else {
          report(
            undefined: typeName, in: manifests[Int(app)],
            at: ManifestLocation("exclude").index(Int(index)))
          continue
        }
        addParameter(name, type: type, flags: [])
        pathCount += 1
      }
    }
    entries.append(
      RouteTable.Entry(
        app: app, route: index, isExclusion: true, firstParameter: first, pathCount: pathCount,
        queryCount: 0, fragmentCount: 0, flags: []))
    return Int32(entries.count - 1)
  }

  private mutating func addParameter(
    _ name: String, type: Int32, flags: RouteTable.ParameterFlags
  ) {
    let bytes = Array(name.utf8)
    note(name.utf8)
    // A name that holds a separator never stands in a link as it is.
    if bytes.contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "&") }) {
      isSimple = false
    }
    let kept = min(8, bytes.count)
    var flags = flags
    if types[Int(type)].isSecret { flags.insert(.secret) }
    if bytes.allSatisfy(PercentEncoding.isUnreserved) { flags.insert(.plainName) }
    parameters.append(
      RouteTable.Parameter(
        word: LiteralTable.word(bytes.span, 0, bytes.count),
        wordMask: kept == 0 ? 0 : .max >> UInt64((8 - kept) * 8), nameOffset: UInt32(names.count),
        nameLength: UInt16(clamping: bytes.count), flags: flags, type: type))
    names += bytes
  }

  /// Adds the default of the last parameter in its canonical spelling.
  private mutating func addDefault(
    _ text: String, of name: String, in manifest: LinkManifest, at place: ManifestLocation
  ) {
    let index = parameters.count - 1
    let type = types[Int(parameters[index].type)]
    let bytes = Array(text.utf8)
    guard type.check(bytes.span, 0..<bytes.count) == .accepted else {
      diagnostics.append(
        ManifestDiagnostic(
          code: "invalid-default", app: manifest.app, location: place.key(name),
          message: "The default of \(name) is not a value of its type"))
      return
    }
    parameters[index].defaultOffset = UInt32(names.count)
    PercentEncoding.append(type.filter.canonicalText(bytes.span, 0..<bytes.count), to: &names)
    parameters[index].defaultLength =
      UInt16(clamping: names.count - Int(parameters[index].defaultOffset))
  }

  /// Adds where canonical links of a route start: its first host, or its first scheme.
  private mutating func addOrigin(
    of route: Route, in manifest: LinkManifest
  ) -> (start: Int32, end: Int32, isWeb: Bool) {
    let isUsual = route.hosts == nil && route.schemes == nil
    if isUsual, let usualOrigin { return usualOrigin }
    let host = (route.hosts ?? manifest.hosts).first
    let scheme = (route.schemes ?? manifest.schemes).first ?? manifest.app
    let start = Int32(template.count)
    template += (host.map { "https://" + $0 } ?? scheme + ":").utf8.map(\.asciiLowercased)
    let origin = (start, Int32(template.count), host != nil)
    if isUsual { usualOrigin = origin }
    return origin
  }

  /// Adds the canonical path of a pattern with marks where values belong.
  private mutating func addTemplate(_ pattern: RoutePattern) -> (start: Int32, firstMark: Int32) {
    let start = Int32(template.count)
    let firstMark = Int32(templateMarks.count)
    if pattern.components.isEmpty { template.append(UInt8(ascii: "/")) }
    for component in pattern.components {
      template.append(UInt8(ascii: "/"))
      switch component {
      case .literal(let text):
        appendLiteral(text)
      case .parameter(_, _, let prefix, let suffix):
        appendLiteral(prefix)
        templateMarks.append(Int32(template.count))
        appendLiteral(suffix)
      case .catchAll:
        templateMarks.append(Int32(template.count))
      }
    }
    templateMarks.append(Int32(template.count))
    return (start, firstMark)
  }

  /// Appends literal text of a path, where the characters that a path may hold stay as they are.
  private mutating func appendLiteral(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"),
        UInt8(ascii: "@"):
        template.append(byte)
      default: PercentEncoding.append(byte, to: &template)
      }
    }
  }

  private mutating func report(
    undefined type: String, in manifest: LinkManifest, at location: ManifestLocation
  ) {
    diagnostics.append(
      ManifestDiagnostic(
        code: "undefined-type", app: manifest.app, location: location,
        message: "There is no type named \(type)"))
  }

  // MARK: Patterns

  /// Notes whether all bytes of a text are ordinary in links.
  private mutating func note(_ bytes: some Sequence<UInt8>) {
    if isSimple, !bytes.allSatisfy(URLParts.isOrdinary) { isSimple = false }
  }

  private mutating func addNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  private mutating func insert(
    _ pattern: RoutePattern, folded: Bool, entry: Int32, root: Int32
  ) {
    guard pattern.components.count <= Self.maximumComponents else {
      let manifest = manifests[Int(entries[Int(entry)].app)]
      diagnostics.append(
        ManifestDiagnostic(
          code: "too-many-components", app: manifest.app, location: location(of: entry),
          message: "A path has at most \(Self.maximumComponents) components"))
      return
    }
    var node = root
    for (index, component) in pattern.components.enumerated() {
      switch component {
      case .literal(let text):
        node = child(of: node, literal: text, folded: folded)
      case .parameter(_, let typeName, let prefix, let suffix):
        guard let type = type(named: typeName, inPath: true) else { return }
        node = child(of: node, type: type, prefix: prefix, suffix: suffix)
      case .catchAll(_, let typeName, let minimum):
        guard let type = type(named: typeName, inPath: true) else { return }
        guard index == pattern.components.count - 1 else {
          diagnostics.append(
            ManifestDiagnostic(
              code: "catch-all-not-last", app: manifests[Int(entries[Int(entry)].app)].app,
              location: location(of: entry),
              message: "A catch-all stands only at the end of a path"))
          return
        }
        catchAlls.append(
          RouteTable.CatchAll(
            type: type, minimum: Int32(clamping: minimum), entry: entry,
            next: nodes[Int(node)].catchAll))
        nodes[Int(node)].catchAll = Int32(catchAlls.count - 1)
        return
      }
    }
    // An entry may end in several tries; a chain through `next` would tie them, so an entry that is
    // already somewhere gets a copy.
    let place = entries[Int(entry)].isPlaced ? copy(of: entry) : entry
    entries[Int(place)].isPlaced = true
    entries[Int(place)].next = nodes[Int(node)].entry
    nodes[Int(node)].entry = place
  }

  private mutating func copy(of entry: Int32) -> Int32 {
    entries.append(entries[Int(entry)])
    return Int32(entries.count - 1)
  }

  private func location(of entry: Int32) -> ManifestLocation {
    let entry = entries[Int(entry)]
    return entry.isExclusion
      ? ManifestLocation("exclude").index(Int(entry.route))
      : ManifestLocation(
        "routes", manifests[Int(entry.app)].routes[Int(entry.route)].name, "path")
  }

  private mutating func child(of node: Int32, literal: String, folded: Bool) -> Int32 {
    let bytes = folded ? literal.utf8.map(\.asciiLowercased) : Array(literal.utf8)
    note(literal.utf8)
    let namespace = folded ? LiteralTable.Namespace.folded : LiteralTable.Namespace.exact
    let parent = UInt32(node) | namespace
    let found = literals.target(parent, bytes.span, 0..<bytes.count)
    if found >= 0 { return found }
    let child = addNode()
    let slot = literals.insert(parent, bytes.span, target: child)
    literalChildren.append(
      RouteTable.LiteralChild(
        slot: slot, child: child, isFolded: folded, next: nodes[Int(node)].literal))
    nodes[Int(node)].literal = Int32(literalChildren.count - 1)
    if folded {
      nodes[Int(node)].hasFoldedLiterals = true
    } else {
      nodes[Int(node)].hasExactLiterals = true
    }
    return child
  }

  private mutating func child(
    of node: Int32, type: Int32, prefix: String, suffix: String
  ) -> Int32 {
    guard !prefix.isEmpty || !suffix.isEmpty else {
      return edge(type, from: nodes[Int(node)].edge) { $0.nodes[Int(node)].edge = $1 }
    }
    let lengths = (UInt16(clamping: prefix.utf8.count), UInt16(clamping: suffix.utf8.count))
    var shape = nodes[Int(node)].shape
    while shape >= 0, (shapes[Int(shape)].prefix, shapes[Int(shape)].suffix) != lengths {
      shape = shapes[Int(shape)].next
    }
    if shape < 0 {
      shapes.append(
        RouteTable.Shape(
          prefix: lengths.0, suffix: lengths.1, next: nodes[Int(node)].shape, affix: -1))
      shape = Int32(shapes.count - 1)
      nodes[Int(node)].shape = shape
    }
    let bytes = Array(prefix.utf8) + Array(suffix.utf8)
    note(bytes)
    let parent = UInt32(shape) | LiteralTable.Namespace.affix
    var affix = literals.target(parent, bytes.span, 0..<bytes.count)
    if affix < 0 {
      affix = Int32(affixes.count)
      let slot = literals.insert(parent, bytes.span, target: affix)
      affixes.append(RouteTable.Affix(edge: -1, slot: slot, next: shapes[Int(shape)].affix))
      shapes[Int(shape)].affix = affix
    }
    return edge(type, from: affixes[Int(affix)].edge) { $0.affixes[Int(affix)].edge = $1 }
  }

  /// The child along a type in a list of edges, added in front if there is none.
  private mutating func edge(
    _ type: Int32, from first: Int32, setFirst: (inout Self, Int32) -> Void
  ) -> Int32 {
    var edge = first
    while edge >= 0 {
      if edges[Int(edge)].type == type { return edges[Int(edge)].child }
      edge = edges[Int(edge)].next
    }
    let child = addNode()
    edges.append(RouteTable.Edge(type: type, child: child, next: first))
    setFirst(&self, Int32(edges.count - 1))
    return child
  }
}

extension String {
  /// The text with `A–Z` turned into `a–z` and everything else kept.
  package var asciiLowercased: String {
    String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }
}
