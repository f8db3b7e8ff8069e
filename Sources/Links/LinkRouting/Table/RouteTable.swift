import URLSyntax
import TextPrimitives

/// The routes of some manifests, compiled for matching: a trie of path components in flat arrays.
///
/// A node represents the beginning of one or more patterns. It has five kinds of choices, in this
/// order of precedence:
///
/// 1. Literals, in the shared ``LiteralTable``.
/// 2. Typed parameters.
/// 3. Typed parameters with literal text around them, which are looked up by that text.
/// 4. Components with several parameters.
/// 5. Catch-alls.
///
/// Patterns with the same beginning share nodes, so a search visits a node at most once. The time
/// for a search depends on the nodes that the link can reach, not on the number of routes.
final class RouteTable: Sendable {
  struct Node: Sendable {
    /// The first entry whose pattern ends at this node, or -1.
    var entry: Int32 = -1
    /// The first parameter edge, or -1.
    var edge: Int32 = -1
    /// The first shape of literal text around parameters, or -1.
    var shape: Int32 = -1
    /// The first catch-all, or -1.
    var catchAll: Int32 = -1
    /// The first literal child, exact or folded, or -1.
    var literal: Int32 = -1
    var hasExactLiterals = false
    var hasFoldedLiterals = false
    /// The step that a search takes at this node for the next component.
    var step = Step.choices
    /// The index of the set of twins that contains this node, or -1.
    ///
    /// Twins are nodes at the same depth that continue with the same patterns: if a search fails
    /// below one twin, it fails below all of them. A node that has components with several
    /// parameters always has an index; see ``Shape/isCompound``.
    var twin: Int32 = -1
  }

  struct Edge: Sendable {
    var type: Int32
    var child: Int32
    var next: Int32
  }

  /// The lengths of the literal text before and after a parameter of a node.
  struct Shape: Sendable {
    var prefix: UInt16
    var suffix: UInt16
    var next: Int32
    /// The first affix of this shape, as an index of `affixes`.
    var affix: Int32

    /// `true` for components with several parameters.
    ///
    /// The shape has one affix without a literal, and the types of its edges are indices of
    /// `compounds`. A node with such a shape always has an index in ``Node/twin``. A search of a
    /// node without an index therefore need not look for such components.
    var isCompound: Bool { prefix == 0 && suffix == 0 }
  }

  /// Literal text before and after a parameter, with the edges of all parameters that have this
  /// text around them.
  struct Affix: Sendable {
    var edge: Int32
    var slot: Int32
    var next: Int32
  }

  /// A catch-all that ends a pattern, or one that a group of patterns share before further
  /// components.
  ///
  /// The tail is the components after the catch-all. In the list of a node, longer tails precede
  /// shorter ones.
  struct CatchAll: Sendable {
    var type: Int32
    var minimum: Int32
    /// The entry of the pattern; for a group, the entry of its first pattern.
    var entry: Int32
    var next: Int32
    /// The root of the trie of the components after the catch-all, or -1.
    ///
    /// All patterns of the trie have the same number of components.
    var tail: Int32 = -1
    /// The number of components after the catch-all.
    var tailCount: Int32 = 0
  }

  struct LiteralChild: Sendable {
    var slot: Int32
    var child: Int32
    var isFolded: Bool
    var next: Int32
  }

  /// A route or an exclusion at the end of a pattern.
  struct Entry: Sendable {
    var app: Int32
    /// The index of the route or of the exclusion in its manifest.
    var route: Int32
    var isExclusion: Bool
    /// The index of the pattern in `Route.patterns`; 0 for the route's own path with all of its
    /// optional parts.
    var pattern: Int16 = 0
    /// The index in `parameters` of this entry's first parameter.
    ///
    /// The parameters are in the order path, query, fragment.
    var firstParameter: Int32
    var pathCount: Int16
    var queryCount: Int16
    var fragmentCount: Int16
    var flags: Flags
    /// The index in `templateMarks` of this entry's first mark.
    ///
    /// An entry has one more mark than it has path parameters.
    var firstMark: Int32 = 0
    /// The offset of the canonical path in `template`.
    var templateStart: Int32 = 0
    /// The range in `template` of the scheme and the host of canonical links.
    var originStart: Int32 = 0
    var originEnd: Int32 = 0
    /// `true` if the origin is `https`, not a custom scheme.
    var isWebOrigin = false
    /// The next entry that ends at the same node, or -1.
    var next: Int32 = -1
    /// `true` if a node refers to the entry.
    var isPlaced = false

    var parameterCount: Int { Int(pathCount) + Int(queryCount) + Int(fragmentCount) }

    /// `true` if a link matches with and without a trailing slash.
    var toleratesSlash: Bool { !flags.contains(.refusesSlash) && !flags.contains(.requiresSlash) }
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16
    static let refusesSlash = Flags(rawValue: 1)
    static let requiresSlash = Flags(rawValue: 2)
    static let rejectsUnknownKeys = Flags(rawValue: 4)
    static let formEncoded = Flags(rawValue: 8)
    static let hasRequired = Flags(rawValue: 16)
    /// A link of the route may match a different route or an exclusion, depending on its values.
    static let contested = Flags(rawValue: 32)
    /// A parameter of the query or the fragment drops empty or invalid values.
    static let mayDrop = Flags(rawValue: 64)
    /// The route has conditions, is retired, has a parameter in its host, or has a fragment without
    /// keys.
    static let conditional = Flags(rawValue: 128)
    /// The path lacks an optional parameter of the route.
    static let partial = Flags(rawValue: 256)
    /// Some links are spelled differently from their canonical links, which may match a different
    /// route or an exclusion.
    static let respelled = Flags(rawValue: 512)
    /// The route is retired, so the entry has a redirect.
    static let retired = Flags(rawValue: 1024)
    /// For links of up to ``Redirect/maximumCertainLength`` bytes, the link that replaces a link of
    /// the retired route is proved to be valid.
    static let hasCertainRedirect = Flags(rawValue: 2048)
    // The raw values of the following sets are calculated, because the optimizer does not always
    // evaluate a literal with several options, such as `[.a, .b]`, at compile time.
    /// The options that require checks after the query and the fragment are read.
    static let checked = Flags(rawValue: hasRequired.rawValue | reviewed.rawValue)
    /// The options that require checks after all parameters are known to be valid.
    static let reviewed = Flags(rawValue: conditional.rawValue | respelled.rawValue)
    /// The options for which the values of a match must be changed before typed code can read them.
    static let unusualValues = Flags(rawValue: formEncoded.rawValue | partial.rawValue)
  }

  struct Parameter: Sendable {
    /// The first eight bytes of the key; see ``LiteralTable/word(_:from:count:setting:)``.
    var word: UInt64
    /// The mask of the bytes of `word` that are part of the key.
    var wordMask: UInt64
    /// The offset in `names` of the key, as links contain it before percent-encoding.
    var keyOffset: UInt32
    var keyLength: UInt16
    var flags: ParameterFlags
    var type: Int32
    /// The offset in `names` of the default value, canonical and percent-encoded.
    ///
    /// The range is empty if there is no default.
    var defaultOffset: UInt32 = 0
    var defaultLength: UInt16 = 0
    /// The length of the name, which is also the key unless the manifest declares a different key.
    var nameLength: UInt16
    /// The offset in `names` of the name.
    var nameOffset: UInt32
    /// The first eight bytes of the name.
    var nameWord: UInt64

    var hasEmptyDefault: Bool { flags.contains(.hasDefault) && defaultLength == 0 }
  }

  struct ParameterFlags: OptionSet, Sendable {
    let rawValue: UInt8
    static let required = ParameterFlags(rawValue: 1)
    static let repeated = ParameterFlags(rawValue: 2)
    /// An invalid value is dropped, and the link matches without it.
    static let dropsInvalid = ParameterFlags(rawValue: 4)
    static let secret = ParameterFlags(rawValue: 8)
    static let catchAll = ParameterFlags(rawValue: 16)
    static let hasDefault = ParameterFlags(rawValue: 32)
    /// All bytes of the key are unreserved, so the key is never percent-encoded.
    static let plainKey = ParameterFlags(rawValue: 64)
    /// The value is a label of the host; see RouteTable+Subdomains.swift.
    static let subdomain = ParameterFlags(rawValue: 128)
  }

  /// The roots of the routes and exclusions for a host or a scheme.
  struct Origin: Sendable {
    /// The root of the routes.
    var root: Int32
    /// The root of the exclusions, or -1.
    var exclusionRoot: Int32
    /// The first app that declares the origin.
    var app: Int32
    /// `true` if the exclusions apply only to the root path, so other paths need not be compared
    /// with them.
    var excludesOnlyRoot = false
    /// `true` if all apps of the host read an `http` link as its `https` counterpart.
    var upgradesHTTP = false
  }

  let manifests: [LinkManifest]
  /// The reasons why parts of the manifests are not in the table.
  let diagnostics: [ManifestDiagnostic]
  let literals: LiteralTable
  let nodes: [Node]
  let edges: [Edge]
  let shapes: [Shape]
  let affixes: [Affix]
  let catchAlls: [CatchAll]
  let literalChildren: [LiteralChild]
  let entries: [Entry]
  let parameters: [Parameter]
  /// The names, the keys and the encoded default values of all parameters.
  let names: Bytes
  /// The origins and the canonical paths of all entries, percent-encoded, without the values of
  /// parameters.
  let template: Bytes
  /// For each entry, the offsets in `template` at which values are inserted, then the path's end.
  let templateMarks: [Int32]
  let types: [CompiledType]
  /// The filters of `types` in a contiguous array.
  let filters: [ValueFilter]
  /// `true` if links can contain all of these without percent-encoding: the hosts, schemes,
  /// literals and keys of the whole table, and the values of its enumerations and regular
  /// expressions.
  ///
  /// A link that contains them at the expected positions needs no separate scan for invalid bytes.
  let isSimple: Bool
  /// The components with several parameters.
  let compounds: [CompiledCompound]
  let origins: [Origin]
  /// The ordered lists of exclusions with exceptions, one for each app, by the exclusion root.
  ///
  /// The dictionary is empty if no manifest has exceptions.
  let exclusionLayers: [Int32: [[ExclusionLayer]]]
  /// The indices in `compounds` of the fragments without keys, by the first parameter of a route.
  let fragmentPatterns: [Int32: Int32]
  /// The conditions of routes, by the index of their first parameter.
  ///
  /// Empty lists at the end may be missing.
  let conditions: [[Condition]]
  /// The subdomain parameters of routes, by the index of their first parameter.
  let subdomains: [Int32: Subdomain]
  /// The redirects of retired routes.
  let redirects: [RouteKey: Redirect]
  /// The paths of routes with optional parts, by the first mark of the entry with all parts.
  let optionalPaths: [Int32: [OptionalPath]]
  /// The parameters of paths that lack optional parameters, by the first mark of their entries.
  let partialPaths: [Int32: PartialPath]
  /// The number of 32-bit words that one search needs: ``slotCount`` words for parameters, and
  /// further words with one bit for each set of twins.
  ///
  /// The bit is set when the search fails below a twin of the set.
  let captureCount: Int
  /// The number of slots for parameters, which is sufficient for every entry.
  let slotCount: Int
  /// `true` if a manifest declares a wildcard host.
  let hasWildcardHosts: Bool
  /// The secret keys of the apps, grouped by apps that share a host or a scheme.
  let secrets: SecretScopes
  /// The entries with a secret parameter in their path, or in a fragment without keys.
  let secretPathEntries: [Int]

  init(_ builder: consuming RouteTableBuilder) {
    manifests = builder.manifests
    diagnostics = builder.diagnostics
    literals = builder.literals
    var allNodes = builder.nodesWithSteps
    var twinCount = builder.markTwins(&allNodes)
    if !builder.compounds.isEmpty { builder.markCompounds(&allNodes, &twinCount) }
    nodes = allNodes
    edges = builder.edges
    shapes = builder.shapes
    affixes = builder.affixes
    catchAlls = builder.catchAlls
    literalChildren = builder.literalChildren
    entries = builder.entries
    parameters = builder.parameters
    names = builder.names
    isSimple = builder.isSimple
    template = builder.template
    templateMarks = builder.templateMarks
    types = builder.types
    filters = builder.types.map(\.filter)
    compounds = builder.compounds
    origins = builder.origins
    exclusionLayers = builder.exclusionLayers
    conditions = builder.conditions
    subdomains = builder.subdomains
    redirects = builder.redirects
    optionalPaths = builder.optionalPaths
    partialPaths = builder.partialPaths
    fragmentPatterns = builder.fragmentPatterns
    slotCount = max(
      CaptureSlots.usualCount, builder.entries.lazy.map(\.parameterCount).max() ?? 0)
    captureCount = slotCount + (twinCount + 31) / 32
    hasWildcardHosts = builder.manifests.contains {
      $0.hosts.contains(where: WildcardHost.isWildcard)
    }
    secrets = SecretScopes(builder.manifests, keys: builder.secretKeys)
    secretPathEntries = builder.entries.indices.filter { index in
      let entry = builder.entries[index]
      let first = Int(entry.firstParameter)
      let end = first + Int(entry.parameterCount)
      let hasPattern = builder.fragmentPatterns[entry.firstParameter] != nil
      let places =
        Array(first..<first + Int(entry.pathCount))
        + (hasPattern ? Array(end - Int(entry.fragmentCount)..<end) : [])
      return !entry.isExclusion
        && places.contains { builder.parameters[$0].flags.contains(.secret) }
    }
  }
}

extension RouteTable {
  /// Returns the name of a parameter.
  func name(of parameter: Parameter) -> String {
    let start = Int(parameter.nameOffset)
    return String(
      decoding: names[start..<start + Int(parameter.nameLength)], as: UTF8.self)
  }

  /// Returns `true` if the name of a parameter equals a string byte for byte.
  func hasName(_ parameter: Parameter, _ name: String) -> Bool {
    guard name.utf8.count == Int(parameter.nameLength) else { return false }
    return name.withSpan { bytes in
      LiteralTable.word(bytes, from: 0, count: bytes.count) == parameter.nameWord
        && (bytes.count <= 8
          || hasLongName(Int(parameter.nameOffset), bytes.count, bytes, from: 0))
    }
  }

  /// Returns the key of a parameter in links, before percent-encoding.
  func key(of parameter: Parameter) -> String {
    let start = Int(parameter.keyOffset)
    return String(decoding: names[start..<start + Int(parameter.keyLength)], as: UTF8.self)
  }

  /// Returns the default value of a parameter, or `nil` if it has none.
  func defaultValue(of parameter: Parameter) -> ParameterValue? {
    guard parameter.flags.contains(.hasDefault) else { return nil }
    let start = Int(parameter.defaultOffset)
    let range = start..<start + Int(parameter.defaultLength)
    let encoded = Bytes(names[range])
    let decoded = DecodedRange(0..<encoded.count, of: encoded.span)
    return types[Int(parameter.type)].value(decoded.bytes.span, 0..<decoded.bytes.count)
  }

  /// Returns the parameters of an entry in the order path, query, fragment.
  func parameters(of entry: Entry) -> [Parameter] {
    let start = Int(entry.firstParameter)
    return Array(parameters[start..<start + entry.parameterCount])
  }

  /// Returns the pattern of an entry that is not an exclusion.
  func pattern(of entry: Entry) -> RoutePattern {
    let route = route(of: entry)
    return entry.pattern == 0 && route.pattern.optionalParts.isEmpty
      ? route.pattern : route.patterns[Int(entry.pattern)]
  }

  /// Returns the route of an entry that is not an exclusion.
  func route(of entry: Entry) -> Route {
    manifests[Int(entry.app)].routes[Int(entry.route)]
  }
}
